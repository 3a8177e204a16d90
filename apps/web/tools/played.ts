// A practice match that bots have played, with its rows, as a browser keeps it.
import { createBot, type LevelName } from '@openshake/bots';
import { fairDice, playOut, type Row } from '@openshake/host';
import { BOOK_IDS, type BookId, type DivisionId, type Setup, totalsOf } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { PracticeMatch } from '../src/transport/practiceStore.ts';

export interface PlayedMatch {
  match: PracticeMatch;
  rows: readonly Row[];
}

const SEATS = ['a', 'b', 'c'];
const NAMES: Readonly<Record<string, string>> = { a: 'Ana', b: 'Ben', c: 'Cy' };
/** Practice matches have ids and secrets of these lengths. */
const hex = (seed: number, length: number): string => (seed + 1).toString(16).padStart(length, '0');

/** A whole match, the same for each seed. The person has the first seat. */
export async function playedMatch(
  book: BookId,
  division: DivisionId,
  seed: number,
  {
    levels = ['first-week', 'first-term', 'club'] as readonly LevelName[],
    shakes = 1,
    variations = false,
    clocks = 'none' as Setup['clocks'],
  } = {},
): Promise<PlayedMatch> {
  const players = SEATS.slice(0, levels.length);
  const setup: Setup = { book, division, players, officiating: 'strict', clocks, variations };
  const secret = hex(seed, 64);
  const bots = Object.fromEntries(
    players.map((seat, at) => [seat, createBot({ level: levels[at] ?? 'club', seat, seed: seed + at, pace: 0.3 })]),
  );
  const { room, log, stuck } = await playOut({ setup, round: { shakes }, dice: fairDice(secret), search, bots });
  if (stuck) throw new Error(`The match of seed ${seed} did not end.`);
  const [you = 'a', ...others] = players;
  const match: PracticeMatch = {
    id: `${hex(BOOK_IDS.indexOf(book), 4)}${hex(seed, 12)}`,
    setup,
    round: { shakes },
    you,
    bots: Object.fromEntries(others.map((seat, at) => [seat, levels[at + 1] ?? 'club'])),
    names: Object.fromEntries(others.map((seat) => [seat, NAMES[seat] ?? seat])),
    pace: 0.08,
    seed,
    secret,
    began: 1_700_000_000_000,
    played: 1_700_000_100_000,
    v: log.rows.length,
    shakes: room.match.shakes.length,
    waits: false,
    totals: totalsOf(room.match),
    over: true,
  };
  return { match, rows: log.rows };
}
