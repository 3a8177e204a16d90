// Hints at a table of On-Sets: a safe move, a right challenge, and nothing to do.
import { createBot } from '@openshake/bots';
import {
  type Action,
  type BookId,
  beginMatch,
  type DivisionId,
  decide,
  evolve,
  type MatchState,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { HARD } from '../../../tests/support/equationsTable.ts';
import { hintFor } from './hint.ts';
import { turnNow } from './mistake.ts';
import { perfectAction } from './move.ts';
import { Study } from './study.ts';

const START: readonly Action[] = [
  { type: 'roll', by: 'a', cubes: [...'124BBRRGGYYUUN-CV='] },
  { type: 'deal', by: 'b', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
  { type: 'set-goal', by: 'a', goal: { shape: 'row', cubes: ['1', '2'] } },
];
const ALLOWS_NOW: readonly Action[] = [
  { type: 'move', by: 'b', cube: 'B', to: 'required' },
  { type: 'move', by: 'a', cube: 'U', to: 'permitted' },
];

function matchAfter(actions: readonly Action[]): MatchState {
  const setup = { officiating: 'strict', clocks: 'none', variations: false, players: ['a', 'b'] } as const;
  let match = beginMatch({ book: 'agloa-onsets-2023', division: 'middle', ...setup });
  for (const [at, action] of actions.entries()) {
    const decision = decide(match, action, { at, search });
    expect(decision.ok).toBe(true);
    match = decision.events.reduce(evolve, match);
  }
  return match;
}

function hint(actions: readonly Action[], seat: string) {
  const match = matchAfter(actions);
  const bot = createBot({ level: 'perfect', seat, seed: 3, pace: 0 });
  return hintFor(view(match, seat, { at: match.at, search }), seat, bot, new Study(match.book));
}

describe('a hint', () => {
  test('is a safe move if one is due, with all the safe moves', () => {
    const { action, because, safe, claims } = hint(START, 'b');
    expect(because).toBe('safe');
    expect(action).toMatchObject({ type: 'move', by: 'b' });
    if (action?.type === 'move') expect(safe).toContainEqual({ cube: action.cube, to: action.to });
    const match = matchAfter(START);
    expect(action).toEqual(perfectAction(turnNow(match), 'b', () => false));
    expect(claims.every(({ right }) => right === false)).toBe(true);
  });

  test('[agloa-onsets-2023 V-A-2] is Now if that is right, with the Solution that proves it', () => {
    const { action, because, proof, claims } = hint([...START, ...ALLOWS_NOW], 'b');
    expect(action).toMatchObject({ type: 'challenge', claim: 'now' });
    expect(because).toBe('now');
    expect(proof?.taken.length).toBeLessThanOrEqual(1);
    expect(claims).toContainEqual({ claim: 'now', right: true });
  });

  test('is nothing while another player moves', () => {
    expect(hint(START, 'a')).toEqual({ action: null, claims: [], safe: null, because: null });
  });
});

test('a stopped search claims nothing that it has not proven', () => {
  const { rulebook, division, goal } = HARD.shake;
  const laid = { variations: false, universe: [], trail: [], goal, ...HARD.sections } as const;
  const table = { rulebook: rulebook as BookId, division: division as DivisionId, ...laid };
  const study = new Study(table.rulebook, { stop: () => true });
  expect(study.find('impossible', table)).toEqual({ answer: null });
  expect(study.isRight('impossible', table)).toBeNull();
});
