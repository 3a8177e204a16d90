// The server's log over everything that people do and that goes wrong: no name, token, password, code or address is in it.
import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from './support/asking.ts';
import { Attacker, noHarm } from './support/attackers.ts';
import { closeAll, hostOf, type LiveMatch, playToTheEnd, seatPeople, startPlaying } from './support/liveMatch.ts';
import { until } from './support/patience.ts';
import { Person } from './support/person.ts';
import { Cable, emptyDatabase, hasStore, STORES, type StoreName } from './support/postgres.ts';
import { startProxy } from './support/proxy.ts';
import { type Server, startServer } from './support/server.ts';
import { checkStored } from './support/storedMatch.ts';
import { Traces } from './support/traces.ts';
import { openWire, WAYS, type Wire } from './support/wires.ts';

const first = 20_300_000;
const EQUATIONS = { book: 'mlag-equations-basic-2018', division: 'middle', count: 2, clocks: 'none' } as const;

/** Addresses that are kept for examples. */
const PROXIED = '203.0.113.77';
const CLAIMED = ['198.51.100.23', '2001:db8:7e57::1337'];
const OWN = process.platform === 'linux' ? '127.0.5.66' : undefined;

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

/** A server, and how its store can be made to fail for a while. */
async function open(store: StoreName): Promise<{ server: Server; fail: () => void; mend: () => void }> {
  const options = { behindProxy: true, speed: 20 };
  if (store === 'sqlite') {
    const server = await startServer(options);
    cleaning.push(() => server.stop());
    const limit = (bytes: string) => spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
    return { server, fail: () => limit('1'), mend: () => limit('unlimited') };
  }
  const cable = await Cable.to(await emptyDatabase());
  cleaning.push(() => cable.close());
  const server = await startServer({ ...options, database: cable.url });
  cleaning.push(() => server.stop());
  return { server, fail: () => cable.cut(), mend: () => cable.mend() };
}

function addPerson({ id, name, token }: Person, traces: Traces): void {
  traces.add('id of a person', id);
  traces.add('made-up name', name);
  traces.add('token', token);
}

/** A guest, with everything that must not be told. */
async function guest(at: { url: string }, traces: Traces, from?: string): Promise<Person> {
  const person = await Person.guest(at, from);
  addPerson(person, traces);
  return person;
}

/** An account: made, taken, logged in and out, changed, moved to another device, downloaded and deleted. */
async function useAccount(at: { url: string }, traces: Traces, nth: number): Promise<void> {
  const [name, typed] = [`Zebulon Quackenbush ${nth}`, `Öttilie "Zuckerkandl" ${nth}`];
  const [password, next, wrong] = ['violet giraffe ladder', 'orange walrus teapot', 'crimson badger kettle'];
  traces.add('typed name', name, typed);
  traces.add('password', password, next, wrong);
  const person = await guest(at, traces);
  const post = (path: string, body: object, token?: string) => ask(at.url + path, { method: 'POST', body, token });
  const tokens: string[] = [];
  const loggedIn = async (path: string, body: object, token?: string): Promise<string> => {
    const answer = await post(path, body, token);
    expect(answer.status, answer.text).toBe(201);
    tokens.push(answer.body.token);
    return answer.body.token;
  };
  const token = await loggedIn('/api/accounts', { name, password }, person.token);
  expect((await post('/api/accounts', { name, password: next })).status).toBe(409);
  expect((await post('/api/accounts', { name: `${name}!`, password: 'short' })).status).toBe(400);
  expect((await post('/api/sessions', { name, password: wrong })).status).toBe(401);
  await loggedIn('/api/sessions', { name, password });
  const me = (method: string, body?: object) => ask(`${at.url}/api/me`, { method, token, body });
  const change = { name: typed, password: { old: password, new: next }, settings: { language: 'es' } };
  expect((await me('PATCH', change)).status).toBe(200);
  const { body: code } = await post('/api/devices', {}, token);
  traces.add('device code', code.code);
  await loggedIn(`/api/devices/${code.code}`, {});
  expect((await post(`/api/devices/${code.code}`, {})).status).toBe(404);
  expect((await ask(`${at.url}/api/me/data`, { token })).text).toContain(name);
  expect((await me('DELETE')).status).toBeLessThan(300);
  expect((await me('GET')).status).toBe(401);
  traces.add('token', ...tokens);
}

/** Requests that make no sense, with names, tokens and codes wherever one can write something. */
async function pry(url: string, { token, name }: Person, match: LiveMatch, traces: Traces): Promise<void> {
  const word = 'Xanthippe-Oddname';
  traces.add('typed name', word);
  traces.add('address', ...CLAIMED);
  const headers = {
    'x-forwarded-for': CLAIMED.join(', '),
    origin: `https://${word}.example`,
    referer: `https://${word}.example/?token=${token}`,
    'user-agent': `${word} ${token}`,
    cookie: `openshake=${token}; name=${word}`,
  };
  const { code = '', id } = match.table;
  for (const path of [`/api/join/${code}`, `/api/join/${word}`, `/api/devices/${code}`, `/api/tables/${word}`])
    for (const method of ['GET', 'POST', 'DELETE']) await ask(url + path, { method, headers });
  for (const path of [
    `/${word}`,
    `/api/${word}?token=${token}`,
    `/api/matches?mine=true&before=${token}`,
    `/%zz${word}`,
  ])
    await ask(url + path, { headers });
  for (const body of [`{"name":"${word}","password":"${token}"`, `"${word}"`, `{"name":{"${word}":["${name}"]}}`])
    for (const path of ['/api/accounts', '/api/sessions', '/api/tables', '/api/matches', '/api/live'])
      await ask(url + path, { method: 'POST', body, token });
  await ask(`${url}/api/tables/${id}/seats/b`, { method: 'PUT', token, body: { code: word } });
  for (const way of WAYS) {
    const wire = await openWire[way]({ url, token, from: OWN }, { heard: () => {}, ended: () => {} });
    const { stream } = wire as Wire & { stream?: string };
    if (stream !== undefined) traces.add('stream', stream);
    for (const message of [
      { type: 'hello', protocol: 1 },
      { type: 'watch', table: word, code: word },
      { type: 'watch', table: id, code },
      { type: 'act', table: id, id: word, action: { type: 'move', cube: word, to: name } },
      { type: 'phrase', table: id, phrase: word },
      { type: word },
    ])
      wire.send(JSON.stringify(message));
    wire.send(`{"type":"hello","${word}`);
    await until(async () => (await ask(`${url}/health`)).status === 200, 'an answer');
    wire.close('abruptly');
  }
}

const linesOf = (log: string): Record<string, unknown>[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the log', () => {
  for (const [nth, store] of STORES.entries())
    it.skipIf(!hasStore(store))(`on ${store} names nobody, from seed ${first + nth}`, async () => {
      const { server, fail, mend } = await open(store);
      const traces = new Traces();
      traces.add('address', PROXIED);
      if (OWN !== undefined) traces.add('address', OWN);
      const proxy = await startProxy({ to: server.url, proto: 'http', address: PROXIED });
      cleaning.push(() => proxy.close());
      const throughProxy = { url: `http://127.0.0.1:${proxy.port}` };

      await useAccount(server, traces, 1);
      await useAccount(throughProxy, traces, 2);
      const match = await seatPeople(server, { ...EQUATIONS, seed: first + nth, ways: WAYS });
      for (const { person, client } of match.seats) {
        addPerson(person, traces);
        client.persist();
      }
      traces.add('code', match.table.code ?? '');
      const { person } = hostOf(match);
      const renamed = 'Wilhelmina Featherstonehaugh';
      traces.add('typed name', renamed);
      await person.demand(200, '/api/me', { method: 'PATCH', body: { name: renamed } });
      for (const url of [server.url, throughProxy.url]) await pry(url, await guest(server, traces, OWN), match, traces);
      const attacker = await guest(throughProxy, traces);
      const targets = { own: match.table.id, others: match.table.id, match: String(match.table.match), code: 'ABC234' };
      await new Attacker(attacker, targets, first + nth, noHarm()).attack(400);

      startPlaying(match);
      await hostOf(match).client.until(match.table.id, ({ v }) => v >= 2, 'some actions');
      fail();
      await until(async () => (await ask(`${server.url}/health`)).status === 503, 'the store to fail');
      const lost = { name: 'Ignatius Lostsoul', password: 'maroon ferret bucket' };
      traces.add('typed name', lost.name);
      traces.add('password', lost.password);
      expect((await ask(`${server.url}/api/accounts`, { method: 'POST', body: lost })).status).toBe(503);
      for (const path of ['/api/me', '/api/me/data', '/api/tables?mine=true', `/api/join/${match.table.code}`])
        await person.ask(path);
      mend();
      await until(async () => (await ask(`${server.url}/health`)).status === 200, 'good health');
      await server.kill9();
      await server.restart();
      await playToTheEnd(match);
      await checkStored(match, { command: false });
      const { body } = await person.demand(200, `/api/matches/${match.table.match}`);
      traces.add('secret of the dice', body.secret);
      closeAll(match);
      expect(await server.drain()).toBe(0);

      const { log } = server;
      // The search finds what it looks for, and the log tells of all that.
      for (const text of traces.texts)
        expect(traces.foundIn(`{"time":"…","name":${JSON.stringify(text)}}`)).not.toEqual([]);
      const lines = linesOf(log);
      const told = new Set(lines.map(({ what }) => what));
      expect([...told]).toEqual(expect.arrayContaining(['ready', 'request', 'trouble', 'closed']));
      const statuses = new Set(lines.map(({ status }) => status));
      for (const status of [200, 201, 400, 401, 404, 409, 503]) expect(statuses).toContain(status);
      expect(lines.length).toBeGreaterThan(100);

      expect(traces.foundIn(log)).toEqual([]);
      // Nor any other address or token.
      expect(log).not.toMatch(/\b\d{1,3}(\.\d{1,3}){3}\b/);
      expect(log).not.toMatch(/[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,}/i);
      expect(log).not.toMatch(/[A-Za-z0-9_-]{43}/);
      expect(log).not.toMatch(/paper[abc]\d+mark/);
    });
});
