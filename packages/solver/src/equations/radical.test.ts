// Equal products of powers of primes have the same text, and different ones have different texts.
import { exactNumber } from '@openshake/rules/equations';
import { expect, it } from 'vitest';
import { Combiner } from './combine.ts';
import * as near from './near.ts';
import { radicalOf } from './radical.ts';
import { standFor, type Value } from './value.ts';

const combiner = new Combiner({ powersAndRoots: 'ofAnything' });
const number = (n: number, d = 1): Value => standFor(near.lowest(n, d));

const made = (sign: Parameters<Combiner['combine']>[0], left: Value | undefined, right: Value): Value => {
  const value = combiner.combine(sign, left, right);
  if (!value) throw new Error('undefined');
  return value;
};

it('√12 is 2√3 and 6/√3, and not −√12', () => {
  const root = made('r', undefined, number(12));
  const three = made('r', undefined, number(3));
  expect(radicalOf(root)).toBe('2^1/1,3^1/2');
  expect(radicalOf(made('x', number(2), three))).toBe(radicalOf(root));
  expect(radicalOf(made('/', number(6), three))).toBe(radicalOf(root));
  expect(radicalOf(made('x', number(-1), root))).toBe('-2^1/1,3^1/2');
});

it('sums, and products with large primes, have no text', () => {
  const two = made('r', undefined, number(2));
  expect(radicalOf(made('+', number(1), two))).toBeUndefined();
  expect(radicalOf(made('r', undefined, number(1_009 * 1_013)))).toBeUndefined();
  expect(radicalOf(made('^', number(2), two))).toBeUndefined();
});

it('texts are equal exactly when the numbers are: all of two operations on small numbers', () => {
  const leaves = [number(2), number(3), number(8), number(-8), number(1, 2), number(12), number(9, 4)];
  const signs = ['x', '/', '^', 'r'] as const;
  const join = (ones: readonly Value[], others: readonly Value[]): Value[] =>
    signs.flatMap((sign) => ones.flatMap((one) => others.flatMap((other) => combiner.combine(sign, one, other) ?? [])));
  const once = join(leaves, leaves);
  const all = [...join(once, leaves), ...join(leaves, once)].filter(
    (value) => value.d === 0 && Number.isFinite(value.hi),
  );
  const byText = new Map<string, Value>();
  let told = 0;
  for (const value of all) {
    const text = radicalOf(value);
    if (text === undefined) continue;
    told += 1;
    const same = byText.get(text);
    if (same) expect(exactNumber.areEqual(value.exact, same.exact), text).toMatchObject({ equal: true });
    else byText.set(text, value);
  }
  const different = [...byText.values()].sort((one, other) => one.lo - other.lo);
  different.forEach((value, at) => {
    const next = different[at + 1];
    if (next) expect(exactNumber.areEqual(value.exact, next.exact)).toMatchObject({ equal: false });
  });
  expect(told).toBeGreaterThan(4_000);
  expect(byText.size).toBeGreaterThan(1_000);
});
