// Perfect bots against each other: nothing is refused or set aside, every paper is correct, and no challenge is wrong.
import { type MatchState, replayMatch, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { expect } from 'vitest';
import { couldHaveBeenAvoided, isRightFromOutside } from './outside.ts';
import { challengesIn, describeMatch, everyTable, play, type Seating } from './selfPlay.ts';

export const long = process.env.OPENSHAKE_LONG === '1';

/** How many matches the long run plays, over all tables again and again. Otherwise, one match at every nth table. */
const MATCHES = 2_000;

export function tablesOf(isOfGame: (setup: Setup) => boolean, every: number): Setup[] {
  const rounds = Math.ceil(MATCHES / everyTable.length);
  const all = Array.from({ length: rounds }, () => everyTable)
    .flat()
    .slice(0, MATCHES);
  const own = (long ? all : everyTable).filter(isOfGame);
  // An odd step meets clocks, officiating and both numbers of players in turn.
  return long ? own : own.filter((_, index) => index % every === 0);
}

/** The result of a run of matches. */
export interface Tally {
  challenges: number;
  /** Challenges that were lost although a safe move could have been proven in time. */
  avoidable: number;
}

export async function playsWithoutFault(seating: Seating, tally: Tally): Promise<MatchState> {
  const played = await play(seating);
  const { table, refused, stuck } = played;
  const what = describeMatch(seating, played);
  expect(refused, what).toEqual([]);
  expect(stuck, what).toBe(false);
  const { match, stored } = table;
  expect([match.phase.name, match.signed.length], what).toEqual(['over', match.players.length]);
  const { results, matchPoints } = replayMatch(stored, { search });
  const faults = results.filter(({ ok, setAside, illegal }) => !ok || setAside || illegal);
  expect(faults, what).toEqual([]);
  expect(Object.keys(matchPoints ?? {}), what).toEqual([...match.players]);
  expect(match.penalties, what).toEqual([]);
  for (const { papers, ended, scores } of match.shakes) {
    const wrong = papers.filter(({ correct }) => !correct);
    expect(wrong, what).toEqual([]);
    expect(scores === null, what).toBe(ended === 'void');
  }
  for (const { match: before, action } of challengesIn(stored)) {
    tally.challenges += 1;
    expect(isRightFromOutside(before, action), `${what}\n${JSON.stringify(action)}`).toBe(true);
    if (couldHaveBeenAvoided(before)) tally.avoidable += 1;
  }
  return match;
}
