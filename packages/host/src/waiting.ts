// Callers that wait until something is true.

export class Waiting {
  #waiting: { isSo: () => boolean; resolve: () => void }[] = [];

  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isSo, resolve });
      this.look();
    });
  }

  /** Looks again: something may have become true. */
  look(): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ isSo }) => !isSo());
    for (const each of waiting) if (!this.#waiting.includes(each)) each.resolve();
  }
}
