// One watched table of the server: the last view, to which a message adds what has changed, and whoever hears of it.
import { mergeView, parseSeenVersion, type RawView } from '@openshake/protocol/wire';
import type { Heard, SeatShown } from '../../table/source.ts';
import type { HeardTable, LiveSeat } from './hearing.ts';

export class Watched {
  readonly table: string;
  code: string | undefined;
  /** Nothing has been heard since it was asked for. */
  isAwaited = true;
  readonly #tell: (heard: Heard) => void;
  readonly #nameOf: (seat: LiveSeat) => string | null;
  #raw: RawView | null = null;
  #v: number | null = null;

  constructor(
    table: string,
    code: string | undefined,
    nameOf: (seat: LiveSeat) => string | null,
    tell: (heard: Heard) => void,
  ) {
    this.table = table;
    this.code = code;
    this.#nameOf = nameOf;
    this.#tell = tell;
  }

  /** It is asked for again: the whole view comes next. */
  await(): void {
    this.isAwaited = true;
    this.#raw = null;
  }

  /** False: the message makes no sense, so the whole view is needed again. */
  hear({ v, now, began, seats, events, view }: HeardTable): boolean {
    this.isAwaited = false;
    const shown = seats.map((seat) => this.#seat(seat));
    if (view === null || began === null) {
      this.#v = v;
      this.#tell({ v, events: [], view: null, seats: shown, at: 0 });
      return true;
    }
    // Whoever fell behind gets everything, which is known by what never changes.
    const isWhole = this.#raw === null || Object.hasOwn(view, 'rulebook');
    const raw = isWhole ? view : mergeView(this.#raw ?? {}, view);
    // What happened in a version that was seen already, or after a gap, is not told again.
    const isNext = this.#v !== null && v === this.#v + 1;
    const read = parseSeenVersion({ v, events: isNext ? events : [], view: raw });
    if (!read.ok) {
      console.error(read.facts);
      return false;
    }
    this.#raw = raw;
    this.#v = v;
    this.#tell({ ...read.value, seats: shown, at: now - began });
    return true;
  }

  #seat(seat: LiveSeat): SeatShown {
    const { bot, here } = seat;
    return { seat: seat.seat, name: this.#nameOf(seat), ...(bot !== undefined && { bot }), here };
  }
}
