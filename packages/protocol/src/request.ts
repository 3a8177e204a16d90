// What every request has in common: it is an object, it has an `id` that comes back, and it names a rulebook and a division.
import { type BookId, books, type WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { ID_TOO_LONG, isRepeatable } from './bounds.ts';
import { notObject } from './fields.ts';
import { factsIn } from './inWords.ts';
import { PlayedBy } from './playedBy.ts';

type Schema = v.GenericSchema<unknown, object>;

interface Asked {
  rulebook: BookId;
  division: string;
}

export type ParsedRequest<OnSets extends Schema, Equations extends Schema> =
  | { ok: true; id: unknown; game: 'on-sets'; request: Asked & v.InferOutput<OnSets> }
  | { ok: true; id: unknown; game: 'equations'; request: Asked & v.InferOutput<Equations> }
  | { ok: false; id: unknown; facts: WireFact };

/** Reads one request by its game's schema. A malformed one gets an answer that says what is wrong. Its `id` comes back either way, unless it is too long. */
export function parseRequest<OnSets extends Schema, Equations extends Schema>(
  value: unknown,
  onSets: OnSets,
  equations: Equations,
): ParsedRequest<OnSets, Equations> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, id: null, facts: notObject(value) };
  const id = 'id' in value ? value.id : null;
  if (!isRepeatable(id)) return { ok: false, id: null, facts: ID_TOO_LONG };
  const refused = (issues: readonly { message: string }[]) => ({ ok: false, id, facts: factsIn(issues) }) as const;
  const playedBy = v.safeParse(PlayedBy, value);
  if (!playedBy.success) return refused(playedBy.issues);
  const { game } = books[playedBy.output.rulebook];
  if (game === 'equations') {
    const position = v.safeParse(equations, value);
    if (!position.success) return refused(position.issues);
    return { ok: true, id, game, request: { ...playedBy.output, ...position.output } };
  }
  const position = v.safeParse(onSets, value);
  if (!position.success) return refused(position.issues);
  return { ok: true, id, game, request: { ...playedBy.output, ...position.output } };
}
