// A number whose bags of one size we look for: what is found, and what is still open.
import type { BagIndex, Opening } from './bagIndex.ts';
import type { Side } from './invert.ts';
import { type Made, roughLog, roughly } from './listed.ts';
import type { Near } from './near.ts';
import { isRedundant, type Use } from './shapes.ts';
import { standFor } from './value.ts';

/** Doubles lead away from a number with an error of less than this share of it, and of its logarithm. */
const LEAD_ERROR = 2 ** -32;

/** A number whose bags we look for, and those found so far. */
export class Quest implements Opening {
  readonly wanted: Near;
  readonly size: number;
  /** As doubles, if they describe it. */
  readonly number: number;
  readonly log: number;
  /** A fraction has each bag once. With only bounds, keeps every value that may be meant. */
  readonly found: Made[] = [];
  /** 1 for each bag of this size still to find; missing if all are, each as often as it has values. */
  readonly open: Uint8Array | undefined;
  /** Where open bags begin, by their signs. */
  readonly starts: Int32Array;
  readonly #first: number;
  /** What its bags are needed for. */
  readonly uses: readonly Use[];
  readonly #bags: number[] = [];

  constructor(wanted: Near, size: number, index: BagIndex, opening: Opening | undefined, uses: readonly Use[]) {
    this.#first = index.first[size] ?? 0;
    const { open, starts } = opening ?? index.openingOf(size);
    const length = (index.first[size + 1] ?? 0) - this.#first;
    this.open = open?.slice() ?? (wanted.d === 0 ? undefined : new Uint8Array(length).fill(1));
    this.starts = starts;
    this.uses = uses;
    this.wanted = wanted;
    this.size = size;
    this.number = roughly(wanted, LEAD_ERROR);
    this.log = roughLog(wanted, LEAD_ERROR);
    if (this.isFraction) this.found.push({ value: standFor(wanted), bags: this.#bags });
  }

  get isFraction(): boolean {
    return this.wanted.d !== 0;
  }

  /** Whether doubles lead to it: it is neither too wide nor beyond them. */
  get isReachable(): boolean {
    return this.number === 0 || !(Number.isNaN(this.number) || Number.isNaN(this.log));
  }

  /** 0, 1 or −1: numbers that come out whatever one side is. */
  get isSpecial(): boolean {
    const { n, d } = this.wanted;
    return d === 1 && n >= -1 && n <= 1;
  }

  isOpen(bag: number): boolean {
    return !this.open || this.open[bag - this.#first] === 1;
  }

  /** Takes a bag that makes the fraction, once. */
  take(bag: number): void {
    if (!this.open || !this.isOpen(bag)) return;
    this.open[bag - this.#first] = 0;
    this.#bags.push(bag);
  }

  /** Whether an operation on numbers of these sizes makes only what is found elsewhere. */
  canDoWithout(sign: number, side: Side, small: number, other: number): boolean {
    return this.uses.length > 0 && this.uses.every((use) => isRedundant(use, sign, side, small, other));
  }
}
