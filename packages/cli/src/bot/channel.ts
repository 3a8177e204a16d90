// A started program as two streams of lines, one in each direction. This file does not know what the lines mean.
import { spawn } from 'node:child_process';
import { type Line, linesOf } from '../jsonLines.ts';
import type { Text } from '../words/texts/index.ts';

export interface Channel {
  send(line: string): void;
  /** Gets every line; undefined for a line that is too long to keep. */
  hear(listen: (line: string | undefined) => void): void;
  /** Resolves when the program has ended for any reason, with what there is to say about it. */
  readonly ended: Promise<readonly Text[]>;
  /** Ends the program by force. */
  kill(): void;
  /** The process id, if the program could be started. */
  readonly pid: number | undefined;
}

/** How much of a program's standard error is kept for the message about its end. */
const LAST_WORDS = 300;

/** How long after its end we wait for its last lines, in milliseconds. */
const LINGER = 100;
/** A program that closes its standard output may be about to end. If it has not after this many milliseconds, it can never answer again. */
const CLOSING = 500;

/** On POSIX, a program leads its own process group, so everything it started ends with it. */
const GROUPS = process.platform !== 'win32';

/** Starts a program from its name and arguments, without a shell. `notes`: gets what it writes to standard error. */
export function startProgram(
  [command = '', ...args]: readonly string[],
  notes: (text: string) => void = () => {},
): Channel {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: GROUPS, windowsHide: true });
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
    notes(text);
  });
  // A caller that writes to a program that has ended learns that from `ended`.
  child.stdin.on('error', () => {});
  const ended = new Promise<readonly Text[]>((resolve) => {
    child.on('error', (error) => resolve([cannotStart(command, error)]));
    child.on('close', (code, signal) => resolve(endOf(code, signal, lastWords)));
    child.stdout.on('end', () =>
      afterwards(CLOSING, () => {
        if (child.exitCode === null && child.signalCode === null) resolve([{ key: 'program.closed' }]);
      }),
    );
    // Its children may keep its streams open. Nobody waits for them.
    child.on('exit', (code, signal) => afterwards(LINGER, () => resolve(endOf(code, signal, lastWords))));
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

/** Waits this many milliseconds. If this thread was busy, it first hears what has arrived by then. */
function afterwards(ms: number, then: () => void): void {
  setTimeout(() => setImmediate(then).unref(), ms).unref();
}

async function listenTo(batches: AsyncIterable<Line[]>, listen: (line: string | undefined) => void): Promise<void> {
  try {
    for await (const batch of batches) {
      for (const { text } of batch) listen(text);
    }
  } catch {
    // A broken stream says no more than an ended one.
  }
}

/** Ends a running program and everything that it started. */
export function endProgram(pid: number): void {
  try {
    process.kill(GROUPS ? -pid : pid, 'SIGKILL');
  } catch {
    // It just ended on its own.
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

/** `python3 "my bot.py" --fast` as words: spaces separate them, quotes keep them together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/(?:"([^"]*)"|'([^']*)'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/["']/g, ''));
