// Questions about Equations on several cores: each worker takes a share of the bags or of the Goals.

import { type Answer, FEWEST, type Searched, type Shake, type Share } from './answers.ts';
import type { Goals, Settled } from './goals.ts';
import type { Job, Report } from './jobs.ts';
import type { Sections } from './sections.ts';
import type { Thread } from './thread.ts';

/** A question that is being worked on. */
export interface Task<T> {
  readonly answer: Promise<T>;
  /** Ends it. The answer is then not known, and says how far the workers got. */
  stop(): void;
}

export interface PoolOptions {
  progress?: ((searched: Searched) => void) | undefined;
}

/** What all workers together have done. */
const together = (parts: readonly Searched[]): Searched => ({
  cubesFrom: Math.min(...parts.map(({ cubesFrom }) => cubesFrom)),
  steps: parts.reduce((sum, { steps }) => sum + steps, 0),
  undecided: parts.reduce((sum, { undecided }) => sum + undecided, 0),
});

/** The final reports of the workers, by their parts; nothing from those still at work. */
type Reports = readonly (Report | undefined)[];

interface Yes {
  part: number;
  cubes: number;
  answer: Answer;
}

/** The Solution with the fewest cubes; of several, the first worker's. */
function bestOf(reports: Reports): Yes | undefined {
  let best: Yes | undefined;
  for (const [part, report] of reports.entries()) {
    if (report?.kind !== 'answer' || report.answer.answer !== true) continue;
    const { cubes } = report.answer.found;
    if (!best || cubes < best.cubes) best = { part, cubes, answer: report.answer };
  }
  return best;
}

/** Whether a worker still searching may find one that comes first. Which one is shown should not depend on who is faster. */
const mayBeBeaten = (yes: Yes, reports: Reports, parts: readonly Searched[]): boolean =>
  parts.some(
    ({ cubesFrom }, part) => !reports[part] && (cubesFrom < yes.cubes || (cubesFrom === yes.cubes && part < yes.part)),
  );

export class SolverPool {
  readonly #start: () => Thread;
  readonly #threads: (Thread | undefined)[];
  readonly #options: PoolOptions;
  /** When the last question asked is over. */
  #last: Promise<unknown> = Promise.resolve();
  /** Ends the questions in progress or waiting. */
  readonly #stops = new Set<() => void>();
  #isClosed = false;

  /** `start` opens a thread with worker.ts. Questions run one after another, each on all threads. */
  constructor(start: () => Thread, size: number, options: PoolOptions = {}) {
    if (!Number.isInteger(size) || size < 1)
      throw new RangeError(`A pool needs at least one thread. Its size must be a whole number, not ${size}.`);
    this.#start = start;
    this.#threads = Array.from({ length: size });
    this.#options = options;
  }

  possible(shake: Shake, sections: Sections): Task<Answer> {
    return this.#ask('possible', shake, sections);
  }

  now(shake: Shake, sections: Sections): Task<Answer> {
    return this.#ask('now', shake, sections);
  }

  #ask(question: 'now' | 'possible', shake: Shake, sections: Sections): Task<Answer> {
    return this.#run(
      (share) => ({ question, shake, sections, share }),
      (reports, parts) => {
        const yes = bestOf(reports);
        if (yes) return mayBeBeaten(yes, reports, parts) ? undefined : yes.answer;
        // A share without a Solution proves nothing by itself.
        if (reports.includes(undefined)) return undefined;
        const isNo = reports.every((report) => report?.kind === 'answer' && report.answer.answer === false);
        return isNo ? { answer: false } : { answer: null, searched: together(parts) };
      },
      (reports, parts) => bestOf(reports)?.answer ?? { answer: null, searched: together(parts) },
    );
  }

  /** Every Goal of up to `most` cubes with the fewest cubes of a Solution. */
  goals(shake: Pick<Shake, 'rulebook' | 'division'>, sections: Sections, most?: number): Task<Goals> {
    const found: Settled[] = [];
    const merge = (reports: Reports, parts: readonly Searched[]): Goals => {
      const goals = found.sort((one, other) => one.at - other.at).map(({ goal, cubes }) => ({ goal, cubes }));
      if (reports.every((report) => report?.kind === 'goals' && report.complete)) return { answer: true, goals };
      const { steps, undecided } = together(parts);
      return { answer: null, goals, searched: { goals: goals.length, steps, undecided } };
    };
    return this.#run(
      (share) => ({ question: 'goals', shake, sections, share, most }),
      (reports, parts) => (reports.includes(undefined) ? undefined : merge(reports, parts)),
      merge,
      (report) => {
        if ('found' in report && report.found) found.push(...report.found);
      },
    );
  }

  /** Ends the questions in progress or waiting, and all threads. Nobody can ask another. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    for (const thread of this.#threads) thread?.terminate();
    this.#threads.fill(undefined);
  }

  /** Takes its turn: done when `decide` has an answer, or when it is stopped. */
  #run<T>(
    jobOf: (share: Share) => Job,
    decide: (reports: Reports, parts: readonly Searched[]) => T | undefined,
    cutShort: (reports: Reports, parts: readonly Searched[]) => T,
    hear: (report: Report) => void = () => {},
  ): Task<T> {
    if (this.#isClosed) return { answer: Promise.reject(new Error('The pool is closed.')), stop: () => {} };
    const of = this.#threads.length;
    const reports: (Report | undefined)[] = Array.from({ length: of });
    const parts: Searched[] = Array.from({ length: of }, () => ({ cubesFrom: FEWEST, steps: 0, undecided: 0 }));
    const { promise: answer, resolve, reject } = withResolvers<T>();
    let isBegun = false;
    let isOver = false;
    const end = () => {
      isOver = true;
      this.#stops.delete(stop);
      // A thread that is still computing hears nothing, so it is ended, and a new one opens for the next question.
      for (let part = 0; isBegun && part < of; part += 1) {
        if (reports[part]) continue;
        this.#threads[part]?.terminate();
        this.#threads[part] = undefined;
      }
    };
    const stop = () => {
      // The threads may be working on the next question.
      if (isOver) return;
      end();
      resolve(cutShort(reports, parts));
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const listen = (part: number, thread: Thread) => (message: unknown) => {
      const report = message as Report;
      const isFailed = report.kind === 'failed';
      // A failed thread is ended, and a new one opens for the next question.
      if (isFailed && this.#threads[part] === thread) {
        thread.terminate();
        this.#threads[part] = undefined;
      }
      // Messages still on their way from an ended thread do not matter, nor does a breakdown after its share was done.
      if (isOver || (isFailed && reports[part])) return;
      if (isFailed) {
        fail(new Error(report.message));
        return;
      }
      hear(report);
      if (report.kind === 'progress') {
        parts[part] = report.searched;
        this.#options.progress?.(together(parts));
      } else reports[part] = report;
      if (report.kind === 'answer' && report.answer.answer === null) parts[part] = report.answer.searched;
      const decided = decide(reports, parts);
      if (decided === undefined) return;
      end();
      resolve(decided);
    };
    const begin = () => {
      if (isOver) return;
      isBegun = true;
      try {
        for (let part = 0; part < of; part += 1) {
          const thread = this.#threads[part] ?? this.#start();
          this.#threads[part] = thread;
          thread.onReport = listen(part, thread);
          thread.postMessage(jobOf({ part, of }));
        }
      } catch (error) {
        fail(error);
      }
    };
    this.#stops.add(stop);
    this.#last.then(begin);
    this.#last = this.#last.then(() => answer).catch(() => {});
    return { answer, stop };
  }
}

/** A promise from outside. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
