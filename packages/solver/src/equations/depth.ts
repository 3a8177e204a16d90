// Up to how many symbols all numbers of a table are listed, and from where on they are joined on demand.
import type { ShakeRules as EquationsRules } from '@openshake/rules/equations';
import type { Counts } from './bags.ts';
import { POWER } from './signs.ts';

export interface Depth {
  /** This many symbols are listed even if something in them is in doubt. Larger ones are then joined on demand, which meets fewer doubts. */
  readonly surely: number;
  /** Numbers of up to this many symbols are listed. */
  readonly listed: number;
  /** Up to this many symbols, the fractions are listed, and where other numbers may be, unless there are too many. */
  readonly outlined: number;
  /** All bags of a fraction are kept up to this many symbols. */
  readonly kept: number;
}

/** If nearly all numbers are fractions, there are few. */
const WHOLE: Depth = { surely: 5, listed: 9, outlined: 10, kept: 12 };
const UPRIGHT: Depth = { surely: 5, listed: 6, outlined: 8, kept: 9 };
/** Turned cubes have four values each. */
const TURNED: Depth = { surely: 3, listed: 4, outlined: 5, kept: 7 };

export function depthOf(counts: Counts, { turnedCubes, powersAndRoots }: EquationsRules): Depth {
  if (turnedCubes) return TURNED;
  // Two powers make towers, which are expensive, so we list no more of them than we must.
  return powersAndRoots === 'ofWholeNumbers' && (counts[POWER] ?? 0) < 2 ? WHOLE : UPRIGHT;
}
