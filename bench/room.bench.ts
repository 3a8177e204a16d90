// What one action costs in a room of three seats, both games, as bots of a club played them: processor time against deciding alone and
// against writing and reading the state as JSON, and the memory that a room keeps.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createBot } from '@openshake/bots';
import {
  type Chance,
  type Follower,
  fairDice,
  type Log,
  matchAfter,
  placeOf,
  playOut,
  Room,
  type Row,
  secretOf,
  type Timer,
} from '@openshake/host';
import { type Acted, beginMatch, decide, eventsFor, type MatchState, type Seen, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { median } from './measure.ts';

const ROUNDS = 15;
const SHAKES = 4;
/** Rooms that play at the same time, as on a server. */
const ROOMS = 40;
/** How often the matches are decided without a room in one round. */
const REPEATS = 10;
const PLAYERS = ['a', 'b', 'c'] as const;

const usual = { players: PLAYERS, officiating: 'strict', clocks: 'book', variations: true } as const;
const SETUPS: readonly Setup[] = [
  { book: 'agloa-onsets-2023', division: 'middle', ...usual },
  { book: 'mlag-equations-basic-2018', division: 'elementary', ...usual },
  { book: 'mlag-onsets-adventurous-2017', division: 'junior', ...usual },
  { book: 'mlag-onsets-basic-2019', division: 'elementary', ...usual },
];

interface Script extends Log {
  secret: string;
  /** What the seats did. The room does the rest itself. */
  said: readonly (Row & { action: Acted })[];
}

async function scriptOf(setup: Setup, seed: number): Promise<Script> {
  const secret = secretOf(String(seed));
  const seats = PLAYERS.map((seat, at) => [seat, createBot({ level: 'club', seat, seed: 10 * seed + at, pace: 1 })]);
  const bots = Object.fromEntries(seats);
  const { log } = await playOut({ setup, bots, round: { shakes: SHAKES }, dice: fairDice(secret), search });
  const isSaid = (row: Row): row is Row & { action: Acted } => setup.players.includes(row.action.by ?? '');
  return { ...log, secret, said: log.rows.filter(isSaid) };
}

/** Time that the script sets. What is due by then is called. */
class SetTimer implements Timer {
  #now = 0;
  #calls: { moment: number; call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  at(moment: number, call: () => void): () => void {
    const ordered = { moment, call };
    this.#calls.push(ordered);
    return () => {
      this.#calls = this.#calls.filter((each) => each !== ordered);
    };
  }

  set(now: number): void {
    for (let due = this.#due(now); due; due = this.#due(now)) {
      const { call } = due;
      this.#calls = this.#calls.filter((each) => each !== due);
      call();
    }
    this.#now = Math.max(this.#now, now);
  }

  #due(now: number) {
    return this.#calls.find(({ moment }) => moment <= now);
  }
}

interface Played {
  room: Room;
  timer: SetTimer;
  script: Script;
}

/** The store of a server answers later, too. */
const store = { append: () => Promise.resolve(), rows: () => [] };

async function openRoom(script: Script): Promise<Played> {
  const timer = new SetTimer();
  const { setup, secret } = script;
  const trouble = (error: unknown) => {
    throw error;
  };
  const room = await Room.open({
    ...{ setup, round: { shakes: SHAKES }, dice: fairDice(secret), judging: search.answer },
    ...{ store, timer, search, trouble },
  });
  return { room, timer, script };
}

/** Each room does its next action, in turn. */
async function play(played: readonly Played[], from = 0, to = Infinity): Promise<void> {
  for (let at = from; at < to && played.some(({ script }) => at < script.said.length); at += 1) {
    const done = played.map(({ room, timer, script }) => {
      const row = script.said[at];
      if (!row) return undefined;
      timer.set(row.at);
      return room.submit({ id: `the action ${row.v} of a seat`, seat: row.action.by, action: row.action });
    });
    for (const each of await Promise.all(done)) if (each?.ok === false) throw new Error(JSON.stringify(each));
  }
}

/** What a server makes of each row: the view once, and the events of each seat. */
function lookingAt({ room }: Played): Follower {
  let before: Seen | undefined;
  return {
    heard(row, match) {
      before = { match, view: room.see(match, 'audience', before) };
      for (const player of PLAYERS) eventsFor(match, row.events, player);
    },
  };
}

async function playRooms(scripts: readonly Script[], begin: (played: Played) => void): Promise<void> {
  const opened = Array.from({ length: ROOMS }, (_, at) => openRoom(scripts[at % scripts.length] as Script));
  const played = await Promise.all(opened);
  for (const each of played) {
    begin(each);
    each.room.begin();
  }
  await play(played);
  for (const { room, script } of played) {
    await room.quiet();
    if (room.v !== script.rows.length) throw new Error(`A room got to row ${room.v} of ${script.rows.length}.`);
    room.close();
  }
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function compareTimes(scripts: readonly Script[]): Promise<void> {
  const steps = scripts.flatMap(({ setup, secret, rows }) => {
    let before = beginMatch(setup);
    return rows.map((row) => {
      const step = { row, before, dice: fairDice(secret) };
      before = matchAfter({ setup, rows: rows.slice(0, row.v) });
      return step;
    });
  });
  const decideAll = () => {
    for (const { row, before, dice } of steps) {
      let drawn: Chance | undefined;
      const chance = (below: number) => {
        drawn ??= dice.from(placeOf(before, row.action.type));
        return drawn(below);
      };
      decide(before, row.action, { at: row.at, search, chance });
    }
  };
  const repeat = (work: () => unknown) => {
    for (let times = 0; times < REPEATS; times += 1) work();
  };
  const copied = (state: MatchState) => JSON.parse(JSON.stringify(state));
  const works: Readonly<Record<string, { actions: number; work: () => unknown }>> = {
    'writing and reading the state': {
      actions: REPEATS * steps.length,
      work: () => repeat(() => steps.map(({ before }) => copied(before))),
    },
    'deciding alone': { actions: REPEATS * steps.length, work: () => repeat(decideAll) },
    'a room': { actions: 0, work: () => playRooms(scripts, () => {}) },
    'a room, one view and the events of three seats': {
      actions: 0,
      work: () => playRooms(scripts, (played) => played.room.follow(lookingAt(played))),
    },
    'a room with three watchers': {
      actions: 0,
      work: () =>
        playRooms(scripts, ({ room }) => {
          for (const player of PLAYERS) room.watch(player, () => {});
        }),
    },
  };
  const inRooms = Array.from({ length: ROOMS }, (_, at) => scripts[at % scripts.length]?.rows.length ?? 0);
  const rowsInRooms = inRooms.reduce((sum, count) => sum + count, 0);
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { actions, work }] of Object.entries(works)) {
      const began = processorTime();
      await work();
      times.get(name)?.push((processorTime() - began) / (actions || rowsInRooms));
    }
  }
  const medians = [...times].map(([name, list]) => ({ name, time: median(list) }));
  const unit = medians[0]?.time ?? 1;
  console.log(`${steps.length} actions of ${scripts.length} matches, median of ${ROUNDS} interleaved rounds`);
  for (const { name, time } of medians)
    console.log(`  ${name}: ${time.toFixed(1)} µs an action, ${(time / unit).toFixed(2)} times the first line`);
}

/** What a room keeps, with its dice and its share of a timer, but without what the caller keeps for it. */
async function measureMemory(scripts: readonly Script[]): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = (): number => {
    for (let times = 0; times < 3; times += 1) collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const count = 100 * scripts.length;
  const played: Played[] = [];
  const empty = used();
  const tell = (when: string) => console.log(`  ${((used() - empty) / count / 1000).toFixed(1)} KB ${when}`);
  console.log(`memory of a room, the mean of ${count}`);
  for (let at = 0; at < count; at += 1) {
    const each = await openRoom(scripts[at % scripts.length] as Script);
    each.room.begin();
    played.push(each);
  }
  tell('before the first action');
  const most = Math.max(...scripts.map(({ said }) => said.length));
  for (const [from, to] of [
    [0, 10],
    [10, 20],
    [20, most],
  ] as const) {
    await play(played, from, to);
    tell(`after ${to} actions of its seats`);
  }
  for (const { room } of played) room.close();
}

const scripts = await Promise.all([1, 2].flatMap((seed) => SETUPS.map((setup) => scriptOf(setup, seed))));
await compareTimes(scripts);
await measureMemory(scripts);
