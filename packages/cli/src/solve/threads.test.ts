// `openshake solve` on several cores, as people run it: nothing is lost, nothing changes places, and everything ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, openshake, request } from '../testing/openshake.ts';

interface SolveReply {
  id: unknown;
  answer?: boolean | null;
  searched?: { undecided: number; steps: number };
  error?: { message: string };
}

const folder = mkdtempSync(join(tmpdir(), 'openshake-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (id: unknown, fields: object): string =>
  `${JSON.stringify({ id, rulebook: 'mlag-equations-basic-2018', division: 'middle', ...fields })}\n`;
const cubes = (text: string): string[] => [...text];

const easy = (id: unknown): string =>
  ask(id, { goal: '12', required: ['x'], permitted: ['3'], resources: ['4'], question: 'now' });
/** Never goes to a thread, however busy the machine is. */
const onSets = (id: unknown): string => request({ id, question: 'now', after: undefined, solution: undefined });
/** Millions of Goals. */
const endless = (id: unknown): string =>
  ask(id, { resources: cubes('012345678912+-x/+-x/^r+-'), question: 'goals', maxCubes: 6 });
/** Nobody can decide this. */
const undecidable = (id: unknown): string =>
  ask(id, { division: 'elementary', goal: '3^(9^9)', required: cubes('999^^5+r2+'), question: 'possible' });
/** A few tenths of a second each, of every kind. */
const LONG: readonly object[] = [
  {
    goal: '70',
    required: cubes('-/'),
    permitted: cubes('x+-^29'),
    resources: cubes('-+4x/r--3^/x'),
    question: 'possible',
  },
  {
    goal: '3/8',
    division: 'senior',
    required: cubes('-'),
    permitted: cubes('6553/1++1'),
    resources: cubes('0/^90x+r-/'),
    question: 'avoid',
  },
  { resources: cubes('0126+-x5r'), question: 'goals' },
  {
    goal: '29',
    division: 'senior',
    permitted: cubes('x346+'),
    resources: cubes('0-1258/^r732'),
    question: 'possible',
    count: 40,
  },
  { goal: '22', required: cubes('11-0'), permitted: cubes('+888^113'), resources: cubes('r068+2^/'), question: 'now' },
];

function solve(input: string, ...args: string[]): { status: number | null; replies: SolveReply[]; stdout: string } {
  const { status, stdout } = openshake(['solve', ...args], input);
  const lines = stdout.split('\n').filter(Boolean);
  return { status, stdout, replies: lines.map((line) => JSON.parse(line)) };
}

describe('on several threads', () => {
  test('the answers and their order are the same as on one', () => {
    const lines = [...LONG.map((fields, at) => ask(at, fields)), 'nonsense\n', easy('easy'), onSets('on-sets')];
    const alone = solve(lines.join(''), '--workers', '1');
    expect(alone.replies).toHaveLength(lines.length);
    expect(alone.replies.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, null, 'easy', 'on-sets']);
    expect(alone.replies.filter(({ answer }) => typeof answer !== 'boolean')).toHaveLength(1);
    expect(solve(lines.join(''), '--workers', '3')).toEqual(alone);
    expect(alone.status).toBe(1);
  });

  test('each question has its own time', () => {
    const { replies, status } = solve(
      [1, 2, 3, 4].map(endless).join('') + easy(5),
      '--workers',
      '2',
      '--limit-ms',
      '300',
    );
    expect(replies.map(({ id, answer }) => [id, answer])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, null],
      [5, true],
    ]);
    for (const { searched } of replies.slice(0, 4)) expect(searched?.steps).toBeGreaterThan(0);
    expect(status).toBe(0);
  });

  test('a single question is shared, and its time still ends', () => {
    const { replies } = solve(endless(1), '--workers', '2', '--limit-ms', '3000');
    expect(replies).toMatchObject([{ id: 1, answer: null, searched: { steps: expect.any(Number) } }]);
  });

  test('what nobody can decide is reported, wherever it is asked', () => {
    const { replies } = solve(undecidable(1) + undecidable(2) + easy(3), '--workers', '2');
    expect(replies.map(({ id, answer }) => [id, answer])).toEqual([
      [1, null],
      [2, null],
      [3, true],
    ]);
    expect(replies[0]?.searched?.undecided).toBeGreaterThan(0);
    expect(replies[1]?.searched).toEqual(replies[0]?.searched);
  });

  test('an input that breaks off is answered as far as it goes', () => {
    const { replies, status } = solve(
      endless(1) + easy(2) + easy(3).slice(0, 40),
      '--workers',
      '2',
      '--limit-ms',
      '300',
    );
    expect(replies.map(({ id }) => id)).toEqual([1, 2, null]);
    expect(replies[2]?.error?.message).toContain('Line 3 is not JSON');
    expect(status).toBe(1);
  });

  test('--workers is a number from 1 up', () => {
    const { status, stderr } = openshake(['solve', '--workers', '0'], easy(1));
    expect(stderr).toContain('"--workers" needs a number from 1 to 256.');
    expect(status).toBe(2);
  });
});

describe('a thread that breaks down', () => {
  /** Every thread does this on its first question. */
  function breaking(how: string): Record<string, string> {
    const file = join(folder, 'break.cjs');
    writeFileSync(
      file,
      `const { isMainThread, parentPort } = require('node:worker_threads');
       if (!isMainThread) parentPort.once('message', () => { ${how} });`,
    );
    return { NODE_OPTIONS: `--require ${JSON.stringify(file)}` };
  }
  const replies = (input: string, env: Record<string, string>) => {
    const { status, stdout } = openshake(['solve', '--workers', '2'], input, env);
    return {
      status,
      replies: stdout
        .trimEnd()
        .split('\n')
        .map((line): SolveReply => JSON.parse(line)),
    };
  };

  test.each([
    ['process.exit(7);', 'The thread ended with status 7.'],
    ['throw new Error("out of ideas");', 'out of ideas'],
  ])('%s costs only its own question', (how, why) => {
    const after = replies(endless(1) + onSets(2) + endless(3) + onSets(4), breaking(how));
    expect(after.replies.map(({ id, answer }) => [id, answer])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
      [4, true],
    ]);
    for (const at of [0, 2]) expect(after.replies[at]?.error?.message).toContain(why);
    expect(after.replies[0]?.error?.message).toContain('The solver itself failed.');
    expect(after.status).toBe(1);
  });

  test('is reported for a shared question too', () => {
    const after = replies(endless(1), breaking('process.exit(7);'));
    expect(after.replies).toMatchObject([{ id: 1, error: { message: expect.stringContaining('status 7') } }]);
    expect(after.status).toBe(1);
  });
});

describe('a conversation', () => {
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, [BIN, 'solve', ...args]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, next: async (): Promise<SolveReply> => JSON.parse((await lines.next()).value ?? 'null') };
  };

  test('each answer comes as soon as it is known, and the command ends with its input', async () => {
    const { child, next } = start('--workers', '2', '--limit-ms', '300');
    const ended = once(child, 'close');
    for (const id of [1, 2]) {
      child.stdin.write(easy(id));
      expect(await next()).toMatchObject({ id, answer: true });
    }
    child.stdin.write(endless(3) + endless(4) + easy(5));
    expect([await next(), await next(), await next()]).toMatchObject([{ id: 3 }, { id: 4 }, { id: 5, answer: true }]);
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  });

  test('one thread alone also gives what it knows before it takes its time', async () => {
    const { child, next } = start('--workers', '1');
    const ended = once(child, 'close');
    child.stdin.write(easy(1) + onSets(2) + easy(3) + endless(4));
    expect([await next(), await next(), await next()]).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }]);
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
  });

  test('Ctrl-C ends it with all its threads', async () => {
    const { child, next } = start('--workers', '2');
    const ended = once(child, 'close');
    child.stdin.write(easy(1) + endless(2) + endless(3) + endless(4));
    expect(await next()).toMatchObject({ id: 1 });
    // Gives the threads time to start working.
    await new Promise((resolve) => setTimeout(resolve, 700));
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
  });
});
