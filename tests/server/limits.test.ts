// What one table and one network may ask of the server, and whose bots think first: honest play never feels it, and others feel nothing.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './support/asking.ts';
import { closeAll, type LiveMatch, seatPeople } from './support/liveMatch.ts';
import { pause, until } from './support/patience.ts';
import { type Opening, Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';

const first = 20_100_000;
const EQUATIONS = { book: 'mlag-equations-basic-2018', division: 'middle', clocks: 'none' } as const;

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const clientsOf = ({ seats }: LiveMatch) => seats.map(({ client }) => client);

describe('one table', () => {
  it('is not flooded with phrases, and whoever floods it silences nobody else', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, count: 3, seed: first });
    const { id } = match.table;
    const [one, two, three] = clientsOf(match);
    if (!one || !two || !three) throw new Error('Somebody is missing.');
    const phrase = one.welcome?.phrases[0] ?? '';
    for (let said = 0; said < 40; said += 1) one.phrase(id, phrase);
    await until(() => one.errors.length >= 30, 'the refusals');
    expect(one.errors[0]).toMatchObject({
      kind: 'too-often',
      message: expect.stringMatching(/^There were too many phrases/),
    });
    two.phrase(id, phrase);
    await until(() => three.phrases.some(({ seat }) => seat === 'b'), 'the phrase of somebody else');
    const heard = three.phrases.filter(({ seat }) => seat === 'a').length;
    expect(heard).toBeGreaterThanOrEqual(5);
    expect(heard).toBeLessThan(10);
    expect([one.isOpen, two.errors, three.errors]).toEqual([true, [], []]);
    closeAll(match);
  });

  it('decides so many actions and no more, and answers every one', async () => {
    const match = await seatPeople(server, { ...EQUATIONS, count: 3, seed: first + 1 });
    const { id, code } = match.table;
    const judge = await Person.guest(server);
    await judge.sit(id, 'judge', code);
    const judging = await judge.client().open();
    await judging.watch(id, { code });
    const clients = [...clientsOf(match), judging];
    const answers = clients.flatMap((client) => Array.from({ length: 110 }, () => client.act(id, { type: 'sign' })));
    const refusals = (await Promise.all(answers)).map((done) => (done.ok ? '' : done.refusal.message));
    const tooMany = refusals.filter((message) => message.startsWith('Too much is happening at this table'));
    expect(refusals).toHaveLength(440);
    expect(tooMany.length).toBeGreaterThan(0);
    expect(tooMany.length).toBeLessThanOrEqual(140);
    for (const { isOpen, errors } of clients) expect([isOpen, errors]).toEqual([true, []]);
    // A moment later, the same is decided.
    await pause(500);
    const [again] = clients;
    const done = await again?.act(id, { type: 'sign' });
    expect(done).toMatchObject({ ok: false });
    expect(JSON.stringify(done)).not.toContain('Too much');
    judging.close();
    closeAll(match);
  });
});

/** Asks for a WebSocket by hand, to see how it is refused. */
const upgrade = (url: string, from: string): Promise<{ status: number; later: string | undefined }> =>
  new Promise((resolve, reject) => {
    const asked = request(`${url}/api/live`, {
      agent: false,
      headers: {
        ...{ upgrade: 'websocket', connection: 'Upgrade', 'x-forwarded-for': from },
        ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
      },
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, later: response.headers['retry-after'] });
    });
    asked.end();
  });

describe('one network', () => {
  it('may ask for live connections only so often, by socket or by stream, whoever it claims to be', async () => {
    const behind = await startServer({ behindProxy: true });
    const headers = (from: string) => ({ headers: { 'x-forwarded-for': from, authorization: 'Bearer guess' } });
    const events = (from: string): Promise<Answer> => ask(`${behind.url}/api/live/events`, headers(from));
    const statuses = new Map<number, number>();
    for (let asked = 0; asked < 6_000 && !statuses.has(429); asked += 50) {
      // Every device of an IPv6 network counts for the network.
      const some = Array.from({ length: 50 }, (_, nth) => events(`2001:db8:1:2::${(asked + nth).toString(16)}`));
      for (const { status } of await Promise.all(some)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([401, 429]);
    expect(statuses.get(401)).toBeGreaterThanOrEqual(2_000);
    const socket = () => upgrade(behind.url, '2001:db8:1:2::f');
    const refused = await until(async () => {
      const some = await Promise.all(Array.from({ length: 50 }, socket));
      return some.find(({ status }) => status === 429);
    }, 'a refusal');
    expect(Number(refused.later)).toBeGreaterThan(0);
    // Messages to streams have a limit of their own, and neighbors are not slowed down.
    const posted = await ask(`${behind.url}/api/live`, { method: 'POST', body: {}, ...headers('2001:db8:1:2::f') });
    expect(posted.status).toBe(401);
    expect((await events('2001:db8:1:3::1')).status).toBe(401);
    await behind.stop();
  });
});

describe('bots', () => {
  /** Time runs so fast that bots have to think all the time. */
  const SPEED = 100;
  const CROWD = 60;
  const ROWS = 12;
  const DEEP = { bot: 'perfect' } as const;
  const opening: Opening = {
    ...{ rulebook: 'mlag-equations-basic-2018', division: 'senior', shakes: 100, seats: [DEEP, DEEP, DEEP] },
    clocks: 'none',
  };

  it('at a table that somebody watches do not wait for a crowd that nobody watches', async () => {
    const fast = await startServer({ speed: SPEED });
    /** How long a new table takes for its first rows, in milliseconds. */
    const playOne = async (): Promise<number> => {
      const person = await Person.guest(fast);
      const client = await person.client().open();
      const began = performance.now();
      const { id } = await person.openTable(opening);
      const watched = await client.watch(id);
      await client.until(id, () => watched.v >= ROWS, `${ROWS} rows`, 120_000);
      client.close();
      return performance.now() - began;
    };
    const numberOf = async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await ask(`${fast.url}/metrics`)).text)?.[1]);
    const calm = await playOne();
    const idler = await Person.guest(fast);
    for (let opened = 0; opened < CROWD; opened += 1) await idler.openTable(opening);
    await until(async () => (await numberOf('openshake_bots_waiting')) > CROWD, 'a long line of bots');
    const crowded = await playOne();
    const still = await numberOf('openshake_bots_waiting');
    console.log(
      `bots: ${ROWS} rows in ${calm.toFixed(0)} ms; beside ${CROWD} tables in ${crowded.toFixed(0)} ms; ${still} still wait`,
    );
    expect(still).toBeGreaterThan(CROWD);
    expect(crowded).toBeLessThan(4 * calm + 10_000);
    await fast.stop();
  });
});
