// The arena's workers. Each gets one bout at a time, and bouts come back in any order.
import { Worker } from 'node:worker_threads';
import { endProgram } from '../bot/channel.ts';
import type { Patience } from '../bot/program.ts';
import type { PlayedBout } from './playBout.ts';
import type { Bout, Plan } from './schedule.ts';
import { StartGate } from './startGate.ts';
import { ARENA, type FromWorker, type ToWorker, type WorkerStart } from './worker.ts';

/** A worker that should stop first sends its programs away. After this time it is ended. */
const FAREWELL = 1500;

/** A bout could not be played at all: a bug in Openshake. */
export class BoutFailed extends Error {}

export interface PoolOptions {
  plan: Plan;
  bouts: readonly Bout[];
  workers: number;
  patience: Patience;
  host: string;
  keep: boolean;
  /** Hears about each bout as it comes back. */
  played: (bout: PlayedBout) => void;
  /** When this aborts, no new bout begins, and bouts under way are dropped. */
  stop: AbortSignal;
  /** When this aborts, nobody waits for programs to say goodbye. */
  hurry: AbortSignal;
}

/** Plays all bouts, or as many as finish before it is stopped. */
export async function playAll({
  plan,
  bouts,
  workers,
  patience,
  host,
  keep,
  played,
  stop,
  hurry,
}: PoolOptions): Promise<void> {
  const queue = [...bouts];
  const pool: { worker: Worker; gate: StartGate }[] = [];
  const ended = new Set<Worker>();
  /** Programs that the workers started. A worker that is ended in mid-thought cannot end its own. */
  const programs = new Set<number>();
  try {
    await new Promise<void>((resolve, reject) => {
      stop.addEventListener('abort', () => resolve());
      if (stop.aborted || queue.length === 0) return resolve();
      let left = bouts.length;
      for (let count = 0; count < Math.min(workers, bouts.length); count += 1) {
        // The bundle is one file: this module's address is the command's, and the entry sees that it is a worker.
        const gate = new StartGate();
        const start: WorkerStart = { as: ARENA, plan, patience, host, keep, gate: gate.shared };
        const worker = new Worker(new URL(import.meta.url), { workerData: start });
        pool.push({ worker, gate });
        const hand = () => {
          const play = queue.shift();
          if (play) worker.postMessage({ play } satisfies ToWorker);
        };
        worker.on('error', (error) => reject(new BoutFailed(error instanceof Error ? error.message : String(error))));
        worker.on('exit', (status) => {
          ended.add(worker);
          // A worker that stops unasked has crashed, and its bout would never come back.
          reject(new BoutFailed(`A worker ended with status ${status}.`));
        });
        worker.on('message', (message: FromWorker) => {
          if (message === 'ready') return hand();
          if ('pid' in message) {
            if (message.runs) programs.add(message.pid);
            else programs.delete(message.pid);
            return;
          }
          if (stop.aborted) return;
          if ('failed' in message) return reject(new BoutFailed(message.failed));
          played(message.played);
          left -= 1;
          if (left === 0) resolve();
          else hand();
        });
      }
    });
  } finally {
    await Promise.all(pool.map(({ worker, gate }) => dismiss(worker, gate, ended, hurry)));
    programs.forEach(endProgram);
  }
}

async function dismiss(worker: Worker, gate: StartGate, ended: ReadonlySet<Worker>, hurry: AbortSignal): Promise<void> {
  if (ended.has(worker)) return;
  worker.postMessage('stop' satisfies ToWorker);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, hurry.aborted ? 0 : FAREWELL);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    worker.once('exit', done);
    hurry.addEventListener('abort', done);
  });
  await gate.close();
  await worker.terminate();
}
