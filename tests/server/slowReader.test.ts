// A client that does not read: nobody at its table waits, the server holds little for it, and the newest view is what it gets in the end.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { closeAll, hostOf, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { readMessage } from './support/messages.ts';
import { pause, until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';

const first = 20_000_000;
/** Each asks for a whole view with `legal`, which is long. */
const WATCHES = 3_000;

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: 10 });
});
afterAll(() => server?.stop());

describe('a client that does not read', () => {
  it(`holds up nobody and fills no memory, from seed ${first}`, async () => {
    const match = await seatPeople(server, {
      ...{ book: 'agloa-onsets-2023', division: 'senior', count: 2, clocks: 'none', shakes: 2, seed: first },
    });
    const { id, code } = match.table;
    const sleepers = await Promise.all([1, 2, 3, 4].map(() => Person.guest(server)));
    const before = server.residentBytes;
    const sockets = await Promise.all(
      sleepers.map(async ({ token }) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
          headers: { authorization: `Bearer ${token}` },
        });
        await new Promise((resolve) => socket.on('open', resolve));
        const heard: ReturnType<typeof readMessage>[] = [];
        socket.on('message', (data) => heard.push(readMessage(String(data))));
        socket.on('error', () => {});
        let closed: number | undefined;
        socket.on('close', (code) => {
          closed = code;
        });
        socket.send('{"type":"hello","protocol":1}');
        socket.pause();
        return { socket, heard, closed: () => closed };
      }),
    );
    startPlaying(match);
    const watch = JSON.stringify({ type: 'watch', table: id, code, legal: true });
    for (let sent = 0; sent < WATCHES; sent += 30) {
      for (const { socket } of sockets) for (let more = 0; more < 30; more += 1) socket.send(watch, () => {});
      await pause(5);
    }
    await playToTheEnd(match);
    const { v } = await hostOf(match).client.until(id, ({ view }) => view?.phase.name === 'over', 'the end');
    // What a hundred clients like these would hold must fit into a small machine.
    expect((server.residentBytes - before) / 1e6).toBeLessThan(150);
    for (const { socket, heard, closed } of sockets) {
      socket.resume();
      const last = () => heard.findLast(({ type }) => type === 'table');
      // Either it was told to come back later, or it hears how things stand now.
      await until(() => closed() !== undefined || (last() as { v?: number } | undefined)?.v === v, 'the newest view');
      socket.terminate();
    }
    closeAll(match);
  });
});
