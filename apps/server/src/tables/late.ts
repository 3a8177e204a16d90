// What an audience at a listed table sees: everything, thirty seconds late, so that nobody can whisper a Solution.
import type { Timer } from '@openshake/host';
import type { Version } from './news.ts';

export const LATE_MS = 30_000;

/** The table at one moment. */
export interface Moment {
  time: number;
  /** The version at this moment, even if nothing happened in it; null before the match. */
  version: Version | null;
  began: number | null;
  /** The seats, as text. */
  seats: string;
  /** Something that was said at this moment, as text. */
  said?: string;
}

export class Late {
  readonly #timer: Timer;
  readonly #show: (moment: Moment) => void;
  /** The latest moment that may be shown. */
  #shown: Moment;
  #coming: Moment[] = [];
  #cancel: (() => void) | null = null;

  /** `show`: called for each moment when its time has come. */
  constructor(first: Moment, timer: Timer, show: (moment: Moment) => void) {
    this.#shown = first;
    this.#timer = timer;
    this.#show = show;
  }

  /** What the audience may see now. */
  get shown(): Moment {
    return this.#shown;
  }

  /** The time that the audience has reached. What is due and not yet shown comes after it, even if the timer is late. */
  get reached(): number {
    return Math.min(this.#timer.now() - LATE_MS, this.#coming[0]?.time ?? Number.POSITIVE_INFINITY);
  }

  /** The newest moment, whether it was shown or not. */
  get newest(): Moment {
    return this.#coming.at(-1) ?? this.#shown;
  }

  /** Whether something has yet to be shown. */
  get isBehind(): boolean {
    return this.#coming.length > 0;
  }

  add(moment: Moment): void {
    this.#coming.push(moment);
    this.#wait();
  }

  /** From now on every moment has these seats, because a name is gone. */
  erase(seats: string): void {
    this.#shown = { ...this.#shown, seats };
    this.#coming = this.#coming.map((moment) => ({ ...moment, seats }));
  }

  close(): void {
    this.#cancel?.();
    this.#coming = [];
  }

  #wait(): void {
    const [next] = this.#coming;
    if (!next || this.#cancel) return;
    this.#cancel = this.#timer.at(next.time + LATE_MS, () => {
      this.#cancel = null;
      this.#release();
      this.#wait();
    });
  }

  /** Shows what may be shown by now. */
  #release(): void {
    const due = this.#timer.now() - LATE_MS;
    for (let next = this.#coming[0]; next && next.time <= due; next = this.#coming[0]) {
      this.#coming.shift();
      this.#shown = next;
      this.#show(next);
    }
  }
}
