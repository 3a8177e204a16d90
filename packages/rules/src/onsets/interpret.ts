// All readings of one Solution: Restrictions first, then the Set-Name on the remaining cards.
import { takes } from '../atOnce.ts';
import { type CardSet, countCards } from './cards.ts';
import type { Restriction, Row } from './parse.ts';
import { countReadings, type Effort, eachReading, newEffort, setsIn, valuesOf, type World } from './readings.ts';
import { countRestrictionReadings, type Removal, removals } from './restricting.ts';

/** One reading of a whole Solution and its outcome. */
export interface Reading {
  /** The Set-Name with every grouping, written only when someone needs it. */
  text: () => string;
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
  /** Every reading if there are few; otherwise one for each distinct outcome. */
  list: Reading[];
  /** Whether no outcome is left out. Some may be, once a failing one has been found. */
  complete: boolean;
}

/** Up to this many readings are listed one by one; beyond that, one for each outcome. */
const FEW = 64n;
/** Once an outcome fails, this many are enough. */
const ENOUGH = 1_000;
/** No kit comes close to this many outcomes. The limit only keeps a made-up position from filling memory or running for minutes. */
const MOST = 400_000;
const MOST_TRIED = 4_000_000;
/** The work for one reading. */
const READING = 0.1;

/** Works out a Solution in every reading. `doubled`: the cards that count twice; `fails`: whether a value misses the Goal. */
export function interpret(
  row: Row,
  restrictions: readonly Restriction[],
  world: World,
  doubled: CardSet,
  fails: (value: number) => boolean,
): Readings {
  const count = restrictions.reduce((so, each) => so * countRestrictionReadings(each), countReadings(row));
  const oneByOne = count <= FEW;
  const rows = [row, ...restrictions.flatMap(({ sides }) => sides)];
  const effort = newEffort(rows.reduce((sum, each) => sum + setsIn(each), 0));
  const parts = restrictions.map((restriction) => removals(restriction, world, oneByOne, effort));
  const { list: setNames, isComplete } = oneByOne
    ? { list: [...eachReading(row, world)].map(({ set, text }) => ({ set, text: () => text })), isComplete: true }
    : distinctSetNames(row, world, effort);
  const complete = isComplete && parts.every((part) => part.isComplete);
  // Each Restriction makes a reading larger.
  const most = MOST / (1 + restrictions.length);
  const list: Reading[] = [];
  let failed = false;
  let tried = 0;
  for (const removal of eachChoice(parts.map((part) => part.list))) {
    takes(READING * (1 + setNames.length));
    const removed = removal.map((each) => each.removed);
    const texts = removal.map((each) => each.text);
    const left = removed.reduce((set, each) => set & ~each, world.universe);
    const seen = new Set<CardSet>();
    for (const { set, text } of setNames) {
      tried += 1;
      const named = set & left;
      if (!oneByOne && seen.has(named)) continue;
      seen.add(named);
      const value = countCards(named) + countCards(named & doubled);
      failed ||= fails(value);
      list.push({ text, restrictions: texts, removed, left, named, value });
      if (list.length >= Math.min(most, failed ? ENOUGH : MOST)) return { count, list, complete: false };
    }
    if (tried > MOST_TRIED) return { count, list, complete: false };
  }
  return { count, list, complete };
}

function distinctSetNames(row: Row, world: World, effort: Effort) {
  const values = valuesOf(row, world, effort);
  const list = values.sets.map((set) => ({ set, text: () => values.text(set) }));
  return { list, isComplete: values.isComplete };
}

/** Every way to choose one removal for each Restriction. */
function* eachChoice([part, ...others]: readonly Removal[][]): Generator<Removal[]> {
  if (!part) yield [];
  else for (const first of part) for (const rest of eachChoice(others)) yield [first, ...rest];
}
