// Writes to a stream at the reader's pace.
import type { Writable } from 'node:stream';
import { paintedForTerminal } from './forTerminal.ts';
import { shownPath, whyNotWritten } from './whyNot.ts';
import { ENGLISH, type Speech } from './words/speech.ts';

/** The answers cannot be written, and somebody should know. */
export class CannotWrite extends Error {
  readonly #file: string | undefined;

  constructor(error: unknown, file?: string) {
    super('', { cause: error });
    this.#file = file;
    this.message = this.why(ENGLISH);
  }

  why(speech: Speech): string {
    const why = whyNotWritten(this.cause, speech);
    return this.#file === undefined ? why : `${shownPath(this.#file)}: ${why}`;
  }
}

/** The error of a stream whose reader has gone away, as `head` does. */
const GONE: readonly unknown[] = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/** Whether the reader has gone away, which is no error. Anything else is. */
export const isReaderGone = ({ code }: NodeJS.ErrnoException): boolean => GONE.includes(code);

export const cannotWrite = (error: NodeJS.ErrnoException): CannotWrite => new CannotWrite(error);

export class Outlet {
  readonly #stream: Writable;

  constructor(stream: Writable) {
    this.#stream = stream;
    // Every write gets its own error. Without a listener, the stream would end the process too.
    stream.on('error', () => {});
  }

  /** Resolves when the text is passed on: true, or false if nobody reads anymore. */
  async write(text: string): Promise<boolean> {
    const error = await new Promise<NodeJS.ErrnoException | null | undefined>((done) => {
      this.#stream.write(paintedForTerminal(text), done);
    });
    if (!error) return true;
    if (isReaderGone(error)) return false;
    throw cannotWrite(error);
  }
}
