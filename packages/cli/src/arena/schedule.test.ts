// Everybody gets every seat with the same dice, and the plan alone decides which matches are played.
import type { Dice } from '@openshake/host';
import { describe, expect, test } from 'vitest';
import { tableDice } from './chance.ts';
import { readOptions } from './options.ts';
import { boutsOf, gameOf, SEATINGS } from './schedule.ts';

describe('seats', () => {
  test.each([2, 3] as const)('at %d seats, each side gets each seat equally often', (players) => {
    for (let seat = 0; seat < players; seat += 1) {
      const sides = SEATINGS[players].map((seating) => seating[seat]);
      expect(sides.filter((side) => side === 0)).toHaveLength(SEATINGS[players].length / 2);
    }
  });
});

describe('bouts', () => {
  const { plan } = readOptions(['team', 'club', 'first-week', '--matches', '7', '--divisions', 'middle']);

  test('each pairing plays both games with the same dice, and the tables take turns', () => {
    const bouts = boutsOf(plan);
    expect(plan.pairings).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    // Seven matches are four bouts of two.
    expect(bouts).toHaveLength(3 * 2 * 4);
    expect(bouts.map(({ index }) => index)).toEqual(bouts.map((_, at) => at));
    const ofFirst = bouts.filter(({ pairing, table }) => pairing === 0 && gameOf(table) === 'on-sets');
    expect(new Set(ofFirst.map(({ table }) => table.book)).size).toBe(4);
    const seeds = (pairing: number) => bouts.filter((bout) => bout.pairing === pairing).map(({ seed }) => seed);
    expect(seeds(0)).toEqual(seeds(2));
    expect(new Set(seeds(0)).size).toBe(4);
  });

  test('each round has every pairing at both games, so play can stop at any time', () => {
    const rounds = boutsOf(plan).map(({ pairing, table }) => `${pairing} ${gameOf(table)}`);
    const round = [0, 1, 2].flatMap((pairing) => [`${pairing} on-sets`, `${pairing} equations`]);
    expect(rounds.slice(0, 6)).toEqual(round);
    expect(rounds.slice(6, 12)).toEqual(round);
  });

  test('another seed gives other dice', () => {
    const [one] = boutsOf(plan);
    const [other] = boutsOf({ ...plan, seed: 2 });
    expect(one?.seed).not.toBe(other?.seed);
  });

  test('if nobody is named, all levels play on a ladder, the highest first', () => {
    const ladder = readOptions([]).plan;
    expect(ladder.contestants.map(({ name }) => name)).toEqual([
      'perfect',
      'champion',
      'team',
      'club',
      'first-term',
      'first-week',
    ]);
    expect(ladder.pairings).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });
});

describe('dice', () => {
  const draw = (dice: Dice, place: string) => {
    const chance = dice.from(place);
    return Array.from({ length: 8 }, () => chance(6));
  };

  test('each roll depends on what it is, not on earlier rolls', () => {
    const one = tableDice(5);
    draw(one, 'first 7');
    const roll = draw(one, 'roll 2');
    expect(draw(tableDice(5), 'roll 2')).toEqual(roll);
    expect(draw(tableDice(5), 'roll 3')).not.toEqual(roll);
    expect(draw(tableDice(6), 'roll 2')).not.toEqual(roll);
  });

  test('every face comes up about equally often (seed 9)', () => {
    const chance = tableDice(9).from('roll 1');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let count = 0; count < 6000; count += 1) {
      const face = chance(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const each of counts) expect(Math.abs(each - 1000)).toBeLessThan(150);
  });
});
