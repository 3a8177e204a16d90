// The notation of all matches in one file, in the order of the plan, whichever finished first.
import { open } from 'node:fs/promises';
import type { PlayedBout } from './playBout.ts';

export class MatchFile {
  readonly #file: Awaited<ReturnType<typeof open>>;
  readonly #waiting = new Map<number, string>();
  #next = 0;
  #written: Promise<unknown> = Promise.resolve();

  private constructor(file: Awaited<ReturnType<typeof open>>) {
    this.#file = file;
  }

  static async create(path: string): Promise<MatchFile> {
    return new MatchFile(await open(path, 'w'));
  }

  add({ index, matches }: PlayedBout): void {
    this.#waiting.set(index, matches.map(({ notation = '' }) => `${notation.trimEnd()}\n\n`).join(''));
    for (let text = this.#waiting.get(this.#next); text !== undefined; text = this.#waiting.get(this.#next)) {
      this.#write(text);
      this.#waiting.delete(this.#next);
      this.#next += 1;
    }
  }

  /** If play was stopped, matches that finished out of order are written too. */
  async close(): Promise<void> {
    for (const index of [...this.#waiting.keys()].sort((one, other) => one - other))
      this.#write(this.#waiting.get(index) ?? '');
    await this.#written;
    await this.#file.close();
  }

  #write(text: string): void {
    this.#written = this.#written.then(() => this.#file.write(text));
    // The caller that closes the file gets the error.
    this.#written.catch(() => {});
  }
}
