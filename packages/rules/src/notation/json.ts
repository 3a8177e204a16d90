// JSON inside notation: printed on one line without control characters, and compared by what it says.

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (characters: string): string =>
  Array.from(
    { length: characters.length },
    (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A JSON text without a character that is invisible, breaks a line or turns the writing around. */
export const makeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => escaped(character));

/** Whether two JSON values say the same thing, in any order of fields. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => sameJson(item, other[at]))
    );
  }
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && sameJson(one[field], other[field]))
  );
}
