// The solver in its own thread: it answers questions one at a time, reports progress, and stops when the flag says so.
import { parentPort, workerData } from 'node:worker_threads';
import { Stopped } from '@openshake/solver';
import { countSolutions, Effort, type Table as OnSetsTable, positionOf, solve } from '@openshake/solver/onsets';

export interface WorkerQuestion {
  table: OnSetsTable;
  /** One Solution, or how many there are. */
  question: 'solve' | 'count';
}

export type WorkerAnswer =
  | { kind: 'progress'; steps: number }
  | { kind: 'stopped'; steps: number }
  | { kind: 'counted'; count: number }
  | { kind: 'solved'; texts: string[] | null };

/** 1 stops the search. This is shared memory, because a searching thread gets no messages. */
const flag = new Int32Array(workerData as SharedArrayBuffer);

const say = (answer: WorkerAnswer): void => parentPort?.postMessage(answer);

parentPort?.on('message', ({ table, question }: WorkerQuestion) => {
  const effort = new Effort((steps) => {
    say({ kind: 'progress', steps });
    return Atomics.load(flag, 0) === 1;
  });
  try {
    const position = positionOf(table);
    if (question === 'count') say({ kind: 'counted', count: countSolutions(position, 'any', effort) });
    else
      say({ kind: 'solved', texts: solve(position, 'any', effort)?.map(({ solution }) => solution.setName) ?? null });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    say({ kind: 'stopped', steps: error.steps });
  }
});
