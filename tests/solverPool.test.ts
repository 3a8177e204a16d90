// The solver of Equations on several cores, in real threads of Node.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  EquationsGoalFinder,
  type EquationsSearched,
  EquationsSolver,
  EquationsSolverPool,
  type EquationsThread,
  makeEquationsThread,
} from '@openshake/solver';
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

function thread(): EquationsThread {
  const worker = new Worker(file);
  return makeEquationsThread(worker, (say) => worker.on('message', say));
}

async function withPool<T>(ask: (pool: EquationsSolverPool) => Promise<T>, progress?: (at: EquationsSearched) => void) {
  const pool = new EquationsSolverPool(thread, 2, { progress });
  try {
    return await ask(pool);
  } finally {
    pool.close();
  }
}

describe('two threads', () => {
  it('answer as one solver does, one question after the other', () =>
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

  it('say together what nobody can decide', () =>
    withPool(async (pool) => {
      const shake = { ...middle('3^(9^9)'), division: 'elementary' };
      expect(await pool.possible(shake, table('', '', '999^^5+r2+')).answer).toMatchObject({
        answer: null,
        searched: { undecided: expect.any(Number) },
      });
    }));

  it(`[${EQUATIONS} IV-B] tell the Goals that are known when they are stopped`, async () => {
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

  it(`[${EQUATIONS} IV-B] share the Goals and put them together in order`, () =>
    withPool(async (pool) => {
      const sections = table('', '1234+x-r');
      const alone = new EquationsGoalFinder(middle(''), sections).all();
      expect(alone.answer).toBe(true);
      expect(await pool.goals(middle(''), sections).answer).toEqual(alone);
    }));

  it('tell their progress, can be stopped, and serve again', async () => {
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
        expect(await task.answer).toMatchObject({ answer: null, searched: { steps: expect.any(Number) } });
        expect(told?.steps).toBeGreaterThan(0);
        expect(await pool.possible(middle('12'), table('34', 'x')).answer).toMatchObject({ answer: true });
      },
      (searched) => {
        told = searched;
        if (searched.steps > 0) noticed();
      },
    );
  });

  it('a question that has its answer is not stopped any more, and closing ends one that has none', () =>
    withPool(async (pool) => {
      const easy = pool.possible(middle('12'), table('34', 'x'));
      expect(await easy.answer).toMatchObject({ answer: true });
      const next = pool.possible(middle('13'), table('', '22++x8'));
      easy.stop();
      expect((await next.answer).answer).toBe(false);
      const hard = pool.possible(HARD.shake, HARD.sections);
      pool.close();
      expect(await hard.answer).toMatchObject({ answer: null });
    }));

  it('a question that fails is told as such', () =>
    withPool(async (pool) => {
      const shake = { ...middle('1'), division: 'nursery' };
      await expect(pool.possible(shake, table('1', '')).answer).rejects.toThrow('nursery');
    }));
});
