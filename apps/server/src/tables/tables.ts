// The tables of the server: those in memory, and those that are stored and come back when somebody asks for them.
import { checkedJudging } from '@openshake/host';
import type { TableWish } from '@openshake/protocol/server';
import type { Viewer } from '@openshake/rules';
import { may, type Request, type Role, rolesAt } from '../may.ts';
import type { People, Who } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { TableRecord } from '../stores/store.ts';
import { StoreTrouble } from '../stores/store.ts';
import { readCode } from './ids.ts';
import { LATE_MS } from './late.ts';
import { type Around, LiveTable, LOBBY_MS } from './liveTable.ts';
import { Lobby, lobbyOf, MOST_LISTED } from './lobby.ts';
import { openRematch, openTable } from './opening.ts';
import { checkQuota, type Owner } from './quota.ts';
import { checkJudge, checkJudged, getUp, isFull, seatOf, sitDown } from './seating.ts';
import { isGone, type ShownTable, shownTable } from './shown.ts';

export type Surroundings = Omit<Around, 'viewerOf' | 'changed' | 'judging' | 'people'> & { people: People };

const SWEEP_MS = 30_000;
/** At a start, matches in which something happened this long ago come back at once; older ones on demand. */
const LATELY_MS = LOBBY_MS;
const MOST_MINE = 100;
/** A table that ended longer ago than this is no longer listed as somebody's own. */
const MINE_MS = 24 * 60 * 60_000;
/** A new code is hardly ever taken already. After three that are, something else is wrong. */
const MOST_CODES = 3;

const NO_TABLE = 'There is no such table. Check the address or the code.';

export class Tables {
  readonly lobby: Lobby;
  readonly #around: Surroundings;
  readonly #aroundTables: Around;
  readonly #live = new Map<string, LiveTable>();
  /** Whose tables are about to be opened. */
  readonly #opening = new Set<Owner>();
  /** Those that are being loaded, too: somebody may be deleted meanwhile. */
  readonly #made = new Set<LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable>>();
  #cancelSweep: () => void = () => {};
  readonly #started: number;
  #closed = false;
  /** Counts the people who changed: a table that was read before may have one who is gone. */
  #changes = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#started = around.clock.now();
    this.#aroundTables = {
      ...around,
      judging: (turn) => checkedJudging((inquiry) => around.threads.judge(inquiry, turn)),
      viewerOf: (table, { who, code }) => this.viewerOf(table, who.person.id, rolesAt(table, who, code)),
      changed: (table) => this.#changed(table),
    };
    this.lobby = new Lobby(() => this.#inLobby());
    // Clients count the time themselves, and did not see that it stood still.
    around.clock.whenAwake(() => {
      for (const table of this.#live.values()) table.tellTime();
    });
    around.people.whenChanged((person, isGone) => this.#personChanged(person, isGone));
    this.#sweepLater();
  }

  /** How many tables are in memory. */
  get count(): number {
    return this.#live.size;
  }

  get watchers(): number {
    let sum = 0;
    for (const { watchers } of this.#live.values()) sum += watchers;
    return sum;
  }

  /** After a start: matches that were under way go on, also if nobody asks for them, and the lobby has its tables back. */
  async resume(): Promise<void> {
    const { store, clock } = this.#around;
    const since = clock.date() - LATELY_MS;
    const listed = await store.listedTables(MOST_LISTED, since);
    for (const { id } of [...(await store.playingTables(since)), ...listed.toReversed()]) {
      if (this.#closed) return;
      // A match that cannot be read is logged by its id, and the others go on.
      await this.get(id).catch(this.#around.trouble);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** A table that is in memory. */
  peek(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  async get(id: string): Promise<LiveTable> {
    const live = this.#live.get(id);
    if (live) return live;
    const before = this.#loading.get(id);
    if (before) return before;
    const loading = this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** The moment of a match that an audience sees now. `last`: the moment of its last row. */
  audienceAt(id: string, last: number): number {
    const table = this.#live.get(id);
    // While the store is away, nobody knows the moment.
    if (table || this.#closed) return (table?.at ?? Number.NEGATIVE_INFINITY) - LATE_MS;
    // A table leaves the memory once its audience saw everything. Any other match was last played before the server started.
    return last + this.#around.clock.now() - this.#started - LATE_MS;
  }

  /** `place`: where the person is, as limits count. */
  async open(who: Who, wish: TableWish, place?: string): Promise<ShownTable> {
    const { clock } = this.#around;
    this.#check('open-table', null, who);
    const { id: host } = who.person;
    const owner = { host, place, listed: wish.listed };
    const table = await this.#add(() => openTable(wish, host, clock.date()), owner);
    return this.#show(table, who);
  }

  async listed(): Promise<ShownTable[]> {
    return this.#inLobby();
  }

  async mine(who: Who): Promise<ShownTable[]> {
    const { store, clock } = this.#around;
    const records = await store.tablesOf(who.person.id, clock.date() - MINE_MS, MOST_MINE);
    return Promise.all(records.map((record) => this.#showRecord(record, who)));
  }

  async show(who: Who | null, id: string): Promise<ShownTable> {
    const record = this.#live.get(id)?.record ?? (await this.#around.store.table(id));
    if (!record || !may('see-table', rolesAt(record, who), record)) throw new Refused('not-found', NO_TABLE);
    return this.#showRecord(record, who);
  }

  async byCode(who: Who | null, typed: string): Promise<ShownTable> {
    const code = readCode(typed);
    const record = code === null ? null : await this.#around.store.tableByCode(code);
    if (!record || !may('join-by-code', rolesAt(record, who, typed), record)) throw new Refused('not-found', NO_TABLE);
    return this.#showRecord(record, who, typed);
  }

  async sit(who: Who, id: string, seat: string, code?: string, place?: string): Promise<ShownTable> {
    const table = await this.get(id);
    const { id: person } = who.person;
    await table.inTurn(async () => {
      const isJudge = seat === 'judge';
      this.#check(isJudge ? 'take-judge' : 'sit', table.record, who, code);
      if (isJudge) {
        checkJudge(table.record, person);
        table.expect(person);
        await table.change({ judge: person });
        return;
      }
      const seats = sitDown(table.record, seat, person);
      table.expect(person);
      // Whoever sits there already changes nothing: a rematch still waits for the others.
      if (seats === table.record.seats) return;
      const begins = table.record.state === 'open' && isFull(seats);
      if (begins) this.#checkBegin(table, place);
      await table.change({ seats, ...(begins && { state: 'playing' as const }) });
    });
    return this.#show(table, who, code);
  }

  async getUp(who: Who, id: string, seat: string): Promise<ShownTable> {
    const table = await this.get(id);
    await table.inTurn(async () => {
      if (seat === 'judge') {
        this.#check('leave-judge', table.record, who);
        checkJudged(table.record);
        await table.change({ judge: null });
        return;
      }
      this.#check('get-up', table.record, who);
      await table.change({ seats: getUp(table.record, seat, who.person.id) });
    });
    return this.#show(table, who);
  }

  async rematch(who: Who, id: string, place?: string): Promise<ShownTable> {
    const table = await this.get(id);
    const next = await table.inTurn(async () => {
      const { record } = table;
      this.#check('rematch', record, who);
      if (record.state !== 'over')
        throw new Refused('taken', 'The match is not over yet. Ask for a rematch when it is.');
      // Whoever asks second joins the first.
      if (record.rematch !== null) return this.get(record.rematch);
      const { clock } = this.#around;
      const { id: host } = who.person;
      const opened = await this.#add(() => openRematch(record, host, clock.date()), {
        ...{ host, place, listed: record.listed },
      });
      await table.change({ rematch: opened.id });
      return opened;
    });
    return this.#show(next, who);
  }

  /** As whom somebody sees a table, if at all. */
  viewerOf(record: TableRecord, person: string, roles: ReadonlySet<Role>): { viewer: Viewer; late: boolean } | null {
    const isNow = may('watch', roles, record);
    if (!isNow && !may('watch-late', roles, record)) return null;
    const seat = seatOf(record, person);
    if (seat !== undefined) return { viewer: seat, late: false };
    return { viewer: record.judge === person ? 'judge' : 'audience', late: !isNow };
  }

  /** Unloads everything. What was stored stays. */
  close(): void {
    this.#closed = true;
    this.#cancelSweep();
    this.lobby.close();
    for (const table of this.#made) table.close();
    this.#live.clear();
    this.#made.clear();
  }

  /** Waits until every action that arrived is answered. */
  async drain(): Promise<void> {
    await Promise.all([...this.#live.values()].map((table) => table.drain()));
  }

  *#owners(but?: LiveTable): Iterable<Owner> {
    yield* this.#opening;
    for (const table of this.#live.values()) if (table !== but && table.record.state !== 'over') yield ownerOf(table);
  }

  /** A table that was put away and comes back to begin counts like a new one. */
  #checkBegin(table: LiveTable, place: string | undefined): void {
    table.place ??= place;
    checkQuota(ownerOf(table), this.#owners(table));
  }

  async #add(make: () => TableRecord, owner: Owner): Promise<LiveTable> {
    checkQuota(owner, this.#owners());
    this.#opening.add(owner);
    try {
      return await this.#addNew(make, owner.place);
    } finally {
      this.#opening.delete(owner);
    }
  }

  async #addNew(make: () => TableRecord, place: string | undefined): Promise<LiveTable> {
    for (let tries = 1; ; tries += 1) {
      const { store } = this.#around;
      const record = make();
      const changes = this.#changes;
      try {
        await store.addTable(record);
      } catch (error) {
        if (error instanceof StoreTrouble && error.kind === 'conflict' && tries < MOST_CODES) continue;
        throw error;
      }
      if (changes !== this.#changes) return this.get(record.id);
      const table = this.#make(record);
      table.place = place;
      // Whoever asked for the table is about to connect. The others of a rematch come when they see it.
      if (record.host !== null && seatOf(record, record.host) !== undefined) table.expect(record.host);
      return this.#open(table);
    }
  }

  async #load(id: string): Promise<LiveTable> {
    for (;;) {
      const changes = this.#changes;
      const record = await this.#around.store.table(id);
      if (!record) throw new Refused('not-found', NO_TABLE);
      if (changes === this.#changes) return this.#open(this.#make(record));
    }
  }

  #make(record: TableRecord): LiveTable {
    const table = new LiveTable(record, this.#aroundTables);
    this.#made.add(table);
    return table;
  }

  /** Keeps a table in memory, once it has what it needs. */
  async #open(table: LiveTable): Promise<LiveTable> {
    try {
      await table.load();
      if (this.#closed)
        throw new Refused('unavailable', 'The server is about to restart. Try again in a moment; nothing is lost.');
    } catch (error) {
      this.#made.delete(table);
      table.close();
      throw error;
    }
    this.#live.set(table.id, table);
    this.#changed(table);
    return table;
  }

  #changed({ record }: LiveTable): void {
    if (record.listed) this.lobby.changed();
  }

  #check(request: Request, record: TableRecord | null, who: Who, code?: string): void {
    if (may(request, rolesAt(record, who, code), record)) return;
    throw new Refused('forbidden', WHY_NOT[request] ?? 'You may not do this here.');
  }

  #show(table: LiveTable, who: Who | null, code?: string): ShownTable {
    const roles = rolesAt(table.record, who, code);
    return table.show({
      seesCode: may('see-code', roles, table.record),
      seesNames: may('see-names', roles, table.record),
    });
  }

  async #showRecord(record: TableRecord, who: Who | null, code?: string): Promise<ShownTable> {
    const live = this.#live.get(record.id);
    if (live) return this.#show(live, who, code);
    const roles = rolesAt(record, who, code);
    const asStranger = !may('see-names', roles, record);
    const { people } = this.#around;
    const [host, judge] = await Promise.all([
      people.shown(record.host, asStranger),
      people.shown(record.judge, asStranger),
    ]);
    const seats = record.seats.map(async ({ seat, person, bot }) => ({
      seat,
      person: await people.shown(person, asStranger),
      ...(bot !== null && { bot }),
      ...(isGone({ person, bot }, record.state) && { gone: true as const }),
      here: bot !== null,
    }));
    return shownTable(record, { seats: await Promise.all(seats), host, judge }, may('see-code', roles, record));
  }

  #inLobby(): ShownTable[] {
    const newest = [...this.#live.values()].filter((table) => table.isInLobby).toReversed();
    return lobbyOf(newest.map((table) => table.show({ seesCode: false, seesNames: false })));
  }

  /** Somebody has another name, or is gone. */
  #personChanged(person: string, isGone: boolean): void {
    this.#changes += 1;
    for (const table of this.#made) table.personChanged(person, isGone).catch(this.#around.trouble);
  }

  #sweepLater(): void {
    const { clock } = this.#around;
    this.#cancelSweep = clock.at(clock.now() + SWEEP_MS, () => {
      for (const [id, table] of this.#live) {
        if (!table.isIdle(clock.now())) {
          table.lookAfter(clock.now()).catch(this.#around.trouble);
          continue;
        }
        this.#live.delete(id);
        this.#made.delete(table);
        table.close();
      }
      // Tables leave the lobby even if nothing happens there.
      this.lobby.changed();
      if (!this.#closed) this.#sweepLater();
    });
  }
}

const ownerOf = ({ record: { host, listed }, place }: LiveTable): Owner => ({ host, place, listed });

const WHY_NOT: Partial<Record<Request, string>> = {
  sit: 'This table is private. Ask for its code, and give it when you sit down.',
  'take-judge': 'Only somebody who has the code of this table can be its judge. Ask for the code.',
  'leave-judge': 'You are not the judge of this table. Whoever opened it may remove the judge before the match begins.',
  'get-up': 'You are not sitting at this table.',
  rematch: 'Only those who sat at this table can ask for a rematch.',
};
