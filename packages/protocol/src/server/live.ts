// The messages of a live table: what a client says. What the server says is made from views and is described beside them.
import * as v from 'valibot';
import { isTooDeep, LONGEST_ACTION_ID } from '../bounds.ts';

/** Goes up when a client that was right before would be wrong. */
export const LIVE_PROTOCOL = 1;

/** A longer message closes the connection. */
export const LONGEST_MESSAGE = 64 * 1024;

/** The kind phrases that people at a table can say to each other. A page has words for each of them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'good-challenge',
  'well-played',
  'thank-you',
  'oops',
  'one-moment',
  'i-am-back',
  'good-game',
  'play-again',
] as const;
export type Phrase = (typeof PHRASES)[number];

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.description('the id of the table'));
const ActionId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(LONGEST_ACTION_ID),
  v.description(
    `a text of 1 to ${LONGEST_ACTION_ID} characters that you choose; sent again, the action is not done twice`,
  ),
);

const Action = v.pipe(v.unknown(), v.description('what your seat does, as in docs/bot-protocol.md'));

/** What a client may say, by type. */
export const CLIENT_MESSAGES = {
  hello: v.object({
    type: v.literal('hello'),
    protocol: v.pipe(v.number(), v.description(`the number ${LIVE_PROTOCOL}`)),
  }),
  watch: v.object({
    type: v.literal('watch'),
    table: Id,
    code: v.optional(v.pipe(v.string(), v.maxLength(64), v.description('the code of a private table'))),
    legal: v.optional(v.pipe(v.boolean(), v.description('true: each view says which actions are open to you'))),
  }),
  unwatch: v.object({ type: v.literal('unwatch'), table: Id }),
  lobby: v.object({
    type: v.literal('lobby'),
    on: v.pipe(v.boolean(), v.description('true: send me the listed tables whenever they change; false: stop')),
  }),
  ping: v.object({ type: v.literal('ping') }),
  act: v.object({ type: v.literal('act'), table: Id, id: ActionId, action: Action }),
  phrase: v.object({ type: v.literal('phrase'), table: Id, phrase: v.picklist(PHRASES) }),
} as const;

type Messages = typeof CLIENT_MESSAGES;
export type ClientMessage = { [Type in keyof Messages]: v.InferOutput<Messages[Type]> }[keyof Messages];

/** `act`: the message is an action whose table and id can be read, so it gets an answer of its own. */
export type HeardClient =
  | { ok: true; message: ClientMessage }
  | { ok: false; why: 'not-json' | 'not-object' | 'too-deep' | 'type' | 'field'; field?: string; act?: Addressed };

interface Addressed {
  table: string;
  id: string;
}

const Act = v.object({ type: v.literal('act'), table: Id, id: ActionId });

/** The table and the id of an action that may make no sense otherwise. */
const addressed = (value: unknown): { act?: Addressed } => {
  const read = v.safeParse(Act, value);
  return read.success ? { act: { table: read.output.table, id: read.output.id } } : {};
};

export function parseClientMessage(text: string): HeardClient {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, why: 'not-json' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, why: 'not-object' };
  if (isTooDeep(value, DEEPEST)) return { ok: false, why: 'too-deep', ...addressed(value) };
  const { type } = value as { type?: unknown };
  const schema =
    typeof type === 'string' && Object.hasOwn(CLIENT_MESSAGES, type)
      ? CLIENT_MESSAGES[type as keyof Messages]
      : undefined;
  if (!schema) return { ok: false, why: 'type' };
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, message: parsed.output };
  const field = v.getDotPath(parsed.issues[0]);
  return { ok: false, why: 'field', ...(field !== null && { field }), ...addressed(value) };
}

/** An action has as many levels as a judge reads, and the message around it a few more. */
const DEEPEST = 24;
