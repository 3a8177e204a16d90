// What every store promises about the logs of matches.
import { expect, it } from 'vitest';
import { type Lease, type Store, type TableRecord, UnreadableRow } from '../../stores/store.ts';
import { id, newMatch, newPerson, newSession, newTable, someRows } from '../samples.ts';
import { kindOf, type Opened } from './opened.ts';

/** A table whose match has begun, and the right to write its log. */
async function begun(store: Store, more: Partial<TableRecord> = {}): Promise<{ table: TableRecord; lease: Lease }> {
  const table = newTable(more);
  await store.addTable(table);
  await store.changeTable(table.id, { state: 'playing', changed: 2_000 });
  return { table, lease: await store.claim(table.match) };
}

const ENDED = { at: 9_000, totals: { a: 4, b: 2 } };

export function logContract(opened: () => Opened): void {
  it('gives rows back as they were added, also after it was closed', async () => {
    const rows = await someRows();
    expect(rows.length).toBeGreaterThan(20);
    const { table, lease } = await begun(opened().store);
    for (const row of rows) await opened().store.append(lease, row);
    expect(await opened().store.rows(table.match)).toEqual(rows);
    expect(await (await opened().reopen()).rows(table.match)).toEqual(rows);
    expect(await opened().store.rows(table.match, 5)).toEqual(rows.slice(4));
    expect(await opened().store.rows(table.match, rows.length + 1)).toEqual([]);
    expect(await opened().store.rows(id())).toEqual([]);
  });

  it('gives no more rows than are asked for: while a match is played, when it is over, and when it goes on', async () => {
    const rows = await someRows(12);
    const { store } = opened();
    const { table, lease } = await begun(store);
    const check = async (count: number) => {
      for (const [from, most] of [
        [1, 1],
        [7, 1],
        [10, 1],
        [9, 3],
        [11, 1],
        [12, 5],
        [13, 1],
      ] as const)
        expect(await store.rows(table.match, from, most), `${most} from ${from}`).toEqual(
          rows.slice(0, count).slice(from - 1, from - 1 + most),
        );
    };
    for (const row of rows.slice(0, 10)) await store.append(lease, row);
    await check(10);
    await store.finish(lease, ENDED);
    await check(10);
    for (const row of rows.slice(10)) await store.append(lease, row);
    await check(12);
  });

  it('reads a log that is longer than a room lets it become', async () => {
    const [one] = await someRows(1);
    if (!one) throw new Error('There is no row.');
    const { store } = opened();
    const rows = Array.from({ length: 21_100 }, (_, before) => ({ ...one, v: before + 1, id: `${before}` }));
    const match = newMatch();
    await store.addMatch(match, rows);
    expect(await store.rows(match.id, 21_000, 2)).toEqual(rows.slice(20_999, 21_001));
    expect(await store.rows(match.id)).toHaveLength(rows.length);
  });

  it('takes a row only after the one before it, and only once', async () => {
    const [first, second, third] = await someRows(3);
    if (!first || !second || !third) throw new Error('There are too few rows.');
    const { store } = opened();
    const { table, lease } = await begun(store);
    expect(await kindOf(store.append(lease, second))).toBe('conflict');
    expect(await kindOf(store.append(lease, first))).toBe('fine');
    expect(await kindOf(store.append(lease, first))).toBe('conflict');
    expect(await kindOf(store.append(lease, { ...first, id: 'another' }))).toBe('conflict');
    expect(await kindOf(store.append(lease, third))).toBe('conflict');
    expect(await kindOf(store.append(lease, second))).toBe('fine');
    expect(await store.rows(table.match)).toEqual([first, second]);
  });

  it('takes rows that are sent without waiting for the one before', async () => {
    const rows = await someRows(20);
    const { store } = opened();
    const { table, lease } = await begun(store);
    await Promise.all(rows.map((row) => store.append(lease, row)));
    expect(await store.rows(table.match)).toEqual(rows);
  });

  it('takes whatever a sender calls an action', async () => {
    const [row] = await someRows(1);
    if (!row) throw new Error('There is no row.');
    const { store } = opened();
    for (const odd of [
      '"',
      '\\',
      '{"a",\\"b\\"}',
      "'",
      ',{}',
      'NULL',
      '\0\n\t\x7f',
      '\u2028\ud800',
      '😀é',
      '\\n',
      '$1',
    ]) {
      const { table, lease } = await begun(store);
      await store.append(lease, { ...row, id: odd });
      expect(await store.rows(table.match)).toEqual([{ ...row, id: odd }]);
    }
  });

  it('takes what everybody sends at once, whatever else fails meanwhile', async () => {
    const rows = await someRows(6);
    const { store } = opened();
    const tables = await Promise.all(Array.from({ length: 60 }, () => begun(store)));
    const late = await begun(store);
    await store.claim(late.table.match);
    const twin = id();
    for (const row of rows) {
      const taken = store.addPerson(newPerson({ id: twin }), newSession(twin));
      const outcomes = [
        ...tables.map(({ lease }) => kindOf(store.append(lease, row))),
        kindOf(store.append(late.lease, row)),
        kindOf(store.append({ match: id(), epoch: 1 }, row)),
        kindOf(taken),
      ];
      const kinds = await Promise.all(outcomes);
      expect(kinds.slice(0, 60).every((kind) => kind === 'fine')).toBe(true);
      expect(kinds.slice(60)).toEqual(['fenced', 'conflict', row.v === 1 ? 'fine' : 'conflict']);
    }
    for (const { table } of tables) expect(await store.rows(table.match)).toEqual(rows);
    expect(await store.rows(late.table.match)).toEqual([]);
  });

  it('lets only the last server that claimed a match write', async () => {
    const [first, second] = await someRows(2);
    if (!first || !second) throw new Error('There are too few rows.');
    const { store } = opened();
    const { table, lease } = await begun(store);
    await store.append(lease, first);
    const next = await store.claim(table.match);
    expect(next.epoch).toBeGreaterThan(lease.epoch);
    expect(await kindOf(store.append(lease, second))).toBe('fenced');
    expect(await kindOf(store.finish(lease, ENDED))).toBe('fenced');
    expect(await kindOf(store.append(next, second))).toBe('fine');
    expect(await kindOf(store.claim(id()))).toBe('conflict');
  });

  it('makes a finished match small, and reads it all the same', async () => {
    const rows = await someRows();
    const { store, ask } = opened();
    const { table, lease } = await begun(store);
    for (const row of rows) await store.append(lease, row);
    await store.finish(lease, ENDED);
    await store.finish(lease, ENDED);
    expect(await store.rows(table.match)).toEqual(rows);
    expect(await store.rows(table.match, 7)).toEqual(rows.slice(6));
    expect(await store.rows(table.match, rows.length + 1)).toEqual([]);
    expect(await ask('select v from log_rows where match = $1', [table.match])).toEqual([]);
    const [archive] = await ask('select length(log) as size from archives where match = $1', [table.match]);
    expect(Number(archive?.size)).toBeLessThan(JSON.stringify(rows).length / 8);
    expect(await store.table(table.id)).toEqual({ ...table, state: 'over', changed: ENDED.at });
    expect(await store.match(table.match)).toMatchObject({ began: 2_000, ended: ENDED.at, totals: ENDED.totals });
  });

  it('takes rows after the end of a match, which join the others when it is finished again', async () => {
    const rows = await someRows(12);
    const { store, ask } = opened();
    const { table, lease } = await begun(store);
    for (const row of rows.slice(0, 10)) await store.append(lease, row);
    await store.finish(lease, ENDED);
    for (const row of rows) expect(await kindOf(store.append(lease, row))).toBe(row.v > 10 ? 'fine' : 'conflict');
    for (const from of [1, 5, 10, 11, 12]) expect(await store.rows(table.match, from)).toEqual(rows.slice(from - 1));
    const later = await store.claim(table.match);
    expect(await kindOf(store.finish(lease, ENDED))).toBe('fenced');
    await store.finish(later, ENDED);
    expect(await store.rows(table.match)).toEqual(rows);
    expect(await ask('select v from log_rows where match = $1', [table.match])).toEqual([]);
  });

  it('names a row that cannot be read, and reads the others', async () => {
    const rows = await someRows(9);
    const { store, ask } = opened();
    const { table, lease } = await begun(store);
    const other = await begun(store);
    for (const row of rows) await store.append(lease, row);
    for (const row of rows) await store.append(other.lease, row);
    const damage: readonly [string, number][] = [
      [`update log_rows set row = '{"v":6,' where match = $1 and v = 6`, 6],
      [`update log_rows set row = '[]' where match = $1 and v = 5`, 5],
      [`update log_rows set row = replace(row, '"format":1', '"format":99') where match = $1 and v = 4`, 4],
      [`update log_rows set row = replace(row, '"v":3', '"v":2') where match = $1 and v = 3`, 3],
      ['delete from log_rows where match = $1 and v = 2', 2],
      ['delete from log_rows where match = $1 and v = 1', 1],
    ];
    for (const [sql, v] of damage) {
      await ask(sql, [table.match]);
      const error = await store.rows(table.match).catch((each: unknown) => each);
      expect(error, sql).toBeInstanceOf(UnreadableRow);
      expect(error, sql).toMatchObject({ match: table.match, v });
    }
    expect(await store.rows(table.match, 7)).toEqual(rows.slice(6));
    expect(await store.rows(other.table.match)).toEqual(rows);
  });

  it('names an archive that cannot be read, and reads the others', async () => {
    const rows = await someRows(9);
    const { store, ask } = opened();
    const [one, two, three] = [await begun(store), await begun(store), await begun(store)];
    for (const { lease } of [one, two, three]) {
      for (const row of rows) await store.append(lease, row);
      await store.finish(lease, ENDED);
    }
    await ask('update archives set log = $2 where match = $1', [one.table.match, Buffer.from('torn')]);
    await ask('update archives set rows = 8 where match = $1', [two.table.match]);
    await expect(store.rows(one.table.match)).rejects.toBeInstanceOf(UnreadableRow);
    await expect(store.rows(two.table.match)).rejects.toMatchObject({ v: 9 });
    expect(await store.rows(three.table.match)).toEqual(rows);
  });

  it('names a match whose beginning cannot be read, and leaves it out of lists', async () => {
    const { store, ask, lines } = opened();
    const [bad, good] = [await begun(store, { listed: true }), await begun(store, { listed: true })];
    const [row] = await someRows(1);
    if (row) await store.append(bad.lease, row);
    await ask(`update matches set setup = '{"book":"nobody wrote it"}' where id = $1`, [bad.table.match]);
    await expect(store.rows(bad.table.match)).rejects.toMatchObject({ match: bad.table.match, v: 0 });
    const ids = (await store.playingTables(0)).map((each) => each.id);
    expect(ids).toContain(good.table.id);
    expect(ids).not.toContain(bad.table.id);
    expect(await store.table(bad.table.id)).toBeNull();
    expect(lines.join('\n')).toContain(bad.table.match);
  });
}
