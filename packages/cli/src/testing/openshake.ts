// The command for tests, bundled as people run it or called in this process; and a request of each game to vary.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../run.ts';

export const BIN = fileURLToPath(new URL('../../bin/openshake.js', import.meta.url));

/** What a command saves goes here, and not among the data of the person who runs the tests. */
export const DATA = mkdtempSync(join(tmpdir(), 'openshake-data-'));
process.on('exit', () => rmSync(DATA, { recursive: true, force: true }));

/** No color from outside may leak into a test. */
const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;

type Env = Record<string, string | undefined>;
const around = (extraEnv: Env): Env => ({ ...env, npm_command: 'exec', XDG_DATA_HOME: DATA, ...extraEnv });

/** The built command in a process of its own. */
export function openshake(args: string[], input = '', extraEnv: Env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: around(extraEnv),
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

/** A folder for one test file, removed at the end. `file` writes a file there. */
export function testFolder(): { folder: string; file: (name: string, text: string) => string } {
  const folder = mkdtempSync(join(DATA, 'files-'));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return { folder, file };
}

/** A command's answers, one per line. */
export const answersOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export const idsOf = (stdout: string) => answersOf(stdout).map(({ id }) => id);
/** Collects what is written to it as text. */
class Heard extends Writable {
  #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** The same from source in this process, which is much faster; for commands that start no threads. */
export async function openshakeHere(args: string[], input = '', extraEnv: Env = {}) {
  const [stdout, stderr] = [new Heard(), new Heard()];
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input)]);
  const status = await run(args, { stdin, stdout, stderr, env: around(extraEnv) });
  return { status, stdout: stdout.text, stderr: stderr.text };
}

/** Correct: B ⊆ R leaves BR, RY, G and blank, of which R ∪ G names three. */
export const REQUEST = {
  rulebook: 'agloa-onsets-2023',
  division: 'middle',
  variations: [],
  universe: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'],
  goal: { shape: 'row', cubes: ['1', '2'] },
  required: ['R', 'C'],
  permitted: ['B', 'U'],
  forbidden: ['4'],
  resources: ['G', 'Y', "'"],
  after: 'now',
  solution: { restrictions: ['B C R'], setName: 'R U G' },
};

/** Correct: 24 − 3 is 3 × 7. */
export const EQUATIONS_REQUEST = {
  rulebook: 'mlag-equations-basic-2018',
  division: 'middle',
  goal: '3x(5+2)',
  required: ['6', '-'],
  permitted: ['4', 'x', 'r'],
  forbidden: ['8', '+'],
  resources: ['9', '1', '/'],
  after: 'now',
  solution: { equation: '(6x4)-r9=3x(5+2)' },
};

export const request = (changes: object = {}): string => `${JSON.stringify({ ...REQUEST, ...changes })}\n`;

export const equationsRequest = (changes: object = {}): string =>
  `${JSON.stringify({ ...EQUATIONS_REQUEST, ...changes })}\n`;
