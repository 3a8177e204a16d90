// Opens a new table from what somebody wished for.
import { randomBytes } from 'node:crypto';
import { commitmentOf, SECRET_BYTES } from '@openshake/host';
import { SEATS } from '@openshake/protocol';
import type { TableWish } from '@openshake/protocol/server';
import type { TableRecord, TableRound } from '../stores/store.ts';
import { newCode, newId } from './ids.ts';
import { isFull } from './seating.ts';

const MINUTE = 60_000;
/** Every book has rounds of about this length. */
const BOOK_ROUND = 30 * MINUTE;

/** Without clocks and without a length, the round goes on until the host ends it. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

export const isEndless = ({ round }: Pick<TableRecord, 'round'>): boolean =>
  'shakes' in round && round.shakes === ENDLESS;

function roundOf({ shakes, minutes, clocks }: TableWish): TableRound {
  if (shakes !== null) return { shakes };
  if (minutes !== null) return { ms: minutes * MINUTE };
  return clocks === 'none' ? { shakes: ENDLESS, byBook: true } : { ms: BOOK_ROUND, byBook: true };
}

const newMatch = () => {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  return { id: newId(), code: newCode(), match: newId(), secret, commitment: commitmentOf(secret) };
};

export function openTable(wish: TableWish, person: string, now: number): TableRecord {
  const { rulebook: book, division, officiating, clocks, variations, listed } = wish;
  const seats = wish.seats.map((wished, at) => ({
    seat: SEATS[at] ?? '',
    person: wished === 'me' ? person : null,
    bot: typeof wished === 'object' ? wished.bot : null,
  }));
  return {
    ...newMatch(),
    host: person,
    judge: null,
    listed,
    setup: { book, division, players: seats.map(({ seat }) => seat), officiating, clocks, variations },
    round: roundOf(wish),
    seats,
    state: isFull(seats) ? 'playing' : 'open',
    created: now,
    changed: now,
    rematch: null,
  };
}

/** The same people once more. The match begins when all of them are here. */
export const openRematch = (table: TableRecord, person: string, now: number): TableRecord => ({
  ...table,
  ...newMatch(),
  host: person,
  judge: null,
  state: table.seats.every(({ bot }) => bot !== null) ? 'playing' : 'open',
  created: now,
  changed: now,
  rematch: null,
});
