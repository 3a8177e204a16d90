// A program that was started, as two streams of lines: what is said to it and what it says. What the lines mean is not known here.
import { spawn } from 'node:child_process';
import { type Line, linesOf } from '../jsonLines.ts';
import type { Text } from '../words/texts/index.ts';

export interface Channel {
  send(line: string): void;
  /** Every line that comes; undefined for one that is too long to be kept. */
  hear(listen: (line: string | undefined) => void): void;
  /** Resolves when the program has ended, however that came, with what is to say about it. */
  readonly ended: Promise<readonly Text[]>;
  /** Ends the program, whether it likes that or not. */
  kill(): void;
  /** By which the system knows it, if it could be started. */
  readonly pid: number | undefined;
}

/** So much of what a program wrote on standard error is kept, for the sentence about its end. */
const LAST_WORDS = 300;

/** Its last lines arrive within so many milliseconds of its end. */
const LINGER = 100;
/** A program that closes its standard output may be about to end; after so many milliseconds it is not, and can never answer again. */
const CLOSING = 500;

/** On POSIX a program leads a group of its own, so that what it started ends with it. */
const GROUPS = process.platform !== 'win32';

/** Starts a program. The words are those of `wordsOf`; no shell reads them. */
export function startProgram([command = '', ...args]: readonly string[]): Channel {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: GROUPS, windowsHide: true });
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  // Who writes to a program that has ended learns of the end by `ended`.
  child.stdin.on('error', () => {});
  const ended = new Promise<readonly Text[]>((resolve) => {
    child.on('error', (error) => resolve([cannotStart(command, error)]));
    child.on('close', (code, signal) => resolve(endOf(code, signal, lastWords)));
    child.stdout.on('end', () => setTimeout(() => resolve([{ key: 'program.closed' }]), CLOSING).unref());
    // What it started may keep its streams open; nobody waits for that.
    child.on('exit', (code, signal) => setTimeout(() => resolve(endOf(code, signal, lastWords)), LINGER).unref());
  });
  return {
    ended,
    send: (line) => {
      if (child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    hear: (listen) => {
      void listenTo(linesOf(child.stdout), listen);
    },
    kill: () => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) endProgram(child.pid);
    },
    pid: child.pid,
  };
}

async function listenTo(batches: AsyncIterable<Line[]>, listen: (line: string | undefined) => void): Promise<void> {
  try {
    for await (const batch of batches) {
      for (const { text } of batch) listen(text);
    }
  } catch {
    // A stream that broke off says no more than one that ended.
  }
}

/** Ends a program that is still running, with all that it started. */
export function endProgram(pid: number): void {
  try {
    process.kill(GROUPS ? -pid : pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

function cannotStart(command: string, { code, message }: NodeJS.ErrnoException): Text {
  if (code === 'ENOENT') return { key: 'program.missing', command };
  if (code === 'EACCES') return { key: 'program.notRunnable', command };
  return { key: 'program.notStarted', command, why: message };
}

function endOf(code: number | null, signal: string | null, lastWords: string): Text[] {
  const end: Text = signal ? { key: 'program.ended.signal', signal } : { key: 'program.ended', status: code ?? '' };
  const words = lastWords.trim();
  return words === '' ? [end] : [end, { key: 'program.lastWords', words }];
}

/** `python3 "my bot.py" --fast` as words: blanks part them, quotes hold them together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:"([^"]*)"|'([^']*)'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/["']/g, ''));
