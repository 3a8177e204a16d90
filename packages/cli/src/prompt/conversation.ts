// Questions and answers, a line each, on a terminal or through a pipe.
import { clearScreenDown, createInterface, cursorTo, moveCursor } from 'node:readline';
import type { Transform } from 'node:stream';
import { PLAIN } from '../colour.ts';
import { asTyped, forTerminal, paintedForTerminal } from '../forTerminal.ts';
import { type CannotWrite, cannotWrite, isReaderGone } from '../outlet.ts';
import { fit } from '../pretty/lines.ts';
import { type Page, speechOf, widthOf, wrap } from '../pretty/page.ts';
import { speakSigns } from '../pretty/spoken.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Said, Speech } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';
import { boundedLines } from './boundedLines.ts';

/** What an answer means, or why we cannot take it. */
export type Read<T> = { ok: true; value: T } | { ok: false; why: Said };
export const understood = <T>(value: T): Read<T> => ({ ok: true, value });
export const refused = (why: Said): Read<never> => ({ ok: false, why });

/** The person wants to leave, or there is no more input. */
export class Leave extends Error {}

export interface Question<T> {
  ask: Said;
  /** A line above the question: the forms that we understand. */
  hint?: Said;
  /** The answer that Enter gives, shown in brackets. */
  otherwise?: string;
  read: (answer: string) => Read<T>;
}

/** The words that leave, at every question. */
export const LEAVING: readonly string[] = ['quit', 'exit', 'bye', ':q'];

/** What the line may become, and the part of it to replace, as Node's readline wants it. */
export type Completion = [offers: string[], replaced: string];

/** The least room for the words beside the names of a list. */
const LEAST_ROOM = 24;
const INDENT = '     ';

/** Even a paper with every cube of the kit and a page of spaces is shorter than this. */
const LONGEST_LINE = 5_000;

/** At most this many bytes of a piped line are kept. */
const MOST_KEPT = 1024 * 1024;

/** Why we cannot read a line; undefined if we can. */
export function faultInLine({ length }: string): Text | undefined {
  if (length <= LONGEST_LINE) return undefined;
  return { key: 'read.lineTooLong', length, cut: length < MOST_KEPT ? 'no' : 'yes', most: LONGEST_LINE };
}

/** Lines in words. A line that became too long is broken again. */
const spokenLines = (text: string, page: Page): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const { width } = page;
      const spoken = speakSigns(line, speechOf(page));
      return widthOf(spoken) > width && widthOf(line) <= width ? wrap(spoken, width) : [spoken];
    })
    .join('\n');

export class Conversation {
  readonly #stdout: Surroundings['stdout'];
  readonly #page: Page;
  readonly #reader;
  /** Whether a person at a terminal can edit the line. */
  readonly #live: boolean;
  readonly #lines: string[] = [];
  #over = false;
  /** Why a message could not be written. */
  #trouble: CannotWrite | undefined;
  /** Whether a line is being typed. */
  #asking = false;
  #wake: () => void = () => {};
  /** Stops reading. An open pipe would keep the program from ending. */
  #letGo: () => void = () => {};
  /** What the Tab key offers for the line so far. */
  complete: (line: string) => Completion = (line) => [[], line];
  /** How everything comes out. For a screen reader, only words. */
  readonly #spoken: (text: string) => string;

  /** What the terminal gets: no colors unless we paint. */
  readonly #harmless: (text: string) => string;

  constructor({ stdin, stdout }: Surroundings, page: Page) {
    this.#stdout = stdout;
    this.#page = page;
    this.#spoken = page.plain ? (text) => spokenLines(text, page) : (text) => text;
    this.#harmless = page.paint === PLAIN ? forTerminal : paintedForTerminal;
    this.#live = Boolean(stdin.isTTY && stdout.isTTY);
    const completer = (line: string): Completion => this.complete(line);
    this.#reader = this.#live
      ? createInterface({ input: stdin, output: stdout, terminal: true, completer })
      : createInterface({ input: this.#boundedly(stdin), crlfDelay: Number.POSITIVE_INFINITY });
    // Lines from a pipe may arrive before anybody asks for them, so they wait here.
    this.#reader.on('line', (line) => {
      this.#lines.push(asTyped(line));
      this.#wake();
    });
    this.#reader.on('close', () => {
      this.#letGo();
      this.#over = true;
      this.#wake();
    });
    // The reader at the other end of a pipe may go away, which ends the conversation. A full disk ends it too, and is reported.
    stdout.on('error', (error) => {
      if (!isReaderGone(error)) this.#trouble ??= cannotWrite(error);
      this.#reader.close();
    });
  }

  /** A pipe's input without endless lines. */
  #boundedly(stdin: Surroundings['stdin']): Transform {
    const lines = boundedLines(MOST_KEPT);
    this.#letGo = () => {
      stdin.unpipe(lines);
      stdin.pause();
    };
    return stdin.pipe(lines);
  }

  get speech(): Speech {
    return speechOf(this.#page);
  }

  /** Whether a person sits at a terminal. */
  get live(): boolean {
    return this.#live;
  }

  /** Says something, above the line being typed if there is one. */
  say(said: string): void {
    if (this.#stdout.destroyed) return;
    const text = this.#spoken(said);
    if (!this.#live || !this.#asking) {
      this.#stdout.write(`${this.#harmless(text)}\n`);
      return;
    }
    const { rows } = this.#reader.getCursorPos();
    moveCursor(this.#stdout, 0, -rows);
    cursorTo(this.#stdout, 0);
    clearScreenDown(this.#stdout);
    // Readline moves up by the rows of its line before it redraws it.
    this.#stdout.write(`${this.#harmless(text)}\n${'\n'.repeat(rows)}`);
    this.#reader.prompt(true);
  }

  /** Changes the prompt in front of the line being typed. */
  changePrompt(prompt: string): void {
    if (!this.#live || !this.#asking || prompt === this.#reader.getPrompt()) return;
    this.#reader.setPrompt(prompt);
    this.#reader.prompt(true);
  }

  /** Asks until it can take the answer. */
  async ask<T>({ ask, hint, otherwise, read }: Question<T>): Promise<T> {
    const { paint, width, plain } = this.#page;
    const { say, tell } = this.speech;
    if (hint !== undefined) for (const line of fit(tell(hint), this.#page)) this.say(paint.dim(line));
    const usual = !otherwise ? '' : plain ? say('prompt.usual', { answer: otherwise }) : `[${otherwise}]`;
    // A long question takes several lines. The answer goes on the last one.
    const asked = usual === '' ? tell(ask) : `${tell(ask)} ${usual}`;
    const lines = wrap(asked, width - 1);
    const last = lines.pop() ?? '';
    const prompt =
      last.endsWith(usual) && usual !== ''
        ? `${paint.bold(last.slice(0, -usual.length))}${paint.dim(usual)}`
        : paint.bold(last);
    for (;;) {
      for (const line of lines) this.say(paint.bold(line));
      const answer = ((await this.line(`${prompt} `)) ?? '').trim();
      if (LEAVING.includes(answer.toLowerCase())) throw new Leave();
      const fault = faultInLine(answer);
      const taken = fault === undefined ? read(answer === '' ? (otherwise ?? '') : answer) : refused(fault);
      if (taken.ok) return taken.value;
      const why = tell(taken.why);
      this.say(plain ? fit(why, this.#page).join('\n') : `${paint.yellow('!')} ${wrap(why, width - 2).join('\n  ')}`);
    }
  }

  /** A sentence, wrapped to the page. */
  note(text: string): void {
    this.say(fit(text, this.#page).join('\n'));
  }

  /** Choices to pick from, each with its number and its meaning. */
  list(rows: readonly (readonly [name: string, words: string])[]): void {
    const { width, plain } = this.#page;
    const column = Math.max(...rows.map(([name]) => name.length));
    for (const [at, [name, words]] of rows.entries()) {
      if (plain) this.say(fit(`${at + 1}. ${name}: ${words}`, this.#page).join('\n'));
      else {
        const begin = `  ${at + 1}  ${name.padEnd(column)}  `;
        const room = width - begin.length;
        // If there is little room beside the names, the words go below them.
        const below = room < LEAST_ROOM;
        const lines = wrap(words, below ? width - INDENT.length : room);
        if (below) this.say([begin.trimEnd(), ...lines.map((line) => INDENT + line)].join('\n'));
        else this.say(lines.map((line, nth) => (nth === 0 ? begin : ' '.repeat(begin.length)) + line).join('\n'));
      }
    }
  }

  /** Throws `CannotWrite` if a message could not be written. */
  async end(): Promise<void> {
    this.#reader.close();
    // By then the last message is written, or has failed.
    if (!this.#stdout.destroyed) await new Promise<void>((done) => this.#stdout.write('', () => done()));
    if (this.#trouble) throw this.#trouble;
  }

  /** The next line; undefined if it is no longer wanted. Throws `Leave` if there is none. */
  async line(prompt: string, unless?: AbortSignal): Promise<string | undefined> {
    this.#reader.setPrompt(prompt);
    this.#asking = true;
    // Each of several pasted lines is shown again before its answer.
    if (this.#live && this.#lines.length > 0) this.#stdout.write(this.#harmless(`${prompt}${this.#lines[0]}\n`));
    else if (this.#live && !this.#over) this.#reader.prompt();
    else if (!this.#stdout.destroyed) this.#stdout.write(prompt);
    const wake = () => this.#wake();
    unless?.addEventListener('abort', wake);
    while (this.#lines.length === 0 && !this.#over && !unless?.aborted) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    unless?.removeEventListener('abort', wake);
    this.#asking = false;
    const line = this.#lines.shift();
    // A person has typed a line break already. A pipe shows none.
    if (!this.#live || line === undefined) this.say('');
    if (line === undefined && !unless?.aborted) throw new Leave();
    return line;
  }
}
