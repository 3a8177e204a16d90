// Together, bots do everything that a player may do.
import { CLAIMS, divisionTable, type Setup } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { PLAYER_ACTIONS } from '../support/playerActions.ts';
import { everyTable, play } from './selfPlay.ts';

const first = 7_300_000;
const long = process.env.OPENSHAKE_LONG === '1';
const MOST = long ? 2_000 : 60;

/** What rarely happens on its own. decisions.test.ts sets up the situations. */
const SELDOM = [
  'no-goal',
  'agree',
  'challenge no-goal',
  'challenge ca-flub',
  'challenge force-out-a',
  'challenge force-out-b',
];

/** What no bot does: they stay to the end, score correctly, put no last cube in Forbidden and hand in one Solution. (Asking people who hand in more: decisions.test.ts.) */
const NOT_NEEDED = ['leave', 'return', 'correct-score', 'take-back', 'ask-which', 'indicate'];

/** On-Sets with three players who enforce the rules themselves, because the most can happen there. Every other match has flubs and Force Outs. */
const tables = everyTable.filter(
  ({ book, clocks, officiating, players }) =>
    !book.includes('equations') && clocks === 'none' && officiating === 'table' && players.length === 3,
);
const hasFlubs = ({ book, division }: Setup): boolean => divisionTable(book, division).claims.includes('a-flub');
const flubs = tables.filter(hasFlubs);
const others = tables.filter((setup) => !hasFlubs(setup));
const at = <T>(list: readonly T[], index: number): T[] => list.slice(index % list.length).slice(0, 1);

const LEVELS = [
  ['club', 'first-term', 'team'],
  ['first-term', 'first-week', 'champion'],
  ['first-week', 'perfect', 'first-term'],
] as const;

describe('bots', () => {
  it(`do all that players do within ${MOST} matches from seed ${first}`, async () => {
    const wanted = new Set<string>([
      ...PLAYER_ACTIONS.filter((type) => ![...NOT_NEEDED, 'challenge'].includes(type)),
      ...CLAIMS.map((claim) => `challenge ${claim}`),
    ]);
    if (!long) for (const each of SELDOM) wanted.delete(each);
    let matches = 0;
    for (; matches < MOST && wanted.size > 0; matches += 1) {
      const [setup] = at(matches % 2 === 0 ? flubs : others, Math.floor(matches / 2));
      const [levels] = at(LEVELS, matches);
      if (!setup || !levels) break;
      const { table } = await play({
        setup,
        levels,
        seed: first + matches,
        round: { shakes: 2 },
      });
      for (const action of table.stored.actions)
        wanted.delete(action.type === 'challenge' ? `challenge ${action.claim}` : action.type);
    }
    console.log(`bots do everything: ${matches} matches from seed ${first}`);
    expect([...wanted]).toEqual([]);
  });
});
