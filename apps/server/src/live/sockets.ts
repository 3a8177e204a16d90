// Live clients over WebSocket.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@openshake/protocol/server';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Connection } from './connection.ts';
import type { Live } from './live.ts';
import { SAYS } from './sentences.ts';
import { SocketLine } from './socketLine.ts';

/** What a request for a socket needs from the rest of the server. */
export interface Door {
  live: Live;
  /** Who asks; refuses in words. The session and, for a browser, the Origin are checked here. */
  admit(request: IncomingMessage): Promise<{ who: Who; address: string }>;
  trouble: (error: unknown) => void;
}

export const LIVE_PATH = '/api/live';

/** A client that does not answer two pings in a row is gone. */
const PING_MS = 30_000;

export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  readonly #door: Door;
  readonly #pings: NodeJS.Timeout;
  readonly #silent = new WeakSet<WebSocket>();

  constructor(http: Server, door: Door) {
    this.#door = door;
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#pings = setInterval(() => this.#ping(), PING_MS);
    this.#pings.unref();
  }

  /** Waits until the sockets are closed, but not forever. */
  async close(): Promise<void> {
    clearInterval(this.#pings);
    const open = [...this.#server.clients];
    await Promise.race([
      Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve)))),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]);
    for (const socket of this.#server.clients) socket.terminate();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const gone = () => socket.destroy();
    socket.on('error', gone);
    try {
      const path = new URL(request.url ?? '/', 'http://server').pathname;
      if (path !== LIVE_PATH) throw new Refused('not-found', `Live tables are at ${LIVE_PATH}.`);
      const { who, address } = await this.#door.admit(request);
      if (socket.destroyed) return;
      socket.off('error', gone);
      this.#server.handleUpgrade(request, socket, head, (open) => void this.#opened(open, socket, who, address));
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused('unavailable', SAYS.trouble);
      if (!(error instanceof Refused)) this.#door.trouble(error);
      refuse(socket, refused);
    }
  }

  async #opened(socket: WebSocket, wire: Duplex, who: Who, address: string): Promise<void> {
    // A client may speak before we know its name.
    const early: string[] = [];
    let connection: Connection | undefined;
    socket.on('message', (data, isBinary) => {
      this.#silent.delete(socket);
      if (isBinary) connection?.refuse(SAYS.binary);
      else if (connection) connection.hear(data.toString());
      else if (early.length < 10) early.push(data.toString());
    });
    socket.on('pong', () => this.#silent.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => connection && this.#door.live.gone(connection));
    try {
      connection = await this.#door.live.connect(who, address, new SocketLine(socket, wire));
      if (socket.readyState !== socket.OPEN) this.#door.live.gone(connection);
      for (const text of early) connection.hear(text);
    } catch (error) {
      if (!(error instanceof Refused)) this.#door.trouble(error);
      socket.close(4429, error instanceof Refused ? error.message : SAYS.trouble);
    }
  }

  #ping(): void {
    for (const socket of this.#server.clients) {
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }
}

/** Answers an upgrade with an error, in the form of every other error. */
function refuse(socket: Duplex, { status, body }: Refused): void {
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  );
}
