// Durable appends to the server's own store, as a table makes them: a match gets its next row when the last one is stored.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Row } from '@openshake/host';
import type { openSqlite as OpenSqlite } from '../../apps/server/src/stores/sqlite/openSqlite.ts';
import type { Store } from '../../apps/server/src/stores/store.ts';
import { newTable } from '../../apps/server/src/testing/samples.ts';

/** The store as the server has it. It is native in part, so it comes from the built files. */
export async function openStore(folder: string): Promise<Store> {
  const built = pathToFileURL(resolve('apps/server/dist/stores/sqlite/openSqlite.js')).href;
  const { openSqlite } = (await import(built)) as { openSqlite: typeof OpenSqlite };
  return openSqlite(join(folder, 'openshake.db'), { log: console.error });
}

/** A row as a move leaves it. */
const moveRow = (v: number): Row => ({
  v,
  format: 1,
  id: `act-${v}`,
  at: 1_000 * v,
  action: { type: 'move', by: 'b', cube: '2', to: 'forbidden' },
  events: [
    {
      type: 'cubePlaced',
      placed: { nth: 1, by: 'b', kind: 'move', cube: '2', from: 'resources', to: 'forbidden', turn: 1 },
      at: 1_000 * v,
    },
    { type: 'phaseBegan', phase: { name: 'move', player: 'c', turn: 2, bonus: false, lost: 0 }, at: 1_000 * v },
    { type: 'tasksSet', tasks: [{ player: 'c', what: 'turn', due: null, extra: false }], at: 1_000 * v },
  ],
});

/** Appends the next row of a new match. */
export async function newLog(store: Store): Promise<() => Promise<void>> {
  const record = newTable({ state: 'playing' });
  await store.addTable(record);
  const lease = await store.claim(record.match);
  let v = 0;
  return () => {
    v += 1;
    return store.append(lease, moveRow(v));
  };
}

/** A server that does nothing else: asked for `/N`, it appends N rows to so many matches, and answers. */
export async function serveAppends(folder: string, matches: number): Promise<void> {
  const store = await openStore(folder);
  const logs = await Promise.all(Array.from({ length: matches }, () => newLog(store)));
  const server = createServer(async ({ url = '/' }, answer) => {
    let left = Number(url.slice(1));
    const keepAppending = async (append: () => Promise<void>) => {
      for (; left > 0; await append()) left -= 1;
    };
    await Promise.all(logs.map(keepAppending));
    answer.end();
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` }));
  });
  process.on('SIGTERM', () => process.exit(0));
}
