// How often somebody may ask for something costly, by person and by address. All in memory, and bounded.
import { Bucket } from '../live/bucket.ts';
import { Refused } from '../refused.ts';
import { waitSeconds } from './sentences.ts';

interface Pace {
  /** At once: a whole class behind one address begins together. */
  burst: number;
  /** In the long run. */
  perSecond: number;
}

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
/** The machine itself, where programs of its owner run. */
const LOOPBACK = /^(127\.|::1$)/;
const LOOPBACK_FACTOR = 100;

/** A home or a school has one IPv4 address, or the first half of an IPv6 address. */
export function placeOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':') || plain === '::1') return plain;
  const [before = '', after] = plain.replace(/%.*$/, '').split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return `${[...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':')}::`;
}

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
    const isLocal = address !== undefined && LOOPBACK.test(address);
    const keys = { address: address === undefined ? undefined : placeOf(address), person, name };
    return (['address', 'person', 'name'] as const).flatMap((by) => {
      const pace = paces[by];
      const key = keys[by];
      if (!pace || key === undefined) return [];
      // Whoever guesses a name's password is slowed down wherever they are.
      const factor = isLocal && by !== 'name' ? LOOPBACK_FACTOR : 1;
      return this.#bucket(`${what} ${by} ${key}`, pace, factor, now);
    });
  }

  #bucket(key: string, { burst, perSecond }: Pace, factor: number, now: number): Bucket {
    const bucket = this.#buckets.get(key) ?? new Bucket(factor * perSecond, factor * burst, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket;
  }
}
