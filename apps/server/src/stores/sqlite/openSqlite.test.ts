// What only the store in one file promises.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/openedStores.ts';
import { newPerson, newSession, newTable, someRows } from '../../testing/samples.ts';
import { openSqlite } from './openSqlite.ts';

const bytesIn = (folder: string): Buffer =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

describe('the one file', () => {
  it('has nothing of a deleted person when the server has ended, and can be read by nobody else', async () => {
    const folder = newFolder();
    const file = join(folder, 'openshake.db');
    const store = await openSqlite(file, { log: () => {} });
    const people = Array.from({ length: 40 }, (_, nth) =>
      newPerson({ name: `Typed Name ${nth}!`, alias: `Made-up Name ${nth}!`, login: `Login Name ${nth}!` }),
    );
    for (const person of people) await store.addPerson(person, newSession(person.id));
    await store.changePerson(people[7]?.id ?? '', { name: 'Typed Name 7 Again!' });
    for (const mode of readdirSync(folder).map((name) => statSync(join(folder, name)).mode))
      expect(mode & 0o077).toBe(0);
    for (const nth of [7, 20, 33]) await store.deletePerson(people[nth]?.id ?? '');
    await store.close();
    const bytes = bytesIn(folder);
    expect(bytes.includes('Typed Name 8!')).toBe(true);
    for (const nth of [7, 20, 33])
      for (const text of [`Typed Name ${nth}`, `Made-up Name ${nth}!`, `Login Name ${nth}!`, `login name ${nth}!`])
        expect(bytes.includes(text), text).toBe(false);
  });

  it('holds everything by itself when the server has ended', async () => {
    const folder = newFolder();
    const file = join(folder, 'openshake.db');
    const store = await openSqlite(file, { log: () => {} });
    const table = newTable({ state: 'playing' });
    await store.addTable(table);
    const lease = await store.claim(table.match);
    const rows = await someRows(5);
    // Nobody waited for the last ones.
    const appended = rows.map((row) => store.append(lease, row));
    await store.close();
    await Promise.all(appended);
    expect(readFileSync(file).includes(`"id":${JSON.stringify(rows[4]?.id)}`)).toBe(true);
    for (const name of readdirSync(folder))
      if (name.endsWith('-wal')) expect(statSync(join(folder, name)).size).toBe(0);
  });

  it('gets what was written while the server runs, long before the writer would stop for it', async () => {
    const folder = newFolder();
    const file = join(folder, 'openshake.db');
    const store = await openSqlite(file, { log: () => {} });
    const rows = await someRows(5);
    const matches = Array.from({ length: 250 }, () => newTable({ state: 'playing' }));
    for (const table of matches) await store.addTable(table);
    const appended = matches.map(async ({ match }) => {
      const lease = await store.claim(match);
      for (const row of rows) await store.append(lease, row);
    });
    await Promise.all(appended);
    const pages = () => Math.ceil(statSync(`${file}-wal`).size / 4096);
    expect(pages()).toBeLessThan(4_000);
    const has = () => readFileSync(file).includes(`"id":${JSON.stringify(rows[1]?.id)}`);
    await expect.poll(has, { timeout: 10_000 }).toBe(true);
    await store.close();
  });
});
