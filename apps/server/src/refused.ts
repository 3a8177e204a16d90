// What the server refuses, in words. Every route and every message answers in this form.
import type { TableFact, WireFact } from '@openshake/rules';

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

export class Refused extends Error {
  readonly kind: Kind;
  readonly more: { rule?: string; clause?: string; facts?: TableFact | WireFact };

  /** `message`: what went wrong and what to do next, for people. */
  constructor(kind: Kind, message: string, more: Refused['more'] = {}) {
    super(message);
    this.kind = kind;
    this.more = more;
  }

  get status(): number {
    return KINDS[this.kind];
  }

  get body() {
    return { error: { kind: this.kind, message: this.message, ...this.more } };
  }
}
