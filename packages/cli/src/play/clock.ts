// The time of a match: milliseconds since it began, without the time in which nobody sat at it.

export class Clock {
  readonly #from: number;
  readonly #started = performance.now();

  /** `from`: how old the match is already. */
  constructor(from = 0) {
    this.#from = from;
  }

  get at(): number {
    return this.#from + Math.floor(performance.now() - this.#started);
  }
}
