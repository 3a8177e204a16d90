// What a shake cost whom, by the scores of every book: a mistake, a missed challenge, and both.
import {
  type Action,
  type BookId,
  beginMatch,
  type DivisionId,
  decide,
  evolve,
  type FinishedShake,
  type MatchState,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { type Lesson, lessonOf } from './lesson.ts';
import { Study } from './study.ts';

interface Book {
  book: BookId;
  division: DivisionId;
  impossible: string;
  /** Correct, with the Challenger, incorrect. */
  points: [number, number, number];
}

const BOOKS: readonly Book[] = [
  { book: 'agloa-onsets-2023', division: 'middle', impossible: 'impossible', points: [6, 4, 2] },
  { book: 'mlag-onsets-adventurous-2017', division: 'middle', impossible: 'impossible', points: [6, 4, 2] },
  { book: 'mlag-onsets-basic-2019', division: 'middle', impossible: 'impossible', points: [6, 4, 2] },
  { book: 'mlag-onsets-basic-2011', division: 'middle', impossible: 'p-flub', points: [10, 8, 6] },
  { book: 'mlag-equations-basic-2018', division: 'middle', impossible: 'impossible', points: [6, 4, 2] },
];

/** ann sets a Goal without a Solution. */
function badGoal(book: BookId, dealer: string): Action[] {
  if (book === 'mlag-equations-basic-2018')
    return [
      { type: 'roll', by: 'ann', cubes: [...'123+++xxxxxx------//////'] },
      { type: 'set-goal', by: 'ann', goal: '23' },
    ];
  return [
    { type: 'roll', by: 'ann', cubes: [...'124BBRRGGYYUUN-CV='] },
    { type: 'deal', by: dealer, cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
    { type: 'set-goal', by: 'ann', goal: { shape: 'column', cubes: ['2', '4'] } },
  ];
}

const TWO = ['ann', 'bob'];
const THREE = ['ann', 'bob', 'cy'];

/** Everybody who has to answer the challenge hands in nothing and joins the Challenger. */
function lessonAfter(
  actions: readonly Action[],
  { book, division }: Pick<Book, 'book' | 'division'>,
  players = TWO,
): Lesson {
  let match = beginMatch({ book, division, players, officiating: 'strict', clocks: 'none', variations: false });
  let ended: { before: MatchState; shake: FinishedShake } | undefined;
  const act = (action: Action): boolean => {
    const decision = decide(match, action, { at: match.at + 1000, search });
    for (const event of decision.events) {
      if (event.type === 'shakeEnded') ended = { before: match, shake: event.shake };
      match = evolve(match, event);
    }
    return decision.ok;
  };
  for (const action of actions) expect(act(action), JSON.stringify(action)).toBe(true);
  for (const by of players) if (!ended && !act({ type: 'decline', by })) act({ type: 'join', by, side: 'challenger' });
  if (!ended) throw new Error('The shake goes on.');
  return lessonOf(ended.before, ended.shake, { at: match.at, search }, new Study(book));
}

const move = (by: string, cube: string): Action => ({ type: 'move', by, cube, to: 'forbidden' });

describe.each(BOOKS)('by $book', (table) => {
  const { book, impossible: claim, points } = table;
  const [correct, withChallenger, incorrect] = points;
  const challenge = (by: string): Action => ({ type: 'challenge', by, claim });

  test('a challenged Goal: what it gave the Challenger, and no missed challenge', () => {
    const { scores, costs, mistake, lost } = lessonAfter([...badGoal(book, 'bob'), challenge('bob')], table);
    expect(scores).toEqual({ ann: incorrect, bob: correct });
    expect(costs).toEqual([]);
    expect(mistake).toMatchObject({
      by: 'ann',
      gave: { to: 'bob', claim, points: correct },
      cost: correct - incorrect,
    });
    expect(lost).toBe(true);
  });

  test('of two players, the one who missed the challenge lost the points, not the one whose Goal it was', () => {
    const { scores, costs, mistake, lost } = lessonAfter(
      [...badGoal(book, 'bob'), move('bob', '-'), challenge('ann')],
      table,
    );
    expect(scores).toEqual({ ann: correct, bob: incorrect });
    expect(costs).toEqual([{ kind: 'missed', player: 'bob', claim, worth: correct, points: correct - incorrect }]);
    expect(mistake).toMatchObject({ by: 'ann', gave: null, cost: null, missed: { by: 'bob', claim } });
    expect(lost).toBe(false);
  });

  test('of three players, each who missed the challenge lost what that player scored less than the Challenger', () => {
    const [first, second, third] = book === 'mlag-equations-basic-2018' ? '-x/' : 'BRG';
    const moves = [move('bob', first ?? ''), move('cy', second ?? ''), move('ann', third ?? '')];
    const { scores, costs, mistake } = lessonAfter([...badGoal(book, 'cy'), ...moves, challenge('bob')], table, THREE);
    expect(scores).toEqual({ ann: incorrect, bob: correct, cy: withChallenger });
    expect(costs).toEqual([
      { kind: 'missed', player: 'ann', claim, worth: correct, points: correct - incorrect },
      { kind: 'missed', player: 'cy', claim, worth: correct, points: correct - withChallenger },
    ]);
    // ann was challenged, for a later move of hers; bob missed the challenge too, but made it in the end.
    expect(mistake).toMatchObject({ by: 'ann', gave: { to: 'bob', claim, points: correct } });
  });

  test('a mistake of a player whom nobody challenged has no cost', () => {
    const { scores, costs, mistake, lost } = lessonAfter(
      [...badGoal(book, 'cy'), move('bob', '-'), challenge('cy')],
      table,
      THREE,
    );
    expect(scores).toEqual({ ann: withChallenger, bob: incorrect, cy: correct });
    expect(costs).toMatchObject([{ kind: 'missed', player: 'bob', points: correct - incorrect }]);
    expect(mistake).toMatchObject({ by: 'ann', gave: null, cost: null });
    expect(lost).toBe(false);
  });
});

describe('[mlag-onsets-basic-2011 BOS16] after an A Flub', () => {
  const table = { book: 'mlag-onsets-basic-2011', division: 'middle' } as const;
  const actions: readonly Action[] = [
    ...badGoal(table.book, 'bob').slice(0, 2),
    { type: 'set-goal', by: 'ann', goal: { shape: 'row', cubes: ['1', '2'] } },
    { type: 'move', by: 'bob', cube: 'V', to: 'forbidden' },
    { type: 'move', by: 'ann', cube: 'B', to: 'required' },
    { type: 'challenge', by: 'bob', claim: 'a-flub' },
  ];

  test('a proven one is what the move gave', () => {
    const proof: Action = {
      type: 'present',
      by: 'bob',
      solution: { setName: "B C:'" },
      avoid: { cube: 'U', to: 'forbidden' },
    };
    const { scores, costs, mistake } = lessonAfter([...actions, proof], table);
    expect(scores).toEqual({ ann: 6, bob: 10 });
    expect(costs).toEqual([]);
    expect(mistake).toMatchObject({ by: 'ann', gave: { to: 'bob', claim: 'a-flub', points: 10 }, cost: 4 });
  });

  test('a right one without a correct paper costs its Challenger points', () => {
    const wrong: Action = { type: 'present', by: 'bob', solution: { setName: 'B U R' } };
    const { scores, costs, mistake } = lessonAfter([...actions, wrong], table);
    expect(scores).toEqual({ ann: 10, bob: 6 });
    expect(costs).toMatchObject([{ kind: 'paper', player: 'bob', right: true }]);
    expect(mistake).toMatchObject({ by: 'ann', gave: null, cost: null });
  });
});

test('[agloa-onsets-2023 X-C-2] after the last cube, a paper that everybody failed to write cost everybody points', () => {
  const rolled = [...'124BBRRGGYYUUN-CV='];
  const start: readonly Action[] = [
    { type: 'roll', by: 'ann', cubes: rolled },
    { type: 'deal', by: 'bob', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
    { type: 'set-goal', by: 'ann', goal: { shape: 'row', cubes: ['1', '2'] } },
  ];
  const kept = [...'C=BUB'];
  const others = [...'RRGGYYUN-V'];
  const moves = [...others, ...kept].map((cube, at): Action => {
    return { type: 'move', by: at % 2 === 0 ? 'bob' : 'ann', cube, to: at < others.length ? 'forbidden' : 'permitted' };
  });
  const { scores, costs } = lessonAfter([...start, ...moves], { book: 'agloa-onsets-2023', division: 'middle' });
  expect(scores).toEqual({ ann: 2, bob: 2 });
  expect(costs.filter(({ kind }) => kind === 'no-paper').map(({ player }) => player)).toEqual(['ann', 'bob']);
});
