// The request of `openshake solve` as it arrives from outside, and what makes one malformed, in plain words.
// A Goal passes through untouched: an undefined one gets an answer, not a refusal.
import { EquationsQuestion } from './equationsPosition.ts';
import { OnSetsQuestion } from './onSetsPosition.ts';
import { type ParsedRequest, parseRequest } from './request.ts';

export type ParsedSolveRequest = ParsedRequest<typeof OnSetsQuestion, typeof EquationsQuestion>;

/** A well-formed request of one game. */
export type SolveRequest<Game extends 'on-sets' | 'equations'> = Extract<ParsedSolveRequest, { game: Game }>['request'];

export const parseSolveRequest = (value: unknown): ParsedSolveRequest =>
  parseRequest(value, OnSetsQuestion, EquationsQuestion);
