// A match that was played, from this browser or from the server: its setup, its rows, and who sat where.
import type { Row } from '@openshake/host';
import type { BookId, DivisionId, Setup } from '@openshake/rules';
import { ask } from '../../transport/api.ts';
import { practiceLog } from '../../transport/practiceMatches.ts';

/** One row of the log, as far as a reader needs it. */
export type PlayedRow = Pick<Row, 'v' | 'format' | 'id' | 'at' | 'action' | 'events'>;

export interface Played {
  id: string;
  /** Whether it is in this browser; else it is at the server. */
  here: boolean;
  setup: Setup;
  rows: readonly PlayedRow[];
  names: Readonly<Record<string, string>>;
  /** The reader's seat, if known. */
  you: string | null;
  over: boolean;
  /** The dice follow from it; known after the match. */
  secret: string | null;
  /** The moment when it began, if known. */
  began: number | null;
  /** Its id at the server, if it was sent there from here. */
  sent: string | null;
}

interface StoredAnswer {
  rulebook: BookId;
  division: DivisionId;
  players: string[];
  officiating?: Setup['officiating'];
  clocks?: Setup['clocks'];
  variations?: boolean;
  people: Record<string, string>;
  /** The seat of whoever asks. Names are not unique, so they do not say it. */
  seat: string | null;
  began: number;
  secret?: string;
}

const fromServer = async (id: string): Promise<Played> => {
  const path = `api/matches/${encodeURIComponent(id)}`;
  const [stored, rows] = await Promise.all([ask<StoredAnswer>('GET', path), ask<PlayedRow[]>('GET', `${path}/log`)]);
  const { rulebook: book, division, players, officiating = 'strict', clocks = 'book', variations = true } = stored;
  const { people: names, seat: you, began, secret = null } = stored;
  return {
    id,
    here: false,
    setup: { book, division, players, officiating, clocks, variations },
    rows,
    names,
    you,
    over: secret !== null,
    secret,
    began,
    sent: null,
  };
};

/** Finds the match by its id: first in this browser, then at the server. */
export async function loadPlayed(id: string): Promise<Played> {
  const kept = await practiceLog(id);
  if (!kept) return fromServer(id);
  const { setup, names, you, over, secret, began, sent = null } = kept.match;
  return { id, here: true, setup, rows: kept.rows, names, you, over, secret, began, sent };
}
