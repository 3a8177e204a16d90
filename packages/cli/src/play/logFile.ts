// The file of a match: a log. Each row is on the disk before anybody hears of it.
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type { Row, Store } from '@openshake/host';
import { type LogHeader, makeLogLine } from '@openshake/protocol';
import { writeWhole } from './saving.ts';

/** `match-2.jsonl` beside `match.jsonl`. */
export function freeBeside(file: string): string {
  const { dir, name, ext } = parse(file);
  for (let number = 2; ; number += 1) {
    const beside = join(dir, `${name}-${number}${ext}`);
    if (!existsSync(beside)) return beside;
  }
}

/** How a file looks from outside. Writing to it changes this. */
function markOf(file: string): string | undefined {
  try {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}

export interface LogFileOptions {
  path: string;
  header: LogHeader;
  rows: readonly Row[];
  /** Whether the file holds exactly this header and these rows. If not, it is rewritten at the first chance. */
  isWritten: boolean;
}

export const makeLogText = (header: LogHeader, rows: readonly Row[]): string =>
  [header, ...rows].map(makeLogLine).join('');

export class LogFile implements Store {
  readonly #header: LogHeader;
  readonly #rows: Row[];
  /** Called if another program has written to the file, so that the match continues in a file beside it. */
  moved: (from: string, to: string) => void = () => {};
  #path: string;
  #isWritten: boolean;
  /** How the file looked when we last wrote or read it; undefined if there was none. */
  #mark: string | undefined;

  constructor({ path, header, rows, isWritten }: LogFileOptions) {
    this.#path = resolve(path);
    this.#header = header;
    this.#rows = [...rows];
    this.#isWritten = isWritten;
    this.#mark = markOf(this.#path);
  }

  get path(): string {
    return this.#path;
  }

  /** Whether there was no such file. */
  get isNew(): boolean {
    return this.#mark === undefined;
  }

  rows(from: number): readonly Row[] {
    return this.#rows.slice(from - 1);
  }

  /** Writes what we have so far, if the file does not hold it yet. */
  write(): void {
    if (!this.#isWritten) this.#writeWhole(this.#rows);
  }

  append(row: Row): void {
    if (row.v !== this.#rows.length + 1) throw new Error(`Row ${row.v} cannot follow row ${this.#rows.length}.`);
    if (markOf(this.#path) !== this.#mark) this.#moveAway([...this.#rows, row]);
    else if (this.#isWritten) this.#add(makeLogLine(row));
    else this.#writeWhole([...this.#rows, row]);
    this.#rows.push(row);
  }

  /** What another program has written stays. */
  #moveAway(rows: readonly Row[]): void {
    const from = this.#path;
    const to = freeBeside(from);
    writeWhole(to, makeLogText(this.#header, rows));
    this.#path = to;
    this.#settle();
    this.moved(from, to);
  }

  #writeWhole(rows: readonly Row[]): void {
    writeWhole(this.#path, makeLogText(this.#header, rows));
    this.#settle();
  }

  #settle(): void {
    this.#isWritten = true;
    this.#mark = markOf(this.#path);
  }

  #add(line: string): void {
    const handle = openSync(this.#path, 'r+');
    const { size } = statSync(this.#path);
    try {
      writeAll(handle, Buffer.from(line), size);
      fsyncSync(handle);
    } catch (error) {
      // Readers drop half a line, but the next row must not follow it.
      this.#isWritten = false;
      cutTo(handle, size);
      this.#mark = markOf(this.#path);
      throw error;
    } finally {
      closeSync(handle);
    }
    this.#mark = markOf(this.#path);
  }
}

function writeAll(handle: number, bytes: Uint8Array, from: number): void {
  for (let written = 0; written < bytes.length; )
    written += writeSync(handle, bytes, written, bytes.length - written, from + written);
}

function cutTo(handle: number, size: number): void {
  try {
    ftruncateSync(handle, size);
  } catch {
    // The next write rewrites the whole file.
  }
}
