// A table as a question to the exact solver: whether one more cube is enough, whether any cubes are, and which moves were safe.
import { type MatchState, rewind } from '@openshake/rules';
import { positionOf } from '@openshake/rules/notation';
import type { Found } from '../../solve/answer.ts';
import { answerQuestion } from '../../solve/answer.ts';

/** A search for a lesson or a hint may take so long: a person waits for it. */
const PATIENCE_MS = 400;

export type Asked = 'now' | 'possible' | 'avoid' | 'goals';

/** The table after the first so many cubes of the trail; all of them unless told. */
export function tableAfter(match: MatchState, entries?: number): MatchState {
  const { shake } = match;
  if (!shake || entries === undefined) return match;
  return { ...match, shake: { ...rewind(shake, shake.trail, entries), trail: shake.trail.slice(0, entries) } };
}

/** What the solver knows of this table; null where it could not tell in time. */
export function askSolver(match: MatchState, question: Asked, patience = PATIENCE_MS): Found | null {
  const { after, phase: _, ...position } = positionOf(match);
  // Only after the last cube does it matter what came before the writing: nothing may then be taken from Resources.
  const closed = after === 'last-cube' && match.shake?.resources.length === 0;
  const asked = { ...position, question, ...(closed && { after }), ...(question === 'goals' && { maxCubes: 1 }) };
  const answer = answerQuestion(asked, patience);
  if ('error' in answer) throw new Error(answer.error.message);
  return answer.answer === null ? null : answer;
}
