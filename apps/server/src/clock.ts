// The server's clock: milliseconds since 1970 that never run backwards, whatever somebody does to the machine's clock.
// A machine that sleeps is a server that is down, so that time counts for nobody.
import type { Timer } from '@openshake/host';

/** The longest wait that Node can be asked for. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** While the server is awake, it looks at its clock at least this often. */
const BEAT_MS = 1_000;
/** A busy server may miss a few beats. After this long without one, the machine slept or the process was stopped. */
const ASLEEP_MS = 4_000;

export class ServerClock implements Timer {
  readonly #start = Date.now();
  readonly #speed: number;
  readonly #woke: (() => void)[] = [];
  readonly #beats: NodeJS.Timeout;
  /** The moment of the start, moved on by the time asleep that the system's own clock counted. */
  #since = performance.now();
  /** When somebody last looked. */
  #looked = this.#since;
  /** By how much the date is ahead of the system's own clock, which stands still while some machines sleep. */
  #ahead = this.#start - this.#since;
  #slept = 0;

  /** `speed`: how many times as fast time runs, for tests. */
  constructor(speed = 1) {
    this.#speed = speed;
    this.#beats = setInterval(() => this.#beat(), BEAT_MS);
    this.#beats.unref();
  }

  /** The time that counts. The first look after a sleep leaves the sleep out, so no limit runs out because of it. */
  now(): number {
    return Math.floor(this.#start + (this.#look() - this.#since) * this.#speed);
  }

  /** The date: the time that counts, and the time asleep. */
  date(): number {
    return this.now() + this.slept;
  }

  /** How long the server slept since its start. */
  get slept(): number {
    return Math.floor(this.#slept * this.#speed);
  }

  /** Calls after each sleep. */
  whenAwake(call: () => void): void {
    this.#woke.push(call);
  }

  at(moment: number, call: () => void): () => void {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = Math.max(0, Math.ceil((moment - this.now()) / this.#speed));
      timer = setTimeout(() => (this.now() < moment ? wait() : call()), Math.min(left, LONGEST_WAIT));
    };
    wait();
    return () => clearTimeout(timer);
  }

  close(): void {
    clearInterval(this.#beats);
  }

  #look(): number {
    const now = performance.now();
    const gap = now - this.#looked;
    this.#looked = now;
    if (gap >= ASLEEP_MS) {
      this.#since += gap;
      this.#wake(gap);
    }
    return now;
  }

  /** Finds out whether the date went on while the system's own clock stood still. */
  #beat(): void {
    const ahead = Date.now() - this.#look();
    const gap = ahead - this.#ahead;
    // A date that somebody sets back and then forward again is not a sleep.
    this.#ahead = Math.max(this.#ahead, ahead);
    if (gap >= ASLEEP_MS) this.#wake(gap);
  }

  #wake(gap: number): void {
    this.#slept += gap;
    setImmediate(() => {
      for (const call of this.#woke) call();
    });
  }
}
