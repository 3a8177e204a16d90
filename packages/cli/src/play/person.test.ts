// What the person is asked before a line costs something.
import type { Acted, Action } from '@openshake/rules';
import { expect, test } from 'vitest';
import { PLAIN } from '../colour.ts';
import { type Conversation, Leave } from '../prompt/conversation.ts';
import { ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { Person, type PersonOptions } from './person.ts';
import type { Sitting } from './sitting.ts';

/** What is said and done when ann types these lines at this table, and then leaves. */
async function typed(actions: readonly Action[], lines: string[]): Promise<{ said: string; done: Acted[] }> {
  const table = tableAfter([...ON_SETS_START, ...actions], { officiating: 'table' });
  const [said, done]: [string[], Acted[]] = [[], []];
  const talk = {
    live: true,
    say: (text: string) => said.push(text),
    changePrompt: () => undefined,
    line: async () => lines.shift() ?? 'quit',
  };
  const sitting = {
    begin: () => undefined,
    end: () => undefined,
    at: 10_000,
    act: (action: Acted) => {
      done.push(action);
      return undefined;
    },
  };
  const person = new Person({
    you: 'ann',
    talk: talk as unknown as Conversation,
    columns: () => 200,
    paint: PLAIN,
    plain: true,
    table,
  } as unknown as PersonOptions);
  await expect(person.play(sitting as unknown as Sitting)).rejects.toBeInstanceOf(Leave);
  return { said: said.join(' ').replaceAll(/\s+/g, ' '), done };
}

const CHECKED: Action[] = [
  { type: 'challenge', by: 'bob', claim: 'impossible' },
  { type: 'present', by: 'ann', solution: { setName: 'B U R' } },
  { type: 'decline', by: 'Mary Jane' },
];

test('[agloa-onsets-2023 VII-C-2-a] a line that would change a handed-in Solution has to be typed twice', async () => {
  const once = await typed(CHECKED, ['write B', 'score', 'write B']);
  expect(once.done).toEqual([]);
  expect(once.said).toContain(
    'a changed Solution is not correct (VII-C-2-a, writing Solutions). To do it anyway, type the same line again.',
  );
  const twice = await typed(CHECKED, ['write B', 'write B']);
  expect(twice.done).toMatchObject([{ type: 'present', by: 'ann' }]);
});

test('a hint is given once', async () => {
  const { said } = await typed([], ['indicate', 'judge']);
  expect(said.match(/indicate 2/g)).toHaveLength(1);
  expect(said.match(/judge equals/g)).toHaveLength(1);
});
