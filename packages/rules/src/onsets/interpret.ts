// All readings of one Solution: Restrictions first, then the Set-Name on the cards that are left.
import { type CardSet, countCards } from './cards.ts';
import type { Restriction, Row } from './parse.ts';
import { countReadings, eachReading, valuesOf, type World } from './readings.ts';
import { countRestrictionReadings, type Removal, removals } from './restricting.ts';

/** One reading of a whole Solution and what comes of it. */
export interface Reading {
  text: string;
  restrictions: string[];
  /** The cards that each Restriction removes. */
  removed: CardSet[];
  /** The Universe after the Restrictions. */
  left: CardSet;
  /** The cards that the Set-Name names. */
  named: CardSet;
  value: number;
}

export interface Readings {
  /** How many ways of grouping there are. */
  count: bigint;
  /** Every reading where they are few; else one for each distinct outcome. */
  list: Reading[];
}

/** Up to this many readings are listed one by one; beyond it one for each outcome. */
const FEW = 64n;

/** Works a Solution out in every reading. `doubled`: the cards that count twice. */
export function interpret(row: Row, restrictions: readonly Restriction[], world: World, doubled: CardSet): Readings {
  const count = restrictions.reduce(
    (so, restriction) => so * countRestrictionReadings(restriction),
    countReadings(row),
  );
  const oneByOne = count <= FEW;
  const parts = restrictions.map((restriction) => removals(restriction, world, oneByOne));
  const setNames = oneByOne ? [...eachReading(row, world)] : distinctSetNames(row, world);
  const list: Reading[] = [];
  const seen = new Set<string>();
  for (const removal of eachChoice(parts)) {
    const removed = removal.map((each) => each.removed);
    const left = removed.reduce((set, each) => set & ~each, world.universe);
    for (const { set, text } of setNames) {
      const named = set & left;
      const outcome = `${removed.join()};${named}`;
      if (!oneByOne && seen.has(outcome)) continue;
      seen.add(outcome);
      const value = countCards(named) + countCards(named & doubled);
      list.push({ text, restrictions: removal.map((each) => each.text), removed, left, named, value });
    }
  }
  return { count, list };
}

function distinctSetNames(row: Row, world: World): { set: CardSet; text: string }[] {
  const values = valuesOf(row, world);
  return values.sets.map((set) => ({
    set,
    get text() {
      return values.text(set);
    },
  }));
}

/** Every way to choose one removal for each Restriction. */
function eachChoice(parts: readonly Removal[][]): Removal[][] {
  return parts.reduce<Removal[][]>(
    (choices, part) => choices.flatMap((choice) => part.map((each) => [...choice, each])),
    [[]],
  );
}
