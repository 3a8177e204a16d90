// What holds for a live client over a socket and over a stream: how its messages are read, when its connection ends, and how the server notices that it is gone.
import { afterEach, describe, expect, it } from 'vitest';
import { ask, guest, type Somebody } from '../testing/asking.ts';
import { Cable } from '../testing/cable.ts';
import { type Client, connectTo, HELLO, type LiveServer, liveServer, WAYS } from '../testing/liveServer.ts';
import { CLOSE } from './connection.ts';

const WISH = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['me', 'open'], clocks: 'none' };
/** More than a client may get wrong in a minute. */
const TOO_MANY = 51;
const REASON = 'Too many of your messages made no sense. Correct your program, then connect again.';

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function started(times: Parameters<typeof liveServer>[0] = {}): Promise<LiveServer> {
  const server = await liveServer(times);
  cleaning.push(() => server.close());
  return server;
}

/** A table at which both of them sit, so that the match has begun. */
async function tableOf({ at: { app } }: LiveServer, ann: Somebody, bob: Somebody): Promise<string> {
  const { body } = await ask(app, 'POST /api/tables', { token: ann.token, body: WISH });
  const { id, code } = body.table;
  await ask(app, `PUT /api/tables/${id}/seats/b`, { token: bob.token, body: { code } });
  return id;
}

const of = ({ messages }: Client, type: string) => messages.filter((each) => each.type === type);
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe.each(WAYS)('over a %s', (way) => {
  it('an action with a readable table and id gets its answer, however little sense the rest makes', async () => {
    const server = await started();
    const [ann, bob] = [await guest(server.at.app), await guest(server.at.app)];
    const table = await tableOf(server, ann, bob);
    const client = await connectTo(server.url, way, ann.token);
    const actions = [
      nested(40),
      nested(10_000),
      '{"type":"present","solution":{"__proto__":1}}',
      'null',
      '"roll"',
      '[]',
    ];
    const statuses: number[] = [];
    for (const [nth, action] of actions.entries())
      statuses.push(await client.send(`{"type":"act","table":"${table}","id":"${nth}","action":${action}}`));
    await expect.poll(() => of(client, 'done').length).toBe(actions.length);
    expect(of(client, 'done').map(({ id, ok }) => [id, ok])).toEqual(actions.map((_, nth) => [`${nth}`, false]));
    expect(of(client, 'error')).toEqual([]);
    if (way === 'stream') expect(new Set(statuses)).toEqual(new Set([202]));
  });

  it('an action before hello is not done, and gets its answer; one that was done before gets the same answer again', async () => {
    const server = await started();
    const [ann, bob] = [await guest(server.at.app), await guest(server.at.app)];
    const table = await tableOf(server, ann, bob);
    const act = (id: string, action: unknown, at = table) => JSON.stringify({ type: 'act', table: at, id, action });
    const first = await connectTo(server.url, way, ann.token);
    await first.send(act('old', { type: 'leave' }));
    await expect.poll(() => of(first, 'done')).toMatchObject([{ id: 'old', ok: true }]);
    const early = await connectTo(server.url, way, ann.token, null);
    await early.send(act('new', { type: 'return' }));
    await early.send(act('deep', [[[[]]]]));
    await early.send(act('nowhere', { type: 'return' }, 'no table'));
    await early.send(HELLO);
    await early.send(act('new', { type: 'return' }));
    await expect.poll(() => of(early, 'done').length).toBe(4);
    expect(new Set(of(early, 'done').map(({ id, ok }) => `${id} ${ok}`))).toEqual(
      new Set(['new false', 'deep false', 'nowhere false', 'new true']),
    );
    expect(of(early, 'error').map(({ kind }) => kind)).toEqual(['protocol', 'protocol', 'protocol']);
    const again = await connectTo(server.url, way, ann.token, null);
    await again.send(act('old', { type: 'leave' }));
    await expect.poll(() => of(again, 'done')).toMatchObject([{ id: 'old', ok: true, v: of(first, 'done')[0]?.v }]);
    expect(of(again, 'error').map(({ kind }) => kind)).toEqual(['protocol']);
  });

  it('a message that is not JSON gets its answer where every message does', async () => {
    const { at, url } = await started();
    const client = await connectTo(url, way, (await guest(at.app)).token);
    const texts = ['', ' ', '{', '[]', 'null', 'x', '\ufeff{"type":"ping"}', '{"type":"ping"}{}'];
    const statuses: number[] = [];
    for (const text of texts) statuses.push(await client.send(text));
    await client.send('{"type":"ping"}');
    await expect.poll(() => of(client, 'pong').length).toBe(1);
    expect(of(client, 'error').map(({ kind }) => kind)).toEqual(texts.map(() => 'bad-request'));
    if (way === 'stream') expect(new Set(statuses)).toEqual(new Set([202]));
  });

  it('too many errors end the connection with a reason, and nothing is heard any more', async () => {
    const { at, url, live } = await started();
    const client = await connectTo(url, way, (await guest(at.app)).token);
    for (let sent = 1; sent < TOO_MANY; sent += 1) await client.send('{}');
    await expect.poll(() => of(client, 'error').length).toBe(TOO_MANY - 1);
    expect(client.ended).toBeUndefined();
    await client.send('{}');
    await expect.poll(() => client.ended).toBeDefined();
    if (way === 'socket') expect(client.ended).toEqual({ code: CLOSE.tooOften, reason: REASON });
    else {
      expect(of(client, 'error').at(-1)).toEqual({ type: 'error', kind: 'too-often', message: REASON });
      expect(await client.send('{"type":"ping"}')).toBe(404);
    }
    await expect.poll(() => live.count).toBe(0);
  });

  it('the server notices a client that vanishes without a word, and its seat is empty', async () => {
    // Time runs fast: the ten seconds after the last connection of a seat take a fifth of a second.
    const server = await started({ pingMs: 400, commentMs: 40, speed: 50 });
    const [ann, bob] = [await guest(server.at.app), await guest(server.at.app)];
    const table = await tableOf(server, ann, bob);
    const cable = await Cable.to(server.url);
    cleaning.push(() => cable.close());
    const watch = JSON.stringify({ type: 'watch', table });
    const [stays, vanishes] = [await connectTo(server.url, way, ann.token), await connectTo(cable.url, way, bob.token)];
    for (const client of [stays, vanishes]) await client.send(watch);
    // At the end, the last one may find the server gone.
    const life = setInterval(() => stays.send('{"type":"ping"}').catch(() => {}), 100);
    cleaning.push(() => clearInterval(life));
    const isHere = () => (of(stays, 'table').at(-1)?.seats as { here: boolean }[] | undefined)?.map(({ here }) => here);
    await expect.poll(isHere).toEqual([true, true]);
    expect(server.live.count).toBe(2);
    // Nothing arrives in either direction any more, not even an end.
    cable.hang();
    await expect.poll(isHere, { timeout: 10_000 }).toEqual([true, false]);
    await expect.poll(() => server.live.count).toBe(1);
    expect(server.at.tables.watchers).toBe(1);
    expect([stays.ended, vanishes.ended]).toEqual([undefined, undefined]);
  });
});
