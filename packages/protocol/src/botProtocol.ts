// The bot protocol: what a host and a playing program say to each other, one JSON object per line. docs/bot-protocol.md describes it.
import { type Acted, type BookId, books, cut, type ExpectedFact, type Setup, type WireFact } from '@openshake/rules';
import { makeJson } from '@openshake/rules/notation';
import * as v from 'valibot';
import { BotView } from './botView.ts';
import { LONGEST_NAME, TAKEN } from './bounds.ts';
import { wrongField } from './fields.ts';
import { carry, factsIn, foundIn, quoted, together } from './inWords.ts';
import { makeView, setupFields } from './matchView.ts';
import { byName } from './parts.ts';
import { readDeed } from './storedAction.ts';
import { faultInSetup } from './viewSense.ts';

/** Goes up when a program that was right before would be wrong. */
export const BOT_PROTOCOL = 1;

/** Nobody thinks longer than this before an action. */
export const LONGEST_THOUGHT = 3_600_000;

/** A name that fits in a table and in a match. */
const programName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+-]*$/u),
  v.maxLength(LONGEST_NAME),
  v.check((name) => !TAKEN.includes(name)),
);
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const points = byName(v.number());
const told = v.looseObject({ key: v.string() });

const HostSays = {
  /** The first line. The bot answers with a greeting. */
  hello: v.object({ type: v.literal('hello'), protocol: version, host: v.string() }),
  /** A match begins, and this is the bot's seat. */
  match: v.pipe(
    v.object({
      type: v.literal('match'),
      match: v.string(),
      seat: v.string(),
      ...setupFields,
      /** The bot answers each view within this many milliseconds of real time. */
      limits: v.object({ decisionMs: count }),
      /** For a bot that plays by chance: the same seed repeats the match. */
      seed: count,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { rulebook: book, division, players, seat } = dataset.value;
      const fault = faultInSetup({ book, division, players });
      if (fault) addIssue({ message: carry(fault) });
      else if (!players.includes(seat)) addIssue({ message: carry({ key: 'message.seat', name: quoted(seat) }) });
    }),
  ),
  /** What the seat sees now. The bot answers with an action, or that it waits. */
  view: v.object({ type: v.literal('view'), id: count, view: BotView }),
  /** The action that answered a view did not happen. */
  refused: v.object({
    type: v.literal('refused'),
    id: count,
    clause: v.string(),
    message: v.string(),
    facts: v.exactOptional(told),
  }),
  /** The bot wrote something, or did not write in time, against the protocol. */
  error: v.object({ type: v.literal('error'), message: v.string(), facts: v.exactOptional(told) }),
  /** The match is over. */
  over: v.object({
    type: v.literal('over'),
    match: v.string(),
    totals: points,
    matchPoints: v.exactOptional(points),
  }),
  /** No more matches: the bot ends. */
  quit: v.object({ type: v.literal('quit') }),
} as const;

const BotSays = {
  hello: v.object({ type: v.literal('hello'), protocol: version, name: programName }),
  deed: v.object({
    type: v.literal('deed'),
    id: count,
    action: v.unknown(),
    /** How many milliseconds pass at the table first; 0 by default. */
    after: v.optional(v.pipe(count, v.maxValue(LONGEST_THOUGHT)), 0),
  }),
  wait: v.object({ type: v.literal('wait'), id: count }),
} as const;

type Says<Messages extends Record<string, v.GenericSchema>> = {
  [type in keyof Messages]: v.InferOutput<Messages[type]>;
}[keyof Messages];

export type HostMessage = Says<typeof HostSays>;
type WrittenBotMessage = Says<typeof BotSays>;
export type BotMessage =
  | Exclude<WrittenBotMessage, { type: 'deed' }>
  | { type: 'deed'; id: number; action: Acted; after: number };

/** A message, or why there is none, with its type and the id of its view if these were given. */
export type Heard<Message> = { ok: true; said: Message } | { ok: false; facts: WireFact; type?: string; id?: number };

/** What a host says, as text. */
export function makeHostMessage(message: HostMessage): string {
  return JSON.stringify(message.type === 'view' ? { ...message, view: makeView(message.view) } : message);
}

/** What a bot says, as text. */
export const makeBotMessage = (message: BotMessage): string => makeJson(message);

/** What a host says about a match that begins. */
export const tellSetup = ({ book: rulebook, ...rest }: Setup) => ({ rulebook, ...rest, players: [...rest.players] });

export const parseHostMessage = (text: string): Heard<HostMessage> => hear<HostMessage>(text, HostSays);

/** Who sits where, and by which book. Without this, nobody can read an action. */
export interface Seat {
  seat: string;
  book: BookId;
}

/** Reads a line from a bot. Before a match begins there is no seat and no action. */
export function parseBotMessage(text: string, at: Seat | null): Heard<BotMessage> {
  const heard = hear<WrittenBotMessage>(text, BotSays, [{ key: 'message.notes' }]);
  if (!heard.ok || heard.said.type !== 'deed') return heard as Heard<BotMessage>;
  const { said } = heard;
  if (!at) return { ok: false, id: said.id, facts: { key: 'message.deed.early' } };
  const read = readDeed[books[at.book].game](said.action, at.seat);
  if ('facts' in read) return { ok: false, id: said.id, facts: { key: 'message.deed', why: read.facts } };
  return { ok: true, said: { ...said, action: read.action } };
}

/** At most this many characters of a line are repeated to its writer. */
const LONGEST_REPEAT = 60;

/** `hint`: what to tell a writer of something other than JSON. */
function hear<Message>(
  text: string,
  messages: Readonly<Record<string, v.GenericSchema>>,
  hint: readonly WireFact[] = [],
): Heard<Message> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, facts: together([{ key: 'message.notJson', text: cut(text, LONGEST_REPEAT) }, ...hint]) };
  }
  const types = Object.keys(messages).map((type) => `"${type}"`);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, facts: { key: 'message.notObject', types, found: foundIn(value) } };
  const { type, id } = value as Record<string, unknown>;
  const about = v.is(count, id) ? { id } : {};
  const schema = typeof type === 'string' && Object.hasOwn(messages, type) ? messages[type] : undefined;
  if (!schema) {
    const facts: WireFact =
      type === undefined ? { key: 'message.noType', types } : { key: 'message.unknown', found: foundIn(type), types };
    return { ok: false, ...about, facts };
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return { ok: true, said: parsed.output as Message };
  const facts: WireFact = { key: 'message.wrong', type: String(type), why: factIn(parsed.issues[0]) };
  return { ok: false, type: String(type), ...about, facts };
}

/** What the wrong field should have been. */
const KINDS: Readonly<Record<string, ExpectedFact>> = {
  string: { key: 'expected.text' },
  number: { key: 'expected.number' },
  boolean: { key: 'expected.boolean' },
  Array: { key: 'expected.list' },
  Object: { key: 'expected.object' },
};

/** Names this many of the correct words. */
const MOST_NAMED = 12;

/** What is expected if only certain words are correct: all of them, or the first few if there are many. */
function oneOf(expected: string | null): ExpectedFact | undefined {
  const words = expected?.replaceAll(/^\(|\)$/g, '').split(' | ') ?? [];
  if (words.length === 0) return undefined;
  if (words.length <= MOST_NAMED) return { key: 'expected.oneOf', words };
  return { key: 'expected.oneOf.more', words: words.slice(0, MOST_NAMED), more: words.length - MOST_NAMED };
}

function factIn(issue: v.BaseIssue<unknown>): WireFact {
  const { path, expected, received, input, type } = issue;
  // An issue about fields that do not fit together carries its own fact.
  if (type === 'raw_check') return factsIn([issue]);
  const field = cut(path?.map(({ key }) => String(key)).join('.') ?? '', LONGEST_REPEAT);
  if (received === 'undefined') return { key: 'field.absent', field };
  if (type === 'regex') return { key: 'field.name.letters', field, found: foundIn(input) };
  if (type === 'check') return { key: 'field.name.taken', field, found: foundIn(input) };
  if (type === 'max_length') return { key: 'field.name.long', field, most: LONGEST_NAME };
  const isCount = type === 'safe_integer' || type === 'min_value' || type === 'max_value';
  const should = isCount ? countFor(field) : (KINDS[expected ?? ''] ?? oneOf(expected) ?? SMALL);
  return wrongField(field, should, input);
}

const SMALL: ExpectedFact = { key: 'expected.number.small' };

const countFor = (field: string): ExpectedFact =>
  field === 'after'
    ? { key: 'expected.whole.range', least: 0, most: LONGEST_THOUGHT }
    : { key: 'expected.whole.from', least: field === 'protocol' ? 1 : 0 };
