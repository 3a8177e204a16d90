// A perfect bot among children, with only the players officiating: it makes no mistake, and lets none pass.
import {
  decide,
  judgedPaper,
  type MatchState,
  type Player,
  replayMatch,
  rulesOf,
  type Setup,
  type StoredAction,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { challengedIn, couldHaveBeenAvoided, isRightFromOutside } from './outside.ts';
import { describeMatch, everyTable, play, type Seating, statesOf } from './selfPlay.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const first = 7_200_000;
const rounds = long ? 8 : 2;
const isEquations = ({ book }: Pick<Setup, 'book'>): boolean => book.includes('equations');

/** On-Sets at every table without strict officiating; Equations, which takes longer, at some of them. */
const tables = everyTable
  .filter(({ officiating, clocks }) => officiating === 'table' && clocks === 'none')
  .filter((setup, index) => long || !isEquations(setup) || index % 4 === 0);
const CHILDREN = ['first-week', 'first-term', 'club'] as const;

interface Action {
  match: MatchState;
  action: StoredAction;
  result: ReturnType<typeof replayMatch>['results'][number];
  /** The perfect player at this table. */
  perfect: Player;
  /** What a failing test reports. */
  what: string;
}

const actions: Action[] = [];

beforeAll(async () => {
  for (let round = 0; round < rounds; round += 1)
    for (const [index, setup] of tables.entries()) {
      const { players } = setup;
      // The first player sets the Goal: sometimes the perfect one, sometimes a child.
      const place = (index + round) % players.length;
      const levels = players.map((_, at) =>
        at === place ? 'perfect' : (CHILDREN[(index + round + at) % CHILDREN.length] ?? 'club'),
      );
      const seed = first + round * tables.length + index;
      const seating: Seating = { setup, levels, seed, round: { shakes: 1 } };
      const played = await play(seating);
      const what = describeMatch(seating, played);
      expect(played.refused, what).toEqual([]);
      expect(played.stuck, what).toBe(false);
      const { stored } = played.table;
      const { results } = replayMatch(stored, { search });
      const states = [...statesOf(stored)];
      for (const [at, { match, action }] of states.entries()) {
        const result = results[at];
        const perfect = players[place];
        if (result && perfect !== undefined)
          actions.push({ match, action, result, perfect, what: `${JSON.stringify(action)} in ${what}` });
      }
    }
  console.log(`a perfect bot among children: ${actions.length} actions from seed ${first}`);
}, 0);

/** What comes after everybody has had time to challenge. */
const GOES_ON: readonly string[] = ['move', 'shift', 'bonus', 'force-out', 'present', 'decline', 'agree'];

/** The challenges that this player could have made here, rightly. */
function rightChallenges(match: MatchState, by: Player, at: number): string[] {
  return rulesOf(match).claims.filter((claim) => {
    const action = { type: 'challenge', by, claim } as const;
    const decision = decide(match, action, { at, search });
    return decision.ok && !decision.setAside && isRightFromOutside(match, action);
  });
}

describe('a perfect bot among children', () => {
  it('does nothing that is set aside or illegal', () => {
    for (const { action, perfect, result, what } of actions) {
      if (action.by !== perfect) continue;
      expect(result.setAside, what).toBeUndefined();
      expect(result.illegal, what).toBeUndefined();
    }
  });

  it('makes only right challenges, and loses none that it could have foreseen', () => {
    const made = { onSets: 0, equations: 0 };
    for (const { match, action, perfect, what } of actions) {
      if (action.type !== 'challenge') continue;
      const right = isRightFromOutside(match, action);
      if (action.by === perfect) {
        expect(right, what).toBe(true);
        made[isEquations(match) ? 'equations' : 'onSets'] += 1;
      } else if (right && challengedIn(match) === perfect) expect(couldHaveBeenAvoided(match), what).toBe(false);
    }
    expect(made.onSets, JSON.stringify(made)).toBeGreaterThan(10);
    expect(made.equations, JSON.stringify(made)).toBeGreaterThan(0);
  });

  it('makes every right challenge of On-Sets: nobody continues while it could make one', () => {
    let chances = 0;
    for (const { match, action, perfect, what } of actions) {
      if (isEquations(match) || !GOES_ON.includes(action.type)) continue;
      expect(rightChallenges(match, perfect, action.at), what).toEqual([]);
      chances += 1;
    }
    expect(chances).toBeGreaterThan(100);
  });

  it('lets no wrong paper pass, and rejects no correct one', () => {
    const seen = { right: 0, wrong: 0 };
    for (const { match, action, perfect, what } of actions) {
      if (action.by !== perfect || (action.type !== 'accept' && action.type !== 'reject')) continue;
      const { correct } = judgedPaper(match, action.writer, { at: action.at, search });
      expect(correct, what).toBe(action.type === 'accept');
      seen[correct ? 'right' : 'wrong'] += 1;
    }
    expect(
      Object.values(seen).every((count) => count > 0),
      JSON.stringify(seen),
    ).toBe(true);
  });

  it('charges illegal actions, unless it has something better to do about them', () => {
    let charged = 0;
    for (const [at, { action, perfect, result, what }] of actions.entries()) {
      if (!result.illegal || action.by === perfect) continue;
      const next = actions[at + 1]?.action.type;
      expect(['charge', 'challenge'], what).toContain(next);
      charged += Number(next === 'charge');
    }
    expect(charged).toBeGreaterThan(0);
  });
});
