// Runs one match: decides each action in order, stores it, and only then tells each viewer what that viewer may see.
// The caller gives the time, chance, store, judging and bots, so a terminal, an arena, a server and a page run the same room.
import {
  type Action,
  type Decision,
  decide,
  type Given,
  type GivenJudge,
  type Inquiry,
  inquiriesAhead,
  type MatchState,
  type MatchView,
  nextDeadline,
  type Player,
  type PromptJudge,
  type Refusal,
  type Seen,
  type Setup,
  type Undecided,
  type Viewer,
  view,
} from '@openshake/rules';
import { Absences } from './absences.ts';
import { Asking } from './asking.ts';
import { type Chance, type Dice, placeOf } from './dice.ts';
import { Ledger, type Stored, storedAs } from './ledger.ts';
import { Mailbox } from './mailbox.ts';
import { MatchClock } from './matchClock.ts';
import { nextCall, OFFICIAL_ROLES, type OfficialRole, officialDuty, type Round } from './officials.ts';
import { type SeatAction, whyNotSaid } from './refusals.ts';
import { FORMAT, fold, matchAfter, outcomeOf, type Row } from './row.ts';
import { same } from './same.ts';
import type { Seated } from './seated.ts';
import type { Meant } from './soonest.ts';
import type { Store } from './store.ts';
import { Alarm, RETRY_MS, RoomTimer, type Timer } from './timer.ts';
import { RoomTrouble } from './trouble.ts';
import { type Judging, Verdicts } from './verdicts.ts';
import { Waiting } from './waiting.ts';
import { type Follower, type Hear, type Version, Watchers } from './watching.ts';

export interface RoomOptions {
  setup: Setup;
  round: Round;
  store: Store;
  timer: Timer;
  dice: Dice;
  search: PromptJudge;
  /** If it is absent, the room judges papers immediately. */
  judging?: Judging;
  /** The seats of bots and programs. */
  bots?: Readonly<Record<Player, Seated>>;
  /** The officials that the room plays itself; the others are people. */
  officials?: readonly OfficialRole[];
  /** What else the room refuses to a seat before it asks any rule. `match`: the match when the action has its turn. */
  whyNot?: (match: MatchState, seat: string, action: SeatAction) => Refusal | undefined;
  /** Called when something goes wrong and nobody waits for an answer. */
  trouble: (error: unknown) => void;
}

export interface Submission {
  /** The sender's own name for the action. The same id of the same seat is done once. */
  id: string;
  seat: Player | OfficialRole;
  action: SeatAction;
  /** Called before the room decides on a new action. If it throws, nothing happens. */
  admit?: () => void;
}

export type Done = Stored | { ok: false; refusal: Refusal };

type Answer = (done: Done) => unknown;

/** For a view, it matters only that there are dice, not what they show. */
const ANY_CHANCE: Chance = () => 0;

/** A store may change how an action is written, but not what it did. */
const isSameRow = (one: Row, other: Row): boolean =>
  one.v === other.v && one.id === other.id && one.at === other.at && same(one.events, other.events);

const isSameId = (one: Row, other: Row): boolean =>
  one.id !== null && one.id === other.id && one.action.by === other.action.by;

export class Room {
  readonly setup: Setup;
  readonly #options: Omit<RoomOptions, 'timer'>;
  readonly #timer: RoomTimer;
  readonly #mailbox: Mailbox;
  readonly #asking: Asking | undefined;
  readonly #verdicts: Verdicts | undefined;
  readonly #ledger: Ledger;
  readonly #clock: MatchClock;
  readonly #alarm: Alarm;
  // Thousands of rooms fit into memory, because each has only what it uses.
  #watchers: Watchers | undefined;
  #absences: Absences | undefined;
  #waiting: Waiting | undefined;
  #match: MatchState;
  #follower: Follower | undefined;
  #officials: readonly OfficialRole[];
  #decided = 0;
  /** The version that the bots were asked about; -1: ask them again. */
  #askedAt = -1;
  /** The last version that time alone could not change. */
  #timelessAt = -1;
  /** The match whose next limit is known. */
  #limited: MatchState | undefined;
  #nextLimit = Infinity;
  #closed = false;
  #retryAt: number | null = null;

  private constructor(options: RoomOptions) {
    const { setup, store, judging, bots } = options;
    const timer = new RoomTimer(options.timer);
    const trouble = (error: unknown) => this.#report(error);
    const rested = () => this.#rested();
    this.setup = setup;
    this.#options = options;
    this.#timer = timer;
    this.#match = matchAfter({ setup, rows: [] });
    this.#mailbox = new Mailbox(rested, trouble);
    this.#asking = bots && new Asking(bots, timer, rested, trouble);
    this.#verdicts = judging && new Verdicts(judging, timer);
    this.#officials = options.officials ?? OFFICIAL_ROLES;
    this.#clock = new MatchClock(timer, () => this.#safely(() => this.#follower?.timeGoesOn?.()));
    this.#ledger = new Ledger(store, timer);
    this.#alarm = new Alarm(timer, () => this.#wake());
  }

  /** Opens the room of a new match, or of one whose rows are in the store. The time in between does not count. */
  static async open(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    let at = 0;
    for (const row of await options.store.rows(1)) {
      room.#add(row, fold(room.#match, row));
      at = row.at;
    }
    room.#clock.set(at);
    room.#learnAhead();
    return room;
  }

  /** The officials, the bots and the clock begin to act. */
  begin(): void {
    this.#mailbox.add({ work: () => this.#goOn() });
  }

  /** How many rows the log has. */
  get v(): number {
    return this.#ledger.v;
  }

  /** The moment of the match, in milliseconds since it began. */
  get at(): number {
    return this.#clock.at(this.#match.at);
  }

  /** The timer's moment when the match began, plus any time that does not count. */
  get began(): number {
    return this.#clock.began;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** For the caller that runs the room. Watchers get views. */
  get match(): MatchState {
    return this.#match;
  }

  /** How many actions were decided, the refused ones too. */
  get decided(): number {
    return this.#decided;
  }

  /** Does an action once. `answered` gets the answer before anybody hears of the new version. */
  submit(submission: Submission, answered?: Answer): Promise<Done> {
    if (this.#closed) return Promise.reject(new RoomTrouble('closed'));
    // An action happens at the moment when it arrives, however long others take.
    const at = this.at;
    return new Promise((resolve, reject) => {
      let waits = true;
      const answer = (done: Done) => {
        // A room that closed meanwhile has said so already.
        if (!waits) return;
        waits = false;
        this.#safely(() => answered?.(done));
        resolve(done);
      };
      const fail = (error: unknown) => {
        waits = false;
        reject(error);
      };
      this.#mailbox.add({
        work: async () => {
          await this.#submitted(submission, at, answer).catch(fail);
          await this.#goOn();
        },
        abandoned: () => fail(new RoomTrouble('closed')),
      });
    });
  }

  /** Watches every version from now on, this one first. Call the returned function to stop. */
  watch(viewer: Viewer, hear: Hear): () => void {
    this.#watchers ??= new Watchers((error) => this.#report(error));
    return this.#watchers.add(viewer, hear, this.#version([]));
  }

  /** Follows every row from now on. Only one caller runs a room, so a later follower takes the place of an earlier one. */
  follow(follower: Follower): void {
    this.#follower = follower;
  }

  /** The table after the last row. */
  view(viewer: Viewer): MatchView {
    return this.see(this.#match, viewer);
  }

  /** The table after this or an earlier row, for viewers who are some time behind. `before`: as in `view` of the rules. */
  see(match: MatchState, viewer: Viewer, before?: Seen): MatchView {
    // A limit may open papers. No view runs past one whose row is not stored: after a crash that row may never come.
    return view(match, viewer, this.#given(match.at, ANY_CHANCE, 'known'), before);
  }

  /** From now on the room plays these officials. A judge sat down, got up, went away or came back. */
  playOfficials(roles: readonly OfficialRole[]): void {
    this.#mailbox.add({
      work: async () => {
        this.#officials = roles;
        // The table may have something for an official to do, which nobody could do before.
        this.#timelessAt = -1;
        this.#limited = undefined;
        await this.#goOn();
      },
    });
  }

  /** Nobody is connected for this seat. Without clocks the room says `leave` for it after a while. */
  absent(seat: Player): void {
    this.#absence().begin(seat);
  }

  /** When the director calls next by the clock, in this or an earlier match of the room: the end of the round, then the end of play. */
  callAfter(match: MatchState): number | null {
    return nextCall(match, this.#options.round, this.#officials);
  }

  /** Somebody is connected again; a player whom the room sent away returns. */
  back(seat: Player): void {
    this.#absence().end(seat);
  }

  /** The start of a new match for the same seats. */
  rematch(): Pick<RoomOptions, 'setup' | 'round'> {
    const { setup, round } = this.#options;
    return { setup, round };
  }

  /** Resolves once everything that arrived before is done. */
  arrived(): Promise<void> {
    return new Promise((resolve) => this.#mailbox.add({ work: async () => resolve(), abandoned: resolve }));
  }

  /** Resolves once nobody has anything to do before time passes. */
  quiet(): Promise<void> {
    return this.#until(() => this.#closed || this.#ledger.pauses || this.#isIdle);
  }

  /** Resolves once no bot has anything to do. */
  rest(): Promise<void> {
    return this.#until(() => this.#closed || (this.#isIdle && this.#nextDeed === Infinity));
  }

  #until(isSo: () => boolean): Promise<void> {
    this.#waiting ??= new Waiting();
    return this.#waiting.until(isSo);
  }

  /** Whether nothing happens until somebody acts: no limit runs, and no bot has anything to do. */
  get isResting(): boolean {
    return this.#isIdle && this.#nextDeed === Infinity && this.#limit() === Infinity;
  }

  get #isIdle(): boolean {
    return this.#mailbox.isEmpty && !this.#asking?.isThinking;
  }

  /** When the first bot does what it plans to do; Infinity if no bot plans anything. */
  get #nextDeed(): number {
    return this.#asking?.next ?? Infinity;
  }

  #absence(): Absences {
    this.#absences ??= new Absences(this.setup, this.#timer, (action, isWanted) => this.#byItself(action, isWanted));
    return this.#absences;
  }

  /** Closes the room for good. Every sender who waits for an answer hears that, and can send the same id to the next room. */
  close(): void {
    this.#closed = true;
    this.#timer.close();
    this.#ledger.close();
    this.#asking?.stop();
    this.#mailbox.abandon();
    this.#waiting?.look();
  }

  // Nearly always there is nothing to wait for but the store. So the room looks first, and waits only if there is.
  async #submitted({ id, seat, action, admit }: Submission, at: number, answer: Answer): Promise<void> {
    if (this.#closed || this.#ledger.isUnsure) await this.#catchUp();
    if (this.#ledger.mayHave(seat, id) && (await this.#wasDone(seat, id, answer))) return;
    if (this.#limit() <= at) {
      await this.#passTime(at);
      // Another room may have stored the action meanwhile.
      if (await this.#wasDone(seat, id, answer)) return;
    }
    admit?.();
    await this.#say(seat, action, at, id, answer);
  }

  /** Gives the answer from before if the action is already in the log. */
  async #wasDone(seat: string, id: string, answer: Answer): Promise<boolean> {
    const done = await this.#ledger.done(seat, id);
    if (done) answer(done);
    return done !== undefined;
  }

  /** A seat acts, unless the room refuses it before it asks any rule. */
  #say(seat: string, action: SeatAction, at: number, id: string | null, answer: Answer): Promise<boolean> {
    const refusal = whyNotSaid(this.#match, seat, action) ?? this.#options.whyNot?.(this.#match, seat, action);
    // The fields are those of the action; only who acts is added.
    if (!refusal) return this.#happen({ ...action, by: seat } as Action, at, id, answer);
    this.#decided += 1;
    answer({ ok: false, refusal });
    return Promise.resolve(false);
  }

  /** The room acts for a player, if that is still wanted when its turn comes; nobody waits for the answer. */
  #byItself(action: Action, isWanted: () => boolean): void {
    const at = this.at;
    const work = async () => {
      if (this.#closed || !isWanted()) return;
      const happened = await this.#attempt(async () => {
        await this.#passTime(at);
        if (isWanted()) await this.#happen(action, at, null);
      });
      if (!happened) this.#timer.at(this.#timer.now() + RETRY_MS, () => this.#byItself(action, isWanted));
      await this.#goOn();
    };
    this.#mailbox.add({ work });
  }

  /** Does work that nobody waits for. If it fails, the room reports it and tries again later. */
  async #attempt(work: () => Promise<void> | undefined): Promise<boolean> {
    if (this.#closed) return true;
    try {
      if (this.#ledger.isUnsure) await this.#catchUp();
      const working = work();
      if (working) await working;
      return true;
    } catch (error) {
      if (this.#closed) return true;
      this.#report(error);
      this.#retryAt = this.#timer.now() + RETRY_MS;
      return false;
    }
  }

  /** Decides an action, stores it and publishes it. A refused action leaves no trace. */
  async #happen(action: Action, at: number, id: string | null, answer: Answer = () => {}): Promise<boolean> {
    for (;;) {
      const moment = Math.max(at, this.#match.at);
      this.#decided += 1;
      let decision = this.#decide(action, moment);
      while (decision.ok === null) {
        await this.#learn(decision.needs);
        decision = this.#decide(action, moment);
      }
      if (!decision.ok) {
        answer({ ok: false, refusal: decision.refusal });
        return false;
      }
      if (action.type === 'clock' && decision.events.length === 0) return false;
      const row: Row = {
        v: this.v + 1,
        format: FORMAT,
        id,
        at: moment,
        action,
        events: decision.events,
        ...outcomeOf(decision),
      };
      if (await this.#keep(row, decision.match, answer)) return true;
      // Another row came first, so this decision was about an old table.
    }
  }

  #decide(action: Action, at: number): Decision | Undecided {
    return decide(this.#match, action, this.#given(at, this.#chanceFor(action), 'judge'));
  }

  /** Most actions let nothing fall, so nothing is drawn before it falls. */
  #chanceFor({ type }: Action): Chance {
    const match = this.#match;
    let chance: Chance | undefined;
    return (below) => {
      chance ??= this.#options.dice.from(placeOf(match, type));
      return chance(below);
    };
  }

  async #learn(inquiry: Inquiry): Promise<void> {
    const asked = this.#timer.now();
    try {
      await this.#verdicts?.learn(inquiry);
    } catch (error) {
      this.#standStill(asked);
      throw error;
    }
  }

  /** What the room needs has failed, so nobody loses the time since it was asked. */
  #standStill(asked: number): void {
    this.#clock.stop(asked);
    this.#retryAt = this.#timer.now() + RETRY_MS;
  }

  /** Stores a row and publishes it; false if other rows took its place. */
  async #keep(row: Row, match: MatchState, answer: Answer): Promise<boolean> {
    if (this.#closed) throw new RoomTrouble('closed');
    const asked = this.#timer.now();
    try {
      await this.#ledger.store(row);
    } catch (error) {
      // Nothing goes on until the store says what it has. Meanwhile, nobody loses time.
      this.#standStill(asked);
      const caughtUp = await this.#catchUp(row, answer);
      if (caughtUp === 'nothing') throw new RoomTrouble('store', error);
      return caughtUp === 'landed';
    }
    this.#clock.goOn();
    this.#take(row, match, answer);
    await null;
    this.#publish(row);
    return true;
  }

  /** Takes the rows that the store has beyond ours. `meant`: the row that may or may not be there. */
  async #catchUp(meant?: Row, answer?: Answer): Promise<'landed' | 'others' | 'nothing'> {
    if (this.#closed) throw new RoomTrouble('closed');
    if (!this.#ledger.isUnsure) return 'nothing';
    const { v } = this;
    let landed = false;
    const around = {
      failed: (trouble: RoomTrouble) => this.#report(trouble),
      paused: () => this.#waiting?.look(),
      gaveUp: () => this.close(),
    };
    for await (const row of this.#ledger.beyond(around)) {
      // The same id of the same seat is the same action, whichever room stored it.
      const isMeant = meant !== undefined && (isSameRow(row, meant) || isSameId(row, meant));
      landed ||= isMeant;
      this.#take(row, fold(this.#match, row), isMeant ? answer : undefined);
      await null;
      this.#publish(row);
    }
    if (this.v === v) return 'nothing';
    this.#clock.goOn();
    return landed ? 'landed' : 'others';
  }

  /** Adds a stored row to the match. The sender gets the answer before the others hear of the row. */
  #take(row: Row, match: MatchState, answer?: Answer): void {
    if (this.#closed) throw new RoomTrouble('closed');
    this.#add(row, match);
    this.#learnAhead();
    answer?.(storedAs(row));
  }

  /** `match`: the match after this row. */
  #add(row: Row, match: MatchState): void {
    const { shake } = this.#match;
    this.#ledger.add(row);
    this.#retryAt = null;
    this.#match = match;
    if (row.action.type === 'leave' || row.action.type === 'return') this.#absence().heard(row);
    this.#asking?.forgive();
    if (shake?.number !== this.#match.shake?.number) this.#verdicts?.forget();
  }

  #learnAhead(): void {
    this.#verdicts?.learnAhead(inquiriesAhead(this.#match));
  }

  #publish(row: Row): void {
    if (this.#closed) return;
    this.#safely(() => this.#follower?.heard(row, this.#match));
    const { type, by } = row.action;
    this.#watchers?.publish({
      ...this.#version(row.events),
      act: { type, ...(by !== undefined && { by }) },
    });
  }

  #version(events: Row['events']): Version {
    return { v: this.v, match: this.#match, events, see: (viewer) => this.view(viewer) };
  }

  /** What waits in the mailbox arrived before now, so time does not overtake it. */
  get #arrivedAt(): number {
    return this.#mailbox.hasMore ? this.#match.at : this.at;
  }

  #safely(call: () => unknown): void {
    try {
      call();
    } catch (error) {
      this.#report(error);
    }
  }

  #report(error: unknown): void {
    try {
      this.#options.trouble(error);
    } catch {
      // Nobody is left to tell, and the match goes on.
    }
  }

  /** `by`: whether to ask for verdicts, or only to look whether they are known. */
  #given(at: number, chance: Chance, by: 'judge' | 'known'): Given | GivenJudge {
    const { search } = this.#options;
    const verdicts = this.#verdicts;
    return verdicts ? { at, search, chance, judge: (inquiry) => verdicts[by](inquiry) } : { at, search, chance };
  }

  /** Lets time run to this moment, limit by limit, and lets the officials act. */
  async #passTime(at: number): Promise<void> {
    for (let due = this.#limit(); due <= at; due = this.#limit()) {
      const { v } = this;
      await this.#happen({ type: 'clock' }, due, null);
      await this.#officiate(Math.max(due, this.#match.at));
      // If time cannot change anything now, do not try again until something happens.
      if (this.v === v) this.#timelessAt = v;
    }
  }

  /** When time alone does something next; Infinity if never. */
  #limit(): number {
    if (this.#timelessAt === this.v) return Infinity;
    const match = this.#match;
    if (this.#limited !== match) {
      this.#limited = match;
      const call = this.callAfter(match);
      this.#nextLimit = Math.min(nextDeadline(match) ?? Infinity, call ?? Infinity);
    }
    return this.#nextLimit;
  }

  #duty(at: number): Action | Undecided | null {
    const given = this.#given(at, ANY_CHANCE, 'judge');
    return officialDuty(this.#match, this.#options.round, given, this.#officials);
  }

  /** The judge and the director do what they have to do now. */
  async #officiate(at: number): Promise<void> {
    for (;;) {
      const duty = this.#duty(at);
      if (!duty) return;
      if ('needs' in duty) await this.#learn(duty.needs);
      else if (!(await this.#happen(duty, at, null))) return;
    }
  }

  /** After everything that happened: the officials speak, the bots are asked, and the timer is set. */
  async #goOn(): Promise<void> {
    await this.#attempt(() => {
      const at = this.#arrivedAt;
      return this.#limit() <= at || this.#duty(at) ? this.#runTo(at) : undefined;
    });
    if (this.#closed || this.#askedAt === this.v) return;
    this.#askedAt = this.v;
    this.#asking?.ask(this.at, (seat) => this.view(seat));
  }

  async #runTo(at: number): Promise<void> {
    await this.#passTime(at);
    await this.#officiate(at);
  }

  /** Sets the timer for the next limit or deed, once there is nothing else to do. */
  #rested(): void {
    this.#waiting?.look();
    if (this.#closed || !this.#mailbox.isEmpty) return;
    this.#alarm.set(this.#retryAt ?? this.#clock.momentOf(Math.min(this.#limit(), this.#nextDeed)));
  }

  /** A limit is over, or a bot has thought long enough; a deed before the limit comes first, however late the timer is. */
  #wake(): void {
    this.#retryAt = this.#clock.retryAt();
    const { at } = this;
    const work = async () => {
      const limit = this.#limit();
      const first = this.#asking?.first(at, this.#options.dice.from(`first ${this.v}`));
      if (first && first.ready < limit) {
        await this.#attempt(async () => {
          await this.#passTime(first.ready);
          await this.#act(first, first.ready);
        });
      }
      await this.#goOn();
    };
    this.#mailbox.add({ work });
  }

  /** A bot does what it meant to do. If that is refused, everybody is asked again. */
  async #act(meant: Meant, at: number): Promise<void> {
    await this.#say(meant.by, meant.deed.action, at, null, (done) => {
      if (done.ok) return;
      this.#asking?.refuse(meant, done.refusal);
      this.#askedAt = -1;
    });
  }
}
