// One question in, one answer out; whatever comes in, something sensible comes back. Each game answers in a file of its own.
import { type ParsedSolveRequest, parseSolveRequest } from '@openshake/protocol';
import { type ErrorAnswer, errorAnswer } from '../answerLines.ts';
import { solveEquations } from './equations.ts';
import { type Limit, noLimit, within } from './limit.ts';
import { solveOnSets } from './onsets.ts';
import { type Remarks, remarksEquations, remarksOnSets } from './remarks.ts';

/** An answer, with the proof that goes with it. */
export interface Found extends Remarks {
  answer: boolean;
  solution?: object;
  /** Under Two Solutions. */
  solutions?: readonly object[];
  fromResources?: readonly string[];
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

const search = (parsed: Parsed, limit: Limit): Solved =>
  parsed.game === 'equations' ? solveEquations(parsed.request, limit) : solveOnSets(parsed.request, limit);

const remarksOn = (parsed: Parsed): Remarks =>
  parsed.game === 'equations' ? remarksEquations(parsed.request) : remarksOnSets(parsed.request);

function solve(parsed: Parsed, limit: Limit): Solved {
  const solved = search(parsed, limit);
  return solved.answer === null ? solved : { ...solved, ...remarksOn(parsed) };
}

/** Answers one request as it came off the wire. `limitMs`: after so many milliseconds the search gives up. */
export function answerQuestion(value: unknown, limitMs?: number): SolveAnswer {
  const parsed = parseSolveRequest(value);
  if (!parsed.ok) return errorAnswer(parsed.id, parsed.message);
  try {
    return { id: parsed.id, ...solve(parsed, limitMs === undefined ? noLimit : within(limitMs)) };
  } catch (error) {
    return errorAnswer(parsed.id, `The solver itself failed here, which is a mistake in Openshake: ${String(error)}`);
  }
}
