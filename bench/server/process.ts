// A server in a process of its own, and what it has used.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
  static async start(args: readonly string[], nodeArgs: readonly string[] = []): Promise<ServerProcess> {
    const began = performance.now();
    const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, ...nodeArgs, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
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

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** `memory`: after the garbage is gone. */
  used(what: 'cpu' | 'memory' = 'cpu'): Promise<Used> {
    return this.#ask({ what });
  }

  /** Begins to note where the main thread spends its time, or writes that to a file. */
  async profile(file?: string): Promise<void> {
    await this.#ask({ what: 'profile', file });
  }

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

export const startOpenshake = (data = newFolder(), nodeArgs: readonly string[] = []): Promise<ServerProcess> =>
  ServerProcess.start([COMMAND, 'serve', '--port', '0', '--json', '--data', data], nodeArgs);

/** This program in another role. */
export const startRole = (...role: readonly string[]): Promise<ServerProcess> =>
  ServerProcess.start([process.argv[1] ?? '', ...role]);
