// Perfect bots against each other at every table: nothing is refused or set aside, every paper is right, no challenge is wrong.
import { replayMatch, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { couldHaveBeenAvoided, isRightFromOutside } from './outside.ts';
import { challengesIn, everyTable, play, type Seating, told } from './selfPlay.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 7_000_000;

/** In `npm test` half of the tables, clocks taking turns; in the long run all of them, again and again. */
const MATCHES = 2_000;
const isEquations = ({ book }: Setup): boolean => book.includes('equations');
const sample = everyTable.filter((_, index) => (index + Math.floor(index / 2)) % 2 === 0);
const rounds = Math.ceil(MATCHES / everyTable.length);
const tables = long
  ? Array.from({ length: rounds }, () => everyTable)
      .flat()
      .slice(0, MATCHES)
  : sample;

async function holds(seating: Seating, tally: { challenges: number; lost: number }): Promise<void> {
  const played = await play(seating);
  const { table, refused, stuck } = played;
  const what = told(seating, played);
  expect(refused, what).toEqual([]);
  expect(stuck, what).toBe(false);
  const { match, stored } = table;
  expect([match.phase.name, match.signed.length], what).toEqual(['over', match.players.length]);
  const { results, matchPoints } = replayMatch(stored, { search });
  expect(
    results.filter(({ ok, setAside, illegal }) => !ok || setAside || illegal),
    what,
  ).toEqual([]);
  expect(Object.keys(matchPoints ?? {}), what).toEqual([...match.players]);
  expect(match.penalties, what).toEqual([]);
  for (const { papers, ended, scores } of match.shakes) {
    expect(
      papers.filter(({ correct }) => !correct),
      what,
    ).toEqual([]);
    expect(scores === null, what).toBe(ended === 'void');
  }
  for (const { match: before, action } of challengesIn(stored)) {
    tally.challenges += 1;
    expect(isRightFromOutside(before, action), `${what}\n${JSON.stringify(action)}`).not.toBe(false);
    if (couldHaveBeenAvoided(before)) tally.lost += 1;
  }
}

for (const [game, own] of [
  ['On-Sets', tables.filter((setup) => !isEquations(setup))],
  ['Equations', tables.filter(isEquations)],
] as const)
  describe(`perfect bots of ${game}`, () => {
    it(`play ${own.length} matches without a fault, seeds from ${first}`, async () => {
      const tally = { challenges: 0, lost: 0 };
      for (const [index, setup] of own.entries())
        await holds({ setup, levels: ['perfect'], seed: first + index }, tally);
      console.log(
        `perfect bots of ${game}: ${own.length} matches from seed ${first}, ${tally.challenges} challenges, ${tally.lost} that could have been avoided`,
      );
      expect(tally.lost).toBe(0);
    });
  });
