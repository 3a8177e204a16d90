// `openshake judge` as people run it: answers, errors, exit statuses, and streams of any length.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE } from '../jsonLines.ts';
import { readMemory, TELL_MEMORY } from '../testing/memory.ts';
import {
  answersOf,
  BIN,
  equationsRequest,
  idsOf,
  openshake,
  openshakeHere,
  request,
  testFolder,
} from '../testing/openshake.ts';
import { ENGLISH } from '../words/speech.ts';
import { judge } from './judge.ts';

const { folder, file } = testFolder();

describe('answers', () => {
  test('one per line, in order, each with its id', () => {
    const { status, stdout, stderr } = openshake(['judge'], request({ id: 'a' }) + request({ id: 7 }) + request());
    expect(stderr).toBe('');
    expect(idsOf(stdout)).toEqual(['a', 7, null]);
    expect(status).toBe(0);
  });

  test("have the verdict in the contract's form", async () => {
    const [answer] = answersOf((await openshakeHere(['judge'], request({ id: '1' }))).stdout);
    expect(answer).toMatchObject({
      id: '1',
      correct: true,
      goalValues: [3],
      value: 3,
      cards: ['BR', 'RY', 'G'],
      restrictedUniverse: ['BR', 'RY', 'G', 'blank'],
      violations: [],
    });
  });

  test('an incorrect Solution is an answer, not an error', async () => {
    const { status, stdout } = await openshakeHere(['judge'], request({ solution: { setName: '= 5 ((' } }));
    expect(answersOf(stdout)[0]).toMatchObject({ correct: false });
    expect(status).toBe(0);
  });

  test('the last line needs no line break, and blank lines are skipped', async () => {
    expect(
      idsOf((await openshakeHere(['judge'], `\n${request({ id: 1 })}\r\n\n${request({ id: 2 }).trim()}`)).stdout),
    ).toEqual([1, 2]);
  });

  test('anything in a Solution or a Goal is judged', async () => {
    const wild = [
      null,
      5,
      'R U G',
      [],
      {},
      { setName: 7 },
      { setName: 'R', restrictions: 'B C R' },
      { setName: [[['x']]] },
    ];
    const { status, stdout } = await openshakeHere(
      ['judge'],
      wild.map((solution) => request({ solution, goal: solution })).join(''),
    );
    expect(answersOf(stdout).map(({ correct }) => correct)).toEqual(wild.map(() => false));
    expect(status).toBe(0);
  });
});

describe('answers about Equations', () => {
  test("come between those about On-Sets, in the contract's form", async () => {
    const input = request({ id: 1 }) + equationsRequest({ id: 2 }) + request({ id: 3 });
    const { status, stdout } = await openshakeHere(['judge'], input);
    expect(idsOf(stdout)).toEqual([1, 2, 3]);
    const [, answer] = answersOf(stdout);
    expect(answer).toMatchObject({
      id: 2,
      correct: true,
      goalValues: [21],
      value: 21,
      certainty: 'proven',
      violations: [],
    });
    expect(answer).not.toHaveProperty('game');
    expect(status).toBe(0);
  });

  test('give other values exactly and approximately', async () => {
    const changes = { permitted: [...'4xr85/2'], required: [], goal: '5/2' };
    const [answer] = answersOf(
      (await openshakeHere(['judge'], equationsRequest({ ...changes, solution: { equation: 'r8=5/2' } }))).stdout,
    );
    expect(answer).toMatchObject({ correct: false, value: '2r2', goalValues: ['5/2'] });
    expect(answer.approx).toMatch(/^2\.8284271247/);
  });

  test('anything in a Solution or a Goal is judged', async () => {
    const wild = [
      null,
      5,
      '6x4',
      [],
      {},
      { equation: 7 },
      { equation: [[['x']]], wild: 'x' },
      { text: {} },
      { values: ['x'] },
    ];
    const { status, stdout } = await openshakeHere(
      ['judge'],
      wild.map((solution) => equationsRequest({ solution, goal: solution })).join(''),
    );
    expect(answersOf(stdout).map(({ correct }) => correct)).toEqual(wild.map(() => false));
    expect(status).toBe(0);
  });

  test('a malformed request is an error, and the others are answered', async () => {
    const { status, stdout } = await openshakeHere(
      ['judge'],
      equationsRequest({ id: 1, required: ['U'] }) + equationsRequest({ id: 2 }),
    );
    const [refused, judged] = answersOf(stdout);
    expect(refused.error.message).toMatch(
      /^In "required", "U" is not a cube\. These are the cubes: 0 1 2 3 4 5 6 7 8 9 \+ - x \/ \^ r\.$/,
    );
    expect(judged).toMatchObject({ id: 2, correct: true });
    expect(status).toBe(1);
  });
});

describe('what cannot be judged', () => {
  test('gets an error with its id; the others are answered, and the exit status is 1', async () => {
    const input = `${request({ id: 1 })}{"id":2,\n${request({ id: 3, division: 'midle' })}${request({ id: 4 })}`;
    const { status, stdout } = await openshakeHere(['judge'], input);
    const answers = answersOf(stdout);
    expect(idsOf(stdout)).toEqual([1, null, 3, 4]);
    expect(answers[1].error.message).toMatch(/^Line 2 is not JSON: /);
    expect(answers[2].error.message).toMatch(/^There is no division "midle"/);
    expect(answers[3].correct).toBe(true);
    expect(status).toBe(1);
  });

  test('with several files, the error names the file', async () => {
    const bad = file('bad.jsonl', '\n{oops}\n');
    const { stdout } = await openshakeHere(['judge', file('good.jsonl', request({ id: 1 })), bad]);
    expect(answersOf(stdout)[1].error.message).toContain(`Line 2 of ${bad} is not JSON`);
  });

  test('a line over 1 MiB is refused, and the next one is answered', async () => {
    const input = `${JSON.stringify({ id: 'x'.repeat(LONGEST_LINE) })}\n${request({ id: 2 })}`;
    const { status, stdout } = await openshakeHere(['judge'], input);
    expect(answersOf(stdout)[0]).toEqual({
      id: null,
      error: {
        message: `Line 1 is longer than ${LONGEST_LINE} bytes.`,
        facts: { key: 'line.tooLong', place: { key: 'line.place', line: 1 }, bytes: LONGEST_LINE },
      },
    });
    expect(idsOf(stdout)).toEqual([null, 2]);
    expect(status).toBe(1);
  });

  const DEEP = '['.repeat(100_000) + ']'.repeat(100_000);
  const nested = (field: string) => request({ id: 'x', [field]: 'DEEP' }).replace('"DEEP"', DEEP);

  test.each(['id', 'universe', 'rulebook', 'variations'])('endless nesting in "%s" does not crash', async (field) => {
    for (const options of [[], ['--pretty']]) {
      const { stderr, stdout } = await openshakeHere(['judge', ...options], nested(field) + request({ id: 'last' }));
      expect(stderr).toBe('');
      expect(stdout).toContain('last');
    }
  });

  test.each(['goal', 'solution', 'required', 'universe'])('nor in "%s" of Equations', async (field) => {
    const line = equationsRequest({ id: 'x', [field]: 'DEEP' }).replace('"DEEP"', DEEP);
    for (const options of [[], ['--pretty']]) {
      const { stderr, stdout } = await openshakeHere(['judge', ...options], line + equationsRequest({ id: 'last' }));
      expect(stderr).toBe('');
      expect(stdout).toContain('last');
      expect(stdout).not.toContain('bug in Openshake');
    }
  });

  test('an id that is too long to repeat is an error', async () => {
    const { status, stdout } = await openshakeHere(['judge'], nested('id'));
    expect(answersOf(stdout)).toEqual([
      {
        id: null,
        error: {
          message: 'The "id" is too long to send back. It may have at most 200 characters as JSON.',
          facts: { key: 'request.id', most: 200 },
        },
      },
    ]);
    expect(status).toBe(1);
  });

  test('a missing file is named on stderr, and the others are answered', async () => {
    const missing = join(folder, 'nowhere.jsonl');
    const { status, stdout, stderr } = await openshakeHere([
      'judge',
      missing,
      folder,
      file('one.jsonl', request({ id: 1 })),
    ]);
    expect(stderr).toContain(`cannot read ${missing}: there is no such file.`);
    expect(stderr).toContain(`cannot read ${folder}: it is a folder.`);
    expect(idsOf(stdout)).toEqual([1]);
    expect(status).toBe(1);
  });
});

describe('sources', () => {
  test('files in order, with - for standard input', async () => {
    const args = ['judge', file('a.jsonl', request({ id: 'a' })), '-', file('b.jsonl', request({ id: 'b' }).trim())];
    expect(idsOf((await openshakeHere(args, request({ id: 'in' }))).stdout)).toEqual(['a', 'in', 'b']);
  });

  test('after --, a file name may begin with a dash', () => {
    file('-odd.jsonl', request({ id: 'odd' }));
    const run = spawnSync(process.execPath, [BIN, 'judge', '--', '-odd.jsonl'], { cwd: folder, encoding: 'utf8' });
    expect(idsOf(run.stdout)).toEqual(['odd']);
  });

  test('no input gives no output and no complaint', async () => {
    expect(await openshakeHere(['judge'])).toEqual({
      status: 0,
      stdout: '',
      stderr: 'openshake: there was nothing to read.\n',
    });
  });

  test('on a terminal, it says what it expects', async () => {
    const stdin = Object.assign(Readable.from([Buffer.from(request({ id: 1 }))]), { isTTY: true });
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    expect(await judge([], { stdin, stdout, stderr, env: {}, speech: ENGLISH, wireSpeech: ENGLISH })).toBe(0);
    expect(String(stderr.read())).toContain('one JSON object per line');
    expect(String(stdout.read())).toContain('"correct":true');
  });
});

describe('streams', () => {
  test('an answer comes as soon as its line is complete', async () => {
    const child = spawn(process.execPath, [BIN, 'judge']);
    for (const id of [1, 2]) {
      child.stdin.write(request({ id }));
      const [answer] = await once(child.stdout, 'data');
      expect(idsOf(String(answer))).toEqual([id]);
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('200,000 lines are answered in order and do not pile up in memory', async () => {
    const lines = 200_000;
    const child = spawn(process.execPath, ['--import', TELL_MEMORY, BIN, 'judge']);
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    // Most are malformed, which is quick. Padding makes them 200 MB in total.
    const padding = 'x'.repeat(1000);
    Readable.from(
      (function* () {
        for (let id = 0; id < lines; id += 1) {
          yield id % 100 === 0 ? request({ id, padding }) : `{"id":${id},"padding":"${padding}"}\n`;
        }
      })(),
      { objectMode: false },
    ).pipe(child.stdin);
    let next = 0;
    let rest = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      const complete = (rest + chunk).split('\n');
      rest = complete.pop() ?? '';
      for (const line of complete) if (line.startsWith(`{"id":${next},`)) next += 1;
    }
    expect(next).toBe(lines);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    // An idle Node takes about 45 MB, and the garbage collector lets some more pile up.
    expect(readMemory(stderr).most).toBeLessThan(200);
  });

  test('a slow reader slows the input down', async () => {
    let taken = 0;
    const chunk = Buffer.from(request({ id: 1 }).repeat(100));
    const stdin = Readable.from(
      (async function* () {
        for (; taken < 40; taken += 1) yield chunk;
      })(),
      { highWaterMark: 1 },
    );
    const stdout = new PassThrough();
    const done = judge([], { stdin, stdout, stderr: new PassThrough(), env: {}, speech: ENGLISH, wireSpeech: ENGLISH });
    await setTimeout(300);
    expect(taken).toBeLessThan(10);
    stdout.resume();
    expect(await done).toBe(0);
    expect(taken).toBe(40);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is reported', () => {
    const full = openSync('/dev/full', 'w');
    const run = spawnSync(process.execPath, [BIN, 'judge'], { input: request(), stdio: ['pipe', full, 'pipe'] });
    closeSync(full);
    expect(String(run.stderr)).toBe('openshake: cannot write the answer: the disk is full.\n');
    expect(run.status).toBe(1);
  });

  test('a reader that goes away ends the command silently', async () => {
    const child = spawn(process.execPath, [BIN, 'judge']);
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.stdin.on('error', () => {});
    Readable.from(
      (function* () {
        for (;;) yield request({ id: 1 });
      })(),
      { objectMode: false },
    ).pipe(child.stdin);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(stderr).toBe('');
  });
});
