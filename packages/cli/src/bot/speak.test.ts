// Our own bots in the bot protocol: they stay within their time.
import { makeHostMessage, tellSetup } from '@openshake/protocol';
import { type Action, type Setup, withLegal } from '@openshake/rules';
import { search } from '@openshake/solver';
import { expect, test } from 'vitest';
import { EQUATIONS_START, tableAfter } from '../testing/seats.ts';
import { ENGLISH } from '../words/speech.ts';
import { Speaker } from './speak.ts';

const SETUP: Setup = {
  book: 'mlag-equations-basic-2018',
  division: 'middle',
  players: ['ann', 'bob'],
  officiating: 'strict',
  variations: false,
  clocks: 'none',
};
const laid = (by: string, cube: string, to: 'required' | 'permitted'): Action => ({ type: 'move', by, cube, to });
/** One more cube is enough for a Solution, but it takes a search to see that. */
const TABLE = tableAfter(
  [
    ...EQUATIONS_START,
    laid('bob', '-', 'required'),
    laid('ann', '/', 'required'),
    laid('bob', '^', 'required'),
    laid('ann', '9', 'permitted'),
    laid('bob', '8', 'permitted'),
    laid('ann', 'r', 'permitted'),
    laid('bob', '7', 'permitted'),
    laid('ann', '+', 'permitted'),
  ],
  SETUP,
);

const SEEN = withLegal(TABLE.view('bob', 60_000), search);

/** What a bot says to one view. Its clock advances by a millisecond with each look. */
function decide(decisionMs: number) {
  let time = 0;
  const said: object[] = [];
  const speaker = new Speaker({
    level: 'perfect',
    pace: 0,
    now: () => {
      time += 1;
      return time;
    },
    say: (line) => said.push(JSON.parse(line)),
    complain: (why) => expect.unreachable(ENGLISH.tell(why)),
  });
  const limits = { decisionMs };
  speaker.hear(makeHostMessage({ type: 'match', match: 'm', seat: 'bob', ...tellSetup(SETUP), limits, seed: 1 }));
  speaker.hear(makeHostMessage({ type: 'view', id: 1, view: SEEN }));
  return said;
}

test('a bot searches no longer than its time allows, and claims only what it has proven by then', () => {
  expect(decide(1_000_000)).toMatchObject([{ type: 'deed', id: 1, action: { type: 'challenge', claim: 'now' } }]);
  expect(decide(1)).toMatchObject([{ type: 'deed', id: 1, action: { type: 'move' } }]);
});

test('a bot that fails on a view says so and waits, and answers the next view as usual', () => {
  let fails = false;
  let asked = 0;
  const said: object[] = [];
  const faults: string[] = [];
  const speaker = new Speaker({
    level: 'perfect',
    pace: 0,
    now: () => {
      asked += 1;
      // The first call asks for the time outside the search.
      if (fails && asked > 1) throw new Error('no clock');
      return 0;
    },
    say: (line) => said.push(JSON.parse(line)),
    complain: (why) => faults.push(ENGLISH.tell(why)),
  });
  const limits = { decisionMs: 1 };
  speaker.hear(makeHostMessage({ type: 'match', match: 'm', seat: 'bob', ...tellSetup(SETUP), limits, seed: 1 }));
  const look = (id: number) => {
    asked = 0;
    speaker.hear(makeHostMessage({ type: 'view', id, view: SEEN }));
  };
  fails = true;
  look(1);
  expect(said).toEqual([{ type: 'wait', id: 1 }]);
  expect(faults).toEqual(['The bot cannot make sense of this view, so it waits.']);
  fails = false;
  look(2);
  expect(said[1]).toMatchObject({ type: 'deed', id: 2 });
  expect(faults).toHaveLength(1);
});
