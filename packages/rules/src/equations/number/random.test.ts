/** Random expressions against a second evaluator that shares no code and no method with the kernel. */
import { describe, expect, test } from 'vitest';
import {
  add,
  approximate,
  areEqual,
  divide,
  type Exact,
  fromInteger,
  multiply,
  type Outcome,
  power,
  root,
  signOf,
  subtract,
} from './index.ts';

type Tree = number | { readonly sign: string; readonly left: Tree; readonly right: Tree };

function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const SIGNS = ['+', '-', 'x', '/', '^', 'r'] as const;

function grow(next: () => number, cubes: number): Tree {
  if (cubes < 3) return Math.floor(next() * 10);
  if (next() < 0.15) return { sign: 'r', left: 2, right: grow(next, cubes - 1) };
  const left = 1 + Math.floor(next() * (cubes - 2));
  const sign = SIGNS[Math.floor(next() * SIGNS.length)] ?? '+';
  return { sign, left: grow(next, left), right: grow(next, cubes - 1 - left) };
}

function print(tree: Tree): string {
  return typeof tree === 'number' ? `${tree}` : `(${print(tree.left)}${tree.sign}${print(tree.right)})`;
}

function exact(tree: Tree): Outcome {
  if (typeof tree === 'number') return { ok: fromInteger(tree), certainty: 'proven' };
  const left = exact(tree.left);
  if (!('ok' in left)) return left;
  const right = exact(tree.right);
  if (!('ok' in right)) return right;
  const sure = (ok: Exact): Outcome => ({ ok, certainty: 'proven' });
  switch (tree.sign) {
    case '+':
      return sure(add(left.ok, right.ok));
    case '-':
      return sure(subtract(left.ok, right.ok));
    case 'x':
      return sure(multiply(left.ok, right.ok));
    case '/':
      return divide(left.ok, right.ok);
    case '^':
      return power(left.ok, right.ok);
    default:
      return root(left.ok, right.ok);
  }
}

/** Fixed point with 240 decimals, about 200 of them right; powers only by e^(b ln a). */
const SCALE = 10n ** 240n;
const LARGEST = 10n ** 40n * SCALE;
const TINY = SCALE / 10n ** 60n;

/** A fixed-point value, with its fraction as long as that is simple; 'none' means no number, 'pass' out of reach. */
interface Fixed {
  readonly value: bigint;
  readonly fraction: readonly [bigint, bigint] | undefined;
}
type Evaluated = Fixed | 'none' | 'pass';

function exponential(x: bigint): bigint {
  const halvings = 40n;
  const small = x >> halvings;
  let [sum, term] = [SCALE * 1_000_000n ** 3n, SCALE * 1_000_000n ** 3n];
  const unit = SCALE * 1_000_000n ** 3n;
  const step = small * 1_000_000n ** 3n + ((x - (small << halvings)) * 1_000_000n ** 3n) / (1n << halvings);
  for (let i = 1n; term !== 0n; i++) {
    term = (term * step) / unit / i;
    sum += term;
  }
  for (let i = 0n; i < halvings; i++) sum = (sum * sum) / unit;
  return sum / 1_000_000n ** 3n;
}

/** Halley's iteration on the exponential, from a Number. */
function logarithm(x: bigint): bigint {
  let y = BigInt(Math.round(Math.log(Number(x / (SCALE / 10n ** 80n)) / 1e80) * 1e12)) * (SCALE / 10n ** 12n);
  for (let i = 0; i < 6; i++) {
    const e = exponential(y);
    y += (2n * SCALE * (x - e)) / (x + e);
  }
  return y;
}

function lowest(n: bigint, d: bigint): readonly [bigint, bigint] {
  let [x, y] = [n < 0n ? -n : n, d < 0n ? -d : d];
  while (y !== 0n) [x, y] = [y, x % y];
  const sign = d < 0n ? -1n : 1n;
  return [(sign * n) / x, (sign * d) / x];
}

function isOutside(value: bigint): boolean {
  const size = value < 0n ? -value : value;
  return size > LARGEST || size < TINY;
}

function plain(n: bigint, d: bigint): Evaluated {
  const fraction = lowest(n, d);
  const value = (fraction[0] * SCALE) / fraction[1];
  return fraction[0] !== 0n && isOutside(value) ? 'pass' : { value, fraction };
}

function irrational(value: bigint): Evaluated {
  // Near 0 it cannot tell 0 from something small, and near a fraction it does not know the fraction.
  return isOutside(value) ? 'pass' : { value, fraction: undefined };
}

function raised(base: Fixed, exponent: Fixed): Evaluated {
  if (base.value === 0n) return exponent.value > 0n ? { value: 0n, fraction: [0n, 1n] } : 'none';
  const top = exponent.fraction;
  if (base.fraction !== undefined && top?.[1] === 1n) {
    const times = top[0] < 0n ? -top[0] : top[0];
    if (times > 400n) return 'pass';
    const [n, d] = [base.fraction[0] ** times, base.fraction[1] ** times];
    return top[0] < 0n ? plain(d, n) : plain(n, d);
  }
  let negative = false;
  if (base.value < 0n) {
    // This evaluator cannot say whether an exponent without a simple fraction is rational.
    if (top === undefined) return 'pass';
    if (top[1] % 2n === 0n) return 'none';
    negative = top[0] % 2n !== 0n;
  }
  const size = base.value < 0n ? -base.value : base.value;
  const log = (logarithm(size) * exponent.value) / SCALE;
  if (log > 90n * SCALE || log < -90n * SCALE) return 'pass';
  const value = exponential(log);
  // A root that comes out is a fraction again. Small ones are recognized.
  const near = (value * 2_520n + SCALE / 2n) / SCALE;
  const miss = value * 2_520n - near * SCALE;
  if ((miss < 0n ? -miss : miss) < SCALE / 10n ** 150n) return plain(negative ? -near : near, 2_520n);
  return irrational(negative ? -value : value);
}

function evaluate(tree: Tree): Evaluated {
  if (typeof tree === 'number') return plain(BigInt(tree), 1n);
  const left = evaluate(tree.left);
  if (typeof left === 'string') return left;
  const right = evaluate(tree.right);
  if (typeof right === 'string') return right;
  const [a, b] = [left.fraction, right.fraction];
  const both = a !== undefined && b !== undefined;
  switch (tree.sign) {
    case '+':
      return both ? plain(a[0] * b[1] + b[0] * a[1], a[1] * b[1]) : irrational(left.value + right.value);
    case '-':
      return both ? plain(a[0] * b[1] - b[0] * a[1], a[1] * b[1]) : irrational(left.value - right.value);
    case 'x':
      if (a?.[0] === 0n || b?.[0] === 0n) return plain(0n, 1n);
      return both ? plain(a[0] * b[0], a[1] * b[1]) : irrational((left.value * right.value) / SCALE);
    case '/':
      if (b?.[0] === 0n) return 'none';
      if (a?.[0] === 0n) return plain(0n, 1n);
      return both ? plain(a[0] * b[1], a[1] * b[0]) : irrational((left.value * SCALE) / right.value);
    case '^':
      return raised(left, right);
    default: {
      if (a?.[0] === 0n) return 'none';
      const inverse = a === undefined ? irrational((SCALE * SCALE) / left.value) : plain(a[1], a[0]);
      return typeof inverse === 'string' ? inverse : raised(right, inverse);
    }
  }
}

/** '1.25e-3' with this many digits as a fixed-point number. */
function fixedOf(text: string): bigint {
  const [mantissa = '0', exponent = '0'] = text.split('e');
  const [before = '0', after = ''] = mantissa.split('.');
  const digits = BigInt(before + after) * SCALE;
  const shift = BigInt(exponent) - BigInt(after.length);
  return shift >= 0n ? digits * 10n ** shift : digits / 10n ** -shift;
}

function closeTo(text: string, value: bigint): boolean {
  const size = value < 0n ? -value : value;
  const miss = fixedOf(text) - value;
  return (miss < 0n ? -miss : miss) <= size / 10n ** 100n + SCALE / 10n ** 200n;
}

const ROUNDS = process.env.OPENSHAKE_LONG === '1' ? 100_000 : 2_500;

describe('random expressions', () => {
  test(`${ROUNDS} of up to 12 cubes agree with a second evaluator to 100 digits`, { timeout: 1_800_000 }, () => {
    const next = random(20_180_901);
    let compared = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const tree = grow(next, 3 + Math.floor(next() * 10));
      const outcome = exact(tree);
      const other = evaluate(tree);
      if (other === 'pass') continue;
      compared++;
      const text = print(tree);
      if (other === 'none') {
        expect('undefined' in outcome, text).toBe(true);
        continue;
      }
      expect('ok' in outcome, text).toBe(true);
      if (!('ok' in outcome)) continue;
      expect(signOf(outcome.ok).sign, text).toBe(other.value > 0n ? 1 : other.value < 0n ? -1 : 0);
      expect(closeTo(approximate(outcome.ok, 110), other.value), text).toBe(true);
    }
    expect(compared).toBeGreaterThan(ROUNDS / 2);
  });

  test('the laws of arithmetic hold, with proof, for random roots and powers', { timeout: 300_000 }, () => {
    const next = random(5);
    const values: Exact[] = [];
    while (values.length < 120) {
      const outcome = exact(grow(next, 1 + Math.floor(next() * 6)));
      if ('ok' in outcome && /^-?\d+(\.\d+)?$/.test(approximate(outcome.ok))) values.push(outcome.ok);
    }
    const same = (left: Exact, right: Exact): void => {
      expect(areEqual(left, right), `${approximate(left)} and ${approximate(right)}`).toEqual({
        equal: true,
        certainty: 'proven',
      });
    };
    for (let i = 0; i + 2 < values.length; i++) {
      const [a, b, c] = values.slice(i, i + 3);
      if (a === undefined || b === undefined || c === undefined) continue;
      same(add(a, b), add(b, a));
      same(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)));
      same(subtract(add(a, b), b), a);
      const quotient = divide(a, b);
      if ('ok' in quotient) same(multiply(quotient.ok, b), a);
      if (signOf(a).sign > 0) {
        const [left, right, both] = [power(a, b), power(a, c), power(a, add(b, c))];
        if ('ok' in left && 'ok' in right && 'ok' in both) same(multiply(left.ok, right.ok), both.ok);
        const nested = 'ok' in left ? power(left.ok, c) : left;
        const product = power(a, multiply(b, c));
        if ('ok' in nested && 'ok' in product) same(nested.ok, product.ok);
      }
    }
  });
});
