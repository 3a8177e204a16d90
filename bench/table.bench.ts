// Actions decided per second over stored matches, against copying the state as JSON; views, `legal` and seen events against writing the view;
// bytes; and what a Room costs over deciding alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fairDice, JumpingTimer, MemoryStore, placeOf, playOut, Room, secretOf } from '@openshake/host';
import {
  type Acted,
  beginMatch,
  decide,
  type Event,
  eventsFor,
  legal,
  type MatchState,
  replayMatch,
  type StoredMatch,
  type Viewer,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { Plain, setup } from '../packages/host/src/testing/players.ts';
import { everySetup } from '../tests/table/support/everySetup.ts';
import { recordMatch } from '../tests/table/support/recordedMatch.ts';
import { median, seconds, secondsOf } from './measure.ts';

const ROUNDS = 5;
const SHAKES = 10;
const shown = (count: number): string => Math.round(count).toLocaleString('en');

/** The stored matches among the conformance cases. */
function storedCases(): StoredMatch[] {
  const usual = { officiating: 'strict', clocks: 'book', variations: true };
  return readdirSync('conformance')
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join('conformance', file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line))
    .filter(({ command }) => command === 'replay')
    .map(({ request }) => ({ ...usual, ...request }));
}

/** Every moment of a match: the state, and the events that led to it. */
function momentsOf({ rulebook: book, actions, ...setup }: StoredMatch): { state: MatchState; events: Event[] }[] {
  let state = beginMatch({ book, ...setup });
  return actions.map((action) => {
    const { match, events } = decide(state, action, { at: action.at, search });
    state = match;
    return { state, events };
  });
}

/** How long each takes: the median of interleaved rounds. */
function timesOf<Name extends string>(works: Readonly<Record<Name, () => void>>): Record<Name, number> {
  const names = Object.keys(works) as Name[];
  const rounds = Array.from({ length: ROUNDS }, () => names.map((name) => seconds(works[name])));
  const times = names.map((name, at) => [name, median(rounds.map((round) => round[at] ?? 0))]);
  return Object.fromEntries(times);
}

function compare(what: string, matches: readonly StoredMatch[]): void {
  const moments = matches.flatMap(momentsOf);
  const given = ({ at }: MatchState) => ({ at, search, chance: () => 0 });
  const seatOf = ({ players }: MatchState) => players[0] ?? '';
  const viewOf = (state: MatchState) => view(state, seatOf(state), given(state));
  const views = moments.map(({ state }) => viewOf(state));
  const each = (work: (state: MatchState, events: Event[]) => unknown) => () => {
    for (const { state, events } of moments) work(state, events);
  };
  const times = timesOf({
    decided() {
      for (const match of matches) replayMatch(match, { search });
    },
    copied: each((state) => JSON.parse(JSON.stringify(state))),
    viewed: each(viewOf),
    written() {
      for (const seen of views) JSON.stringify(seen);
    },
    listed: each((state) => legal(state, seatOf(state), given(state))),
    seen: each((state, events) => eventsFor(state, events, seatOf(state))),
  });
  const { decided, copied, viewed, written, listed, seen } = times;
  const perSecond = (time: number) => shown(moments.length / time);
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  console.log(`${what}: ${shown(matches.length)} matches, ${shown(moments.length)} actions`);
  console.log(
    `  ${perSecond(decided)} actions decided a second: ${ratio(decided, copied)} times as long as writing and reading the state as JSON`,
  );
  console.log(
    `  ${perSecond(viewed)} views a second: ${ratio(viewed, written)} times as long as writing the view as JSON`,
  );
  console.log(
    `  ${perSecond(listed)} times a second everything open to a seat: ${ratio(listed, written)} times as long`,
  );
  console.log(`  ${perSecond(seen)} times a second the events for a seat: ${ratio(seen, written)} times as long`);
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const sizes = { state: moments.map(({ state }) => bytes(state)), view: views.map(bytes) };
  for (const [name, list] of Object.entries(sizes))
    console.log(`  bytes of a ${name}: median ${shown(median(list))}, largest ${shown(Math.max(...list))}`);
}

const VIEWERS: readonly Viewer[] = ['a', 'b', 'judge', 'audience'];

/** A log of simple players, decided again: by the rules alone, and in a room with these viewers. */
async function compareRooms(): Promise<void> {
  const round = { shakes: SHAKES };
  const dice = fairDice(secretOf('1'));
  const { log } = await playOut({ setup, round, dice, search, bots: { a: new Plain(), b: new Plain() } });
  const { rows } = log;
  const decideAll = () => {
    let match = beginMatch(setup);
    for (const { action, at } of rows) {
      const chance = action.type === 'clock' ? undefined : dice.from(placeOf(match, action.type));
      ({ match } = decide(match, action, { at, search, ...(chance && { chance }) }));
    }
  };
  const submitAll = async (viewers: readonly Viewer[]) => {
    const timer = new JumpingTimer();
    const trouble = (error: unknown) => console.error(error);
    const again = await Room.open({ setup, round, dice, search, store: new MemoryStore(), timer, trouble });
    for (const viewer of viewers) again.watch(viewer, () => {});
    for (const { v, action, at } of rows) {
      // The room plays the officials and the clock itself.
      if (action.by === undefined || !setup.players.includes(action.by)) continue;
      timer.at(at, () => {});
      while (timer.now() < at) timer.jump();
      await again.submit({ id: `${v}`, seat: action.by, action: action as Acted });
    }
    await again.quiet();
    if (again.v !== rows.length) throw new Error(`The room got only to row ${again.v} of ${rows.length}.`);
  };
  const times: [number, number, number][] = [];
  for (let count = 0; count < ROUNDS; count += 1)
    times.push([seconds(decideAll), await secondsOf(() => submitAll([])), await secondsOf(() => submitAll(VIEWERS))]);
  const [decided, alone, watched] = [0, 1, 2].map((at) => median(times.map((each) => each[at] ?? 0)));
  const ratio = (time = 0) => (time / (decided ?? 1)).toFixed(2);
  console.log(`a room: ${shown(rows.length)} actions of simple players`);
  console.log(`  without viewers ${ratio(alone)} times as long as deciding alone`);
  console.log(`  with view and events for ${VIEWERS.length} viewers ${ratio(watched)} times as long`);
}

console.log(`median of ${ROUNDS} interleaved rounds`);
compare('the conformance cases', storedCases());
const tables = everySetup.filter(
  ({ players, clocks, variations }) => players.length === 3 && clocks === 'book' && variations,
);
const matches = tables.map((setup, index) => recordMatch(setup, 1 + index, SHAKES));
compare(`random matches of ${SHAKES} shakes, seeds from 1`, matches);

const times = matches.map((match) =>
  median(Array.from({ length: ROUNDS }, () => seconds(() => replayMatch(match, { search })))),
);
const milliseconds = (time: number) => `${(time * 1_000).toFixed(1)} ms`;
console.log(
  `a match of ${SHAKES} shakes is replayed in ${milliseconds(median(times))}, the slowest of ${matches.length} in ${milliseconds(Math.max(...times))}`,
);
await compareRooms();
