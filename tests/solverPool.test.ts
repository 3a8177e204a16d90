// The solver of Equations on several cores, in real Node threads.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  GoalFinder as EquationsGoalFinder,
  type Searched as EquationsSearched,
  Solver as EquationsSolver,
  SolverPool as EquationsSolverPool,
  type Thread as EquationsThread,
  nodeThread as equationsNodeThread,
} from '@openshake/solver/equations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEntry } from '../packages/cli/bundle.mjs';
import { EQUATIONS, HARD, middle, ROLL, table } from './support/equationsTable.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'openshake-pool-'));
const file = join(folder, 'worker.mjs');

beforeAll(async () => {
  writeFileSync(file, await bundleEntry(join(root, 'packages', 'solver', 'src', 'worker.ts')));
});
afterAll(() => rmSync(folder, { recursive: true }));

const thread = (): EquationsThread => equationsNodeThread(new Worker(file));

/** A Node worker with this code, which can use `parentPort`. */
const workerOf = (code: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true });

async function withPool<T>(
  ask: (pool: EquationsSolverPool) => Promise<T>,
  progress?: (at: EquationsSearched) => void,
  start = thread,
) {
  const pool = new EquationsSolverPool(start, 2, { progress });
  try {
    return await ask(pool);
  } finally {
    pool.close();
  }
}

describe('two threads', () => {
  it('find the same simplest Solution as one solver alone', () =>
    withPool(async (pool) => {
      for (const [goal, sections] of [
        ['12', table('34', 'x+526-1')],
        ['30', table('2', '9+-x/^r583')],
        ['79', table('x', '3^4572+-18')],
      ] as const) {
        const all = [...sections.required, ...sections.permitted, ...sections.resources];
        const solver = () => new EquationsSolver(middle(goal), all);
        const some = await pool.possible(middle(goal), sections).answer;
        const known = some.answer ? some.found : expect.unreachable(`${goal} has a Solution`);
        expect(solver().plainest(sections, 'any', known), goal).toEqual(solver().plainest(sections));
      }
    }));

  it('give the same answers as one solver, one question after another', () =>
    withPool(async (pool) => {
      for (const [goal, sections] of [
        ['12', table('34', 'x+5')],
        ['13', table('', '22++x8')],
        ['999', table('11', '+-111')],
        ['r2', table('', 'r2x1')],
      ] as const)
        for (const question of ['now', 'possible'] as const) {
          const all = [...sections.required, ...sections.permitted, ...sections.resources];
          const alone = new EquationsSolver(middle(goal), all)[question](sections);
          const { answer } = await pool[question](middle(goal), sections).answer;
          expect(answer, `${question} ${goal}`).toBe(alone.answer);
        }
    }));

  it('show the same Solution each time, one with the fewest cubes', () =>
    withPool(async (pool) => {
      const sections = table('3456', '+-x/12789');
      const all = [...sections.permitted, ...sections.resources];
      const fewest = new EquationsSolver(middle('97'), all).shortest(sections);
      if (!fewest.answer) throw new Error('There is a Solution.');
      const first = await pool.possible(middle('97'), sections).answer;
      expect(first).toMatchObject({ answer: true, found: { cubes: fewest.found.cubes } });
      for (let time = 0; time < 5; time += 1)
        expect(await withPool((other) => other.possible(middle('97'), sections).answer)).toEqual(first);
    }));

  it('report together what nobody can decide', () =>
    withPool(async (pool) => {
      const shake = { ...middle('3^(9^9)'), division: 'elementary' };
      expect(await pool.possible(shake, table('', '', '999^^5+r2+')).answer).toMatchObject({
        answer: null,
        searched: { undecided: expect.any(Number) },
      });
    }));

  it(`[${EQUATIONS} IV-B] list the Goals known so far when they are stopped`, async () => {
    let told = 0;
    let stop = () => {};
    const answer = await withPool(
      (pool) => {
        const task = pool.goals(middle(''), ROLL);
        stop = () => task.stop();
        return task.answer;
      },
      () => {
        told += 1;
        if (told === 20) stop();
      },
    );
    if (answer.answer !== null) throw new Error('It was stopped.');
    expect(answer.goals.length).toBeGreaterThan(0);
    expect(answer.searched.goals).toBe(answer.goals.length);
  });

  it(`[${EQUATIONS} IV-B] share the Goals and combine them in order`, () =>
    withPool(async (pool) => {
      const sections = table('', '1234+x-r');
      const alone = new EquationsGoalFinder(middle(''), sections).all();
      expect(alone.answer).toBe(true);
      expect(await pool.goals(middle(''), sections).answer).toEqual(alone);
    }));

  it('report progress, can be stopped, and work again', async () => {
    let told: EquationsSearched | undefined;
    let noticed = () => {};
    const progress = new Promise<void>((resolve) => {
      noticed = resolve;
    });
    await withPool(
      async (pool) => {
        const task = pool.possible(HARD.shake, HARD.sections);
        await progress;
        task.stop();
        expect(await task.answer).toEqual({ answer: null, searched: told });
        expect(told?.steps).toBeGreaterThan(0);
        const next = pool.possible(middle('12'), table('34', 'x'));
        // That question is over: the threads are working on something else.
        task.stop();
        expect(await next.answer).toMatchObject({ answer: true });
      },
      (searched) => {
        told = searched;
        if (searched.steps > 0) noticed();
      },
    );
  });

  it('end with the open question when the pool is closed', () =>
    withPool(async (pool) => {
      const hard = pool.possible(HARD.shake, HARD.sections);
      pool.close();
      expect(await hard.answer).toMatchObject({ answer: null });
    }));

  it('a failed question is reported as failed, and leaves no thread behind', async () => {
    const ends: Promise<unknown>[] = [];
    await withPool(
      async (pool) => {
        const shake = { ...middle('1'), division: 'nursery' };
        await expect(pool.possible(shake, table('1', '')).answer).rejects.toThrow('nursery');
      },
      undefined,
      () => {
        const worker = new Worker(file);
        ends.push(once(worker, 'exit'));
        return equationsNodeThread(worker);
      },
    );
    expect(ends).toHaveLength(2);
    await Promise.all(ends);
  });

  it('take questions that come together one at a time', () =>
    withPool(async (pool) => {
      const sections = table('3', '4+', 'x');
      const answers = ['13', '12', '14'].map((goal) => pool.now(middle(goal), sections).answer);
      expect((await Promise.all(answers)).map(({ answer }) => answer)).toEqual([false, true, false]);
    }));

  it('a waiting question can be stopped, and the next one still waits', () =>
    withPool(async (pool) => {
      const hard = pool.possible(HARD.shake, HARD.sections);
      const waiting = pool.possible(middle('12'), table('34', 'x'));
      const last = pool.possible(middle('12'), table('34', 'x'));
      waiting.stop();
      expect(await waiting.answer).toEqual({ answer: null, searched: { cubesFrom: 2, steps: 0, undecided: 0 } });
      const early = await Promise.race([last.answer, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
      expect(early).toBe('waits');
      hard.stop();
      expect(await last.answer).toMatchObject({ answer: true });
    }));

  it('if one cannot be opened, the question fails and leaves nothing behind for the next', async () => {
    let opened = 0;
    await withPool(
      async (pool) => {
        await expect(pool.possible(HARD.shake, HARD.sections).answer).rejects.toThrow('no room');
        expect(await pool.possible(middle('7'), table('3', '4x+')).answer).toMatchObject({ answer: true });
      },
      undefined,
      () => {
        opened += 1;
        if (opened === 2) throw new Error('no room');
        return thread();
      },
    );
  });

  it('are at least one, and none once the pool is closed', async () => {
    for (const size of [0, -1, 1.5, Number.NaN])
      expect(() => new EquationsSolverPool(thread, size)).toThrow(RangeError);
    const pool = new EquationsSolverPool(thread, 1);
    pool.close();
    await expect(pool.possible(middle('12'), table('34', 'x')).answer).rejects.toThrow('closed');
  });

  it('report their work together', async () => {
    const busy = `parentPort.on('message', ({ share: { part } }) =>
      parentPort.postMessage({ kind: 'progress', searched: { cubesFrom: 4 - part, steps: 5 + part, undecided: part } }))`;
    let stop = () => {};
    const answer = await withPool(
      (pool) => {
        const task = pool.possible(HARD.shake, HARD.sections);
        stop = () => task.stop();
        return task.answer;
      },
      ({ steps }) => {
        if (steps === 11) stop();
      },
      () => equationsNodeThread(workerOf(busy)),
    );
    expect(answer).toEqual({ answer: null, searched: { cubesFrom: 3, steps: 11, undecided: 1 } });
  });

  it('if one crashes after doing its share, the other continues, and the next question has two', async () => {
    const brief = workerOf(`parentPort.on('message', () => {
      parentPort.postMessage({ kind: 'answer', answer: { answer: false } });
      setTimeout(() => process.exit(3));
    })`);
    const gone = once(brief, 'exit');
    const threads = [equationsNodeThread(brief), thread(), thread()];
    await withPool(
      async (pool) => {
        const hard = pool.possible(HARD.shake, HARD.sections);
        await gone;
        hard.stop();
        expect(await hard.answer).toMatchObject({ answer: null });
        expect(await pool.possible(middle('12'), table('34', 'x')).answer).toMatchObject({ answer: true });
      },
      undefined,
      () => threads.shift() ?? thread(),
    );
  });

  it('if one crashes while idle, the next question has two', async () => {
    const brief = new Worker(file);
    const gone = once(brief, 'exit');
    const threads = [equationsNodeThread(brief)];
    await withPool(
      async (pool) => {
        expect(await pool.possible(middle('13'), table('', '22++x8')).answer).toEqual({ answer: false });
        brief.terminate();
        await gone;
        expect(await pool.possible(middle('12'), table('34', 'x')).answer).toMatchObject({ answer: true });
        expect(await pool.possible(middle('13'), table('', '22++x8')).answer).toEqual({ answer: false });
      },
      undefined,
      () => threads.shift() ?? thread(),
    );
  });
});

describe('a thread', () => {
  /** What it says until its worker has ended. */
  async function saidBy(worker: Worker, begin: (own: EquationsThread) => void = () => {}): Promise<unknown[]> {
    const said: unknown[] = [];
    const own = equationsNodeThread(worker);
    own.onReport = (report) => said.push(report);
    begin(own);
    await once(worker, 'exit').catch(() => once(worker, 'exit'));
    return said;
  }

  it('that crashes says so once', async () => {
    expect(await saidBy(workerOf(`throw new Error('out of paper')`))).toEqual([
      { kind: 'failed', message: 'out of paper' },
    ]);
  });

  it('that has ended says nothing anymore', async () => {
    expect(await saidBy(new Worker(file), (own) => own.terminate())).toEqual([]);
  });
});
