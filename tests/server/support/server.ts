// The server under test, as people start it: `openshake serve` in a process of its own, with real files or a real PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS, soon } from './patience.ts';

/** Any other program that keeps the contract can be tested in its place. */
const BIN =
  process.env.OPENSHAKE_SERVER ?? fileURLToPath(new URL('../../../packages/cli/bin/openshake.js', import.meta.url));

export interface ServerOptions {
  /** The address of an empty PostgreSQL database; without it, SQLite keeps everything. */
  database?: string;
  /** How many times as fast time runs. */
  speed?: number;
  /** The folder of the data; without it, a new one that is removed at the end. */
  data?: string;
  /** The address to listen on. */
  host?: string;
  /** Whether it believes what a proxy says. */
  behindProxy?: boolean;
  /** Whether `heldBytes` works. */
  tidies?: boolean;
  env?: Readonly<Record<string, string>>;
}

/** Nothing that a test started outlives it. */
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** What the surroundings of a test must not tell the server. */
const { DATABASE_URL: _, OPENSHAKE_CLOCK_SPEED: __, ...inherited } = process.env;

/** Run in the server's process before the server. */
const first = (program: string): string => `--import=data:text/javascript,${encodeURIComponent(program)}`;

/** The machine's clock is this many milliseconds ahead. */
const movedClock = (ms: number): string => first(`const { now } = Date; Date.now = () => now() + ${ms};`);

/** On a signal, memory that nothing refers to is given back at once. */
const TIDYING = first(`
  import { isMainThread } from 'node:worker_threads';
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  if (isMainThread) {
    setFlagsFromString('--expose-gc');
    const tidy = runInNewContext('gc');
    process.on('SIGUSR2', () => tidy());
  }
`);

export class Server {
  readonly data: string;
  readonly speed: number;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #url = '';
  #log = '';
  #started = 0;
  #startedAt = 0;
  /** How far the machine's clock was moved on, in milliseconds. */
  #moved = 0;
  #ended: Promise<number | null> = Promise.resolve(null);

  constructor(options: ServerOptions) {
    this.#options = options;
    this.data = options.data ?? mkdtempSync(join(tmpdir(), 'openshake-server-'));
    this.speed = options.speed ?? 1;
  }

  get url(): string {
    return this.#url;
  }

  get port(): number {
    return Number(new URL(this.#url).port);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Everything that it wrote to standard error, over all its starts. */
  get log(): string {
    return this.#log;
  }

  /** When the process that runs now was started, by this test's own clock. */
  get started(): number {
    return this.#started;
  }

  /** The same by the machine's clock, as the server sees it. The server's own clock begins there or a little later. */
  get startedAt(): number {
    return this.#startedAt;
  }

  /** Starts it, or starts it again on the same data and the same port. Resolves with how long it took. */
  async start(): Promise<number> {
    const { database, host, behindProxy = false, env } = this.#options;
    const args = [
      ...['serve', '--json', '--port', this.#url === '' ? '0' : String(this.port), '--data', this.data],
      ...(database === undefined ? [] : ['--database', database]),
      ...(host === undefined ? [] : ['--host', host]),
      ...(behindProxy ? ['--behind-proxy'] : []),
    ];
    const started = performance.now();
    this.#started = started;
    this.#startedAt = Date.now() + this.#moved;
    const child = spawn(process.execPath, [BIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        ...(this.speed !== 1 && { OPENSHAKE_CLOCK_SPEED: String(this.speed) }),
        NODE_OPTIONS: [
          ...(this.#moved > 0 ? [movedClock(this.#moved)] : []),
          ...(this.#options.tidies ? [TIDYING] : []),
        ].join(' '),
        ...env,
      },
    });
    this.#child = child;
    children.add(child);
    const from = this.#log.length;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text;
    });
    let said = '';
    this.#ended = new Promise((resolve) => {
      child.once('exit', (code) => {
        children.delete(child);
        resolve(code);
      });
    });
    const ready = new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        // It says one line there, and nothing else.
        if (/^[^\n]*\n$/.test(said)) resolve(said);
        else if (said.includes('\n')) reject(new Error(`The server said more than one line: ${said}`));
      });
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code} before it was ready.\n${this.#log.slice(from)}`)),
      );
    });
    const line = JSON.parse(await soon(ready, 'the server to be ready', 2 * PATIENCE_MS));
    if (line.ready !== true || typeof line.url !== 'string') throw new Error(`This is no ready line: ${said}`);
    this.#url = line.url;
    return performance.now() - started;
  }

  /** The process is gone in the middle of whatever it did. */
  async kill9(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await soon(this.#ended, 'the killed server to be gone');
  }

  /** Starts again after `kill9` or `drain`. `later`: the machine's clock is moved on by so much, as if the server had been down for that long. */
  restart(later = 0): Promise<number> {
    this.#moved += later;
    return this.start();
  }

  /** Asks the server to end, as systemd does, and gives its exit status. */
  async drain(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    this.#child?.kill(signal);
    return await soon(this.#ended, 'the server to end');
  }

  /** Ends it for good. It must end with 0, unless it is gone already. */
  async stop(): Promise<void> {
    const isRunning = this.#child?.exitCode === null && this.#child.signalCode === null;
    const status = isRunning ? await this.drain() : 0;
    if (this.#options.data === undefined) rmSync(this.data, { recursive: true, force: true });
    if (status !== 0) throw new Error(`The server ended with ${status}.\n${this.#log.slice(-4000)}`);
  }

  /** The processor time that it has used, in milliseconds. */
  get processorMs(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // Clock ticks, 100 a second on Linux: in user mode, and in the kernel.
    return 10 * (Number(fields[11]) + Number(fields[12]));
  }

  /** What objects of its main thread use, in bytes, once everything is given back that nothing refers to. Needs `tidies`. */
  async heldBytes(): Promise<number> {
    let held = Infinity;
    // The request may overtake the signal.
    for (let times = 0; times < 3; times += 1) {
      this.#child?.kill('SIGUSR2');
      const numbers = await (await fetch(`${this.url}/metrics`)).text();
      held = Math.min(held, Number(/^openshake_heap_bytes (\d+)$/m.exec(numbers)?.[1]));
    }
    return held;
  }

  /** The memory that it holds, in bytes. */
  get residentBytes(): number {
    return 4096 * Number(readFileSync(`/proc/${this.pid}/statm`, 'utf8').split(' ')[1]);
  }
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const server = new Server(options);
  await server.start();
  return server;
}
