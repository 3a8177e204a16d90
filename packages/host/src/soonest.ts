// Who comes first when several are about to act.
import type { Player } from '@openshake/rules';
import type { Chance } from './dice.ts';
import type { Deed } from './seated.ts';

/** After this many refusals in a row, a seat is not asked again until something happens. */
export const MOST_REFUSALS = 3;

/** A charge or challenge of the last move comes before the next move if both are ready at once. */
const FIRST: readonly string[] = ['charge', 'challenge', 'pick-up-block'];
const rank = ({ action }: Deed): number => (FIRST.includes(action.type) ? FIRST.indexOf(action.type) : FIRST.length);

/** A deed and its seat. */
export interface Meant {
  by: Player;
  deed: Deed;
}

/** The deed that comes first. Chance breaks ties. */
export function soonest(deeds: readonly Meant[], chance: Chance): Meant | undefined {
  const order = (one: Deed, other: Deed) => one.after - other.after || rank(one) - rank(other);
  const sorted = deeds.toSorted((one, other) => order(one.deed, other.deed));
  const [first] = sorted;
  if (!first) return undefined;
  const level = sorted.filter(({ deed }) => order(deed, first.deed) === 0);
  return level[level.length > 1 ? chance(level.length) : 0];
}
