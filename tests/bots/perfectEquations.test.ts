// Perfect bots of Equations against each other, at every table in turn.
import type { Setup } from '@openshake/rules';
import { expect, it } from 'vitest';
import { playsWithoutFault, type Tally, tablesOf } from './faultless.ts';

const first = 7_050_000;
const isEquations = ({ book }: Setup): boolean => book.includes('equations');
const tables = tablesOf(isEquations, 9);

it(`perfect bots of Equations play ${tables.length} matches without a fault, seeds from ${first}`, async () => {
  const tally: Tally = { challenges: 0, avoidable: 0 };
  for (const [index, setup] of tables.entries())
    await playsWithoutFault({ setup, levels: ['perfect'], seed: first + index }, tally);
  const { challenges, avoidable } = tally;
  console.log(
    `perfect bots of Equations: ${tables.length} matches from seed ${first}, ${challenges} challenges, ${avoidable} avoidable`,
  );
  expect(avoidable).toBe(0);
});
