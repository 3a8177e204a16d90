// The page's end of a worker that answers one question at a time. A new question of the same desk takes the place of the one before.
import type { SolveQuestion, SolveReport } from '../../workers/solve.worker.ts';
import type { Answers, Ask } from './answering.ts';

export interface Searching {
  ms: number;
  steps: number;
}

type Asked<What extends Ask['what']> = Extract<Ask, { what: What }>;
export type Outcome<What extends Ask['what']> = Answers[What] | { failed: string } | 'dropped';

interface Waiting {
  question: SolveQuestion;
  done: (outcome: Outcome<Ask['what']>) => void;
  progress?: ((searching: Searching) => void) | undefined;
}

/** A worker that is busy for longer than this with an old question is replaced. */
const PATIENCE_MS = 400;

const open = () =>
  new Worker(new URL('../../workers/solve.worker.ts', import.meta.url), { type: 'module', name: 'solver' });

export class Desk {
  #worker: Worker | undefined;
  #busy: Waiting | undefined;
  #next: Waiting | undefined;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;

  /** The answer, or that a newer question came before it was known. */
  ask<What extends Ask['what']>(
    ask: Asked<What>,
    options: { limitMs?: number; progress?: (searching: Searching) => void } = {},
  ): Promise<Outcome<What>> {
    this.#id += 1;
    const question = { id: this.#id, ask, limitMs: options.limitMs ?? Number.POSITIVE_INFINITY };
    return new Promise((resolve) => {
      this.#next?.done('dropped');
      this.#next = {
        question,
        done: resolve as Waiting['done'],
        progress: options.progress,
      };
      this.#go();
    });
  }

  /** Ends the search. Whoever asked hears that it was dropped. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#busy?.done('dropped');
    this.#next?.done('dropped');
    this.#busy = undefined;
    this.#next = undefined;
  }

  #go(): void {
    if (this.#busy) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#replace(), Math.max(0, this.#since + PATIENCE_MS - performance.now()));
      return;
    }
    if (!this.#next) return;
    this.#busy = this.#next;
    this.#next = undefined;
    this.#since = performance.now();
    this.#worker ??= this.#opened();
    this.#worker.postMessage(this.#busy.question);
  }

  /** Nobody waits for the old question anymore. */
  #replace(): void {
    if (!this.#busy || !this.#next) return;
    this.#busy.done('dropped');
    this.#busy = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#go();
  }

  #opened(): Worker {
    const worker = open();
    worker.addEventListener('message', ({ data }: MessageEvent<SolveReport>) => this.#heard(data));
    worker.addEventListener('error', () => {
      if (this.#busy) this.#heard({ id: this.#busy.question.id, failed: '' });
      worker.terminate();
      this.#worker = undefined;
    });
    return worker;
  }

  #heard(report: SolveReport): void {
    const busy = this.#busy;
    if (busy?.question.id !== report.id) return;
    if ('progress' in report) {
      busy.progress?.(report.progress);
      return;
    }
    this.#busy = undefined;
    busy.done('failed' in report ? { failed: report.failed } : report.answer);
    this.#go();
  }
}
