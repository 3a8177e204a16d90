// What a writer of an Equation handed in, and the Goal, taken from a request that may hold anything.
import type { Speaks } from '../words.ts';
import { field, marksText, textOf } from './anyValue.ts';
import { eitherOf } from './goal.ts';
import { showEquationSigns } from './signs.ts';

/** A Goal: its text, or words for one that has none. */
export type ShownGoal = { text: string } | { words: string } | undefined;

function readGoal(goal: unknown, words: Speaks): ShownGoal {
  if (goal === undefined || goal === null) return undefined;
  if (typeof goal === 'string' || typeof goal === 'number') return { text: showEquationSigns(textOf(goal)) };
  const text = field(goal, 'text');
  if (typeof text === 'string') return { text: showEquationSigns(text) };
  const values = text === undefined ? field(goal, 'values') : undefined;
  return { words: Array.isArray(values) ? eitherOf(values, words) : words.say({ key: 'goal.unreadable' }) };
}

/** A Goal of Equations as one text; empty if there is none. */
export function showEquationsGoal(goal: unknown, words: Speaks): string {
  const shown = readGoal(goal, words);
  if (shown === undefined) return '';
  return 'text' in shown ? shown.text : shown.words;
}

export interface EquationsPaper {
  goal: ShownGoal;
  /** The writer laid out the Goal, because the table had none. */
  ownGoal: boolean;
  equation: string;
  wild: string;
}

/** Anything but text is shown as one sign, as the judge reads it. */
const textIn = (value: unknown): string => (typeof value === 'object' && value !== null ? '…' : textOf(value));

/** A bare text is an Equation. */
export function readEquationsPaper(request: unknown, words: Speaks): EquationsPaper {
  const solution = field(request, 'solution');
  const isPaper = typeof solution === 'object' && solution !== null && !Array.isArray(solution);
  const ownGoal = field(request, 'after') === 'no-goal';
  return {
    goal: readGoal(field(ownGoal && isPaper ? solution : ownGoal ? undefined : request, 'goal'), words),
    ownGoal,
    equation: showEquationSigns(textIn(isPaper ? field(solution, 'equation') : solution)),
    wild: showEquationSigns(marksText(isPaper ? field(solution, 'wild') : undefined)),
  };
}
