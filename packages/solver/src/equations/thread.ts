// A thread that runs worker.ts, in a page or in Node, as the pool knows it.
import type { Report } from './jobs.ts';

export interface Thread {
  postMessage(message: unknown): void;
  /** Called with every report; set by the caller. */
  onReport: (report: unknown) => void;
  terminate(): void;
}

/** What workers in a page and in Node have in common. */
interface AnyWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** `listen` wires the worker: `say` passes on a report, `fail` ends a worker that broke down and says so, once. */
function makeThread(
  worker: AnyWorker,
  listen: (say: (report: unknown) => void, fail: (message: string) => void) => void,
): Thread {
  let isOver = false;
  const end = () => {
    isOver = true;
    void worker.terminate();
  };
  const thread: Thread = {
    postMessage: (message) => worker.postMessage(message),
    onReport: () => {},
    terminate: end,
  };
  listen(
    (report) => thread.onReport(report),
    (message) => {
      if (isOver) return;
      end();
      thread.onReport({ kind: 'failed', message } satisfies Report);
    },
  );
  return thread;
}

/** A worker in a page. */
export interface WebWorker extends AnyWorker {
  addEventListener(event: 'message', listen: (event: { data: unknown }) => void): void;
  /** There is no message when code cannot be loaded. */
  addEventListener(event: 'error', listen: (event: { message?: string | undefined }) => void): void;
}

/** A worker in Node. */
export interface NodeWorker extends AnyWorker {
  on(event: 'message' | 'error' | 'exit', listen: (said: unknown) => void): unknown;
}

/** A thread in Node: `nodeThread(new Worker(file))`. One that ends by itself has failed. */
export const nodeThread = (worker: NodeWorker): Thread =>
  makeThread(worker, (say, fail) => {
    worker.on('message', say);
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (status) => fail(`The thread ended with status ${status}.`));
  });

/** A thread in a page: `webThread(new Worker(address, { type: 'module' }))`. */
export const webThread = (worker: WebWorker): Thread =>
  makeThread(worker, (say, fail) => {
    worker.addEventListener('message', ({ data }) => say(data));
    worker.addEventListener('error', ({ message }) => fail(message || 'The code of the worker could not be loaded.'));
  });
