// The lobby: the listed tables. Those who look at it get the whole list when it changes, at most once a second.
import type { Timer } from '@openshake/host';
import type { ShownTable } from './shown.ts';

const PAUSE_MS = 1_000;
type Send = (text: string) => void;

export class Lobby {
  readonly #timer: Timer;
  readonly #list: () => readonly ShownTable[];
  readonly #guests = new Set<Send>();
  #cancel: (() => void) | null = null;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** The list as text, until it changes: somebody may ask for it again and again. */
  #made: string | null = null;

  constructor(timer: Timer, list: () => readonly ShownTable[]) {
    this.#timer = timer;
    this.#list = list;
  }

  /** Begins with the list of now. Call the returned function to stop. */
  enter(send: Send): () => void {
    const guest: Send = (text) => send(text);
    this.#guests.add(guest);
    send(this.#text());
    return () => void this.#guests.delete(guest);
  }

  changed(): void {
    this.#made = null;
    if (this.#cancel || this.#guests.size === 0) return;
    const moment = Math.max(this.#timer.now(), this.#toldAt + PAUSE_MS);
    this.#cancel = this.#timer.at(moment, () => {
      this.#cancel = null;
      this.#toldAt = this.#timer.now();
      const text = this.#text();
      for (const send of this.#guests) send(text);
    });
  }

  close(): void {
    this.#cancel?.();
    this.#guests.clear();
  }

  #text(): string {
    this.#made ??= JSON.stringify({ type: 'lobby', tables: this.#list() });
    return this.#made;
  }
}
