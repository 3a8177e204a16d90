// A client that does not read: nobody at its table waits, the server holds little for it, and the newest view is what it gets in the end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { ask } from './support/asking.ts';
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

/** What all slow clients together may let wait. */
const BUDGET = 64 * 1024 * 1024;
const SLEEPERS = 400;
/** A client gets the lobby once a second, but the list of so many tables is long. */
const [HOSTS, LISTED] = [10, 30];

describe('hundreds of clients that do not read', () => {
  it(`hold a bounded amount together, and others play on, from seed ${first + 1}`, async () => {
    const match = await seatPeople(server, {
      ...{ book: 'agloa-onsets-2023', division: 'senior', count: 2, clocks: 'none', shakes: 2, seed: first + 1 },
    });
    const opening = {
      rulebook: 'agloa-onsets-2023',
      division: 'senior',
      seats: ['open', 'open'],
      listed: true,
    } as const;
    for (let hosts = 0; hosts < HOSTS; hosts += 1) {
      const host = await Person.guest(server);
      for (let opened = 0; opened < LISTED; opened += 1) await host.openTable(opening);
    }
    const tokens: string[] = [];
    while (tokens.length < SLEEPERS) tokens.push((await Person.guest(server)).token);
    const numberOf = async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await ask(`${server.url}/metrics`)).text)?.[1]);
    const sleepers = spawn('python3', [join(import.meta.dirname, 'support', 'sleepers.py')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let isAsleep = false;
    sleepers.stdout.on('data', () => {
      isAsleep = true;
    });
    const message = JSON.stringify({ type: 'lobby', on: true });
    sleepers.stdin.write(`${JSON.stringify({ port: server.port, tokens, message, times: 40 })}\n`);
    let most = 0;
    const look = async () => {
      most = Math.max(most, await numberOf('openshake_waiting_bytes'));
      return isAsleep;
    };
    await until(look, 'everybody to ask', 60_000);
    startPlaying(match);
    await playToTheEnd(match);
    // The last messages are still on their way when they have been sent.
    for (let looks = 0; looks < 20; looks += 1) {
      await pause(50);
      await look();
    }
    const cut = await numberOf('openshake_slow_clients_cut_total');
    console.log(`slow: at most ${(most / 1e6).toFixed(0)} MB waited for ${SLEEPERS} clients, ${cut} of them cut off`);
    // Enough to press the server, and no more than it has to spare.
    expect(most).toBeGreaterThan(BUDGET / 2);
    expect(most).toBeLessThan(1.2 * BUDGET);
    sleepers.stdin.end();
    await until(async () => (await numberOf('openshake_waiting_bytes')) === 0, 'everything to be let go');
    closeAll(match);
  });
});
