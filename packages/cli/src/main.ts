// The entry of the `openshake` command, and of the workers that it starts from the same file.
import { isMainThread, workerData } from 'node:worker_threads';
import { isArenaWorker, work } from './arena/worker.ts';
import { isThinkers, think } from './play/thinking.ts';
import { run } from './run.ts';
import { isSolver, solveInThread } from './solve/threads.ts';

if (!isMainThread && isArenaWorker(workerData)) work();
else if (!isMainThread && isThinkers(workerData)) think();
else if (!isMainThread && isSolver(workerData)) solveInThread();
else {
  const { argv, stdin, stdout, stderr, env } = process;
  process.exitCode = await run(argv.slice(2), { stdin, stdout, stderr, env });
}
