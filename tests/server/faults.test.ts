// What the server stands on fails: a full disk, a database that vanishes, a torn last page. Play stops in words, nothing is lost, and play goes on.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { Cable, emptyDatabase, POSTGRES } from './support/postgres.ts';
import { Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';

const first = 19_700_000;
const SPEED = 10;
const EQUATIONS = { book: 'mlag-equations-basic-2018', division: 'middle', count: 2, shakes: 3 } as const;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function begin(server: Server, seed: number): Promise<LiveMatch> {
  const script = { thinks: 120, whims: 0 };
  const match = await seatPeople(server, { ...EQUATIONS, clocks: 'book', seed, ways: ['socket', 'stream'], script });
  for (const { client } of match.seats) client.persist();
  startPlaying(match);
  await hostOf(match).client.until(match.table.id, ({ v }) => v >= 3, 'some actions');
  return match;
}

const health = async ({ url }: Server): Promise<number> => (await ask(`${url}/health`)).status;

/** The sentences with which actions were refused since then. */
const refusalsSince = ({ seats }: LiveMatch, counts: readonly number[]): string[] =>
  seats.flatMap(({ client }, index) =>
    client.dones.slice(counts[index]).flatMap((done) => (done.ok ? [] : [done.refusal.message])),
  );
const donesOf = ({ seats }: LiveMatch): number[] => seats.map(({ client }) => client.dones.length);

/** Takes something away for a while; whoever plays hears it in words, and nothing that was done is lost. */
async function without(
  server: Server,
  seed: number,
  take: () => void,
  giveBack: () => void,
  ms: number,
): Promise<void> {
  const match = await begin(server, seed);
  const { client, person } = hostOf(match);
  const { id } = match.table;
  expect(await health(server)).toBe(200);
  const counts = donesOf(match);
  take();
  await until(async () => (await health(server)) === 503, 'health to say so', 20_000);
  const stopped = client.tables.get(id)?.v ?? 0;
  const opening = { rulebook: EQUATIONS.book, division: 'middle', seats: ['me', { bot: 'club' }] };
  const refused = await person.ask('/api/tables', { method: 'POST', body: opening });
  expect(refused.status).toBe(503);
  expect(refused.body.error).toMatchObject({ kind: 'unavailable', message: expect.stringMatching(/^[A-Z].* .*\.$/) });
  await pause(ms);
  // An action that was under way may have been stored; after that, nothing is.
  expect((client.tables.get(id)?.v ?? 0) - stopped).toBeLessThanOrEqual(1);
  for (const message of refusalsSince(match, counts)) expect(message).toMatch(/^[A-Z].*[.!?]$/);
  giveBack();
  await until(async () => (await health(server)) === 200, 'good health again');
  await client.until(id, ({ v }) => v > stopped + 2, 'play to go on');
  await playToTheEnd(match);
  await checkStored(match, { command: false });
  closeAll(match);
}

/** A small disk of its own, which can be filled. */
function smallDisk(): { folder: string; fill: () => void; free: () => void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'openshake-disk-'));
  cleaning.push(() => rmSync(folder, { recursive: true, force: true }));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]).status !== 0) return undefined;
  cleaning.push(() => spawnSync('umount', ['-l', folder]));
  const ballast = join(folder, 'ballast');
  const fill = () => {
    const file = openSync(ballast, 'w');
    const { bavail, bsize } = statfsSync(folder);
    const block = Buffer.alloc(bsize, 1);
    try {
      for (let left = bavail + 1; left > 0; left -= 1) writeSync(file, block);
    } catch {
      // The disk is full, as it should be.
    } finally {
      closeSync(file);
    }
  };
  return { folder, fill, free: () => rmSync(ballast) };
}

describe('a full disk', () => {
  it(`stops play in words until there is room, from seed ${first}`, async () => {
    const disk = smallDisk();
    // Without the right to mount one: no file of the server may grow.
    const server = await startServer({ speed: SPEED, ...(disk && { data: join(disk.folder, 'data') }) });
    cleaning.push(() => server.stop());
    const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
    await without(server, first, disk?.fill ?? (() => limit('1')), disk?.free ?? (() => limit('unlimited')), 2_000);
  });
});

describe('a database that vanishes', () => {
  it.skipIf(POSTGRES === undefined)(
    `for ten seconds stops play in words until it is back, from seed ${first + 1}`,
    async () => {
      const cable = await Cable.to(await emptyDatabase());
      cleaning.push(() => cable.close());
      const server = await startServer({ speed: SPEED, database: cable.url });
      cleaning.push(() => server.stop());
      await without(
        server,
        first + 1,
        () => cable.cut(),
        () => cable.mend(),
        10_000,
      );
    },
  );
});

/** The header of a frame in a WAL, and a page. */
const FRAME = 24 + 4096;

describe('a torn last page', () => {
  it(`of the log is left out, and everything before it is there, from seed ${first + 2}`, async () => {
    const server = await startServer({ speed: SPEED });
    cleaning.push(() => server.stop());
    const match = await begin(server, first + 2);
    for (const half of [100, FRAME / 2, FRAME - 1]) {
      await pause(300);
      await server.kill9();
      const files = readdirSync(server.data).filter((name) => name.endsWith('-wal'));
      expect(files.length).toBeGreaterThan(0);
      for (const name of files) {
        const path = join(server.data, name);
        // The beginning of a frame like the last one, as a write leaves it when the power goes.
        appendFileSync(path, readFileSync(path).subarray(-FRAME).subarray(0, half));
      }
      await server.restart();
    }
    await playToTheEnd(match);
    await checkStored(match, { command: false });
    closeAll(match);
  });
});

describe('a second server', () => {
  it('on the same data is refused with a sentence', async () => {
    const server = await startServer();
    cleaning.push(() => server.stop());
    const second = new Server({ data: server.data });
    cleaning.push(() => second.stop());
    await expect(second.start()).rejects.toThrow(/The server ended with [1-9]\d* before it was ready\./);
    expect(second.log).toMatch(/[A-Z].* .*\./);
    expect(second.log).not.toMatch(/\n\s+at /);
    expect(await health(server)).toBe(200);
  });
});
