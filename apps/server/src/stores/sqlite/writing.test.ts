// The thread that writes dies or hangs: whoever waits hears it, and the next one writes again.
import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../testing/contract/opened.ts';
import { newFolder } from '../../testing/openedStores.ts';
import { openDatabase, WRITING } from './database.ts';
import { migrateSqlite } from './migrate.ts';
import { Writing } from './writing.ts';

const MATCH = 'match';

function newFile(): string {
  const file = join(newFolder(), 'openshake.db');
  const database = openDatabase(file, WRITING);
  migrateSqlite(database);
  database.exec(
    `insert into matches (id, setup, round, listed, practice, epoch) values ('${MATCH}', '{}', '{}', 0, 0, 1)`,
  );
  database.close();
  return file;
}

const storedIn = (file: string): number[] => {
  const database = openDatabase(file);
  const rows = database.prepare('select v from log_rows order by v').all();
  database.close();
  return rows.map(({ v }) => v);
};

const lease = { match: MATCH, epoch: 1 };

/** Something that no program could foresee. Ending a thread by force would take the whole process along. */
async function die({ thread }: Writing): Promise<void> {
  const ended = new Promise((resolve) => thread?.once('exit', resolve));
  thread?.postMessage(null);
  await ended;
}

it('the writer waits for the disk', () => {
  const database = openDatabase(newFile(), WRITING);
  const settingOf = (pragma: string) => Object.values(database.prepare(`pragma ${pragma}`).get())[0];
  expect(settingOf('journal_mode')).toBe('wal');
  // 2 is FULL: the file of changes is on the disk before a commit is answered.
  expect(settingOf('synchronous')).toBe(2);
  database.close();
});

describe('rows that are written together', () => {
  /** So many that several statements are needed, and some rows are left over. */
  const LEASES = Array.from({ length: 34 }, (_, nth) => ({ match: `match ${nth}`, epoch: 1 }));

  async function startWithMatches(): Promise<{ file: string; writing: Writing }> {
    const file = newFile();
    const database = openDatabase(file);
    for (const { match } of LEASES)
      database.exec(
        `insert into matches (id, setup, round, listed, practice, epoch) values ('${match}', '{}', '{}', 0, 0, 1)`,
      );
    database.close();
    return { file, writing: await Writing.start(file, () => {}) };
  }

  it('are each at their place', async () => {
    const { file, writing } = await startWithMatches();
    const versions = [1, 2, 3, 4];
    for (const v of versions) {
      const commits = writing.counts.commits;
      await Promise.all(LEASES.map((each) => writing.append(each, v, `${each.match} row ${v}`)));
      expect(writing.counts.commits).toBe(commits + 1);
    }
    await writing.close();
    const database = openDatabase(file);
    const rows = database.prepare('select match, v, row from log_rows').all();
    database.close();
    const all = LEASES.flatMap(({ match }) => versions.map((v) => ({ match, v, row: `${match} row ${v}` })));
    expect(rows).toHaveLength(all.length);
    expect(rows).toEqual(expect.arrayContaining(all));
  });

  it('fail alone: a row that no table takes, one that comes twice, one of another server', async () => {
    const { writing } = await startWithMatches();
    await Promise.all(LEASES.map((each) => writing.append(each, 1, 'row')));
    const outcomes = await Promise.all(
      LEASES.flatMap((each, nth) => {
        if (nth === 4) return [kindOf(writing.append(each, 2, null as unknown as string))];
        if (nth === 15) return [kindOf(writing.append(each, 2, 'row')), kindOf(writing.append(each, 2, 'row'))];
        return [kindOf(writing.append({ ...each, epoch: nth === 26 ? 0 : 1 }, 2, 'row'))];
      }),
    );
    const expected = LEASES.flatMap((_, nth) => {
      if (nth === 4) return ['conflict'];
      if (nth === 15) return ['fine', 'conflict'];
      return [nth === 26 ? 'fenced' : 'fine'];
    });
    expect(outcomes).toEqual(expected);
    // What failed left nothing behind, so each match goes on.
    const next = LEASES.map((each, nth) => kindOf(writing.append(each, nth === 4 || nth === 26 ? 2 : 3, 'row')));
    expect(new Set(await Promise.all(next))).toEqual(new Set(['fine']));
    await writing.close();
  });
});

describe('a writer that dies', () => {
  it('is started again, and only what it had not acknowledged fails', async () => {
    const file = newFile();
    const lines: string[] = [];
    const writing = await Writing.start(file, (line) => lines.push(line));
    const acknowledged: number[] = [];
    let v = 1;
    for (let death = 0; death < 5; death += 1) {
      const fine = [v, v + 1, v + 2].map((each) => writing.append(lease, each, 'row'));
      await Promise.all(fine);
      acknowledged.push(v, v + 1, v + 2);
      const thread = writing.thread;
      const unsure = kindOf(writing.append(lease, v + 3, 'row'));
      // It dies before, while or after it gets the row.
      await new Promise((resolve) => setTimeout(resolve, 2 * death));
      await die(writing);
      expect(['fine', 'unavailable']).toContain(await unsure);
      const stored = storedIn(file);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      v = (stored.at(-1) ?? 0) + 1;
      expect(writing.thread).not.toBe(thread);
    }
    expect(writing.counts.restarts).toBe(5);
    expect(lines).toHaveLength(5);
    await writing.append(lease, v, 'row');
    await writing.close();
    expect(storedIn(file)).toEqual(Array.from({ length: v }, (_, nth) => nth + 1));
  });

  it('refuses while its file cannot be opened, and goes on when it can', async () => {
    const file = newFile();
    const [folder, away] = [dirname(file), `${dirname(file)}-away`];
    const writing = await Writing.start(file, () => {});
    expect(await kindOf(writing.append(lease, 1, 'row'))).toBe('fine');
    renameSync(folder, away);
    await die(writing);
    await expect.poll(() => kindOf(writing.append(lease, 2, 'row')), { timeout: 10_000 }).toBe('unavailable');
    renameSync(away, folder);
    await expect.poll(() => kindOf(writing.append(lease, 2, 'row')), { timeout: 10_000 }).toBe('fine');
    await writing.close();
    expect(storedIn(file)).toEqual([1, 2]);
  });

  it('refuses while another program writes for long', async () => {
    const file = newFile();
    const writing = await Writing.start(file, () => {});
    const other = openDatabase(file);
    other.exec('begin immediate');
    expect(await kindOf(writing.append(lease, 1, 'row'))).toBe('unavailable');
    other.exec('rollback');
    other.close();
    expect(await kindOf(writing.append(lease, 1, 'row'))).toBe('fine');
    await writing.close();
  });
});

/** A writer whose disk takes as long as the text of a row says. */
const SLOW = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (said) => {
      if (said === 'close') return parentPort.close();
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(said[3]));
      parentPort.postMessage({ failed: [], did: [], took: 0 });
    });
    parentPort.postMessage('ready');
  `)}`,
);

describe('a disk that does not answer', () => {
  it('is unavailable until it does', async () => {
    const lines: string[] = [];
    const writing = await Writing.start(newFile(), (line) => lines.push(line), { program: SLOW, patience: 300 });
    expect(await kindOf(writing.append(lease, 1, '0'))).toBe('fine');
    const began = performance.now();
    const sent = kindOf(writing.append(lease, 2, '4000'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const waiting = kindOf(writing.append(lease, 3, '0'));
    expect([await sent, await waiting]).toEqual(['unavailable', 'unavailable']);
    // Nobody waits for long any more.
    expect(await kindOf(writing.append(lease, 4, '0'))).toBe('unavailable');
    expect(performance.now() - began).toBeLessThan(3_500);
    while (lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await kindOf(writing.append(lease, 5, '0'))).toBe('fine');
    await writing.close();
  });

  it('does not keep the server from ending', async () => {
    const writing = await Writing.start(newFile(), () => {}, { program: SLOW, patience: 200 });
    const sent = kindOf(writing.append(lease, 1, '60000'));
    await writing.close();
    expect(await sent).toBe('unavailable');
  });
});
