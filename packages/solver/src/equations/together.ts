// Numbers that can be made in several ways: the bags of equal ones together, as far as we know that they are equal.
import type { Found } from './found.ts';
import type { Known } from './listed.ts';
import type { Near } from './near.ts';
import { radicalOf } from './radical.ts';
import { keyOf } from './search.ts';
import { standFor, type Value } from './value.ts';

/** The number that a bag was last used for. */
export class Marks {
  readonly #seen: Int32Array;
  #last = 0;

  /** For this many bags. */
  constructor(length: number) {
    this.#seen = new Int32Array(length);
  }

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Whether a bag has another mark. Then it loses that mark. */
  isNew(bag: number, mark: number): boolean {
    if (this.#seen[bag] === mark) return false;
    this.#seen[bag] = mark;
    return true;
  }
}

/** The bags that make a number, and their mark. */
interface Same {
  readonly bags: number[];
  readonly mark: number;
}

export class Together {
  readonly all: Known[] = [];
  readonly #same = new Map<number | string, Same>();
  readonly #marks: Marks;

  constructor(marks: Marks) {
    this.#marks = marks;
  }

  addFraction(fraction: Near, bags: Found): void {
    this.#add(keyOf(fraction), bags, () => standFor(fraction));
  }

  add(value: Value, bags: Found): void {
    const key = value.d !== 0 ? keyOf(value) : radicalOf(value);
    if (key === undefined) this.all.push({ value, bags: bags.all() });
    else this.#add(key, bags, () => value);
  }

  #add(key: number | string, bags: Found, made: () => Value): void {
    let same = this.#same.get(key);
    if (!same) {
      same = { bags: [], mark: this.#marks.next() };
      this.#same.set(key, same);
      this.all.push({ value: made(), bags: same.bags });
    }
    for (let at = 0; at < bags.length; at += 1)
      if (this.#marks.isNew(bags.at(at), same.mark)) same.bags.push(bags.at(at));
  }
}
