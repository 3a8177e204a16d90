// A value from a program that is not a cube or card is refused in words, so that nobody mistakes a typo for "there is no Solution".

/** At most this many characters of a text are repeated. */
const MOST_QUOTED = 40;

/** A value as a message repeats it: texts in quotation marks, long ones cut. */
export function quoted(value: unknown): string {
  if (typeof value !== 'string')
    return Array.isArray(value) ? 'a list' : typeof value === 'object' && value ? 'an object' : String(value);
  return JSON.stringify(value.length > MOST_QUOTED ? `${value.slice(0, MOST_QUOTED)}…` : value);
}

/** The list, or a refusal that names it. */
export function listOf(name: string, value: unknown, example: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new RangeError(`${name} must be a list, such as ${example}; it is ${quoted(value)}.`);
}
