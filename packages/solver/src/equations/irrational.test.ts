// What is proven not to be a fraction is not one for the judge either, and neither are its powers.
import { exactNumber } from '@openshake/rules/equations';
import { expect, it } from 'vitest';
import { Combiner } from './combine.ts';
import * as near from './near.ts';
import { type Sign, standFor, type Value } from './value.ts';

const combiner = new Combiner({ powersAndRoots: 'ofAnything' });
const number = (n: number, d = 1): Value => standFor(near.lowest(n, d));
const MINUS_ONE = exactNumber.fromInteger(-1);

/** No power of −1 with such an exponent is defined, because the exponent is not a fraction. */
function isFractionForTheJudge(exact: exactNumber.Exact): boolean {
  const outcome = exactNumber.power(MINUS_ONE, exact);
  return !('undefined' in outcome) || !['irrationalPowerOfNegative', 'undecided'].includes(outcome.undefined);
}

const made = (sign: Sign, left: Value | undefined, right: Value): Value => {
  const value = combiner.combine(sign, left, right);
  if (!value) throw new Error('undefined');
  return value;
};

it('1 + √2 has no power that is a fraction, √2 has, and so has √2 + √2', () => {
  const root = made('r', undefined, number(2));
  const sum = made('+', number(1), root);
  expect([sum.rootless, sum.algebraic, sum.transcendental]).toEqual([true, true, false]);
  expect(made('^', sum, number(7)).surd).toBe(true);
  expect([root.rootless, root.radical]).toEqual([false, true]);
  expect(made('^', root, number(2))).toMatchObject({ n: 2, d: 1 });
  expect(made('+', root, root).rootless).toBe(false);
  expect(made('+', number(0), root).rootless).toBe(false);
});

it('2^√2 is transcendental, and (2^√2)^√2 is 4', () => {
  const root = made('r', undefined, number(2));
  const power = made('^', number(2), root);
  expect([power.transcendental, power.surd]).toEqual([true, true]);
  expect(made('^', power, number(3, 5)).transcendental).toBe(true);
  expect(made('-', power, root).transcendental).toBe(true);
  expect(made('x', power, number(0))).toMatchObject({ n: 0, d: 1 });
  expect(made('^', power, root)).toMatchObject({ n: 4, d: 1 });
  expect(made('-', power, power).surd).toBe(false);
  expect(made('^', number(1), root)).toMatchObject({ n: 1, d: 1 });
});

it('decides powers of negative numbers by their sizes', () => {
  const root = made('r', number(7), number(-3));
  expect(made('^', root, number(9)).surd).toBe(true);
  expect(made('^', root, number(7))).toMatchObject({ n: -3, d: 1 });
  expect(made('^', root, number(14))).toMatchObject({ n: 9, d: 1 });
});

it('no fraction is taken for something else: three operations on small numbers, and their powers', () => {
  const leaves = [number(2), number(3), number(-2), number(1, 2), number(4)];
  const signs = ['+', '-', 'x', '/', '^', 'r'] as const;
  const join = (ones: readonly Value[], others: readonly Value[]): Value[] =>
    signs.flatMap((sign) => ones.flatMap((one) => others.flatMap((other) => combiner.combine(sign, one, other) ?? [])));
  const distinct = (values: readonly Value[]): Value[] => [
    ...new Map(
      values.map((value) => [value.d !== 0 ? `${value.n}/${value.d}` : `${value.lo} ${value.rootless}`, value]),
    ).values(),
  ];
  const once = distinct(join(leaves, leaves));
  const twice = distinct([...join(once, leaves), ...join(leaves, once)]);
  const all = [...twice, ...distinct([...join(twice, leaves), ...join(leaves, twice)]).filter((_, at) => at % 8 === 0)];
  let told = 0;
  for (const value of all) {
    if (!value.surd) continue;
    told += 1;
    expect(isFractionForTheJudge(value.exact), `${value.lo}`).toBe(false);
    if (!value.rootless) continue;
    for (const exponent of [2, 3]) {
      const power = exactNumber.power(value.exact, exactNumber.fromInteger(exponent));
      if ('ok' in power) expect(isFractionForTheJudge(power.ok), `${value.lo} to the power of ${exponent}`).toBe(false);
    }
  }
  expect(told).toBeGreaterThan(3_000);
});
