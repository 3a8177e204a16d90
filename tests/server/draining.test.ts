// A server that is told to end while people play: what was sent is answered or its sender is told, the end comes soon whoever hangs on, and afterwards play goes on.
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, ask } from './support/asking.ts';
import { slowLoris } from './support/attackers.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { checkMoments, momentsAtEnd } from './support/moments.ts';
import { pause } from './support/patience.ts';
import { Person } from './support/person.ts';
import { Cable, emptyDatabase, hasStore, POSTGRES, STORES, storeOptions } from './support/postgres.ts';
import { type Server, startServer } from './support/server.ts';
import { checkResent, checkStored, hasEveryDone } from './support/storedMatch.ts';
import { WAYS, type Way } from './support/wires.ts';

const first = 20_100_000;
const SPEED = 20;
/** systemd waits twice as long before it kills. */
const MOST_MS = 15_000;
/** The server takes them for the same. */
const SIGNALS = { sqlite: 'SIGTERM', postgres: 'SIGINT' } as const;
/** For this long it seems to have been down. */
const LATER_MS = 20 * 60_000;
/** Each asks for a whole view with `legal`, which is long. */
const WATCHES = 60;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function begin(server: Server, seed: number, ways: readonly Way[]): Promise<LiveMatch> {
  const match = await seatPeople(server, {
    ...{ book: 'mlag-equations-basic-2018', division: 'middle', count: 2, clocks: 'book', shakes: 1 },
    ...{ seed, ways, levels: ['first-week'] },
    script: { thinks: 60, whims: 0 },
  });
  for (const { client } of match.seats) client.persist();
  startPlaying(match);
  await hostOf(match).client.until(match.table.id, ({ v }) => v >= 3, 'some actions');
  return match;
}

/** Somebody who asks for much, reads nothing and never says goodbye. */
async function stuck(server: Server, way: Way, { table }: LiveMatch): Promise<void> {
  const { token } = await Person.guest(server);
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  cleaning.push(() => socket.destroy());
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`;
  const path = way === 'socket' ? '/api/live' : '/api/live/events';
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${way === 'socket' ? upgrade : ''}\r\n`,
  );
  let heard = '';
  await new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      heard += String(data);
      if (way === 'socket' ? heard.includes('\r\n\r\n') : heard.includes('"stream"')) resolve();
    });
  });
  socket.pause();
  const [, stream = ''] = /"stream":"([^"]+)"/.exec(heard) ?? [];
  const send = async (message: object) => {
    const text = JSON.stringify(message);
    if (way === 'socket') socket.write(frameOf(text));
    else
      await ask(`${server.url}/api/live`, {
        method: 'POST',
        token,
        body: text,
        headers: { 'openshake-stream': stream },
      });
  };
  await send({ type: 'hello', protocol: 1 });
  for (let sent = 0; sent < WATCHES; sent += 1)
    await send({ type: 'watch', table: table.id, code: table.code, legal: true });
}

/** A text of a client as the bytes of a WebSocket, with a mask of zeros. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = bytes.length < 126 ? [bytes.length | 0x80] : [126 | 0x80, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), bytes]);
}

/** What others hear who ask again and again, until nobody answers. */
async function askUntilGone(url: string): Promise<{ health: Answer[]; guests: Answer[] }> {
  const heard: { health: Answer[]; guests: Answer[] } = { health: [], guests: [] };
  try {
    for (;;) {
      heard.health.push(await ask(`${url}/health`));
      heard.guests.push(await ask(`${url}/api/guests`, { method: 'POST', body: {} }));
      await pause(20);
    }
  } catch {
    return heard;
  }
}

/** Everybody heard that the server restarts, in the way of the connection. */
function wasTold({ seats, plan: { ways = [] } }: LiveMatch): void {
  const words = /^The server is about to restart\. .+ nothing is lost\.$/;
  for (const [index, { client }] of seats.entries()) {
    expect(client.ends.length).toBeGreaterThan(0);
    if (ways[index % ways.length] === 'socket')
      for (const { code, reason } of client.ends)
        expect({ code, reason }).toEqual({ code: 1012, reason: expect.stringMatching(words) });
    else {
      // In the stream, or by the refusal of what was sent last.
      const inStream = client.errors.flatMap(({ kind, message }) => (kind === 'unavailable' ? [message] : []));
      const refused = client.ends.flatMap(({ code, reason }) => (code === 503 ? [reason] : []));
      expect([...inStream, ...refused].length).toBeGreaterThan(0);
      for (const message of [...inStream, ...refused]) expect(message).toMatch(words);
    }
  }
}

async function finish(match: LiveMatch): Promise<void> {
  await playToTheEnd(match);
  const { rows } = await checkStored(match, { command: false });
  hasEveryDone(rows, match);
  await checkResent(match);
  closeAll(match);
}

describe('a server that is told to end', () => {
  for (const [nth, store] of STORES.entries()) {
    const signal = SIGNALS[store];
    const seed = first + 100 * nth;
    it.skipIf(!hasStore(store))(`by ${signal} loses nothing on ${store}, from seed ${seed}`, async () => {
      const server = await startServer({ speed: SPEED, ...(await storeOptions(store)) });
      cleaning.push(() => server.stop());
      const plans: readonly (readonly Way[])[] = [['socket'], ['stream'], ['socket', 'stream']];
      const matches = await Promise.all(plans.map((ways, index) => begin(server, seed + index, ways)));
      const [some] = matches;
      if (some) for (const way of WAYS) await stuck(server, way, some);
      cleaning.push(slowLoris(server.url, 4));
      const asking = askUntilGone(server.url);
      const moments = momentsAtEnd(matches);
      // Each sends something more at the last moment; whatever the answer is, there is one.
      const last = matches.flatMap(({ seats, table }) =>
        seats.map(({ client }) => client.act(table.id, { type: 'call-judge', question: 'Hm?' })),
      );
      const began = performance.now();
      expect(await server.drain(signal)).toBe(0);
      expect(performance.now() - began).toBeLessThan(MOST_MS);
      for (const match of matches) wasTold(match);
      const { health, guests } = await asking;
      const [statuses, codes] = [health, guests].map((answers) => answers.map(({ status }) => status));
      // From the signal on, and not only at the very end.
      expect(statuses?.slice(statuses.indexOf(503))).toEqual(statuses?.filter((status) => status === 503));
      expect(statuses).toContain(503);
      expect(health.at(-1)?.body).toMatchObject({ ok: false });
      expect(codes?.slice(codes.indexOf(503))).toEqual(codes?.filter((code) => code === 503));
      expect(codes).toContain(503);
      expect(guests.at(-1)?.body.error).toMatchObject({ kind: 'unavailable', message: expect.stringMatching(/\.$/) });

      const before = moments();
      await server.restart(LATER_MS);
      await checkMoments(server, matches, before);
      for (const done of await Promise.all(last)) expect(done.type).toBe('done');
      for (const match of matches) await finish(match);
    });
  }

  it('waits for nobody if nobody is connected', { retry: 2 }, async () => {
    const server = await startServer();
    const began = performance.now();
    await server.stop();
    // A client would have a second to say goodbye.
    expect(performance.now() - began).toBeLessThan(900);
  });

  it.skipIf(POSTGRES === undefined)(
    `while its database is away ends all the same, from seed ${first + 200}`,
    async () => {
      const cable = await Cable.to(await emptyDatabase());
      cleaning.push(() => cable.close());
      const server = await startServer({ speed: SPEED, database: cable.url });
      cleaning.push(() => server.stop());
      const match = await begin(server, first + 200, ['socket', 'stream']);
      cable.cut();
      await pause(500);
      const began = performance.now();
      expect(await server.drain()).toBe(0);
      expect(performance.now() - began).toBeLessThan(MOST_MS);
      wasTold(match);
      cable.mend();
      await server.restart();
      await finish(match);
    },
  );
});
