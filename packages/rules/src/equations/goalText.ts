// A Goal of Equations as it is written, before anybody works out what it is worth.
import type { JudgeFact } from '../facts/judge.ts';
import { asText } from '../quote.ts';
import type { Cube } from './cubes.ts';
import { readMeanings } from './meaning.ts';
import { readText, type Written } from './notation.ts';
import { writtenOut } from './spacing.ts';

/** No Goal for study needs more values than this. */
const MOST_VALUES = 1_000;

/** Far more than six cubes, their marks, their grouping and the spaces between them. */
const LONGEST_TEXT = 1_000;
const TOO_LONG: JudgeFact = { key: 'equations.goal.tooLong', most: LONGEST_TEXT };
const NOT_TEXT: JudgeFact = { key: 'equations.goal.notText' };

/** A Goal as set: a text with the grouping that its spacing shows or, for study, its values; or why there is none. */
export type WrittenGoal = { text: string; written: Written[] } | { values: number[] } | { fault: JudgeFact };

export function readGoalText(goal: unknown): WrittenGoal {
  if (typeof goal === 'string')
    return goal.length > LONGEST_TEXT ? { fault: TOO_LONG } : { text: goal, written: readText(goal) };
  if (typeof goal === 'number') return readGoalText(asText(goal));
  if (goal === undefined || goal === null) return { fault: { key: 'goal.notThere' } };
  if (typeof goal !== 'object') return { fault: NOT_TEXT };
  if ('text' in goal && typeof goal.text !== 'object') return readGoalText(goal.text);
  if ('values' in goal && Array.isArray(goal.values))
    return {
      values: [...new Set<number>(goal.values.filter((value) => Number.isSafeInteger(value)))].slice(0, MOST_VALUES),
    };
  return { fault: NOT_TEXT };
}

/** How a Goal is written in an Equation; undefined for a Goal for study, which names its values. `zero`: what every 0 stands for. */
export const goalInEquation = (goal: WrittenGoal, zero: Cube): string | undefined =>
  'text' in goal ? writtenOut(goal.text, readMeanings(goal.written, { means: zero, faults: [] })) : undefined;

/** The same for a Goal as it was set: its spacing becomes parentheses. */
export const writtenGoal = (goal: unknown, zero: Cube = '0'): string | undefined =>
  goalInEquation(readGoalText(goal), zero);
