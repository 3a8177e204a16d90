// One thread and the work that waits for it. The thread starts when there is work, is ended when it does not answer, and starts again.
import { Worker } from 'node:worker_threads';
import type { AnswerTo, FromThread, Question, ThreadStart, ToThread } from './messages.ts';
import type { Turn } from './threads.ts';
import { Turns } from './turns.ts';

/** Work for a thread. */
export interface Job {
  /** What to ask; undefined: nothing now. `life`: which thread this is, counted from 1; a new one knows nothing. */
  question(life: number): Question | undefined;
  /** Whether somebody waits for the answer. Others go first if nobody does. */
  isWatched(): boolean;
  answered(answer: AnswerTo[keyof AnswerTo]): void;
  failed(error: Error): void;
  /** No thread will answer any more. */
  closed(): void;
  /** The thread died over this question. Whether to ask again. */
  died(): boolean;
  /** A thread that takes longer than this many milliseconds is ended. */
  readonly patience: number;
  /** Whose work it is. Without turns, the job that has waited longest comes first. */
  readonly turn?: Turn;
}

export interface DeskOptions {
  name: string;
  /** The address of what the thread runs. */
  program: URL;
  nice: number;
  note: (what: string, more: Readonly<Record<string, string | number>>) => void;
}

/** A thread without work is ended after this time. */
const IDLE_MS = 60_000;
/** A thread that died before it answered anything starts again after this time. */
const RESTART_MS = 1_000;
/** The most memory of a thread. Beyond it the thread dies, and another one takes over. */
const MOST_MB = 768;

/** While watched bots wait, they get this many parts of the time, and bots that nobody watches get one part. */
const PARTS_WATCHED = 8;
/** Bots that nobody watches owe at most this much time, however long they had the thread to themselves. */
const MOST_AHEAD_MS = 5_000;

interface Asked {
  id: number;
  job: Job;
  timer: NodeJS.Timeout;
}

export class Desk {
  readonly counts = { starts: 0, deaths: 0, busyMs: 0 };
  /** How many bots sit here. Their thread is not ended. */
  seats = 0;
  readonly #options: DeskOptions;
  readonly #overtaken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #waiting = new Set<Job>();
  readonly #turns = new Turns();
  #thread: Worker | undefined;
  #asked: Asked | undefined;
  #lastId = 0;
  /** How many milliseconds bots that nobody watches have had beyond their part. */
  #aheadMs = 0;
  /** Whether the thread has answered anything yet. */
  #isProven = false;
  /** Until this ends, no thread starts. */
  #pause: NodeJS.Timeout | undefined;
  /** When this ends, the thread is ended. */
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** The number of the thread that answers next. */
  get life(): number {
    return this.#thread ? this.counts.starts : this.counts.starts + 1;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether the thread is at work. */
  get isBusy(): boolean {
    return this.#asked !== undefined;
  }

  /** For tests, which end a thread in the middle of its work. */
  get thread(): Worker | undefined {
    return this.#thread;
  }

  /** Lets a job wait for its turn. One that waits already keeps its place. */
  add(job: Job): void {
    if (this.#closed) job.closed();
    else this.#wait(job);
    this.#next();
  }

  /** Nobody wants this job any more. */
  drop(job: Job): void {
    this.#waiting.delete(job);
    this.overtake(job);
  }

  /** Nobody wants the answer to what this job has asked. It comes all the same, but sooner. */
  overtake(job: Job): void {
    if (this.#asked?.job === job) Atomics.store(this.#overtaken, 0, this.#asked.id);
  }

  forget(bot: number): void {
    this.#tell({ forget: bot });
    this.#endIfIdle();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const jobs = new Set([...(this.#asked ? [this.#asked.job] : []), ...this.#waiting]);
    this.#waiting.clear();
    const thread = this.#letGo();
    for (const job of jobs) job.closed();
    await thread?.terminate();
  }

  #next(): void {
    if (this.#closed || this.#asked || this.#pause) return;
    for (let job = this.#first(); job; job = this.#first()) {
      this.#waiting.delete(job);
      if (job.turn) this.#turns.had(job.turn);
      const question = job.question(this.life);
      if (!question) continue;
      this.#ask(job, question);
      return;
    }
    this.#endIfIdle();
  }

  #wait(job: Job): void {
    this.#waiting.add(job);
    if (job.turn) this.#turns.add(job.turn);
  }

  /** The one whose turn it is; of those that somebody watches, if the others have had their part. */
  #first(): Job | undefined {
    if (this.#aheadMs > 0) for (const job of this.#waiting) if (job.isWatched()) return job;
    return this.#turns.next(this.#waiting);
  }

  #count(job: Job, ms: number): void {
    this.counts.busyMs += ms;
    this.#aheadMs = job.isWatched()
      ? Math.max(0, this.#aheadMs - ms / PARTS_WATCHED)
      : Math.min(MOST_AHEAD_MS, this.#aheadMs + ms);
  }

  #ask(job: Job, question: Question): void {
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    this.#lastId = (this.#lastId + 1) % 2 ** 31;
    const timer = setTimeout(() => this.#died('no answer'), job.patience);
    this.#asked = { id: this.#lastId, job, timer };
    this.#tell({ id: this.#lastId, question });
  }

  #tell(message: ToThread): void {
    this.#thread?.postMessage(message);
  }

  #start(): Worker {
    const { program, nice } = this.#options;
    this.counts.starts += 1;
    this.#isProven = false;
    const workerData: ThreadStart = { nice, overtaken: this.#overtaken };
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MB };
    const thread = new Worker(program, { workerData, resourceLimits, execArgv: [], env: {} });
    const ifMine = (then: () => void) => {
      if (thread === this.#thread) then();
    };
    thread.on('message', (message: FromThread) => ifMine(() => this.#heard(message)));
    thread.on('error', (error) => ifMine(() => this.#died('error', error)));
    thread.on('messageerror', (error) => ifMine(() => this.#died('message', error)));
    thread.on('exit', () => ifMine(() => this.#died('exit')));
    return thread;
  }

  #heard(message: FromThread): void {
    const asked = this.#asked;
    if (asked?.id !== message.id) return;
    this.#asked = undefined;
    this.#isProven = true;
    clearTimeout(asked.timer);
    this.#count(asked.job, message.ms);
    if ('answer' in message) asked.job.answered(message.answer);
    else asked.job.failed(new Error(`A thread could not answer: ${message.failed}.`));
    this.#next();
  }

  #died(why: string, error?: Error & { code?: string }): void {
    const asked = this.#asked;
    const wasProven = this.#isProven;
    void this.#letGo()?.terminate();
    this.counts.deaths += 1;
    const told = error && { error: error.code ?? error.name };
    this.#options.note('thread-died', { thread: this.#options.name, why, ...told });
    if (!wasProven) this.#startLater();
    // The others come first: this question may be the reason.
    if (asked?.job.died()) this.#wait(asked.job);
    this.#next();
  }

  #startLater(): void {
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#next();
    }, RESTART_MS);
  }

  #endIfIdle(): void {
    if (!this.#thread || this.#asked || this.#waiting.size > 0 || this.seats > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (!this.#asked && this.seats === 0) void this.#letGo()?.terminate();
    }, IDLE_MS);
    this.#idle.unref();
  }

  /** From here on, the thread is nobody's. */
  #letGo(): Worker | undefined {
    const thread = this.#thread;
    clearTimeout(this.#pause);
    clearTimeout(this.#idle);
    clearTimeout(this.#asked?.timer);
    this.#pause = undefined;
    this.#asked = undefined;
    this.#thread = undefined;
    return thread;
  }
}
