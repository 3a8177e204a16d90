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

const table = {
  book: 'agloa-onsets-2023',
  division: 'middle',
  levels: ['first-week', 'first-term'],
  shakes: 1,
  seed: 31,
} as const;
let log: Log;
beforeAll(async () => {
  const { setup, store } = await playTable(table, threads);
  log = { setup, rows: store.rows(1) };
});

describe('a review', () => {
  it('is the document that the command writes', async () => {
    const reviewed = await threads.review(log);
    const reviewer = new Reviewer({ setup: log.setup, events: log.rows.map(({ events }) => events) });
    for (const _ of reviewer.steps());
    expect(reviewed).toEqual({ id: null, ...reviewInWords(reviewer.reviewSoFar, tableWords('on-sets', en).say) });
    expect(parseReview(JSON.parse(JSON.stringify(reviewed)))).toMatchObject({ complete: true, shakes: [{}] });
  });

  it('keeps neither bots nor verdicts waiting', async () => {
    const others = openThreads({ workers: 1, log: { note: () => {} } });
    const reviews = Promise.allSettled(Array.from({ length: 20 }, () => others.review(log)));
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
    expect(await threads.review(broken)).toEqual({ failed: true });
    const again = threads.review(log);
    setTimeout(() => void threads.desks.review.thread?.terminate(), 5);
    expect(await again).toEqual({ failed: true });
    expect(await threads.review(log)).toMatchObject({ complete: true });
    expect(threads.metrics()).toMatchObject({ reviewsFailed: 2 });
  });

  it('is not lost when the server ends: it is made the next time', async () => {
    const others = openThreads({ workers: 1, log: { note: () => {} } });
    const review = expect(others.review(log)).rejects.toThrow('closed');
    await others.close();
    await review;
  });
});
