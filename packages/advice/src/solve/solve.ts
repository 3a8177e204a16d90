// One question about a table of either game, answered.
import { solveEquations } from './equations.ts';
import type { Limit } from './limit.ts';
import { solveOnSets } from './onsets.ts';
import type { TableQuestion } from './question.ts';
import { type Remarks, remarksEquations, remarksOnSets } from './remarks.ts';
import type { Solved } from './solved.ts';

const search = (asked: TableQuestion, limit: Limit): Solved =>
  asked.game === 'equations' ? solveEquations(asked.request, limit) : solveOnSets(asked.request, limit);

const remarksOn = (asked: TableQuestion): Remarks =>
  asked.game === 'equations' ? remarksEquations(asked.request) : remarksOnSets(asked.request);

/** An answer comes with its remarks; an unknown answer comes alone. */
export const withRemarks = (solved: Solved, asked: TableQuestion): Solved =>
  solved.answer === null ? solved : { ...solved, ...remarksOn(asked) };

export const solve = (asked: TableQuestion, limit: Limit): Solved => withRemarks(search(asked, limit), asked);
