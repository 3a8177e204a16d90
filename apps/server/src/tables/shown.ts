// A table as somebody may see it.

import type { ShownPerson } from '../people/people.ts';
import type { SeatRecord, TableRecord, TableState } from '../stores/store.ts';

export interface ShownSeat {
  seat: string;
  person: ShownPerson | null;
  bot?: string;
  /** Whoever sat here has deleted themselves since. */
  gone?: true;
  here: boolean;
}

export interface ShownTable {
  id: string;
  code?: string;
  rulebook: string;
  division: string;
  officiating: string;
  clocks: string;
  variations: boolean;
  shakes: number | null;
  minutes: number | null;
  seats: readonly ShownSeat[];
  host: ShownPerson | null;
  judge: ShownPerson | null;
  state: TableRecord['state'];
  listed: boolean;
  match: string;
  commitment: string;
  /** The table of the rematch. */
  rematch?: string;
}

/** After the match began, a seat without anybody was somebody's who has deleted themselves. */
export const isGone = ({ person, bot }: Pick<SeatRecord, 'person' | 'bot'>, state: TableState): boolean =>
  state !== 'open' && person === null && bot === null;

const MINUTE = 60_000;

interface People {
  seats: readonly ShownSeat[];
  host: ShownPerson | null;
  judge: ShownPerson | null;
}

export function shownTable(record: TableRecord, { seats, host, judge }: People, withCode: boolean): ShownTable {
  const { id, code, setup, round, state, listed, match, commitment, rematch } = record;
  const { book: rulebook, division, officiating, clocks, variations } = setup;
  return {
    id,
    ...(withCode && { code }),
    rulebook,
    division,
    officiating,
    clocks,
    variations,
    shakes: 'shakes' in round && !round.byBook ? round.shakes : null,
    minutes: 'ms' in round && !round.byBook ? round.ms / MINUTE : null,
    seats,
    host,
    judge,
    state,
    listed,
    match,
    commitment,
    ...(rematch && { rematch }),
  };
}
