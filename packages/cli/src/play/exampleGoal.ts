// A Goal to suggest to the Goal-setter, as typed.
import { exampleGoal as findGoal } from '@openshake/advice';
import type { LaidGoal } from '@openshake/solver/onsets';
import { within } from '../solve/limit.ts';
import type { Seat } from './seat.ts';

/** The longest wait for an example. */
const PATIENCE_MS = 400;

/** As a person writes it: `5`, `1+2`, `2x3`, `L 2 3 1`. */
function written(goal: unknown): string {
  if (typeof goal === 'string') return goal;
  const { shape, cubes } = goal as LaidGoal;
  return shape === 'L' || shape === 'T' ? `${shape} ${cubes.join(' ')}` : cubes.join(shape === 'column' ? 'x' : '+');
}

/** Every drawing of the same table asks for the same example. */
let last: { asked: string; goal: unknown } | undefined;

/** A Goal with a Solution, as typed after `goal`; undefined if a short search finds none. */
export function exampleGoal({ view }: Seat): string | undefined {
  const { book, division, table, variations } = view;
  const { mat, resources, universe } = table;
  const asked = JSON.stringify([book, division, variations, table.variations, mat, resources, universe]);
  if (last?.asked !== asked) last = { asked, goal: findGoal(view, within(PATIENCE_MS)) };
  return last.goal === undefined ? undefined : written(last.goal);
}
