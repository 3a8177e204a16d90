// Bags found by a loop, in memory that is used again.

export class Found {
  #bags = new Int32Array(16);
  length = 0;

  static of(bags: readonly number[]): Found {
    const found = new Found();
    for (const bag of bags) found.push(bag);
    return found;
  }

  push(bag: number): void {
    if (this.length === this.#bags.length) {
      const more = new Int32Array(2 * this.length);
      more.set(this.#bags);
      this.#bags = more;
    }
    this.#bags[this.length] = bag;
    this.length += 1;
  }

  at(place: number): number {
    return this.#bags[place] as number;
  }

  all(): number[] {
    const bags: number[] = [];
    for (let at = 0; at < this.length; at += 1) bags.push(this.#bags[at] as number);
    return bags;
  }
}
