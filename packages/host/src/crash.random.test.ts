// Rooms whose store fails, whose process ends between any two steps, and whose clients send twice, late and out of order. Whatever was answered
// stays, nothing is half done, every sender gets an answer in the end, and every viewer sees every version in order and nothing sealed.
import {
  type Acted,
  BOOK_IDS,
  type BookId,
  type Inquiry,
  type InquiryAnswer,
  type MatchView,
  type Player,
  type Setup,
  withLegal,
} from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../tests/oracle/random.ts';
import { commitmentOf } from './dice.ts';
import {
  checkedJudging,
  type Done,
  fairDice,
  JumpingTimer,
  matchAfter,
  Room,
  RoomTrouble,
  type Row,
  replayRows,
  type Store,
  type Submission,
  same,
  secretOf,
  verifyDice,
} from './index.ts';
import { Plain, search } from './testing/players.ts';

const FIRST = 1;
const COUNT = process.env.OPENSHAKE_LONG === '1' ? 3_000 : 40;
const STEPS = 120;

/** What survives a crash. */
class Disk {
  readonly rows: Row[] = [];

  land(row: Row): void {
    if (row.v !== this.rows.length + 1) throw new Error(`Row ${row.v} is there already.`);
    // As JSON, so that nothing is shared with the process that wrote it.
    this.rows.push(JSON.parse(JSON.stringify(row)));
  }
}

type Random = () => number;

/** A process: its store may fail before or after a row has landed, and is gone with the process. */
class Process implements Store {
  healthy = false;
  #alive = true;
  readonly #disk: Disk;
  readonly #random: Random;

  constructor(disk: Disk, random: Random) {
    this.#disk = disk;
    this.#random = random;
  }

  end(): void {
    this.#alive = false;
  }

  /** A judge in another thread: it may fail, hang or talk nonsense. */
  readonly judging = async (inquiry: Inquiry): Promise<InquiryAnswer> => {
    await this.#pause();
    const luck = this.healthy ? 1 : this.#random();
    if (luck < 0.05) throw new Error('The thread is gone.');
    if (luck < 0.1) await new Promise(() => {});
    if (luck < 0.15) return { what: 'paper' } as InquiryAnswer;
    return search.answer(inquiry);
  };

  async append(row: Row): Promise<void> {
    await this.#pause();
    const luck = this.healthy ? 1 : this.#random();
    if (luck < 0.05) throw new Error('The disk is full.');
    this.#disk.land(row);
    await this.#pause();
    if (luck < 0.1) throw new Error('The answer got lost.');
  }

  async rows(from: number): Promise<readonly Row[]> {
    await this.#pause();
    if (!this.healthy && this.#random() < 0.3) throw new Error('The disk cannot be read.');
    return this.#disk.rows.slice(from - 1);
  }

  /** Between any two steps the process may end: then this never comes back. */
  async #pause(): Promise<void> {
    for (let left = Math.floor(this.#random() * 3); left > 0; left -= 1) await null;
    if (!this.#alive) await new Promise(() => {});
  }
}

const PAPERS = ['1=1', '2+3=5', 'B U R'];
let papers = 0;
/** A mark in a paper, so that it is found wherever it travels. */
const MARKS = /mark-[a-c]-\d+-/g;
const marksIn = (value: unknown): string[] => JSON.stringify(value).match(MARKS) ?? [];

/** Any action that the seat may try now, or one that it may not. */
function anyAction(view: MatchView, random: Random): Acted | undefined {
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const by = view.viewer;
  if (random() < 0.05) return { type: 'sign', by };
  const open = withLegal(view, search).legal.flatMap((kind): Acted[] => {
    if (!kind.open || ['leave', 'end-round', 'stop-play'].includes(kind.type)) return [];
    if (kind.type === 'present') return [presented(by, one(PAPERS) ?? '')];
    if (kind.type === 'set-goal')
      return [{ type: 'set-goal', by, goal: view.table.resources.find((cube) => /\d/.test(cube)) }];
    const choice = one(kind.choices);
    return choice ? [choice.action] : [];
  });
  return one(open);
}

function presented(by: Player, paper: string): Acted {
  papers += 1;
  return { type: 'present', by, solution: { equation: paper, setName: paper, mark: `mark-${by}-${papers}-` } };
}

class World {
  readonly disk = new Disk();
  readonly acknowledged = new Map<string, { submission: Submission; done: Done }>();
  /** How many wait for an answer, and how many sealed papers somebody could have seen. */
  waiting = 0;
  sealed = 0;
  readonly sent: Submission[] = [];
  readonly timer = new JumpingTimer();
  readonly secret: string;
  readonly #random: Random;
  readonly #setup: Setup;
  readonly #bot: Player | undefined;
  room: Room | undefined;
  process: Process | undefined;
  #views = new Map<string, MatchView>();
  readonly faults: string[] = [];

  constructor(setup: Setup, seed: number) {
    this.#random = mulberry32(seed);
    this.secret = secretOf(String(seed));
    this.#setup = setup;
    this.#bot = seed % 2 === 0 ? setup.players.at(-1) : undefined;
  }

  async start(healthy = false): Promise<void> {
    this.process = new Process(this.disk, this.#random);
    // To open a room, the store must be readable.
    this.process.healthy = true;
    const room = await Room.open({
      setup: this.#setup,
      round: { shakes: 2 },
      store: this.process,
      timer: this.timer,
      dice: fairDice(this.secret),
      search,
      judging: checkedJudging(this.process.judging),
      ...(this.#bot !== undefined && { bots: { [this.#bot]: new Plain(500) } }),
      trouble: (error) => {
        if (!(error instanceof RoomTrouble)) this.faults.push(String(error));
      },
    });
    this.process.healthy = healthy;
    this.room = room;
    const { process } = this;
    for (const viewer of [...this.#setup.players, 'judge', 'director', 'audience']) {
      let last = -1;
      room.watch(viewer, ({ v, view, events }) => {
        if (this.process !== process) return;
        if (last >= 0 && v !== last + 1) this.faults.push(`${viewer} saw ${v} after ${last}`);
        if (v > this.disk.rows.length) this.faults.push(`${viewer} saw ${v} before it was stored`);
        if (last >= 0 && events.some(({ at }) => at > view.at)) this.faults.push(`${viewer} saw the future`);
        const row = this.disk.rows[v - 1];
        const own = last >= 0 && row?.id && row.action.by === viewer && keyOf(viewer, row.id);
        if (own && !this.acknowledged.has(own)) this.faults.push(`${viewer} saw ${v} before it was done`);
        this.#checkSeals(viewer, v, events, view);
        last = v;
        this.#views.set(viewer, view);
      });
    }
    room.begin();
  }

  /** The process ends, and does nothing more of what it was going to do. */
  async crash(): Promise<void> {
    this.process?.end();
    this.room?.close();
    await this.start();
  }

  /** Nobody sees another's paper before it is opened, nor a verdict, nor what the dice follow from. */
  #checkSeals(viewer: string, v: number, events: readonly unknown[], view: MatchView): void {
    const told = JSON.stringify([events, view]);
    for (const secret of ['"equalsGoal":', '"paperJudged"', this.secret])
      if (told.includes(secret)) this.faults.push(`${viewer} saw ${secret} in ${v}`);
    const rows = this.disk.rows.slice(0, v).flatMap((row) => row.events);
    const opening = rows.filter((event) => event.type === 'phaseBegan' && event.phase.name === 'check');
    // A limit that is over opens papers only once its row is stored.
    const opened = new Set(marksIn(opening));
    for (const mark of marksIn([events, view]))
      if (!opened.has(mark) && !mark.startsWith(`mark-${viewer}-`)) this.faults.push(`${viewer} saw ${mark} in ${v}`);
    this.sealed += marksIn(rows).filter((mark) => !opened.has(mark)).length;
  }

  async send(submission: Submission): Promise<void> {
    const { process } = this;
    const acknowledge = (done: Done) => {
      if (this.process !== process || !done.ok) return;
      const key = keyOf(submission.seat, submission.id);
      const before = this.acknowledged.get(key);
      if (before && !same(before.done, done)) this.faults.push(`${key} was answered twice, and differently`);
      this.acknowledged.set(key, { submission, done });
    };
    this.waiting += 1;
    await this.room
      ?.submit(submission, acknowledge)
      .catch((error: unknown) => {
        if (!(error instanceof RoomTrouble)) this.faults.push(String(error));
      })
      .finally(() => {
        this.waiting -= 1;
      });
  }

  async step(): Promise<void> {
    const luck = this.#random();
    if (luck < 0.5) this.#act();
    else if (luck < 0.65) this.#again();
    else if (luck < 0.8) this.timer.jump();
    else if (luck < 0.85) await this.crash();
    else await new Promise((resolve) => setTimeout(resolve, 0));
  }

  #act(): void {
    const people = this.#setup.players.filter((player) => player !== this.#bot);
    const seat = people[Math.floor(this.#random() * people.length)] ?? '';
    const view = this.#views.get(seat);
    const action = view && anyAction(view, this.#random);
    if (!action) return;
    const submission = { id: `${this.sent.length}`, seat, action };
    this.sent.push(submission);
    // Some are late: they are sent for the first time much later.
    if (this.#random() < 0.9) void this.send(submission);
    if (this.#random() < 0.1) void this.send(submission);
  }

  /** Something that was sent before, or should have been. */
  #again(): void {
    const submission = this.sent[Math.floor(this.#random() * this.sent.length)];
    if (submission) void this.send(submission);
  }
}

const keyOf = (seat: string, id: string): string => `${seat} ${id}`;

const setupOf = (seed: number): Setup => {
  const book: BookId = BOOK_IDS[seed % BOOK_IDS.length] ?? 'mlag-equations-basic-2018';
  return {
    book,
    division: 'elementary',
    players: ['a', 'b', 'c'].slice(0, 2 + (seed % 2)),
    officiating: seed % 3 === 0 ? 'table' : 'strict',
    clocks: seed % 4 < 2 ? 'book' : 'none',
    variations: false,
  };
};

describe('a room that crashes', () => {
  it(`keeps what it answered, ${COUNT} matches from seed ${FIRST}`, async () => {
    let rows = 0;
    let done = 0;
    let sealed = 0;
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const setup = setupOf(seed);
      const world = new World(setup, seed);
      await world.start();
      for (let step = 0; step < STEPS; step += 1) await world.step();
      // Now everything works again, and everybody sends once more what was answered.
      world.process?.end();
      world.room?.close();
      await world.start(true);
      const { room, disk } = world;
      if (!room) throw new Error('There is no room.');
      const what = `seed ${seed}`;
      for (const { submission, done: before } of world.acknowledged.values())
        expect(await room.submit(submission), what).toEqual(before);
      // Every sender without an answer sends again, and gets one.
      for (const submission of world.sent) await world.send(submission);
      await room.quiet();
      expect(world.waiting, what).toBe(0);
      expect(world.faults, what).toEqual([]);
      for (const { submission, done: before } of world.acknowledged.values()) {
        if (!before.ok) throw new Error('Only what happened is acknowledged.');
        const row = disk.rows[before.v - 1];
        expect([row?.id, row?.action.by], what).toEqual([submission.id, submission.seat]);
      }
      const ids = disk.rows.flatMap(({ id, action }) => (id === null ? [] : [keyOf(action.by ?? '', id)]));
      expect(new Set(ids).size, what).toBe(ids.length);
      expect(
        disk.rows.map(({ v }) => v),
        what,
      ).toEqual(disk.rows.map((_, at) => at + 1));
      const log = { setup, rows: disk.rows };
      expect(same(room.match, matchAfter(log)), what).toBe(true);
      expect(replayRows(log, { search }), what).toEqual([]);
      expect(verifyDice({ ...log, secret: world.secret, commitment: commitmentOf(world.secret) }, { search })).toEqual(
        [],
      );
      room.close();
      rows += disk.rows.length;
      done += world.acknowledged.size;
      sealed += world.sealed;
    }
    // Enough has happened to mean something.
    expect(rows).toBeGreaterThan(10 * COUNT);
    expect(done).toBeGreaterThan(4 * COUNT);
    expect(sealed).toBeGreaterThan(COUNT);
  }, 3_600_000);
});
