// A WebSocket client that does almost no work: it takes frames apart and looks at nothing in them.
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const MASK = [0x9c, 0x37, 0x5e, 0xa1] as const;

/** What arrives is read into one buffer for all clients, and looked at before the next one reads. */
const INBOX = Buffer.allocUnsafeSlow(256 * 1024);

function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | Math.min(length, 126);
  if (head === 8) frame.writeUInt16BE(length, 2);
  for (let at = 0; at < 4; at += 1) frame[head - 4 + at] = MASK[at] ?? 0;
  for (let at = 0; at < length; at += 1) frame[head + at] = (payload[at] ?? 0) ^ (MASK[at & 3] ?? 0);
  return frame;
}

export interface Destination {
  port: number;
  path: string;
  token?: string;
}

export class Client {
  readonly #socket: Socket;
  readonly #opened: () => void;
  /** Gets each message of the server. */
  hear: (message: Buffer) => void = () => {};
  /** Gets the reason if the server closes the connection. */
  ended: (why: string) => void = (why) => {
    throw new Error(`The server closed a connection: ${why}`);
  };
  #isOpen = false;
  #isOver = false;
  /** The beginning of a frame whose end has not arrived. */
  #rest: Buffer | null = null;

  private constructor({ port, path, token }: Destination, opened: () => void) {
    this.#opened = opened;
    const onread = {
      buffer: INBOX,
      callback: (count: number) => {
        this.#read(INBOX.subarray(0, count));
        return true;
      },
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    this.#socket.on('error', (error) => this.#over(String(error)));
    this.#socket.on('close', () => this.#over('it ended'));
    const session = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${session}\r\n`,
    );
  }

  static open(to: Destination): Promise<Client> {
    return new Promise((resolve) => {
      const client: Client = new Client(to, () => resolve(client));
    });
  }

  send(text: string): void {
    this.#socket.write(frameOf(TEXT, Buffer.from(text)));
  }

  close(): void {
    this.#isOver = true;
    this.#socket.destroy();
  }

  #over(why: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.ended(why);
  }

  #read(arrived: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, arrived]) : arrived;
    this.#rest = null;
    let at = this.#isOpen ? 0 : this.#head(bytes);
    while (at >= 0 && at < bytes.length) {
      const next = this.#frame(bytes, at);
      if (next < 0) break;
      at = next;
    }
    if (at < 0) at = 0;
    // The buffer belongs to everybody, so what is left is copied.
    if (at < bytes.length) this.#rest = Buffer.from(bytes.subarray(at));
  }

  /** Where the first frame begins; -1 if the answer to the request is not complete. */
  #head(bytes: Buffer): number {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return -1;
    const answer = bytes.toString('latin1');
    if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`The server refused a connection: ${answer}`);
    this.#isOpen = true;
    this.#opened();
    return end + 4;
  }

  /** Where the next frame begins; -1 if this one is not complete. */
  #frame(bytes: Buffer, at: number): number {
    if (at + 2 > bytes.length) return -1;
    let length = (bytes[at + 1] ?? 0) & 0x7f;
    let from = at + 2;
    if (length === 126) {
      if (at + 4 > bytes.length) return -1;
      length = bytes.readUInt16BE(from);
      from += 2;
    } else if (length === 127) {
      if (at + 10 > bytes.length) return -1;
      length = Number(bytes.readBigUInt64BE(from));
      from += 8;
    }
    const end = from + length;
    if (end > bytes.length) return -1;
    const opcode = (bytes[at] ?? 0) & 0xf;
    if (opcode === TEXT) this.hear(bytes.subarray(from, end));
    else if (opcode === PING) this.#socket.write(frameOf(PONG, bytes.subarray(from, end)));
    else if (opcode === CLOSE) this.#over(bytes.toString('utf8', from + 2, end));
    return end;
  }
}
