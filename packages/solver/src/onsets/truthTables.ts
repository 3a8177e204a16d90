// Set-Names as Boolean functions. Whatever the Universe, a Set-Name says yes or no to each of the sixteen possible cards, so it is a truth
// table of sixteen bits, the same as a set of cards. The Universe only chooses which rows of the table count.
import { ALL_CARDS, type CardSet, COLOURS, cardsWith, countCards, NO_CARDS } from '@openshake/rules';

/** A truth table: bit n says whether the card n is named. */
export type Table = CardSet;

export const EVERY_ROW: Table = ALL_CARDS;

/** The tables of the six sets, in the order of SETS: B R G Y V Λ. */
export const SET_TABLES: readonly Table[] = [...COLOURS.map(cardsWith), ALL_CARDS, NO_CARDS];

/** How many rows a table names. */
export const ROWS_IN: Uint8Array = Uint8Array.from({ length: EVERY_ROW + 1 }, (_, table) => countCards(table));

/** Collects distinct tables. Emptying it is free: every round of collecting has a number of its own. */
export class Distinct {
  readonly #seen = new Uint32Array(EVERY_ROW + 1);
  readonly #found = new Uint16Array(EVERY_ROW + 1);
  #round = 0;
  #size = 0;

  clear(): void {
    if (this.#round === 0xffff_ffff) {
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

  /** A copy of what was collected, in the order of finding. */
  toArray(): Uint16Array {
    return this.#found.slice(0, this.#size);
  }
}
