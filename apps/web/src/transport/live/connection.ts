// The one live connection of a page: it says hello, watches tables, sends actions until they are answered, and heals itself.
import type { ActionDone } from '@openshake/protocol/wire';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Heard, SeatAction } from '../../table/source.ts';
import { type HeardPhrase, hearLive, type LiveMessage, type LiveSeat } from './hearing.ts';
import { type Line, LONGEST_MESSAGE, type OpenLine } from './line.ts';
import type { Outbox } from './outbox.ts';
import { Watched } from './watched.ts';

export type LineState = 'idle' | 'connecting' | 'live' | 'reconnecting';

export interface LiveOptions {
  socket: OpenLine;
  stream: OpenLine;
  outbox: Outbox;
  /** Makes sure that the server knows who this is. `anew`: it did not know the session. */
  enter: (anew: boolean) => Promise<void>;
  nameOf: (seat: LiveSeat) => string | null;
  /** The connection is there, or is lost. */
  changed?: (state: LineState) => void;
  random?: () => number;
}

/** Hears one table. */
export interface TableEar {
  heard(heard: Heard): void;
  phrase(said: HeardPhrase): void;
  /** It is not there, or may not be seen with this code. */
  refused(kind: string): void;
}

interface Watching {
  watched: Watched;
  ears: Set<TableEar>;
  last: Heard | undefined;
}

interface Answering {
  table: string;
  give: (done: ActionDone) => void;
  fail: (error: Error) => void;
}

const PROTOCOL = 1;
const PING_MS = 20_000;
/** Whoever has not answered a ping after this is not there. */
const PATIENCE_MS = 8_000;
/** A line that has not opened after this never will. */
const OPENING_MS = 10_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** The server does not know the session, or was flooded. */
const CLOSED = { session: 4401, tooOften: 4429, tooMany: 4430 } as const;

/** Answers about a table that is not there or may not be seen, and about one that may be there later. */
const FINAL = ['not-found', 'forbidden'];
const LATER = ['too-often', 'unavailable'];
const AGAIN_MS = 4_000;

export class LiveConnection {
  readonly #options: LiveOptions;
  readonly #state = signal<LineState>('idle');
  readonly #tables = new Map<string, Watching>();
  readonly #answering = new Map<string, Answering>();
  #line: Line | undefined;
  #isWelcome = false;
  #usesStream = false;
  #hasWorked = false;
  #fails = 0;
  #anew = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #count = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  get state(): ReadonlySignal<LineState> {
    return this.#state;
  }

  /** Watches a table as long as somebody listens. Call the returned function to stop. */
  watch(table: string, code: string | undefined, ear: TableEar): () => void {
    const known = this.#tables.get(table);
    if (known && (code === undefined || known.watched.code === code)) {
      known.ears.add(ear);
      if (known.last) {
        const { missed: _, ...last } = known.last;
        ear.heard({ ...last, events: [] });
      }
    } else this.#begin(table, code, new Set([...(known?.ears ?? []), ear]));
    this.#wake();
    return () => this.#unwatch(table, ear);
  }

  #begin(table: string, code: string | undefined, ears: Set<TableEar>): void {
    const watching: Watching = {
      ears,
      last: undefined,
      watched: new Watched(table, code, this.#options.nameOf, (heard) => {
        watching.last = heard;
        for (const ear of watching.ears) ear.heard(heard);
      }),
    };
    this.#tables.set(table, watching);
    if (this.#isWelcome) this.#ask(watching);
  }

  #unwatch(table: string, ear: TableEar): void {
    const watching = this.#tables.get(table);
    watching?.ears.delete(ear);
    if (!watching || watching.ears.size > 0) return;
    this.#tables.delete(table);
    if (this.#isWelcome) this.#say({ type: 'unwatch', table });
    this.#restIfUnused();
  }

  /** Sends an action until it is answered, however often the line is lost. */
  act(table: string, action: SeatAction): Promise<ActionDone> {
    this.#count += 1;
    const id = `${Date.now().toString(36)}-${this.#count}-${Math.floor(this.#random() * 1e9).toString(36)}`;
    const text = JSON.stringify({ type: 'act', table, id, action });
    if (text.length > LONGEST_MESSAGE / 2) return Promise.reject(new RangeError('This action is too long.'));
    this.#options.outbox.add({ id, table, action });
    return new Promise((give, fail) => {
      this.#answering.set(id, { table, give, fail });
      if (this.#isWelcome && this.#tables.has(table)) this.#line?.send(text);
      else this.#wake();
    });
  }

  phrase(table: string, phrase: string): void {
    if (this.#isWelcome) this.#say({ type: 'phrase', table, phrase });
  }

  /** The network may be back, or somebody looks at the page again. */
  look(): void {
    if (this.#closed || !this.#isWanted) return;
    if (this.#isWelcome) this.#ping();
    else if (!this.#line) this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pinging);
    this.#line?.close();
    for (const { fail } of this.#answering.values()) fail(new Error('The connection is closed.'));
    this.#answering.clear();
  }

  get #isWanted(): boolean {
    return this.#tables.size > 0;
  }

  #random(): number {
    return (this.#options.random ?? Math.random)();
  }

  #become(state: LineState): void {
    this.#state.value = state;
    this.#options.changed?.(state);
  }

  #wake(): void {
    if (this.#line || this.#timer !== undefined || this.#closed) return;
    this.#connect();
  }

  /** Nobody watches anything, so the server need not know that this page is there. */
  #restIfUnused(): void {
    if (this.#isWanted || this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#line?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#state.peek() === 'idle') this.#become('connecting');
    // Stands for the line while it is not known who this is.
    const entering: Line = { send: () => {}, close: () => this.#ended(entering, undefined, false) };
    this.#line = entering;
    this.#options.enter(this.#anew).then(
      () => {
        this.#anew = false;
        if (this.#line === entering) this.#open();
      },
      () => this.#ended(entering, undefined, false),
    );
  }

  #open(): void {
    const way = this.#usesStream ? this.#options.stream : this.#options.socket;
    let isOpen = false;
    let line: Line | undefined;
    const opening = setTimeout(() => line?.close(), OPENING_MS);
    line = way({
      opened: () => {
        isOpen = true;
        clearTimeout(opening);
        this.#pingLater();
        this.#say({ type: 'hello', protocol: PROTOCOL });
      },
      heard: (text) => this.#hear(text),
      ended: (code) => {
        clearTimeout(opening);
        if (!isOpen && line) this.#neverOpened();
        this.#ended(line, code, isOpen);
      },
    });
    this.#line = line;
  }

  /** Something on the way may let no socket through, the server may not know us, or it is away. A way that worked once is kept. */
  #neverOpened(): void {
    if (!this.#hasWorked) this.#usesStream = !this.#usesStream;
    this.#anew = true;
  }

  /** Somebody else uses this page from now on. */
  again(): void {
    if (this.#line) this.#line.close();
  }

  #ended(line: Line | undefined, code: number | undefined, wasOpen: boolean): void {
    if (line !== this.#line) return;
    this.#line = undefined;
    this.#isWelcome = false;
    clearTimeout(this.#pinging);
    if (code === CLOSED.session) this.#anew = true;
    if (this.#closed) return;
    if (!this.#isWanted) {
      this.#become('idle');
      return;
    }
    this.#become(this.#state.peek() === 'connecting' && !wasOpen ? 'connecting' : 'reconnecting');
    const isFlooded = code === CLOSED.tooOften || code === CLOSED.tooMany;
    const wait = isFlooded ? LONGEST_WAIT_MS : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#fails);
    this.#fails += 1;
    // Not everybody comes back in the same moment.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + this.#random() / 2));
  }

  #say(message: object): void {
    this.#line?.send(JSON.stringify(message));
  }

  #ask(watching: Watching): void {
    const { watched } = watching;
    watched.await();
    this.#say({ type: 'watch', table: watched.table, ...(watched.code !== undefined && { code: watched.code }) });
    // What was not answered yet goes out again, in its order. What was done already gets the same answer.
    for (const { id, action } of this.#options.outbox.for(watched.table))
      this.#say({ type: 'act', table: watched.table, id, action });
  }

  #hear(text: string): void {
    const message = hearLive(text);
    this.#pingLater();
    if (message) this.#take(message);
  }

  #take(message: LiveMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#isWelcome = true;
        this.#hasWorked = true;
        this.#fails = 0;
        for (const watching of this.#tables.values()) this.#ask(watching);
        this.#become('live');
        return;
      case 'table': {
        const watching = this.#tables.get(message.table);
        if (watching && !watching.watched.hear(message)) this.#ask(watching);
        return;
      }
      case 'done': {
        const { done } = message;
        this.#options.outbox.done(done.id);
        const answering = this.#answering.get(done.id);
        this.#answering.delete(done.id);
        answering?.give(done);
        return;
      }
      case 'phrase':
        for (const ear of this.#tables.get(message.table)?.ears ?? []) ear.phrase(message);
        return;
      case 'error':
        if (FINAL.includes(message.kind)) this.#refuse(message.kind);
        else if (LATER.includes(message.kind)) this.#askLater();
        return;
    }
  }

  /** An error names no table. It is about the one that was asked for first and is not there yet; or about the only one. */
  #refuse(kind: string): void {
    const all = [...this.#tables.values()];
    const about = all.find(({ watched }) => watched.isAwaited) ?? (all.length === 1 ? all[0] : undefined);
    if (!about) return;
    const { table } = about.watched;
    about.watched.isAwaited = false;
    this.#options.outbox.forget(table);
    for (const [id, answering] of this.#answering) {
      if (answering.table !== table) continue;
      this.#answering.delete(id);
      answering.fail(new Error('The table is gone.'));
    }
    for (const ear of about.ears) ear.refused(kind);
  }

  /** The server is busy. Tables that did not come are asked for again. */
  #askLater(): void {
    const line = this.#line;
    setTimeout(() => {
      if (line !== this.#line || !this.#isWelcome) return;
      for (const watching of this.#tables.values()) if (watching.watched.isAwaited) this.#ask(watching);
    }, AGAIN_MS);
  }

  #pingLater(): void {
    clearTimeout(this.#pinging);
    this.#pinging = setTimeout(() => this.#ping(), PING_MS);
  }

  /** Anything that is heard is an answer. */
  #ping(): void {
    clearTimeout(this.#pinging);
    this.#say({ type: 'ping' });
    const line = this.#line;
    this.#pinging = setTimeout(() => {
      if (line === this.#line) line?.close();
    }, PATIENCE_MS);
  }
}
