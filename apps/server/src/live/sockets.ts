// Live clients over WebSocket.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@openshake/protocol/server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Backlog } from './backlog.ts';
import { CLOSE, type Connection } from './connection.ts';
import type { Live } from './live.ts';
import { SAYS } from './sentences.ts';
import { LONGEST_REASON, SocketLine } from './socketLine.ts';

/** What a request for a socket needs from the rest of the server. */
export interface Door {
  live: Live;
  backlog: Backlog;
  /** Who asks; refuses in words. The limits, the session and, for a browser, the Origin are checked here. */
  admit(request: IncomingMessage): Promise<{ who: Who; place: string }>;
  trouble: (error: unknown) => void;
}

export const LIVE_PATH = '/api/live';

/** The code of a socket that is closed as soon as it is open. Whoever is refused for any other reason comes back later. */
const CLOSE_OF: Partial<Record<Refused['kind'], number>> = {
  'no-session': CLOSE.session,
  'too-often': CLOSE.tooMany,
};

/** A client that does not answer a ping before the next one is gone. */
const PING_MS = 30_000;
/** A ping to every client at once would hold up all tables, so the clients take turns. */
const TURNS = 100;
/** At the end, a client has this long to say goodbye. */
const GOODBYE_MS = 1_000;

export class Sockets {
  readonly #server = new WebSocketServer({
    ...{ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, clientTracking: false },
  });
  readonly #door: Door;
  readonly #pings: NodeJS.Timeout;
  /** The open sockets, by the turn in which each is pinged. */
  readonly #turns: readonly Set<WebSocket>[] = Array.from({ length: TURNS }, () => new Set());
  #turn = 0;
  /** Those that have said nothing since their last ping. */
  readonly #silent = new WeakSet<WebSocket>();

  /** `pingMs`: a shorter time between pings, for tests. */
  constructor(http: Server, door: Door, pingMs = PING_MS) {
    this.#door = door;
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#pings = setInterval(() => this.#ping(), pingMs / TURNS);
    this.#pings.unref();
  }

  /** Waits until the sockets are closed, but not forever. */
  async close(): Promise<void> {
    clearInterval(this.#pings);
    let late: NodeJS.Timeout | undefined;
    const open = this.#turns.flatMap((sockets) => [...sockets]);
    await Promise.race([
      Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve)))),
      new Promise((resolve) => {
        late = setTimeout(resolve, GOODBYE_MS);
      }),
    ]);
    // The timer would keep the process alive.
    clearTimeout(late);
    for (const sockets of this.#turns) for (const socket of sockets) socket.terminate();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const gone = () => socket.destroy();
    socket.on('error', gone);
    try {
      const [path] = (request.url ?? '/').split('?');
      if (path !== LIVE_PATH) throw new Refused('not-found', `Live tables are at ${LIVE_PATH}.`);
      const { who, place } = await this.#door.admit(request);
      if (socket.destroyed) return;
      socket.off('error', gone);
      this.#server.handleUpgrade(request, socket, head, (open) => void this.#opened(open, socket, who, place));
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('unavailable', SAYS.trouble);
      if (!(error instanceof Refused)) this.#door.trouble(error);
      refuse(socket, refused);
    }
  }

  async #opened(socket: WebSocket, wire: Duplex, who: Who, place: string): Promise<void> {
    // A client may speak before we know its name. What has arrived is kept, and the rest waits at the client.
    const early: string[] = [];
    const sockets = this.#smallestTurn();
    sockets.add(socket);
    socket.pause();
    let connection: Connection | undefined;
    socket.on('message', (data, isBinary) => {
      this.#silent.delete(socket);
      if (isBinary) connection?.refuse(SAYS.binary);
      else if (connection) connection.hear(data.toString());
      else early.push(data.toString());
    });
    socket.on('pong', () => this.#silent.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      sockets.delete(socket);
      if (connection) this.#door.live.gone(connection);
    });
    try {
      connection = await this.#door.live.connect(who, place, new SocketLine(socket, wire, this.#door.backlog));
      if (socket.readyState !== socket.OPEN) this.#door.live.gone(connection);
      for (const text of early) connection.hear(text);
    } catch (error) {
      if (!(error instanceof Refused)) this.#door.trouble(error);
      const { kind, message } = error instanceof Refused ? error : new Refused('unavailable', SAYS.trouble);
      socket.close(CLOSE_OF[kind] ?? CLOSE.draining, message.slice(0, LONGEST_REASON));
    } finally {
      socket.resume();
    }
  }

  /** A new socket goes here, so the turns stay equally long. */
  #smallestTurn(): Set<WebSocket> {
    return this.#turns.reduce((least, sockets) => (sockets.size < least.size ? sockets : least));
  }

  #ping(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const socket of this.#turns[this.#turn] ?? []) {
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }
}

/** Answers an upgrade with an error, in the form of every other error. */
function refuse(socket: Duplex, { status, body, retryAfter }: Refused): void {
  const text = JSON.stringify(body);
  const later = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`;
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n${later}Connection: close\r\n\r\n${text}`,
  );
}
