// What a search for Solutions needs from the game: the rules of a division, and the value of a Goal for each meaning of the 0.
import type { DivisionId } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { Cube } from './cubes.ts';
import { readGoal, readGoalText } from './goal.ts';
import { readMeanings, readZero } from './meaning.ts';
import type { Exact } from './number/index.ts';
import type { EquationsRules } from './rules.ts';
import { writtenOut } from './spacing.ts';

const known = new Map<string, Map<string, EquationsRules>>();

/** The rules of one division; throws a RangeError if there is no such division. */
export function equationsRules(rulebook: string, division: string): EquationsRules {
  const before = known.get(rulebook)?.get(division);
  if (before) return before;
  const rules = rulesOf(rulebook, division);
  const divisions = known.get(rulebook) ?? new Map<string, EquationsRules>();
  known.set(rulebook, divisions.set(division, rules));
  return rules;
}

function rulesOf(rulebook: string, division: string): EquationsRules {
  const book = books[rulebook as keyof typeof books];
  if (book?.game !== 'equations') throw new RangeError(`${rulebook} is not a rulebook of Equations.`);
  const own = book.divisions[division as DivisionId];
  if (!own) throw new RangeError(`${rulebook} has no division ${division}.`);
  return { ...book.rules, ...own, cites: book.cites };
}

/** A Goal under one meaning of the 0. */
export interface GoalReading {
  /** What a Solution may equal; empty if the Goal, read this way, is not a legal expression. */
  values: readonly Exact[];
  /** We cannot decide whether this reading of the Goal names a number, or we have no proof of which. */
  isOpen: boolean;
  /** The cubes of the Goal. */
  cubes: readonly Cube[];
  /** How the Goal is written in an Equation; none for a Goal for study, which names its values. */
  text: string | undefined;
}

export function readGoalAs(goal: unknown, zero: Cube, rules: EquationsRules): GoalReading {
  const goalText = readGoalText(goal);
  const written = 'written' in goalText ? goalText.written : [];
  const meaning = readZero(written, [], zero === '0' ? undefined : { 0: zero }, rules);
  const means = { ...meaning, means: zero };
  const { cubes, values, certainty, faults } = readGoal(goalText, means, rules);
  const said = written.some((symbol) => symbol.kind === 'cube' && symbol.mark !== undefined && symbol.mark !== zero);
  const isWrong =
    meaning.faults.length > 0 || said || faults.some((fault) => (fault.certainty ?? 'proven') === 'proven');
  const isOpen = !isWrong && certainty !== 'proven';
  return {
    values: isWrong || isOpen ? [] : values,
    isOpen,
    cubes: cubes.map(({ cube }) => cube),
    text: 'text' in goalText ? writtenOut(goalText.text, readMeanings(written, means)) : undefined,
  };
}
