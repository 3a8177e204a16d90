// Which bags of one size lead to new ones, and how: each way has a bit.

const BITS = 32;

export class Useful {
  readonly #first: number;
  /** A word of ways for each bag, with one list for every 32 ways. */
  readonly #words: Int32Array[] = [];
  readonly #length: number;

  constructor(first: number, end: number) {
    this.#first = first;
    this.#length = end - first;
  }

  add(bag: number, way: number): void {
    const list = Math.floor(way / BITS);
    while (this.#words.length <= list) this.#words.push(new Int32Array(this.#length));
    const words = this.#words[list] as Int32Array;
    words[bag - this.#first] = (words[bag - this.#first] as number) | (1 << (way % BITS));
  }

  /** 1 for each bag that leads on by one of these ways, or nothing if none does. */
  by(ways: readonly number[]): Uint8Array | undefined {
    const masks = this.#words.map(() => 0);
    for (const way of ways) {
      const list = Math.floor(way / BITS);
      masks[list] = (masks[list] ?? 0) | (1 << (way % BITS));
    }
    const open = new Uint8Array(this.#length);
    let any = 0;
    this.#words.forEach((words, list) => {
      const mask = masks[list] as number;
      if (mask === 0) return;
      for (let at = 0; at < open.length; at += 1)
        if (((words[at] as number) & mask) !== 0) {
          open[at] = 1;
          any = 1;
        }
    });
    return any === 1 ? open : undefined;
  }
}
