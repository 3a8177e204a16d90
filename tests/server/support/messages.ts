// What the server says on a live connection, read as a stranger's program would read it from the contract.
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const person = v.looseObject({ name: v.pipe(v.string(), v.minLength(1)) });

export const SeatSeen = v.looseObject({
  seat: v.picklist(['a', 'b', 'c']),
  person: v.nullable(person),
  bot: v.optional(v.nullable(v.string())),
  here: v.boolean(),
});
export type SeatSeen = v.InferOutput<typeof SeatSeen>;

export const TableSeen = v.looseObject({
  id: v.string(),
  code: v.optional(v.string()),
  rulebook: v.string(),
  division: v.string(),
  officiating: v.picklist(['strict', 'table']),
  clocks: v.picklist(['book', 'none']),
  variations: v.boolean(),
  shakes: v.nullable(count),
  minutes: v.nullable(count),
  seats: v.pipe(v.array(SeatSeen), v.minLength(2), v.maxLength(3)),
  host: v.unknown(),
  judge: v.unknown(),
  state: v.picklist(['open', 'playing', 'over']),
  listed: v.boolean(),
  match: v.unknown(),
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type TableSeen = v.InferOutput<typeof TableSeen>;

const Why = v.looseObject({
  rule: v.optional(v.string()),
  clause: v.optional(v.string()),
  message: v.pipe(v.string(), v.minLength(1)),
});

export const ServerMessage = v.variant('type', [
  v.looseObject({
    type: v.literal('welcome'),
    protocol: v.literal(1),
    version: v.string(),
    person: v.looseObject({ id: v.string(), name: v.string() }),
    now: count,
    phrases: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
  v.looseObject({
    type: v.literal('table'),
    table: v.string(),
    v: count,
    now: count,
    began: v.nullable(v.pipe(v.number(), v.safeInteger())),
    seats: v.array(SeatSeen),
    events: v.array(v.looseObject({ type: v.string() })),
    view: v.nullable(v.record(v.string(), v.unknown())),
  }),
  v.variant('ok', [
    v.looseObject({
      type: v.literal('done'),
      table: v.string(),
      id: v.string(),
      ok: v.literal(true),
      v: v.pipe(count, v.minValue(1)),
      setAside: v.optional(v.literal(true)),
      illegal: v.optional(Why),
    }),
    v.looseObject({ type: v.literal('done'), table: v.string(), id: v.string(), ok: v.literal(false), refusal: Why }),
  ]),
  v.looseObject({ type: v.literal('lobby'), tables: v.array(TableSeen) }),
  v.looseObject({ type: v.literal('phrase'), table: v.string(), seat: v.string(), phrase: v.string() }),
  v.looseObject({ type: v.literal('pong'), now: count }),
  v.looseObject({ type: v.literal('error'), kind: v.string(), message: v.pipe(v.string(), v.minLength(1)) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** Reads one message; fails in words if it is not as the contract says. */
export function readMessage(text: string): ServerMessage {
  const parsed = v.safeParse(ServerMessage, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const why = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new Error(`The server sent a message that the contract does not know (${why}): ${text.slice(0, 500)}`);
}
