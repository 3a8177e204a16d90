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
  #nextCall: number | null = null;

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
  hear({ v, now, began, seats, nextCall = this.#nextCall, events, view }: HeardTable): boolean {
    const before = this.#v;
    // Whoever asks a second time had lost the connection.
    const back = this.isAwaited && before !== null;
    this.isAwaited = false;
    this.#nextCall = nextCall;
    const shown = seats.map((seat) => this.#seat(seat));
    if (view === null || began === null) {
      this.#v = v;
      this.#tell({ v, events: [], view: null, seats: shown, at: 0 });
      return true;
    }
    // Whoever fell behind gets everything, which is known by what never changes.
    const isWhole = this.#raw === null || Object.hasOwn(view, 'rulebook');
    const raw = isWhole ? view : mergeView(this.#raw ?? {}, view);
    // What happened in a version that was seen already is not told again. After a gap it is only the last of what happened.
    const isNext = before !== null && v === before + 1;
    const isGap = before !== null && !isNext && v !== before;
    const read = parseSeenVersion({ v, events: isNext || isGap ? events : [], view: raw });
    if (!read.ok) {
      console.error(read.facts);
      return false;
    }
    this.#raw = raw;
    this.#v = v;
    const happened = read.value.events;
    this.#tell({
      ...read.value,
      events: isGap ? [] : happened,
      seats: shown,
      at: now - began,
      ...(nextCall !== null && { nextCall }),
      ...((back || isGap) && { missed: { back, last: isGap ? happened : [] } }),
    });
    return true;
  }

  #seat(seat: LiveSeat): SeatShown {
    const { bot, here } = seat;
    return { seat: seat.seat, name: this.#nameOf(seat), ...(bot !== undefined && { bot }), here };
  }
}
