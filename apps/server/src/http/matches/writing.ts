// A stored match as text, in each form in which somebody can read it. A long one is written in a thread of its own.
import { fold, type Log, type Row, storedMatch } from '@openshake/host';
import { makeSeats } from '@openshake/protocol';
import { beginMatch, type Event, eventsSoFar, type Player, type Viewer } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import type { ShownPerson } from '../../people/people.ts';
import { readReview, readRows } from '../../stores/records.ts';
import { type MatchRecord, UnreadableRow } from '../../stores/store.ts';
import { makeSheetCsv, makeSheetPage } from './sheet.ts';

export interface ShownSeat {
  seat: Player;
  person: ShownPerson | null;
  bot?: string;
}

/** A match as one reader may read it. It is plain data, for a thread that writes it. */
export interface OpenedMatch extends Pick<MatchRecord, 'id' | 'setup' | 'began' | 'ended' | 'totals' | 'practice'> {
  isOver: boolean;
  viewer: Viewer;
  /** The rows of the log as they are stored. */
  texts: readonly string[];
  /** Of an unfinished match: the latest moment that may be read. */
  until: number | null;
  /** Whether the senders' own ids of actions are in it. */
  withIds: boolean;
  seats: readonly ShownSeat[];
  /** The names beside the match. */
  people: Readonly<Record<Player, string>>;
  /** The promise about the dice, and after the match what was promised. */
  dice: { commitment: string | null; secret?: string | null };
}

/** A review as it is stored, and what goes beside it. */
export interface OpenedReview extends Pick<OpenedMatch, 'id' | 'people'> {
  text: string;
}

const FORMS = {
  stored({ id, seats, people, began, ended, totals, practice, viewer, dice }, log) {
    const seat = log.setup.players.includes(viewer) ? viewer : null;
    const about = { seats, seat, began, ended, totals, ...(practice && { practice }) };
    return JSON.stringify({ id, ...storedMatch(log), people, ...about, ...dice });
  },
  log: (_, { rows }) => JSON.stringify(rows),
  notation({ id, seats, people, dice }, log) {
    const bots = Object.fromEntries(seats.flatMap(({ seat, bot }) => (bot ? [[seat, bot]] : [])));
    const { actions, ...how } = storedMatch(log);
    const named = Object.keys(people).length > 0 && { people };
    return makeMatch({ id, ...how, ...makeSeats({ bots }), ...named, ...dice, actions });
  },
  sheet: makeSheetPage,
  csv: makeSheetCsv,
} as const satisfies Record<string, (opened: OpenedMatch, log: Log) => string>;

export type Form = keyof typeof FORMS;
export type Writing = { form: Form; match: OpenedMatch } | { form: 'review'; match: OpenedReview };

/** `unreadable`: the number of the row that cannot be read. `failed`: there is no review of this match. */
export type Written = { text: string } | { unreadable: number } | { failed: true };

export function write(writing: Writing): Written {
  try {
    if (writing.form === 'review') return writeReview(writing.match);
    const { form, match } = writing;
    return { text: FORMS[form](match, logOf(match)) };
  } catch (error) {
    if (error instanceof UnreadableRow) return { unreadable: error.v };
    throw error;
  }
}

function writeReview({ id, people, text }: OpenedReview): Written {
  const review = readReview(id, text);
  if (typeof review !== 'object' || review === null || 'failed' in review) return { failed: true };
  return { text: JSON.stringify({ ...review, id, people }) };
}

function logOf({ id, setup, texts, until, viewer, withIds }: OpenedMatch): Log {
  const whole = { setup, rows: readRows(id, setup, 1, texts) };
  const log = until === null ? whole : finishedShakes(whole, until, viewer);
  // Senders choose the ids of their actions, so they are only for those who sat at the table.
  return withIds ? log : { setup, rows: log.rows.map((row) => ({ ...row, id: null })) };
}

/** The rows up to the end of the last finished shake, as this viewer may see them. */
function finishedShakes({ setup, rows }: Log, until: number, viewer: Viewer): Log {
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
