// How much one person, one place and one table may send and hold. A class of thirty behind one address is nothing unusual.
import { factorAt } from '../place.ts';
import { Buckets } from './bucket.ts';

const MOST_OF_PERSON = 20;
const MOST_OF_PLACE = 1_000;

export class Limits {
  readonly #people = new Buckets({ perSecond: 40, burst: 120 });
  readonly #places = new Buckets({ perSecond: 2_000, burst: 6_000 });
  /** Two who flood their table leave enough for the third. */
  readonly #actions = new Buckets({ perSecond: 100, burst: 300 });
  /** Phrases reach everybody at the table. One person cannot use up what the table has. */
  readonly #phrases = new Buckets({ perSecond: 1, burst: 12 });
  readonly #phrasesOfPeople = new Buckets({ perSecond: 1 / 3, burst: 5 });
  readonly #open = new Map<string, number>();

  /** Whether this message may pass. */
  allow(person: string, place: string, now: number): boolean {
    return this.#people.take(person, now) && this.#places.take(place, now, 1 / factorAt(place));
  }

  /** Whether one more action may be decided at this table. */
  allowAction(table: string, now: number): boolean {
    return this.#actions.take(table, now);
  }

  /** Whether this person may say one more phrase at this table. */
  allowPhrase(person: string, table: string, now: number): boolean {
    return this.#phrasesOfPeople.take(person, now) && this.#phrases.take(table, now);
  }

  /** Whether one more connection may open. Each one that opened is closed by `close`. */
  open(person: string, place: string): boolean {
    if (this.#count(`person ${person}`) >= MOST_OF_PERSON) return false;
    if (this.#count(`place ${place}`) >= MOST_OF_PLACE * factorAt(place)) return false;
    this.#add(`person ${person}`, 1);
    this.#add(`place ${place}`, 1);
    return true;
  }

  close(person: string, place: string): void {
    this.#add(`person ${person}`, -1);
    this.#add(`place ${place}`, -1);
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
