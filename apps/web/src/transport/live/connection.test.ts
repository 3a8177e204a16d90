// The live connection of a page at a real server: it heals itself, and an action is done once, whatever the line does.
import type { MatchView } from '@openshake/rules';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { ask, guest, type Somebody } from '../../../../server/src/testing/asking.ts';
import { Cable } from '../../../../server/src/testing/cable.ts';
import { type LiveServer, liveServer } from '../../../../server/src/testing/liveServer.ts';
import type { Heard } from '../../table/source.ts';
import { LiveConnection, type TableEar } from './connection.ts';
import { type OpenLine, streamWith } from './line.ts';
import { Outbox } from './outbox.ts';

const WISH = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['me', 'open'], clocks: 'none' };

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** Where the page lies; the lines of all tests go there. */
let base = '';
beforeAll(() => {
  Object.defineProperty(globalThis, 'document', {
    value: {
      get baseURI() {
        return base;
      },
    },
    configurable: true,
  });
  return () => Reflect.deleteProperty(globalThis, 'document');
});

/** A socket as in a browser, whose session is a token instead of a cookie. */
const socketFor =
  ({ token }: Somebody): OpenLine =>
  (on) => {
    const url = new URL('api/live', base);
    url.protocol = 'ws';
    const socket = new NodeSocket(url, { headers: { authorization: `Bearer ${token}` } });
    let isOver = false;
    const end = (code?: number) => {
      if (isOver) return;
      isOver = true;
      on.ended(code);
    };
    socket.on('open', () => on.opened());
    socket.on('message', (data) => on.heard(String(data)));
    socket.on('close', (code) => end(code));
    socket.on('error', () => {});
    return {
      send: (text) => socket.send(text),
      close: () => {
        socket.terminate();
        end();
      },
    };
  };
const blocked: OpenLine = (on) => {
  setTimeout(() => on.ended(1006), 5);
  return { send: () => {}, close: () => {} };
};

/** What survives a reload. */
class Pocket {
  readonly texts = new Map<string, string>();
  getItem = (key: string) => this.texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.texts.set(key, text);
  removeItem = (key: string) => void this.texts.delete(key);
}

function connected(who: Somebody, { socket = socketFor(who), pocket = new Pocket() } = {}) {
  const stream = streamWith({ authorization: `Bearer ${who.token}` });
  const connection = new LiveConnection({
    socket,
    stream,
    outbox: new Outbox(pocket),
    enter: async () => {},
    nameOf: ({ person }) => person?.name ?? null,
    random: () => 0,
  });
  cleaning.push(() => connection.close());
  return { connection, pocket };
}

/** Everything that one table says. */
function listen(connection: LiveConnection, table: string, code?: string) {
  const heard: Heard[] = [];
  const refused: string[] = [];
  const phrases: string[] = [];
  const ear: TableEar = {
    heard: (each) => heard.push(each),
    phrase: ({ seat, phrase }) => phrases.push(`${seat} ${phrase}`),
    refused: (kind) => refused.push(kind),
  };
  const stop = connection.watch(table, code, ear);
  const view = (): MatchView | null => heard.at(-1)?.view ?? null;
  return { heard, refused, phrases, stop, view };
}

async function started(): Promise<{ server: LiveServer; cable: Cable; ann: Somebody; bob: Somebody }> {
  const server = await liveServer();
  cleaning.push(() => server.close());
  const cable = await Cable.to(server.url);
  cleaning.push(() => cable.close());
  base = `${cable.url}`;
  return { server, cable, ann: await guest(server.at.app), bob: await guest(server.at.app) };
}

async function openTable({ at: { app } }: LiveServer, ann: Somebody) {
  const { body } = await ask(app, 'POST /api/tables', { token: ann.token, body: WISH });
  return { id: body.table.id as string, code: body.table.code as string };
}
const sit = ({ at: { app } }: LiveServer, { token }: Somebody, id: string, code: string) =>
  ask(app, `PUT /api/tables/${id}/seats/b`, { token, body: { code } });

describe.each(['socket', 'stream'] as const)('over a %s', (way) => {
  const how = way === 'socket' ? {} : { socket: blocked };

  it('a table is seen from its waiting room into the match, and played', async () => {
    const { server, ann, bob } = await started();
    const { id, code } = await openTable(server, ann);
    const { connection } = connected(ann, how);
    const table = listen(connection, id);
    await expect.poll(() => table.heard.at(-1)).toMatchObject({ v: 0, view: null });
    expect(table.heard.at(-1)?.seats.map(({ name }) => name)).toEqual([ann.name, null]);
    await sit(server, bob, id, code);
    const other = listen(connected(bob, how).connection, id);
    await expect.poll(() => table.view()?.viewer).toBe('a');
    await expect.poll(() => other.view()?.viewer).toBe('b');
    expect(await connection.act(id, { type: 'roll' })).toMatchObject({ ok: true, v: 1 });
    await expect.poll(() => table.heard.at(-1)?.events.map(({ type }) => type)).toContain('cubesRolled');
    await expect.poll(() => other.view()?.table.resources.length).toBe(table.view()?.table.resources.length);
    expect(await connection.act(id, { type: 'roll' })).toMatchObject({ ok: false });
    connection.phrase(id, 'good-luck');
    await expect.poll(() => other.phrases).toEqual(['a good-luck']);
    expect(table.heard.at(-1)?.at).toBeGreaterThan(0);
  });

  it('a line that is cut heals, and what was said meanwhile is done once', async () => {
    const { server, cable, ann, bob } = await started();
    const { id, code } = await openTable(server, ann);
    await sit(server, bob, id, code);
    const { connection, pocket } = connected(ann, how);
    const table = listen(connection, id);
    await expect.poll(() => table.view()?.phase.name).toBe('start');
    cable.cut();
    await expect.poll(() => connection.state.value).toBe('reconnecting');
    const done = connection.act(id, { type: 'roll' });
    expect(pocket.texts.size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    cable.mend();
    expect(await done).toMatchObject({ ok: true, v: 1 });
    await expect.poll(() => table.heard.at(-1)?.v).toBe(1);
    expect(connection.state.value).toBe('live');
    expect(pocket.texts.size).toBe(0);
  });

  it('an action whose answer got lost is sent again, and is not done twice', async () => {
    const { server, cable, ann, bob } = await started();
    const { id, code } = await openTable(server, ann);
    await sit(server, bob, id, code);
    const { connection } = connected(ann, how);
    const table = listen(connection, id);
    await expect.poll(() => table.view()?.phase.name).toBe('start');
    cable.deafen();
    const done = connection.act(id, { type: 'roll' });
    await expect.poll(() => server.at.tables.peek(id)?.at).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 200));
    cable.cut();
    cable.mend();
    expect(await done).toMatchObject({ ok: true, v: 1 });
    await expect.poll(() => table.heard.at(-1)?.v).toBe(1);
  });
});

it('whoever comes back hears what happened last meanwhile, and whoever missed nothing hears that too', async () => {
  const { server, cable, ann, bob } = await started();
  const { id, code } = await openTable(server, ann);
  await sit(server, bob, id, code);
  const { connection } = connected(ann);
  const table = listen(connection, id);
  await expect.poll(() => table.view()?.phase.name).toBe('start');
  expect(table.heard.some(({ missed }) => missed)).toBe(false);
  const lose = async (happens: () => Promise<unknown>) => {
    cable.cut();
    await expect.poll(() => connection.state.value).toBe('reconnecting');
    const before = table.heard.length;
    await happens();
    cable.mend();
    await expect.poll(() => table.heard.length).toBeGreaterThan(before);
    return table.heard[before];
  };
  expect(await lose(async () => {})).toMatchObject({ v: 0, events: [], missed: { back: true, last: [] } });
  const submit = (seat: string, action: { type: 'roll'; cubes: string[] } | { type: 'leave' }) =>
    server.at.tables.peek(id)?.submit({ id: action.type, seat, action }, () => {});
  const heard = await lose(async () => {
    await submit('a', { type: 'roll', cubes: [] });
    await submit('b', { type: 'leave' });
  });
  expect(heard).toMatchObject({ v: 2, events: [], missed: { back: true } });
  expect(heard?.missed?.last.map(({ type }) => type)).toContain('playerLeft');
});

it('a reload sends again what was not answered', async () => {
  const { server, cable, ann, bob } = await started();
  const { id, code } = await openTable(server, ann);
  await sit(server, bob, id, code);
  const pocket = new Pocket();
  const { connection } = connected(ann, { pocket });
  listen(connection, id);
  await expect.poll(() => connection.state.value).toBe('live');
  cable.cut();
  await expect.poll(() => connection.state.value).toBe('reconnecting');
  connection.act(id, { type: 'roll' }).catch(() => {});
  connection.close();
  cable.mend();
  const table = listen(connected(ann, { pocket }).connection, id);
  await expect.poll(() => table.heard.at(-1)?.v).toBe(1);
  expect(table.view()?.phase.name).toBe('goal');
  expect(pocket.texts.size).toBe(0);
});

it('a private table is closed to whoever has no code, and opens with it', async () => {
  const { server, ann, bob } = await started();
  const { id, code } = await openTable(server, ann);
  const { connection } = connected(bob);
  const without = listen(connection, id);
  await expect.poll(() => without.refused).toEqual(['not-found']);
  without.stop();
  const withIt = listen(connection, id, code);
  await expect.poll(() => withIt.heard.length).toBeGreaterThan(0);
  expect(withIt.refused).toEqual([]);
});

it('whoever stops watching lets go of the line', async () => {
  const { server, ann } = await started();
  const { id } = await openTable(server, ann);
  const { connection } = connected(ann);
  const table = listen(connection, id);
  await expect.poll(() => connection.state.value).toBe('live');
  table.stop();
  await expect.poll(() => connection.state.value).toBe('idle');
});
