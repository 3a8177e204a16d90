// What Restrictions do: which cards they take out of the Universe, in every reading.
import type { CardSet } from './cards.ts';
import type { Restriction } from './parse.ts';
import { countReadings, type Effort, eachReading, spend, valuesOf, type World } from './readings.ts';

/** One outcome of a Restriction: the cards that it removes, and the Restriction in that reading. */
export interface Removal {
  removed: CardSet;
  text: string;
}

/** The cards that break one link: in the first set but not the second and, for =, the other way around. */
const breaking = (relation: string, left: CardSet, right: CardSet): CardSet =>
  relation === 'C' ? left & ~right : left ^ right;

interface Side {
  set: CardSet;
  text: string;
}

interface Chain {
  removed: CardSet;
  last: CardSet;
  text: string;
}

/** What a chain of two readings costs, in pairs of sets, because its text is written. */
const CHAINING = 64;

/** The distinct removals of a Restriction over all its readings, or all of them one by one. Works the links from left to right. */
export function removals(
  { sides, relations }: Restriction,
  world: World,
  oneByOne: boolean,
  effort: Effort,
): { list: Removal[]; isComplete: boolean } {
  let chains: Chain[] = [];
  let isComplete = true;
  for (const [index, row] of sides.entries()) {
    const values = oneByOne ? undefined : valuesOf(row, world, effort);
    const choices: Side[] = values
      ? values.sets.map((set) => ({ set, text: values.text(set) }))
      : [...eachReading(row, world)];
    isComplete &&= values?.isComplete ?? true;
    if (index === 0) {
      chains = choices.map(({ set, text }) => ({ removed: 0, last: set, text }));
      continue;
    }
    const relation = relations[index - 1] ?? '=';
    const next: Chain[] = [];
    for (const { removed, last, text } of chains) {
      // Follows at least one chain to its end.
      if (!oneByOne && effort.left <= 0 && next.length > 0) {
        isComplete = false;
        break;
      }
      spend(effort, choices.length * CHAINING);
      for (const side of choices)
        next.push({
          removed: removed | breaking(relation, last, side.set),
          last: side.set,
          text: `${text} ${relation} ${side.text}`,
        });
    }
    chains = oneByOne ? next : distinct(next, ({ removed, last }) => removed * 65_536 + last);
  }
  return { list: oneByOne ? chains : distinct(chains, ({ removed }) => removed), isComplete };
}

const distinct = <T>(list: readonly T[], key: (item: T) => number): T[] => [
  ...new Map(list.map((item) => [key(item), item])).values(),
];

/** How many ways a Restriction can be grouped. */
export const countRestrictionReadings = ({ sides }: Restriction): bigint =>
  sides.reduce((count, side) => count * countReadings(side), 1n);
