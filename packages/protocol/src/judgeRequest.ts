// The request of `openshake judge` as it arrives from outside: what makes one malformed, said in plain words.
// Whatever stands in a Solution, a Goal, `wild` or `avoid` passes through untouched: that is judged, not refused.
import { EquationsPosition } from './equationsPosition.ts';
import { OnSetsPosition } from './onSetsPosition.ts';
import { type ParsedRequest, parseRequest } from './request.ts';

export type ParsedJudgeRequest = ParsedRequest<typeof OnSetsPosition, typeof EquationsPosition>;

export const parseJudgeRequest = (value: unknown): ParsedJudgeRequest =>
  parseRequest(value, OnSetsPosition, EquationsPosition);
