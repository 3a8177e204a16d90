// Who writes a match for somebody: the main thread if it is short, a thread of its own if it is long.
import { factorAt, placeOf } from '../../place.ts';
import { Refused } from '../../refused.ts';
import { UnreadableRow } from '../../stores/store.ts';
import type { Threads } from '../../threads/threads.ts';
import type { Asker } from '../limits.ts';
import { SAYS } from '../sentences.ts';
import { type Writing, type Written, write } from './writing.ts';

/** The main thread needs a few milliseconds for this many characters. Most matches have fewer. */
const SHORT = 100_000;
/** How many long matches one person and one place may wait for at a time. */
const MOST = { person: 4, place: 16 } as const;
const AGAIN_SECONDS = 5;

export class Writer {
  readonly #threads: Pick<Threads, 'write'>;
  /** How many long matches each person and each place waits for. */
  readonly #waiting = new Map<string, number>();

  constructor(threads: Pick<Threads, 'write'>) {
    this.#threads = threads;
  }

  /** The text; null if there is none. */
  async write(writing: Writing, asker: Asker): Promise<string | null> {
    const written = lengthOf(writing) <= SHORT ? write(writing) : await this.#writeLong(writing, asker);
    if ('unreadable' in written) throw new UnreadableRow(writing.match.id, written.unreadable);
    return 'text' in written ? written.text : null;
  }

  async #writeLong(writing: Writing, { person, address = '' }: Asker): Promise<Written> {
    const place = placeOf(address);
    const counts = [
      { key: `place ${place}`, most: MOST.place * factorAt(place) },
      ...(person === undefined ? [] : [{ key: `person ${person}`, most: MOST.person }]),
    ];
    if (counts.some(({ key, most }) => (this.#waiting.get(key) ?? 0) >= most)) {
      const refused = new Refused('too-often', SAYS.tooManyLong);
      refused.retryAfter = AGAIN_SECONDS;
      throw refused;
    }
    for (const { key } of counts) this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + 1);
    try {
      return await this.#threads.write(writing, [place, person ?? '']);
    } finally {
      for (const { key } of counts) {
        const left = (this.#waiting.get(key) ?? 0) - 1;
        if (left > 0) this.#waiting.set(key, left);
        else this.#waiting.delete(key);
      }
    }
  }
}

function lengthOf({ form, match }: Writing): number {
  if (form === 'review') return match.text.length;
  return match.texts.reduce((sum, text) => sum + text.length, 0);
}
