// Every reading of an ungrouped row: counted, listed and valued, by three ways that must agree.
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { makeCard } from './cards.ts';
import type { Row } from './parse.ts';
import { parsePlainSetName } from './plainSetName.ts';
import { countReadings, eachReading, makeWorld, valuesOf } from './readings.ts';

const world = makeWorld(0xffff, 'difference');
const row = (sets: string, operations: string): Row => ({
  operands: [...sets].map((of) => ({ of, primed: false }) as Row['operands'][number]),
  operations: [...operations] as Row['operations'],
});

describe('readings', () => {
  it('[agloa-onsets-2023 VII-C-5-c; mlag-onsets-basic-2019 VII-C-3-c, VII-B-3-b; mlag-onsets-adventurous-2017 VII-C-5-c] B U G - R has two, written out', () => {
    expect([...eachReading(row('BGR', 'U-'), world)].map(({ text }) => text)).toEqual(['(B U G) - R', 'B U (G - R)']);
  });

  it('are counted by the Catalan numbers without being listed', () => {
    expect([1, 2, 3, 4, 5, 11, 18].map((n) => countReadings(row('B'.repeat(n), 'U'.repeat(n - 1))))).toEqual([
      1n,
      1n,
      2n,
      5n,
      14n,
      16_796n,
      129_644_790n,
    ]);
  });

  it('of groups multiply', () => {
    const inner = row('BRG', 'U-');
    expect(
      countReadings({
        operands: [
          { of: inner, primed: true },
          { of: inner, primed: false },
          { of: 'Y', primed: false },
        ],
        operations: ['U', '-'],
      }),
    ).toBe(8n);
  });

  it('have just the values that listing them gives, each with a text that names it', () => {
    const random = drawsFrom(7);
    for (let round = 0; round < 200; round += 1) {
      const length = 2 + random(6);
      const one: Row = {
        operands: Array.from(
          { length },
          () => ({ of: 'BRGYVA'.charAt(random(6)), primed: random(4) === 0 }) as Row['operands'][number],
        ),
        operations: Array.from({ length: length - 1 }, () => 'UN-'.charAt(random(3))) as Row['operations'],
      };
      const here = makeWorld(random(0x10000), random(2) ? 'difference' : 'symmetricDifference', random(16));
      const listed = [...eachReading(one, here)];
      const values = valuesOf(one, here);
      expect(BigInt(listed.length)).toBe(countReadings(one));
      expect([...values.sets].sort()).toEqual([...new Set(listed.map(({ set }) => set))].sort());
      for (const set of values.sets) {
        const plain = parsePlainSetName(values.text(set));
        expect(plain && valuesOf(plain.row, here).sets).toEqual([set]);
      }
    }
  });

  it('of fifteen sets come without exponential time', () => {
    const { sets } = valuesOf(row('BRGYBRGYBRGYBRG', 'U-NU-NU-NU-NU-'), world);
    expect(sets.length).toBeGreaterThan(1);
  });
});

describe('a world', () => {
  const names = (set: number) => [...Array(16).keys()].filter((card) => (set >> card) & 1).map(makeCard);

  it('[agloa-onsets-2023 I-B-2-b, I-B-2-d-i, I-B-2-d-ii; mlag-onsets-basic-2019 I-B-2-b, I-B-2-d-i, I-B-2-d-ii] knows the cards of each set symbol', () => {
    const { sets } = makeWorld(0b1011_0110, 'difference');
    expect(names(sets.V)).toEqual(['B', 'R', 'G', 'BG', 'BRG']);
    expect(names(sets.B)).toEqual(['B', 'BG', 'BRG']);
    expect(sets.A).toBe(0);
  });

  it('[agloa-onsets-2023 XIII-C-12; mlag-onsets-adventurous-2017 XIII-C-11] paints the blank card and no other', () => {
    const { sets } = makeWorld(0b11, 'difference', 0b0110);
    expect(names(sets.R)).toEqual(['blank']);
    expect(names(sets.G)).toEqual(['blank']);
    expect(names(sets.B)).toEqual(['B']);
    expect(makeWorld(0b10, 'difference', 0b0110).sets.R).toBe(0);
  });
});
