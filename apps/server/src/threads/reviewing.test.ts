// Reviews in a thread of their own: what `openshake review --json` says, and nobody waits for it.
import { Reviewer, reviewInWords } from '@openshake/advice';
import type { Log } from '@openshake/host';
import { parseReview } from '@openshake/protocol';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playTable } from '../testing/botTable.ts';
import { openThreads } from './openThreads.ts';

const threads = openThreads({ workers: 1, log: { note: () => {} } });
afterAll(() => threads.close());

const MINUTE = 60_000;

const table = {
  book: 'agloa-onsets-2023',
  division: 'middle',
  levels: ['first-week', 'first-term'],
  shakes: 1,
  seed: 31,
} as const;
let log: Log;
/** The log as it is stored. */
const stored = ({ setup, rows }: Log) => ({ id: 'match', setup, texts: rows.map((row) => JSON.stringify(row)) });
const reviewOf = (made = threads, one = log) => made.review(stored(one), MINUTE);
beforeAll(async () => {
  const { setup, store } = await playTable(table, threads);
  log = { setup, rows: store.rows(1) };
});

describe('a review', () => {
  it('is the document that the command writes', async () => {
    const reviewed = await reviewOf();
    const reviewer = new Reviewer({ setup: log.setup, events: log.rows.map(({ events }) => events) });
    for (const _ of reviewer.steps());
    expect(reviewed).toEqual({ id: null, ...reviewInWords(reviewer.reviewSoFar, tableWords('on-sets', en).say) });
    expect(parseReview(JSON.parse(JSON.stringify(reviewed)))).toMatchObject({ complete: true, shakes: [{}] });
  });

  it('keeps neither bots nor verdicts waiting', async () => {
    const others = openThreads({ workers: 1, log: { note: () => {} } });
    const reviews = Promise.allSettled(Array.from({ length: 20 }, () => reviewOf(others)));
    expect((await playTable(table, others)).isOver).toBe(true);
    const { reviewed, reviewsWaiting } = others.metrics();
    console.log(`${reviewed} of 20 reviews were made while two bots played`);
    expect(reviewsWaiting).toBeGreaterThan(0);
    await others.close();
    await reviews;
  });

  it('that cannot be made says so, and the next one is made', async () => {
    const [first, ...others] = log.rows;
    if (!first) throw new Error('The match has no rows.');
    const broken = { ...log, rows: [{ ...first, events: [{ type: 'goalSet' } as never] }, ...others] };
    await expect(reviewOf(threads, broken)).rejects.toThrow('Row 1 of match match cannot be read');
    const again = reviewOf();
    setTimeout(() => void threads.desks.review.thread?.terminate(), 5);
    expect(await again).toEqual({ failed: true });
    expect(await reviewOf()).toMatchObject({ complete: true });
    expect(threads.metrics()).toMatchObject({ reviewsFailed: 2 });
  });

  it('is not lost when the server ends: it is made the next time', async () => {
    const others = openThreads({ workers: 1, log: { note: () => {} } });
    const review = expect(reviewOf(others)).rejects.toThrow('closed');
    await others.close();
    await review;
  });
});
