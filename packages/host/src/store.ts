// Keeps the rows of a match. A row is stored before anybody hears of it.
import type { Row } from './row.ts';

export interface Store {
  /** Keeps one more row for good. It fails if the store already has a row with that number. */
  append(row: Row): void | Promise<void>;
  /** The rows from this number on, in order: at most so many, or all of them. */
  rows(from: number, most?: number): readonly Row[] | Promise<readonly Row[]>;
}

/** Rows in memory, for matches that nobody will resume. */
export class MemoryStore implements Store {
  readonly #rows: Row[] = [];

  append(row: Row): void {
    if (row.v !== this.#rows.length + 1) throw new Error(`Row ${row.v} cannot follow row ${this.#rows.length}.`);
    this.#rows.push(row);
  }

  rows(from: number, most?: number): readonly Row[] {
    return this.#rows.slice(from - 1).slice(0, most);
  }
}
