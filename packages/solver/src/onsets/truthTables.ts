// Set-Names as Boolean functions. Whatever the Universe, a Set-Name says yes or no to each of the sixteen possible cards, so it is a truth
// table of sixteen bits, the same as a set of cards. The Universe only chooses which rows of the table count.
import { ALL_CARDS, type CardSet, COLOURS, cardsWith, countCards, NO_CARDS } from '@openshake/rules/onsets';

/** A truth table: bit n says whether it names card n. */
export type Table = CardSet;

export const EVERY_ROW: Table = ALL_CARDS;

/** The tables of the six sets, in the order of SETS: B R G Y V Λ. */
export const SET_TABLES: readonly Table[] = [...COLOURS.map(cardsWith), ALL_CARDS, NO_CARDS];

/** How many rows a table names. */
export const ROWS_IN: Uint8Array = Uint8Array.from({ length: EVERY_ROW + 1 }, (_, table) => countCards(table));

/** Collects distinct tables. Emptying it is free: every round has its own number, a small one, so everything stays in the cache. */
export class Distinct {
  readonly #seen = new Uint8Array(EVERY_ROW + 1);
  readonly #found = new Uint16Array(EVERY_ROW + 1);
  #round = 0;
  #size = 0;

  clear(): void {
    if (this.#round === 0xff) {
      this.#seen.fill(0);
      this.#round = 0;
    }
    this.#round += 1;
    this.#size = 0;
  }

  get size(): number {
    return this.#size;
  }

  /** True if the table is new. */
  add(table: Table): boolean {
    if (this.#seen[table] === this.#round) return false;
    this.#seen[table] = this.#round;
    this.#found[this.#size] = table;
    this.#size += 1;
    return true;
  }

  /** A copy of what was collected, in the order it was found. */
  toArray(): Uint16Array {
    return this.#found.slice(0, this.#size);
  }
}

/** Collects distinct 32-bit numbers: a table where each has its place or the next free one. */
export class DistinctStates {
  #found = new Uint32Array(1 << 10);
  /** The place of each number found. Emptying uses these, because a search would miss what is beyond an emptied place. */
  #placed = new Uint32Array(1 << 10);
  /** For each place, one more than where the number is found, or 0. There are at least twice as many places as numbers. */
  #places = new Uint32Array(1 << 11);
  #size = 0;

  clear(): void {
    for (let i = 0; i < this.#size; i += 1) this.#places[this.#placed[i] as number] = 0;
    this.#size = 0;
  }

  add(state: number): void {
    const place = this.#placeOf(state);
    if (this.#places[place] !== 0) return;
    if (this.#size === this.#found.length) {
      this.#grow();
      this.add(state);
      return;
    }
    this.#found[this.#size] = state;
    this.#placed[this.#size] = place;
    this.#size += 1;
    this.#places[place] = this.#size;
  }

  get size(): number {
    return this.#size;
  }

  /** A copy of what was collected, in the order it was found. */
  toArray(): Uint32Array {
    return this.#found.slice(0, this.#size);
  }

  /** Where this number is, or where it would go. */
  #placeOf(state: number): number {
    const last = this.#places.length - 1;
    // The leading bits, as many as it takes to number the places.
    let place = Math.imul(state, 0x9e3779b1) >>> Math.clz32(last);
    for (;;) {
      const at = this.#places[place] as number;
      if (at === 0 || this.#found[at - 1] === state) return place;
      place = (place + 1) & last;
    }
  }

  #grow(): void {
    const found = this.#found;
    this.#found = new Uint32Array(found.length * 2);
    this.#found.set(found);
    this.#places = new Uint32Array(found.length * 4);
    this.#placed = new Uint32Array(found.length * 2);
    for (let i = 0; i < this.#size; i += 1) {
      const place = this.#placeOf(found[i] as number);
      this.#placed[i] = place;
      this.#places[place] = i + 1;
    }
  }
}
