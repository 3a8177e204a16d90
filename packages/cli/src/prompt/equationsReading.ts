// The friendly forms in which a person at the prompt writes a Goal of Equations, and what a 0 stands for.
import { CUBES as EQUATION_CUBES, parseCube as parseEquationCube } from '@openshake/rules/equations';
import { type Read, refused, understood } from './conversation.ts';
import { lettersOf, readExpression, strangeIn } from './signs.ts';

export const GOAL_FORMS =
  '17, 3x(5+2), 2^5, r9 for the square root of 9, 3r8 for the cube root of 8. Grouping that the spacing shows is written with parentheses.';

/** A Goal as its cubes; what it means is for the judge to say. */
export function readGoal(answer: string): Read<string> {
  if (answer === '') return refused(`A Goal looks like ${GOAL_FORMS}`);
  const letters = lettersOf(answer, 'equations');
  if (letters.includes('=')) return refused('Write only the Goal, without = and what it equals.');
  const read = readExpression(answer, 'equations');
  if (read.ok || strangeIn(letters, 'equations') === undefined) return read;
  return refused(`${read.why} The cubes show ${EQUATION_CUBES.join(' ')}.`);
}

/** One symbol; nothing for a 0 that is a 0. */
export function readZero(answer: string): Read<string | undefined> {
  if (answer === '') return understood(undefined);
  const cube = parseEquationCube(answer);
  return cube === undefined
    ? refused(`A 0 stands for one symbol of the cubes: ${EQUATION_CUBES.join(' ')}.`)
    : understood(cube);
}
