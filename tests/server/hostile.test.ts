// Hostile messages of every kind while others play: the server lives and answers in words, the others play on, and memory returns.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import { Attackers } from './support/attackersApart.ts';
import { closeAll, isOver, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';
import { type Ended, openWire } from './support/wires.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const messages = long ? 1_000_000 : 10_000;
const first = 19_800_000;
const ATTACKERS = 8;
/** The attack comes in this many waves, with calm before, between and after them. */
const WAVES = 4;
/** A calm is over when the others have acted this often. */
const CALM_ACTS = 60;

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: 5, tidies: true });
});
afterAll(() => server?.stop());

const filesOf = ({ pid }: Server): number => (process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : 0);

/** Honest people at a table of their own, match after match; how long each action took. */
class HonestTable {
  readonly #seed: number;
  #match: LiveMatch | undefined;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();
  played = 0;
  times: number[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  start(): void {
    this.#running = this.#play();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #play(): Promise<void> {
    while (!this.#isStopped) {
      const seed = this.#seed + this.played;
      const match = await seatPeople(server, {
        ...{ book: 'mlag-equations-basic-2018', division: 'middle', count: 3, clocks: 'book', shakes: 3, seed },
        script: { thinks: 20, whims: 0, level: 'first-week' },
      });
      this.#match = match;
      for (const { client } of match.seats) {
        const { act } = client;
        client.act = async (...given) => {
          const began = performance.now();
          const done = await act.apply(client, given);
          this.times.push(performance.now() - began);
          return done;
        };
      }
      startPlaying(match);
      await until(() => isOver(match), 'an honest match', long ? 600_000 : 120_000);
      await playToTheEnd(match);
      await checkStored(match, { command: false });
      for (const { client } of match.seats) expect(client.errors).toEqual([]);
      closeAll(match);
      this.played += 1;
    }
  }

  get table(): LiveMatch['table'] | undefined {
    return this.#match?.table;
  }
}

const at = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? 0;

describe('hostile messages', () => {
  it(`${messages} of them harm nobody, from seed ${first}`, { timeout: long ? 0 : 150_000 }, async () => {
    const honest = [new HonestTable(first + 100_000), new HonestTable(first + 200_000)];
    for (const table of honest) table.start();
    /** How long the actions took that were answered since the last time. */
    const takeTimes = (): number[] => honest.flatMap((table) => table.times.splice(0));
    const acts = () => honest.reduce((sum, { times }) => sum + times.length, 0);
    // The first actions of a server take longer than all others.
    await until(() => acts() > 150, 'the first actions');
    takeTimes();
    const others = await until(() => honest[0]?.table, 'a table of others');
    const attackers = await Attackers.start();
    const files = filesOf(server);
    await attackers.sitDown({
      url: server.url,
      attackers: ATTACKERS,
      others: others.id,
      match: String(others.match),
      seed: first,
    });
    const calm: number[] = [];
    const during: number[] = [];
    const memory: number[] = [];
    const resident: number[] = [];
    let seconds = 0;
    const calmDown = async () => {
      takeTimes();
      await until(() => acts() >= CALM_ACTS, 'calm play', 60_000);
      calm.push(...takeTimes());
      memory.push(await server.heldBytes());
      resident.push(server.residentBytes);
    };
    await calmDown();
    for (let wave = 0; wave < WAVES; wave += 1) {
      takeTimes();
      const began = performance.now();
      await attackers.attack(messages / WAVES);
      seconds += (performance.now() - began) / 1000;
      during.push(...takeTimes());
      await calmDown();
    }
    const harm = await attackers.stop();
    for (const table of honest) await table.stop();
    const ratios = [0.5, 0.99].map((share) => (at(during, share) / at(calm, share)).toFixed(1));
    const ms = [calm, during].map((times) => `${at(times, 0.5).toFixed(0)} and ${at(times, 0.99).toFixed(0)} ms`);
    console.log(
      `hostile: ${harm.sent} messages over ${harm.connections} connections in ${seconds.toFixed(0)} s, ${harm.answers} answers, from seed ${first}; ` +
        `median and p99 of others ${ms.join(' calm, ')} under attack (${ratios.join(' and ')} times as long; ${during.length} actions); ` +
        `memory in each calm ${memory.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')} MB, the whole process ${resident.map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB; ` +
        `closed ${JSON.stringify(harm.closed)}; statuses ${JSON.stringify(harm.statuses)}`,
    );
    expect(harm.faults.slice(0, 5)).toEqual([]);
    expect(harm.sent).toBeGreaterThanOrEqual(messages);
    expect(harm.answers).toBeGreaterThan(messages / 10);
    expect(during.length).toBeGreaterThan(50);
    // Whatever else the machine does, it does in the calm too. A table that waits for hostile messages waits many times as long.
    expect(at(during, 0.5)).toBeLessThan(3 * at(calm, 0.5) + 30);
    expect(at(during, 0.99)).toBeLessThan(4 * at(calm, 0.99) + 100);
    const [before = 0] = memory;
    expect(memory.at(-1)).toBeLessThan(1.2 * before + 8e6);
    // The threads that judge and think start in the first wave, and keep what they took from the system.
    expect(resident.at(-1)).toBeLessThan(1.3 * (resident[1] ?? 0) + 40e6);
    expect(await until(async () => filesOf(server) <= files + 10, 'the connections to be closed', 60_000)).toBe(true);
    expect((await ask(`${server.url}/health`)).status).toBe(200);
    // The test met each of these ends, and a bad message is no trouble of the server.
    const codes = harm.closed.map(([code]) => code);
    expect(codes).toEqual(expect.arrayContaining([1009, 4400, 4429]));
    expect(server.log.split('\n').filter((line) => line !== '' && !/"what":"(ready|request)"/.test(line))).toEqual([]);
  });

  it('without a session, of another site, or in another protocol get no connection', async () => {
    const person = await Person.guest(server);
    const listener = { heard: () => {}, ended: () => {} };
    for (const way of ['socket', 'stream'] as const) {
      for (const token of ['', 'wrong'])
        await expect(openWire[way]({ url: server.url, token }, listener)).rejects.toMatchObject({ status: 401 });
      const evil = openWire[way]({ url: server.url, token: person.token, origin: 'https://evil.example' }, listener);
      await expect(evil).rejects.toMatchObject({ status: 403 });
    }
    const posted = await person.ask('/api/live', {
      method: 'POST',
      body: { type: 'ping' },
      headers: { 'openshake-stream': 'x' },
    });
    expect(posted.status).toBe(404);
    const unnamed = await person.ask('/api/live', { method: 'POST', body: { type: 'ping' } });
    expect(unnamed.status).toBe(404);
    expect(JSON.stringify(unnamed.body)).toContain('Openshake-Stream');
    const heard: string[] = [];
    const ended: Ended[] = [];
    const wire = await openWire.socket(
      { url: server.url, token: person.token },
      { heard: (text) => heard.push(text), ended: (why) => ended.push(why) },
    );
    wire.send('{"type":"hello","protocol":2}');
    await until(() => ended.length > 0, 'the close');
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ type: 'error', kind: 'protocol' });
    expect(ended[0]?.code).toBe(4400);
  });

  it('larger than 64 KiB close the connection with a reason', async () => {
    const client = await (await Person.guest(server)).client().open();
    client.sendText(JSON.stringify({ type: 'ping', more: 'x'.repeat(65_300) }));
    await until(() => client.pongs > 0, 'an answer to a message of nearly 64 KiB');
    client.sendText(JSON.stringify({ type: 'ping', more: 'x'.repeat(66_000) }));
    const ended = await until(() => client.ended, 'the close');
    expect(ended.code).toBe(1009);
    client.close();
  });

  it('larger than 64 KiB end a stream, too', async () => {
    const person = await Person.guest(server);
    const events = await fetch(`${server.url}/api/live/events`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    let text = '';
    const read = (async () => {
      for await (const chunk of events.body ?? []) text += Buffer.from(chunk).toString();
    })();
    const stream = await until(() => /"stream":"([^"]+)"/.exec(text)?.[1], 'the id of the stream');
    const headers = { 'openshake-stream': stream };
    const body = { type: 'ping', more: 'x'.repeat(66_000) };
    const posted = await person.ask('/api/live', { method: 'POST', body, headers });
    expect(posted.status).toBe(413);
    await read;
    expect(text).toContain('"kind":"too-large"');
  });
});
