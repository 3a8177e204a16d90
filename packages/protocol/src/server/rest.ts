// The answers of every request that fails, and of the questions about the server itself.
import * as v from 'valibot';

/** The kinds of errors over HTTP, each with its status. */
export const KINDS = {
  'bad-request': 400,
  'no-session': 401,
  forbidden: 403,
  'not-found': 404,
  taken: 409,
  'too-large': 413,
  'too-often': 429,
  unavailable: 503,
} as const;
export type Kind = keyof typeof KINDS;

export const ErrorAnswer = v.object({
  error: v.looseObject({
    kind: v.picklist(Object.keys(KINDS) as Kind[]),
    message: v.pipe(v.string(), v.description('what went wrong and what to do next, for people')),
    rule: v.exactOptional(v.pipe(v.string(), v.description('the rule, if a rulebook gives the reason'))),
    clause: v.exactOptional(v.pipe(v.string(), v.description('its clause in the rulebook'))),
  }),
});

export const HealthAnswer = v.object({ ok: v.boolean(), version: v.string() });
