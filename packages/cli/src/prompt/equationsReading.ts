// The friendly forms in which a person at the prompt writes a Goal of Equations, and what a 0 stands for.
import { CUBES as EQUATION_CUBES, parseCube as parseEquationCube } from '@openshake/rules/equations';
import type { Text } from '../words/texts/index.ts';
import { type Read, refused, understood } from './conversation.ts';
import { lettersOf, strangeIn, unclearIn, withoutWords } from './signs.ts';

export const GOAL_FORMS: Text = { key: 'read.goal.equations' };
const CUBES = EQUATION_CUBES.join(' ');

/** A Goal as its cubes. The judge says what it means. */
export function readGoal(answer: string): Read<string> {
  if (answer === '') return refused(GOAL_FORMS);
  const letters = lettersOf(answer, 'equations');
  if (letters.includes('=')) return refused({ key: 'read.goal.alone' });
  const unclear = unclearIn(answer, letters, 'equations');
  if (unclear === undefined) return understood(letters);
  const isStrange = strangeIn(letters, 'equations') !== undefined;
  return refused(isStrange ? [unclear, { key: 'read.cubes', cubes: CUBES }] : unclear);
}

/** One symbol; nothing for a plain 0. */
export function readZero(answer: string): Read<string | undefined> {
  if (answer === '') return understood(undefined);
  const cube = parseEquationCube(withoutWords(answer, 'equations'));
  return cube === undefined ? refused({ key: 'read.zero', cubes: CUBES }) : understood(cube);
}
