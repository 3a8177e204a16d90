// Hostile messages of every kind while others play: the server lives and answers in words, the others play on, and memory returns.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import { Attacker, noHarm, slowLoris } from './support/attackers.ts';
import { closeAll, isOver, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';
import { NotOpened, openWire } from './support/wires.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const messages = long ? 1_000_000 : 10_000;
const first = 19_800_000;
const ATTACKERS = 8;
/** The attack comes in this many waves; memory after the last is compared with memory after the first. */
const WAVES = 4;

let server: Server;
beforeAll(async () => {
  server = await startServer({ speed: 5 });
});
afterAll(() => server?.stop());

/** Each attacker has an address of its own, where the system allows it. */
const addressOf = (nth: number): string | undefined =>
  process.platform === 'linux' ? `127.0.2.${nth + 1}` : undefined;

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
    const times = () => honest.flatMap((table) => table.times);
    await until(() => times().length > 150, 'calm play');
    const calm = times();
    for (const table of honest) table.times = [];
    const others = await until(() => honest[0]?.table, 'a table of others');

    const harm = noHarm();
    const attackers = await Promise.all(
      Array.from({ length: ATTACKERS }, async (_, nth) => {
        const person = await Person.guest(server, addressOf(nth));
        const seats = ['me', { bot: 'first-week' }] as const;
        const opening = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats, shakes: 50 };
        const { id } = await person.openTable(opening);
        const targets = { own: id, others: others.id, match: String(others.match), code: 'ABC234' };
        return new Attacker(person, targets, first + 131 * nth, harm);
      }),
    );
    const loris = slowLoris(server.url, 50, addressOf(100));
    const files = filesOf(server);
    const memory: number[] = [];
    for (let wave = 0; wave < WAVES; wave += 1) {
      await Promise.all(attackers.map((attacker) => attacker.attack(messages / WAVES / ATTACKERS)));
      await pause(long ? 20_000 : 2_000);
      memory.push(server.residentBytes);
    }
    loris();
    const during = times();
    for (const table of honest) await table.stop();

    const ratio = (share: number) => (at(during, share) / at(calm, share)).toFixed(1);
    const mb = memory.map((bytes) => Math.round(bytes / 1e6)).join(', ');
    console.log(
      `hostile: ${harm.sent} messages over ${harm.connections} connections, ${harm.answers} answers, from seed ${first}; ` +
        `others at ${ratio(0.5)} of their calm median and ${ratio(0.99)} of their calm p99 (${at(during, 0.99).toFixed(0)} ms); ` +
        `memory after each wave ${mb} MB; closed ${JSON.stringify([...harm.closed])}; statuses ${JSON.stringify([...harm.statuses])}`,
    );
    expect(harm.faults.slice(0, 5)).toEqual([]);
    expect(harm.sent).toBeGreaterThanOrEqual(messages);
    expect(harm.answers).toBeGreaterThan(messages / 10);
    expect(during.length).toBeGreaterThan(50);
    expect(at(during, 0.99)).toBeLessThan(2_000);
    const [early = 0] = memory;
    expect(memory.at(-1)).toBeLessThan(early * 1.3 + 40e6);
    expect(await until(async () => filesOf(server) <= files + 10, 'the connections to be closed', 60_000)).toBe(true);
    expect((await ask(`${server.url}/health`)).status).toBe(200);
    expect(server.log).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });

  it('without a session, of another site, or in another protocol get no connection', async () => {
    const person = await Person.guest(server);
    const listener = { heard: () => {}, ended: () => {} };
    for (const way of ['socket', 'stream'] as const) {
      for (const token of ['', 'wrong'])
        await expect(openWire[way]({ url: server.url, token }, listener)).rejects.toMatchObject({ status: 401 });
      const evil = openWire[way]({ url: server.url, token: person.token, origin: 'https://evil.example' }, listener);
      await expect(evil).rejects.toThrow(NotOpened);
    }
    const posted = await person.ask('/api/live', {
      method: 'POST',
      body: { type: 'ping' },
      headers: { 'openshake-stream': 'x' },
    });
    expect(posted.status).toBe(404);
    const heard: string[] = [];
    const ended: unknown[] = [];
    const wire = await openWire.socket(
      { url: server.url, token: person.token },
      { heard: (text) => heard.push(text), ended: (why) => ended.push(why) },
    );
    wire.send('{"type":"hello","protocol":2}');
    await until(() => ended.length > 0, 'the close');
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ type: 'error', kind: 'protocol' });
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
});
