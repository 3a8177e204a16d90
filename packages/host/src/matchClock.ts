// The time of a match. It stands still while the store or the judge fails, so that nobody loses time.
import { RETRY_MS, type Timer } from './timer.ts';

/** How long time stands still after a failure, so that the sender can send again. */
const STANDSTILL_MS = 10_000;

export class MatchClock {
  readonly #timer: Timer;
  readonly #goesOn: () => void;
  #began = 0;
  #latest = 0;
  /** The moment of the timer since which time stands still. */
  #stoppedAt: number | null = null;
  /** When the store or the judge last failed. */
  #failedAt = Number.NEGATIVE_INFINITY;

  /** `goesOn`: called when time stood still and goes on. */
  constructor(timer: Timer, goesOn: () => void) {
    this.#timer = timer;
    this.#goesOn = goesOn;
  }

  /** Sets the moment of the match. Time that passed before this call does not count. */
  set(at: number): void {
    this.#began = this.#timer.now() - at;
  }

  /** The timer's moment when the match began, plus any time that does not count. */
  get began(): number {
    return this.#began + (this.#stoppedAt === null ? 0 : this.#timer.now() - this.#stoppedAt);
  }

  /** The moment of the match, in milliseconds since it began. It never runs backwards. `least`: the moment of its last row. */
  at(least: number): number {
    this.#latest = Math.max(this.#latest, least, this.#timer.now() - this.began);
    return this.#latest;
  }

  /** When the timer reaches this moment of the match, if time does not stand still. */
  momentOf(at: number): number {
    return this.#began + at;
  }

  /** `since`: the moment of the timer when the store or the judge was asked. It may take long to fail. */
  stop(since: number): void {
    this.#failedAt = this.#timer.now();
    this.#stoppedAt ??= since;
  }

  goOn(): void {
    if (this.#stoppedAt === null) return;
    this.#began = this.began;
    this.#stoppedAt = null;
    this.#goesOn();
  }

  /** When to try the store again; null once time goes on, which it does when nothing has failed for a while. */
  retryAt(): number | null {
    const now = this.#timer.now();
    if (now >= this.#failedAt + STANDSTILL_MS) this.goOn();
    return this.#stoppedAt === null ? null : now + RETRY_MS;
  }
}
