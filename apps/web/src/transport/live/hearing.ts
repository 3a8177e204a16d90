// What the server says on a live connection, read by schemas. What a later server says besides is passed over.
import { type ActionDone, parseActionDone } from '@openshake/protocol/wire';
import * as v from 'valibot';

const Moment = v.number();
const Person = v.object({ id: v.string(), name: v.string() });
const Seat = v.object({
  seat: v.string(),
  person: v.nullish(Person, null),
  bot: v.exactOptional(v.string()),
  here: v.boolean(),
});
/** A seat as a live table shows it. */
export type LiveSeat = v.InferOutput<typeof Seat>;

const MESSAGES = {
  welcome: v.object({
    type: v.literal('welcome'),
    now: Moment,
    person: Person,
    phrases: v.optional(v.array(v.string()), []),
  }),
  table: v.object({
    type: v.literal('table'),
    table: v.string(),
    v: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    now: Moment,
    began: v.nullable(Moment),
    seats: v.array(Seat),
    nextCall: v.exactOptional(v.nullable(Moment)),
    events: v.array(v.unknown()),
    view: v.nullable(v.record(v.string(), v.unknown())),
  }),
  done: v.looseObject({ type: v.literal('done'), table: v.string(), id: v.string() }),
  phrase: v.object({ type: v.literal('phrase'), table: v.string(), seat: v.string(), phrase: v.string() }),
  pong: v.object({ type: v.literal('pong'), now: Moment }),
  error: v.object({ type: v.literal('error'), kind: v.string(), message: v.string() }),
} as const;

type Messages = { [Type in keyof typeof MESSAGES]: v.InferOutput<(typeof MESSAGES)[Type]> };
export type HeardTable = Messages['table'];
export type HeardPhrase = Messages['phrase'];
export type LiveMessage =
  | Exclude<Messages[keyof Messages], { type: 'done' }>
  | { type: 'done'; table: string; done: ActionDone };

/** undefined: it makes no sense, or this page does not know it yet. */
export function hearLive(text: string): LiveMessage | undefined {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const type = typeof said === 'object' && said !== null && 'type' in said ? said.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(MESSAGES, type)) return undefined;
  const read = v.safeParse(MESSAGES[type as keyof Messages], said);
  if (!read.success) return undefined;
  const message = read.output;
  if (message.type !== 'done') return message;
  const done = parseActionDone(said);
  return done.ok ? { type: 'done', table: message.table, done: done.value } : undefined;
}
