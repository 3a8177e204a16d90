// `openshake connect` as people run it: in a process of its own, with a program of the bot protocol.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { soon } from './patience.ts';

const BIN = fileURLToPath(new URL('../../../packages/cli/bin/openshake.js', import.meta.url));

const children = new Set<ChildProcess>();

/** Nothing that a test started outlives it: a connection that lost its server would try forever. */
export function endConnections(): void {
  for (const child of children) child.kill('SIGKILL');
}
process.on('exit', endConnections);

export interface Connected {
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface Connecting {
  /** What it has said so far. */
  readonly stderr: string;
  kill(signal: NodeJS.Signals): void;
  ended(ms?: number): Promise<Connected>;
}

export interface ConnectWish {
  url: string;
  code: string;
  program: readonly string[];
  options?: readonly string[];
  speed?: number;
}

const { OPENSHAKE_CLOCK_SPEED: _, OPENSHAKE_TOKEN: __, ...inherited } = process.env;

export function connect({ url, code, program, options = [], speed = 1 }: ConnectWish): Connecting {
  const args = ['connect', url, '--code', code, ...options, '--', ...program];
  const child = spawn(process.execPath, [BIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...(speed !== 1 && { OPENSHAKE_CLOCK_SPEED: String(speed) }) },
  });
  children.add(child);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  const ended = new Promise<Connected>((resolve) => {
    child.once('close', (status) => {
      children.delete(child);
      resolve({ status, ...said });
    });
  });
  return {
    get stderr() {
      return said.stderr;
    },
    kill: (signal) => void child.kill(signal),
    async ended(ms = 120_000) {
      try {
        return await soon(ended, 'openshake connect to end', ms);
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.message : error}\n${said.stderr.slice(-2000)}`);
      }
    },
  };
}
