// Shows what somebody wrote, whatever it is, shortened to fit a sentence. Lists and objects are not spelled out: they may nest without end.
const LONGEST = 40;

export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
