// What every store promises about matches that were played, and about itself.
import { expect, it } from 'vitest';
import { type MatchPage, type MatchPlace, UnreadableRow } from '../../stores/store.ts';
import { id, newMatch, newPerson, newSession, newTable, someRows } from '../samples.ts';
import { kindOf, type Opened } from './opened.ts';

export function matchContract(opened: () => Opened): void {
  it('keeps a whole match at once', async () => {
    const rows = await someRows();
    const match = newMatch({ commitment: 'a', secret: 'b' });
    await opened().store.addMatch(match, rows);
    expect(await kindOf(opened().store.addMatch(match, rows))).toBe('conflict');
    const store = await opened().reopen();
    expect(await store.match(match.id)).toEqual(match);
    expect(await store.rows(match.id)).toEqual(rows);
    expect(await store.match(id())).toBeNull();
  });

  it('knows the matches of a person, the newest first', async () => {
    const { store } = opened();
    const me = newPerson();
    await store.addPerson(me, newSession(me.id));
    const seats = [
      { seat: 'a', person: null, bot: 'club' },
      { seat: 'b', person: me.id, bot: null },
    ];
    const matches = [1, 2, 3, 4, 5].map((each) => newMatch({ seats, began: each * 1_000, ended: each * 1_000 + 1 }));
    for (const match of matches) await store.addMatch(match, await someRows(2));
    // A table that has not begun is no match yet.
    const table = newTable({ seats });
    await store.addTable(table);
    const found = async (after: MatchPlace | null, limit: number) =>
      (await store.matchesOf(me.id, after, limit)).matches.map(({ began }) => began);
    const at = (began: number) => ({ began, id: matches[began / 1_000 - 1]?.id ?? '' });
    expect(await found(null, 10)).toEqual([5_000, 4_000, 3_000, 2_000, 1_000]);
    expect(await found(null, 2)).toEqual([5_000, 4_000]);
    expect(await found(at(4_000), 2)).toEqual([3_000, 2_000]);
    expect(await found(at(1_000), 2)).toEqual([]);
    expect(await store.matchesOf(me.id, at(2_000), 2)).toEqual({ matches: matches.slice(0, 1), next: null });
    await store.changeTable(table.id, { state: 'playing', changed: 6_000 });
    expect(await found(null, 1)).toEqual([6_000]);
  });

  it('has every match of a person in some page, once, also those that began together or cannot be read', async () => {
    const { store, ask } = opened();
    const me = newPerson();
    await store.addPerson(me, newSession(me.id));
    const seats = [{ seat: 'a', person: me.id, bot: null }];
    const matches = Array.from({ length: 11 }, (_, nth) => newMatch({ seats, began: nth < 3 ? 1_000 : 2_000 }));
    for (const match of matches) await store.addMatch(match, await someRows(1));
    const [torn] = matches;
    await ask("update matches set setup = '{}' where id = $1 returning id", [torn?.id]);
    const found: string[] = [];
    let pages = 0;
    for (let next: MatchPlace | null = null; pages === 0 || next; pages += 1) {
      const page: MatchPage = await store.matchesOf(me.id, next, 2);
      found.push(...page.matches.map((match) => match.id));
      next = page.next;
    }
    expect(pages).toBe(6);
    expect(found.toSorted()).toEqual(
      matches
        .slice(1)
        .map((match) => match.id)
        .toSorted(),
    );
  });

  it('keeps reviews, and knows which finished matches have none', async () => {
    const { store, ask } = opened();
    const [second, first, playing] = [newMatch({ ended: 20 }), newMatch({ ended: 10 }), newTable({ state: 'playing' })];
    await store.addMatch(second, await someRows(2));
    await store.addMatch(first, await someRows(2));
    await store.addTable(playing);
    const mine = async () => {
      const known = new Set([first.id, second.id, playing.match]);
      return (await store.unreviewed(1_000)).filter((each) => known.has(each));
    };
    expect(await mine()).toEqual([first.id, second.id]);
    expect((await store.unreviewed(1)).length).toBe(1);
    expect(await store.review(first.id)).toBeNull();
    const review = { steps: Array.from({ length: 300 }, (_, nth) => ({ nth, verdict: 'safe' })) };
    await store.keepReview(first.id, review);
    expect(await store.review(first.id)).toEqual(review);
    expect(await mine()).toEqual([second.id]);
    await store.keepReview(first.id, { better: true });
    expect(await store.review(first.id)).toEqual({ better: true });
    expect(await kindOf(store.keepReview(id(), {}))).toBe('conflict');
    await ask('update reviews set review = $2 where match = $1', [first.id, Buffer.from('torn')]);
    await expect(store.review(first.id)).rejects.toBeInstanceOf(UnreadableRow);
  });

  it('puts matches of tables before those that were played in a page, and counts those of a person', async () => {
    const { store } = opened();
    const me = newPerson();
    await store.addPerson(me, newSession(me.id));
    const seats = [
      { seat: 'a', person: me.id, bot: null },
      { seat: 'b', person: null, bot: 'club' },
    ];
    const [early, late] = [newMatch({ ended: 1, seats }), newMatch({ ended: 2, seats })];
    const real = newMatch({ ended: 3, seats, practice: false });
    for (const match of [early, late, real]) await store.addMatch(match, await someRows(2));
    const known = [early.id, late.id, real.id];
    const mine = (await store.unreviewed(1_000)).filter((each) => known.includes(each));
    expect(mine).toEqual([real.id, early.id, late.id]);
    expect(await store.unreviewedOf(me.id)).toBe(2);
    await store.keepReview(early.id, {});
    expect(await store.unreviewedOf(me.id)).toBe(1);
    expect(await store.unreviewedOf(id())).toBe(0);
  });

  it('says that it can write, and what it has done', async () => {
    const { store } = opened();
    const before = store.metrics().store_changes_total ?? 0;
    await Promise.all([store.check(), store.check(), store.check()]);
    // Many ask, and the database hears it once.
    expect((store.metrics().store_changes_total ?? 0) - before).toBeLessThanOrEqual(1);
    for (const value of Object.values(store.metrics())) expect(Number.isFinite(value)).toBe(true);
  });

  it('refuses everything once it is closed', async () => {
    const { store } = opened();
    const table = newTable();
    await store.addTable(table);
    const lease = await store.claim(table.match);
    const [row] = await someRows(1);
    await store.close();
    if (row) expect(await kindOf(store.append(lease, row))).toBe('unavailable');
    expect(await kindOf(store.addTable(newTable()))).toBe('unavailable');
    expect(await kindOf(store.table(table.id))).toBe('unavailable');
    await opened().reopen();
    expect(await opened().store.table(table.id)).toEqual(table);
  });
}
