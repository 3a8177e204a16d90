// People who mean harm: each has a session and a seat at a table of its own, and sends what no honest client sends.
import { connect } from 'node:net';
import WebSocket from 'ws';
import { type Answer, ask } from './asking.ts';
import { HostileMessages, type Targets } from './hostileMessages.ts';
import { readMessage } from './messages.ts';
import { pause } from './patience.ts';
import type { Person } from './person.ts';

/** What the server answered to all that. */
export interface Harm {
  sent: number;
  answers: number;
  connections: number;
  closed: Map<number, number>;
  statuses: Map<number, number>;
  faults: string[];
}

export const noHarm = (): Harm => ({
  ...{ sent: 0, answers: 0, connections: 0, faults: [] },
  ...{ closed: new Map(), statuses: new Map() },
});

const count = (counts: Map<number, number>, key: number): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** More waits in the socket than this: the attacker waits too. */
const MOST_WAITING = 256 * 1024;

export class Attacker {
  readonly #person: Person;
  readonly #messages: HostileMessages;
  readonly #harm: Harm;

  constructor(person: Person, targets: Targets, seed: number, harm: Harm) {
    this.#person = person;
    this.#messages = new HostileMessages(seed, targets);
    this.#harm = harm;
  }

  /** Sends about this many messages, over as many connections as the server asks for. */
  async attack(messages: number): Promise<void> {
    const { mangler } = this.#messages;
    for (let left = messages; left > 0; ) {
      const kind = mangler.below(20);
      if (kind < 14) left -= await this.#talk(Math.min(left, 20 + mangler.below(200)));
      else if (kind < 18) left -= await this.#request(Math.min(left, 10));
      else left -= await this.#garble();
    }
  }

  /** One WebSocket, used until it is closed or the quota is sent. */
  async #talk(most: number): Promise<number> {
    const { url, token, from } = this.#person;
    const { mangler } = this.#messages;
    const harm = this.#harm;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
      ...(from !== undefined && { localAddress: from }),
    });
    harm.connections += 1;
    let isOver = false;
    const over = new Promise<void>((resolve) => {
      socket.on('close', (code) => {
        count(harm.closed, code);
        isOver = true;
        resolve();
      });
    });
    socket.on('error', () => {});
    socket.on('message', (data) => {
      harm.answers += 1;
      try {
        readMessage(String(data));
      } catch (error) {
        harm.faults.push(String(error));
      }
    });
    await Promise.race([new Promise((resolve) => socket.on('open', resolve)), over]);
    if (!mangler.happens(0.1)) socket.send('{"type":"hello","protocol":1}', () => {});
    let sent = 0;
    while (sent < most && !isOver) {
      this.#sendOne(socket);
      sent += 1;
      if (socket.bufferedAmount > MOST_WAITING) await pause(5);
      else if (sent % 20 === 0) await pause(0);
    }
    harm.sent += Math.max(sent, 1);
    await Promise.race([over, pause(20)]);
    // A few are left half-open: the server hears nothing more, not even the end.
    if (!isOver && mangler.happens(0.1)) setTimeout(() => socket.terminate(), 3_000);
    else socket.terminate();
    return Math.max(sent, 1);
  }

  #sendOne(socket: WebSocket): void {
    const { mangler } = this.#messages;
    const kind = mangler.below(100);
    if (kind < 2) socket.send(Buffer.from([0, 255, 1, 254]), { binary: true }, () => {});
    else if (kind < 3) socket.send('x'.repeat(66_000), () => {});
    else if (kind < 4) socket.send(`{"type":"act","table":"${'y'.repeat(65_400)}"}`, () => {});
    else if (kind < 6) socket.ping('p', undefined, () => {});
    else if (kind < 7) socket.send('{"type":"pi', { fin: false }, () => {});
    else if (kind < 20) socket.send('{"type":"ping"}', () => {});
    else socket.send(this.#messages.live(), () => {});
  }

  async #request(most: number): Promise<number> {
    const { url, token, from } = this.#person;
    const { mangler } = this.#messages;
    for (let sent = 0; sent < most; sent += 1) {
      const { method, path, body } = this.#messages.request();
      const origin = mangler.happens(0.2) ? { origin: 'https://evil.example' } : {};
      const wrong = mangler.one([token, token, token, 'wrong', '', '__proto__', 'x'.repeat(5_000)]);
      const asking = { method, token: wrong, body, headers: origin, from };
      const answer = await ask(url + path, asking).catch((error: Error) => error);
      this.#harm.sent += 1;
      if (answer instanceof Error) {
        // Too large a body may be answered and cut off.
        if (!/ECONNRESET|EPIPE|socket hang up/.test(String(answer)))
          this.#harm.faults.push(`${method} ${path.slice(0, 100)}: ${answer}`);
      } else this.#check(`${method} ${path.slice(0, 100)}`, answer);
    }
    return most;
  }

  #check(what: string, { status, text, body, headers }: Answer): void {
    count(this.#harm.statuses, status);
    this.#harm.answers += 1;
    const fault = (why: string) => this.#harm.faults.push(`${what} answers ${status} ${why}: ${text.slice(0, 300)}`);
    if (status >= 500) fault('as if it were broken');
    if (headers['access-control-allow-origin'] !== undefined) fault('to other sites');
    // Node itself answers what is no request at all.
    const isOurs = what.includes(' /api/') && status !== 431 && status !== 414;
    if (status >= 400 && isOurs && typeof body?.error?.message !== 'string') fault('without words');
    if (/\n\s+at |node_modules|\/src\//.test(text)) fault('with its insides');
  }

  /** Bytes that are no HTTP and no WebSocket. */
  async #garble(): Promise<number> {
    const { hostname, port } = new URL(this.#person.url);
    const { token, from } = this.#person;
    const { mangler } = this.#messages;
    const upgrade = `GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    const texts = [
      Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n'),
      Buffer.from(`POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`),
      Buffer.from(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
      Buffer.from('\u0016\u0003\u0001\u0002\u0000\u0001'),
      mangler.bytes(upgrade),
      // A frame of a kind that does not exist, one without a mask, and one that says it has 2^63 bytes.
      Buffer.concat([Buffer.from(upgrade), Buffer.from([0xff, 0xff, 1, 2, 3, 4])]),
      Buffer.concat([Buffer.from(upgrade), Buffer.from([0x81, 0x02, 0x68, 0x69])]),
      Buffer.concat([Buffer.from(upgrade), Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])]),
    ];
    const socket = connect({ host: hostname, port: Number(port), ...(from !== undefined && { localAddress: from }) });
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.write(mangler.one(texts));
    this.#harm.sent += 1;
    this.#harm.connections += 1;
    await pause(2 + mangler.below(10));
    if (mangler.happens(0.5)) socket.destroy();
    else setTimeout(() => socket.destroy(), 2_000);
    return 1;
  }
}

/** Requests that never end, a byte at a time. Gives what stops them. */
export function slowLoris(url: string, sockets: number, from?: string): () => void {
  const { hostname, port } = new URL(url);
  const all = Array.from({ length: sockets }, (_, index) => {
    const socket = connect({ host: hostname, port: Number(port), ...(from !== undefined && { localAddress: from }) });
    socket.on('error', () => {});
    socket.on('data', () => {});
    const isBody = index % 2 === 0;
    socket.write(
      isBody
        ? 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'
        : 'GET / HTTP/1.1\r\nHost: x\r\n',
    );
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of all) if (socket.writable) socket.write('a');
  }, 500);
  return () => {
    clearInterval(drip);
    for (const socket of all) socket.destroy();
  };
}
