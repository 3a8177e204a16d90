// Threads that solve Equations, started from the command's own file. Each takes whole questions, or its share of one.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Solved, solve } from '@openshake/advice';
import type { SolveRequest } from '@openshake/protocol';
import {
  type Job as EquationsJob,
  JobWorker as EquationsJobWorker,
  type Thread as EquationsThread,
  nodeThread as equationsNodeThread,
} from '@openshake/solver/equations';
import { within } from './limit.ts';

/** Tells the entry of the command that this thread is for solving. */
const SOLVER = 'openshake-solver';

/** A whole question, and how many milliseconds are left for it. */
export interface Question {
  request: SolveRequest<'equations'>;
  leftMs: number | undefined;
}

type Reply = { kind: 'solved'; solved: Solved } | { kind: 'failed'; message: string };

export const isSolver = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'as' in data && data.as === SOLVER;

function reply({ request, leftMs }: Question): Reply {
  try {
    return { kind: 'solved', solved: solve({ game: 'equations', request }, within(leftMs)) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

/** In the thread: questions and shares come in one at a time, and results go out. */
export function solveInThread(): void {
  const port = parentPort;
  if (!port || !isSolver(workerData)) throw new Error('Only "openshake solve" starts this thread.');
  const shares = new EquationsJobWorker((report) => port.postMessage(report));
  port.on('message', (message: Question | EquationsJob) => {
    if ('share' in message) shares.work(message);
    else port.postMessage(reply(message));
  });
}

/** Opens a thread. A thread that crashes, or ends unasked, reports that it has failed. */
export function openThread(): EquationsThread {
  // The bundle is one file: this module's address is the command's, and the entry sees what it is started for.
  return equationsNodeThread(new Worker(new URL(import.meta.url), { workerData: { as: SOLVER } }));
}

interface Waiting {
  question: Question;
  resolve: (solved: Solved) => void;
  reject: (error: Error) => void;
}

/** At most this many threads, each with its own question, opened as they are needed. */
export class Crew {
  readonly #most: number;
  readonly #threads = new Set<EquationsThread>();
  readonly #idle: EquationsThread[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether questions wait for a thread. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }

  get isAtWork(): boolean {
    return this.#idle.length < this.#threads.size;
  }

  solve(question: Question): Promise<Solved> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    for (const thread of this.#threads) thread.terminate();
    this.#threads.clear();
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#most ? this.#open() : undefined);
    if (!thread) return;
    this.#waiting.shift();
    thread.onReport = (message) => {
      const said = message as Reply;
      if (said.kind === 'solved') {
        this.#rest(thread);
        first.resolve(said.solved);
      } else {
        // Whatever happened there, the next question gets a working thread.
        this.#dismiss(thread);
        first.reject(new Error(said.message));
      }
      this.#next();
    };
    thread.postMessage(first.question);
  }

  #open(): EquationsThread {
    const thread = openThread();
    this.#threads.add(thread);
    return thread;
  }

  #rest(thread: EquationsThread): void {
    this.#idle.push(thread);
    thread.onReport = () => {
      this.#idle.splice(this.#idle.indexOf(thread), 1);
      this.#dismiss(thread);
    };
  }

  #dismiss(thread: EquationsThread): void {
    this.#threads.delete(thread);
    thread.terminate();
  }
}
