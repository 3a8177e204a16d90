// What `why` alone says after every kind of event.
import type { Action } from '@openshake/rules';
import { expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { ON_SETS_START, seatAt, tableAfter } from '../testing/seats.ts';
import { explainLines } from './explaining.ts';

/** What `why` says after the last of these actions. */
function why(actions: readonly Action[], laid: object = {}): string {
  const table = tableAfter(actions.slice(0, -1), laid);
  const action = actions.at(-1);
  if (!action) throw new Error('Nothing happens.');
  const seen = () => table.view('ann', table.count * 1000);
  const before = seen();
  const decision = table.act(action, table.count * 1000);
  expect(decision.ok).toBe(true);
  const seat = seatAt(table);
  const happened = { act: action, events: decision.events, before, view: seen(), ended: [] };
  return explainLines(happened, seat, { paint: PLAIN, width: 400 }).join('\n');
}

const move: Action = { type: 'move', by: 'bob', cube: 'B', to: 'required' };

test('[agloa-onsets-2023 IV-B] a move', () => {
  expect(why([...ON_SETS_START, move])).toMatch(/bob moves B to Required\n +IV-B \(moving cubes\) says: \w/);
});

test('a challenge', () => {
  const told = why([...ON_SETS_START, { type: 'challenge', by: 'bob', claim: 'impossible' }]);
  expect(told).toMatch(/bob challenges ann: Impossible\n[\s\S]*ann must write[\s\S]*\(challenges\) says: \w/);
});

test('[agloa-onsets-2023 IX-A] a charge: the action, the rule it broke, what went back, and the cost', () => {
  const told = why(
    [...ON_SETS_START, { type: 'move', by: 'ann', cube: 'U', to: 'permitted' }, { type: 'charge', by: 'bob' }],
    { officiating: 'table' },
  );
  expect(told).toMatch(/bob charges ann and is right \(IV-B, moving cubes\)/);
  expect(told).toContain('∪ goes back from Permitted to Resources');
  expect(told).toContain("The charge was about ann's move of ∪ to Permitted, which broke IV-B, moving cubes.");
  expect(told).toContain('It cost no points.');
  expect(told).toMatch(/IV-B \(moving cubes\) says: On a turn/);
});

test('a groundless charge is set aside, with the clause', () => {
  const told = why([...ON_SETS_START, move, { type: 'charge', by: 'ann' }], { officiating: 'table' });
  expect(told).toMatch(/ann's charge is set aside\. There is no illegal action to charge[\s\S]* says: /);
});

test('a lost point', () => {
  const told = why([
    ...ON_SETS_START,
    move,
    { type: 'pick-up-block', by: 'ann' },
    { type: 'put-down-block', by: 'ann' },
  ]);
  expect(told).toMatch(
    /− ann loses a point for picking up the challenge block without challenging \(\S+, \w[^)]*\)[\s\S]* says: /,
  );
});

test('scores, each with its clause', () => {
  const told = why([
    ...ON_SETS_START,
    { type: 'challenge', by: 'bob', claim: 'impossible' },
    { type: 'decline', by: 'Mary Jane' },
    { type: 'decline', by: 'ann' },
  ]);
  expect(told).toMatch(/bob scores \d \(X-\S+, scoring\)\.[\s\S]*X-\S+ \(scoring\) says: /);
});
