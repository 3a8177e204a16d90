// What every store promises about tables.
import { expect, it } from 'vitest';
import type { SeatRecord } from '../../stores/store.ts';
import { id, newPerson, newSession, newTable } from '../samples.ts';
import { kindOf, type Opened } from './opened.ts';

const DAY = 24 * 60 * 60 * 1000;

export function tableContract(opened: () => Opened): void {
  async function add(): Promise<string> {
    const person = newPerson();
    await opened().store.addPerson(person, newSession(person.id));
    return person.id;
  }
  const seatsOf = (person: string | null): readonly SeatRecord[] => [
    { seat: 'a', person, bot: null },
    { seat: 'b', person: null, bot: 'club' },
    { seat: 'c', person: null, bot: null },
  ];

  it('keeps tables, and finds them by id and code', async () => {
    const person = await add();
    const table = newTable({
      host: person,
      judge: person,
      listed: true,
      seats: seatsOf(person),
      round: { ms: 600_000, more: 60_000 },
      rematch: id(),
    });
    const byBook = newTable({ round: { ms: 600_000, byBook: true } });
    await opened().store.addTable(table);
    await opened().store.addTable(byBook);
    const store = await opened().reopen();
    expect(await store.table(table.id)).toEqual(table);
    expect(await store.tableByCode(table.code)).toEqual(table);
    expect(await store.table(byBook.id)).toEqual(byBook);
    expect(await store.tableByCode('nobody')).toBeNull();
  });

  it('gives a code and an id to one table only', async () => {
    const { store } = opened();
    const table = newTable();
    await store.addTable(table);
    const twin = newTable({ code: table.code });
    expect(await kindOf(store.addTable(twin))).toBe('conflict');
    expect(await kindOf(store.addTable({ ...newTable(), id: table.id }))).toBe('conflict');
    expect(await kindOf(store.addTable({ ...newTable(), match: table.match }))).toBe('conflict');
    // Nothing of it was kept.
    expect(await kindOf(store.claim(twin.match))).toBe('conflict');
  });

  it('changes seats, judge, host and state, and the match begins with its table', async () => {
    const { store } = opened();
    const [host, other] = [await add(), await add()];
    const table = newTable({ host, seats: seatsOf(null) });
    await store.addTable(table);
    expect(await store.match(table.match)).toBeNull();
    await store.changeTable(table.id, { seats: seatsOf(other), changed: 1_500 });
    await store.changeTable(table.id, { judge: host, changed: 1_600 });
    expect(await store.table(table.id)).toEqual({ ...table, seats: seatsOf(other), judge: host, changed: 1_600 });
    await store.changeTable(table.id, { state: 'playing', changed: 2_000 });
    await store.changeTable(table.id, { state: 'playing', changed: 2_500, rematch: 'next' });
    expect(await store.match(table.match)).toEqual({
      id: table.match,
      table: table.id,
      setup: table.setup,
      round: table.round,
      listed: false,
      seats: seatsOf(other),
      commitment: table.commitment,
      secret: table.secret,
      began: 2_000,
      ended: null,
      totals: null,
      practice: false,
    });
    expect(await store.table(table.id)).toMatchObject({ state: 'playing', changed: 2_500, rematch: 'next' });
    expect(await kindOf(store.changeTable(id(), { changed: 1 }))).toBe('conflict');
    expect(await kindOf(store.changeTable(table.id, { seats: seatsOf(id()), changed: 1 }))).toBe('conflict');
    expect(await store.table(table.id)).toMatchObject({ seats: seatsOf(other) });
  });

  it('lists the listed tables that are not over, newest first', async () => {
    const { store } = opened();
    const at = 1e12 + Math.floor(Math.random() * 1e9);
    const tables = [0, 1, 2, 3].map((each) => newTable({ listed: each !== 1, created: at + each }));
    for (const table of tables) await store.addTable(table);
    await store.changeTable(tables[2]?.id ?? '', { state: 'over', changed: at });
    await store.changeTable(tables[3]?.id ?? '', { state: 'playing', changed: at });
    const listed = (await store.listedTables(2)).map((each) => each.id);
    expect(listed).toEqual([tables[3]?.id, tables[0]?.id]);
    expect((await store.listedTables(1)).map((each) => each.id)).toEqual([tables[3]?.id]);
    await store.changeTable(tables[0]?.id ?? '', { changed: at });
    await store.changeTable(tables[3]?.id ?? '', { changed: at - 1 });
    expect((await store.listedTables(1, at)).map((each) => each.id)).toEqual([tables[0]?.id]);
  });

  it('knows the tables of a person: those that last, and those that just ended', async () => {
    const { store } = opened();
    const [me, other] = [await add(), await add()];
    const now = Date.now();
    const mine = { seats: seatsOf(me), created: 1_000 };
    const tables = {
      seated: newTable(mine),
      playing: newTable({ ...mine, created: 2_000 }),
      justEnded: newTable({ ...mine, created: 3_000 }),
      longEnded: newTable({ ...mine, created: 4_000 }),
      judged: newTable({ judge: me, created: 5_000 }),
      hosted: newTable({ host: me, created: 6_000 }),
      hostedLongAgo: newTable({ host: me, created: 7_000 }),
      hostedJustNow: newTable({ host: me, judge: me, created: 8_000 }),
      ofOthers: newTable({ seats: seatsOf(other), host: other, created: 9_000 }),
    };
    for (const table of Object.values(tables)) await store.addTable(table);
    await store.changeTable(tables.playing.id, { state: 'playing', changed: now - 9 * DAY });
    await store.changeTable(tables.justEnded.id, { state: 'over', changed: now - 1_000 });
    await store.changeTable(tables.longEnded.id, { state: 'over', changed: now - 9 * DAY });
    await store.changeTable(tables.hostedLongAgo.id, { state: 'over', changed: now - 9 * DAY });
    await store.changeTable(tables.hostedJustNow.id, { state: 'over', changed: now - 1_000 });
    const { hostedJustNow, hosted, judged, justEnded, playing, seated } = tables;
    const expected = [hostedJustNow, hosted, judged, justEnded, playing, seated].map((each) => each.id);
    expect((await store.tablesOf(me, now - DAY, 100)).map((each) => each.id)).toEqual(expected);
    expect((await store.tablesOf(me, now - DAY, 2)).map((each) => each.id)).toEqual(expected.slice(0, 2));
    expect((await store.tablesOf(me, now - DAY, 100)).at(-1)).toEqual(seated);
    const all = await store.tablesOf(me, now - DAY, 100);
    for (const [at, after] of all.entries())
      expect(await store.tablesOf(me, now - DAY, 2, after)).toEqual(all.slice(at + 1, at + 3));
  });

  it('knows the tables where people play', async () => {
    const { store } = opened();
    const at = 2e12 + Math.floor(Math.random() * 1e9);
    const [open, before, after] = [newTable(), newTable({ seats: seatsOf(null) }), newTable()];
    for (const table of [open, before, after]) await store.addTable(table);
    await store.changeTable(before.id, { state: 'playing', changed: at - 1 });
    await store.changeTable(after.id, { state: 'playing', changed: at });
    expect((await store.playingTables(at)).map((each) => each.id)).toEqual([after.id]);
    await store.changeTable(before.id, { changed: at + 5 });
    expect(new Set((await store.playingTables(at)).map((each) => each.id))).toEqual(new Set([before.id, after.id]));
  });
}
