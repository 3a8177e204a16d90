// A client of the live interface, over either way. It checks every message that it gets, and it can lose its connection and come back.
import type { Acted } from '@openshake/rules';
import { type MessageOf, readMessage, type ServerMessage, type TableSeen } from './messages.ts';
import { PATIENCE_MS, pause, soon, until } from './patience.ts';
import { WatchedTable } from './watchedTable.ts';
import { type Ended, openWire, type Way, type Wire } from './wires.ts';

export interface ClientOptions {
  url: string;
  token: string;
  way?: Way;
  origin?: string;
  from?: string | undefined;
  /** Gets every message as it came. */
  hear?: (text: string) => void;
  /** Each action is sent again after these many milliseconds, as a bad network or an anxious program does. */
  repeats?: () => readonly number[];
}

export interface WatchOptions {
  code?: string | undefined;
  legal?: true;
}

/** An action as it is written down to be sent: without the seat, which the server knows. */
export type Sent = Acted extends infer Each ? (Each extends Acted ? Omit<Each, 'by'> : never) : never;

export type Done = MessageOf<'done'>;

interface Pending {
  text: string;
  resolve: (done: Done) => void;
  /** Sent for the first time, and on this connection alone: the answer comes before the table. */
  isFresh: boolean;
}

const PING_MS = 60_000;

let ids = 0;
/** Every action that any client sent. */
const everSent = new Set<string>();

export class LiveClient {
  readonly tables = new Map<string, WatchedTable>();
  /** What the server did against the contract. */
  readonly faults: string[] = [];
  readonly errors: MessageOf<'error'>[] = [];
  /** Every answer to an action, even those to actions that were sent again. */
  readonly dones: MessageOf<'done'>[] = [];
  readonly phrases: MessageOf<'phrase'>[] = [];
  welcome: MessageOf<'welcome'> | undefined;
  lobbyTables: readonly TableSeen[] | undefined;
  lobbies = 0;
  pongs = 0;
  ended: Ended | undefined;
  /** Why and when each connection ended that this client did not drop. */
  readonly ends: (Ended & { at: number })[] = [];
  readonly #options: ClientOptions;
  readonly #watching = new Map<string, WatchOptions>();
  readonly #pending = new Map<string, Pending>();
  #wire: Wire | undefined;
  #connection = 0;
  #persists = false;
  #isComingBack = false;
  #lobby = false;
  #pings: NodeJS.Timeout | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#wire !== undefined;
  }

  /** The actions that have no answer yet. */
  get waitingFor(): string[] {
    return [...this.#pending.values()].map(({ text }) => text.slice(0, 300));
  }

  get connections(): number {
    return this.#connection;
  }

  /** Connects and says hello; then watches and sends again what was under way when the connection was lost. */
  async open(): Promise<this> {
    const { way = 'socket', hear, repeats: _, ...options } = this.#options;
    this.#connection += 1;
    const connection = this.#connection;
    this.ended = undefined;
    this.welcome = undefined;
    const wire = await openWire[way](options, {
      heard: (text) => {
        hear?.(text);
        if (connection === this.#connection) this.#heard(text);
      },
      ended: (why) => {
        if (connection !== this.#connection) return;
        this.ends.push({ ...why, at: performance.now() });
        this.#lost(why);
      },
    });
    if (connection !== this.#connection) {
      wire.close('abruptly');
      throw new Error('The connection was dropped while it was opened.');
    }
    this.#wire = wire;
    this.send({ type: 'hello', protocol: 1 });
    await until(() => this.welcome ?? (this.#wire !== wire && 'lost'), 'the welcome');
    if (this.#wire !== wire) throw new Error(`The connection ended before the welcome: ${JSON.stringify(this.ended)}`);
    for (const [table, watch] of this.#watching) this.#sendWatch(table, watch, 'not yet');
    if (this.#lobby) this.send({ type: 'lobby', on: true });
    for (const pending of this.#pending.values()) {
      pending.isFresh = false;
      wire.send(pending.text);
    }
    return this;
  }

  /** From now on, a lost connection is opened anew until the client is closed, and the server hears now and then that somebody is there. */
  persist(): this {
    this.#persists = true;
    this.#pings ??= setInterval(() => this.send({ type: 'ping' }), PING_MS);
    return this;
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  /** Anything at all, even if it makes no sense. */
  sendText(text: string): void {
    this.#wire?.send(text);
  }

  async watch(table: string, options: WatchOptions = {}): Promise<WatchedTable> {
    const watched = this.tables.get(table) ?? new WatchedTable(table, (what) => this.faults.push(what));
    this.tables.set(table, watched);
    const sees = this.#watching.has(table) && this.isOpen ? 'already' : 'not yet';
    this.#watching.set(table, options);
    const { messages } = watched;
    this.#sendWatch(table, options, sees);
    await until(() => {
      const [error] = this.errors;
      if (error && watched.messages === messages) throw new Error(`${error.kind}: ${error.message}`);
      return watched.messages > messages && !watched.awaitsWhole;
    }, `the first message of table ${table}`);
    return watched;
  }

  unwatch(table: string): void {
    this.#watching.delete(table);
    this.send({ type: 'unwatch', table });
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    this.send({ type: 'lobby', on });
  }

  phrase(table: string, phrase: string): void {
    this.send({ type: 'phrase', table, phrase });
  }

  nextId(): string {
    ids += 1;
    return `act-${ids}`;
  }

  /** Acts, and stays at it over lost connections until there is an answer. */
  act(table: string, action: object, id = this.nextId()): Promise<Done> {
    const text = JSON.stringify({ type: 'act', table, id, action });
    const key = keyOf(table, id);
    const isFresh = !everSent.has(key);
    everSent.add(key);
    const done = new Promise<Done>((resolve) => {
      this.#pending.set(key, { text, resolve, isFresh });
      this.sendText(text);
      for (const ms of this.#options.repeats?.() ?? []) setTimeout(() => this.sendText(text), ms);
    });
    return soon(done, `done for ${text.slice(0, 200)}`, 3 * PATIENCE_MS);
  }

  /** Waits until the table is so. */
  async until(
    table: string,
    isSo: (watched: WatchedTable) => boolean,
    what: string,
    ms?: number,
  ): Promise<WatchedTable> {
    return await until(
      () => {
        const watched = this.tables.get(table);
        return watched && isSo(watched) ? watched : undefined;
      },
      what,
      ms,
    );
  }

  /** The connection is lost, as when the lid is closed. */
  drop(how: 'politely' | 'abruptly' = 'abruptly'): void {
    const wire = this.#wire;
    if (!wire) return;
    this.#connection += 1;
    wire.close(how);
    this.#lost({ code: 0, reason: 'dropped' });
  }

  /** Ends it for good; fails if the server broke a promise. */
  close(): void {
    this.#persists = false;
    clearInterval(this.#pings);
    this.drop('politely');
    if (this.faults.length > 0)
      throw new Error(`${this.faults.length} faults, the first ones: ${this.faults.slice(0, 3).join('\n')}`);
  }

  #sendWatch(table: string, { code, legal }: WatchOptions, sees: 'already' | 'not yet'): void {
    this.tables.get(table)?.expectWhole(sees);
    this.send({ type: 'watch', table, ...(code !== undefined && { code }), ...(legal && { legal }) });
  }

  #lost(why: Ended): void {
    this.#wire = undefined;
    this.ended = why;
    if (this.#persists) void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    if (this.#isComingBack) return;
    this.#isComingBack = true;
    while (this.#persists && !this.isOpen) {
      await pause(30);
      if (this.#persists) await this.open().catch(() => this.drop());
    }
    this.#isComingBack = false;
  }

  #heard(text: string): void {
    let message: ServerMessage;
    try {
      message = readMessage(text);
    } catch (error) {
      this.faults.push(String(error));
      return;
    }
    if (!this.welcome && message.type !== 'welcome' && message.type !== 'error')
      this.faults.push(`${message.type} came before the welcome`);
    if (message.type === 'welcome') this.welcome = message;
    else if (message.type === 'error') this.errors.push(message);
    else if (message.type === 'pong') this.pongs += 1;
    else if (message.type === 'phrase') this.phrases.push(message);
    else if (message.type === 'done') this.#done(message);
    else if (message.type === 'lobby') {
      this.lobbies += 1;
      this.lobbyTables = message.tables;
    } else this.tables.get(message.table)?.take(message);
  }

  #done(done: Done): void {
    const { table, id } = done;
    this.dones.push(done);
    const key = keyOf(table, id);
    const pending = this.#pending.get(key);
    // What was sent twice is answered twice.
    if (!pending) return;
    const v = this.tables.get(table)?.v ?? -1;
    if (done.ok && pending.isFresh && v >= done.v)
      this.faults.push(`done of v ${done.v} came after the table of v ${v}`);
    this.#pending.delete(key);
    pending.resolve(done);
  }
}

const keyOf = (table: string, id: string): string => `${table} ${id}`;
