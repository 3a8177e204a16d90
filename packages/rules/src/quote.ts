// Shows what somebody wrote, whatever it is, shortened to fit a sentence.
const LONGEST = 40;

export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
