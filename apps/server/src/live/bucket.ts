// How fast somebody may send: a bucket that fills steadily and is emptied by each message.

export interface Pace {
  /** In the long run. */
  perSecond: number;
  /** At once: a whole class behind one address begins together. */
  burst: number;
}

export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor({ perSecond, burst }: Pace, now: number) {
    this.#perMs = perSecond / 1000;
    this.#most = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** Whether this message may pass. */
  take(now: number, cost = 1): boolean {
    if (this.wait(now, cost) > 0) return false;
    this.#left -= cost;
    return true;
  }

  /** How many milliseconds until it may pass. */
  wait(now: number, cost = 1): number {
    this.#left = Math.min(this.#most, this.#left + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
    return Math.max(0, cost - this.#left) / this.#perMs;
  }

  /** It does not count after all. */
  giveBack(cost = 1): void {
    this.#left = Math.min(this.#most, this.#left + cost);
  }

  /** Whether nobody has used it for a while, so that it can be forgotten. */
  isFull(now: number): boolean {
    return this.#left + (now - this.#at) * this.#perMs >= this.#most;
  }
}

/** A bucket for each key, such as a person or an address. Full ones are forgotten. */
export class Buckets {
  readonly #pace: Pace;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  take(key: string, now: number, cost = 1): boolean {
    if (now >= this.#sweepAt) this.#sweep(now);
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      bucket = new Bucket(this.#pace, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now, cost);
  }

  #sweep(now: number): void {
    this.#sweepAt = now + 10_000;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
