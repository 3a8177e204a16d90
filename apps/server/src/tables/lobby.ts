// The lobby: the listed tables. Each client that looks at it gets the whole list when it changes, at most once a second.
import type { Timer } from '@openshake/host';
import type { ShownTable } from './shown.ts';

const PAUSE_MS = 1_000;
/** Those whose second is over at about the same moment are told together. */
const TOGETHER_MS = 100;
/** Nobody reads a longer list. */
export const MOST_LISTED = 500;

/** A second is a second of the client, also where the clock of the matches runs faster. */
const realTime: Timer = {
  now: () => performance.now(),
  at(moment, call) {
    const timer = setTimeout(call, Math.max(0, Math.ceil(moment - performance.now())));
    return () => clearTimeout(timer);
  },
};

/** A client that looks at the lobby, perhaps again and again. */
export class Visitor {
  /** Sends a text; false if the line is full. Then the client enters again later. */
  readonly send: (text: string) => boolean;
  toldAt = Number.NEGATIVE_INFINITY;
  /** The list that was told last, counted from 1. */
  told = 0;

  constructor(send: (text: string) => boolean) {
    this.send = send;
  }
}

export class Lobby {
  readonly #list: () => readonly ShownTable[];
  readonly #timer: Timer;
  readonly #visitors = new Set<Visitor>();
  /** The list as text, and which one it is. */
  #text = '';
  #nth = 0;
  #isOld = true;
  #cancel: (() => void) | null = null;
  /** When the next ones are told. */
  #tellAt = Number.POSITIVE_INFINITY;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(list: () => readonly ShownTable[], timer = realTime) {
    this.#list = list;
    this.#timer = timer;
  }

  /** The visitor gets the list at once, or a second after the last one. */
  enter(visitor: Visitor): void {
    this.#visitors.add(visitor);
    visitor.told = 0;
    const now = this.#timer.now();
    const due = visitor.toldAt + PAUSE_MS;
    if (due <= now) this.#tell(visitor, now);
    else this.#tellLater(due);
  }

  leave(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  /** A table may look different. */
  changed(): void {
    this.#isOld = true;
    if (this.#visitors.size > 0) this.#tellLater(this.#timer.now());
  }

  close(): void {
    this.#cancel?.();
    this.#visitors.clear();
  }

  #tellLater(due: number): void {
    const moment = Math.max(due, this.#toldAt + TOGETHER_MS);
    if (moment >= this.#tellAt) return;
    this.#cancel?.();
    this.#tellAt = moment;
    this.#cancel = this.#timer.at(moment, () => this.#tellAll());
  }

  #tellAll(): void {
    const now = this.#timer.now();
    this.#toldAt = now;
    this.#tellAt = Number.POSITIVE_INFINITY;
    this.#make();
    let next = Number.POSITIVE_INFINITY;
    for (const visitor of this.#visitors) {
      if (visitor.told === this.#nth) continue;
      const due = visitor.toldAt + PAUSE_MS;
      if (due <= now) this.#tell(visitor, now);
      else next = Math.min(next, due);
    }
    if (next < Number.POSITIVE_INFINITY) this.#tellLater(next);
  }

  #tell(visitor: Visitor, now: number): void {
    this.#make();
    visitor.told = this.#nth;
    if (visitor.send(this.#text)) visitor.toldAt = now;
  }

  /** Makes the list anew if it may have changed. One that looks the same is not told again. */
  #make(): void {
    if (!this.#isOld) return;
    this.#isOld = false;
    const text = JSON.stringify({ type: 'lobby', tables: this.#list() });
    if (text === this.#text) return;
    this.#text = text;
    this.#nth += 1;
  }
}

/** The list of the lobby: tables with an open seat first, then matches to watch; of each kind the newest first. */
export function lobbyOf<Table extends Pick<ShownTable, 'state'>>(newestFirst: readonly Table[]): Table[] {
  const [open, others] = [[] as Table[], [] as Table[]];
  for (const table of newestFirst) (table.state === 'open' ? open : others).push(table);
  return [...open, ...others].slice(0, MOST_LISTED);
}
