// A table as one client sees it, message by message. Whatever breaks a promise of the contract is noted as a fault.
import { isDeepStrictEqual } from 'node:util';
import { parseSeenVersion } from '@openshake/protocol/wire';
import type { MatchView, SeenEvent } from '@openshake/rules';
import type { MessageOf, SeatSeen } from './messages.ts';

/** Times in views are rounded down, so a moment may seem this many milliseconds early. */
const ROUNDING_MS = 5;

/** The one field of a view that may be null. For the others, null means gone. */
const NULLABLE = 'block';

/** Only a whole view says whose it is. Before the match there is none. */
const isWhole = ({ view }: MessageOf<'table'>): boolean => view === null || 'viewer' in view;

function merged(before: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  const view = { ...before };
  for (const [field, value] of Object.entries(change)) {
    if (value === null && field !== NULLABLE) delete view[field];
    else view[field] = value;
  }
  return view;
}

export class WatchedTable {
  readonly id: string;
  v = -1;
  began: number | null = null;
  now = 0;
  /** When the last message came, by this process's own clock. */
  heardAt = 0;
  seats: readonly SeatSeen[] = [];
  view: MatchView | null = null;
  /** What just happened, as this viewer may see it. */
  events: readonly SeenEvent[] = [];
  /** How many versions were left out because newer ones overtook them. */
  gaps = 0;
  /** How many messages came. */
  messages = 0;
  readonly #fault: (what: string) => void;
  readonly #listeners = new Set<(table: WatchedTable) => void>();
  #raw: Record<string, unknown> | null = null;
  #isFirst = true;
  #awaitsWhole = false;
  /** The version of the view. */
  #viewOf = -1;
  #firstBegan = Number.POSITIVE_INFINITY;

  constructor(id: string, fault: (what: string) => void) {
    this.id = id;
    this.#fault = (what) => fault(`table ${id}, v ${this.v}: ${what}`);
  }

  /**
   * `watch` was sent: the next message has the whole view.
   * Over a connection that sees the table already, messages may be on their way that go on from the view before.
   */
  expectWhole(sees: 'already' | 'not yet'): void {
    this.#awaitsWhole = true;
    if (sees === 'not yet') this.#beginAgain();
  }

  /** Whether the whole view has yet to come. */
  get awaitsWhole(): boolean {
    return this.#awaitsWhole;
  }

  #beginAgain(): void {
    this.#isFirst = true;
    this.#raw = null;
  }

  listen(listener: (table: WatchedTable) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The field `legal` of the view, which only those who asked for it get. */
  get legal(): unknown {
    return this.#raw?.legal;
  }

  /** The moment of the match now, or at another moment of this process's own clock, as far as this client can tell. */
  moment(speed: number, at = performance.now()): number {
    return this.began === null ? 0 : this.now - this.began + (at - this.heardAt) * speed;
  }

  take(message: MessageOf<'table'>): void {
    this.messages += 1;
    if (this.#awaitsWhole && isWhole(message)) {
      this.#awaitsWhole = false;
      this.#beginAgain();
    }
    this.#checkTimes(message);
    this.#checkVersion(message);
    this.v = Math.max(this.v, message.v);
    this.began = message.began;
    this.now = message.now;
    this.heardAt = performance.now();
    this.seats = message.seats;
    this.#takeView(message);
    this.#isFirst = false;
    for (const listener of this.#listeners) listener(this);
  }

  #checkTimes({ now, began, view }: MessageOf<'table'>): void {
    if (!this.#isFirst && now < this.now) this.#fault(`now went back from ${this.now} to ${now}`);
    if ((began === null) !== (view === null)) this.#fault(`began is ${began}, and view is ${view && 'there'}`);
    if (began !== null && began > now + ROUNDING_MS) this.#fault(`it began at ${began}, after now, ${now}`);
  }

  #checkVersion({ v, events, view }: MessageOf<'table'>): void {
    if (v < this.v) this.#fault(`v went back to ${v}`);
    if (!this.#isFirst && v > this.v + 1) this.gaps += v - this.v - 1;
    if (!this.#isFirst && v === this.v && events.length > 0) this.#fault('the same v came again with events');
    if (view === null && (v !== 0 || events.length > 0)) this.#fault(`there is no view at v ${v}`);
  }

  #takeView({ v, events, view, now, began }: MessageOf<'table'>): void {
    if (view === null) {
      if (this.#raw !== null) this.#fault('the view is gone');
      return;
    }
    this.#raw = this.#raw === null ? view : merged(this.#raw, view);
    const parsed = parseSeenVersion({ v, events, view: this.#raw });
    if (!parsed.ok) {
      this.#fault(`the view makes no sense: ${JSON.stringify(parsed.facts)} in ${JSON.stringify(this.#raw)}`);
      return;
    }
    if (v === this.#viewOf && !isDeepStrictEqual(parsed.value.view, this.view))
      this.#fault(`the same v looks different: ${JSON.stringify(this.view)} and ${JSON.stringify(parsed.value.view)}`);
    this.#viewOf = v;
    this.view = parsed.value.view;
    this.events = parsed.value.events;
    // Time that does not count is taken away from the moments since, and an action in between keeps its own moment.
    this.#firstBegan = Math.min(this.#firstBegan, began ?? 0);
    const moved = (began ?? 0) - this.#firstBegan;
    const ahead = this.view.at - (now - (began ?? 0));
    if (ahead > ROUNDING_MS + moved)
      this.#fault(`the view is ${ahead} ms ahead of now, ${now}, in a match that began at ${began}`);
  }
}
