// A worker that is ended while it starts a program would leave that program behind, because nobody has its process id yet.
// So the pool closes the worker's gate first, and waits for a program that is just starting.

/** Places in the shared memory: whether a program is starting, and whether the gate is closed. */
const [STARTING, CLOSED] = [0, 1];

/** How often the pool looks, in milliseconds. */
const LOOK = 5;

export class StartGate {
  readonly shared: SharedArrayBuffer;
  readonly #flags: Int32Array;

  constructor(shared: SharedArrayBuffer = new SharedArrayBuffer(8)) {
    this.shared = shared;
    this.#flags = new Int32Array(shared);
  }

  /** The worker says so before and after each start. False: the gate is closed, and nothing may start. */
  starting(yes: boolean): boolean {
    // Each side writes before it reads, so at least one of them sees the other.
    Atomics.store(this.#flags, STARTING, yes ? 1 : 0);
    if (!yes || Atomics.load(this.#flags, CLOSED) === 0) return true;
    Atomics.store(this.#flags, STARTING, 0);
    return false;
  }

  /** The pool closes the gate. From then on, the worker starts nothing. */
  async close(): Promise<void> {
    Atomics.store(this.#flags, CLOSED, 1);
    while (Atomics.load(this.#flags, STARTING) === 1) await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}
