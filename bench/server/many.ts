// Many tables at once: how long people wait for each other's actions, and the memory of a connection and of a table.
import { join } from 'node:path';
import { ask, metric } from './asking.ts';
import { bareParties, connectPerson, makeMany, type Person, sitDown, wishFor } from './crowd.ts';
import { pace, percentile, saturate } from './load.ts';
import { OPTIONS } from './options.ts';
import { newFolder, type ServerProcess, startOpenshake, startRole, type Used } from './process.ts';
import type { Finding } from './report.ts';

const { many, notes } = OPTIONS;
/** Each table acts once in so many seconds. */
const EVERY = 4;
/** The servers take turns. */
const TURNS = 6;
/** The server forgets how often somebody asked when the next one asks after this time. */
const FORGETS_MS = 31_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is left when everybody rests. `last`: somebody who asks after that. */
async function memoryOf(server: ServerProcess, last: Person): Promise<Used> {
  await pause(FORGETS_MS);
  await ask(server.port, '/api/tables', { token: last.guest.token });
  last.client.send('{"type":"ping"}');
  await pause(500);
  return server.used('memory');
}

const kilobytes = (bytes: number): number => bytes / 1024;
const heapOf = ({ heapUsed, external }: Used): number => heapUsed + external;

/** What each of so many takes of the memory that came in between. */
function each(what: string, before: Used, after: Used, count: number, limit?: number): Finding {
  const measured = kilobytes((heapOf(after) - heapOf(before)) / count);
  const note = `resident ${kilobytes((after.rss - before.rss) / count).toFixed(1)} KB`;
  return { what, measured, unit: 'KB', ...(limit !== undefined && { limit }), note };
}

export async function measureMany(): Promise<Finding[]> {
  const openshake = await startOpenshake();
  const last = await connectPerson(openshake.port);
  const first = await Promise.all([0, 1, 2].map(() => connectPerson(openshake.port)));
  // What only the first table needs is there before we look.
  const warm = await sitDown(openshake.port, first, wishFor(0));
  await saturate([warm], 200);
  const empty = await memoryOf(openshake, last);
  const people = await makeMany(3 * many, () => connectPerson(openshake.port));
  const connected = await memoryOf(openshake, last);
  const parties = await makeMany(many, (at) => sitDown(openshake.port, people.slice(3 * at, 3 * at + 3), wishFor(at)));
  const seated = await memoryOf(openshake, last);
  if (notes !== undefined) await openshake.snapshot(join(notes, 'seated.heapsnapshot'));
  await saturate(parties, 12 * many);
  const playing = await memoryOf(openshake, last);
  if (notes !== undefined) await openshake.snapshot(join(notes, 'playing.heapsnapshot'));

  const bare = await startRole('bare');
  const bareEmpty = await bare.used('memory');
  const bares = await bareParties(bare.port, many);
  const bareConnected = await bare.used('memory');
  const storing = await startRole('bare', newFolder());
  const storings = await bareParties(storing.port, Math.ceil(many / 10));
  const waits: Record<'bare' | 'storing' | 'openshake', number[]> = { bare: [], storing: [], openshake: [] };
  const act = (some: typeof bares | typeof parties) => pace(some, many / EVERY, many);
  for (const some of [bares, storings, parties]) await act(some);
  for (let turn = 0; turn < TURNS; turn += 1) {
    waits.bare.push(...(await act(bares)).waits);
    waits.storing.push(...(await act(storings)).waits);
    waits.openshake.push(...(await act(parties)).waits);
  }
  const commits = await metric(openshake.port, 'store_commits_total');
  const commitMs = (1_000 * (await metric(openshake.port, 'store_commit_seconds_total'))) / commits;
  for (const party of [warm, ...bares, ...storings, ...parties]) party.close();
  last.client.close();
  await Promise.all([openshake, bare, storing].map((server) => server.stop()));
  const p99 = percentile(waits.openshake, 99);
  const bareP99 = percentile(waits.bare, 99);
  return [
    each(`a connection, of ${3 * many}`, empty, connected, people.length, 15),
    each('a connection of the bare server', bareEmpty, bareConnected, 3 * many),
    each(`a table that begins, of ${many}`, connected, seated, many, 12),
    each('a table in the middle of a shake', connected, playing, many, 12),
    {
      what: `p99 from act to the last viewer, ${many / EVERY} acts a second`,
      measured: p99,
      unit: 'ms',
      limit: 100,
      note: `half of them within ${percentile(waits.openshake, 50).toFixed(1)} ms; a commit took ${commitMs.toFixed(1)} ms`,
    },
    {
      what: 'the same of A',
      measured: bareP99,
      unit: 'ms',
      note: `half of them within ${percentile(waits.bare, 50).toFixed(1)} ms`,
    },
    {
      what: 'the same of A with a durable append in it',
      measured: percentile(waits.storing, 99),
      unit: 'ms',
      note: `half of them within ${percentile(waits.storing, 50).toFixed(1)} ms`,
    },
    { what: 'p99 to that of A', measured: p99 / bareP99, unit: 'A', limit: 3 },
  ];
}
