// What a search for Solutions needs from the game: the value of a Goal for each meaning of the 0.
import type { Cube } from './cubes.ts';
import { readGoal } from './goal.ts';
import { goalInEquation, readGoalText } from './goalText.ts';
import { readZero } from './meaning.ts';
import type { Exact } from './number/index.ts';
import type { EquationsRules } from './rules.ts';

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
    text: goalInEquation(goalText, zero),
  };
}
