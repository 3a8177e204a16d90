// A stored match as one reader may read it: which rows, whose names, and whether the secret of the dice is out.
import { fold, type Log, type Row } from '@openshake/host';
import { beginMatch, type Event, eventsSoFar, type Player, type Viewer } from '@openshake/rules';
import type { House } from '../../house.ts';
import { may, type Role, rolesAt } from '../../may.ts';
import type { ShownPerson, Who } from '../../people/people.ts';
import { Refused } from '../../refused.ts';
import type { MatchRecord, TableRecord } from '../../stores/store.ts';
import { SAYS } from '../sentences.ts';

export interface ShownSeat {
  seat: Player;
  person: ShownPerson | null;
  bot?: string;
}

/** What a reader is to a match, and what kind of match it is. */
export interface Reader {
  roles: ReadonlySet<Role>;
  place: Pick<TableRecord, 'listed' | 'state'>;
  viewer: Viewer;
}

export interface OpenedMatch extends Reader {
  record: MatchRecord;
  isOver: boolean;
  log: Log;
  seats: ShownSeat[];
  /** The names beside the match. */
  people: Record<Player, string>;
}

export function readerOf(record: MatchRecord, table: TableRecord | null, who: Who | null): Reader {
  const at = table ?? { code: '', host: null, judge: null };
  const roles = rolesAt({ ...at, seats: record.seats }, who);
  const state = record.ended === null ? 'playing' : 'over';
  const seat = record.seats.find(({ person }) => who !== null && person === who.person.id)?.seat;
  return {
    roles,
    place: { listed: record.listed, state },
    viewer: seat ?? (roles.has('judge') ? 'judge' : 'audience'),
  };
}

/** Who sat where, by the names that this reader may see. */
export function seatsFor({ people }: House, { seats }: MatchRecord, { roles, place }: Reader): Promise<ShownSeat[]> {
  const asStranger = !may('read-names', roles, place);
  return Promise.all(
    seats.map(async ({ seat, person, bot }) => ({
      seat,
      person: await people.shown(person, asStranger),
      ...(bot !== null && { bot }),
    })),
  );
}

export async function openMatch(house: House, who: Who | null, id: string): Promise<OpenedMatch> {
  const { store } = house;
  const record = await readMatch(house, id);
  const table = record.table === null ? null : await store.table(record.table);
  const reader = readerOf(record, table, who);
  const isOver = may('read-match', reader.roles, reader.place);
  if (!isOver && !may('read-unfinished', reader.roles, reader.place)) throw new Refused('not-found', SAYS.noMatch);
  const whole = { setup: record.setup, rows: await store.rows(id) };
  const log = isOver ? whole : finishedShakes(whole, latest(house, record, whole.rows), reader.viewer);
  const seats = await seatsFor(house, record, reader);
  const people = Object.fromEntries(seats.flatMap(({ seat, person }) => (person ? [[seat, person.name]] : [])));
  return { ...reader, record, isOver, log: withIds(log, reader), seats, people };
}

/** The record of a match. One that is over this moment is waited for, so that everything about it can be read. */
async function readMatch({ store, settled }: House, id: string): Promise<MatchRecord> {
  const record = await store.match(id);
  if (!record) throw new Refused('not-found', SAYS.noMatch);
  if (record.ended !== null || record.table === null) return record;
  await settled(record.table);
  return (await store.match(id)) ?? record;
}

/** The latest moment of an unfinished match that may be read now. */
function latest({ audienceAt }: House, { listed, table }: MatchRecord, rows: readonly Row[]): number {
  return listed && table !== null ? audienceAt(table, rows.at(-1)?.at ?? 0) : Number.POSITIVE_INFINITY;
}

/** The rows up to the end of the last finished shake, as this viewer may see them. */
export function finishedShakes({ setup, rows }: Log, until: number, viewer: Viewer): Log {
  let match = beginMatch(setup);
  let count = 0;
  for (const [at, row] of rows.entries()) {
    if (row.at > until) break;
    match = fold(match, row);
    if (match.shake === null) count = at + 1;
  }
  const finished = rows.slice(0, count);
  const seen = eventsSoFar(
    finished.map(({ events }) => events),
    viewer,
  );
  return { setup, rows: finished.map((row, at) => seenRow(row, (seen[at] ?? []) as Event[], viewer)) };
}

/** A paper that nobody opened stays closed, and only its writer knows about an illegal action that nobody charged. */
function seenRow({ illegal, ...row }: Row, events: readonly Event[], viewer: Viewer): Row {
  const isSealed = events.some((event) => event.type === 'paperPresented' && (event.paper as unknown) === null);
  const { action } = row;
  return {
    ...row,
    action: isSealed && action.type === 'present' ? { type: 'present', by: action.by } : action,
    events,
    ...(illegal && action.by === viewer && { illegal }),
  };
}

/** Senders choose the ids of their actions, so they are only for those who sat at the table. */
const withIds = (log: Log, { roles, place }: Reader): Log =>
  may('read-ids', roles, place) ? log : { ...log, rows: log.rows.map((row) => ({ ...row, id: null })) };
