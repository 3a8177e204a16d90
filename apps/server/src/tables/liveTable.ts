// A table in memory: its room once the match has begun, those who watch it, and who is here.
import { createHash } from 'node:crypto';
import {
  type Done,
  fairDice,
  fold,
  matchAfter,
  Room,
  RoomTrouble,
  type Row,
  type Submission,
  seenInShake,
} from '@openshake/host';
import { type MatchState, nextDeadline, OFFICIALS, type Player, totalsOf, type Viewer } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { ServerClock } from '../clock.ts';
import type { People, ShownPerson } from '../people/people.ts';
import { type Lease, type Store, StoreTrouble, type TableRecord } from '../stores/store.ts';
import type { Threads } from '../threads/threads.ts';
import { newId } from './ids.ts';
import { LATE_MS, Late, type Moment } from './late.ts';
import { Presence } from './presence.ts';
import { isFull, seatOf } from './seating.ts';
import { type ShownSeat, type ShownTable, shownTable } from './shown.ts';
import { type Version, Voice } from './voice.ts';
import type { Watcher } from './watcher.ts';

/** What a table needs from the server around it. */
export interface Around {
  store: Store;
  clock: ServerClock;
  people: Pick<People, 'shown'>;
  threads: Threads;
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
/** What happens after the end, such as signatures, is stored with the match when nothing more comes for this long. */
const FINISH_MS = 2_000;

export class LiveTable {
  record: TableRecord;
  readonly #around: Around;
  readonly #watchers = new Set<Watcher>();
  readonly #presence: Presence;
  /** How each person here is shown: by the typed name to those who were invited, by the made-up one to others. */
  #shown = new Map<string, { known: ShownPerson | null; stranger: ShownPerson | null }>();
  #seats = '[]';
  #room: Room | null = null;
  #opening: Promise<Room> | null = null;
  #lease: Lease | null = null;
  #bots: { close(): void }[] = [];
  #voice: Voice | null = null;
  #late: Late | null = null;
  #lateVoice: Voice | null = null;
  #serial: Promise<unknown> = Promise.resolve();
  #emptySince: number;
  #cancelFinish: (() => void) | null = null;
  #closed = false;

  constructor(record: TableRecord, around: Around) {
    this.record = record;
    this.#around = around;
    this.#presence = new Presence(around.clock, () => this.#seatsChanged());
    this.#emptySince = around.clock.now();
  }

  get id(): string {
    return this.record.id;
  }

  get room(): Room | null {
    return this.#room;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Reads what is shown of people, and opens the room of a match that has begun. */
  async load(): Promise<void> {
    await this.#learnNames();
    if (this.record.listed)
      this.#late = new Late(this.#moment(null), this.#around.clock, (moment) => this.#tellLate(moment));
    if (this.record.state !== 'open') await this.open();
  }

  /** Changes of seats and state come one after the other. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#serial.then(work);
    this.#serial = next.catch(() => {});
    return next;
  }

  /** Stores a change and then shows it. Only inside `inTurn`. */
  async change(change: Parameters<Store['changeTable']>[1]): Promise<void> {
    const changed = this.#around.clock.now();
    await this.#around.store.changeTable(this.id, { ...change, changed });
    const judgeBefore = this.record.judge;
    this.record = { ...this.record, ...change, changed };
    if (this.record.judge !== judgeBefore) this.#room?.playOfficials(this.#officials);
    await this.refresh();
    if (change.state === 'playing' && !this.#room) await this.open();
  }

  /** Somebody was deleted or renamed: the store knows who sits here now. Only inside `inTurn`. */
  async replace(record: TableRecord): Promise<void> {
    const left = this.record.seats.filter(({ person }, at) => person !== null && record.seats[at]?.person === null);
    this.record = record;
    for (const { seat } of left) this.#leave(seat);
    await this.refresh();
  }

  /** Waits until every action that arrived is answered. */
  async drain(): Promise<void> {
    await this.#serial;
    if (this.#room) await this.#room.quiet();
  }

  /** The seats or the names have changed. */
  async refresh(): Promise<void> {
    await this.#learnNames();
    this.#reseat();
    this.#seatsChanged();
  }

  /** Somebody sat down and has a moment to connect. */
  expect(person: string): void {
    this.#presence.expect(person);
  }

  show(who: { seesCode: boolean; seesNames: boolean }): ShownTable {
    const as = who.seesNames ? 'known' : 'stranger';
    const { host, judge } = this.record;
    const people = { seats: this.#shownSeats(as), host: this.#person(host, as), judge: this.#person(judge, as) };
    return shownTable(this.record, people, who.seesCode);
  }

  #person(id: string | null, as: 'known' | 'stranger'): ShownPerson | null {
    return id === null ? null : (this.#shown.get(id)?.[as] ?? null);
  }

  /** Begins to show the table to somebody. The first message has the whole view. */
  watch(watcher: Watcher): void {
    this.#watchers.add(watcher);
    if (seatOf(this.record, watcher.who.person.id) !== undefined) this.#arrive(watcher.who.person.id);
    this.catchUp(watcher);
  }

  unwatch(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    if (this.#watchers.size === 0) this.#emptySince = this.#around.clock.now();
    if (seatOf(this.record, watcher.who.person.id) !== undefined) this.#depart(watcher.who.person.id);
  }

  /** Sends the newest version alone: to somebody who begins to watch, or who fell behind. */
  catchUp(watcher: Watcher): void {
    if (!this.#watchers.has(watcher)) return;
    watcher.v = null;
    if (watcher.late && this.#late) {
      const { shown } = this.#late;
      if (shown.version && !this.#lateVoice && this.#room)
        this.#lateVoice = new Voice({ ...shown.version, events: [] }, (match, viewer) => this.#see(match, viewer));
      this.#tell([watcher], this.#lateVoice, { ...shown, time: this.#around.clock.now() - LATE_MS });
    } else this.#tell([watcher], this.#voice, this.#moment(null));
  }

  /** An action of a seat or an official. `answered` gets the answer before anybody hears of it. */
  async submit(submission: Submission, answered: (done: Done) => void): Promise<void> {
    const room = this.#room && !this.#room.isClosed ? this.#room : await this.open();
    try {
      await room.submit(submission, answered);
    } catch (error) {
      if (!(error instanceof RoomTrouble && error.kind === 'closed') || this.#closed) throw error;
      // The room gave up its store. The same id is safe in the next room, whatever was stored.
      await (await this.open()).submit(submission, answered);
    }
  }

  /** Somebody says one of the kind phrases. */
  say(seat: string, phrase: string): void {
    const text = JSON.stringify({ type: 'phrase', table: this.id, seat, phrase });
    for (const watcher of this.#watchers) if (!watcher.late) watcher.send(text);
    this.#late?.add({ ...this.#moment(this.#late.shown.version), said: text });
  }

  /** Whether the table can be unloaded: nobody is there, and time changes nothing. */
  isIdle(now: number): boolean {
    if (this.#watchers.size > 0 || now < this.#emptySince + IDLE_MS || this.#opening) return false;
    if (!this.#room) return true;
    if (this.record.state === 'over') return this.#cancelFinish === null;
    return nextDeadline(this.#room.match) === null && this.#room.isResting;
  }

  /** Closes the room. What was stored stays; those who watch are told nothing. */
  close(): void {
    this.#closed = true;
    this.#closeRoom();
    this.#late?.close();
    this.#presence.close();
    if (this.#cancelFinish) {
      this.#cancelFinish();
      this.#cancelFinish = null;
    }
  }

  /** Stops everybody's watching. */
  dismiss(why: string): void {
    for (const watcher of [...this.#watchers]) watcher.stop(why);
  }

  /** Opens the room of the match, or gives the one that is open. */
  open(): Promise<Room> {
    if (this.#room && !this.#room.isClosed) return Promise.resolve(this.#room);
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  get #officials() {
    // Whoever opened the table may call the end of the round; the room does it when time is up.
    return this.record.judge === null ? OFFICIALS : OFFICIALS.filter((role) => role !== 'judge');
  }

  async #open(): Promise<Room> {
    this.#closeRoom();
    const { store, clock, threads, trouble } = this.#around;
    const { match, setup, round, secret } = this.record;
    const lease = await store.claim(match);
    const room = await Room.open({
      setup,
      round,
      store: {
        append: (row) => this.#append(lease, row),
        rows: (from) => store.rows(match, from),
      },
      timer: clock,
      dice: fairDice(secret),
      search,
      judging: (inquiry) => threads.judge(inquiry),
      bots: this.#seatBots(),
      officials: this.#officials,
      trouble,
    });
    if (this.record.listed) await this.#beginLate(room);
    if (this.#closed) {
      room.close();
      throw new RoomTrouble('closed');
    }
    this.#lease = lease;
    this.#room = room;
    this.#voice = new Voice({ v: room.v, match: room.match, events: [] }, (state, viewer) => room.see(state, viewer));
    room.follow({ heard: (row, state) => this.#heard(row, state), timeGoesOn: () => this.#announce() });
    room.begin();
    for (const { seat, person } of this.record.seats)
      if (person !== null && !this.#presence.isConnected(person)) room.absent(seat);
    this.#announce();
    return room;
  }

  /** What an audience may see of the rows so far: none of the last thirty seconds of the match. */
  async #beginLate(room: Room): Promise<void> {
    const { store, clock } = this.#around;
    const { setup, match } = this.record;
    const rows = await store.rows(match, 1);
    const { began } = room;
    let state = matchAfter({ setup, rows: [] });
    this.#late?.close();
    this.#late = new Late({ ...this.#moment(null), time: began }, clock, (moment) => this.#tellLate(moment));
    for (const row of rows) {
      state = fold(state, row);
      const version = { v: row.v, match: state, events: row.events };
      this.#late.add({ time: began + row.at, version, began, seats: this.#seats });
    }
    this.#late.release();
    this.#lateVoice = null;
  }

  async #append(lease: Lease, row: Row): Promise<void> {
    try {
      await this.#around.store.append(lease, row);
      this.#around.counted.rows += 1;
    } catch (error) {
      // Another server runs this match now: this room must not go on.
      if (error instanceof StoreTrouble && error.kind === 'fenced') this.#closeRoom();
      throw error;
    }
  }

  #seatBots() {
    const { store, threads } = this.#around;
    const { setup, match, secret } = this.record;
    const seated = this.record.seats.flatMap(({ seat, bot: level }) => {
      if (level === null) return [];
      // Nobody can work out the secret of the dice from what a bot does.
      const seed = createHash('sha256').update(`${secret} bot ${seat}`).digest().readUInt32BE();
      const seen = async () => seenInShake({ setup, rows: await store.rows(match, 1) }, seat, search);
      return [[seat, threads.seat({ level, seat, seed, pace: 1, seen })] as const];
    });
    this.#bots = seated.map(([, bot]) => bot);
    return Object.fromEntries(seated);
  }

  #closeRoom(): void {
    this.#room?.close();
    this.#room = null;
    this.#voice = null;
    this.#lateVoice = null;
    for (const bot of this.#bots) bot.close();
    this.#bots = [];
  }

  #heard({ v, events }: Row, match: MatchState): void {
    const version = { v, match, events };
    this.#voice?.take(version);
    const moment = this.#moment(version);
    this.#tell(
      [...this.#watchers].filter(({ late }) => !late),
      this.#voice,
      moment,
    );
    this.#late?.add(moment);
    this.#followState(match);
  }

  /** The state of the table follows the match. A judge may order a replay even at the end. */
  #followState(match: MatchState): void {
    const isOver = match.phase.name === 'over';
    if (isOver !== (this.record.state === 'over')) {
      const state = isOver ? 'over' : 'playing';
      this.record = { ...this.record, state };
      this.#around.changed(this);
      this.inTurn(() => this.#around.store.changeTable(this.id, { state })).catch(this.#around.trouble);
    }
    const isSettled = this.record.judge === null || match.players.every((player) => hasSigned(match, player));
    if (isOver && isSettled) this.#finishSoon();
  }

  #finishSoon(): void {
    const first = this.#cancelFinish === null;
    this.#cancelFinish?.();
    const { clock } = this.#around;
    const wait = first ? 0 : FINISH_MS;
    this.#cancelFinish = clock.at(clock.now() + wait, () => void this.#finish());
  }

  async #finish(): Promise<void> {
    const { store, clock, trouble, finished } = this.#around;
    if (!this.#room || !this.#lease) return;
    try {
      await store.finish(this.#lease, { at: clock.now(), totals: totalsOf(this.#room.match) });
      this.#cancelFinish = null;
      finished(this.record.match);
    } catch (error) {
      trouble(error);
      if (!this.#closed) this.#finishSoon();
    }
  }

  /** What everybody has heard of: the room may already have stored the next row. */
  #version(): Version | null {
    return this.#voice?.version ?? null;
  }

  #moment(version: Version | null): Moment {
    return { time: this.#around.clock.now(), version, began: this.#room?.began ?? null, seats: this.#seats };
  }

  #see(match: MatchState, viewer: Viewer) {
    if (!this.#room) throw new RoomTrouble('closed');
    return this.#room.see(match, viewer);
  }

  #tellLate(moment: Moment): void {
    const late = [...this.#watchers].filter((watcher) => watcher.late);
    if (late.length === 0) {
      this.#lateVoice = null;
      return;
    }
    if (moment.said !== undefined) {
      for (const watcher of late) watcher.send(moment.said);
      return;
    }
    if (moment.version) {
      if (this.#lateVoice) this.#lateVoice.take(moment.version);
      else this.#lateVoice = new Voice(moment.version, (match, viewer) => this.#see(match, viewer));
    }
    this.#tell(late, this.#lateVoice, moment);
  }

  /** Sends each watcher one version: what changed, or everything to those who did not get the one before. */
  #tell(watchers: readonly Watcher[], voice: Voice | null, { time, began, seats }: Moment): void {
    const head = `{"type":"table","table":${JSON.stringify(this.id)},"v":${voice?.v ?? 0},"now":${time},"began":${voice ? began : null},"seats":${seats}`;
    const texts = new Map<string, string>();
    for (const watcher of watchers) {
      const { viewer, legal, v } = watcher;
      const how = !voice || v === null || v < voice.v - 1 ? 'whole' : v === voice.v ? 'same' : 'changes';
      const key = `${how} ${viewer} ${legal}`;
      let text = texts.get(key);
      if (text === undefined) {
        text = head + tailOf(voice, how, viewer, legal);
        texts.set(key, text);
      }
      watcher.v = watcher.send(text) ? (voice?.v ?? 0) : null;
    }
  }

  /** The seats, or the time that counts, have changed: the same version again, without events. */
  #announce(): void {
    const moment = this.#moment(this.#version());
    this.#tell(
      [...this.#watchers].filter(({ late }) => !late),
      this.#voice,
      moment,
    );
  }

  #seatsChanged(): void {
    this.#seats = JSON.stringify(this.#shownSeats());
    this.#announce();
    if (this.#late) this.#late.add(this.#moment(this.#version()));
    this.#around.changed(this);
  }

  #shownSeats(as: 'known' | 'stranger' = 'known'): ShownSeat[] {
    return this.record.seats.map(({ seat, person, bot }) => ({
      seat,
      person: this.#person(person, as),
      ...(bot !== null && { bot }),
      here: bot !== null || (person !== null && this.#presence.isHere(person)),
    }));
  }

  async #learnNames(): Promise<void> {
    const { seats, host, judge, listed } = this.record;
    const ids = [...new Set([...seats.map(({ person }) => person), host, judge])].filter((id) => id !== null);
    const { people } = this.#around;
    const shown = ids.map(async (id) => {
      const stranger = await people.shown(id, true);
      return [id, { known: listed ? stranger : await people.shown(id, false), stranger }] as const;
    });
    this.#shown = new Map(await Promise.all(shown));
    this.#seats = JSON.stringify(this.#shownSeats());
  }

  /** Somebody sat down or got up, so some see the table in another way. */
  #reseat(): void {
    for (const watcher of [...this.#watchers]) {
      const seen = this.#around.viewerOf(this.record, watcher);
      if (!seen) {
        watcher.stop('You may not see this table any more.');
        continue;
      }
      if (seen.viewer === watcher.viewer && seen.late === watcher.late) continue;
      const sat = this.record.setup.players.includes(watcher.viewer);
      const sits = this.record.setup.players.includes(seen.viewer);
      Object.assign(watcher, seen, { v: null });
      if (sits && !sat) this.#arrive(watcher.who.person.id);
      if (sat && !sits) this.#depart(watcher.who.person.id);
    }
  }

  /** Whoever sat here is gone for good. */
  #leave(seat: Player): void {
    if (this.record.state !== 'playing' || !this.#room) return;
    this.#room.submit({ id: newId(), seat, action: { type: 'leave' } }).catch(this.#around.trouble);
  }

  #arrive(person: string): void {
    const seat = seatOf(this.record, person);
    if (this.#presence.arrive(person) && seat !== undefined) this.#room?.back(seat);
    const { state, seats } = this.record;
    // A rematch waits until everybody is here.
    const isReady =
      isFull(seats) && seats.every((each) => each.person === null || this.#presence.isConnected(each.person));
    if (state === 'open' && isReady)
      this.inTurn(async () => {
        if (this.record.state === 'open' && isFull(this.record.seats)) await this.change({ state: 'playing' });
      }).catch(this.#around.trouble);
  }

  #depart(person: string): void {
    const seat = seatOf(this.record, person);
    if (this.#presence.depart(person) && seat !== undefined) this.#room?.absent(seat);
  }
}

const hasSigned = ({ presence, signed }: MatchState, player: Player): boolean =>
  presence[player] === 'out' || signed.includes(player);

function tailOf(voice: Voice | null, how: 'whole' | 'same' | 'changes', viewer: Viewer, legal: boolean): string {
  if (!voice) return ',"events":[],"view":null}';
  if (how === 'same') return ',"events":[],"view":{}}';
  const view = how === 'whole' ? voice.whole(viewer, legal) : voice.changes(viewer, legal);
  return `,"events":${voice.events(viewer)},"view":${view}}`;
}
