// Shows what somebody wrote, whatever it is, shortened to fit a sentence.
const LONGEST = 40;

export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  // What nests is not spelled out: it may nest without end.
  const isFlat = typeof value !== 'object' || Object.values(value).every((inner) => typeof inner !== 'object');
  if (!isFlat) return Array.isArray(value) ? 'a list' : 'an object';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What stands in a place for text. What is no text is still something on the paper, though nothing that can be read. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? '…' : String(value);
}
