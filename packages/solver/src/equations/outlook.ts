// What numbers one size more than the listed ones can make at all, by doubles and whatever the bags: what is not among them needs no search.
import { EQUATION_CUBES } from '@openshake/rules';
import { ROOT } from './bags.ts';
import { type Listed, roughLog, roughly } from './listed.ts';
import type { Near } from './near.ts';
import { Sieve } from './nearby.ts';
import type { Search } from './search.ts';

/** The sieves have 2 to this many bits: a few hundred thousand numbers leave them mostly empty. */
const BITS = 22;

/** A difference smaller than this share of what was subtracted errs too much to be sieved. */
const CANCELLED = 2 ** -8;
/** By how much a difference errs at most, as a share of what was subtracted. */
const ERROR = 2 ** -37;

export class Outlook {
  readonly #numbers = new Sieve(BITS);
  /** Powers and roots by the logarithm of their size. */
  readonly #logs = new Sieve(BITS);
  /** Differences that nearly cancel, from and to. */
  readonly #vague: [number, number][] = [];
  /** No sum, product or quotient has a larger logarithm. */
  #mostLog = 0;
  /** So close to 0 anything may be. */
  #around = 0;
  /** Some numbers are not told by doubles. */
  #isBlind = false;

  constructor(search: Search, listed: (size: number) => Listed, signs: readonly number[], size: number) {
    const has = new Set(signs.map((sign) => EQUATION_CUBES[sign]));
    for (let each = 1; each < size; each += 1) this.#isBlind ||= listed(each).hidden.length > 0;
    if (signs.includes(ROOT)) this.#addRoots(listed(size - 1));
    for (let small = 1; small <= (size - 1) / 2; small += 1) {
      const one = listed(small);
      const other = listed(size - 1 - small);
      this.#mostLog = Math.max(this.#mostLog, one.mostLog + other.mostLog + 1);
      for (let at = 0; at < one.groups.length; at += 1) {
        search.step();
        this.#addAll(one, at, other, has);
      }
    }
  }

  #addRoots({ groups, logs }: Listed): void {
    groups.forEach(({ near }, at) => {
      if (near.hi >= 0) this.#addLog((logs[at] as number) / 2);
    });
  }

  #addAll(one: Listed, at: number, other: Listed, has: ReadonlySet<string | undefined>): void {
    const a = one.numbers[at] || 0;
    const la = one.logs[at] as number;
    const [sums, differences, products, quotients] = [has.has('+'), has.has('-'), has.has('x'), has.has('/')];
    const powers = has.has('^');
    const roots = has.has('r');
    for (let place = 0; place < other.groups.length; place += 1) {
      const b = other.numbers[place] || 0;
      const lb = other.logs[place] as number;
      if (sums) this.#addSum(a, b);
      if (differences) {
        this.#addSum(a, -b);
        this.#addSum(b, -a);
      }
      // What has a factor 0 is 0, which is never excluded; powers of 0 and to the power of 0 are 0 and 1.
      if (a === 0 || b === 0) continue;
      if (products) this.#numbers.add(a * b);
      if (quotients) {
        this.#numbers.add(a / b);
        this.#numbers.add(b / a);
      }
      if (powers) {
        this.#addLog(b * la);
        this.#addLog(a * lb);
      }
      if (roots) {
        this.#addLog(lb / a);
        this.#addLog(la / b);
      }
    }
  }

  #addSum(a: number, b: number): void {
    const sum = a + b;
    const size = Math.abs(sum);
    const all = Math.abs(a) + Math.abs(b);
    if (size > all * CANCELLED) {
      this.#numbers.add(sum);
      return;
    }
    const error = all * ERROR;
    if (size <= 2 * error) this.#around = Math.max(this.#around, size + error);
    else this.#vague.push([sum - error, sum + error]);
  }

  /** Those of 0 and ±1 lead to 0 and ±1, which are never excluded. */
  #addLog(log: number): void {
    if (!Number.isNaN(log)) this.#logs.add(log);
  }

  /** False is proven: no expression of so many symbols is this number. */
  mayHave(wanted: Near): boolean {
    if (this.#isBlind) return true;
    const log = roughLog(wanted);
    if (Number.isNaN(log)) return true;
    if (this.#logs.has(log)) return true;
    const number = roughly(wanted);
    if (Number.isNaN(number)) return log <= this.#mostLog;
    if (Math.abs(number) <= this.#around || this.#numbers.has(number)) return true;
    return this.#vague.some(([lo, hi]) => wanted.lo <= hi && wanted.hi >= lo);
  }
}
