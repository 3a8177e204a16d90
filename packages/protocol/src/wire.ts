// The door of the wire: what crosses between a table and a page while they play. Logs, files and requests of commands go through the other door.
import {
  type Acted,
  type BookId,
  books,
  type MatchView,
  type SeenEvent,
  TABLE_RULES,
  type WireFact,
} from '@openshake/rules';
import * as v from 'valibot';
import { LONGEST_ACTION_ID } from './bounds.ts';
import { carry, factsIn, foundIn } from './inWords.ts';
import { readSeenEvent } from './matchEvent.ts';
import { makeView, View } from './matchView.ts';
import { readDeed } from './storedAction.ts';

export { mergeView, type RawView } from './server/mergeView.ts';

/** What arrived, or why it makes no sense. */
type Received<Value> = { ok: true; value: Value } | { ok: false; facts: WireFact };

/** An action on its way to the table. */
interface SentAction {
  /** The sender's own name for the action. */
  id: string;
  action: Acted;
}

/** One version of the match, as one viewer may see it. */
export interface SeenVersion {
  v: number;
  events: readonly SeenEvent[];
  view: MatchView;
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ACTION_ID));
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Sent = v.object({ id, action: v.unknown() });

const Version = v.object({
  v: version,
  events: v.array(
    v.pipe(
      v.unknown(),
      v.rawTransform<unknown, SeenEvent>(({ dataset, addIssue, NEVER }) => {
        const read = readSeenEvent(dataset.value);
        if (read.ok) return read.event;
        addIssue({ message: carry(read.facts) });
        return NEVER;
      }),
    ),
  ),
  view: View,
});

const why = {
  rule: v.exactOptional(v.picklist(TABLE_RULES)),
  clause: v.exactOptional(v.string()),
  facts: v.exactOptional(v.looseObject({ key: v.string() })),
  message: v.exactOptional(v.string()),
};
const Done = v.variant('ok', [
  v.object({
    id,
    ok: v.literal(true),
    v: version,
    // Why it was set aside stands beside it, as in `replay`.
    setAside: v.exactOptional(v.literal(true)),
    ...why,
    illegal: v.exactOptional(v.object(why)),
  }),
  v.object({ id, ok: v.literal(false), refusal: v.object(why) }),
]);

/** What became of an action: stored for good, or refused. */
export type ActionDone = v.InferOutput<typeof Done>;

function receive<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Received<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  const found = foundIn(issue.input);
  if (field === null) return { ok: false, facts: { key: 'wire.notObject', found } };
  // An event, or fields that do not fit together, carry their own fact.
  const isOwn = issue.type === 'raw_check' || issue.type === 'raw_transform';
  const facts: WireFact = isOwn
    ? { key: 'field.inside', field, why: factsIn([issue]) }
    : { key: 'field.unreadable', field, found };
  return { ok: false, facts };
}

/** Reads an action that a seat sends to a table of this book. */
export function parseSentAction(value: unknown, seat: string, book: BookId): Received<SentAction> {
  const sent = receive(Sent, value);
  if (!sent.ok) return sent;
  const read = readDeed[books[book].game](sent.value.action, seat);
  return 'facts' in read
    ? { ok: false, facts: { key: 'message.deed', why: read.facts } }
    : { ok: true, value: { id: sent.value.id, action: read.action } };
}

/** A version as it goes over the wire. */
export const makeSeenVersion = ({ v: number, events, view }: SeenVersion): object => ({
  v: number,
  events,
  view: makeView(view),
});
export const parseSeenVersion = (value: unknown): Received<SeenVersion> => receive(Version, value);

export const parseActionDone = (value: unknown): Received<ActionDone> => receive(Done, value);
