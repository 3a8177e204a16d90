// What a writer of an Equation handed in, and the Goal, taken from a request in which anything may stand.
import { marksText, textOf } from './anyValue.ts';
import { showSigns } from './equationSigns.ts';
import { field } from './position.ts';

/** A Goal: the text that was laid out, or words for one that has none. */
export type ShownGoal = { text: string } | { words: string } | undefined;

function readGoal(goal: unknown): ShownGoal {
  if (goal === undefined || goal === null) return undefined;
  if (typeof goal === 'string' || typeof goal === 'number') return { text: showSigns(textOf(goal)) };
  const text = field(goal, 'text');
  if (typeof text === 'string') return { text: showSigns(text) };
  const values = text === undefined ? field(goal, 'values') : undefined;
  return {
    words: Array.isArray(values) ? values.map((value) => textOf(value)).join(' or ') : 'not one that can be read',
  };
}

export interface EquationsPaper {
  goal: ShownGoal;
  /** The writer laid out the Goal, because the table had none. */
  ownGoal: boolean;
  equation: string;
  wild: string;
}

/** What is no text is shown as one sign, as the judge reads it. */
const textIn = (value: unknown): string => (typeof value === 'object' && value !== null ? '…' : textOf(value));

/** A bare text is an Equation. */
export function readEquationsPaper(request: unknown): EquationsPaper {
  const solution = field(request, 'solution');
  const isPaper = typeof solution === 'object' && solution !== null && !Array.isArray(solution);
  const ownGoal = field(request, 'after') === 'no-goal';
  return {
    goal: readGoal(field(ownGoal && isPaper ? solution : ownGoal ? undefined : request, 'goal')),
    ownGoal,
    equation: showSigns(textIn(isPaper ? field(solution, 'equation') : solution)),
    wild: showSigns(marksText(isPaper ? field(solution, 'wild') : undefined)),
  };
}
