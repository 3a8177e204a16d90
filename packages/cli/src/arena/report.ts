// The arena's results as a page for people.
import { cited } from '@openshake/words';
import type { Paint } from '../colour.ts';
import { harmless, harmlessLines } from '../pretty/page.ts';
import { wordsOf } from '../pretty/tableWords.ts';
import type { Speech } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';
import type { Measured } from './interval.ts';
import { GAMES, type GameName, type Plan } from './schedule.ts';
import type { ContestantRow, PairingRow, Standings } from './standings.ts';
import type { RefusedAction } from './tally.ts';

export const GAME_NAMES: Readonly<Record<GameName, string>> = { 'on-sets': 'On-Sets', equations: 'Equations' };

/** Columns as wide as they need to be: the first aligned left, the others right. */
function columns(rows: readonly (readonly string[])[], paint: Paint): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? '')].length)));
  const lines = rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return lines.map((line, at) => `  ${at === 0 ? paint.dim(line) : line}\n`).join('');
}

const percent = (share: number): number => Math.round(share * 100);

const signed = (value: number): string => {
  if (Number.isNaN(value)) return '?';
  const text = Math.abs(value).toFixed(1);
  return `${value < 0 && text !== '0.0' ? '−' : '+'}${text}`;
};
/** Student's interval is symmetric. */
const points = ({ value, high }: Measured): string =>
  `${signed(value)} ± ${Number.isFinite(high) ? (high - value).toFixed(1) : '?'}`;

const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** The rows of a table, with their headings. */
const pairingTable = (rows: readonly PairingRow[], { say }: Speech): string[][] => [
  [
    say('arena.pairing'),
    say('arena.matches'),
    say('arena.results'),
    say('arena.won'),
    say('arena.ahead'),
    say('arena.matchPoints'),
  ],
  ...rows.map(({ first, second, matches, won, drawn, lost, share, margin, matchPoints }) => [
    `${first} – ${second}`,
    String(matches),
    `${won}–${drawn}–${lost}`,
    say('arena.share', { share: percent(share.value), low: percent(share.low), high: percent(share.high) }),
    points(margin),
    points(matchPoints),
  ]),
];

const contestantTable = (rows: readonly ContestantRow[], { say }: Speech): string[][] => [
  [
    say('arena.player'),
    say('arena.decisions'),
    say('arena.mean'),
    say('arena.slowest'),
    say('arena.lostChallenges'),
    say('arena.wrongPapers'),
    say('arena.refused'),
    say('arena.faults'),
    say('arena.forfeits'),
  ],
  ...rows.map((row) => [
    row.name,
    String(row.decisions),
    milliseconds(row.took / (row.decisions || 1)),
    milliseconds(row.slowest),
    say('arena.of', { count: row.lostChallenges, total: row.challenges }),
    say('arena.of', { count: row.wrongPapers, total: row.papers }),
    String(row.refused),
    String(row.faults),
    String(row.forfeits),
  ]),
];

export interface ArenaResults {
  plan: Plan;
  standings: Standings;
  matches: number;
  /** How many matches were planned, if the arena was stopped. */
  of?: number;
  seconds: number;
  workers: number;
}

/** Why an action was refused, with the clause. */
export const sayRefused = ({ book, refusal }: RefusedAction, speech: Speech): string =>
  cited(refusal, wordsOf(book, speech));

export function report(
  { plan, standings, matches, of, seconds, workers }: ArenaResults,
  paint: Paint,
  speech: Speech,
): string {
  const { players, shakes, seed, tables } = plan;
  const { say, tell } = speech;
  const kinds = new Set(tables.map(({ book }) => book)).size;
  const played: Text = { key: 'arena.played', matches, seconds: seconds.toFixed(1), workers };
  const planned: Text = { key: 'arena.plan', players, shakes, tables: tables.length, books: kinds, seed };
  let text = `${tell([played, planned])}\n`;
  if (of !== undefined) text += `${paint.yellow(say('arena.stopped', { left: of - matches, total: of }))}\n`;
  for (const game of GAMES) {
    const rows = standings.pairings.filter((row) => row.game === game);
    if (rows.length > 0) text += `\n${paint.bold(GAME_NAMES[game])}\n${columns(pairingTable(rows, speech), paint)}`;
  }
  text += `\n${paint.bold(say('label.players'))}\n${columns(contestantTable(standings.contestants, speech), paint)}`;
  const unfinished = standings.pairings.reduce((sum, row) => sum + row.unfinished, 0);
  if (unfinished > 0) text += `\n${say('arena.unfinished', { count: unfinished })}\n`;
  for (const { name, why, times } of standings.forfeits)
    text += `\n${harmlessLines(say('arena.forfeited', { name, count: times, why: tell(why) }))}\n`;
  for (const { name, faults, firstFault, refused, firstRefusal } of standings.contestants) {
    if (firstFault !== null)
      text += `\n${harmless(say('arena.firstFault', { name, count: faults, fault: firstFault }))}\n`;
    if (firstRefusal !== null) {
      const why = sayRefused(firstRefusal, speech);
      text += `\n${harmless(say('arena.firstRefusal', { name, count: refused, action: firstRefusal.action, why }))}\n`;
    }
  }
  return `${text}\n${say('arena.legend')}\n`;
}
