// A turn of a shake, seen right then or after the shake: the same table, and the same perfect move.
import {
  type Action,
  type BookId,
  beginMatch,
  type DivisionId,
  decide,
  evolve,
  imagine,
  type MatchState,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { expect, test } from 'vitest';
import { turnNow, turnOf } from './mistake.ts';
import { perfectAction } from './move.ts';
import { matchAfter } from './study.ts';

const move = (cube: string, at: number): Action => {
  const to = (['forbidden', 'permitted', 'forbidden', 'required'] as const)[at % 4] ?? 'forbidden';
  return { type: 'move', by: ['bob', 'cy', 'ann'][at % 3] ?? '', cube, to };
};

const SHAKES: [BookId, DivisionId, readonly Action[]][] = [
  [
    'mlag-equations-basic-2018',
    'middle',
    [
      { type: 'roll', by: 'ann', cubes: [...'012345678912+-x/+-x/^r+-'] },
      { type: 'set-goal', by: 'ann', goal: '12' },
      ...[...'x3-+/5r8'].map(move),
    ],
  ],
  [
    'agloa-onsets-2023',
    'middle',
    [
      { type: 'roll', by: 'ann', cubes: [...'124BBRRGGYYUUN-CV='] },
      { type: 'deal', by: 'cy', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
      { type: 'set-goal', by: 'ann', goal: { shape: 'row', cubes: ['1', '2'] } },
      ...[...'NRGBUY-'].map(move),
    ],
  ],
];

test.each(SHAKES)('by %s, a turn is the same right then and after the shake', (book, division, actions) => {
  const players = ['ann', 'bob', 'cy'];
  const first = beginMatch({ book, division, players, officiating: 'strict', clocks: 'none', variations: false });
  const matches: MatchState[] = [];
  const turns: MatchState[] = [];
  actions.reduce((match, action, at) => {
    const decision = decide(match, action, { at, search });
    expect(decision.ok, JSON.stringify(action)).toBe(true);
    const after = decision.events.reduce(evolve, match);
    if (action.type === 'move') matches.push(after);
    if (action.type === 'move') turns.push(match);
    return after;
  }, first);
  const last = matches.at(-1) ?? first;
  const seen = imagine(view(last, 'cy', { at: last.at, search }));
  const earlier = last.shake?.trail.filter(({ turn }) => turn === 0).length ?? 0;
  // As it is listed, the table is not the same.
  expect(matchAfter(seen, earlier + 1).shake?.resources).not.toEqual(matches[0]?.shake?.resources);
  for (const [at, match] of matches.entries()) {
    const by = last.shake?.trail[earlier + at]?.by ?? '';
    const now = turnNow(turns[at] ?? first);
    const [then, later] = [match, seen].map((each) => turnOf(each, earlier + at));
    expect(then && { ...then, at: now.at }).toEqual(now);
    expect(later?.shake?.resources).toEqual(then?.shake?.resources);
    if (then && later) expect(perfectAction(later, by, () => false)).toEqual(perfectAction(then, by, () => false));
  }
});
