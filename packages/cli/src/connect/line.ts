// One live connection to a server: its events come in a stream, and messages go out one after the other.
import { parseServerMessage, type ServerMessage } from '@openshake/protocol';
import { linesOf } from '../jsonLines.ts';
import { type Api, CannotConnect, Refused, Unreachable } from './api.ts';

/** A comment comes every 15 seconds. If three of them are missing, nobody is there. */
const SILENCE_MS = 45_000;
/** A server ends a stream whose client says nothing for three minutes. */
const PING_MS = 60_000;
/** How long a message may be on its way. */
const SENDING_MS = 30_000;

const DATA = /^data: ?/;
/** An unknown stream: the server was started again, or has given up on us. */
const UNKNOWN_STREAM = 404;

export class Line {
  readonly #api: Api;
  readonly #patience: number;
  readonly #pingMs: number;
  readonly #closing = new AbortController();
  #stream = '';
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #sending: Promise<void> = Promise.resolve();
  #silence: NodeJS.Timeout | undefined;
  #pings: NodeJS.Timeout | undefined;

  /** `patience`: how long nothing may be heard, and `pingMs`: the time between pings, in milliseconds. */
  constructor(api: Api, patience = SILENCE_MS, pingMs = PING_MS) {
    this.#api = api;
    this.#patience = patience;
    this.#pingMs = pingMs;
  }

  /** Opens the line and passes on each message until it ends. `opened`: messages can be sent now. Fails unless the line just broke. */
  async run(opened: () => void, hear: (message: ServerMessage) => void): Promise<void> {
    const { signal } = this.#closing;
    const headers = { accept: 'text/event-stream' };
    try {
      this.#heardSomething();
      const { body } = await this.#api.send({ method: 'GET', path: '/api/live/events', headers, signal });
      if (!body) return;
      this.#reader = body.getReader();
      for await (const text of this.#events(this.#reader)) {
        const message = parseServerMessage(text);
        if (message?.type === 'stream') {
          this.#stream = message.stream;
          opened();
          clearInterval(this.#pings);
          if (!signal.aborted) this.#pings = setInterval(() => this.send({ type: 'ping' }), this.#pingMs);
        } else if (message) hear(message);
      }
    } catch (error) {
      if (error instanceof CannotConnect || error instanceof Refused) throw error;
      // A break at any other place is a break.
      if (!(error instanceof Unreachable) && !isBreak(error)) throw error;
    } finally {
      this.close();
    }
  }

  /** Sends a message after those before it. If that fails, the line ends, and what has no answer is sent again on the next one. */
  send(message: object): void {
    this.#sending = this.#sending.then(async () => {
      if (this.#closing.signal.aborted) return;
      try {
        const response = await this.#api.send({
          method: 'POST',
          path: '/api/live',
          body: message,
          headers: { 'openshake-stream': this.#stream },
          signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(SENDING_MS)]),
        });
        await response.body?.cancel();
      } catch (error) {
        // The server says in the stream what is wrong with a message.
        const isHeard = error instanceof Refused && error.status !== UNKNOWN_STREAM && error.status !== 401;
        if (!isHeard) this.close();
      }
    });
  }

  close(): void {
    clearTimeout(this.#silence);
    clearInterval(this.#pings);
    this.#closing.abort();
    // The signal alone does not always end a stream whose request is long forgotten.
    this.#reader?.cancel().catch(() => {});
  }

  /** The data of each event. */
  async *#events(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<string> {
    for await (const batch of linesOf(this.#chunks(reader)))
      for (const { text } of batch) if (text !== undefined && DATA.test(text)) yield text.replace(DATA, '');
  }

  async *#chunks(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      this.#heardSomething();
      yield value;
    }
  }

  #heardSomething(): void {
    clearTimeout(this.#silence);
    if (!this.#closing.signal.aborted) this.#silence = setTimeout(() => this.close(), this.#patience);
  }
}

/** What `fetch` throws when the connection ends, and when we end it ourselves. */
const isBreak = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'));
