// The request of `openshake judge` as it arrives from outside: what makes one malformed, said in plain words.
// Whatever stands in a Solution, a Goal, `wild` or `avoid` passes through untouched: that is judged, not refused.
import { books, type EquationsRequest, type OnSetsRequest } from '@openshake/rules';
import * as v from 'valibot';
import { EquationsPosition } from './equationsPosition.ts';
import { describe } from './inWords.ts';
import { OnSetsPosition } from './onSetsPosition.ts';
import { PlayedBy } from './playedBy.ts';

export type ParsedJudgeRequest =
  | { ok: true; id: unknown; game: 'on-sets'; request: OnSetsRequest }
  | { ok: true; id: unknown; game: 'equations'; request: EquationsRequest }
  | { ok: false; id: unknown; message: string };

/** Reads one request. A malformed one is answered with what is wrong; its `id` comes back either way. */
export function parseJudgeRequest(value: unknown): ParsedJudgeRequest {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = `A request must be a JSON object, such as {"rulebook":…,"division":…}; this is ${describe(value)}.`;
    return { ok: false, id: null, message };
  }
  const id = 'id' in value ? value.id : null;
  const refused = (issues: readonly { message: string }[]) =>
    ({ ok: false, id, message: issues.map(({ message }) => message).join(' ') }) as const;
  const playedBy = v.safeParse(PlayedBy, value);
  if (!playedBy.success) return refused(playedBy.issues);
  const { game } = books[playedBy.output.rulebook];
  if (game === 'equations') {
    const position = v.safeParse(EquationsPosition, value);
    if (!position.success) return refused(position.issues);
    return { ok: true, id, game, request: { ...playedBy.output, ...position.output } };
  }
  const position = v.safeParse(OnSetsPosition, value);
  if (!position.success) return refused(position.issues);
  return { ok: true, id, game, request: { ...playedBy.output, ...position.output } };
}
