// Actions decided per second over stored matches, against writing the state down and reading it back once an action; and the bytes of state and view.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginMatch, decide, evolve, type MatchState, replayMatch, type StoredMatch, view } from '@openshake/rules';
import { search } from '@openshake/solver';
import { everySetup } from '../tests/table/support/everySetup.ts';
import { recordMatch } from '../tests/table/support/recordedMatch.ts';
import { median, seconds } from './measure.ts';

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

/** Every state that a match passes through. */
function statesOf({ rulebook: book, actions, ...setup }: StoredMatch): MatchState[] {
  let state = beginMatch({ book, ...setup });
  return actions.map((action) => {
    state = decide(state, action, { at: action.at, search }).events.reduce(evolve, state);
    return state;
  });
}

function compare(what: string, matches: readonly StoredMatch[]): void {
  const states = matches.flatMap(statesOf);
  const decided: number[] = [];
  const written: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    decided.push(
      seconds(() => {
        for (const match of matches) replayMatch(match, { search });
      }),
    );
    written.push(
      seconds(() => {
        for (const state of states) JSON.parse(JSON.stringify(state));
      }),
    );
  }
  const perSecond = shown(states.length / median(decided));
  const ratio = (median(decided) / median(written)).toFixed(2);
  console.log(`${what}: ${shown(matches.length)} matches, ${shown(states.length)} actions`);
  console.log(
    `  ${perSecond} actions decided a second: ${ratio} times as long as writing and reading the state as JSON`,
  );

  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const views = states.map((state) => () => view(state, state.players[0] ?? '', { at: state.at, search }));
  const viewing = median(
    Array.from({ length: ROUNDS }, () =>
      seconds(() => {
        for (const each of views) each();
      }),
    ),
  );
  console.log(`  ${shown(states.length / viewing)} views made a second, with every choice open to the viewer`);
  const sizes = { state: states.map(bytes), view: views.map((each) => bytes(each())) };
  for (const [name, list] of Object.entries(sizes))
    console.log(`  bytes of a ${name}: median ${shown(median(list))}, largest ${shown(Math.max(...list))}`);
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
