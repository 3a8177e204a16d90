// Starts, lists and goes back in practice matches. They are played in this page and stay in this browser.
import type { Row } from '@openshake/host';
import type { BookId, DivisionId, Setup } from '@openshake/rules';
import {
  addMatch,
  allMatches,
  type BotLevel,
  changeMatch,
  matchWith,
  type PracticeMatch,
  type PracticeRound,
  rowsOf,
} from './practiceStore.ts';

export type { BotLevel, PracticeMatch, PracticeRound } from './practiceStore.ts';
export { BOT_LEVELS } from './practiceStore.ts';

export interface PracticeWish {
  book: BookId;
  division: DivisionId;
  /** The level of each bot: one or two. */
  levels: readonly BotLevel[];
  /** How many bots sit before the person. Left out: chance decides. */
  before?: number;
  /** Left out: no clocks. */
  clocks?: Setup['clocks'];
  officiating?: Setup['officiating'];
  /** Whether players choose variations. Left out: only if the book has none to choose, which costs nothing. */
  variations?: boolean;
  /** Left out: three shakes. */
  round?: PracticeRound;
  /** 1: as long as people think. Left out: a third of it without clocks. */
  pace?: number;
}

const SEATS = ['a', 'b', 'c'] as const;
const BOT_NAMES = ['Ana', 'Ben'] as const;
const USUAL_SHAKES = 3;
/** Without a clock, a person waits for nothing but the bots. */
const UNCLOCKED_PACE = 0.35;

const LARGEST_SEED = 1_000_000_000;

function randomText(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
const randomBelow = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/** Starts a match against bots and gives its id; the table is at `#/practice/ID`. */
export async function startPractice(wish: PracticeWish): Promise<string> {
  const { book, division, levels, clocks = 'none', officiating = 'strict', variations = false } = wish;
  const { round = { shakes: USUAL_SHAKES }, pace = clocks === 'none' ? UNCLOCKED_PACE : 1 } = wish;
  const players = SEATS.slice(0, 1 + Math.min(levels.length, BOT_NAMES.length));
  const { before: mine = randomBelow(players.length) } = wish;
  const others = players.filter((_, at) => at !== mine);
  const began = Date.now();
  const match: PracticeMatch = {
    id: randomText(8),
    setup: { book, division, players, officiating, clocks, variations },
    round,
    you: players[mine] ?? 'a',
    bots: Object.fromEntries(others.map((seat, at) => [seat, levels[at] ?? 'first-term'])),
    names: Object.fromEntries(others.map((seat, at) => [seat, BOT_NAMES[at] ?? seat])),
    pace,
    seed: randomBelow(LARGEST_SEED),
    secret: randomText(32),
    began,
    played: began,
    v: 0,
    shakes: 0,
    waits: true,
    totals: {},
    over: false,
  };
  await addMatch(match);
  return match.id;
}

/** The same seats and rules again. */
export async function startAgain(id: string): Promise<string> {
  const before = await matchWith(id);
  if (!before) throw new Error('This practice match is no longer in this browser.');
  const { book, division, clocks, officiating, variations } = before.setup;
  const levels = Object.values(before.bots);
  const { round, pace } = before;
  return startPractice({ book, division, levels, clocks, officiating, variations, round, pace });
}

/** The matches in this browser, the one that was played last first; without those that another one goes on from. */
export async function listPractice(): Promise<PracticeMatch[]> {
  const all = await allMatches();
  return all.filter(({ replacedBy }) => replacedBy === undefined).sort((one, other) => other.played - one.played);
}

/** The match and its rows, for the match page and for reviews. */
export async function practiceLog(id: string): Promise<{ match: PracticeMatch; rows: Row[] } | undefined> {
  const match = await matchWith(id);
  if (!match) return undefined;
  return { match, rows: await rowsOf(id) };
}

/** How a match goes on that is not tried for the first time. */
export interface PracticeBase
  extends Pick<PracticeMatch, 'setup' | 'round' | 'you' | 'bots' | 'names' | 'pace' | 'secret'> {
  rows: readonly Row[];
  from: { match: string; v: number };
}

/** A new match that has these rows already: "What if?" from any position, also of a match at the server once its secret is known. */
export async function startFrom({ rows, ...base }: PracticeBase): Promise<string> {
  const began = Date.now();
  const match: PracticeMatch = {
    ...base,
    id: randomText(8),
    seed: randomBelow(LARGEST_SEED),
    began,
    played: began,
    v: rows.length,
    shakes: 0,
    waits: true,
    totals: {},
    over: false,
  };
  await addMatch(match, rows);
  return match.id;
}

/** The match as it was after this row, as a new match. `instead`: it takes the place of the old one, as when a move is taken back. */
export async function tryFrom(id: string, v: number, { instead = false } = {}): Promise<string> {
  const kept = await practiceLog(id);
  if (!kept) throw new Error('This practice match is no longer in this browser.');
  const { setup, round, you, bots, names, pace, secret } = kept.match;
  const rows = kept.rows.slice(0, v);
  const next = await startFrom({ setup, round, you, bots, names, pace, secret, rows, from: { match: id, v } });
  if (instead) await changeMatch(id, { replacedBy: next });
  return next;
}
