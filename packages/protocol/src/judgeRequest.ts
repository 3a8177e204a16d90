// The request of `openshake judge` as it arrives from outside, and what makes one malformed, in plain words.
// Whatever is in a Solution, a Goal, `wild` or `avoid` passes through untouched: it is judged, not refused.
import { EquationsPosition } from './equationsPosition.ts';
import { OnSetsPosition } from './onSetsPosition.ts';
import { type ParsedRequest, parseRequest } from './request.ts';

export type ParsedJudgeRequest = ParsedRequest<typeof OnSetsPosition, typeof EquationsPosition>;

export const parseJudgeRequest = (value: unknown): ParsedJudgeRequest =>
  parseRequest(value, OnSetsPosition, EquationsPosition);
