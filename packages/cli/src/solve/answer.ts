// One question in, one answer out; whatever comes in, something sensible comes back. Each game answers in a file of its own.
import { type ParsedSolveRequest, parseSolveRequest, type SolveRequest } from '@openshake/protocol';
import type { ValueStep as EquationStep } from '@openshake/rules/equations';
import type { ValueStep } from '@openshake/rules/onsets';
import { type ErrorAnswer, errorAnswer } from '../errorAnswer.ts';
import { solveEquations } from './equations.ts';
import { type Limit, within } from './limit.ts';
import { solveOnSets } from './onsets.ts';
import { type Remarks, remarksEquations, remarksOnSets } from './remarks.ts';

/** One of several Solutions, worked out step by step. */
export interface FoundSolution {
  solution: object;
  steps: readonly (ValueStep | EquationStep)[];
}

/** An answer, with the proof that goes with it. */
export interface Found extends Remarks {
  answer: boolean;
  solution?: object;
  /** Under Two Solutions. */
  solutions?: readonly object[];
  fromResources?: readonly string[];
  /** Up to `count` Solutions, the plainest first. */
  found?: readonly FoundSolution[];
  /** Only where there are too many Solutions to compare, so that `found` may lack some: how far the search came. */
  searched?: unknown;
  moves?: readonly object[];
  goals?: readonly object[];
  certainty?: unknown;
}

/** The search was cut short: how far it came, and nothing else. */
export interface CutShort {
  answer: null;
  searched: unknown;
}

export type Solved = Found | CutShort;

export type SolveAnswer = ErrorAnswer | ({ id: unknown } & Solved);

type Parsed = Extract<ParsedSolveRequest, { ok: true }>;
/** A question without its id. */
type Asked =
  | { game: 'on-sets'; request: SolveRequest<'on-sets'> }
  | { game: 'equations'; request: SolveRequest<'equations'> };

const search = (asked: Asked, limit: Limit): Solved =>
  asked.game === 'equations' ? solveEquations(asked.request, limit) : solveOnSets(asked.request, limit);

const remarksOn = (asked: Asked): Remarks =>
  asked.game === 'equations' ? remarksEquations(asked.request) : remarksOnSets(asked.request);

/** An answer is said with what goes beside it; one that is not known with nothing else. */
export const withRemarks = (solved: Solved, asked: Asked): Solved =>
  solved.answer === null ? solved : { ...solved, ...remarksOn(asked) };

export const solve = (asked: Asked, limit: Limit): Solved => withRemarks(search(asked, limit), asked);

export const failedAnswer = (id: unknown, error: unknown): ErrorAnswer =>
  errorAnswer(id, `The solver itself failed here, which is a mistake in Openshake: ${String(error)}`);

/** Answers one request that was read. */
export function answerParsed(parsed: Parsed, limit: Limit): SolveAnswer {
  try {
    return { id: parsed.id, ...solve(parsed, limit) };
  } catch (error) {
    return failedAnswer(parsed.id, error);
  }
}

/** Answers one request as it came off the wire. `limitMs`: after so many milliseconds the search gives up. */
export function answerQuestion(value: unknown, limitMs?: number): SolveAnswer {
  const parsed = parseSolveRequest(value);
  return parsed.ok ? answerParsed(parsed, within(limitMs)) : errorAnswer(parsed.id, parsed.message);
}
