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
import { seatOf } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Watcher } from '../tables/watcher.ts';
import { answerOf, sentenceOf } from '../tables/words.ts';
import type { Limits } from './limits.ts';
import { SAYS, whyUnreadable } from './sentences.ts';

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

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export class Connection {
  readonly who: Who;
  readonly address: string;
  readonly #shown: ShownPerson;
  readonly #line: Line;
  readonly #house: LiveHouse;
  readonly #watched = new Map<string, { table: LiveTable; watcher: Watcher }>();
  readonly #behind = new Set<string>();
  readonly #waiting: string[] = [];
  #busy = false;
  #greeted = false;
  #errors = 0;
  #closed = false;
  #leaveLobby: (() => void) | null = null;

  constructor(who: Who, shown: ShownPerson, address: string, line: Line, house: LiveHouse) {
    this.who = who;
    this.address = address;
    this.#shown = shown;
    this.#line = line;
    this.#house = house;
  }

  /** One message from the client. Messages are handled in their order. */
  hear(text: string): void {
    if (this.#closed) return;
    const { limits, clock } = this.#house;
    if (!limits.allow(this.who.person.id, this.address, clock.now())) this.#tooOften(text);
    else if (!this.#busy) this.#handle(text);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(text);
    else this.#tooOften(text);
  }

  /** An action gets its answer even now, so that its sender knows that it did not happen. */
  #tooOften(text: string): void {
    const heard = parseClientMessage(text);
    const act = heard.ok ? heard.message.type === 'act' && heard.message : heard.act;
    if (act && this.#greeted) this.#refuseAct(act, { message: SAYS.tooOften });
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
    this.#leaveLobby?.();
    for (const { table, watcher } of this.#watched.values()) table.unwatch(watcher);
    this.#watched.clear();
    this.#waiting.length = 0;
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
    this.#busy = true;
    work
      .catch((error) => this.#failed(error))
      .finally(() => {
        this.#busy = false;
        for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
          this.#handle(next);
          if (this.#busy) return;
        }
      });
  }

  /** Does at once what can be done at once. */
  #understand(text: string): Promise<void> | undefined {
    const heard = parseClientMessage(text);
    if (!heard.ok) {
      const why = whyUnreadable(heard);
      if (heard.act && this.#greeted) this.#refuseAct(heard.act, { message: why });
      else this.#error('bad-request', why);
      return undefined;
    }
    const { message } = heard;
    if (message.type === 'hello') this.#hello(message);
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

  #watch(message: Of<'watch'>): Promise<void> | undefined {
    const table = this.#house.tables.peek(message.table);
    if (table && !table.isClosed) {
      this.#watchTable(table, message);
      return undefined;
    }
    return this.#house.tables.get(message.table).then((loaded) => this.#watchTable(loaded, message));
  }

  #watchTable(table: LiveTable, { code, legal = false }: Of<'watch'>): void {
    if (this.#closed) return;
    const { record } = table;
    const seen = this.#house.tables.viewerOf(record, this.who.person.id, rolesAt(record, this.who, code));
    if (!seen) throw new Refused('not-found', SAYS.noTable);
    this.#unwatch(table.id);
    if (this.#watched.size >= MOST_WATCHED) throw new Refused('too-often', SAYS.tooManyTables);
    const watcher: Watcher = {
      who: this.who,
      code,
      legal,
      ...seen,
      v: null,
      send: (text) => this.#send(text, table.id),
      stop: (why) => {
        this.#unwatch(table.id);
        this.#error('forbidden', why);
      },
    };
    this.#watched.set(table.id, { table, watcher });
    table.watch(watcher);
  }

  #unwatch(id: string): void {
    const watched = this.#watched.get(id);
    if (!watched) return;
    this.#watched.delete(id);
    this.#behind.delete(id);
    watched.table.unwatch(watched.watcher);
  }

  #lobby(on: boolean): void {
    this.#leaveLobby?.();
    this.#leaveLobby = on
      ? this.#house.tables.lobby.enter((text) => this.#line.isFull() || this.#line.send(text))
      : null;
  }

  #act(message: Of<'act'>): Promise<void> | undefined {
    const table = this.#house.tables.peek(message.table);
    if (table && !table.isClosed) {
      this.#submit(table, message);
      return undefined;
    }
    return this.#house.tables.get(message.table).then(
      (loaded) => this.#submit(loaded, message),
      (error) => this.#refuseAct(message, { message: this.#reason(error) }),
    );
  }

  #submit(table: LiveTable, { table: id, id: own, action }: Of<'act'>): void {
    const { record } = table;
    const { book } = record.setup;
    const refuse = (refusal: { message: string; facts?: unknown }) => this.#refuseAct({ table: id, id: own }, refusal);
    const seat = this.#actsAs(record, action);
    if (seat === undefined) refuse({ message: SAYS.noSeat });
    else if (record.state === 'open') refuse({ message: SAYS.notBegun });
    else {
      const read = parseSentAction({ id: own, action }, seat, book);
      if (!read.ok) refuse({ facts: read.facts, message: sentenceOf(read.facts, book) });
      else {
        // A seat that names another one is refused by the room.
        const by = namedIn(action);
        const sent = by === undefined ? read.value.action : { ...read.value.action, by };
        this.#deliver(table, { id: own, seat, action: sent }, book);
      }
    }
  }

  #deliver(table: LiveTable, submission: Submission, book: BookId): void {
    const { id } = submission;
    const head = { type: 'done', table: table.id, id };
    table
      .submit(submission, (done) => this.#say({ ...head, ...answerOf(done, book) }))
      .catch((error) => {
        // Whether it was stored is not known: the client connects again and sends the same id.
        if (error instanceof RoomTrouble && error.kind === 'closed') this.end(CLOSE.draining, SAYS.draining);
        else this.#refuseAct({ table: table.id, id }, { message: this.#reason(error) });
      });
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
    const watched = this.#watched.get(id);
    if (!watched) throw new Refused('bad-request', SAYS.notWatching);
    const { record } = watched.table;
    if (!may('phrase', rolesAt(record, this.who), record)) throw new Refused('forbidden', SAYS.noPhrase);
    watched.table.say(seatOf(record, this.who.person.id) ?? 'judge', phrase);
  }

  /** Sends a version of a table, or notes that this client fell behind. */
  #send(text: string, table: string): boolean {
    if (this.#line.isFull()) {
      if (this.#behind.size === 0) this.#line.whenFree(() => this.#catchUp());
      this.#behind.add(table);
      return false;
    }
    this.#line.send(text);
    return true;
  }

  #catchUp(): void {
    const behind = [...this.#behind];
    this.#behind.clear();
    for (const id of behind) {
      const watched = this.#watched.get(id);
      watched?.table.catchUp(watched.watcher);
    }
  }

  #refuseAct({ table, id }: { table: string; id: string }, refusal: { message: string; facts?: unknown }): void {
    this.#say({ type: 'done', table, id, ok: false, refusal });
  }

  #say(message: object): void {
    if (!this.#closed) this.#line.answer(JSON.stringify(message));
  }

  #error(kind: string, message: string): void {
    this.#say({ type: 'error', kind, message });
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
    if (error instanceof RoomTrouble && error.kind === 'store') return SAYS.cannotStore;
    if (error instanceof RoomTrouble && error.kind === 'judging') return SAYS.cannotJudge;
    if (error instanceof UnreadableRow) return SAYS.unreadableMatch;
    this.#house.trouble(error);
    return SAYS.trouble;
  }
}

/** The seat that an action names, if it names one. */
const namedIn = (action: unknown): string | undefined =>
  typeof action === 'object' && action !== null && 'by' in action && action.by !== undefined
    ? String(action.by)
    : undefined;
