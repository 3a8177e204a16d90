// Up to how many symbols all numbers of a table are listed, and from where on they are joined when they are asked for.
import type { ShakeRules as EquationsRules } from '@openshake/rules/equations';
import type { Counts } from './bags.ts';
import { POWER } from './signs.ts';

export interface Depth {
  /** So many symbols are listed even where something in them is in doubt; larger ones are then joined on demand, which meets fewer doubts. */
  readonly surely: number;
  /** Numbers of so many symbols are listed. */
  readonly listed: number;
  /** Of so many the fractions are listed, and it is told where other numbers may be, unless there are too many. */
  readonly outlined: number;
  /** All bags of a fraction are kept up to so many symbols. */
  readonly kept: number;
}

/** Where nearly all numbers are fractions there are few. */
const WHOLE: Depth = { surely: 5, listed: 9, outlined: 10, kept: 12 };
const UPRIGHT: Depth = { surely: 5, listed: 6, outlined: 8, kept: 9 };
/** Turned cubes have four values each. */
const TURNED: Depth = { surely: 3, listed: 4, outlined: 5, kept: 7 };

export function depthOf(counts: Counts, { turnedCubes, powersAndRoots }: EquationsRules): Depth {
  if (turnedCubes) return TURNED;
  // Two powers make towers, which are dear: not more of them are listed than must be.
  return powersAndRoots === 'ofWholeNumbers' && (counts[POWER] ?? 0) < 2 ? WHOLE : UPRIGHT;
}
