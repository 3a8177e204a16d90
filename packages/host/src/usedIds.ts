// The ids in the rows of a match, as one small number for each row. Two ids may have the same number, so it only says where to look.

/** FNV-1a, which is enough to tell the ids of one match apart. */
function numberOf(seat: string, id: string): number {
  const text = `${seat} ${id}`;
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0 || 1;
}

export class UsedIds {
  /** 0 for a row without an id. */
  readonly #numbers: number[] = [];

  /** How many rows there are. */
  get count(): number {
    return this.#numbers.length;
  }

  /** The next row has this id of this seat, if it has one. */
  add(seat: string | null, id: string | null): void {
    this.#numbers.push(seat === null || id === null ? 0 : numberOf(seat, id));
  }

  /** The first row that may have this id of this seat, counted from 1, or 0. No row before it has the id. */
  find(seat: string, id: string): number {
    return this.#numbers.indexOf(numberOf(seat, id)) + 1;
  }
}
