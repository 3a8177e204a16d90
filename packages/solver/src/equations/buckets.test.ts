// Numbers in buckets, against looking at each one: what may lie within narrow and wide bounds, and near a double.
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { Buckets } from './buckets.ts';
import { lowest, mayEqual, type Near, within } from './near.ts';

describe('buckets', () => {
  const below = drawsFrom(91);
  /** Close to one of a few numbers, so that many meet. */
  const near = (): Near => {
    const middle = (below(40) - 20) / 8;
    const kind = below(8);
    if (kind === 0) return lowest(below(40) - 20, 1);
    if (kind === 1) return within({ lo: middle - 1, hi: middle + 1 });
    const wide = Math.abs(middle) * 2 ** -(25 + below(20));
    const lo = middle + (below(5) - 2) * wide;
    return within({ lo, hi: lo + wide }, kind === 2);
  };

  it('find whatever may be the number, and no other: 400 numbers, 2,000 asked for from seed 91', () => {
    const items = Array.from({ length: 400 }, near);
    const buckets = new Buckets(items);
    const told = { some: 0, none: 0 };
    for (let round = 0; round < 2_000; round += 1) {
      const wanted = near();
      const found = new Set<Near>();
      buckets.visit(wanted, (item) => {
        found.add(item);
        return false;
      });
      expect(found).toEqual(new Set(items.filter((item) => mayEqual(item, wanted))));
      told[found.size > 0 ? 'some' : 'none'] += 1;
    }
    expect(told.some).toBeGreaterThan(100);
  });

  it('rule out only what is not there', () => {
    const items = Array.from({ length: 60 }, near).filter(({ lo, hi }) => hi - lo < 1 / 2);
    const buckets = new Buckets(items);
    const told = { may: 0, not: 0 };
    for (let round = 0; round < 2_000; round += 1) {
      const middle = (below(400) - 200) / 64 + (below(5) - 2) * 2 ** -30;
      const error = Math.abs(middle) * 2 ** -(20 + below(20));
      const isThere = items.some(({ lo, hi }) => lo <= middle + error && hi >= middle - error);
      const may = buckets.mayHold(middle, error);
      if (isThere) expect(may).toBe(true);
      told[may ? 'may' : 'not'] += 1;
    }
    expect(Math.min(told.may, told.not)).toBeGreaterThan(100);
  });
});
