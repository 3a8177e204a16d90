// An arena worker: plays the bouts that it gets, one at a time, in its own thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { Patience } from '../bot/program.ts';
import { type PlayedBout, playBout } from './playBout.ts';
import type { Bout, Plan } from './schedule.ts';
import { StartGate } from './startGate.ts';
import { Ushers } from './usher.ts';

/** Tells the entry of the command that this is an arena worker. */
export const ARENA = 'openshake-arena';

export interface WorkerStart {
  as: typeof ARENA;
  plan: Plan;
  patience: Patience;
  host: string;
  keep: boolean;
  /** Made by `StartGate`. */
  gate: SharedArrayBuffer;
}

export type ToWorker = { play: Bout } | 'stop';
export type FromWorker = { played: PlayedBout } | { failed: string } | { pid: number; runs: boolean } | 'ready';

export const isArenaWorker = (data: unknown): data is WorkerStart =>
  typeof data === 'object' && data !== null && 'as' in data && data.as === ARENA;

export function work(): void {
  const port = parentPort;
  if (!port || !isArenaWorker(workerData)) throw new Error('Only the arena starts its workers.');
  const { plan, patience, host, keep } = workerData;
  const gate = new StartGate(workerData.gate);
  const tell = (message: FromWorker) => port.postMessage(message);
  const ushers = new Ushers(host, patience, {
    starting: (yes) => gate.starting(yes),
    runs: (pid, runs) => tell({ pid, runs }),
  });
  port.on('message', async (message: ToWorker) => {
    if (message === 'stop') {
      await ushers.close();
      port.close();
      return;
    }
    try {
      tell({ played: await playBout({ plan, bout: message.play, usher: ushers.usher, keep }) });
    } catch (error) {
      tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  tell('ready');
}
