// A program in a real pseudo-terminal, for tests: they wait for what it prints and type lines.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { DATA } from './openshake.ts';

/** How to run a shell command in a pseudo-terminal with the tools on this machine. */
function inTerminal(command: string): [program: string, args: string[]] {
  if (/util-linux/.test(String(spawnSync('script', ['--version']).stdout))) {
    return ['script', ['-qfec', command, '/dev/null']];
  }
  if (spawnSync('python3', ['-c', 'import pty']).status === 0) {
    return ['python3', ['-c', 'import pty, sys; pty.spawn(["/bin/sh", "-c", sys.argv[1]])', command]];
  }
  throw new Error(
    'These tests need a pseudo-terminal. Install script (from util-linux) or python3, which can open one.',
  );
}

const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

export interface TerminalOptions {
  columns?: number;
  env?: Record<string, string>;
}

export class Terminal {
  readonly #child: ChildProcess;
  readonly #pidFile: string;
  #screen = '';
  #wake: () => void = () => {};
  /** The exit status of the program. */
  readonly ended: Promise<number | null>;
  #over = false;

  constructor(words: readonly string[], { columns = 80, env = {} }: TerminalOptions = {}) {
    this.#pidFile = join(mkdtempSync(join(tmpdir(), 'openshake-terminal-')), 'pid');
    // The shell becomes the program, so its process is the one to kill.
    const command = `stty cols ${columns} rows 40; echo $$ > ${quote(this.#pidFile)}; exec ${words.map(quote).join(' ')}`;
    const [program, args] = inTerminal(command);
    const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
    this.#child = spawn(program, args, { env: { ...inherited, TERM: 'xterm', XDG_DATA_HOME: DATA, ...env } });
    const hear = (data: Buffer) => {
      this.#screen += data.toString('utf8');
      this.#wake();
    };
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    // Nobody hears a line typed just after the program ended. `ended` reports the end.
    this.#child.stdin?.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
    this.ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#over = true;
        this.#wake();
        resolve(code);
      });
    });
  }

  /** Everything printed so far, without colors and cursor movements. */
  get text(): string {
    return stripVTControlCharacters(this.#screen).replaceAll('\r', '');
  }

  get raw(): string {
    return this.#screen;
  }

  get over(): boolean {
    return this.#over;
  }

  type(line: string): void {
    this.press(`${line}\r`);
  }

  press(keys: string): void {
    this.#child.stdin?.write(keys);
  }

  /** Waits until the text from `from` on matches. Returns the match, or undefined if the program ended first. */
  async until(wanted: RegExp, from = 0): Promise<RegExpExecArray | undefined> {
    for (;;) {
      const found = wanted.exec(this.text.slice(from));
      if (found) return found;
      if (this.#over) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** As if the machine went down: the program gets no warning. */
  kill(): void {
    process.kill(Number(readFileSync(this.#pidFile, 'utf8')), 'SIGKILL');
  }
}
