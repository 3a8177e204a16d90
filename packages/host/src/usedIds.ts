// The ids in the rows of a match, as one small number for each row. Two ids may have the same number, so it only says where to look.

/** A row without an id. */
const NONE = 0;

/** FNV-1a, which is enough to tell the ids of one match apart. */
function numberOf(seat: string, id: string): number {
  const text = `${seat} ${id}`;
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0 || 1;
}

export class UsedIds {
  #numbers = new Uint32Array(8);
  #count = 0;

  /** How many rows there are. */
  get count(): number {
    return this.#count;
  }

  /** The next row has this id of this seat, if it has one. */
  add(seat: string | null, id: string | null): void {
    if (this.#count === this.#numbers.length) {
      const more = new Uint32Array(Math.ceil(1.5 * this.#count));
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers[this.#count] = seat === null || id === null ? NONE : numberOf(seat, id);
    this.#count += 1;
  }

  /** The first row that may have this id of this seat, counted from 1. No row before it has the id. */
  find(seat: string, id: string): number | null {
    const at = this.#numbers.indexOf(numberOf(seat, id));
    return at === -1 ? null : at + 1;
  }
}
