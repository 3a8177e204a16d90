// How often somebody may ask for something costly, by person and by address. All in memory, and bounded.
import { Bucket, type Pace } from '../live/bucket.ts';
import { factorAt, placeOf } from '../place.ts';
import { Refused } from '../refused.ts';
import { waitSeconds } from './sentences.ts';

const MINUTE = 60;

/** What each thing allows to one address, one person, and one name or code that is tried. */
const PACES = {
  guest: { address: { burst: 600, perSecond: 5 } },
  account: { address: { burst: 60, perSecond: 1 / 5 }, person: { burst: 10, perSecond: 1 / MINUTE } },
  /** Only wrong passwords count, so a class can log in together. */
  login: { address: { burst: 60, perSecond: 1 / 10 }, name: { burst: 10, perSecond: 1 / MINUTE } },
  password: { person: { burst: 10, perSecond: 1 / MINUTE } },
  'make-code': { person: { burst: 10, perSecond: 1 / MINUTE } },
  /** Only wrong codes count. */
  'try-code': { address: { burst: 100, perSecond: 1 / 5 }, person: { burst: 30, perSecond: 1 / 10 } },
  'open-table': { address: { burst: 300, perSecond: 2 }, person: { burst: 40, perSecond: 1 / 5 } },
  'keep-match': { address: { burst: 120, perSecond: 1 / 2 }, person: { burst: 20, perSecond: 1 / 10 } },
  'change-me': { person: { burst: 30, perSecond: 1 / 2 } },
  'read-match': { address: { burst: 300, perSecond: 10 }, person: { burst: 60, perSecond: 2 } },
  download: { person: { burst: 10, perSecond: 1 / MINUTE } },
  /** A request for a live connection. After a restart, everybody comes back at once. */
  connect: { address: { burst: 2_000, perSecond: 100 } },
  /** A message to a stream. The connection counts it for the person as well. */
  post: { address: { burst: 6_000, perSecond: 2_000 } },
  /** Reading and all the rest. */
  request: { address: { burst: 2_000, perSecond: 200 }, person: { burst: 300, perSecond: 30 } },
} as const satisfies Record<string, Partial<Record<'address' | 'person' | 'name', Pace>>>;

export type Limited = keyof typeof PACES;

export interface Asker {
  address?: string;
  person?: string;
  name?: string;
}

/** As many as there can be in memory without harm. Those that nobody used for the longest time go first. */
const MOST_KEYS = 100_000;
/** Whoever has not asked for a while is forgotten. */
const SWEEP_MS = 30_000;

export class Limits {
  readonly #clock: { now(): number };
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 0;

  constructor(clock: { now(): number }, most = MOST_KEYS) {
    this.#clock = clock;
    this.#most = most;
  }

  /** Counts one more try. Refuses it if there were too many. */
  take(what: Limited, asker: Asker): void {
    const now = this.#clock.now();
    if (now >= this.#sweepAt) this.#sweep(now);
    const buckets = this.#bucketsOf(what, asker, now);
    const wait = Math.max(0, ...buckets.map((bucket) => bucket.wait(now)));
    if (wait > 0) {
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      const refused = new Refused('too-often', waitSeconds(seconds));
      refused.retryAfter = seconds;
      throw refused;
    }
    for (const bucket of buckets) bucket.take(now);
  }

  /** The try was a good one, so it does not count. */
  giveBack(what: Limited, asker: Asker): void {
    for (const bucket of this.#bucketsOf(what, asker, this.#clock.now())) bucket.giveBack();
  }

  get size(): number {
    return this.#buckets.size;
  }

  #sweep(now: number): void {
    this.#sweepAt = now + SWEEP_MS;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }

  #bucketsOf(what: Limited, { address, person, name }: Asker, now: number): Bucket[] {
    const paces: Partial<Record<'address' | 'person' | 'name', Pace>> = PACES[what];
    const place = address === undefined ? undefined : placeOf(address);
    const keys = { address: place, person, name };
    const looser = place === undefined ? 1 : factorAt(place);
    return (['address', 'person', 'name'] as const).flatMap((by) => {
      const pace = paces[by];
      const key = keys[by];
      if (!pace || key === undefined) return [];
      // Whoever guesses a name's password is slowed down wherever they are.
      const factor = by === 'name' ? 1 : looser;
      return this.#bucket(`${what} ${by} ${key}`, pace, factor, now);
    });
  }

  #bucket(key: string, { burst, perSecond }: Pace, factor: number, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket({ perSecond: factor * perSecond, burst: factor * burst }, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket;
  }
}
