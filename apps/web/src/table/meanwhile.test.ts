// What is told after a gap: the last thing that happened, from what the table said of it or from the views before and after.
import type { MatchView, SeenEvent } from '@openshake/rules';
import { tableWords, tellEvent } from '@openshake/words';
import { en } from '@openshake/words/en';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../../../../tests/table/support/testTable.ts';
import { meanwhileOf } from './meanwhile.ts';

const words = tableWords('on-sets', en, { ann: 'Ann', bob: 'Bob', cy: 'Cy' });
const table = () => new TestTable('agloa-onsets-2023', 'junior', { officiating: 'table' }).withGoal();

/** What a viewer hears who was away while this happened. */
function told(before: MatchView, after: MatchView, last: readonly SeenEvent[] = []): string | undefined {
  const missed = { back: true, last };
  const found = meanwhileOf(before, { v: 9, events: [], view: after, seats: [], at: 0, missed });
  const lines = found?.last.flatMap((event) => tellEvent(event, words, after.penalties) ?? []) ?? [];
  const line = lines.at(-1);
  return line && words.say(line.fact);
}

/** What happens between two views of one table. */
function between(here: TestTable, happens: (here: TestTable) => unknown): string | undefined {
  const before = here.view('cy');
  happens(here);
  return told(before, here.view('cy'));
}

describe('after a gap, the views before and after it tell', () => {
  const rolled = () => new TestTable('agloa-onsets-2023', 'junior');

  it.each<[string, TestTable, (here: TestTable) => unknown, RegExp]>([
    ['the roll and the Goal', rolled(), (here) => here.withGoal(), /^Ann sets the Goal/],
    [
      'the last of several moves',
      table(),
      (here) => here.moves('R permitted', 'Y forbidden'),
      /^Cy moves Y to Forbidden/,
    ],
    ['a turn that was lost', table(), (here) => here.clock(200), /^Bob loses the turn|^Bob loses a point/],
    [
      'a challenge',
      table().moves('R permitted'),
      (here) => here.does('ann', 'challenge', { claim: 'now' }),
      /^Ann challenges/,
    ],
    [
      'a paper that was handed in',
      table().moves('R permitted').does('ann', 'challenge', { claim: 'now' }),
      (here) => here.does('ann', 'present', { solution: { setName: 'R' } }),
      /^Ann .*face down/,
    ],
    [
      'how the shake ended',
      table().moves('R permitted').does('ann', 'challenge', { claim: 'now' }),
      (here) =>
        here
          .does('ann', 'present', { solution: { setName: 'R' } })
          .does('cy', 'decline')
          .does('cy', 'accept', { writer: 'ann' })
          .does('bob', 'accept', { writer: 'ann' }),
      /Ann 6/,
    ],
    ['who left', table(), (here) => here.does('bob', 'leave'), /^Bob/],
    ['the end of the round', table(), (here) => here.does('director', 'end-round'), /round is over/],
    [
      'the end of play',
      table(),
      (here) => here.does('director', 'end-round').does('director', 'stop-play'),
      /match is over|round is over/i,
    ],
  ])('%s', (_, here, happens, says) => {
    expect(between(here, happens)).toMatch(says);
  });

  it('what the table said itself counts more', () => {
    const here = table();
    const before = here.view('cy');
    here.moves('R permitted');
    const said: SeenEvent = { type: 'playerLeft', player: 'ann', at: 0 };
    expect(told(before, here.view('cy'), [said])).toMatch(/^Ann/);
  });

  it('nothing, where nothing happened', () => {
    const view = table().view('cy');
    const missed = { back: true, last: [] };
    expect(meanwhileOf(view, { v: 9, events: [], view, seats: [], at: 0, missed })).toEqual({
      back: true,
      same: true,
      last: [],
    });
    expect(meanwhileOf(null, { v: 9, events: [], view, seats: [], at: 0, missed })).toBeNull();
  });
});
