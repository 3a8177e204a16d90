// From played matches to the results of each pairing and each contestant.
import type { Fact } from '../words/speech.ts';
import { type Measured, mean, wilson } from './interval.ts';
import type { PlayedBout, PlayedMatch, Side } from './playBout.ts';
import { type Bout, GAMES, type GameName, gameOf, type Plan } from './schedule.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** One pairing at one game, from the first contestant's point of view. */
export interface PairingRow {
  first: string;
  second: string;
  game: GameName;
  matches: number;
  won: number;
  drawn: number;
  lost: number;
  /** Over all matches. A draw counts as half. */
  share: Measured;
  /** How many more points a seat of the first scores in a match than one of the second. */
  margin: Measured;
  /** The same in match points. */
  matchPoints: Measured;
  /** Matches that the first, or the second, lost without being beaten. They count as lost, but not for the margins. */
  forfeits: readonly [number, number];
  unfinished: number;
}

export interface ContestantRow extends Tally {
  name: string;
  forfeits: number;
}

/** Matches that somebody lost without being beaten, for one reason. */
export interface Forfeits {
  name: string;
  why: readonly Fact[];
  times: number;
}

export interface Standings {
  pairings: PairingRow[];
  contestants: ContestantRow[];
  /** Why matches were forfeited, each reason once. */
  forfeits: Forfeits[];
}

const scoreOf = ({ points, forfeit, unfinished }: PlayedMatch): 0 | 0.5 | 1 => {
  if (forfeit) return forfeit.by === 1 ? 1 : 0;
  if (unfinished || points[0] === points[1]) return 0.5;
  return points[0] > points[1] ? 1 : 0;
};

const count = <T>(things: readonly T[], is: (thing: T) => boolean): number => things.filter(is).length;

export function standingsOf(plan: Plan, bouts: readonly Bout[], played: readonly PlayedBout[]): Standings {
  const pairings: PairingRow[] = [];
  const contestants: ContestantRow[] = plan.contestants.map(({ name }) => ({ name, forfeits: 0, ...emptyTally() }));
  const forfeits = new Map<string, Forfeits>();
  const nameOf = (pairing: number, side: Side) => plan.contestants[plan.pairings[pairing]?.[side] ?? -1]?.name ?? '';

  for (const [pairing] of plan.pairings.entries()) {
    for (const game of GAMES) {
      const mine = played.filter(({ index }) => {
        const bout = bouts[index];
        return bout?.pairing === pairing && gameOf(bout.table) === game;
      });
      if (mine.length > 0) pairings.push(rowOf(nameOf(pairing, 0), nameOf(pairing, 1), game, mine));
    }
  }
  for (const { index, matches, tallies } of played) {
    const pairing = bouts[index]?.pairing ?? -1;
    for (const side of [0, 1] as const) {
      const row = contestants[plan.pairings[pairing]?.[side] ?? -1];
      if (row) Object.assign(row, addTally(row, tallies[side]));
      for (const { forfeit } of matches) {
        if (forfeit?.by !== side || !row) continue;
        row.forfeits += 1;
        const key = JSON.stringify([row.name, forfeit.why]);
        const told = forfeits.get(key) ?? { name: row.name, why: forfeit.why, times: 0 };
        forfeits.set(key, { ...told, times: told.times + 1 });
      }
    }
  }
  return { pairings, contestants, forfeits: [...forfeits.values()] };
}

function rowOf(first: string, second: string, game: GameName, bouts: readonly PlayedBout[]): PairingRow {
  const matches = bouts.flatMap((bout) => bout.matches);
  const scores = matches.map(scoreOf);
  // Matches with the same dice count as one observation.
  const beaten = bouts.filter((bout) => bout.matches.every(({ forfeit, unfinished }) => !forfeit && !unfinished));
  const marginOf = (what: 'points' | 'matchPoints') =>
    mean(
      beaten.map(
        (bout) => bout.matches.reduce((sum, match) => sum + match[what][0] - match[what][1], 0) / bout.matches.length,
      ),
    );
  const score = scores.reduce<number>((sum, each) => sum + each, 0);
  return {
    first,
    second,
    game,
    matches: matches.length,
    won: count(scores, (each) => each === 1),
    drawn: count(scores, (each) => each === 0.5),
    lost: count(scores, (each) => each === 0),
    share: wilson(score, matches.length),
    margin: marginOf('points'),
    matchPoints: marginOf('matchPoints'),
    forfeits: [count(matches, ({ forfeit }) => forfeit?.by === 0), count(matches, ({ forfeit }) => forfeit?.by === 1)],
    unfinished: count(matches, ({ unfinished }) => unfinished === true),
  };
}
