// A match in real time, with bots whose answers the test holds back.
import type { Meant } from '@openshake/host';
import type { Action } from '@openshake/rules';
import { expect, test } from 'vitest';
import { tableAfter } from '../testing/seats.ts';
import { Clock } from './clock.ts';
import { Dice } from './dice.ts';
import { Sitting } from './sitting.ts';
import type { Views } from './thinking.ts';

test('while bots think the person acts, and what they thought of the table before is forgotten', async () => {
  const asked: { views: Views; answer: (meant: Meant[]) => void }[] = [];
  let wake: () => void = () => {};
  const questions = async (count: number) => {
    while (asked.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  const heard: Action[] = [];
  const sitting = new Sitting({
    table: tableAfter([], { players: ['ann', 'bob'] }),
    you: 'ann',
    bots: ['bob'],
    thinkers: {
      ask: (views) =>
        new Promise((answer) => {
          asked.push({ views, answer });
          wake();
        }),
    },
    round: { shakes: 1 },
    clock: new Clock(),
    dice: new Dice(1),
    keep: () => {},
    hear: ({ action }) => heard.push(action),
    look: () => {},
  });
  const deal = (cards: number): Meant[] => [
    { by: 'bob', deed: { action: { type: 'deal', by: 'bob', cards }, after: 0 } },
  ];
  sitting.begin();
  await questions(1);
  expect(sitting.act({ type: 'roll', by: 'ann', cubes: [] }).ok).toBe(true);
  await questions(2);
  asked[0]?.answer(deal(6));
  asked[1]?.answer(deal(8));
  await questions(3);
  sitting.end();
  expect(heard).toMatchObject([{ type: 'roll' }, { type: 'deal', cards: 8 }]);
  // Each bot is shown its own view of the table as it is.
  expect(asked[1]?.views).toMatchObject([['bob', { viewer: 'bob', table: { resources: { length: 18 } } }]]);
});
