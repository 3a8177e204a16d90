// Records to store, and rows of a match that was really played.
import { createHash, randomBytes } from 'node:crypto';
import { createBot } from '@openshake/bots';
import { fairDice, type Log, playOut, type Row } from '@openshake/host';
import type { Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { MatchRecord, Person, Session, TableRecord } from '../stores/store.ts';

export const id = (): string => randomBytes(16).toString('base64url');
const hash = (): string => createHash('sha256').update(id()).digest('hex');

export const SETUP: Setup = {
  book: 'mlag-equations-basic-2018',
  division: 'elementary',
  players: ['a', 'b'],
  officiating: 'strict',
  clocks: 'book',
  variations: true,
};

const SECRET = '5a'.repeat(32);
let played: Promise<Log> | undefined;

/** The log of a match of three shakes between bots, the same in every test. */
export function playedLog(): Promise<Log> {
  const seat = (name: string, seed: number) => {
    const bot = createBot({ level: 'first-week', seat: name, seed, pace: 1 });
    return { act: bot.act.bind(bot) };
  };
  played ??= playOut({
    setup: SETUP,
    round: { shakes: 3 },
    dice: fairDice(SECRET),
    search,
    bots: { a: seat('a', 1), b: seat('b', 2) },
  }).then(({ log }) => log);
  return played;
}

/** Some rows of that match, as a store gives them back. */
export async function someRows(count = Number.POSITIVE_INFINITY): Promise<readonly Row[]> {
  const { rows } = await playedLog();
  return JSON.parse(JSON.stringify(rows.slice(0, count)));
}

export const newPerson = (more: Partial<Person> = {}): Person => ({
  id: id(),
  alias: 'Quiet Otter',
  name: null,
  login: null,
  password: null,
  settings: {},
  created: 1_000,
  seen: 1_000,
  ...more,
});

export const newSession = (person: string, more: Partial<Session> = {}): Session => ({
  hash: hash(),
  person,
  created: 1_000,
  seen: 1_000,
  ...more,
});

export const newTable = (more: Partial<TableRecord> = {}): TableRecord => ({
  id: id(),
  code: id(),
  host: null,
  judge: null,
  listed: false,
  setup: SETUP,
  round: { shakes: 3 },
  seats: [
    { seat: 'a', person: null, bot: null },
    { seat: 'b', person: null, bot: 'club' },
  ],
  state: 'open',
  match: id(),
  commitment: hash(),
  secret: hash(),
  created: 1_000,
  rematch: null,
  changed: 1_000,
  ...more,
});

export const newMatch = (more: Partial<MatchRecord> = {}): MatchRecord => ({
  id: id(),
  table: null,
  setup: SETUP,
  round: { shakes: 3 },
  listed: false,
  seats: [
    { seat: 'a', person: null, bot: null },
    { seat: 'b', person: null, bot: 'club' },
  ],
  commitment: null,
  secret: null,
  began: 2_000,
  ended: 3_000,
  totals: { a: 6, b: 2 },
  practice: true,
  ...more,
});
