// The main thread's side of the writer thread: collects what waits, hands it over in one message, and hears once what became of it.
import { Worker } from 'node:worker_threads';
import { besideThis } from '../../program.ts';
import type { Did, Step } from '../engine.ts';
import { Pacing } from '../pacing.ts';
import { type Lease, StoreTrouble } from '../store.ts';
import { type Batch, CLOSE, type Committed, type Part, READY } from './batch.ts';

/** A disk that does not answer for this long is as good as gone. */
const PATIENCE_MS = 10_000;
/** A writer that cannot start is tried again after this. */
const RESTART_MS = 1000;

const PROGRAM = besideThis(import.meta.url, 'writer');

interface Waiter {
  resolve(did: readonly Did[] | undefined): void;
  reject(trouble: StoreTrouble): void;
}

interface Around {
  program: URL;
  patience: number;
  /** Hears how much was written. */
  wrote: (count: number) => void;
}

export class Writing {
  readonly #file: string;
  readonly #log: (line: string) => void;
  readonly #around: Around;
  #thread: Worker | undefined;
  #parts: Part[] = [];
  #waiters: Waiter[] = [];
  /** Those whose batch is with the writer; undefined if it has none. */
  #sent: readonly Waiter[] | undefined;
  #scheduled: NodeJS.Immediate | NodeJS.Timeout | undefined;
  readonly #pacing = new Pacing();
  /** Why the writer takes nothing now, if so. */
  #down: string | undefined;
  #rested = () => {};
  #isEnding = false;
  #timer: NodeJS.Timeout | undefined;
  readonly counts = { appends: 0, changes: 0, commits: 0, failures: 0, restarts: 0, commitMs: 0 };

  private constructor(file: string, log: (line: string) => void, around: Around) {
    this.#file = file;
    this.#log = log;
    this.#around = around;
  }

  /** `around`: whoever hears of writes; another program and less patience, for tests. */
  static async start(file: string, log: (line: string) => void, around: Partial<Around> = {}): Promise<Writing> {
    const writing = new Writing(file, log, { program: PROGRAM, patience: PATIENCE_MS, wrote: () => {}, ...around });
    await new Promise<void>((resolve, reject) => writing.#start(resolve, reject));
    return writing;
  }

  /** The thread that writes now, if one does. */
  get thread(): Worker | undefined {
    return this.#thread;
  }

  get waiting(): number {
    return this.#waiters.length + (this.#sent?.length ?? 0);
  }

  append({ match, epoch }: Lease, v: number, row: string): Promise<void> {
    this.counts.appends += 1;
    return new Promise((resolve, reject) => {
      this.#parts.push(match, epoch, v, row);
      this.#add({ resolve: resolve as Waiter['resolve'], reject });
    });
  }

  change(steps: readonly Step[]): Promise<readonly Did[]> {
    this.counts.changes += 1;
    return new Promise((resolve, reject) => {
      this.#parts.push(steps);
      this.#add({ resolve: (did) => resolve(did ?? []), reject });
    });
  }

  /** Lets everything that waits be written, and ends the thread. */
  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#rested = resolve;
      if (this.waiting === 0 || this.#down !== undefined) resolve();
    });
    this.#down = 'The database is closed.';
    this.#isEnding = true;
    clearTimeout(this.#timer);
    const thread = this.#thread;
    if (!thread) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage(CLOSE);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, this.#around.patience);
    });
    await Promise.race([ended, patience]);
    clearTimeout(timer);
    // One that hangs would keep us here for ever, and ending it by force would end the whole process.
    thread.unref();
  }

  #add(waiter: Waiter): void {
    this.#waiters.push(waiter);
    if (this.#down !== undefined) this.#giveUp(this.#down);
    else if (!this.#scheduled && !this.#sent) this.#schedule();
  }

  #schedule(): void {
    const wait = this.#pacing.wait(this.#waiters.length);
    const send = () => {
      this.#scheduled = undefined;
      if (!this.#sent) this.#send();
    };
    // What arrives in this turn of the loop goes along.
    this.#scheduled = wait > 0 ? setTimeout(send, wait) : setImmediate(send);
  }

  #send(): void {
    const batch: Batch = this.#parts;
    this.#sent = this.#waiters;
    this.#parts = [];
    this.#waiters = [];
    this.#pacing.begin(this.#sent.length);
    this.#thread?.postMessage(batch);
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => this.#hang(), this.#around.patience).unref();
  }

  #committed({ failed, did, took }: Committed): void {
    const sent = this.#sent ?? [];
    this.#sent = undefined;
    if (this.#down !== undefined && !this.#isEnding) {
      this.#down = undefined;
      this.#log('The database answers again.');
    }
    this.counts.commits += 1;
    this.counts.commitMs += took;
    this.#around.wrote(sent.length);
    for (const { nth, kind, why } of failed) {
      if (kind === 'unavailable') this.counts.failures += 1;
      sent[nth]?.reject(new StoreTrouble(kind, why));
    }
    for (const each of did) sent[each.nth]?.resolve(each.did);
    // Whoever has an answer already does not hear this one.
    for (const waiter of sent) waiter.resolve(undefined);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#waiters.length === 0) this.#rested();
    else if (!this.#scheduled) this.#schedule();
  }

  #hang(): void {
    if (!this.#sent) return;
    this.#log('The database does not answer. Check the disk.');
    this.#down = 'The database does not answer.';
    this.counts.failures += this.#sent.length;
    for (const waiter of this.#sent) waiter.reject(new StoreTrouble('unavailable', this.#down));
    this.#giveUp(this.#down);
    this.#rested();
  }

  /** Those who wait for a batch of their own hear that there will be none. */
  #giveUp(why: string): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    this.#parts = [];
    this.counts.failures += waiters.length;
    for (const waiter of waiters) waiter.reject(new StoreTrouble('unavailable', why));
  }

  #start(started: () => void = () => {}, failed?: (error: Error) => void): void {
    const thread = new Worker(this.#around.program, { workerData: { file: this.#file } });
    this.#thread = thread;
    let error: Error | undefined;
    let isReady = false;
    thread.on('message', (said: Committed | typeof READY) => {
      if (said !== READY) this.#committed(said);
      else {
        isReady = true;
        if (!this.#isEnding) this.#down = undefined;
        started();
      }
    });
    thread.on('error', (cause: Error) => {
      error = cause;
    });
    thread.on('exit', () => {
      this.#thread = undefined;
      if (failed && !isReady) failed(error ?? new Error('The writer ended before it began.'));
      else if (!this.#isEnding) this.#restart(isReady, error);
    });
  }

  /** What the dead thread had not acknowledged may or may not be stored; whoever waits for it hears that. */
  #restart(atOnce: boolean, error: Error | undefined): void {
    this.counts.restarts += 1;
    this.#log(`The thread that writes to the database ended (${error?.name ?? 'exit'}) and is started again.`);
    const sent = this.#sent ?? [];
    this.#sent = undefined;
    this.counts.failures += sent.length;
    for (const waiter of sent) waiter.reject(new StoreTrouble('unavailable', error));
    if (atOnce) {
      this.#start();
      this.#goOn();
    } else {
      this.#down = 'The database cannot be opened.';
      this.#giveUp(this.#down);
      this.#rested();
      setTimeout(() => this.#isEnding || this.#start(), RESTART_MS).unref();
    }
  }
}
