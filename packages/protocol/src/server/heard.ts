// What a program hears from a server: the answers to its requests, and the messages of a live table.
// It reads what it needs and ignores the rest, so that a later server may say more.
import type { ViewWithLegal, WireFact } from '@openshake/rules';
import * as v from 'valibot';
import { BotView } from '../botView.ts';
import { factsIn, foundIn } from '../inWords.ts';
import { SEATS } from '../matchLog.ts';
import type { RawView } from './mergeView.ts';

export { mergeView, type RawView } from './mergeView.ts';

const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const Version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Person = v.object({ id: Id });

const Table = v.object({
  id: Id,
  match: v.nullish(Id),
  state: v.picklist(['open', 'playing', 'over']),
  seats: v.array(
    v.object({ seat: v.picklist(SEATS), person: v.nullish(Person, null), bot: v.nullish(v.string(), null) }),
  ),
});
/** A table, as much of it as somebody needs who wants to sit down there. */
export type SeenTable = v.InferOutput<typeof Table>;

const ANSWERS = {
  session: v.object({ person: Person, token: Id }),
  me: v.object({ person: Person }),
  table: v.object({ table: Table }),
  error: v.object({ error: v.object({ kind: v.string(), message: v.string() }) }),
} as const;
type Answers = typeof ANSWERS;

/** Reads the body of an answer; undefined if it is not of this kind. */
export function parseServerAnswer<Kind extends keyof Answers>(
  kind: Kind,
  text: string,
): v.InferOutput<Answers[Kind]> | undefined {
  const parsed = v.safeParse(ANSWERS[kind], jsonOf(text));
  return parsed.success ? parsed.output : undefined;
}

const Refusal = v.object({
  rule: v.exactOptional(v.string()),
  clause: v.exactOptional(v.string()),
  facts: v.exactOptional(v.looseObject({ key: v.string() })),
  message: v.string(),
});

const MESSAGES = {
  welcome: v.object({ type: v.literal('welcome'), person: Person }),
  table: v.object({
    type: v.literal('table'),
    table: Id,
    v: Version,
    view: v.nullable(v.record(v.string(), v.unknown())),
  }),
  done: v.union([
    v.object({ type: v.literal('done'), table: Id, id: Id, ok: v.literal(true), v: Version }),
    v.object({ type: v.literal('done'), table: Id, id: Id, ok: v.literal(false), refusal: Refusal }),
  ]),
  error: v.object({ type: v.literal('error'), kind: v.string(), message: v.string() }),
} as const;

/** The first event of a stream names it. */
const Stream = v.object({ stream: Id });

type Messages = { [Type in keyof typeof MESSAGES]: v.InferOutput<(typeof MESSAGES)[Type]> };
export type ServerMessage = Messages[keyof Messages] | { type: 'stream'; stream: string };

/** Reads a message of the server; undefined if it makes no sense, or if it is one that we do not know. */
export function parseServerMessage(text: string): ServerMessage | undefined {
  const value = jsonOf(text);
  const stream = v.safeParse(Stream, value);
  if (stream.success) return { type: 'stream', ...stream.output };
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(MESSAGES, type)) return undefined;
  const parsed = v.safeParse(MESSAGES[type as keyof Messages], value);
  return parsed.success ? parsed.output : undefined;
}

type ReadView = { ok: true; view: ViewWithLegal } | { ok: false; facts: WireFact };

/** Reads a whole view of a seat that asked for `legal`. */
export function parseLiveView(raw: RawView): ReadView {
  const parsed = v.safeParse(BotView, raw);
  if (parsed.success) return { ok: true, view: parsed.output };
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? '';
  // Fields that do not fit together carry their own fact.
  if (issue.type === 'raw_check') return { ok: false, facts: factsIn([issue]) };
  return { ok: false, facts: { key: 'field.unreadable', field, found: foundIn(issue.input) } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
