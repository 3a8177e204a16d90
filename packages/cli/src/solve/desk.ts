// Who answers a question: the command itself, one thread, or all threads together. The answer is always the same.
import { setTimeout } from 'node:timers/promises';
import { isShareable, type Limit, type Shareable, type Solved, solveShared, withRemarks } from '@openshake/advice';
import { parseSolveRequest, type SolveRequest } from '@openshake/protocol';
import { SolverPool as EquationsSolverPool } from '@openshake/solver/equations';
import { errorAnswer } from '../errorAnswer.ts';
import { answerInWords } from '../inWords.ts';
import type { Speech } from '../words/speech.ts';
import { answerParsed, failedAnswer, type SolveAnswer } from './answer.ts';
import { within } from './limit.ts';
import { Crew, openThread } from './threads.ts';

/** Most questions take less than this. A longer one goes to a thread if others wait, or lets the answers before it go out. */
const SLICE_MS = 30;

/** Two threads take about this long to start, so a few easy questions are faster without them. */
const THREADS_PAY_MS = 200;

/** A question that takes longer than this, with nobody waiting, is shared among all threads. */
const ALONE_MS = 2_000;

export interface DeskOptions {
  /** How many milliseconds a question may take from its start. Its wait for a thread does not count. */
  limitMs: number | undefined;
  /** How many threads. With one, the command does everything itself. */
  workers: number;
  /** The language for faulty questions. */
  speech: Speech;
}

/** Continues with a question that has this many milliseconds left. */
type Next = (leftMs: number | undefined) => Promise<Solved>;

export class Desk {
  readonly #limitMs: number | undefined;
  readonly #workers: number;
  readonly #crew: Crew;
  readonly #speech: Speech;
  #pool: EquationsSolverPool | undefined;
  /** One question at a time is shared. */
  #isSharing = false;
  /** How long questions of Equations have taken so far. */
  #spentMs = 0;

  constructor({ limitMs, workers, speech }: DeskOptions) {
    this.#limitMs = limitMs;
    this.#workers = workers;
    this.#crew = new Crew(workers);
    this.#speech = speech;
  }

  /** `othersWait`: more questions have been read. */
  answer(value: unknown, othersWait: boolean): SolveAnswer | Promise<SolveAnswer> {
    const speech = this.#speech;
    const parsed = parseSolveRequest(value);
    if (!parsed.ok) return errorAnswer(parsed.id, parsed.facts, speech);
    const began = performance.now();
    const spent = () => performance.now() - began;
    const limitMs = this.#limitMs ?? Number.POSITIVE_INFINITY;
    if (parsed.game !== 'equations' || this.#workers === 1) {
      const isLate = () => spent() >= limitMs;
      let isPutOff = false;
      const stop = () => {
        isPutOff = spent() > SLICE_MS && !isLate();
        return isPutOff || isLate();
      };
      const answer = answerParsed(parsed, { stop }, speech);
      // The answers before it go out first. Then it starts again.
      return isPutOff ? setTimeout(1).then(() => answerParsed(parsed, { stop: isLate }, speech)) : answer;
    }
    const { id, request } = parsed;
    let next: Next | undefined;
    const limit: Limit = {
      stop: () => {
        const spentMs = spent();
        if (spentMs >= limitMs) return true;
        next = this.#next(request, spentMs, othersWait);
        return next !== undefined;
      },
    };
    const answer = answerParsed(parsed, limit, speech);
    this.#spentMs += spent();
    if (next === undefined) return answer;
    const leftMs = this.#limitMs === undefined ? undefined : Math.max(0, limitMs - spent());
    return next(leftMs).then(
      (found) => ({ id, ...answerInWords(found, 'equations', speech) }),
      (error: unknown) => failedAnswer(id, error, speech),
    );
  }

  /** Ends all threads. */
  close(): void {
    this.#crew.close();
    this.#pool?.close();
  }

  /** Who should continue with a question that has taken this long; nobody else if that would not pay. */
  #next(request: SolveRequest<'equations'>, spentMs: number, othersWait: boolean): Next | undefined {
    if (othersWait || this.#crew.isBehind)
      return spentMs > SLICE_MS && this.#spentMs + spentMs > THREADS_PAY_MS
        ? (leftMs) => this.#crew.solve({ request, leftMs })
        : undefined;
    const isAlone = !this.#crew.isAtWork && !this.#isSharing;
    return spentMs > ALONE_MS && isAlone && isShareable(request) ? (leftMs) => this.#share(request, leftMs) : undefined;
  }

  async #share(request: Shareable, leftMs: number | undefined): Promise<Solved> {
    this.#pool ??= new EquationsSolverPool(openThread, this.#workers);
    this.#isSharing = true;
    let timer: NodeJS.Timeout | undefined;
    const begun = (task: { stop(): void }): void => {
      if (leftMs !== undefined) timer = globalThis.setTimeout(() => task.stop(), leftMs);
    };
    try {
      const solved = await solveShared(request, this.#pool, within(leftMs), begun);
      return withRemarks(solved, { game: 'equations', request });
    } finally {
      clearTimeout(timer);
      this.#isSharing = false;
    }
  }
}
