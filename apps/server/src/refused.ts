// What the server refuses, in words. Every route and every message answers in this form.
import { KINDS, type Kind } from '@openshake/protocol/server';
import type { TableFact, WireFact } from '@openshake/rules';

export class Refused extends Error {
  readonly kind: Kind;
  readonly more: { rule?: string; clause?: string; facts?: TableFact | WireFact };
  /** How many seconds to wait before trying again. */
  retryAfter: number | undefined;

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
