// The conformance cases, for tests of the page, and what the command says about a request.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(root, 'conformance');

export interface Case {
  id: string;
  command: string;
  request: Readonly<Record<string, unknown>> & { rulebook: string };
  expect: Readonly<Record<string, unknown>>;
}

/** Every case of one command. */
export const casesOf = (command: 'judge' | 'solve'): Case[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Case => JSON.parse(line))
    .filter((each) => each.command === command);

/** What `openshake judge` or `openshake solve` answers, one answer for each request. */
export function asked<Answer>(command: 'judge' | 'solve', requests: readonly object[]): Answer[] {
  const input = requests.map((request, id) => `${JSON.stringify({ ...request, id })}\n`).join('');
  const bin = join(root, 'packages', 'cli', 'bin', 'openshake.js');
  const run = spawnSync(process.execPath, [bin, command], { input, encoding: 'utf8', maxBuffer: 1 << 30 });
  const answers = run.stdout.split('\n').filter(Boolean);
  if (answers.length !== requests.length) throw new Error(`The command gave ${answers.length} answers. ${run.stderr}`);
  return answers.map((line) => JSON.parse(line));
}

/** Small and seeded, so that a failing sample can be drawn again. */
export function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So many of them, drawn without the same one twice, in their order. */
export function sampleOf<T>(all: readonly T[], count: number, seed: number): T[] {
  const draw = drawing(seed);
  const left = [...all.keys()];
  const drawn = Array.from({ length: Math.min(count, all.length) }, () => left.splice(draw(left.length), 1)).flat();
  return drawn.toSorted((one, other) => one - other).flatMap((at) => all[at] ?? []);
}
