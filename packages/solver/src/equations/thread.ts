// A thread that runs worker.ts, of a page or of Node, as the pool knows it.
import type { Report } from './jobs.ts';

export interface Thread {
  postMessage(message: unknown): void;
  /** Called with every report; set by whoever asks. */
  onReport: (report: unknown) => void;
  terminate(): void;
}

/** What the workers of both worlds have in common. */
interface AnyWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** `listen` wires the worker: `say` passes a report on, `fail` ends a worker that broke down and says so, once. */
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

/** A worker as a page has it. */
export interface WebWorker extends AnyWorker {
  addEventListener(event: 'message', listen: (event: { data: unknown }) => void): void;
  /** Code that cannot be loaded is told without a message. */
  addEventListener(event: 'error', listen: (event: { message?: string | undefined }) => void): void;
}

/** A worker as Node has it. */
export interface NodeWorker extends AnyWorker {
  on(event: 'message' | 'error' | 'exit', listen: (said: unknown) => void): unknown;
}

/** A thread of Node: `nodeThread(new Worker(file))`. One that ends without being told to has failed. */
export const nodeThread = (worker: NodeWorker): Thread =>
  makeThread(worker, (say, fail) => {
    worker.on('message', say);
    worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (status) => fail(`The thread ended with status ${status}.`));
  });

/** A thread of a page: `webThread(new Worker(address, { type: 'module' }))`. */
export const webThread = (worker: WebWorker): Thread =>
  makeThread(worker, (say, fail) => {
    worker.addEventListener('message', ({ data }) => say(data));
    worker.addEventListener('error', ({ message }) => fail(message || 'The code of the worker could not be loaded.'));
  });
