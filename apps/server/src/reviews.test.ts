// Reviews come one after the other: matches of tables first, and nothing that cannot be read stops the rest.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Reviews } from './reviews.ts';
import { UnreadableRow } from './stores/store.ts';
import { ask, guest } from './testing/asking.ts';
import { newMatch, playedLog, someRows } from './testing/samples.ts';
import { type TestHouse, testHouse } from './testing/testHouse.ts';
import type { Threads } from './threads/threads.ts';

let at: TestHouse;
beforeEach(async () => {
  at = await testHouse();
});
afterEach(() => at.close());

async function keep(more: Parameters<typeof newMatch>[0] = {}): Promise<string> {
  const match = newMatch(more);
  await at.house.store.addMatch(match, await someRows(2));
  return match.id;
}

function reviewing(review: Threads['review'], store = at.house.store) {
  return new Reviews(store, { ...at.around.threads, review }, at.house.log.trouble);
}

describe('a review', () => {
  it('of a match at a table does not wait for those of matches that were played in a page', async () => {
    const pages = [await keep({ ended: 1 }), await keep({ ended: 2 })];
    const made: [string, number][] = [];
    let real = '';
    const reviews = reviewing(async ({ id }, ms) => {
      // A match ends at a table while the first review is made.
      real ||= await keep({ ended: 9, practice: false });
      made.push([id, ms]);
      return {};
    });
    reviews.look();
    await expect.poll(() => made.length).toBe(3);
    expect(made).toEqual([
      [pages[0], 60_000],
      [real, 1_800_000],
      [pages[1], 60_000],
    ]);
    reviews.close();
  });

  it('that cannot be made is noted once, and the others are made', async () => {
    const [gone, torn, good] = [await keep({ ended: 1 }), await keep({ ended: 2 }), await keep({ ended: 3 })];
    const { store } = at.house;
    const match: typeof store.match = async (id) => (id === gone ? null : store.match(id));
    const reviews = reviewing(
      async ({ id }) => {
        if (id === torn) throw new UnreadableRow(id, 1);
        return { complete: true };
      },
      { ...store, match },
    );
    reviews.look();
    await expect.poll(() => store.review(good)).toEqual({ complete: true });
    for (const each of [gone, torn]) expect(await store.review(each)).toEqual({ failed: true });
    reviews.close();
  });

  it('may keep thirty matches of one person waiting, and then no more are taken', async () => {
    const { id, token } = await guest(at.app);
    const seats = [
      { seat: 'a', person: id, bot: null },
      { seat: 'b', person: null, bot: 'club' },
    ];
    for (let nth = 0; nth < 30; nth += 1) await keep({ seats });
    const { setup } = await playedLog();
    const { book, ...rest } = setup;
    const body = {
      rulebook: book,
      ...rest,
      you: 'a',
      bots: { b: 'club' },
      actions: [{ at: 0, by: 'b', type: 'leave' }],
    };
    const post = (who: string) => ask(at.app, 'POST /api/matches', { token: who, body });
    const more = await post(token);
    expect([more.status, more.headers['retry-after']]).toEqual([429, '60']);
    expect((await post((await guest(at.app)).token)).status).toBe(201);
  });
});
