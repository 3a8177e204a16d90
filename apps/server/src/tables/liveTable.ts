// A table in memory: its room once the match has begun, those who watch it, and who is here.
import { createHash } from 'node:crypto';
import {
  type checkedJudging,
  type Done,
  type Follower,
  fairDice,
  fold,
  matchAfter,
  Room,
  RoomTrouble,
  type Row,
  type Submission,
  seenInShake,
} from '@openshake/host';
import { type MatchState, OFFICIALS, type Player, totalsOf, type Viewer } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { ServerClock } from '../clock.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Store, TableRecord } from '../stores/store.ts';
import type { Threads, Turn } from '../threads/threads.ts';
import { whyTooMuch } from './endless.ts';
import { flat } from './flat.ts';
import { newId } from './ids.ts';
import { endingOf, FULL_LOG, LONG_LOG } from './longLog.ts';
import { Nameplates } from './nameplates.ts';
import { isEndless } from './opening.ts';
import { isFenced, OwnLog } from './ownLog.ts';
import { Presence } from './presence.ts';
import { isAt, isFull, seatOf, without } from './seating.ts';
import { Showing } from './showing.ts';
import { isGone, type ShownTable } from './shown.ts';
import type { Watcher } from './watcher.ts';

/** What a table needs from the server around it. */
export interface Around {
  store: Store;
  clock: ServerClock;
  people: Pick<People, 'shown'>;
  threads: Threads;
  /** Judges for one table: tables take turns. */
  judging: (turn: Turn) => ReturnType<typeof checkedJudging>;
  /** As whom this watcher sees the table now; null if it may not. */
  viewerOf: (table: TableRecord, watcher: Watcher) => { viewer: Viewer; late: boolean } | null;
  /** The table looks different in the lobby. */
  changed: (table: LiveTable) => void;
  /** The match is over and stored. */
  finished: (match: string) => void;
  trouble: (error: unknown) => void;
  counted: { rows: number };
}

/** A table that nobody watches is unloaded after this time, if time changes nothing there. Absent players have left by then. */
const IDLE_MS = 6 * 60_000;
/** An open table is in the lobby for this long after somebody was there who sits, judges or opened it. */
export const LOBBY_MS = 60 * 60_000;
/** The store hears this often that a match goes on: after a restart, those that went on lately come back at once. */
const NOTE_MS = 10 * 60_000;
/** What happens after the end, such as signatures, is stored with the match when nothing more comes for this long. */
const FINISH_MS = 2_000;
/** Whoever reads a match that is over waits this long for it to be stored as such. A store may be away for longer. */
const SETTLE_MS = 3_000;

const NO_REPLAY =
  'The match is final, because everybody has signed or the judge has left. Ask for a rematch to play again.';

/** What is left to the room while a person judges. */
const DIRECTOR = OFFICIALS.filter((role) => role !== 'judge');

const LOG_FULL = 'This match has too many actions, so the server did not take this one. Ask for a rematch to play on.';

const NOTHING = (): void => {};
const DONE = Promise.resolve();

export class LiveTable implements Follower {
  record: TableRecord;
  /** Where it was opened; undefined after a restart. */
  place: string | undefined;
  readonly #around: Around;
  readonly #showing: Showing;
  readonly #presence: Presence;
  readonly #plates: Nameplates;
  #room: Room | null = null;
  /** The officials that the room plays now. */
  #appointed: readonly (typeof OFFICIALS)[number][] = OFFICIALS;
  #opening: Promise<Room> | null = null;
  #log: OwnLog | null = null;
  #bots: { close(): void }[] = [];
  #serial: Promise<unknown> = DONE;
  /** How many changes of seats and state are not done yet. */
  #changing = 0;
  #emptySince: number;
  /** When the last of the table's own people left. */
  #attended = 0;
  /** The version up to which the store knows when something happened. */
  #notedV = 0;
  /** Stops the wait before the finished match is stored as such. */
  #cancelFinish: (() => void) | null = null;
  #finishing: Promise<void> | null = null;
  #finished = NOTHING;
  #storing: Promise<void> = DONE;
  #closed = false;
  /** Another server runs the match now. */
  #isFenced = false;

  constructor(record: TableRecord, around: Around) {
    this.record = record;
    this.#around = around;
    this.#showing = new Showing(record.id, record.listed, around.clock);
    this.#presence = new Presence(around.clock, () => this.#presenceChanged());
    this.#plates = new Nameplates(around.people);
    this.#emptySince = around.clock.now();
  }

  get id(): string {
    return this.record.id;
  }

  get watchers(): number {
    return this.#showing.count;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** The moment of the match, in milliseconds since it began; null before it. */
  get at(): number | null {
    return this.#room?.at ?? null;
  }

  /** Reads how people are shown, and opens the room of a match that has begun. */
  load(): Promise<void> {
    return this.inTurn(async () => {
      await this.#plates.learn(this.record);
      this.#showing.set(this.#seats());
      if (this.record.state === 'open') return;
      // After a restart, the judge has a moment to connect again.
      if (this.record.judge !== null) this.#presence.expect(this.record.judge);
      await this.#openRoom();
    });
  }

  /** Changes of seats and state come one after the other. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#changing += 1;
    const next = this.#serial.then(work).finally(() => {
      this.#changing -= 1;
    });
    this.#serial = next.catch(() => {});
    return next;
  }

  /** Stores a change and then shows it. Only inside `inTurn`. */
  async change(change: Omit<Parameters<Store['changeTable']>[1], 'changed'>): Promise<void> {
    const changed = this.#around.clock.date();
    await this.#around.store.changeTable(this.id, { ...change, changed });
    this.#become({ ...this.record, ...change, changed });
    await this.#refresh();
    if (change.state === 'playing') await this.#openRoom();
  }

  /** Somebody has another name, or was deleted. A deleted name is gone at once; what follows from it comes in its turn. */
  async personChanged(person: string, isGone: boolean): Promise<void> {
    // Whoever is about to sit down here is not in the record yet.
    if (this.#changing === 0 && !isAt(this.record, person)) return;
    if (isGone) {
      this.#plates.forget(person);
      this.#showing.erase(this.#seats());
      this.#seatsChanged();
    }
    await this.inTurn(async () => {
      if (!isAt(this.record, person)) return;
      if (isGone || !(await this.#around.people.shown(person, true))) this.#become(without(this.record, person));
      this.#leaveForGone();
      await this.#plates.learn(this.record);
      this.#showing.erase(this.#seats());
      this.#reseat();
      this.#seatsChanged();
    });
  }

  #become(record: TableRecord): void {
    const judgeBefore = this.record.judge;
    this.record = record;
    if (record.judge === judgeBefore || !this.#room) return;
    this.#appoint();
    // Without a judge, nobody orders a replay any more.
    this.#followState(this.#room.match);
  }

  /** Tells the room whether it plays the judge, because the match does not wait for a judge who is not here. */
  #appoint(): void {
    const officials = this.#officials;
    if (!this.#room || officials === this.#appointed) return;
    this.#appointed = officials;
    this.#room.playOfficials(officials);
  }

  /** Waits until every action that arrived is answered. */
  async drain(): Promise<void> {
    await this.#serial;
    if (this.#room) await this.#room.quiet();
  }

  /** Somebody sat down and has a moment to connect. */
  expect(person: string): void {
    this.#presence.expect(person);
  }

  show(sees: { seesCode: boolean; seesNames: boolean }): ShownTable {
    return this.#plates.table(this.record, (person) => this.#presence.isHere(person), sees);
  }

  /** Begins to show the table to somebody. The first message has the whole view. */
  watch(watcher: Watcher): void {
    // The others hear that somebody is here. Whoever came sees it in the first message.
    if (this.#sits(watcher)) this.#arrive(watcher.who.person.id);
    this.#showing.add(watcher);
    this.catchUp(watcher);
  }

  unwatch(watcher: Watcher): void {
    if (!this.#showing.remove(watcher)) return;
    if (this.watchers === 0) this.#emptySince = this.#around.clock.now();
    if (isAt(this.record, watcher.who.person.id)) this.#attended = this.#around.clock.date();
    if (this.#sits(watcher)) this.#depart(watcher.who.person.id);
  }

  /** Whether this watcher was counted as a connection of a seat or of the judge, also if the seat is somebody else's by now. */
  #sits({ viewer }: Watcher): boolean {
    return viewer === 'judge' || this.record.setup.players.includes(viewer);
  }

  /** Sends the newest version alone. */
  catchUp(watcher: Watcher): void {
    this.#showing.catchUp(watcher);
  }

  /** An action of a seat or an official. `answered` gets the answer before anybody hears of it. `limited`: why it is refused if it was not done before. */
  async submit(submission: Submission, answered: (done: Done) => void, limited?: string): Promise<void> {
    const room = this.#room && !this.#room.isClosed ? this.#room : await this.#openRoom();
    // After the end, everybody may know the secret of the dice.
    const isTooLate = this.#finishing !== null && submission.action.type.startsWith('replay-');
    const admit = () => {
      if (limited !== undefined) throw new Refused('too-often', limited);
      if (isTooLate) throw new Refused('taken', NO_REPLAY);
      if (this.#room && this.#room.v >= FULL_LOG) throw new Refused('too-large', LOG_FULL);
    };
    const admitted = { ...submission, admit };
    await room.submit(admitted, answered).catch(async (error: unknown) => {
      if (!(error instanceof RoomTrouble && error.kind === 'closed') || this.#closed) throw error;
      // The room gave up its store. The same id is safe in the next room, whatever was stored.
      const next = await this.#openRoom().catch((why) => {
        this.#around.trouble(why);
        // Nobody may hear that it did not happen: perhaps it did.
        throw error;
      });
      await next.submit(admitted, answered);
    });
  }

  /** Tells everybody what time it is. */
  tellTime(): void {
    this.#showing.again();
  }

  /** Somebody says one of the kind phrases. */
  say(seat: string, phrase: string): void {
    this.#showing.say(JSON.stringify({ type: 'phrase', table: this.id, seat, phrase }));
  }

  /** Resolves once a match that is over is also stored as such, or cannot be for now. */
  async settled(): Promise<void> {
    if (!this.#finishing) return;
    const { clock } = this.#around;
    let cancel = () => {};
    const late = new Promise<void>((resolve) => {
      cancel = clock.at(clock.now() + SETTLE_MS, resolve);
    });
    await Promise.race([this.#finishing, late]);
    cancel();
  }

  /** Whether the lobby shows the table: an open one while its people are there or were lately, and a match that goes on. */
  get isInLobby(): boolean {
    const { listed, state, changed } = this.record;
    const { clock } = this.#around;
    if (!listed || state === 'over') return false;
    if (state === 'playing') return !this.isIdle(clock.now());
    return this.#isAttended || clock.date() < Math.max(changed, this.#attended) + LOBBY_MS;
  }

  /** Whether somebody watches who sits here, judges or opened the table. */
  get #isAttended(): boolean {
    return this.#showing.watchers.some(({ who }) => isAt(this.record, who.person.id));
  }

  /** Looks after a table now and then: opens the room that could not be opened, lets a judge go who went home after the match, and notes that a match goes on or that somebody waits for others. */
  async lookAfter(now: number): Promise<void> {
    const { state, judge, listed } = this.record;
    if (this.#closed || this.#isFenced || this.#changing > 0) return;
    if (state === 'open') {
      if (listed && this.#isAttended) await this.#note(0);
    } else if (!this.#room || this.#room.isClosed) await this.#openRoom();
    else if (state === 'over' && judge !== null && this.#isEmptyAt(now))
      await this.inTurn(() => this.change({ judge: null }));
    else if (state === 'playing' && this.#room.v !== this.#notedV) await this.#note(this.#room.v);
  }

  async #note(v: number): Promise<void> {
    const changed = this.#around.clock.date();
    if (changed < this.record.changed + NOTE_MS) return;
    await this.inTurn(async () => {
      await this.#around.store.changeTable(this.id, { changed });
      this.record = { ...this.record, changed };
      this.#notedV = v;
    });
  }

  #isEmptyAt(now: number): boolean {
    return this.watchers === 0 && now >= this.#emptySince + IDLE_MS;
  }

  /** Whether the table can be unloaded: nobody is there, and time changes nothing. */
  isIdle(now: number): boolean {
    if (!this.#isEmptyAt(now) || this.#opening || this.#cancelFinish || this.#changing > 0) return false;
    // Whoever reads the match must not see more than an audience here.
    if (this.#showing.isBehind) return false;
    if (this.record.state === 'over' && this.record.judge !== null && !this.#finishing) return false;
    if (this.record.state === 'open') return !this.isInLobby;
    if (this.#isFenced) return true;
    // A room that lost its store is opened again first: time may run there, and bots may play.
    if (!this.#room || this.#room.isClosed) return false;
    // Where only the host can end the round, bots would play forever, and for nobody.
    return this.#room.isResting || isEndless(this.record);
  }

  /** Closes the room. What was stored stays. */
  close(): void {
    this.#closed = true;
    this.#closeRoom();
    this.#showing.close();
    this.#presence.close();
    this.#cancelFinish?.();
    this.#cancelFinish = null;
    this.#finished();
  }

  #seats(): string {
    return flat(JSON.stringify(this.#plates.seats(this.record, (person) => this.#presence.isHere(person), 'known')));
  }

  /** Opens the room of the match, or gives the one that is open. */
  #openRoom(): Promise<Room> {
    if (this.#room && !this.#room.isClosed) return Promise.resolve(this.#room);
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** The officials that the room plays. Whoever opened the table may call the end of the round; the room does it too, when time is up. */
  get #officials() {
    const { judge } = this.record;
    return judge !== null && this.#presence.isHere(judge) ? DIRECTOR : OFFICIALS;
  }

  async #open(): Promise<Room> {
    this.#closeRoom();
    const { store, clock, judging, trouble } = this.#around;
    const { match, setup, round, secret, listed } = this.record;
    const log: OwnLog = await OwnLog.claim(store, match, () => {
      // A late write of an earlier room says nothing about this one.
      if (this.#log === log) this.#giveUp();
    });
    this.#appointed = this.#officials;
    const room = await Room.open({
      setup,
      round,
      store: log,
      timer: clock,
      dice: fairDice(secret),
      search,
      judging: judging([this.place ?? '', this.record.host ?? '', this.id]),
      ...this.#seatBots(),
      officials: this.#appointed,
      whyNot: whyTooMuch,
      trouble,
    });
    const before = listed ? versionsOf(this.record, await store.rows(match)) : [];
    if (this.#closed) {
      room.close();
      throw new RoomTrouble('closed');
    }
    this.#log = log;
    this.#isFenced = false;
    this.#room = room;
    this.#notedV = room.v;
    this.#showing.begin(room, before);
    room.follow(this);
    room.begin();
    this.#appoint();
    for (const { seat, person } of this.record.seats)
      if (person !== null && !this.#presence.isConnected(person)) room.absent(seat);
    this.#leaveForGone();
    this.#showing.again();
    this.#followState(room.match);
    return room;
  }

  #seatBots() {
    const { store, threads } = this.#around;
    const { setup, match, secret } = this.record;
    const isWatched = () => this.watchers > 0;
    const seated = this.record.seats.flatMap(({ seat, bot: level }) => {
      if (level === null) return [];
      // Nobody can work out the secret of the dice from what a bot does.
      const seed = createHash('sha256').update(`${secret} bot ${seat}`).digest().readUInt32BE();
      const seen = async () => seenInShake({ setup, rows: await store.rows(match) }, seat, search);
      return [[seat, threads.seat({ level, seat, seed, pace: 1, seen, isWatched })] as const];
    });
    this.#bots = seated.map(([, bot]) => bot);
    return seated.length > 0 && { bots: Object.fromEntries(seated) };
  }

  #closeRoom(): void {
    this.#room?.close();
    this.#room = null;
    this.#showing.end();
    for (const bot of this.#bots) bot.close();
    this.#bots = [];
  }

  /** Another server runs this match now: this room must not go on. */
  #giveUp(): void {
    this.#isFenced = true;
    this.#closeRoom();
  }

  /** A row of the match is stored. */
  heard({ v, events }: Row, match: MatchState): void {
    this.#around.counted.rows += 1;
    this.#showing.heard(v, events, match);
    this.#followState(match);
    if (v >= LONG_LOG) this.#endLong(match);
  }

  /** A match that nobody ends would fill the store. Each row that this makes comes back here. */
  #endLong(match: MatchState): void {
    const type = endingOf(match);
    if (type) this.#room?.submit({ id: newId(), seat: 'director', action: { type } }).catch(this.#around.trouble);
  }

  /** Time stood still in the match and goes on. */
  timeGoesOn(): void {
    this.#showing.again();
  }

  /** The state of the table follows the match. A judge may order a replay even at the end. The store hears of the end when it is final. */
  #followState(match: MatchState): void {
    const isOver = match.phase.name === 'over';
    if (isOver !== (this.record.state === 'over')) {
      const state = isOver ? 'over' : 'playing';
      this.record = { ...this.record, state };
      this.#around.changed(this);
    }
    // As long as a judge may order a replay, the match is not final: its dice must stay secret.
    if (isOver && (this.record.judge === null || match.players.every((player) => hasSigned(match, player))))
      this.#finishSoon();
  }

  /** At once the first time; what comes later, such as signatures, when nothing more comes. */
  #finishSoon(): void {
    const { clock } = this.#around;
    this.#cancelFinish?.();
    if (this.#finishing) {
      this.#cancelFinish = clock.at(clock.now() + FINISH_MS, () => this.#finish());
      return;
    }
    this.#finishing = new Promise((resolve) => {
      this.#finished = resolve;
    });
    this.#finish();
  }

  /** One after the other: two at once would take the same rows. */
  #finish(): void {
    this.#cancelFinish = null;
    this.#storing = this.#storing.then(() => this.#storeEnd());
  }

  async #storeEnd(): Promise<void> {
    const { store, clock, trouble, finished } = this.#around;
    // A judge may have ordered a replay in the same moment.
    await this.#room?.arrived();
    if (!this.#room || !this.#log) return;
    if (this.#room.match.phase.name !== 'over') {
      this.#finished();
      this.#finishing = null;
      return;
    }
    try {
      await store.finish(this.#log.lease, { at: clock.date(), totals: totalsOf(this.#room.match) });
      this.#finished();
      finished(this.record.match);
    } catch (error) {
      trouble(error);
      // The other server stores the end.
      if (isFenced(error)) this.#giveUp();
      else if (!this.#closed) this.#finishSoon();
    }
  }

  async #refresh(): Promise<void> {
    await this.#plates.learn(this.record);
    this.#reseat();
    this.#seatsChanged();
  }

  #presenceChanged(): void {
    this.#appoint();
    this.#seatsChanged();
  }

  #seatsChanged(): void {
    this.#showing.seat(this.#seats());
    this.#around.changed(this);
  }

  /** Somebody sat down or got up, so some see the table in another way. */
  #reseat(): void {
    for (const watcher of this.#showing.watchers) {
      const seen = this.#around.viewerOf(this.record, watcher);
      if (!seen) watcher.stop('You may no longer watch this table.');
      else if (seen.viewer !== watcher.viewer || seen.late !== watcher.late) this.#seeAs(watcher, seen);
    }
  }

  #seeAs(watcher: Watcher, seen: { viewer: Viewer; late: boolean }): void {
    const { id } = watcher.who.person;
    const sat = this.#sits(watcher);
    this.#showing.remove(watcher);
    Object.assign(watcher, seen, { v: null });
    this.#showing.add(watcher);
    const sits = this.#sits(watcher);
    if (sits && !sat) this.#arrive(id);
    if (sat && !sits) this.#presence.depart(id);
    if (watcher.late) this.catchUp(watcher);
  }

  /** Whoever deleted themselves is gone for good. The others do not wait for them. */
  #leaveForGone(): void {
    const room = this.#room;
    if (this.record.state !== 'playing' || !room) return;
    for (const at of this.record.seats)
      if (isGone(at, this.record.state) && room.match.presence[at.seat] === 'here')
        room.submit({ id: newId(), seat: at.seat, action: { type: 'leave' } }).catch(this.#around.trouble);
  }

  #arrive(person: string): void {
    const seat = seatOf(this.record, person);
    if (this.#presence.arrive(person) && seat !== undefined) this.#room?.back(seat);
    if (this.#isReady)
      this.inTurn(async () => {
        if (this.#isReady) await this.change({ state: 'playing' });
      }).catch(this.#around.trouble);
  }

  /** A rematch waits until everybody is here. */
  get #isReady(): boolean {
    const { state, seats } = this.record;
    const isConnected = (person: string | null) => person === null || this.#presence.isConnected(person);
    return state === 'open' && isFull(seats) && seats.every(({ person }) => isConnected(person));
  }

  #depart(person: string): void {
    const seat = seatOf(this.record, person);
    if (this.#presence.depart(person) && seat !== undefined) this.#room?.absent(seat);
  }
}

const hasSigned = ({ presence, signed }: MatchState, player: Player): boolean =>
  presence[player] === 'out' || signed.includes(player);

/** The versions of a match so far, for an audience that sees them late. */
function versionsOf({ setup }: TableRecord, rows: readonly Row[]) {
  let match = matchAfter({ setup, rows: [] });
  return rows.map((row) => {
    match = fold(match, row);
    return { at: row.at, version: { v: row.v, match, events: row.events } };
  });
}
