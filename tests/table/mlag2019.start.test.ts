// Starting a match and a shake in the basic books of 2018 and 2019: the draw, the roll, the deal, and who comes next.
import { drawLots, type Setup } from '@openshake/rules';
import { KIT as EQUATIONS_KIT } from '@openshake/rules/equations';
import { KIT } from '@openshake/rules/onsets';
import { expect, test } from 'vitest';
import { BASIC_GAMES, mat, oneCubeAway, tableOf } from './support/basicGames.ts';
import { CARDS, CUBES, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const ALL_CARDS = 'B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank';

/** Chance that makes the dice of a draw show these faces, one after another. */
const showing = (faces: readonly string[], ...shown: string[]) => {
  const falls = shown.map((face) => faces.indexOf(face));
  return () => falls.shift() ?? 0;
};
const setup = (book: Setup['book'], players = 'ann bob cy'): Setup => ({
  book,
  division: 'minor',
  players: words(players),
  officiating: 'strict',
  clocks: 'book',
  variations: false,
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 I-A; mlag-equations-basic-2018 I-A] a match of two or three players goes from shake to shake ($book)',
  (game) => {
    for (const players of ['ann bob', 'ann bob cy']) {
      const table = oneCubeAway(game, { players });
      const [challenger = ''] = words(players).filter((player) => player !== table.state.shake?.lastMover);
      table.does(challenger, 'challenge', { claim: 'now' }).does(challenger, 'present', { solution: game.right });
      if (players === 'ann bob cy') table.does('bob', 'decline');
      expect(table.shakes).toHaveLength(1);
      expect(table.phase).toEqual({ name: 'start', player: 'bob' });
      table.withGoal();
      expect(mat(table).shake).toBe(2);
    }
    expect(tableOf(game, { players: 'ann' }).refused('ann', 'roll', { cubes: [] })).toBe('I-A');
  },
);

test('[mlag-onsets-basic-2019 I-D] the highest digit sets the first Goal, and tied players roll again', () => {
  const { faces } = KIT.digit;
  const book = 'mlag-onsets-basic-2019';
  expect(drawLots(setup(book), showing(faces, '2', '5', '4'))).toEqual({
    rolls: [{ ann: '2', bob: '5', cy: '4' }],
    players: ['bob', 'cy', 'ann'],
  });
  const tied = drawLots(setup(book), showing(faces, '5', '1', '5', '2', '2', '3', '4'));
  expect(tied.rolls).toEqual([
    { ann: '5', bob: '1', cy: '5' },
    { ann: '2', cy: '2' },
    { ann: '3', cy: '4' },
  ]);
  expect(tied.players).toEqual(['cy', 'ann', 'bob']);
  expect(drawLots(setup(book, 'ann bob'), showing(faces, '4', '3')).players).toEqual(['ann', 'bob']);
});

test('[mlag-equations-basic-2018 I-D, I-D#lot] the draw uses red cubes: a sign is out unless everybody rolled one', () => {
  const { faces } = EQUATIONS_KIT.red;
  const book = 'mlag-equations-basic-2018';
  // 0 is a digit and beats a sign.
  expect(drawLots(setup(book), showing(faces, '+', '0', '-')).players).toEqual(['bob', 'cy', 'ann']);
  const again = drawLots(setup(book), showing(faces, '+', '-', '+', '3', '+', '3', '1', '2'));
  expect(again.rolls).toEqual([
    { ann: '+', bob: '-', cy: '+' },
    { ann: '3', bob: '+', cy: '3' },
    { ann: '1', cy: '2' },
  ]);
  expect(again.players).toEqual(['cy', 'ann', 'bob']);
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 I-D; mlag-equations-basic-2018 I-D] the Goal passes to the left, around the table ($book)',
  (game) => {
    const table = tableOf(game);
    const setters: string[] = [];
    for (let shake = 0; shake < 4; shake += 1) {
      setters.push(table.phase.player ?? '');
      table.withGoal();
      const mover = table.state.shake?.lastMover ?? '';
      const [challenger = '', third = ''] = table.state.players.filter((player) => player !== mover);
      table.does(challenger, 'challenge', { claim: 'impossible' });
      table.does(mover, 'decline').does(third, 'decline');
    }
    expect(setters).toEqual(['ann', 'bob', 'cy', 'ann']);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 II-A; mlag-equations-basic-2018 II] the Goal-setter rolls all cubes, once, and they are the Resources ($book)',
  (game) => {
    const rolls = game.clause('II-A', 'II');
    const table = tableOf(game);
    const kit = game.clause('18', '24');
    expect(table.refused('bob', 'roll', { cubes: [] })).toBe(rolls);
    expect(table.refused('ann', 'roll', { cubes: ['1'] })).toBe(game.clause('I-B-2', 'I-B-1'));
    expect(table.state.shake).toBeNull();
    table.started();
    expect(mat(table).resources).toHaveLength(Number(kit));
    expect(table.refused('ann', 'roll', { cubes: mat(table).resources })).toBe(rolls);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 II-A, II-B; mlag-equations-basic-2018 II, I-B-1] a live roll names no cube, and chance rolls a whole kit ($book)',
  (game) => {
    const table = tableOf(game, { chance: (below) => below - 1 });
    // Nobody sets out cubes in these books.
    expect(table.refused('ann', 'roll', { cubes: ['1'] })).toBe(game.clause('I-B-2-d', 'II'));
    table.does('ann', 'roll');
    const whole = Object.values(game.clause('on', 'eq') === 'on' ? KIT : EQUATIONS_KIT);
    const last = whole.flatMap(({ count, faces }) => Array.from({ length: count }, () => faces.at(-1)));
    expect(mat(table).resources).toEqual(last);
    if (game.book === 'mlag-onsets-basic-2019') {
      table.does('cy', 'deal', { cards: 7 });
      expect(new Set(mat(table).universe).size).toBe(7);
    }
    expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
  },
);

test('[mlag-onsets-basic-2019 II-A-1] a shake begins with the roll or the first card, and its limits count from there', () => {
  for (const first of ['roll', 'deal'] as const) {
    const table = new TestTable('mlag-onsets-basic-2019', 'senior').wait(100);
    expect(table.state.shake).toBeNull();
    if (first === 'roll') table.does('ann', 'roll', { cubes: words(CUBES) });
    else table.does('cy', 'deal', { cards: words(CARDS) });
    expect(table.state.shake?.began).toBe(101_000);
    expect(table.phase).toMatchObject({ name: 'start', deadline: first === 'roll' ? 161_000 : 221_000 });
    if (first === 'roll') table.does('cy', 'deal', { cards: words(CARDS) });
    else table.does('ann', 'roll', { cubes: words(CUBES) });
    expect(table.phase).toEqual({ name: 'goal', player: 'ann', deadline: 221_000 });
  }
});

test('[mlag-equations-basic-2018 II-a] a shake begins when the cubes are rolled', () => {
  const table = new TestTable('mlag-equations-basic-2018', 'senior').wait(100).started();
  expect(table.state.shake?.began).toBe(101_000);
  expect(table.phase).toEqual({ name: 'goal', player: 'ann', deadline: 221_000 });
});

test('[mlag-onsets-basic-2019 II-B] the player to the right of the Goal-setter deals, before or after the roll', () => {
  const table = new TestTable('mlag-onsets-basic-2019', 'minor');
  expect(table.refused('ann', 'deal', { cards: words(CARDS) })).toBe('II-B');
  expect(table.refused('bob', 'deal', { cards: words(CARDS) })).toBe('II-B');
  table.does('cy', 'deal', { cards: words(CARDS) }).does('ann', 'roll', { cubes: words(CUBES) });
  expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
  const two = new TestTable('mlag-onsets-basic-2019', 'minor', { players: 'ann bob' });
  two.does('bob', 'deal', { cards: words(CARDS) });
  expect(two.refused('bob', 'deal', { cards: words(CARDS) })).toBe('II-B');
});

test('[mlag-onsets-basic-2019 II-B-1, I-B-1#c] six to twelve cards, each card of the pack once, in every division', () => {
  for (const division of ['minor', 'senior'] as const) {
    const table = new TestTable('mlag-onsets-basic-2019', division);
    const dealt = (count: number) => ({ cards: words(ALL_CARDS).slice(0, count) });
    expect(table.refused('cy', 'deal', dealt(5))).toBe('II-B-1');
    expect(table.refused('cy', 'deal', dealt(13))).toBe('II-B-1');
    expect(table.refused('cy', 'deal', { cards: words('B B R G Y BR BG') })).toBe('II-B-1');
    expect(table.refused('cy', 'deal', { cards: words('B R G Y BR BG purple') })).toBe('II-B-1');
    table.does('cy', 'deal', dealt(12));
    expect(mat(table).universe).toHaveLength(12);
    expect(new TestTable('mlag-onsets-basic-2019', division).does('cy', 'deal', dealt(6)).state.shake).not.toBeNull();
  }
});

test('[mlag-onsets-basic-2019 II-B-2] at a table, cards over the maximum go back, and no others', () => {
  const table = new TestTable('mlag-onsets-basic-2019', 'senior', { officiating: 'table' });
  table.does('cy', 'deal', { cards: words(ALL_CARDS) });
  expect(mat(table).universe).toEqual(words(ALL_CARDS).slice(0, 12));
  expect(table.refused('cy', 'deal', { cards: words(CARDS) })).toBe('II-B');
  expect(table.log).toContainEqual(
    expect.objectContaining({ type: 'cardsDealt', removed: words(ALL_CARDS).slice(12) }),
  );
});

test('[mlag-equations-basic-2018 II] there are no cards, and no variations are chosen', () => {
  const table = new TestTable('mlag-equations-basic-2018', 'senior', { variations: true });
  expect(table.refused('cy', 'deal', { cards: words(CARDS) })).toBe('II');
  table.started();
  expect(table.phase.name).toBe('goal');
  expect(table.tries('ann', 'choose-variations', { variations: [{ name: 'two-operations' }] }).ok).toBe(false);
});

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 I-B-3, I-B-3-a, I-B-3-b, I-B-3-c, I-B-3-d; mlag-equations-basic-2018 I-B-2, I-B-2-a, I-B-2-b, I-B-2-c, I-B-2-d, V-B#touch] each section of the mat means what it says ($book)',
  (game) => {
    const onSets = game.book === 'mlag-onsets-basic-2019';
    const [must, may, not] = onSets ? ['Y', '-', 'A'] : ['6', '+', '5'];
    const table = tableOf(game, { players: 'ann bob' }).withGoal();
    expect(mat(table).goal).toEqual(onSets ? { shape: 'single', cubes: ['3'] } : '12');
    const before = mat(table).mat.forbidden;
    table.moves(`${must} required`, `${may} permitted`, `${not} forbidden`);
    expect(mat(table).mat).toEqual({ required: [must], permitted: [may], forbidden: [...before, not] });
    // A second 5 is in Resources, but only one Λ was rolled.
    const papers = onSets
      ? { 'B - Y': true, 'Y N V': true, 'Y - A': false, 'B U A': false }
      : { '6+6=12': true, '6x2=12': true, '7+5=12': false };
    for (const [text, correct] of Object.entries(papers)) {
      const solution = onSets ? { setName: text } : { equation: text };
      const state = table.state;
      table.does('ann', 'challenge', { claim: 'impossible' }).does('bob', 'present', { solution });
      expect([text, table.scores]).toEqual([text, correct ? { ann: 2, bob: 6 } : { ann: 6, bob: 2 }]);
      table.state = state;
    }
  },
);
