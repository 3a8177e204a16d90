// No list of a match grows without end, however fast its players are.
import type { Done, SeatAction } from '@openshake/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, guest } from '../testing/asking.ts';
import { type TestHouse, testHouse } from '../testing/testHouse.ts';
import { MOST_ENTRIES } from './endless.ts';
import { newId } from './ids.ts';
import type { LiveTable } from './liveTable.ts';

let at: TestHouse;
let table: LiveTable;
beforeEach(async () => {
  at = await testHouse();
  const [ann, bob, judge] = [await guest(at.app), await guest(at.app), await guest(at.app)];
  const wish = { rulebook: 'mlag-equations-basic-2018', division: 'middle', seats: ['me', 'open'], clocks: 'none' };
  const { body } = await ask(at.app, 'POST /api/tables', { token: ann.token, body: wish });
  const { id, code } = body.table;
  await ask(at.app, `PUT /api/tables/${id}/seats/judge`, { token: judge.token, body: { code } });
  await ask(at.app, `PUT /api/tables/${id}/seats/b`, { token: bob.token, body: { code } });
  table = await at.tables.get(id);
});
afterEach(() => at.close());

async function says(seat: string, ...actions: SeatAction[]): Promise<Done[]> {
  const answers: Done[] = [];
  const answered = (done: Done) => answers.push(done);
  await Promise.all(actions.map((action) => table.submit({ id: newId(), seat, action }, answered)));
  return answers;
}
const asks = (question: string): SeatAction => ({ type: 'call-judge', question });

it('a player waits for the answer before the next question, and may appeal once besides', async () => {
  // All of them arrive before the first is stored.
  const done = await says('a', ...['May he hum?', 'May he hum?', 'May I go?', 'appeal', 'appeal'].map(asks));
  expect(done.map(({ ok }) => ok)).toEqual([true, false, false, true, false]);
  expect(done[1]).toMatchObject({ refusal: { rule: 'check.question', facts: { key: 'question.asked' } } });
  expect(await says('b', asks('May I go?'))).toMatchObject([{ ok: true }]);
  await says('judge', { type: 'rule', question: 'May he hum?', answer: 'no' });
  expect(await says('a', asks('May I go, too?'))).toMatchObject([{ ok: true }]);
});

it('the scoresheet takes only so many entries of one kind', async () => {
  const many = Array.from({ length: MOST_ENTRIES + 20 }, (): SeatAction => ({ type: 'warn', player: 'a' }));
  const done = await says('judge', ...many);
  expect(done.filter(({ ok }) => ok)).toHaveLength(MOST_ENTRIES);
  expect(done.at(-1)).toMatchObject({ refusal: { rule: 'judge.conduct', facts: { key: 'told' } } });
});
