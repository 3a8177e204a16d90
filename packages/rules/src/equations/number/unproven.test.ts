// Numbers made to deceive, with recipes that give the truth about them: an answer is right or undecided, never wrong.
import { describe, expect, test } from 'vitest';
import { mulberry32 } from '../../../../../tests/oracle/random.ts';
import {
  add,
  areEqual,
  divide,
  type Exact,
  fromInteger,
  isWhole,
  multiply,
  negate,
  type Outcome,
  power,
  root,
  signOf,
  subtract,
} from './index.ts';

const SEED = 20_250_917;
const LONG = process.env.OPENSHAKE_LONG === '1';
const ROUNDS = LONG ? 4_000 : 150;

const n = (value: number | bigint): Exact => fromInteger(value);
function ok(outcome: Outcome): Exact {
  if ('ok' in outcome) return outcome.ok;
  throw new Error(outcome.undefined);
}
const pow = (base: Exact, exponent: Exact): Exact => ok(power(base, exponent));
const sqrt = (value: Exact): Exact => ok(root(n(2), value));
const over = (a: Exact, b: Exact): Exact => ok(divide(a, b));

/** Whole numbers from 2^60 to beyond every ball, with a name and whether they are even. */
const HUGE: readonly (readonly [name: string, value: () => Exact, twos: number])[] = [
  ['2^60', () => pow(n(2), n(60)), 60],
  ['3^90', () => pow(n(3), n(90)), 0],
  ['5^500', () => pow(n(5), n(500)), 0],
  ['9^(9^3)', () => pow(n(9), n(729)), 0],
  ['7^2000', () => pow(n(7), n(2000)), 0],
  ['9^(8^4)', () => pow(n(9), n(4096)), 0],
  ['9^(9^4)', () => pow(n(9), n(6561)), 0],
  ['6^(9^5)', () => pow(n(6), n(59_049)), 59_049],
  ['9^(9^9)', () => pow(n(9), n(387_420_489)), 0],
  ['9^(9^(9^9))', () => pow(n(9), pow(n(9), n(387_420_489))), 0],
];

class Tally {
  #proven = 0;
  #digits = 0;
  #undecided = 0;
  count(certainty: 'proven' | 'undecided' | { digits: number }): void {
    if (certainty === 'proven') this.#proven += 1;
    else if (certainty === 'undecided') this.#undecided += 1;
    else this.#digits += 1;
  }
  get decided(): number {
    return this.#proven;
  }
  toString(): string {
    return `${this.#proven} proven, ${this.#digits} to some digits, ${this.#undecided} undecided`;
  }
}

describe('specks', () => {
  /** Two sides that are equal except for s·ε: left − right has the sign of s. */
  const RECIPES: readonly ((speck: Exact, pick: () => number) => { left: Exact; right: Exact; turns?: true })[] = [
    // (b^√d + ε)^√d against b^d.
    (speck, pick) => {
      const [b, d] = [n(2 + (pick() % 8)), n([2, 3, 5, 6, 7, 8][pick() % 6] ?? 2)];
      return { left: pow(add(pow(b, sqrt(d)), speck), sqrt(d)), right: pow(b, d) };
    },
    // The same beside other numbers.
    (speck, pick) => {
      const [b, d] = [n(2 + (pick() % 8)), n([2, 3, 5][pick() % 3] ?? 2)];
      const more = add(sqrt(n(3)), pow(n(3), sqrt(n(2))));
      return { left: add(pow(add(pow(b, sqrt(d)), speck), sqrt(d)), more), right: add(pow(b, d), more) };
    },
    // (x + ε)^p against x^p for a sum x.
    (speck, pick) => {
      const x = add(pow(n(2), sqrt(n(2))), n(1 + (pick() % 5)));
      const p = add(sqrt(n(2)), n(pick() % 3));
      return { left: pow(add(x, speck), p), right: pow(x, p) };
    },
    // c^(x + ε) against c^x, and both to a power.
    (speck, pick) => {
      const [c, x] = [n(2 + (pick() % 8)), add(sqrt(n(2)), sqrt(n(3)))];
      const p = sqrt(n(5));
      return { left: pow(pow(c, add(x, speck)), p), right: pow(pow(c, x), p) };
    },
    // A negative power turns it around.
    (speck, pick) => {
      const [b, d] = [n(2 + (pick() % 8)), n([2, 3, 5][pick() % 3] ?? 2)];
      const p = subtract(n(0), sqrt(d));
      return { left: pow(add(pow(b, sqrt(d)), speck), p), right: over(n(1), pow(b, d)), turns: true };
    },
    // Algebraic: a cube root that comes out.
    (speck, pick) => {
      const [a, b, d] = [1 + (pick() % 6), 1 + (pick() % 4), [2, 3, 5][pick() % 3] ?? 2];
      const x = add(n(a), multiply(n(b), sqrt(n(d))));
      return { left: ok(root(n(3), add(multiply(x, multiply(x, x)), speck))), right: x };
    },
  ];

  test(`${ROUNDS} at many scales, seed ${SEED}`, { timeout: 600_000 }, () => {
    const next = mulberry32(SEED);
    const pick = () => Math.floor(next() * 1_000_000);
    const tally = new Tally();
    for (let round = 0; round < ROUNDS; round++) {
      const recipe = RECIPES[round % RECIPES.length];
      const [name, huge] = HUGE[pick() % HUGE.length] ?? ['', () => n(1)];
      const s = (pick() % 3) - 1;
      if (recipe === undefined) continue;
      const { left, right, turns } = recipe(multiply(n(s), over(n(1), huge())), pick);
      const told = `recipe ${round % RECIPES.length}, ${s}/${name}, seed ${SEED}, round ${round}`;
      const truth = turns ? -s : s;
      const { sign, certainty } = signOf(subtract(left, right));
      tally.count(certainty);
      if (certainty !== 'undecided') expect(sign === truth, told).toBe(true);
      const { equal, certainty: compared } = areEqual(left, right);
      if (compared !== 'undecided') expect(equal, told).toBe(s === 0);
    }
    console.log(`specks: ${ROUNDS} from seed ${SEED}: ${tally}`);
    expect(tally.decided).toBeGreaterThan(ROUNDS * 0.8);
  });

  test('digits count where they go beyond every part, and say that they are no proof', () => {
    // (√(u²+1) + u)(√(u²+1) − u) = 1, with fifth roots, 1 more and an irrational power on top.
    const u = pow(n(2), sqrt(n(2)));
    const w = sqrt(add(multiply(u, u), n(1)));
    const left = add(ok(root(n(5), add(w, u))), n(1));
    const right = add(over(n(1), ok(root(n(5), subtract(w, u)))), n(1));
    const p = sqrt(n(2));
    expect(areEqual(pow(left, p), pow(right, p))).toEqual({ equal: true, certainty: { digits: expect.any(Number) } });
    for (const [name, huge] of HUGE) {
      const { equal, certainty } = areEqual(pow(add(left, over(n(1), huge())), p), pow(right, p));
      if (certainty !== 'undecided') expect(equal, name).toBe(false);
    }
  });

  test.each([
    ['(x+ε)(x−ε) is not x²', 2],
    ['nor is a third power anything but one', 3],
  ])('%s, at any scale', (_, times) => {
    for (const [name, huge] of HUGE) {
      const speck = over(n(1), huge());
      const x = pow(n(2), sqrt(n(2)));
      const p = sqrt(n(3));
      const left = pow(add(x, speck), p);
      const right = times === 2 ? pow(subtract(x, speck), p) : left;
      const { equal, certainty } = areEqual(multiply(left, right), pow(x, multiply(p, n(2))));
      if (certainty !== 'undecided') expect(equal, name).toBe(false);
    }
  });
});

describe('fractions in disguise over huge numbers', () => {
  /** (−1)^(p/q) by the powers of 2 in p and q. */
  const truthOf = (twos: number): -1 | 1 | undefined => (twos < 0 ? undefined : twos === 0 ? -1 : 1);
  const twosIn = (value: number): number => (value % 2 === 0 ? 1 + twosIn(value / 2) : 0);

  test(`${ROUNDS} roots that come out, and some that do not, seed ${SEED + 1}`, { timeout: 600_000 }, () => {
    const next = mulberry32(SEED + 1);
    const pick = () => Math.floor(next() * 1_000_000);
    const tally = new Tally();
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b, d] = [1 + (pick() % 8), 1 + (pick() % 4), [2, 3, 5, 7][pick() % 4] ?? 2];
      const [name, huge, twos] = HUGE[pick() % HUGE.length] ?? ['', () => n(1), 0];
      const index = [3, 5][pick() % 2] ?? 3;
      const x = add(n(a), multiply(n(b), sqrt(n(d))));
      const isFraction = pick() % 3 > 0;
      // The root is x. Without b√d the rest is a; with any other multiple it is not a fraction.
      const rest = subtract(ok(root(n(index), pow(x, n(index)))), multiply(n(isFraction ? b : b + 1), sqrt(n(d))));
      const told = `(${a}+${b}r${d})^${index}, over ${name}, seed ${SEED + 1}, round ${round}`;
      const outcome = power(n(-1), over(rest, huge()));
      tally.count('ok' in outcome || outcome.undefined !== 'undecided' ? outcome.certainty : 'undecided');
      if ('undefined' in outcome && outcome.undefined === 'undecided') continue;
      const truth = isFraction ? truthOf(twosIn(a) - twos) : undefined;
      expect('ok' in outcome ? signOf(outcome.ok).sign : undefined, told).toBe(truth);
    }
    console.log(`fractions in disguise: ${ROUNDS} from seed ${SEED + 1}: ${tally}`);
    expect(tally.decided).toBeGreaterThan(ROUNDS * 0.8);
  });

  test('a sum of huge fractions that comes out whole is not called broken', () => {
    // 3^(2^k) − 1 is divisible by 2^(k+2).
    for (const k of [59_049, 20_001]) {
      const two = pow(n(2), n(k));
      const { whole, certainty } = isWhole(over(subtract(pow(n(3), two), n(1)), two));
      expect(whole || certainty !== 'proven', String(k)).toBe(true);
    }
    // (X² − 1)/(X − 1) = X + 1.
    const x = pow(n(5), pow(n(3), n(19_683)));
    const { whole, certainty } = isWhole(over(subtract(multiply(x, x), n(1)), subtract(x, n(1))));
    expect(whole || certainty !== 'proven').toBe(true);
  });

  test('a sum divided by 2 beyond counting keeps its parity', () => {
    // 9^(2^70) − 1 is divisible by 2^73 and no more: 2^99 over it is even.
    const sum = subtract(pow(n(9), pow(n(2), n(70))), n(1));
    const outcome = power(n(-1), over(pow(n(2), n(99)), sum));
    if ('ok' in outcome) expect(signOf(outcome.ok).sign).toBe(1);
    else expect(outcome.undefined).toBe('undecided');
  });
});

describe('powers of conjugates', () => {
  const BITS = 90;
  const cut = (value: bigint): bigint => BigInt.asUintN(BITS, value);
  /** V and U of Lucas modulo 2^90, one step after the other: α^k + β^k and (α^k − β^k)/(α − β). */
  function lucas(p: bigint, q: bigint, k: number): { v: bigint; u: bigint } {
    let [v, w] = [2n, p];
    let [u, t] = [0n, 1n];
    for (let i = 0; i < k; i++) {
      [v, w] = [w, cut(p * w - q * v)];
      [u, t] = [t, cut(p * t - q * u)];
    }
    return { v: cut(v), u: cut(u) };
  }
  const twosIn = (value: bigint): number => (value === 0n ? BITS : value % 2n === 0n ? 1 + twosIn(value / 2n) : 0);

  const SUMS = LONG ? 600 : 60;
  test(`${SUMS} sums, differences and products have their parity, seed ${SEED + 2}`, { timeout: 600_000 }, () => {
    const next = mulberry32(SEED + 2);
    const pick = () => Math.floor(next() * 1_000_000);
    const tally = new Tally();
    for (let round = 0; round < SUMS; round++) {
      const d = [2, 3, 5, 6, 7, 10, 13, 15, 21][pick() % 9] ?? 2;
      const [a, b] = [1 + (pick() % 6), 1 + (pick() % 3)];
      const k = [65 + (pick() % 400), 9 ** 4, 9 ** 5, 2 ** 14][pick() % 4] ?? 65;
      // (1+√5)/2 is an algebraic integer, and so is half of every odd a + b√d with d ≡ 1 modulo 4.
      const isHalf = d % 4 === 1 && a % 2 === 1 && b % 2 === 1;
      const half = isHalf ? over(n(1), n(2)) : n(1);
      const irrational = multiply(n(b), sqrt(n(d)));
      const alpha = multiply(half, add(n(a), irrational));
      const beta = multiply(half, subtract(n(a), irrational));
      const [p, q] = isHalf ? [a, (a * a - b * b * d) / 4] : [2 * a, a * a - b * b * d];
      const { v, u } = lucas(BigInt(p), BigInt(q), k);
      const [first, second] = [pow(alpha, n(k)), ok(power(beta, n(k)))];
      const kind = pick() % 4;
      const divisor = 2 ** (pick() % 3);
      const values: readonly (readonly [Exact, number])[] = [
        [add(first, second), twosIn(v)],
        [over(subtract(first, second), subtract(alpha, beta)), twosIn(u)],
        [multiply(add(first, second), add(first, second)), Math.min(BITS, 2 * twosIn(v))],
        [negate(multiply(n(6), add(first, second))), 1 + twosIn(v)],
      ];
      const [value, twos] = values[kind] ?? [n(1), 0];
      const told = `(${a}+${b}r${d})${isHalf ? '/2' : ''}, power ${k}, kind ${kind}, over ${divisor}, round ${round}`;
      const outcome = power(n(-1), over(value, n(divisor)));
      const open = 'undefined' in outcome && outcome.undefined === 'undecided';
      tally.count(open ? 'undecided' : outcome.certainty);
      if (open) continue;
      const left = twos - Math.log2(divisor);
      expect('ok' in outcome ? signOf(outcome.ok).sign : undefined, told).toBe(
        left < 0 ? undefined : left === 0 ? -1 : 1,
      );
    }
    console.log(`powers of conjugates: ${SUMS} from seed ${SEED + 2}: ${tally}`);
    expect(tally.decided).toBeGreaterThan(SUMS * 0.8);
  });

  test('one alone is no fraction, nor is a sum with the wrong sign', () => {
    const k = n(9 ** 5);
    const [plus, minus] = [pow(add(n(1), sqrt(n(2))), k), ok(power(subtract(n(1), sqrt(n(2))), k))];
    for (const value of [plus, subtract(plus, minus), add(plus, multiply(n(3), minus))])
      expect(power(n(-1), value)).toEqual({ undefined: 'irrationalPowerOfNegative', certainty: 'proven' });
  });

  test('with exponents that are never written down', () => {
    const k = pow(n(9), pow(n(9), n(387_420_489)));
    const conjugates = (d: number): Exact =>
      add(pow(add(n(1), sqrt(n(d))), k), ok(power(subtract(n(1), sqrt(n(d))), k)));
    const sign = (exponent: Exact): number => signOf(ok(power(n(-1), exponent))).sign;
    // V is 2 modulo 4 for d = 2 and an odd power; (1±√3)^k has a factor 2 for every second power.
    expect(sign(conjugates(2))).toBe(1);
    expect(sign(over(conjugates(2), n(2)))).toBe(-1);
    expect(power(n(-1), over(conjugates(2), n(4)))).toMatchObject({ undefined: 'evenDenominatorPowerOfNegative' });
    expect(sign(conjugates(3))).toBe(1);
  });
});

describe('(1 + c/n)^(mn)', () => {
  const BOUNDS = LONG ? 1_500 : 80;
  test(`${BOUNDS} against fractions and roots, seed ${SEED + 3}`, { timeout: 600_000 }, () => {
    const next = mulberry32(SEED + 3);
    const pick = () => Math.floor(next() * 1_000_000);
    const tally = new Tally();
    for (let round = 0; round < BOUNDS; round++) {
      const [name, huge] = HUGE[1 + (pick() % (HUGE.length - 1))] ?? ['', () => n(1)];
      const c = [1, -1, 2, -2, 3][pick() % 5] ?? 1;
      const m = 1 + (pick() % 3);
      const value = pow(add(n(1), over(n(c), huge())), multiply(n(m), huge()));
      // Up to one part in 2^50 it is e^(cm). Nothing that is compared comes that close.
      const about = Math.exp(c * m);
      const [p, q] = [1 + (pick() % 60), 1 + (pick() % 20)];
      const isRoot = pick() % 3 === 0;
      const [other, size] = isRoot ? [over(sqrt(n(p)), n(q)), Math.sqrt(p) / q] : [over(n(p), n(q)), p / q];
      if (Math.abs(size / about - 1) < 1e-6) continue;
      const { sign, certainty } = signOf(subtract(value, other));
      tally.count(certainty);
      const told = `(1+${c}/n)^(${m}n) for ${name} against ${isRoot ? 'r' : ''}${p}/${q}, round ${round}`;
      if (certainty !== 'undecided') expect(sign, told).toBe(about > size ? 1 : -1);
    }
    console.log(`(1+c/n)^(mn): ${BOUNDS} from seed ${SEED + 3}: ${tally}`);
    expect(tally.decided).toBeGreaterThan(BOUNDS * 0.8);
  });

  test('grows with n, and never calls two of them equal', () => {
    const values = HUGE.map(([, huge]) => pow(add(n(1), over(n(1), huge())), huge()));
    for (const [index, value] of values.entries())
      for (const larger of values.slice(index + 1)) {
        const { sign, certainty } = signOf(subtract(value, larger));
        if (certainty !== 'undecided') expect(sign).not.toBe(0);
      }
  });
});
