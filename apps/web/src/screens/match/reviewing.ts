// The review of a match: worked out in a worker, with its progress, stoppable, and kept in this browser.
import type { Progress, Review } from '@openshake/advice';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { IDBPDatabase } from 'idb';
import type { ReviewLetter, ReviewReply } from '../../workers/review.worker.ts';
import type { Played } from './played.ts';

export interface Reviewing {
  readonly progress: ReadonlySignal<Progress | null>;
  readonly review: ReadonlySignal<Review | null>;
  readonly failed: ReadonlySignal<boolean>;
  /** Ends with what is done. */
  stop(): void;
  /** Goes on after a stop, from the beginning. */
  again(): void;
  close(): void;
}

export const REVIEWS = 'openshake-reviews';
const STORE = 'reviews';
/** Reviews of another version are worked out again. */
const VERSION = 1;

async function database(): Promise<IDBPDatabase> {
  const { openDB } = await import('idb');
  return openDB(REVIEWS, VERSION, {
    upgrade(db) {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore(STORE);
    },
  });
}

const keyOf = ({ id, rows }: Played): string => `${id} ${rows.length}`;

/** The review that was worked out before, if this browser has it. */
export async function keptReview(played: Played): Promise<Review | undefined> {
  try {
    const db = await database();
    const kept = (await db.get(STORE, keyOf(played))) as Review | undefined;
    db.close();
    return kept;
  } catch {
    return undefined;
  }
}

async function keep(played: Played, review: Review): Promise<void> {
  try {
    const db = await database();
    await db.put(STORE, review, keyOf(played));
    db.close();
  } catch {
    // It can be worked out again.
  }
}

export function reviewOf(played: Played): Reviewing {
  const progress = signal<Progress | null>(null);
  const review = signal<Review | null>(null);
  const failed = signal(false);
  let worker: Worker | undefined;
  const say = (letter: ReviewLetter) => worker?.postMessage(letter);

  function hear(reply: ReviewReply): void {
    if ('progress' in reply) progress.value = reply.progress;
    else if ('failed' in reply) failed.value = true;
    else {
      review.value = reply.review;
      worker?.terminate();
      worker = undefined;
      if (reply.review.complete) keep(played, reply.review);
    }
  }

  function work(): void {
    // One that failed would go on beside the next.
    worker?.terminate();
    review.value = null;
    failed.value = false;
    progress.value = null;
    worker = new Worker(new URL('../../workers/review.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => hear(data));
    worker.addEventListener('error', () => {
      failed.value = true;
    });
    say({ played: { setup: played.setup, events: played.rows.map(({ events }) => events) } });
  }

  let isClosed = false;
  keptReview(played).then((kept) => {
    if (isClosed) return;
    if (kept) review.value = kept;
    else work();
  });

  return {
    progress,
    review,
    failed,
    stop: () => say({ stop: true }),
    again: work,
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}
