// The line to a client over a WebSocket. A text becomes a frame once, however many clients get it.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Backlog, HeldLine } from './backlog.ts';
import type { Line } from './connection.ts';

/** A close of a WebSocket has room for a short reason only. */
export const LONGEST_REASON = 120;

export class SocketLine implements Line, HeldLine {
  readonly #socket: WebSocket;
  /** Whole frames go to it directly. That is what `ws` does too, if nothing is compressed. */
  readonly #wire: Duplex;
  readonly #backlog: Backlog;
  /** An answer that leaves together with what is sent at the same moment. */
  #held: Buffer | null = null;

  constructor(socket: WebSocket, wire: Duplex, backlog: Backlog) {
    this.#socket = socket;
    this.#wire = wire;
    this.#backlog = backlog;
  }

  send(text: string): void {
    if (!this.#isOpen) return;
    const frame = frameOf(text);
    const held = this.#held;
    this.#held = null;
    this.#write(held ? Buffer.concat([held, frame]) : frame);
  }

  answer(text: string): void {
    if (!this.#isOpen) return;
    if (this.#backlog.isFlooded(this.#wire.writableLength)) {
      this.cutOff();
      return;
    }
    const frame = frameOf(text);
    if (this.#held) this.#held = Buffer.concat([this.#held, frame]);
    else {
      this.#held = frame;
      process.nextTick(release, this);
    }
  }

  get waiting(): number {
    return this.#isOpen ? this.#wire.writableLength : 0;
  }

  isFull(): boolean {
    return this.#backlog.isFull(this.#wire.writableLength);
  }

  whenFree(call: () => void): void {
    this.#backlog.whenFree(this, call);
  }

  cutOff(): void {
    this.#socket.terminate();
  }

  close(code: number, reason: string): void {
    this.release();
    this.#socket.close(code, reason.slice(0, LONGEST_REASON));
  }

  /** Sends what is held. */
  release(): void {
    const held = this.#held;
    this.#held = null;
    if (held && this.#isOpen) this.#write(held);
  }

  #write(frames: Buffer): void {
    this.#wire.write(frames);
    this.#backlog.sent(this, this.#wire.writableLength);
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }
}

const release = (line: SocketLine): void => line.release();

const TEXT_FRAME = 0x81;
/** In place of a length, these say that it follows in two or in eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const last: { text: string; frame: Buffer } = { text: '', frame: Buffer.of(TEXT_FRAME, 0) };

/** The frame of a text. Those who watch a table get the same text one after the other, so the last frame is kept. */
function frameOf(text: string): Buffer {
  if (text !== last.text) {
    last.text = text;
    last.frame = makeFrame(text);
  }
  return last.frame;
}

function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 0x10000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT_FRAME;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
