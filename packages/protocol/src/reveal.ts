// What a finished match says about its dice: the promise from before it, and the secret that they follow from (docs/dice.md).
import type { ExpectedFact, WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { wrongField } from './fields.ts';

/** 32 bytes, as a secret and a commitment are written. */
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const HASH: ExpectedFact = { key: 'expected.log.hash' };

const Reveal = v.object({ commitment: v.nullish(Hash, null), secret: v.nullish(Hash, null) });

export type ParsedReveal =
  /** Null: the match does not say. */
  { ok: true; commitment: string | null; secret: string | null } | { ok: false; facts: WireFact };

/** Reads these fields of a stored match. */
export function parseReveal(match: object): ParsedReveal {
  const parsed = v.safeParse(Reveal, match);
  if (parsed.success) return { ok: true, ...parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, facts: wrongField(v.getDotPath(issue) ?? 'secret', HASH, issue.input) };
}
