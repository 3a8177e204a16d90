// How much one person and one address may send and hold. A class of thirty behind one address is nothing unusual.
import { Buckets } from './bucket.ts';

const PER_PERSON = { perSecond: 40, burst: 120 };
const PER_ADDRESS = { perSecond: 2_000, burst: 6_000 };
const MOST_OF_PERSON = 20;
const MOST_OF_ADDRESS = 1_000;

/** The machine itself, or a proxy on it that does not say whom it speaks for. */
const isOwn = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

export class Limits {
  readonly #people = new Buckets(PER_PERSON.perSecond, PER_PERSON.burst);
  readonly #addresses = new Buckets(PER_ADDRESS.perSecond, PER_ADDRESS.burst);
  readonly #open = new Map<string, number>();

  /** Whether this message may pass. */
  allow(person: string, address: string, now: number): boolean {
    return this.#people.take(person, now) && (isOwn(address) || this.#addresses.take(address, now));
  }

  /** Whether one more connection may open. Each one that opened is closed by `close`. */
  open(person: string, address: string): boolean {
    if (this.#count(`person ${person}`) >= MOST_OF_PERSON) return false;
    if (!isOwn(address) && this.#count(`address ${address}`) >= MOST_OF_ADDRESS) return false;
    this.#add(`person ${person}`, 1);
    this.#add(`address ${address}`, 1);
    return true;
  }

  close(person: string, address: string): void {
    this.#add(`person ${person}`, -1);
    this.#add(`address ${address}`, -1);
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }

  #add(key: string, more: number): void {
    const count = this.#count(key) + more;
    if (count > 0) this.#open.set(key, count);
    else this.#open.delete(key);
  }
}
