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

/** `listen` passes on what the worker says, and that it broke down: it is then ended, and this is said once. */
export function makeThread(
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

/** A thread of a page: `webThread(new Worker(address, { type: 'module' }))`. */
export const webThread = (worker: WebWorker): Thread =>
  makeThread(worker, (say, fail) => {
    worker.addEventListener('message', ({ data }) => say(data));
    worker.addEventListener('error', ({ message }) => fail(message || 'The code of the worker could not be loaded.'));
  });
