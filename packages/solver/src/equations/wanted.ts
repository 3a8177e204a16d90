// A number as it is looked for.
import { exactNumber } from '@openshake/rules';
import type { Near } from './near.ts';
import * as near from './near.ts';
import { nearOf } from './search.ts';

/** Of a square root its square is known as well, as a fraction. */
export interface Wanted extends Near {
  readonly square?: Near | undefined;
}

/** Roots up to this one are known as roots. */
const MOST_INDEX = 9;

/** A root of a fraction that is no such power is no fraction. */
export function wantedOf(value: exactNumber.Exact): Wanted {
  const plain = nearOf(value);
  if (plain.d !== 0) return plain;
  for (let index = 2; index <= MOST_INDEX; index += 1) {
    const power = exactNumber.power(value, exactNumber.fromInteger(index));
    if ('undefined' in power) return plain;
    const radicand = nearOf(power.ok);
    if (radicand.d === 0 || radicand.n <= 0) continue;
    const { surd } = near.powerOfPositive(radicand, near.lowest(1, index));
    return { ...plain, surd, square: index === 2 ? radicand : undefined };
  }
  return plain;
}
