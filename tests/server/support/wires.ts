// The two ways to a live connection: a WebSocket, and server-sent events with a POST for each message.
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import WebSocket from 'ws';
import { ask } from './asking.ts';
import { PATIENCE_MS } from './patience.ts';

export const WAYS = ['socket', 'stream'] as const;
export type Way = (typeof WAYS)[number];

/** Why a connection ended: the code and reason of a WebSocket, or the status and the words with which a message was refused; a stream alone has none. */
export interface Ended {
  code: number;
  reason: string;
}

export interface Wire {
  send(text: string): void;
  /** Ends it at once, as a lost network does, or politely. */
  close(how?: 'politely' | 'abruptly'): void;
}

export interface Listener {
  heard(text: string): void;
  ended(why: Ended): void;
}

export interface WireOptions {
  url: string;
  token: string;
  origin?: string | undefined;
  /** One of this machine's own addresses to connect from. */
  from?: string | undefined;
}

/** The server refused the connection with this status. */
export class NotOpened extends Error {
  readonly status: number;

  constructor(status: number, why = '') {
    super(`The connection was refused with ${status}. ${why}`);
    this.status = status;
  }
}

export const openWire: Readonly<Record<Way, (options: WireOptions, listener: Listener) => Promise<Wire>>> = {
  socket: openSocket,
  stream: openStream,
};

function openSocket({ url, token, origin, from }: WireOptions, { heard, ended }: Listener): Promise<Wire> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
    perMessageDeflate: false,
    headers: { authorization: `Bearer ${token}` },
    handshakeTimeout: PATIENCE_MS,
    ...(origin !== undefined && { origin }),
    ...(from !== undefined && { localAddress: from }),
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) throw new Error('The server sent a binary message.');
    heard(String(data));
  });
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_, response) => {
      reject(new NotOpened(response.statusCode ?? 0));
      socket.terminate();
    });
    // Whatever fails, `close` follows.
    socket.on('error', reject);
    socket.on('open', () => {
      socket.on('close', (code, reason) => ended({ code, reason: String(reason) }));
      resolve({
        send: (text) => socket.send(text, () => {}),
        close: (how) => (how === 'abruptly' ? socket.terminate() : socket.close()),
      });
    });
  });
}

function openStream(options: WireOptions, { heard, ended }: Listener): Promise<Wire> {
  const { url, token, origin, from } = options;
  const headers = { authorization: `Bearer ${token}`, ...(origin !== undefined && { origin }) };
  const around = { headers, ...(from !== undefined && { localAddress: from }), agent: false } as const;
  return new Promise((resolve, reject) => {
    const opened = request(`${url}/api/live/events`, { ...around, timeout: PATIENCE_MS });
    opened.on('error', reject);
    opened.on('response', (response) => {
      if (response.statusCode !== 200 || !String(response.headers['content-type']).startsWith('text/event-stream')) {
        response.resume();
        reject(new NotOpened(response.statusCode ?? 0));
        return;
      }
      opened.setTimeout(0);
      const wire = new StreamWire(opened, options, ended);
      readEvents(response, (text) => {
        if (wire.stream !== undefined) heard(text);
        else {
          wire.stream = String(JSON.parse(text).stream);
          resolve(wire);
        }
      });
      response.on('error', () => {});
      response.on('close', () => wire.end());
    });
    opened.end();
  });
}

/** Each event is `data:` and one message; lines that begin with a colon are comments. */
function readEvents(response: IncomingMessage, heard: (text: string) => void): void {
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const events = (rest + text).split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
      if (data.length > 0) heard(data.join('\n'));
    }
  });
}

class StreamWire implements Wire {
  stream: string | undefined;
  readonly #opened: ClientRequest;
  readonly #options: WireOptions;
  readonly #ended: (why: Ended) => void;
  readonly #waiting: string[] = [];
  #isSending = false;
  #isOver = false;

  constructor(opened: ClientRequest, options: WireOptions, ended: (why: Ended) => void) {
    this.#opened = opened;
    this.#options = options;
    this.#ended = ended;
  }

  send(text: string): void {
    this.#waiting.push(text);
    if (!this.#isSending) void this.#sendAll();
  }

  close(): void {
    this.#opened.destroy();
    this.end();
  }

  end(why: Ended = { code: 0, reason: '' }): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#ended(why);
  }

  /** The next is sent after the 202 of the one before it. */
  async #sendAll(): Promise<void> {
    const { url, token, origin, from } = this.#options;
    this.#isSending = true;
    for (let text = this.#waiting.shift(); text !== undefined && !this.#isOver; text = this.#waiting.shift()) {
      const headers = { 'openshake-stream': this.stream ?? '', ...(origin !== undefined && { origin }) };
      const answer = await ask(`${url}/api/live`, { method: 'POST', token, body: text, headers, from }).catch(
        () => null,
      );
      // A server that is gone, or that does not know the stream: open anew.
      if (answer?.status !== 202) {
        this.#opened.destroy();
        this.end({ code: answer?.status ?? 0, reason: String(answer?.body?.error?.message ?? '') });
      }
    }
    this.#isSending = false;
  }
}
