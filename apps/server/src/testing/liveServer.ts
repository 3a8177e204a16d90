// A server with its sockets and streams in the same process, and a client for either way to it.
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { admit } from '../live/admit.ts';
import { Backlog } from '../live/backlog.ts';
import { Limits } from '../live/limits.ts';
import { Live } from '../live/live.ts';
import { Sockets } from '../live/sockets.ts';
import { Streams } from '../live/streams.ts';
import { type TestHouse, testHouse } from './testHouse.ts';

export const WAYS = ['socket', 'stream'] as const;
export type Way = (typeof WAYS)[number];

export interface LiveServer {
  at: TestHouse;
  url: string;
  live: Live;
  close(): Promise<void>;
}

/** `pingMs`: between pings of a socket. `commentMs`: between comments of a stream. `speed`: how many times as fast time runs. */
export async function liveServer(
  times: { pingMs?: number; commentMs?: number; speed?: number } = {},
): Promise<LiveServer> {
  const at = await testHouse({}, times.speed);
  const { app, house, tables, clock } = at;
  const { people, version, limits } = house;
  const { trouble } = house.log;
  const live = new Live({ tables, clock, limits: new Limits(), version, trouble }, people);
  const backlog = new Backlog();
  const asked = (request: IncomingMessage) => admit(request, people, limits, house);
  const door = { live, backlog, admit: asked, trouble };
  const streams = new Streams(app, door, times.commentMs);
  const sockets = new Sockets(app.server, door, times.pingMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    at,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    live,
    async close() {
      live.close();
      streams.close();
      await sockets.close();
      backlog.close();
      await at.close();
    },
  };
}

export interface Client {
  /** Everything that arrived, as it came. */
  text: string;
  readonly messages: { type: string; [field: string]: unknown }[];
  /** Sends a text; over a stream, after the one before it. Resolves with the status of the POST, or with 0. */
  send(text: string): Promise<number>;
  /** The code and the reason of a socket that is closed; a stream has neither. */
  ended: { code: number; reason: string } | undefined;
}

export const HELLO = '{"type":"hello","protocol":1}';

/** Connects and says hello, or something else, or nothing. `url` may be that of a cable to the server. */
export async function connectTo(
  url: string,
  way: Way,
  token: string,
  greeting: string | null = HELLO,
): Promise<Client> {
  const client = await OPEN[way](new URL('/api/live', url), { authorization: `Bearer ${token}` });
  if (greeting !== null) await client.send(greeting);
  return client;
}

type Headers = Readonly<Record<string, string>>;

const OPEN: Readonly<Record<Way, (url: URL, headers: Headers) => Promise<Client>>> = {
  socket: async (url, headers) => {
    url.protocol = 'ws';
    const socket = new WebSocket(url, { headers });
    const send = async (text: string) => {
      socket.send(text);
      return 0;
    };
    const client: Client = { text: '', messages: [], send, ended: undefined };
    socket.on('message', (data) => {
      client.text += data;
      client.messages.push(JSON.parse(String(data)));
    });
    socket.on('close', (code, reason) => {
      client.ended = { code, reason: String(reason) };
    });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    return client;
  },
  stream: async (url, headers) => {
    const events = await new Promise<IncomingMessage>((resolve, reject) =>
      request(`${url}/events`, { headers, agent: false }).on('response', resolve).on('error', reject).end(),
    );
    let sent: Promise<number> = Promise.resolve(0);
    const send = (text: string) => {
      sent = sent.then(() => post(url, { ...headers, 'openshake-stream': stream }, text));
      return sent;
    };
    const client: Client = { text: '', messages: [], send, ended: undefined };
    let stream = '';
    let rest = '';
    events.setEncoding('utf8').on('error', () => {});
    await new Promise<void>((resolve) => {
      events.on('data', (part: string) => {
        client.text += part;
        const all = (rest + part).split('\n\n');
        rest = all.pop() ?? '';
        for (const each of all) {
          if (!each.startsWith('data: ')) continue;
          const message = JSON.parse(each.slice('data: '.length));
          if (stream !== '') client.messages.push(message);
          else stream = message.stream;
        }
        if (stream !== '') resolve();
      });
    });
    events.on('close', () => {
      client.ended = { code: 0, reason: '' };
    });
    return client;
  },
};

const post = (url: URL, headers: Headers, text: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(text));
    const sent = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    });
    sent.on('error', reject).on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.end(text);
  });
