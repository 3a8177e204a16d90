// A number that we look for.
import { exactNumber } from '@openshake/rules/equations';
import type { Near } from './near.ts';
import { nearOf } from './search.ts';

/** For a square root, its square is also known, as a fraction. */
export interface Wanted extends Near {
  readonly square?: Near | undefined;
}

export function wantedOf(value: exactNumber.Exact): Wanted {
  const plain = nearOf(value);
  if (plain.d !== 0) return plain;
  const square = nearOf(exactNumber.multiply(value, value));
  return square.d !== 0 ? { ...plain, square } : plain;
}
