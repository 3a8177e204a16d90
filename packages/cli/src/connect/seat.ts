// A program's seat at a live table: views go to the program, and its deeds go to the server, each once.
import { randomInt, randomUUID } from 'node:crypto';
import { asSaid, type Deed } from '@openshake/host';
import { mergeView, parseLiveView, type RawView, type ServerMessage } from '@openshake/protocol';
import { type Acted, divisionTable, type ViewWithLegal } from '@openshake/rules';
import type { Program, Result } from '../bot/program.ts';
import { ENGLISH } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;
type DoneMessage = Extract<ServerMessage, { type: 'done' }>;

/** An action on its way, until the server has answered it. */
interface Sent {
  id: string;
  action: object;
  /** The question that it answers. */
  question: number;
  /** The server could not do it and may do it later. */
  inTrouble: boolean;
}

export interface SeatOptions {
  program: Pick<Program, 'sit' | 'act' | 'tellRefusal' | 'over'>;
  /** The name of the match for the program. */
  match: string;
  /** Sends an action to the table. */
  act: (id: string, action: object) => void;
  /** How many times as fast time runs at the table, for tests. */
  speed: number;
  /** Something that the person who started the program should know. */
  say: (text: Text) => void;
  /** The match is over, and the program has nothing more to do. */
  over: (result: Result) => void;
}

/** A program that is refused this often in a row is asked again when something has happened. */
const MOST_REFUSALS = 3;
/** The server reads no larger message. */
const LARGEST_ACTION = 60 * 1024;
/** When to try again after trouble at the server, in milliseconds. */
const PAUSES = [500, 1000, 2000, 5000, 10_000];

export class LiveSeat {
  readonly #options: SeatOptions;
  /** Ids of another start of this command differ from ours. */
  readonly #name = randomUUID().slice(0, 8);
  #acts = 0;
  #raw: RawView | null = null;
  /** Whether the next message has the whole view. */
  #isWhole = true;
  #view: ViewWithLegal | null = null;
  #v = -1;
  /** Counts what the program was asked. An answer to an earlier question is about another table. */
  #question = 0;
  #sent: Sent | null = null;
  /** What the program does as soon as the server has answered its action before. */
  #next: { action: Acted; question: number } | null = null;
  #refusals = 0;
  #troubles = 0;
  /** Waits until the program has thought long enough. */
  #thinking: NodeJS.Timeout | undefined;
  /** Waits until the server may be out of trouble. */
  #retry: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: SeatOptions) {
    this.#options = options;
  }

  /** The line is new, and the whole view comes first. */
  connected(): void {
    this.#isWhole = true;
  }

  heard({ v, view: change }: TableMessage): void {
    if (this.#isOver || change === null) return;
    const isNewLine = this.#isWhole;
    this.#raw = mergeView(isNewLine || !this.#raw ? {} : this.#raw, change);
    this.#isWhole = false;
    if (isNewLine) this.#sendAgain(v);
    // Who is here may change without a new version. A plan stays good then.
    if (v === this.#v) return;
    const read = parseLiveView(this.#raw);
    if (!read.ok) {
      this.#options.say({ key: 'connect.view', why: read.facts });
      return;
    }
    const isFirst = this.#view === null;
    this.#v = v;
    this.#view = read.view;
    this.#refusals = 0;
    // The table has changed, so the program decides again.
    if (this.#sent?.inTrouble) this.#settle();
    if (isFirst) this.#sit(read.view);
    void this.#ask();
  }

  /** An action without an answer goes out again on a new line, with its id. If the table has changed, it was done, or is out of date. */
  #sendAgain(v: number): void {
    const sent = this.#sent;
    if (sent && v === this.#v && sent.question === this.#question) this.#options.act(sent.id, sent.action);
    else this.#settle();
  }

  done(message: DoneMessage): void {
    const sent = this.#sent;
    if (this.#isOver || sent?.id !== message.id) return;
    if (message.ok) {
      this.#settle();
      // Until the view of that version comes, there is nothing to decide.
      if (message.v > this.#v) this.#question += 1;
      this.#goOn();
      return;
    }
    const { rule, clause = '', message: why, facts } = message.refusal;
    const isCurrent = sent.question === this.#question;
    if (rule === undefined && isCurrent) {
      // No rule speaks against it, so the server is in trouble, and the same action may be done later.
      if (this.#troubles === 0) this.#options.say({ key: 'connect.trouble', why });
      sent.inTrouble = true;
      this.#retry = setTimeout(
        () => this.#options.act(sent.id, sent.action),
        PAUSES[Math.min(this.#troubles, PAUSES.length - 1)],
      );
      this.#troubles += 1;
      return;
    }
    this.#settle();
    this.#refuse({ clause, message: why, ...(facts && { facts }) }, isCurrent);
  }

  /** Forgets everything that was planned. */
  close(): void {
    this.#isOver = true;
    this.#question += 1;
    clearTimeout(this.#thinking);
    clearTimeout(this.#retry);
  }

  #sit({ book, division, players, officiating, clocks, variations, viewer: seat }: ViewWithLegal): void {
    const setup = { book, division, players, officiating, clocks, variations };
    this.#options.program.sit({ match: this.#options.match, seat, setup, seed: randomInt(2 ** 31) });
  }

  async #ask(): Promise<void> {
    const view = this.#view;
    if (!view) return;
    clearTimeout(this.#thinking);
    this.#question += 1;
    const question = this.#question;
    const asked = performance.now();
    const deed: Deed | null = await this.#options.program.act(view);
    if (question !== this.#question) return;
    if (!deed) {
      this.#rest(view);
      return;
    }
    // The time to think has run since the program saw the table.
    const left = deed.after / this.#options.speed - (performance.now() - asked);
    this.#thinking = setTimeout(() => {
      this.#next = { action: deed.action, question };
      this.#goOn();
    }, left);
  }

  /** The program waits. After the match, that is the end. */
  #rest(view: ViewWithLegal): void {
    if (view.phase.name !== 'over') return;
    const { totals, matchPoints } = view;
    const result: Result = { totals, ...(matchPoints && { matchPoints }) };
    this.#options.program.over(result);
    this.close();
    this.#options.over(result);
  }

  #settle(): void {
    clearTimeout(this.#retry);
    this.#sent = null;
    this.#troubles = 0;
  }

  /** Sends what the program does now, if it is still about this table. */
  #goOn(): void {
    const next = this.#next;
    if (this.#sent || !next) return;
    this.#next = null;
    if (next.question !== this.#question || !this.#view) return;
    const { book, division } = this.#view;
    // The server says who acts and what falls.
    const { by: _, ...action } = asSaid(next.action, divisionTable(book, division));
    if (Buffer.byteLength(JSON.stringify(action)) > LARGEST_ACTION) {
      this.#refuse({ clause: '', message: ENGLISH.say('connect.tooLong') }, true);
      return;
    }
    this.#acts += 1;
    this.#sent = { id: `${this.#name}-${this.#acts}`, action, question: next.question, inTrouble: false };
    this.#options.act(this.#sent.id, action);
  }

  /** Tells the program why nothing happened, and asks it again. */
  #refuse(refusal: Parameters<Program['tellRefusal']>[0], isCurrent: boolean): void {
    this.#options.say({ key: 'connect.refused', why: refusal.message });
    this.#options.program.tellRefusal(refusal);
    if (!isCurrent) {
      this.#goOn();
      return;
    }
    this.#refusals += 1;
    if (this.#view?.phase.name === 'over') this.#rest(this.#view);
    else if (this.#refusals < MOST_REFUSALS) void this.#ask();
  }
}
