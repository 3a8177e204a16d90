// Answers on their way out, in the order of their questions, whichever is ready first.
import type { Outlet } from './outlet.ts';

/** How much text is gathered before it is written. */
const ENOUGH_TEXT = 64 * 1024;

const AT_ONCE = Promise.resolve();

interface Place {
  /** Absent while the answer is open. */
  text?: string;
  known: Promise<unknown>;
}

export class Outgoing {
  readonly #out: Outlet;
  #places: Place[] = [];
  /** The length of all text that is ready but not written. */
  #size = 0;
  /** How many answers are open. */
  #open = 0;
  /** Whether anybody reads the output. */
  #isRead = true;
  #writing: Promise<void> = Promise.resolve();

  constructor(out: Outlet) {
    this.#out = out;
  }

  get isRead(): boolean {
    return this.#isRead;
  }

  get isOpen(): boolean {
    return this.#open > 0;
  }

  /** Whether enough is gathered to write. */
  get isFull(): boolean {
    return this.#size >= ENOUGH_TEXT;
  }

  add(answer: string | Promise<string>): void {
    const place: Place = { known: AT_ONCE };
    const isKnown = (text: string) => {
      place.text = text;
      this.#size += text.length;
    };
    this.#places.push(place);
    if (typeof answer === 'string') {
      isKnown(answer);
      return;
    }
    this.#open += 1;
    place.known = answer.then((text) => {
      this.#open -= 1;
      isKnown(text);
      // The next caller that adds or waits gets the error.
      this.pass().catch(() => {});
    });
  }

  /** Writes the answers that are ready, up to the first open one. */
  pass(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Waits until at most this many answers are unwritten, or nobody reads anymore. */
  async until(most: number): Promise<void> {
    await this.pass();
    while (this.#places.length > most && this.#isRead) {
      await this.#places[0]?.known;
      await this.pass();
    }
  }

  async #write(): Promise<void> {
    const open = this.#places.findIndex(({ text }) => text === undefined);
    const known = this.#places.splice(0, open < 0 ? this.#places.length : open);
    const text = known.map((place) => place.text).join('');
    this.#size -= text.length;
    if (text !== '' && this.#isRead) this.#isRead = await this.#out.write(text);
  }
}
