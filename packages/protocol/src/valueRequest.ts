// The request of `openshake value` as it arrives from outside, and what makes one malformed, in plain words.
// The text passes through untouched: a text that names nothing gets an answer, not a refusal.
import { EquationsExpression } from './equationsPosition.ts';
import { OnSetsExpression } from './onSetsPosition.ts';
import { type ParsedRequest, parseRequest } from './request.ts';

export type ParsedValueRequest = ParsedRequest<typeof OnSetsExpression, typeof EquationsExpression>;

export const parseValueRequest = (value: unknown): ParsedValueRequest =>
  parseRequest(value, OnSetsExpression, EquationsExpression);
