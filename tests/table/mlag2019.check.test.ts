// Checking Solutions at a table in the basic books of 2018 and 2019.
import { expect, test } from 'vitest';
import { BASIC_GAMES, oneCubeAway, pointsLost, tableOf } from './support/basicGames.ts';
import { TestTable } from './support/testTable.ts';

type Game = (typeof BASIC_GAMES)[number];

/** Bob has challenged Cy with Now and presented this; Ann has not. */
function checkingNow(game: Game, solution: object, seating: Parameters<typeof tableOf>[1] = {}) {
  const table = oneCubeAway(game, { officiating: 'table', ...seating }).does('bob', 'challenge', { claim: 'now' });
  return table.does('bob', 'present', { solution }).does('ann', 'decline');
}
/** Bob has challenged Cy with Impossible, Cy has presented this, and Ann has not. */
function checkingImpossible(game: Game, solution: object) {
  const table = oneCubeAway(game, { officiating: 'table' }).does('bob', 'challenge', { claim: 'impossible' });
  return table.does('cy', 'present', { solution }).does('ann', 'decline');
}

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C, VII-C-3; mlag-equations-basic-2018 VII-C, VII-C-3] a Solution that no opponent disproves is correct, even if it is wrong ($book)',
  (game) => {
    const table = checkingNow(game, game.wrong);
    expect(table.phase).toEqual({ name: 'check', deadline: table.now + 120_000 });
    table.does('ann', 'accept', { writer: 'bob' });
    expect(table.phase.name).toBe('check');
    table.does('cy', 'accept', { writer: 'bob' });
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    expect(table.shakes[0]?.papers).toEqual([{ writer: 'bob', correct: true, how: 'accepted' }]);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3, VII-C-3-b; mlag-equations-basic-2018 VII-C-3, VII-C-3-b, VII-C-3-g] one opponent with a right reason is enough, by the criterion or by the objection ($book)',
  (game) => {
    const reasons = game.clause('VII-B-1 VII-C-3-b VII-C-3 VII-C-3-b-ii', 'VII-B-2 VII-C-3-b VII-C-3-g VII-C-3');
    for (const clause of reasons.split(' ')) {
      const table = checkingNow(game, game.wrong).does('cy', 'reject', { writer: 'bob', clause });
      expect([clause, table.scores]).toEqual([clause, { ann: 6, bob: 2, cy: 6 }]);
      expect(table.shakes[0]?.papers).toEqual([{ writer: 'bob', correct: false, how: 'disproved' }]);
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3, VII-B-2-b, VII-B-2-e; mlag-equations-basic-2018 VII-C-3, VII-C-3-c, VII-C-3-c-iv] a wrong reason counts for nothing; the checker may give another or accept ($book)',
  (game) => {
    const table = checkingNow(game, game.twoMore);
    for (const clause of [game.equals, game.clause('VII-B-2-d', 'VII-B-3-d'), 'VII-A', 'XIII', '', 'nonsense'])
      expect([clause, table.setAside('cy', 'reject', { writer: 'bob', clause })]).toEqual([clause, 'VII-C-3']);
    expect(pointsLost(table)).toEqual({});
    table.does('cy', 'reject', { writer: 'bob', clause: game.clause('VII-B-2-e', 'VII-C-3-c-iv') });
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    const right = checkingNow(game, game.right);
    expect(right.setAside('cy', 'reject', { writer: 'bob', clause: game.equals })).toBe('VII-C-3');
    right.does('cy', 'accept', { writer: 'bob' }).does('ann', 'accept', { writer: 'bob' });
    expect(right.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-2; mlag-equations-basic-2018 VII-C-2] the opponents of a writer check, each once; a settled paper stays settled ($book)',
  (game) => {
    const table = checkingNow(game, game.wrong);
    expect(table.refused('bob', 'accept', { writer: 'bob' })).toBe('VII-C-2');
    expect(table.refused('bob', 'reject', { writer: 'bob', clause: game.equals })).toBe('VII-C-2');
    expect(table.refused('cy', 'accept', { writer: 'ann' })).toBe('VII-C-2');
    expect(table.refused('cy', 'accept', { writer: 'nobody' })).toBe('VII-C-2');
    table.does('ann', 'accept', { writer: 'bob' });
    // A player who has accepted cannot object anymore.
    expect(table.refused('ann', 'reject', { writer: 'bob', clause: game.equals })).toBe('VII-C-2');
    table.does('cy', 'reject', { writer: 'bob', clause: game.equals });
    expect(table.refused('cy', 'accept', { writer: 'bob' })).toBe('VII-C-2');
    expect(table.scores?.bob).toBe(2);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-2; mlag-equations-basic-2018 VII-C-2, VII-C-2#a] two papers are checked one after the other, two minutes each ($book)',
  (game) => {
    const table = oneCubeAway(game, { officiating: 'table' }).does('bob', 'challenge', { claim: 'now' });
    table.does('bob', 'present', { solution: game.right }).does('ann', 'present', { solution: game.wrong });
    const first = table.view('audience').checking?.current ?? '';
    const second = first === 'bob' ? 'ann' : 'bob';
    expect(table.phase.deadline).toBe(table.now + 120_000);
    table.wait(100);
    for (const checker of ['ann', 'bob', 'cy'].filter((each) => each !== first))
      table.does(checker, 'accept', { writer: first });
    expect(table.view('audience').checking?.current).toBe(second);
    expect(table.phase.deadline).toBe(table.now + 120_000);
    table.does('cy', 'reject', { writer: 'ann', clause: game.equals });
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3, XI-A-1-h; mlag-equations-basic-2018 VII-C-3, XI-A-1-g] a checker who never answers loses one point and has accepted ($book)',
  (game) => {
    const table = checkingNow(game, game.wrong).does('ann', 'accept', { writer: 'bob' }).clock(128);
    expect(pointsLost(table)).toEqual({});
    table.clock(1);
    expect(pointsLost(table)).toEqual({ cy: 1 });
    expect(table.phase.name).toBe('check');
    table.clock(70);
    expect(table.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    expect(pointsLost(table)).toEqual({ cy: 1 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-A-2#e; mlag-equations-basic-2018 X-A-2#exception] after Impossible, a player who presented nothing and accepted what the other disproves scores 2 ($book)',
  (game) => {
    const third = checkingImpossible(game, game.wrong).does('ann', 'accept', { writer: 'cy' });
    third.does('bob', 'reject', { writer: 'cy', clause: game.equals });
    expect(third.scores).toEqual({ ann: 2, bob: 6, cy: 2 });
    const challenger = checkingImpossible(game, game.wrong).does('bob', 'accept', { writer: 'cy' });
    challenger.does('ann', 'reject', { writer: 'cy', clause: game.equals });
    expect(challenger.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
    // It is too late to do harm: the paper is settled.
    const late = checkingImpossible(game, game.wrong).does('bob', 'reject', { writer: 'cy', clause: game.equals });
    late.tries('ann', 'accept', { writer: 'cy' });
    expect(late.scores).toEqual({ ann: 4, bob: 6, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-A-2#e; mlag-equations-basic-2018 X-A-2#exception] after Now or No Goal, accepting costs nothing if another player disproves ($book)',
  (game) => {
    const now = checkingNow(game, game.wrong).does('ann', 'accept', { writer: 'bob' });
    now.does('cy', 'reject', { writer: 'bob', clause: game.equals });
    expect(now.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
    const noGoal = tableOf(game, { officiating: 'table' }).started().does('ann', 'no-goal');
    noGoal.does('bob', 'challenge', { claim: 'no-goal' }).does('bob', 'present', { solution: game.wrongWithGoal });
    noGoal.does('cy', 'decline').does('cy', 'accept', { writer: 'bob' });
    noGoal.does('ann', 'reject', { writer: 'bob', clause: game.equals });
    expect(noGoal.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 X-A-2#e; mlag-equations-basic-2018 X-A-2#exception] a Third Party who presented a right Solution may accept a wrong one ($book)',
  (game) => {
    const table = oneCubeAway(game, { officiating: 'table' }).does('bob', 'challenge', { claim: 'impossible' });
    table.does('cy', 'present', { solution: game.wrong }).does('ann', 'present', { solution: game.right });
    table.does('ann', 'accept', { writer: 'cy' }).does('bob', 'reject', { writer: 'cy', clause: game.equals });
    table.does('bob', 'accept', { writer: 'ann' }).does('cy', 'accept', { writer: 'ann' });
    expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 2 });
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3-b-iii; mlag-equations-basic-2018 VII-C-3-g#judge] a judge says whether it equals the Goal; the player who asked may not object anymore, but the other checker may ($book)',
  (game) => {
    const asks = game.clause('VII-C-3-b-iii', 'VII-C-3-g');
    for (const answer of ['yes', 'no'] as const) {
      const table = checkingNow(game, game.twoMore);
      table.does('cy', 'call-judge', { question: 'equals', writer: 'bob' });
      expect(table.view('judge').questions).toEqual([{ by: 'cy', question: 'equals', writer: 'bob' }]);
      const clause = game.clause('VII-B-2-e', 'VII-B-3-e');
      expect(table.refused('cy', 'reject', { writer: 'bob', clause })).toBe(asks);
      expect(table.setAside('ann', 'reject', { writer: 'bob', clause: game.equals })).toBe('VII-C-3');
      expect(table.refused('ann', 'call-judge', { question: 'equals', writer: 'bob' })).toBe(asks);
      expect(table.tries('cy', 'rule', { question: 'equals', answer, writer: 'bob' }).ok).toBe(false);
      table.does('judge', 'rule', { question: 'equals', answer, writer: 'bob' });
      expect(table.scores?.bob).toBe(answer === 'yes' ? 6 : 2);
      expect(table.shakes[0]?.papers).toEqual([{ writer: 'bob', correct: answer === 'yes', how: 'ruled' }]);
      expect(table.view('judge').questions).toEqual([]);
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3-b-iii; mlag-equations-basic-2018 VII-C-3-g#judge] if no judge answers, the program does when time is up, and the player who asked is not fined ($book)',
  (game) => {
    for (const [solution, bob] of [
      [game.wrong, 2],
      [game.twoMore, 6],
    ] as const) {
      const table = checkingNow(game, solution);
      table.does('cy', 'call-judge', { question: 'equals', writer: 'bob' }).clock(300);
      expect(table.scores?.bob).toBe(bob);
      expect(pointsLost(table)).toEqual({});
    }
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3-b-iii; mlag-equations-basic-2018 VII-C-3-g#judge] only a checker may ask, about a paper that is being checked ($book)',
  (game) => {
    const table = checkingNow(game, game.right);
    expect(table.refused('bob', 'call-judge', { question: 'equals', writer: 'bob' })).toBe('VII-C-2');
    expect(table.refused('ann', 'call-judge', { question: 'equals' })).toBe('VII-C-2');
    expect(table.refused('ann', 'call-judge', { question: ' ' })).toBe(game.clause('VII-C-3-b-iii', 'VII-C-3-g'));
    expect(table.tries('judge', 'rule', { question: 'equals', answer: 'yes', writer: 'ann' }).ok).toBe(false);
    expect(table.tries('judge', 'rule', { question: 'equals', answer: 'maybe', writer: 'bob' }).ok).toBe(false);
  },
);

test.each(BASIC_GAMES)(
  '[mlag-onsets-basic-2019 VII-C-3-b-i, VII-C-3-b-ii; mlag-equations-basic-2018 VII-C-3-g] players may call a judge in plain words about anything else, and play goes on ($book)',
  (game) => {
    const table = checkingNow(game, game.wrong);
    const question = 'Has cy made an effort to work it out?';
    table.does('bob', 'call-judge', { question });
    expect(table.view('judge').questions).toEqual([{ by: 'bob', question, writer: null }]);
    table.does('judge', 'rule', { question, answer: 'yes', clause: game.clause('VII-C-3-b-i', 'VII-C-3-g') });
    expect(table.view('judge').questions).toEqual([]);
    // A general argument is a reason like any other: the checker need not give the value.
    table.does('cy', 'reject', { writer: 'bob', clause: game.clause('VII-C-3-b-ii', 'VII-C-3-g') });
    expect(table.scores?.bob).toBe(2);
  },
);

test('[mlag-onsets-basic-2019 VII-B-3, VII-B-3-a, VII-C-3-c] one written grouping that misses the Goal disproves an ambiguous Solution', () => {
  // B ∪ R ∪ G − Y: (B ∪ R ∪ G) − Y has 6 cards, B ∪ R ∪ (G − Y) has 8.
  const ambiguous = () => {
    const table = new TestTable('mlag-onsets-basic-2019', 'senior', { officiating: 'table' });
    table.withGoal({ shape: 'row', cubes: ['3', '5'] }, "1 3 5 B B R R G G Y Y U U - ' V A V");
    table.moves('B required').does('cy', 'challenge', { claim: 'impossible' });
    return table.does('bob', 'present', { solution: { setName: 'B U R U G - Y' } }).does('ann', 'decline');
  };
  const clause = 'VII-C-3-c';
  // Without a grouping, nothing is shown.
  const table = ambiguous();
  expect(table.setAside('cy', 'reject', { writer: 'bob', clause })).toBe(clause);
  expect(table.setAside('cy', 'reject', { writer: 'bob', clause: 'VII-B-3' })).toBe(clause);
  table.does('cy', 'reject', { writer: 'bob', clause, interpretation: '(B U R U G) - Y' });
  expect(table.scores).toEqual({ ann: 4, bob: 2, cy: 6 });
  // One try each: a grouping that meets the Goal, or another text, spends it.
  for (const interpretation of ['B U R U (G - Y)', 'B U R U G', '(B U R', 'R U B U G - Y']) {
    const spent = ambiguous();
    expect(spent.setAside('cy', 'reject', { writer: 'bob', clause, interpretation })).toBe(clause);
    expect(spent.refused('cy', 'reject', { writer: 'bob', clause, interpretation: '(B U R U G) - Y' })).toBe(clause);
    spent.does('cy', 'accept', { writer: 'bob' });
    // The other checker still has a try.
    spent.does('ann', 'reject', { writer: 'bob', clause, interpretation: '(B U R U G) - Y' });
    expect(spent.scores).toEqual({ ann: 4, bob: 2, cy: 2 });
  }
});

test('[mlag-onsets-basic-2019 VII-C-3-a, VII-C-3-d, VI#b, VI#c, VII-C-3-c#c] symbols without a meaning, = Goal and an unmarked wild cube are reasons', () => {
  const wild = "1 2 3 B B R R G G Y Y U N - ' V = C";
  for (const [setName, clause] of [
    ['Y U - A', 'VII-C-3-d'],
    ['Y U - A', 'VI'],
    ['Y U B = 3', 'VI'],
    ['Y C B', 'VI'],
  ] as const) {
    const table = new TestTable('mlag-onsets-basic-2019', 'senior', { officiating: 'table', players: 'ann bob' });
    table.withGoal(undefined, wild).does('bob', 'challenge', { claim: 'impossible' });
    table.does('ann', 'present', { solution: { setName } }).does('bob', 'reject', { writer: 'ann', clause });
    expect([setName, table.scores]).toEqual([setName, { ann: 2, bob: 6 }]);
  }
});

test('[mlag-onsets-basic-2019 VII-C-3] with strict officiating, the program judges immediately, and nobody checks', () => {
  const [game] = BASIC_GAMES;
  if (!game) return;
  const table = oneCubeAway(game).does('bob', 'challenge', { claim: 'now' });
  table.does('bob', 'present', { solution: game.wrong }).does('ann', 'decline');
  expect(table.phase.name).toBe('start');
  expect(table.scores).toEqual({ ann: 6, bob: 2, cy: 6 });
  expect(table.refused('cy', 'accept', { writer: 'bob' })).toBe('VII-C-2');
});
