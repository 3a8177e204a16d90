// All values of one bag of symbols, each once, found by number or by bounds.
import { leadingBits } from './bounds.ts';
import type { Near } from './near.ts';
import { isNarrow, Shelf } from './shelf.ts';
import type { Value } from './value.ts';

export class Table {
  readonly values: Value[] = [];
  /** Whether an expression was left out because nobody could tell whether it is legal. */
  doubtful = false;
  /** Fractions by their double. Those that share one follow each other. */
  readonly #fractions = new Map<number, Value | Value[]>();
  /** Values that are not fractions, by their leading bits, to find the same one again. */
  readonly #alike = new Map<number, Value[]>();
  readonly #others = new Shelf<Value>();
  /** Whether some of them may be fractions after all. */
  #isUnsure = false;
  #all: Shelf<Value> | undefined;

  /** Whether certainly nothing can be made. */
  get isEmpty(): boolean {
    return this.values.length === 0 && !this.doubtful;
  }

  /** Adds a value unless it is proven to be there. */
  add(value: Value): void {
    if (value.d !== 0 ? this.#addFraction(value) : this.#addOther(value)) this.values.push(value);
  }

  #addFraction(value: Value): boolean {
    const key = value.n / value.d;
    const known = this.#fractions.get(key);
    if (known === undefined) {
      this.#fractions.set(key, value);
      return true;
    }
    const list = Array.isArray(known) ? known : [known];
    if (list.some(({ n, d }) => n === value.n && d === value.d)) return false;
    this.#fractions.set(key, [...list, value]);
    return true;
  }

  #addOther(value: Value): boolean {
    if (isNarrow(value)) {
      const key = leadingBits((value.lo + value.hi) / 2);
      const alike = this.#alike.get(key);
      if (alike === undefined) this.#alike.set(key, [value]);
      else if (alike.some((other) => isSame(other, value))) return false;
      else alike.push(value);
    } else if (this.#others.wide.some((other) => isSame(other, value))) return false;
    this.#others.add(value);
    this.#isUnsure ||= !value.surd;
    return true;
  }

  /** Whether a value may be the fraction with this double. False is proven. */
  mayHave(quotient: number): boolean {
    return this.doubtful || this.#isUnsure || this.#fractions.has(quotient);
  }

  /** The value that is this fraction. */
  fraction(n: number, d: number): Value | undefined {
    const known = this.#fractions.get(n / d);
    if (known === undefined) return undefined;
    if (!Array.isArray(known)) return known.n === n && known.d === d ? known : undefined;
    return known.find((other) => other.n === n && other.d === d);
  }

  /** Values that are not known fractions and may be within the bounds. */
  others(bounds: Near, visit: (value: Value) => boolean): boolean {
    return this.#others.visit(bounds, visit);
  }

  /** Every value that may be within the bounds. */
  all(bounds: Near, visit: (value: Value) => boolean): boolean {
    if (!this.#all) {
      this.#all = new Shelf();
      for (const value of this.values) this.#all.add(value);
    }
    return this.#all.visit(bounds, visit);
  }
}

/** Whether both come from one value by steps that change nothing. Keeping a value twice does no harm, and exact forms would cost more than they save. */
const isSame = (one: Value, other: Value): boolean => one.core === other.core;
