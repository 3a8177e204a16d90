// Shows what somebody wrote, whatever it is, shortened to fit a sentence.
const LONGEST = 40;

export function quote(value: unknown): string {
  if (value === undefined || value === null) return UNREADABLE;
  // Nested values are not spelled out: they may nest forever.
  const isFlat = typeof value !== 'object' || Object.values(value).every((inner) => typeof inner !== 'object');
  if (!isFlat) return UNREADABLE;
  if (typeof value === 'number') return cut(numeral(value) ?? UNREADABLE);
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** A text inside a sentence. A long one is cut, but never in the middle of a character. */
export function cut(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const half = /[\ud800-\udbff]$/.test(text.slice(0, longest));
  return `${text.slice(0, half ? longest - 1 : longest)}…`;
}

/** A number in digits, as people write it, never 1e+21. Undefined if it is too large for that. */
function numeral(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (Number.isInteger(value)) return String(BigInt(value));
  return String(value).includes('e') ? value.toFixed(20) : String(value);
}

/** Takes the place of something on the paper that nobody can read. */
export const UNREADABLE = '…';

/** The text in a place for text. Anything else is still something on the paper, but nobody can read it. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return numeral(value) ?? UNREADABLE;
  return typeof value === 'object' ? UNREADABLE : String(value);
}
