// Live clients over server-sent events and POST, where WebSockets are blocked.
import { randomBytes } from 'node:crypto';
import { LONGEST_MESSAGE } from '@openshake/protocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Backlog, HeldLine } from './backlog.ts';
import { CLOSE, type Connection, type Line } from './connection.ts';
import { SAYS } from './sentences.ts';
import { type Door, LIVE_PATH } from './sockets.ts';

/** What was said last has this long to arrive. */
const LAST_MS = 5_000;
const COMMENT_MS = 15_000;
/** A stream goes one way, so only silence shows that a network is lost. After this many comments (twenty minutes) without a message from the client, the stream ends. A client that is still there opens a new one. */
const MOST_COMMENTS = 80;
const STREAM_HEADER = 'openshake-stream';
const NO_STREAM =
  'Name your stream in the header "Openshake-Stream". Its id is in the first event of GET /api/live/events.';
const UNKNOWN = 'This stream is unknown or closed. Open a new one, and say hello first.';

interface Stream {
  connection: Connection;
  /** How many comments were sent since the client last said something. */
  comments: number;
}

export class Streams {
  readonly #door: Door;
  readonly #commentMs: number;
  readonly #streams = new Map<string, Stream>();
  readonly #replies = new Set<FastifyReply>();

  /** `commentMs`: a shorter time between comments, for tests. */
  constructor(app: FastifyInstance, door: Door, commentMs = COMMENT_MS) {
    this.#door = door;
    this.#commentMs = commentMs;
    app.get(`${LIVE_PATH}/events`, (request, reply) => this.#open(request, reply));
    app.register(async (posts) => {
      // A message is the same text as over a socket, and is read by the same code.
      posts.removeAllContentTypeParsers();
      posts.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
      const onError = (request: FastifyRequest, _: FastifyReply, error: FastifyError) => this.#failed(request, error);
      posts.post(LIVE_PATH, { bodyLimit: LONGEST_MESSAGE, onError }, (request, reply) => this.#hear(request, reply));
    });
  }

  close(): void {
    for (const reply of this.#replies) reply.raw.end();
  }

  async #open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { who, place } = await this.#door.admit(request.raw);
    const { raw } = reply;
    const line = lineOf(reply, this.#door.backlog);
    const connection = await this.#door.live.connect(who, place, line);
    if (raw.destroyed) {
      // The client went away meanwhile, and nobody would hear of it any more.
      this.#door.live.gone(connection);
      reply.hijack();
      return;
    }
    const stream = randomBytes(16).toString('base64url');
    reply.hijack();
    raw.writeHead(200, {
      ...headersOf(reply),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    const opened = { connection, comments: 0 };
    this.#streams.set(stream, opened);
    this.#replies.add(reply);
    const comments = setInterval(() => {
      if (opened.comments === MOST_COMMENTS) connection.end(CLOSE.silent, SAYS.silent);
      else if (!raw.writableEnded) raw.write(':\n\n');
      opened.comments += 1;
    }, this.#commentMs);
    raw.on('error', () => raw.destroy());
    raw.on('close', () => {
      clearInterval(comments);
      this.#streams.delete(stream);
      this.#replies.delete(reply);
      this.#door.live.gone(connection);
    });
    line.send(JSON.stringify({ stream }));
  }

  async #hear(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { who } = await this.#door.admit(request.raw);
    const stream = this.#find(request, who);
    stream.comments = 0;
    stream.connection.hear(typeof request.body === 'string' ? request.body : '');
    await reply.code(202).send({});
  }

  /** A message that is too large ends its stream, as it ends a socket. */
  async #failed(request: FastifyRequest, { code }: FastifyError): Promise<void> {
    if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return;
    const { who } = await this.#door.admit(request.raw);
    this.#find(request, who).connection.end(CLOSE.tooLarge, SAYS.tooLarge);
  }

  #find({ headers }: FastifyRequest, who: Who): Stream {
    const id = headers[STREAM_HEADER];
    if (id === undefined) throw new Refused('not-found', NO_STREAM);
    const stream = typeof id === 'string' ? this.#streams.get(id) : undefined;
    // A stream belongs to the person who opened it. One that ends hears nothing more, while its last words are on their way.
    if (!stream || stream.connection.who.person.id !== who.person.id || stream.connection.isClosed)
      throw new Refused('not-found', UNKNOWN);
    return stream;
  }
}

/** What a stream says where a socket has a code. */
const KINDS_OF_CLOSE: Readonly<Record<number, string>> = {
  [CLOSE.session]: 'no-session',
  [CLOSE.tooOften]: 'too-often',
  [CLOSE.tooMany]: 'too-often',
  [CLOSE.tooLarge]: 'too-large',
};

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

function lineOf({ raw }: FastifyReply, backlog: Backlog): Line {
  const line: HeldLine = {
    get waiting() {
      return raw.destroyed ? 0 : raw.writableLength;
    },
    cutOff: () => void raw.destroy(),
  };
  const send = (text: string) => {
    if (raw.writableEnded) return;
    raw.write(`data: ${text}\n\n`);
    backlog.sent(line, raw.writableLength);
  };
  return {
    send,
    answer: (text) => {
      if (backlog.isFlooded(raw.writableLength)) raw.destroy();
      else send(text);
    },
    isFull: () => backlog.isFull(raw.writableLength),
    whenFree: (call) => backlog.whenFree(line, call),
    close: (code, message) => {
      // Another protocol was already answered with an error of its own.
      if (code !== CLOSE.protocol)
        send(JSON.stringify({ type: 'error', kind: KINDS_OF_CLOSE[code] ?? 'unavailable', message }));
      raw.end();
      const last = setTimeout(() => raw.destroy(), LAST_MS).unref();
      raw.once('close', () => clearTimeout(last));
    },
  };
}
