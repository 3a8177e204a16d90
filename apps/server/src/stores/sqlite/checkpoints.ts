// Checkpoints without a pause: SQLite would make the writer stop for them, for a tenth of a second or more on a slow disk.
import { Worker } from 'node:worker_threads';
import { besideThis } from '../../program.ts';
import { CLOSE } from './batch.ts';

/** After so many writes. The writer makes a checkpoint itself when its log is several times as long. */
const EVERY = 1_000;
/** At the end, nobody waits longer than this for the disk. */
const PATIENCE_MS = 2_000;

export class Checkpoints {
  readonly #file: string;
  readonly #log: (line: string) => void;
  /** It starts when there is enough to do. */
  #thread: Worker | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #writes = 0;
  #isBusy = false;

  constructor(file: string, log: (line: string) => void) {
    this.#file = file;
    this.#log = log;
  }

  /** So much more was written. */
  wrote(count: number): void {
    this.#writes += count;
    if (this.#writes < EVERY || this.#isBusy) return;
    this.#writes = 0;
    this.#isBusy = true;
    this.#thread ??= this.#start();
    this.#thread.postMessage(null);
  }

  async close(): Promise<void> {
    this.#isBusy = true;
    this.#thread?.postMessage(CLOSE);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([this.#ended, patience]);
    clearTimeout(timer);
  }

  #start(): Worker {
    const thread = new Worker(besideThis(import.meta.url, 'checkpointer'), { workerData: { file: this.#file } });
    thread.on('message', () => {
      this.#isBusy = false;
    });
    // The next one starts when there is enough to do again. Until then the writer makes checkpoints.
    thread.on('error', ({ name }) => this.#log(`The thread that makes checkpoints ended (${name}).`));
    this.#ended = new Promise<void>((resolve) => {
      thread.once('exit', () => {
        this.#thread = undefined;
        this.#isBusy = false;
        resolve();
      });
    });
    thread.unref();
    return thread;
  }
}
