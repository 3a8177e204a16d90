// Chance with a seed.
import { describe, expect, it } from 'vitest';
import { Chance } from './chance.ts';

describe('chance', () => {
  it('gives the same answer to the same question, in any order', () => {
    const [one, other] = [new Chance(7), new Chance(7)];
    const first = [one.of('a', 1), one.of('b', 1)];
    expect([other.of('b', 1), other.of('a', 1)].reverse()).toEqual(first);
    expect(new Chance(8).of('a', 1)).not.toBe(first[0]);
  });

  it('is spread evenly over questions that differ in one letter, and over seeds', () => {
    const COUNT = 10_000;
    for (const ask of [(n: number) => new Chance(1).of('shake', n), (n: number) => new Chance(n).of('shake')]) {
      const tenths = Array<number>(10).fill(0);
      for (let n = 0; n < COUNT; n += 1) {
        const tenth = Math.floor(10 * ask(n));
        tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      }
      // Five standard deviations of a fair spread.
      for (const tenth of tenths) expect(Math.abs(tenth - COUNT / 10)).toBeLessThan(150);
    }
  });

  it('shuffles without losing anything', () => {
    const things = ['a', 'b', 'c', 'd', 'e'];
    const orders = new Set<string>();
    for (let n = 0; n < 500; n += 1) {
      const order = new Chance(3).shuffled(things, 'cards', n);
      expect([...order].sort()).toEqual(things);
      orders.add(order.join(''));
    }
    expect(orders.size).toBeGreaterThan(100);
  });

  it('never happens with probability 0 and always with 1', () => {
    for (let n = 0; n < 200; n += 1) {
      expect(new Chance(n).happens(0, 'rain')).toBe(false);
      expect(new Chance(n).happens(1, 'rain')).toBe(true);
    }
  });
});
