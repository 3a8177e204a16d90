// The solver in a real thread: it reports progress, can be stopped from outside, and answers the next question.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Table as OnSetsTable } from '@openshake/solver/onsets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleEntry } from '../packages/cli/bundle.mjs';
import { asOnSetsRequest } from './support/request.ts';
import type { WorkerAnswer, WorkerQuestion } from './support/solverWorker.ts';

const folder = mkdtempSync(join(tmpdir(), 'openshake-worker-'));
const flag = new Int32Array(new SharedArrayBuffer(4));
let worker: Worker;

beforeAll(async () => {
  const file = join(folder, 'solver.mjs');
  writeFileSync(file, await bundleEntry(fileURLToPath(new URL('./support/solverWorker.ts', import.meta.url))));
  worker = new Worker(file, { workerData: flag.buffer });
});

afterAll(async () => {
  await worker.terminate();
  rmSync(folder, { recursive: true });
});

/** Asks, and returns every answer up to the last. `heard` may stop the search meanwhile. */
function ask(question: WorkerQuestion, heard: (answer: WorkerAnswer) => void = () => {}): Promise<WorkerAnswer[]> {
  return new Promise((resolve, reject) => {
    const answers: WorkerAnswer[] = [];
    const listen = (answer: WorkerAnswer) => {
      answers.push(answer);
      heard(answer);
      if (answer.kind === 'progress') return;
      worker.off('message', listen);
      resolve(answers);
    };
    worker.on('message', listen);
    worker.once('error', reject);
    worker.postMessage(question);
  });
}

const table = (resources: string): OnSetsTable =>
  asOnSetsRequest({
    rulebook: 'agloa-onsets-2023',
    division: 'senior',
    universe: ['B', 'R', 'BR', 'G', 'BG', 'Y', 'RG', 'RY', 'GY', 'BY'],
    goal: { values: [9] },
    resources: resources.split(' '),
  });

test('a long search in a thread reports its steps and stops at a flag, and the thread answers the next question', async () => {
  const long = await ask({ table: table('B R G Y B R G Y U - = C = N'), question: 'count' }, (answer) => {
    if (answer.kind === 'progress') Atomics.store(flag, 0, 1);
  });
  const last = long.at(-1);
  const [first] = long;
  expect(last?.kind).toBe('stopped');
  expect(first?.kind).toBe('progress');
  if (last?.kind !== 'stopped' || first?.kind !== 'progress') return;
  expect(first.steps).toBeGreaterThan(0);
  expect(last.steps).toBeGreaterThanOrEqual(first.steps);

  Atomics.store(flag, 0, 0);
  const [next] = (await ask({ table: table("B R G Y U U ' V"), question: 'solve' })).slice(-1);
  expect(next).toMatchObject({ kind: 'solved', texts: [expect.any(String)] });
  const [small] = (await ask({ table: { ...table('B R N'), goal: { values: [1] } }, question: 'count' })).slice(-1);
  expect(small).toEqual({ kind: 'counted', count: expect.any(Number) });
});
