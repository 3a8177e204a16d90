// Who sits where at a table, and the changes that are allowed.
import { Refused } from '../refused.ts';
import type { SeatRecord, TableRecord } from '../stores/store.ts';

export const seatOf = ({ seats }: TableRecord, person: string): string | undefined =>
  seats.find((each) => each.person === person)?.seat;

/** Whether this person sits, judges or is the host at a table. */
export const isAt = (table: TableRecord, person: string): boolean =>
  table.host === person || table.judge === person || seatOf(table, person) !== undefined;

/** The table once this person is deleted, as the store has it then. */
export const without = (table: TableRecord, person: string): TableRecord => ({
  ...table,
  host: table.host === person ? null : table.host,
  judge: table.judge === person ? null : table.judge,
  seats: table.seats.map((each) => (each.person === person ? { ...each, person: null } : each)),
});

const isFree = ({ person, bot }: SeatRecord): boolean => person === null && bot === null;

export const isFull = (seats: readonly SeatRecord[]): boolean => !seats.some(isFree);

const put = (seats: readonly SeatRecord[], seat: string, person: string | null): readonly SeatRecord[] =>
  seats.map((each) => (each.seat === seat ? { ...each, person } : each));

/** The seats once this person sits there. */
export function sitDown(table: TableRecord, seat: string, person: string): readonly SeatRecord[] {
  const wanted = table.seats.find((each) => each.seat === seat);
  if (!wanted) throw new Refused('not-found', `This table has no seat "${seat}". Its seats are ${namesOf(table)}.`);
  if (wanted.person === person) return table.seats;
  const own = seatOf(table, person);
  if (own !== undefined) throw new Refused('taken', `You already sit in seat ${own} of this table. Get up first.`);
  if (table.judge === person) throw new Refused('taken', 'You are the judge of this table. Give up that seat first.');
  if (table.state !== 'open')
    throw new Refused('taken', 'The match at this table has already begun. Watch it, or open a table of your own.');
  if (!isFree(wanted)) throw new Refused('taken', `Seat ${seat} is taken. Choose another one.`);
  return put(table.seats, seat, person);
}

/** The seats once this person got up from there. */
export function getUp(table: TableRecord, seat: string, person: string): readonly SeatRecord[] {
  const left = table.seats.find((each) => each.seat === seat);
  if (!left) throw new Refused('not-found', `This table has no seat "${seat}". Its seats are ${namesOf(table)}.`);
  if (left.person !== person) throw new Refused('forbidden', `You are not in seat ${seat}.`);
  if (table.state !== 'open')
    throw new Refused('taken', 'The match has begun. To leave it, send the action "leave" to the table.');
  return put(table.seats, seat, null);
}

/** Whether this person may take the judge's seat. */
export function checkJudge(table: TableRecord, person: string): void {
  if (seatOf(table, person) !== undefined)
    throw new Refused('taken', 'A player of this table cannot be its judge. Get up first.');
  if (table.state === 'over') throw new Refused('taken', 'The match at this table is over.');
  if (table.judge !== null && table.judge !== person)
    throw new Refused('taken', 'This table already has a judge. Try again after that judge gets up.');
}

/** Whether there is a judge to get up or to be removed. */
export function checkJudged(table: TableRecord): void {
  if (table.judge === null) throw new Refused('not-found', 'This table has no judge.');
}

const namesOf = ({ seats }: TableRecord): string => seats.map((each) => each.seat).join(', ');
