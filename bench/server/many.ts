// Many tables at once: how long people wait for each other's actions, and the memory of a connection and of a table.
import { bareParties, connectPerson, makeMany, type Person, sitDown, wishFor } from './crowd.ts';
import { pace, percentile, saturate } from './load.ts';
import { type ServerProcess, startOpenshake, startRole, type Used } from './process.ts';

const TABLES = Number(process.env.TABLES ?? 3_000);

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const heapOf = ({ heapUsed, external }: Used): number => heapUsed + external;

async function memory(server: ServerProcess): Promise<Used> {
  // What ends by itself in a moment does not count.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return server.used('memory');
}

export async function measureMany(): Promise<void> {
  const openshake = await startOpenshake();
  const first = await Promise.all([0, 1, 2].map(() => connectPerson(openshake.port)));
  const warm = await sitDown(openshake.port, first, wishFor(0));
  await saturate([warm], 200);
  const empty = await memory(openshake);
  const people = await makeMany(3 * TABLES, () => connectPerson(openshake.port));
  const connected = await memory(openshake);
  const each = (before: Used, after: Used, count: number) =>
    `heap ${kilobytes((heapOf(after) - heapOf(before)) / count)}, resident ${kilobytes((after.rss - before.rss) / count)}`;
  if (process.env.SNAP) await openshake.snapshot(`${process.env.SNAP}.0`);
  console.log(`a connection: ${each(empty, connected, people.length)}`);
  const parties = await makeMany(TABLES, (at) =>
    sitDown(openshake.port, people.slice(3 * at, 3 * at + 3), wishFor(at)),
  );
  const seated = await memory(openshake);
  console.log(`a table that begins: ${each(connected, seated, TABLES)}`);
  await saturate(parties, 12 * TABLES);
  const playing = await memory(openshake);
  console.log(`a table in the middle of a shake: ${each(connected, playing, TABLES)}`);
  if (process.env.SNAP) {
    await openshake.snapshot(process.env.SNAP);
    return;
  }
  const bare = await startRole('bare');
  const bareEmpty = await memory(bare);
  const bares = await bareParties(bare.port, TABLES);
  console.log(`a connection of the bare server: ${each(bareEmpty, await memory(bare), 3 * TABLES)}`);
  const rate = TABLES / 4;
  await pace(bares, rate, 2 * TABLES);
  await pace(parties, rate, 2 * TABLES);
  for (let round = 0; round < 3; round += 1) {
    const one = await pace(bares, rate, 2 * TABLES);
    const other = await pace(parties, rate, 2 * TABLES);
    console.log(
      [one, other].map(({ waits }) => [50, 99].map((p) => percentile(waits, p).toFixed(1)).join('/')).join('  '),
    );
  }
}

export type { Person };
