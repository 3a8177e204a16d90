// A row of the log has no sentence. The random matches check every event; this tests their check.
import type { Event } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { sentenceIn } from './support/sentenceIn.ts';
import { TestTable } from './support/testTable.ts';

const at = 0;

describe('a sentence in an event', () => {
  test.each<[string, object]>([
    [
      'it is set aside',
      { type: 'setAside', by: 'ann', what: 'now', facts: { key: 'charge.nothing', why: 'it is set aside' } },
    ],
    ['who called', { type: 'judgeCalled', question: { by: 'who called', question: 'May I?', writer: null } }],
    ['no such clause', { type: 'charged', by: 'ann', against: 'bob', clause: 'no such clause' }],
    ['ann and bob', { type: 'shakeEnded', shake: { scores: { 'ann and bob': 6 } } }],
  ])('%s', (found, event) => {
    expect(sentenceIn({ at, ...event } as unknown as Event)).toBe(found);
  });

  test.each<[object]>([
    [{ type: 'setAside', by: 'ann', what: 'not now', facts: { key: 'check.noClause', clause: 'no such clause' } }],
    [{ type: 'judgeCalled', question: { by: 'ann', question: 'is it equal', writer: null } }],
    [{ type: 'paperPresented', by: 'ann', paper: { solution: { setName: 'b u r' } } }],
    [{ type: 'goalSet', by: 'ann', goal: { goal: 'one and two', cubes: ['1', '2'], values: [3] }, leftOver: [] }],
  ])('is not what somebody wrote: %j', (event) => {
    expect(sentenceIn({ at, ...event } as unknown as Event)).toBeUndefined();
  });

  test('a challenge that is set aside has a key, not a sentence', () => {
    const table = new TestTable('agloa-onsets-2023', 'middle', { officiating: 'table' }).withGoal();
    table.tries('bob', 'challenge', { claim: 'not yet' });
    expect(table.log.filter(({ type }) => type === 'setAside')).toMatchObject([
      { what: 'not yet', facts: { key: 'challenge.claims', claims: ['now', 'impossible'] } },
    ]);
  });
});
