// Writing to a stream at the pace of whoever reads it.
import type { Writable } from 'node:stream';
import { forTerminal } from './forTerminal.ts';

/** The answers cannot be written, and somebody should know. */
export class CannotWrite extends Error {}

/** What a stream says when its reader has gone away, as `head` does. */
const GONE: readonly unknown[] = ['EPIPE', 'ERR_STREAM_DESTROYED'];

/** Whether the reader has gone away, which is no error. Anything else is. */
export const isReaderGone = ({ code }: NodeJS.ErrnoException): boolean => GONE.includes(code);

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such place',
  ENOTDIR: 'a file is where a folder should be',
  EISDIR: 'it is a folder',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EIO: 'the device is not working',
  EDQUOT: 'you have used all of your disk space',
  EFBIG: 'the file would be too large',
};

/** Why something could not be written, in plain words where there are any. */
export function whyNotWritten(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

export class Outlet {
  readonly #stream: Writable;

  constructor(stream: Writable) {
    this.#stream = stream;
    // Every write hears of its own error; without a listener the stream would end the process as well.
    stream.on('error', () => {});
  }

  /** Resolves once the text is passed on: true, or false when nobody reads any longer. */
  async write(text: string): Promise<boolean> {
    const error = await new Promise<NodeJS.ErrnoException | null | undefined>((done) => {
      this.#stream.write(forTerminal(text), done);
    });
    if (!error) return true;
    if (isReaderGone(error)) return false;
    throw new CannotWrite(whyNotWritten(error));
  }
}
