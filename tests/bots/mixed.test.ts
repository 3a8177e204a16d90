// A perfect bot among children, where nobody but the players watches: it makes no mistake, and lets none pass.
import { judgedPaper, type MatchState, type Player, replayMatch, type Setup } from '@openshake/rules';
import { search } from '@openshake/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { couldHaveBeenAvoided, isRightFromOutside } from './outside.ts';
import { everyTable, play, type Seating, statesOf, told } from './selfPlay.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 7_200_000;
const rounds = long ? 8 : 2;
const isEquations = ({ book }: Setup): boolean => book.includes('equations');

/** On-Sets at every table without a program beside it; Equations, which takes longer, at some of them. */
const tables = everyTable
  .filter(({ officiating, clocks }) => officiating === 'table' && clocks === 'none')
  .filter((setup, index) => long || !isEquations(setup) || index % 4 === 0);
const CHILDREN = ['first-week', 'first-term', 'club'] as const;

/** Who is perfect at these tables. */
const PERFECT = 'ann';

interface Action {
  match: MatchState;
  action: ReturnType<typeof statesOf> extends Generator<{ action: infer A }> ? A : never;
  result: ReturnType<typeof replayMatch>['results'][number];
  /** What is told if something is wrong with it. */
  what: string;
}

const actions: Action[] = [];

beforeAll(async () => {
  for (let round = 0; round < rounds; round += 1)
    for (const [index, setup] of tables.entries()) {
      const children = [0, 1].map((child) => CHILDREN[(index + round + child) % CHILDREN.length] ?? 'club');
      const seed = first + round * tables.length + index;
      const seating: Seating = { setup, levels: ['perfect', ...children], seed, round: { shakes: 1 } };
      const played = await play(seating);
      const what = told(seating, played);
      expect(played.refused, what).toEqual([]);
      expect(played.stuck, what).toBe(false);
      const { stored } = played.table;
      const { results } = replayMatch(stored, { search });
      const states = [...statesOf(stored)];
      for (const [at, { match, action }] of states.entries()) {
        const result = results[at];
        if (result) actions.push({ match, action, result, what: `${JSON.stringify(action)} in ${what}` });
      }
    }
  console.log(`a perfect bot among children: ${actions.length} actions from seed ${first}`);
}, 0);

const by = (player: Player) => actions.filter(({ action }) => action.by === player);

describe('a perfect bot among children', () => {
  it('does nothing that is set aside or illegal', () => {
    for (const { result, what } of by(PERFECT)) {
      expect(result.setAside, what).toBeUndefined();
      expect(result.illegal, what).toBeUndefined();
    }
  });

  it('makes right challenges only, and loses none that it could have foreseen', () => {
    let made = 0;
    for (const { match, action, what } of actions) {
      if (action.type !== 'challenge') continue;
      const right = isRightFromOutside(match, action);
      if (action.by === PERFECT) expect(right, what).toBe(true);
      if (action.by === PERFECT) made += 1;
      else if (right && match.shake?.lastMover === PERFECT) expect(couldHaveBeenAvoided(match), what).toBe(false);
    }
    expect(made).toBeGreaterThan(10);
  });

  it('lets no wrong paper pass and no right one fall', () => {
    const seen = { right: 0, wrong: 0 };
    for (const { match, action, what } of actions) {
      if (action.by !== PERFECT || (action.type !== 'accept' && action.type !== 'reject')) continue;
      const { correct } = judgedPaper(match, action.writer, { at: action.at, search });
      expect(correct, what).toBe(action.type === 'accept');
      seen[correct ? 'right' : 'wrong'] += 1;
    }
    expect(
      Object.values(seen).every((count) => count > 0),
      JSON.stringify(seen),
    ).toBe(true);
  });

  it('charges what is illegal, unless it has something better to say of it', () => {
    let charged = 0;
    for (const [at, { action, result, what }] of actions.entries()) {
      if (!result.illegal || action.by === PERFECT) continue;
      const next = actions[at + 1]?.action.type;
      expect(['charge', 'challenge'], what).toContain(next);
      charged += Number(next === 'charge');
    }
    expect(charged).toBeGreaterThan(0);
  });
});
