// The ids in the rows of a match, as one small number for each row. Two ids may have the same number, so it only says in which row to look.

/** FNV-1a, which is enough to tell the ids of one match apart. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return number >>> 0 || 1;
}

export class UsedIds {
  /** 0 for a row without an id. */
  readonly #numbers: number[] = [];
  /** The rows of ids whose number an earlier row already has. There are hardly any, unless a sender looks for such ids. */
  #alike: Map<string, number> | undefined;

  /** How many rows there are. */
  get count(): number {
    return this.#numbers.length;
  }

  /** The next row has this id of this seat, if it has one. */
  add(seat: string | null, id: string | null): void {
    const name = `${seat} ${id}`;
    const number = id === null ? 0 : numberOf(name);
    if (number > 0 && this.#numbers.includes(number)) {
      this.#alike ??= new Map();
      this.#alike.set(name, this.count + 1);
    }
    this.#numbers.push(number);
  }

  /** The only row that may have this id of this seat, counted from 1, or 0. */
  find(seat: string, id: string): number {
    const name = `${seat} ${id}`;
    return this.#alike?.get(name) ?? this.#numbers.indexOf(numberOf(name)) + 1;
  }
}
