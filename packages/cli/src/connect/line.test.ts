// A live connection over real HTTP: what is heard, in which order messages go out, and how a line ends.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@openshake/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { Api, CannotConnect, Refused, Unreachable } from './api.ts';
import { Line } from './line.ts';

type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers as the test says. */
async function serverWith(answer: Answering): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isStream = ({ url }: IncomingMessage) => url === '/api/live/events';
const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const refuse = (response: ServerResponse, status: number, message: string) =>
  response.writeHead(status).end(JSON.stringify({ error: { kind: 'x', message } }));
const pong = { type: 'error', kind: 'x', message: 'é' } as const;

/** Runs a line until it ends, or fails. */
async function run(line: Line, opened: () => void = () => {}) {
  const heard: ServerMessage[] = [];
  await line.run(opened, (message) => heard.push(message));
  return heard;
}

describe('what is heard', () => {
  test('comes whole, however it arrives; comments and unknown messages are passed over', async () => {
    const bytes = Buffer.from(
      `:\n\ndata: {"stream":"s1"}\n\ndata: {"type":"new"}\n\ndata:${JSON.stringify(pong)}\n\ndata: junk\n\n`,
    );
    const url = await serverWith((_, response) => {
      begin(response);
      for (const byte of bytes) response.write(Uint8Array.of(byte));
      response.end();
    });
    let opened = 0;
    const heard = await run(new Line(new Api(url, 'token')), () => {
      opened += 1;
    });
    expect({ heard, opened }).toEqual({ heard: [pong], opened: 1 });
  });

  test('a silent line ends', async () => {
    const url = await serverWith((_, response) => void begin(response).write(':\n\n'));
    expect(await run(new Line(new Api(url, 'token'), 200))).toEqual([]);
  });

  test('a closed line ends at once', async () => {
    const url = await serverWith((_, response) => void begin(response).write('data: {"stream":"s1"}\n\n'));
    const line = new Line(new Api(url, 'token'));
    expect(await run(line, () => line.close())).toEqual([]);
  });
});

describe('what is sent', () => {
  test('has a ping now and then, so that the server knows that somebody is there', async () => {
    const log: string[] = [];
    const url = await serverWith((request, response, body) => {
      if (isStream(request)) begin(response).write('data: {"stream":"s1"}\n\n');
      else {
        log.push(body);
        response.writeHead(202).end('{}');
        if (log.length === 3) line.close();
      }
    });
    const line = new Line(new Api(url, 'token'), undefined, 20);
    await run(line);
    expect(log.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => '{"type":"ping"}'));
  });

  test('goes out one after the other, in the name of the stream and with the token', async () => {
    const log: string[] = [];
    let stream: ServerResponse | undefined;
    const url = await serverWith((request, response, body) => {
      if (isStream(request)) {
        stream = begin(response);
        stream.write('data: {"stream":"s1"}\n\n');
        return;
      }
      const { authorization, 'openshake-stream': named, 'content-type': type } = request.headers;
      log.push(`${body} ${authorization} ${named} ${type}`);
      setTimeout(() => {
        log.push('answered');
        response.writeHead(202).end();
        if (log.length === 4) stream?.end();
      }, 30);
    });
    const line = new Line(new Api(url, 'T'));
    await run(line, () => {
      line.send({ a: 1 });
      line.send({ b: 2 });
    });
    expect(log).toEqual([
      '{"a":1} Bearer T s1 application/json',
      'answered',
      '{"b":2} Bearer T s1 application/json',
      'answered',
    ]);
  });

  test.each([
    [404, true],
    [401, true],
    [503, true],
    [400, false],
  ])('and is answered by %i: the line ends, %s', async (status, ends) => {
    let stream: ServerResponse | undefined;
    const url = await serverWith((request, response) => {
      if (!isStream(request)) return void refuse(response, status, 'No.');
      stream = begin(response);
      stream.write('data: {"stream":"s1"}\n\n');
    });
    const line = new Line(new Api(url, 'T'));
    let isOver = false;
    const running = run(line, () => line.send({ a: 1 })).then(() => {
      isOver = true;
    });
    if (ends) return await running;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isOver).toBe(false);
    line.close();
    await running;
  });
});

describe('a line that does not open', () => {
  test('because the server refuses it: the caller hears why', async () => {
    const url = await serverWith((_, response) => void refuse(response, 401, 'Nobody is logged in here.'));
    await expect(run(new Line(new Api(url, 'T')))).rejects.toThrow(new Refused(401, 'Nobody is logged in here.'));
  });

  test('because this is another server', async () => {
    const url = await serverWith((_, response) => void response.writeHead(404).end('<h1>Not found</h1>'));
    await expect(run(new Line(new Api(url, 'T')))).rejects.toThrow(CannotConnect);
  });

  test('because the server is busy, or is not there: it may open later', async () => {
    const url = await serverWith((_, response) => void refuse(response, 503, 'Later.'));
    expect(await run(new Line(new Api(url, 'T')))).toEqual([]);
    expect(await run(new Line(new Api('http://127.0.0.1:9', 'T')))).toEqual([]);
  });
});

describe('a request', () => {
  test('follows nobody to another server', async () => {
    const seen: string[] = [];
    const other = await serverWith((request, response) => {
      seen.push(request.url ?? '');
      response.end('{}');
    });
    const url = await serverWith((_, response) => void response.writeHead(302, { location: other }).end());
    await expect(new Api(url, 'T').enter()).rejects.toThrow(Unreachable);
    expect(seen).toEqual([]);
  });

  test('that is answered with too much, or with something else, finds no server of ours', async () => {
    for (const text of ['x'.repeat(3 << 20), '{"person":{}}', '[]', '']) {
      const url = await serverWith((_, response) => void response.end(text));
      await expect(new Api(url, 'T').enter()).rejects.toThrow(CannotConnect);
    }
  });
});
