// Packed bags against counts: what fits and what is within what, with and without wild symbols.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { type Counts, fits, plus } from './bags.ts';
import { fieldsOf, holdsOneOf, holdsPart, pack, partsWithin, unpack } from './packed.ts';
import { Room } from './room.ts';

describe('packed bags', () => {
  const below = drawsFrom(77);
  const bag = (most: number): number[] => EQUATION_CUBES.map(() => (below(3) === 0 ? below(most + 1) : 0));

  it('fit if every count does, or if the wild ones make up for one symbol: 3,000 pairs from seed 77', () => {
    const told = { fits: 0, not: 0 };
    for (let round = 0; round < 3_000; round += 1) {
      const room = bag(4).map((count) => count + 1);
      const wild = below(3);
      const [one, other] = [bag(2), bag(1)];
      const fitsAs = (counts: Counts): boolean =>
        EQUATION_CUBES.some((_, as) =>
          fits(
            counts,
            room.map((count, at) => (at === as ? count + wild : count)),
          ),
        );
      if (!fitsAs(one) || !fitsAs(other)) continue;
      const sum = plus(one, other);
      expect(new Room(room, wild).fits(...pack(sum)), `${sum} in ${room} and ${wild}`).toBe(fitsAs(sum));
      told[fitsAs(sum) ? 'fits' : 'not'] += 1;
    }
    expect(Math.min(told.fits, told.not)).toBeGreaterThan(100);
  });

  it('know a part of themselves: 2,000 pairs', () => {
    let within = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const [part, whole] = [bag(1), bag(3)];
      expect(unpack(pack(whole))).toEqual(whole);
      expect(holdsOneOf(pack(part), ...pack(whole)), `${part} in ${whole}`).toBe(fits(part, whole));
      if (fits(part, whole)) within += 1;
    }
    expect(within).toBeGreaterThan(20);
  });

  it('know which bags are within them, and which are only a part: 500 lists', () => {
    const told = { parts: 0, none: 0 };
    for (let round = 0; round < 500; round += 1) {
      const whole = bag(3);
      const list = [bag(1), bag(1), below(2) === 0 ? whole : bag(2)];
      const parts = list.filter((each) => fits(each, whole));
      const packed = list.flatMap((each) => pack(each));
      expect(partsWithin(packed, pack(whole))).toEqual(parts.flatMap((each) => pack(each)));
      const kept = below(3) === 0 ? 2 ** below(EQUATION_CUBES.length) : 0;
      const hasPart = parts.some(
        (each) =>
          each.join() !== whole.join() && each.every((count, at) => (kept & (1 << at)) === 0 || count === whole[at]),
      );
      expect(holdsPart(packed, pack(whole), fieldsOf(kept)), `${list} in ${whole}, kept ${kept}`).toBe(hasPart);
      told[hasPart ? 'parts' : 'none'] += 1;
    }
    expect(Math.min(told.parts, told.none)).toBeGreaterThan(5);
  });

  it('say how many of a sign are left', () => {
    const room = new Room(
      EQUATION_CUBES.map((_, at) => (at % 10) + 4),
      2,
    );
    EQUATION_CUBES.forEach((cube, at) => {
      if (/\d/.test(cube)) return;
      const used = EQUATION_CUBES.map((_, index) => (index === at ? 3 : 0));
      expect(room.left(at, pack(used)[2]), cube).toBe((at % 10) + 4 + 2 - 3);
    });
  });
});
