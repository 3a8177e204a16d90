// What one reader may read of a stored match: which rows, whose names, and whether the secret of the dice is out.
import type { Viewer } from '@openshake/rules';
import type { House } from '../../house.ts';
import { may, type Role, rolesAt } from '../../may.ts';
import type { Who } from '../../people/people.ts';
import { Refused } from '../../refused.ts';
import { jsonObject } from '../../stores/records.ts';
import type { MatchRecord, TableRecord } from '../../stores/store.ts';
import { SAYS } from '../sentences.ts';
import type { OpenedMatch, ShownSeat } from './writing.ts';

/** What a reader is to a match, and what kind of match it is. */
export interface Reader {
  roles: ReadonlySet<Role>;
  place: Pick<TableRecord, 'listed' | 'state'>;
  viewer: Viewer;
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
  const { roles, place, viewer } = reader;
  const isOver = may('read-match', roles, place);
  if (!isOver && !may('read-unfinished', roles, place)) throw new Refused('not-found', SAYS.noMatch);
  const texts = await store.texts(id);
  const { setup, began, ended, totals, practice, commitment, secret } = record;
  const isOut = secret !== null && may('read-secret', roles, place);
  return {
    ...{ id, setup, began, ended, totals, practice, isOver, viewer, texts },
    until: isOver ? null : latest(house, record, texts),
    withIds: may('read-ids', roles, place),
    ...(await namesFor(house, record, reader)),
    dice: { commitment, ...(isOut && { secret }) },
  };
}

/** Who sat where, and the names beside the match. */
export async function namesFor(house: House, record: MatchRecord, reader: Reader) {
  const seats = await seatsFor(house, record, reader);
  return {
    seats,
    people: Object.fromEntries(seats.flatMap(({ seat, person }) => (person ? [[seat, person.name]] : []))),
  };
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
function latest({ audienceAt }: House, { listed, table }: MatchRecord, texts: readonly string[]): number {
  if (!listed || table === null) return Number.MAX_SAFE_INTEGER;
  const last = jsonObject(texts.at(-1) ?? '')?.at;
  return audienceAt(table, typeof last === 'number' ? last : 0);
}
