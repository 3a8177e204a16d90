// The log of a match as a file keeps it, in JSON Lines: a header with how the match began and who sits where, and a row for each action.
// Rows name seats. Only the header has people's names, where they can be deleted.
import {
  type Action,
  BOOK_IDS,
  books,
  DIVISIONS,
  type Event,
  type ExpectedFact,
  OFFICIATING,
  type Refusal,
  type Setup,
  type WireFact,
} from '@openshake/rules';
import * as v from 'valibot';
import { isRepeatable, isTooDeep, judged, LONGEST_ACTION_ID, LONGEST_ID } from './bounds.ts';
import { EQUATIONS_CUBES, ON_SETS_CUBES } from './cubes.ts';
import { wrongField } from './fields.ts';
import { foundIn } from './inWords.ts';
import { readEvent } from './matchEvent.ts';
import { byName, cite } from './parts.ts';
import { PEOPLE_EXPECTED, type People, PersonName } from './people.ts';
import { HASH, Hash } from './reveal.ts';
import type { SavedRound } from './savedMatch.ts';
import { actionReader } from './storedAction.ts';

/** The seats of a match, clockwise, the first Goal-setter first. */
export const SEATS = ['a', 'b', 'c'] as const;

/** The form of a log. */
export const LOG_FORMAT = 1;
/** A log with more bytes is not read. */
export const LONGEST_LOG = 16 * 1024 * 1024;

export interface LogHeader {
  log: typeof LOG_FORMAT;
  id: unknown;
  setup: Setup;
  round: SavedRound;
  /** The seat of the person; the others are bots. */
  you: string;
  /** The level of the bot at each seat. */
  bots: Readonly<Record<string, string>>;
  people: People;
  pace?: number;
  /** The bots' decisions follow from it. */
  seed: number;
  /** The dice: the promise, and the secret they follow from (docs/dice.md). */
  commitment: string;
  secret: string;
  /** Other lines above the actions of a match in notation. */
  tags?: Readonly<Record<string, unknown>>;
}

export interface LogRow {
  v: number;
  format: number;
  id: string | null;
  at: number;
  action: Action;
  events: readonly Event[];
  setAside?: Refusal & { setAside: true };
  illegal?: Refusal;
}

export interface MatchLog {
  header: LogHeader;
  rows: readonly LogRow[];
}

const Seats = v.pipe(
  v.array(v.picklist(SEATS)),
  v.check((seats) => seats.length >= 2 && seats.every((seat, at) => seat === SEATS[at])),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const SetupFields = v.pipe(
  v.object({
    book: v.picklist(BOOK_IDS),
    division: v.picklist(DIVISIONS),
    players: Seats,
    officiating: v.picklist(OFFICIATING),
    clocks: v.picklist(['book', 'none']),
    variations: v.boolean(),
  }),
  v.check(({ book, division }) => Object.hasOwn(books[book].divisions, division)),
);

const Header = v.pipe(
  v.object({
    log: v.literal(LOG_FORMAT),
    id: v.optional(v.pipe(v.unknown(), v.check(isRepeatable)), null),
    setup: SetupFields,
    round: v.union([
      v.object({ shakes: v.pipe(count, v.minValue(1)) }),
      v.object({ minutes: v.pipe(count, v.minValue(1)) }),
    ]),
    you: v.picklist(SEATS),
    bots: v.optional(v.record(v.picklist(SEATS), v.string()), {}),
    people: v.optional(v.record(v.picklist(SEATS), PersonName), {}),
    pace: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
    seed: count,
    commitment: Hash,
    secret: Hash,
    tags: v.exactOptional(byName(judged)),
  }),
  v.transform((header): LogHeader => header as LogHeader),
);

const SETUP = ['book', 'division', 'players', 'officiating', 'clocks', 'variations'] as const;
const EXPECTED: Readonly<Record<string, ExpectedFact>> = {
  log: { key: 'expected.log', format: LOG_FORMAT },
  id: { key: 'expected.log.id', most: LONGEST_ID },
  setup: { key: 'expected.log.setup', fields: SETUP.map((field) => `"${field}"`) },
  'setup.players': { key: 'expected.log.seats', example: '["a","b"]', other: '["a","b","c"]' },
  round: { key: 'expected.log.round', example: '{"shakes":3}', other: '{"minutes":30}' },
  you: { key: 'expected.log.seat', example: '"a"' },
  bots: { key: 'expected.log.bots', example: '{"b":"club"}' },
  people: PEOPLE_EXPECTED,
  seed: { key: 'expected.whole' },
  pace: { key: 'expected.number.example', example: '1', other: '0.5' },
  commitment: HASH,
  secret: HASH,
};

/** Whether this value is the header of a log. */
export const beginsLog = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'log' in value;

type Parsed<Value> = { ok: true; value: Value } | { ok: false; facts: WireFact };
const wrong = (facts: WireFact) => ({ ok: false, facts }) as const;

export function parseLogHeader(value: unknown): Parsed<LogHeader> {
  const parsed = v.safeParse(Header, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? '';
  const [field = ''] = path.split('.');
  const expected = EXPECTED[path] ?? EXPECTED[field];
  return wrong(
    expected ? wrongField(path, expected, issue.input) : { key: 'log.field', field: path, found: foundIn(issue.input) },
  );
}

/** Reads how a match begins, as a store keeps it beside the rows. */
export function parseSetup(value: unknown): Parsed<Setup> {
  const parsed = v.safeParse(SetupFields, value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return wrong({ key: 'log.field', field: path ? `setup.${path}` : 'setup', found: foundIn(issue.input) });
}

/** A paper may have as many levels as a judge reads; the row around it has a few more. */
const DEEPEST = 30;

const Row = v.object({
  v: v.pipe(count, v.minValue(1)),
  format: v.literal(LOG_FORMAT),
  id: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_ACTION_ID))),
  at: count,
  action: v.looseObject({ type: v.string() }),
  events: v.array(v.unknown()),
  setAside: v.exactOptional(v.looseObject({ ...cite, setAside: v.literal(true) })),
  illegal: v.exactOptional(v.looseObject(cite)),
});

const readAction = { 'on-sets': actionReader(ON_SETS_CUBES), equations: actionReader(EQUATIONS_CUBES) } as const;

/** Reads the row after this many others. */
export function parseLogRow(value: unknown, { book }: Setup, before: number): Parsed<LogRow> {
  if (isTooDeep(value, DEEPEST)) return wrong({ key: 'log.row.tooDeep' });
  const parsed = v.safeParse(Row, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return wrong({ key: 'log.row.field', field: v.getDotPath(issue) ?? 'v', found: foundIn(issue.input) });
  }
  const { events: written, action, ...row } = parsed.output;
  if (row.v !== before + 1) return wrong({ key: 'log.row.order', row: row.v, before });
  const read = readAction[books[book].game]({ ...action, at: row.at });
  if ('facts' in read) return wrong({ key: 'log.row.wrong', row: row.v, why: read.facts });
  const events: Event[] = [];
  for (const each of written) {
    const event = readEvent(each);
    if (!event.ok) return wrong({ key: 'log.row.wrong', row: row.v, why: event.facts });
    events.push(event.event);
  }
  // The action was decided as written, so it stays that way.
  return { ok: true, value: { ...row, action, events } as unknown as LogRow };
}

export type ParsedMatchLog =
  /** `torn`: the last line is incomplete, so it is left out. */
  { ok: true; log: MatchLog; torn: boolean } | { ok: false; line: number; facts: WireFact };

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads the text of a log. If the last line is incomplete, the program stopped while writing it, so nobody heard about it. */
export function parseMatchLog(text: string): ParsedMatchLog {
  const lines = text.split('\n');
  const torn = lines.pop() !== '';
  const [first = '', ...others] = lines;
  const header = parseLogHeader(jsonOf(first));
  if (!header.ok) return { ok: false, line: 1, facts: header.facts };
  const rows: LogRow[] = [];
  for (const line of others) {
    const row = parseLogRow(jsonOf(line), header.value.setup, rows.length);
    if (!row.ok) return { ok: false, line: rows.length + 2, facts: row.facts };
    rows.push(row.value);
  }
  return { ok: true, log: { header: header.value, rows }, torn };
}

export const makeLogLine = (line: LogHeader | LogRow): string => `${JSON.stringify(line)}\n`;
