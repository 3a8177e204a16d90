// The page /docs/api and the OpenAPI document: every example on the page is tried at a real server, and does what the page says.
import { SERVER_MESSAGES } from '@openshake/protocol/server';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Endpoint } from '../../apps/server/src/http/endpoint.ts';
import { endpoints } from '../../apps/server/src/http/endpoints.ts';
import { type Answer, ask } from './support/asking.ts';
import { pause } from './support/patience.ts';
import { Person } from './support/person.ts';
import { type Server, startServer } from './support/server.ts';

const SPEED = 200;

let server: Server;
let page: string;
beforeAll(async () => {
  server = await startServer({ speed: SPEED });
  page = (await ask(`${server.url}/docs/api`)).text;
});
afterAll(() => server?.stop());

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (html: string): string => html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);
const examples = (): string[] => [...page.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, text = '']) => unescaped(text));

/** A line of curl, as a shell takes it apart. */
function readCurl(line: string): { method: string; address: string; headers: Record<string, string>; body?: string } {
  const words = [...line.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  const after = (flag: string) => words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []));
  const [body] = after('-d');
  return {
    method: after('-X')[0] ?? 'GET',
    address: words.find((word) => word?.startsWith('ADDRESS')) ?? '',
    headers: Object.fromEntries(after('-H').map((header) => header.split(': ', 2))),
    ...(body !== undefined && { body }),
  };
}

/** A match of bots that somebody opened, once it is over. */
async function finished(host: Person): Promise<{ id: string; match: unknown }> {
  const bots = [{ bot: 'first-week' }, { bot: 'first-week' }] as const;
  const opening = { rulebook: 'mlag-equations-basic-2018', division: 'elementary', seats: bots, shakes: 1 };
  const { id, match } = await host.openTable(opening);
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await host.table(id)).state === 'over') return { id, match };
    await pause(100);
  }
  throw new Error('The bots did not finish.');
}

describe('the page of all requests', () => {
  it('has an example for every request, and each works as it stands there', async () => {
    const ann = await Person.guest(server);
    const bob = await Person.guest(server);
    const open = await ann.openTable({ rulebook: 'agloa-onsets-2023', division: 'middle', seats: ['me', 'open'] });
    const over = await finished(ann);
    const device = (await ann.ask('/api/devices', { method: 'POST' })).body.code;
    const tried = new Set<Endpoint>();

    /** What stands for the parts of an address that vary, and who asks. */
    const placesOf = async ({ method, path }: Endpoint): Promise<{ as: Person; id?: unknown; code?: string }> => {
      const what = `${method} ${path}`;
      // These end the session of whoever asks.
      if (what === 'DELETE /api/me' || what === 'DELETE /api/sessions/current')
        return { as: await Person.guest(server) };
      if (path === '/api/devices/{code}') return { as: ann, code: device };
      if (path.startsWith('/api/matches/')) return { as: ann, id: over.match };
      if (path.endsWith('/rematch')) return { as: ann, id: over.id };
      if (method === 'DELETE') {
        const { id, code } = await ann.openTable({ ...open, rulebook: open.rulebook, seats: ['open', 'open', 'open'] });
        await bob.sit(id, 'b', code);
        return { as: bob, id };
      }
      return { as: bob, id: open.id, code: open.code ?? '' };
    };

    const lines = examples().filter((text) => text.startsWith('curl'));
    const all = endpoints();
    for (const line of lines) {
      const { method, address, headers, body } = readCurl(line);
      const path = address.replace('ADDRESS', '');
      const endpoint = all.find((each) => each.method === method && each.path === path);
      if (!endpoint) throw new Error(`No request is like this one: ${line}`);
      const { as, id, code = '' } = await placesOf(endpoint);
      const fill = (text: string) =>
        text.replace('{id}', String(id)).replace('{code}', code).replace('{seat}', 'b').replace('TOKEN', as.token);
      const answer = await ask(server.url + fill(path), {
        method,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
        ...(body !== undefined && { body: body.replace('CAT349', code) }),
      });
      check(endpoint, answer);
      tried.add(endpoint);
    }
    expect(all.filter((each) => !tried.has(each)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  /** The answer is as the page says. */
  function check(
    { method, path, status = 200, answer }: Endpoint,
    { status: found, headers, text, body }: Answer,
  ): void {
    const what = `${method} ${path}: ${text.slice(0, 500)}`;
    // A review may still be worked out.
    const isEarly = path.endsWith('/review') && found === 202;
    if (!isEarly) expect(found, what).toBe(status);
    const type = typeof answer === 'string' ? answer : 'application/json';
    expect(headers['content-type'], what).toContain(type);
    if (typeof answer === 'string' || isEarly) return;
    const parsed = v.safeParse(answer, body);
    expect(
      parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
      what,
    ).toEqual([]);
  }

  it('has every live message, and what the page lets a client say is answered as it says', async () => {
    const ann = await Person.guest(server);
    const bob = await Person.guest(server);
    const opening = { rulebook: 'mlag-equations-basic-2018', division: 'elementary', seats: ['me', 'open'] } as const;
    const { id, code } = await ann.openTable(opening);
    await bob.sit(id, 'b', code);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    const heard: { type: keyof typeof SERVER_MESSAGES; ok?: boolean }[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const expected = { hello: 'welcome', watch: 'table', lobby: 'lobby', ping: 'pong', act: 'done', phrase: 'phrase' };
    const said = examples().filter((text) => text.startsWith('{"type"'));
    expect(said.length).toBe(7);
    for (const text of said) {
      const answer = expected[JSON.parse(text).type as keyof typeof expected];
      const from = heard.length;
      socket.send(text.replace('TABLE', id));
      for (let tries = 0; answer && !heard.slice(from).some(({ type }) => type === answer); tries += 1) {
        if (tries > 300) throw new Error(`${text} was not answered by ${answer}: ${JSON.stringify(heard.slice(from))}`);
        await pause(20);
      }
    }
    socket.close();
    expect(heard.filter(({ type }) => type === 'error')).toEqual([]);
    expect(heard.filter(({ type }) => type === 'done').map(({ ok }) => ok)).toEqual([true]);
    for (const message of heard) expect(v.safeParse(SERVER_MESSAGES[message.type], message).issues ?? []).toEqual([]);
    for (const type of Object.keys(SERVER_MESSAGES)) expect(page).toContain(`<h3><code>${type}</code></h3>`);
  });
});

describe('the OpenAPI document', () => {
  it('is made from the schemas that validate', async () => {
    const { status, body, headers } = await ask(`${server.url}/api/openapi.json`);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      endpoints()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    const wish = body.paths['/api/tables'].post.requestBody.content['application/json'].schema;
    expect(wish.required).toEqual(['rulebook', 'division', 'seats']);
    expect(wish.properties.officiating).toMatchObject({ enum: ['strict', 'table'], default: 'strict' });
    expect(Object.keys(body.paths['/api/accounts'].post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '403', '409', '413', '429', '503']),
    );
    // Every part that another part names is there.
    const names = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    for (const name of names) expect(Object.keys(body.components.schemas)).toContain(name);
  });
});
