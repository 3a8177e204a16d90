// Names that the server makes: ids that nobody can guess, and codes that people can say aloud.
import { randomBytes, randomInt } from 'node:crypto';

/** 128 bits, safe in an address. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** No 0 or O, no 1, I or L, no 5 or S, no 8 or B, no 2 or Z, no U or V. */
const SIGNS = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 6;

export const newCode = (length = LENGTH): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A code as it is stored, from how somebody typed it; null if it cannot be one. */
export function readCode(typed: string, length = LENGTH): string | null {
  if (typed.length > 4 * length) return null;
  const code = typed.toUpperCase().replaceAll(/[\s.-]/g, '');
  return code.length === length && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}
