// One client, over a socket or a stream: what it says and what it hears. The session was checked when it connected.
import { RoomTrouble, type Submission } from '@openshake/host';
import { type ClientMessage, LIVE_PROTOCOL, PHRASES, parseClientMessage } from '@openshake/protocol/server';
import { parseSentAction } from '@openshake/protocol/wire';
import type { BookId } from '@openshake/rules';
import { may, rolesAt } from '../may.ts';
import type { ShownPerson, Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { type TableRecord, UnreadableRow } from '../stores/store.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import { Visitor } from '../tables/lobby.ts';
import { seatOf } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { doneText, sentenceOf } from '../tables/words.ts';
import { whyNotToStrangers } from './freeText.ts';
import type { Limits } from './limits.ts';
import { SAYS, whyUnreadable } from './sentences.ts';
import { Watching, type WatchingClient } from './watching.ts';

/** The line to one client. */
export interface Line {
  /** Sends a text. */
  send(text: string): void;
  /** Sends a text together with what is sent at the same moment: an answer, and the version that the action made. */
  answer(text: string): void;
  /** Whether so much waits to be sent that the newest version alone will do. */
  isFull(): boolean;
  /** Calls once, when the line is no longer full. */
  whenFree(call: () => void): void;
  close(code: number, reason: string): void;
}

export interface LiveHouse {
  tables: Tables;
  clock: { now(): number };
  limits: Limits;
  version: string;
  trouble: (error: unknown) => void;
}

/** Codes of a closing socket. */
export const CLOSE = {
  protocol: 4400,
  session: 4401,
  silent: 4408,
  tooOften: 4429,
  tooMany: 4430,
  draining: 1012,
  tooLarge: 1009,
} as const;

/** One page watches one table, a coach perhaps a room of them. */
const MOST_WATCHED = 50;
/** Messages that wait while a table is read from the disk. */
const MOST_WAITING = 100;
const MOST_ERRORS = 50;
/** After this long, errors are forgiven: a page may be open all day. */
const FORGIVEN_MS = 60_000;

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** The part of an action that its answer needs. */
type SentAct = Pick<Of<'act'>, 'table' | 'id'>;

/** Most clients watch one table and never fall behind. */
const NONE: readonly never[] = [];

export class Connection implements WatchingClient {
  readonly who: Who;
  readonly place: string;
  readonly #shown: ShownPerson;
  readonly #line: Line;
  readonly #house: LiveHouse;
  #watched: readonly Watching[] = NONE;
  #behind: readonly Watching[] = NONE;
  /** What arrived while something before it takes its time. */
  #waiting: string[] | null = null;
  #greeted = false;
  #errors = 0;
  #errorsSince = 0;
  #closed = false;
  /** This client in the lobby, once it has been there. */
  #visitor: Visitor | null = null;
  /** The lobby changed while the line was full. */
  #missesLobby = false;

  constructor(who: Who, shown: ShownPerson, place: string, line: Line, house: LiveHouse) {
    this.who = who;
    this.place = place;
    this.#shown = shown;
    this.#line = line;
    this.#house = house;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** One message from the client. Messages are handled in their order. */
  hear(text: string): void {
    if (this.#closed) return;
    const { limits, clock } = this.#house;
    if (!limits.allow(this.who.person.id, this.place, clock.now())) this.#tooOften(text);
    else if (this.#waiting === null) this.#handle(text);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text);
    else this.#tooOften(text);
  }

  /** An action gets its answer even now, so that its sender knows whether it happened. */
  #tooOften(text: string): void {
    const heard = parseClientMessage(text);
    if (this.#greeted && heard.ok && heard.message.type === 'act') {
      const table = this.#house.tables.peek(heard.message.table);
      // What waits may be the same action, and only its table knows what was done.
      if (!table || table.isClosed || this.#waiting) {
        this.end(CLOSE.tooOften, SAYS.stillTooOften);
        return;
      }
      this.#submit(table, heard.message, SAYS.tooOften);
    } else if (this.#greeted && !heard.ok && heard.act) this.#refuseAct(heard.act, { message: SAYS.tooOften });
    this.#error('too-often', SAYS.tooOften);
  }

  /** Something came that is no text message. */
  refuse(message: string): void {
    this.#error('bad-request', message);
  }

  end(code: number, reason: string): void {
    if (this.#closed) return;
    this.closed();
    this.#line.close(code, reason);
  }

  /** The line is gone. */
  closed(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#lobby(false);
    for (const watching of this.#watched) watching.table.unwatch(watching);
    this.#watched = NONE;
    this.#behind = NONE;
    this.#waiting = null;
  }

  #handle(text: string): void {
    let work: Promise<void> | undefined;
    try {
      work = this.#understand(text);
    } catch (error) {
      this.#failed(error);
      return;
    }
    if (!work) return;
    // What comes meanwhile waits, so that nothing is overtaken.
    this.#waiting ??= [];
    work.catch((error) => this.#failed(error)).finally(() => this.#goOn());
  }

  /** Handles what waited, up to the next message that takes its time. */
  #goOn(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (let next = waiting.shift(); next !== undefined && !this.#closed; next = waiting.shift()) {
      this.#handle(next);
      if (this.#waiting !== null) {
        this.#waiting = waiting;
        return;
      }
    }
  }

  /** Does at once what can be done at once. */
  #understand(text: string): Promise<void> | undefined {
    const heard = parseClientMessage(text);
    if (!heard.ok) {
      const why = whyUnreadable(heard);
      if (heard.act && !this.#greeted) this.#error('protocol', SAYS.helloFirst);
      if (heard.act) this.#refuseAct(heard.act, { message: why });
      else this.#error('bad-request', why);
      return undefined;
    }
    const { message } = heard;
    if (message.type === 'hello') this.#hello(message);
    else if (!this.#greeted && message.type === 'act') return this.#actBeforeHello(message);
    else if (!this.#greeted) this.#error('protocol', SAYS.helloFirst);
    else if (message.type === 'watch') return this.#watch(message);
    else if (message.type === 'act') return this.#act(message);
    else if (message.type === 'unwatch') this.#unwatch(message.table);
    else if (message.type === 'lobby') this.#lobby(message.on);
    else if (message.type === 'phrase') this.#phrase(message);
    else this.#say({ type: 'pong', now: this.#house.clock.now() });
    return undefined;
  }

  #hello({ protocol }: Of<'hello'>): void {
    if (protocol !== LIVE_PROTOCOL) {
      this.#say({ type: 'error', kind: 'protocol', message: SAYS.otherProtocol });
      this.end(CLOSE.protocol, SAYS.otherProtocol);
      return;
    }
    if (this.#greeted) {
      this.#error('protocol', SAYS.helloTwice);
      return;
    }
    this.#greeted = true;
    const { version, clock } = this.#house;
    this.#say({ type: 'welcome', protocol, version, person: this.#shown, now: clock.now(), phrases: PHRASES });
  }

  /** An action before hello is refused. One that was done before gets its old answer again. */
  #actBeforeHello(message: Of<'act'>): Promise<void> {
    this.#error('protocol', SAYS.helloFirst);
    return this.#house.tables.get(message.table).then(
      (table) => this.#submit(table, message, SAYS.helloFirst),
      (error) => this.#notDone(message, error),
    );
  }

  #watch(message: Of<'watch'>): Promise<void> | undefined {
    const table = this.#house.tables.peek(message.table);
    if (table && !table.isClosed) {
      this.#watchTable(table, message);
      return undefined;
    }
    return this.#house.tables.get(message.table).then((loaded) => this.#watchTable(loaded, message));
  }

  #watchTable(table: LiveTable, message: Of<'watch'>): void {
    if (this.#closed) return;
    const { record } = table;
    const seen = this.#house.tables.viewerOf(record, this.who.person.id, rolesAt(record, this.who, message.code));
    if (!seen) throw new Refused('not-found', SAYS.noTable);
    this.#unwatch(table.id);
    if (this.#watched.length >= MOST_WATCHED) throw new Refused('too-often', SAYS.tooManyTables);
    const watching = new Watching(this, table, message, seen);
    // Unlike a list that is spread, this one has no spare room. There are as many as connections.
    this.#watched = this.#watched.concat(watching);
    table.watch(watching);
  }

  #find(id: string): Watching | undefined {
    return this.#watched.find(({ table }) => table.id === id);
  }

  #unwatch(id: string): void {
    const watching = this.#find(id);
    if (!watching) return;
    this.#watched = without(this.#watched, watching);
    this.#behind = without(this.#behind, watching);
    watching.table.unwatch(watching);
  }

  #lobby(on: boolean): void {
    const { lobby } = this.#house.tables;
    this.#missesLobby = false;
    if (on) {
      this.#visitor ??= new Visitor((text) => this.#showLobby(text));
      lobby.enter(this.#visitor);
    } else if (this.#visitor) lobby.leave(this.#visitor);
  }

  /** Sends the lobby. A line that is full gets the newest one later. */
  #showLobby(text: string): boolean {
    if (!this.#line.isFull()) {
      this.#missesLobby = false;
      this.#line.send(text);
      return true;
    }
    this.#waitForLine();
    this.#missesLobby = true;
    return false;
  }

  #waitForLine(): void {
    if (this.#behind.length === 0 && !this.#missesLobby) this.#line.whenFree(() => this.#catchUp());
  }

  #act(message: Of<'act'>): Promise<void> | undefined {
    const table = this.#house.tables.peek(message.table);
    if (table && !table.isClosed) {
      this.#submit(table, message);
      return undefined;
    }
    return this.#house.tables.get(message.table).then(
      (loaded) => this.#submit(loaded, message),
      (error) => this.#notDone(message, error),
    );
  }

  /** `limited`: why it is refused, unless it was done before. */
  #submit(table: LiveTable, { table: id, id: own, action }: Of<'act'>, limited?: string): void {
    const { record } = table;
    const { book } = record.setup;
    const { limits, clock } = this.#house;
    const refuse = (refusal: { message: string; facts?: unknown }) => this.#refuseAct({ table: id, id: own }, refusal);
    const seat = this.#actsAs(record, action);
    if (seat === undefined) refuse({ message: SAYS.noSeat });
    else if (record.state === 'open') refuse({ message: SAYS.notBegun });
    else {
      // Counted only now: nobody else can use up what a table has.
      const why = limited ?? (limits.allowAction(id, clock.now()) ? undefined : SAYS.tooManyActions);
      const read = parseSentAction({ id: own, action }, seat, book);
      const stranger = read.ok && record.listed ? whyNotToStrangers(read.value.action, record.setup) : undefined;
      if (!read.ok) refuse({ facts: read.facts, message: sentenceOf(read.facts, book) });
      else if (stranger !== undefined) refuse({ message: SAYS[stranger] });
      else {
        // A seat that names another one is refused by the room.
        const by = namedIn(action);
        const sent = by === undefined ? read.value.action : { ...read.value.action, by };
        this.#deliver(table, { id: own, seat, action: sent }, book, why);
      }
    }
  }

  #deliver(table: LiveTable, submission: Submission, book: BookId, limited?: string): void {
    const { id } = submission;
    table
      .submit(submission, (done) => this.#answer(doneText(table.id, id, done, book)), limited)
      .catch((error) => this.#notDone({ table: table.id, id }, error));
  }

  /** Nobody hears that an action did not happen unless that is certain. Otherwise the client connects again and sends the same id. */
  #notDone(act: SentAct, error: unknown): void {
    if (isCertain(error)) this.#refuseAct(act, { message: this.#reason(error) });
    else this.end(CLOSE.draining, this.#reason(error));
  }

  /** The seat or the official that this action is for. */
  #actsAs(record: TableRecord, action: unknown): string | undefined {
    const roles = rolesAt(record, this.who);
    const by = namedIn(action);
    const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
    const directs = (type === 'end-round' || type === 'stop-play') && (by === undefined || by === 'director');
    if (directs && may('direct', roles, record)) return 'director';
    if (may('act', roles, record)) return seatOf(record, this.who.person.id);
    return may('act-as-judge', roles, record) ? 'judge' : undefined;
  }

  #phrase({ table: id, phrase }: Of<'phrase'>): void {
    const table = this.#find(id)?.table;
    if (!table) throw new Refused('bad-request', SAYS.notWatching);
    const { record } = table;
    if (!may('phrase', rolesAt(record, this.who), record)) throw new Refused('forbidden', SAYS.noPhrase);
    const { limits, clock } = this.#house;
    if (!limits.allowPhrase(this.who.person.id, id, clock.now())) throw new Refused('too-often', SAYS.tooManyPhrases);
    table.say(seatOf(record, this.who.person.id) ?? 'judge', phrase);
  }

  /** Sends a version of a table, or notes that this client fell behind. */
  show(watching: Watching, text: string): boolean {
    if (!this.#line.isFull()) {
      this.#line.send(text);
      return true;
    }
    this.#waitForLine();
    if (!this.#behind.includes(watching)) this.#behind = [...this.#behind, watching];
    return false;
  }

  shut(watching: Watching, why: string): void {
    this.#unwatch(watching.table.id);
    this.#error('forbidden', why);
  }

  #catchUp(): void {
    const behind = this.#behind;
    const missesLobby = this.#missesLobby;
    this.#behind = NONE;
    // The line may be full again before all is sent.
    this.#missesLobby = false;
    for (const watching of behind) watching.table.catchUp(watching);
    if (missesLobby) this.#lobby(true);
  }

  #refuseAct({ table, id }: SentAct, refusal: { message: string; facts?: unknown }): void {
    this.#say({ type: 'done', table, id, ok: false, refusal });
  }

  #say(message: object): void {
    this.#answer(JSON.stringify(message));
  }

  #answer(text: string): void {
    if (!this.#closed) this.#line.answer(text);
  }

  #error(kind: string, message: string): void {
    this.#say({ type: 'error', kind, message });
    const now = this.#house.clock.now();
    if (now > this.#errorsSince + FORGIVEN_MS) {
      this.#errorsSince = now;
      this.#errors = 0;
    }
    this.#errors += 1;
    if (this.#errors <= MOST_ERRORS) return;
    this.end(CLOSE.tooOften, kind === 'too-often' ? SAYS.stillTooOften : SAYS.tooManyErrors);
  }

  #failed(error: unknown): void {
    if (error instanceof Refused) this.#error(error.kind, error.message);
    else this.#error('unavailable', this.#reason(error));
  }

  #reason(error: unknown): string {
    if (error instanceof Refused) return error.message;
    if (error instanceof RoomTrouble) return OF_ROOM[error.kind];
    if (error instanceof UnreadableRow) return SAYS.unreadableMatch;
    this.#house.trouble(error);
    return SAYS.trouble;
  }
}

const OF_ROOM: Readonly<Record<RoomTrouble['kind'], string>> = {
  store: SAYS.cannotStore,
  judging: SAYS.cannotJudge,
  closed: SAYS.draining,
  unknown: SAYS.cannotRead,
};

/** Whether an action that failed in this way certainly did not happen, now or before. */
function isCertain(error: unknown): boolean {
  if (error instanceof Refused) return error.kind !== 'unavailable';
  return error instanceof RoomTrouble && error.kind !== 'closed' && error.kind !== 'unknown';
}

const without = (some: readonly Watching[], one: Watching): readonly Watching[] =>
  some.includes(one) ? some.filter((each) => each !== one) : some;

/** The seat that an action names, if it names one. Anything but text names no seat of this table. */
function namedIn(action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null || !('by' in action)) return undefined;
  return typeof action.by === 'string' ? action.by : '';
}
