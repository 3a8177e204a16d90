// A server in a process of its own, and what it has used.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a process has used: processor time in microseconds, memory in bytes. */
export interface Used {
  cpu: number;
  rss: number;
  heapUsed: number;
  external: number;
}

/** In microseconds. */
const TICK = 10_000;

const PROBE = pathToFileURL(resolve('bench/server/probe.mjs')).href;

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

export class ServerProcess {
  /** Milliseconds from the start of the process to the line that says it is ready. */
  readonly startedIn: number;
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, startedIn: number) {
    this.#child = child;
    this.port = port;
    this.startedIn = startedIn;
  }

  /** Starts a program that says `{"ready":true,"url":…}` in its first line. */
  static async start(args: readonly string[]): Promise<ServerProcess> {
    const began = performance.now();
    const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Nothing is measured on somebody's database.
      env: { ...process.env, DATABASE_URL: undefined },
    });
    children.add(child);
    let log = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-2_000);
    });
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout?.setEncoding('utf8').once('data', resolve);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${log}`)));
    });
    const { url } = JSON.parse(line) as { url: string };
    return new ServerProcess(child, Number(new URL(url).port), performance.now() - began);
  }

  /** The processor time of the main thread so far, in microseconds; without Linux nobody knows. */
  get mainThread(): number {
    const { pid = 0 } = this.#child;
    if (process.platform !== 'linux') return Number.NaN;
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  }

  /** `memory`: after the garbage is gone. */
  used(what: 'cpu' | 'memory' = 'cpu'): Promise<Used> {
    return this.#ask({ what });
  }

  /** Notes where the main thread spends its time while this goes on, as a file for the developer tools of a browser. */
  async profile(file: string, work: () => Promise<void>): Promise<void> {
    await this.#ask({ what: 'profile' });
    await work();
    await this.#ask({ what: 'profiled', file });
  }

  /** Everything in memory, as a file for the developer tools of a browser. */
  async snapshot(file: string): Promise<void> {
    await this.#ask({ what: 'snapshot', file });
  }

  #ask(question: object): Promise<Used> {
    return new Promise((resolve) => {
      this.#child.once('message', (used) => resolve(used as Used));
      this.#child.send(question);
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
    children.delete(this.#child);
  }
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the benchmark ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openshake-bench-'));
  folders.push(folder);
  return folder;
}

const COMMAND = resolve('packages/cli/bin/openshake.js');

/** How the command asks to be run: the options in its first line. */
const NODE_OPTIONS = /^#!.* node (.*)/.exec(readFileSync(COMMAND, 'utf8'))?.[1]?.split(' ') ?? [];

export const startOpenshake = (data = newFolder()): Promise<ServerProcess> =>
  ServerProcess.start([...NODE_OPTIONS, COMMAND, 'serve', '--port', '0', '--json', '--data', data]);

/** This program in another role. */
export const startRole = (...role: readonly string[]): Promise<ServerProcess> =>
  ServerProcess.start([process.argv[1] ?? '', ...role]);
