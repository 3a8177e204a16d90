// How large and how small a number can be, and with which denominator, by how many of each sign there are: + − × and ÷ on upright digits.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { type Counts, FIRST_SIGN } from './bags.ts';
import { ROOT } from './signs.ts';

/** What holds for every number except 0. */
interface Limit {
  readonly most: number;
  readonly least: number;
  readonly denominator: number;
}

/** Sums and products of the limits are rounded; this is far more than that. */
const OUTWARD = 1 + 2 ** -30;

const wider = (one: Limit, other: Limit): Limit => ({
  most: Math.max(one.most, other.most),
  least: Math.min(one.least, other.least),
  denominator: Math.max(one.denominator, other.denominator),
});

/** How many + and −, ×, ÷. */
const numberOf = (sums: number, times: number, overs: number): number => (sums * SIZE + times) * SIZE + overs;
const SIZE = 12;

export class Limits {
  /** By how many signs there are, and how many of them can be used. */
  readonly #limits: Limit[][] = [];
  /** By how many signs there are, with all of them used. */
  readonly #exactly: (Limit | undefined)[] = [];
  readonly #leaf: Limit;

  constructor(counts: Counts) {
    const digits = EQUATION_CUBES.flatMap((cube, at) =>
      at < FIRST_SIGN && (counts[at] ?? 0) > 0 ? [Number(cube)] : [],
    );
    // A whole root may be as small as 1.
    const least = (counts[ROOT] ?? 0) > 0 ? 1 : Math.min(...digits.filter((digit) => digit > 0));
    this.#leaf = { most: Math.max(0, ...digits), least, denominator: 1 };
  }

  /** Whether no expression with at most `used` of these signs, and any whole roots, is the fraction. */
  excludes(n: number, d: number, sums: number, times: number, overs: number, used: number): boolean {
    if (n === 0 || used >= SIZE || sums >= SIZE || times >= SIZE || overs >= SIZE) return false;
    const { most, least, denominator } = this.#limit(sums, times, overs, used);
    const size = Math.abs(n) / d;
    return size > most * OUTWARD || size * OUTWARD < least || d > denominator * OUTWARD;
  }

  /** No expression with at most `used` of these signs, and any whole roots, is larger than this. */
  most(sums: number, times: number, overs: number, used: number): number {
    if (used >= SIZE || sums >= SIZE || times >= SIZE || overs >= SIZE) return Number.POSITIVE_INFINITY;
    return this.#limit(sums, times, overs, used).most * OUTWARD;
  }

  #limit(sums: number, times: number, overs: number, used: number): Limit {
    const at = numberOf(sums, times, overs);
    this.#limits[at] ??= [];
    const known = this.#limits[at]?.[used];
    if (known) return known;
    let limit = this.#leaf;
    for (let s = 0; s <= Math.min(sums, used); s += 1)
      for (let t = 0; t <= Math.min(times, used - s); t += 1)
        for (let o = 0; o <= Math.min(overs, used - s - t); o += 1) limit = wider(limit, this.#withAll(s, t, o));
    (this.#limits[at] as Limit[])[used] = limit;
    return limit;
  }

  /** By the last operation, however the other signs are shared. */
  #withAll(sums: number, times: number, overs: number): Limit {
    const at = numberOf(sums, times, overs);
    const known = this.#exactly[at];
    if (known) return known;
    let limit = this.#leaf;
    const join = (s: number, t: number, o: number, last: (one: Limit, other: Limit) => Limit): void => {
      for (let i = 0; i <= s; i += 1)
        for (let j = 0; j <= t; j += 1)
          for (let k = 0; k <= o; k += 1)
            limit = wider(limit, last(this.#withAll(i, j, k), this.#withAll(s - i, t - j, o - k)));
    };
    if (sums > 0) join(sums - 1, times, overs, sum);
    if (times > 0) join(sums, times - 1, overs, product);
    if (overs > 0) join(sums, times, overs - 1, quotient);
    this.#exactly[at] = limit;
    return limit;
  }
}

/** Two different fractions differ by at least 1 over both denominators. */
const sum = (one: Limit, other: Limit): Limit => ({
  most: one.most + other.most,
  least: 1 / (one.denominator * other.denominator),
  denominator: one.denominator * other.denominator,
});

const product = (one: Limit, other: Limit): Limit => ({
  most: one.most * other.most,
  least: one.least * other.least,
  denominator: one.denominator * other.denominator,
});

/** The numerator of a divisor goes into the denominator. */
const quotient = (one: Limit, other: Limit): Limit => ({
  most: one.most / other.least,
  least: one.least / other.most,
  denominator: one.denominator * other.most * other.denominator,
});
