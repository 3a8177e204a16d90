// What the arena found, as a page for people.
import type { Paint } from '../colour.ts';
import { harmless, harmlessLines } from '../pretty/page.ts';
import type { Measured } from './interval.ts';
import { GAMES, type GameName, type Plan } from './schedule.ts';
import type { ContestantRow, PairingRow, Standings } from './standings.ts';

export const GAME_NAMES: Readonly<Record<GameName, string>> = { 'on-sets': 'On-Sets', equations: 'Equations' };

/** Columns as wide as they must be; the first to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[], paint: Paint): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? '')].length)));
  const lines = rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
  return lines.map((line, at) => `  ${at === 0 ? paint.dim(line) : line}\n`).join('');
}

const percent = ({ value, low, high }: Measured): string =>
  `${Math.round(value * 100)} % (${Math.round(low * 100)} to ${Math.round(high * 100)})`;

const signed = (value: number): string => {
  if (Number.isNaN(value)) return '?';
  const text = Math.abs(value).toFixed(1);
  return `${value < 0 && text !== '0.0' ? '−' : '+'}${text}`;
};
/** Student's interval reaches as far down as up. */
const points = ({ value, high }: Measured): string =>
  `${signed(value)} ± ${Number.isFinite(high) ? (high - value).toFixed(1) : '?'}`;

const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

const pairingCells = ({
  first,
  second,
  matches,
  won,
  drawn,
  lost,
  share,
  margin,
  matchPoints,
}: PairingRow): string[] => [
  `${first} – ${second}`,
  String(matches),
  `${won}–${drawn}–${lost}`,
  percent(share),
  points(margin),
  points(matchPoints),
];

const contestantCells = (row: ContestantRow): string[] => [
  row.name,
  String(row.decisions),
  milliseconds(row.took / (row.decisions || 1)),
  milliseconds(row.slowest),
  `${row.lostChallenges} of ${row.challenges}`,
  `${row.wrongPapers} of ${row.papers}`,
  String(row.refused),
  String(row.faults),
  String(row.forfeits),
];

export interface Told {
  plan: Plan;
  standings: Standings;
  matches: number;
  /** How many were to be played, if it was stopped before. */
  of?: number;
  seconds: number;
  workers: number;
}

const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export function report({ plan, standings, matches, of, seconds, workers }: Told, paint: Paint): string {
  const { players, shakes, seed, tables } = plan;
  const kinds = new Set(tables.map(({ book }) => book)).size;
  let text = `${countOf(matches, 'match', 'matches')} in ${seconds.toFixed(1)} s on ${countOf(workers, 'worker')}: ${players} players, ${countOf(shakes, 'shake')} a match, ${countOf(tables.length, 'table')} of ${countOf(kinds, 'rulebook')}, seed ${seed}\n`;
  if (of !== undefined) text += `${paint.yellow(`Stopped: ${of - matches} of ${of} matches were not played.`)}\n`;
  for (const game of GAMES) {
    const rows = standings.pairings.filter((row) => row.game === game);
    if (rows.length === 0) continue;
    const head = ['pairing', 'matches', 'won–drawn–lost', 'won', 'points ahead', 'match points'];
    text += `\n${paint.bold(GAME_NAMES[game])}\n${columns([head, ...rows.map(pairingCells)], paint)}`;
  }
  const head = [
    'player',
    'decisions',
    'mean',
    'slowest',
    'lost challenges',
    'wrong papers',
    'refused',
    'faults',
    'forfeits',
  ];
  text += `\n${paint.bold('Players')}\n${columns([head, ...standings.contestants.map(contestantCells)], paint)}`;
  const unfinished = standings.pairings.reduce((sum, row) => sum + row.unfinished, 0);
  if (unfinished > 0)
    text += `\n${countOf(unfinished, 'match', 'matches')} came to no end and ${unfinished === 1 ? 'counts' : 'count'} as drawn.\n`;
  for (const { name, why, times } of standings.forfeits)
    text += `\n${name} forfeited ${countOf(times, 'match', 'matches')}. ${harmlessLines(why)}\n`;
  for (const { name, faults, firstFault, refused, firstRefusal } of standings.contestants) {
    if (firstFault !== null) text += `\n${name}: ${countOf(faults, 'fault')}, the first: ${harmless(firstFault)}\n`;
    if (firstRefusal !== null)
      text += `\n${name}: ${countOf(refused, 'action')} refused, the first: ${harmless(firstRefusal)}\n`;
  }
  return `${text}
  won: a draw counts half; Wilson's 95 % interval. Points ahead: the mean of a seat's points less
  those of the other side's, a match; ±: half of Student's 95 % interval, in which matches with the
  same dice are one observation; ?: these are too few. Match points: the same in match points.
`;
}
