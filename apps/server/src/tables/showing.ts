// What those who watch a table are sent: each version once, in text that is made once for all who see the same.
import type { Room } from '@openshake/host';
import type { Event, MatchState } from '@openshake/rules';
import type { ServerClock } from '../clock.ts';
import { LATE_MS, Late, type Moment } from './late.ts';
import type { News, Version } from './news.ts';
import { Voice } from './voice.ts';
import type { Watcher } from './watcher.ts';

export class Showing {
  readonly #id: string;
  readonly #timer: ServerClock;
  readonly #now = new Set<Watcher>();
  /** The audience of a listed table; most tables have none. */
  #after: Set<Watcher> | undefined;
  /** While the store is away, the room before: an audience has yet to see what happened there. */
  #room: Room | null = null;
  #voice: Voice | null = null;
  #late: Late | null = null;
  #lateVoice: Voice | null = null;
  #seats = '[]';
  #hasBegun = false;

  constructor(id: string, isListed: boolean, timer: ServerClock) {
    this.#id = JSON.stringify(id);
    this.#timer = timer;
    if (isListed) this.#late = new Late(this.#moment(null), timer, (moment) => this.#tellLate(moment));
  }

  get count(): number {
    return this.#now.size + (this.#after?.size ?? 0);
  }

  get watchers(): readonly Watcher[] {
    return [...this.#now, ...(this.#after ?? [])];
  }

  /** Whether an audience has yet to see something. */
  get isBehind(): boolean {
    return this.#late?.isBehind ?? false;
  }

  add(watcher: Watcher): void {
    if (!watcher.late) this.#now.add(watcher);
    else {
      this.#after ??= new Set();
      this.#after.add(watcher);
    }
  }

  /** Whether this watcher was there. */
  remove(watcher: Watcher): boolean {
    return this.#now.delete(watcher) || this.#after?.delete(watcher) === true;
  }

  /** A room begins, or begins again. `before`: its versions so far, with the moments of the match, if somebody may see them late. */
  begin(room: Room, before: readonly { at: number; version: Version }[]): void {
    this.#hasBegun = true;
    this.#room = room;
    this.#voice = new Voice({ v: room.v, match: room.match, events: [] }, room);
    this.#lateVoice = null;
    if (!this.#late) return;
    const { began } = room;
    if (before.length === 0) {
      // The match begins now. An audience hears of it later, and of the seats before that.
      this.#late.add(this.#moment(this.#voice.version));
      return;
    }
    this.#late.close();
    // Nobody may see the last thirty seconds of the match, and nobody sees again what everybody saw before the room was closed.
    const due = this.#timer.now() - LATE_MS;
    const known = this.#late.shown.version?.v ?? 0;
    const moments = before.map(({ at, version }) => ({ time: began + at, version, began, seats: this.#seats }));
    const coming = moments.filter(({ time, version }) => time > due && version.v > known);
    const first = moments[moments.length - coming.length - 1] ?? { ...this.#late.shown, began };
    this.#late = new Late(first, this.#timer, (moment) => this.#tellLate(moment));
    for (const moment of coming) this.#late.add(moment);
    for (const watcher of this.#after ?? []) this.catchUp(watcher);
  }

  /** The room is closed. The next one goes on from what is stored. */
  end(): void {
    this.#voice = null;
  }

  close(): void {
    this.end();
    this.#room = null;
    this.#lateVoice = null;
    this.#late?.close();
  }

  /** A row was stored. */
  heard(v: number, events: readonly Event[], match: MatchState): void {
    // Kept until the next row, so without the spare room of a list that grew.
    const version = { v, match, events: events.slice() };
    const news = this.#voice?.take(version);
    const moment = this.#moment(version);
    this.#tell(this.#now, this.#voice, moment, news);
    this.#late?.add(moment);
  }

  /** The seats as they are when the table comes into memory. */
  set(seats: string): void {
    this.#seats = seats;
    if (this.#late) this.#late = new Late(this.#moment(null), this.#timer, (moment) => this.#tellLate(moment));
  }

  /** The seats have changed. The same version goes out again, without events. */
  seat(seats: string): void {
    this.#seats = seats;
    this.again();
    this.#addLate({ seats });
  }

  /** Somebody was deleted or renamed: the seats as they were are never shown again, not even late. */
  erase(seats: string): void {
    this.#seats = seats;
    this.#late?.erase(seats);
  }

  /** The time that counts has changed, or the match begins. */
  again(): void {
    // While the store is away there is no room. What everybody saw last stands until there is one again.
    if (this.#voice || !this.#hasBegun) this.#tell(this.#now, this.#voice, this.#moment(null));
  }

  /** Sends the newest version alone: to somebody who begins to watch, or who fell behind. */
  catchUp(watcher: Watcher): void {
    watcher.v = null;
    if (this.#now.has(watcher) && (this.#voice || !this.#hasBegun))
      this.#tell([watcher], this.#voice, this.#moment(null));
    if (!this.#after?.has(watcher) || !this.#late) return;
    const { shown, reached } = this.#late;
    if (shown.version && !this.#lateVoice) this.#lateVoice = this.#speak({ ...shown.version, events: [] });
    this.#tell([watcher], this.#lateVoice, { ...shown, time: reached });
  }

  /** Somebody says something to everybody. */
  say(text: string): void {
    for (const watcher of this.#now) watcher.send(text);
    this.#addLate({ said: text });
  }

  /** Something besides the match: an audience hears of it at the version that stands. */
  #addLate(news: Partial<Moment>): void {
    const late = this.#late;
    if (!late) return;
    const { version, began, seats } = late.newest;
    const stands = version && { ...version, events: [] };
    late.add({ time: this.#timer.now(), version: stands, began, seats, ...news });
  }

  #moment(version: Version | null): Moment {
    return { time: this.#timer.now(), version, began: this.#room?.began ?? null, seats: this.#seats };
  }

  #speak(version: Version): Voice | null {
    const room = this.#room;
    return room && new Voice(version, room);
  }

  #tellLate(moment: Moment): void {
    const after = this.#after;
    if (!after?.size) this.#lateVoice = null;
    else if (moment.said !== undefined) for (const watcher of after) watcher.send(moment.said);
    else {
      const news = moment.version ? this.#lateVoice?.take(moment.version) : undefined;
      if (moment.version && !news) this.#lateVoice = this.#speak(moment.version);
      this.#tell(after, this.#lateVoice, moment, news);
    }
  }

  /** Sends each watcher one version: what changed, or everything to those who did not get the one before. */
  #tell(watchers: Iterable<Watcher>, voice: Voice | null, { time, began, seats }: Moment, news?: News): void {
    const v = voice?.v ?? 0;
    // For clients, the time asleep has passed. It does not count, so the beginning moves forward by as much.
    const { slept } = this.#timer;
    const shown = voice && began !== null ? began + slept : null;
    const head = `{"type":"table","table":${this.#id},"v":${v},"now":${time + slept},"began":${shown},"seats":${seats},`;
    let said = '';
    let text = '';
    for (const watcher of watchers) {
      const next = tailOf(watcher, voice, news);
      // Almost always, everybody hears the same.
      if (next !== said) {
        said = next;
        text = `${head}${said}}`;
      }
      // Whoever saw the table before the match has no view yet.
      watcher.v = watcher.send(text) && voice ? v : null;
    }
  }
}

function tailOf({ v, viewer, legal }: Watcher, voice: Voice | null, news: News | undefined): string {
  if (!voice) return '"events":[],"view":null';
  if (v === voice.v) return '"events":[],"view":{}';
  if (news && v === voice.v - 1) return news.for(viewer, legal);
  return `${voice.nextCall()}"events":${voice.events(viewer)},"view":${voice.whole(viewer, legal)}`;
}
