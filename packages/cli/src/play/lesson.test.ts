// Lessons for shakes that ended in every way.
import { type Lesson, lessonOf, Study, tableOf } from '@openshake/advice';

import { type Action, evolve, type FinishedShake, type MatchState } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { type LessonParts, lessonLines, lessonParts } from '../advice/lessonPage.ts';
import { AdviceWords } from '../advice/words.ts';
import { PLAIN } from '../colour.ts';
import type { HandTable } from '../testing/handTable.ts';
import { ON_SETS_START, tableAfter } from '../testing/seats.ts';
import { paperPages, triedPage } from './papers.ts';

const [roll, , goal] = ON_SETS_START;
const TWO: Action[] = [
  ...(roll ? [roll] : []),
  { type: 'deal', by: 'bob', cards: ['B', 'BR', 'RY', 'G', 'BGY', 'blank'] },
  ...(goal ? [goal] : []),
];
const MOVES: Action[] = [
  { type: 'move', by: 'bob', cube: 'B', to: 'required' },
  { type: 'move', by: 'ann', cube: 'U', to: 'permitted' },
];

/** The last action ends the shake. Returns the match just before it, and the shake as scored. */
function endedBy(table: HandTable, action: Action): { before: MatchState; shake: FinishedShake } {
  const start = table.match;
  const decision = table.act(action, 1_000_000);
  let match = start;
  for (const event of decision.events) {
    if (event.type === 'shakeEnded') return { before: match, shake: event.shake };
    match = evolve(match, event);
  }
  throw new Error('The shake goes on.');
}

const english = new AdviceWords('agloa-onsets-2023', { you: 'ann' });

function lesson(
  actions: readonly Action[],
  last: Action,
  laid = {},
): LessonParts & { data: Lesson; before: MatchState } {
  const table = tableAfter(actions, { players: ['ann', 'bob'], ...laid });
  const { before, shake } = endedBy(table, last);
  const data = lessonOf(before, shake, { at: 0, search }, new Study(before.book));
  return { ...lessonParts(data, new AdviceWords(before.book, { you: 'ann' })), data, before };
}

describe('after a Now challenge', () => {
  const actions: Action[] = [...TWO, ...MOVES, { type: 'challenge', by: 'bob', claim: 'now' }];

  test('a right one: the Solution, the mistake, and what would have been safe', () => {
    const { title, papers, solver, scores } = lesson(actions, {
      type: 'present',
      by: 'bob',
      solution: { setName: 'B U R' },
    });
    expect(title).toBe('Shake 1 is over, after a Now challenge by bob');
    expect(scores).toMatch(/ann \d, bob \d/);
    expect(papers[0]?.text).toContain('bob wrote B ∪ R. It is not correct.');
    expect(papers[0]?.text).toMatch(/the Goal is 3\. \(VII-B-3, correct Solutions\)/);
    expect(solver.map(({ text }) => text).join('\n')).toMatch(
      /With the mat and at most one more cube, there was a Solution: .*\nThe mistake: your move of ∪ to Permitted left a Solution just one cube away\.\nSafe moves were /,
    );
  });

  test('the page has all of it, and the papers can be seen worked out', () => {
    const { before, data } = lesson(actions, { type: 'present', by: 'bob', solution: { setName: 'B U R' } });
    const page = { paint: PLAIN, width: 60 };
    const lines = lessonLines(data, { ann: 2, bob: 2 }, english, page);
    expect(lines.join('\n')).toMatch(
      /Solutions\n✗ bob wrote[\s\S]*What cost points\n✗ [\s\S]*What the solver knows[\s\S]*Total: ann 2, bob 2/,
    );
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
    expect(paperPages(before, page).join('\n')).toMatch(/bob's Solution\n✗ Not correct[\s\S]*What is wrong/);
  });
});

describe('after an Impossible challenge', () => {
  test('a wrong one: a Solution is shown', () => {
    const { solver } = lesson([...TWO, { type: 'challenge', by: 'bob', claim: 'impossible' }], {
      type: 'decline',
      by: 'ann',
    });
    expect(solver.map(({ text }) => text).join('\n')).toMatch(/With more cubes, there was one: /);
  });

  test('a right one: the Goal itself was the mistake', () => {
    const [first, second] = TWO;
    const { solver, costs } = lesson(
      [
        ...(first && second ? [first, second] : []),
        { type: 'set-goal', by: 'ann', goal: { shape: 'column', cubes: ['2', '4'] } },
        { type: 'challenge', by: 'bob', claim: 'impossible' },
      ],
      { type: 'decline', by: 'ann' },
    );
    expect(solver.map(({ text }) => text)).toEqual(['No Solution could be written anymore.']);
    expect(costs.map(({ text }) => text)).toEqual([
      'Your Goal itself made every Solution impossible, before anyone moved. It let bob challenge Impossible and score 6 points.',
    ]);
  });
});

test('at a table, a wrong paper that nobody disproved is marked as such', () => {
  const { papers } = lesson(
    [
      ...TWO,
      ...MOVES,
      { type: 'challenge', by: 'bob', claim: 'now' },
      { type: 'present', by: 'bob', solution: { setName: 'B U R' } },
    ],
    { type: 'accept', by: 'ann', writer: 'bob' },
    { officiating: 'table' },
  );
  expect(papers[0]?.text).toContain('Nobody disproved it, but it is not correct.');
});

describe('a worked-out paper', () => {
  const page = { paint: PLAIN, width: 80 };
  const three: Action[] = [
    ...ON_SETS_START,
    { type: 'move', by: 'bob', cube: 'B', to: 'required' },
    { type: 'move', by: 'Mary Jane', cube: 'U', to: 'permitted' },
    { type: 'move', by: 'ann', cube: 'G', to: 'forbidden' },
  ];
  const paper = { solution: { setName: 'B U R' }, avoid: { cube: 'Y', to: 'forbidden' } };
  const ofFlubs = { book: 'mlag-onsets-basic-2011' } as const;

  test('[mlag-onsets-basic-2011 BOS15] is judged right after the charged move, handed in or only tried', () => {
    const challenge: Action = { type: 'challenge', by: 'bob', claim: 'ca-flub' };
    const tried = triedPage(tableAfter([...three, challenge], ofFlubs).match, paper, page);
    const { before } = lesson(
      [...three, challenge, { type: 'join', by: 'Mary Jane', side: 'mover' }],
      { type: 'present', by: 'bob', ...paper },
      { ...ofFlubs, players: ['ann', 'bob', 'Mary Jane'] },
    );
    const worked = [tried, ...paperPages(before, page)].filter((each) => each.includes('Set-Name'));
    expect(worked).toHaveLength(2);
    for (const shown of worked) {
      expect(shown).toMatch(/Charged move {2}∪ to Permitted/);
      expect(shown).not.toMatch(/Forbidden .*G/);
    }
  });

  test('[mlag-onsets-basic-2011 BOS10] before a challenge, is tried with any cubes, and for the claim that one more is enough', () => {
    const right = { ...paper, solution: { setName: 'B U B' } };
    expect(triedPage(tableAfter(three, ofFlubs).match, right, page)).toMatch(/✓ Correct[\s\S]*After an A Flub/);
    const now = triedPage(tableAfter(three).match, { solution: { setName: 'B U R' } }, page);
    expect(now).toMatch(/^Nobody has challenged yet/);
    expect(now).not.toMatch(/After +an? /);
    expect(now).not.toContain('Charged move');
  });
});

describe('what cost points', () => {
  const costs = (actions: readonly Action[], last: Action, laid = {}) =>
    lesson(actions, last, laid)
      .costs.map(({ text }) => text)
      .join('\n');
  const now: Action[] = [...TWO, ...MOVES, { type: 'challenge', by: 'bob', claim: 'now' }];

  test('a wrong paper after a right Now: the Now was right, and a possible Solution; why the paper failed is said once, with the paper', () => {
    const wrong: Action = { type: 'present', by: 'bob', solution: { setName: 'B U R' } };
    expect(lesson(now, wrong).papers[0]?.text).toContain('the Goal is 3. (VII-B-3, correct Solutions)');
    const told = costs(now, wrong);
    expect(told).toMatch(
      /^bob's Now challenge was right, but the Solution was not correct\. There was a Solution: \S.*\.$/,
    );
    expect(costs(now, { type: 'present', by: 'bob', solution: { setName: 'B U B' } })).not.toContain('not correct');
  });

  test('no paper after a right Now', () => {
    expect(costs(now, { type: 'decline', by: 'bob' })).toMatch(/^bob handed in no Solution\. There was a Solution: \S/);
  });

  test('a wrong Now', () => {
    const early: Action[] = [
      ...TWO,
      { type: 'move', by: 'bob', cube: 'V', to: 'required' },
      { type: 'challenge', by: 'ann', claim: 'now' },
    ];
    expect(costs(early, { type: 'decline', by: 'ann' })).toBe(
      'Your Now challenge was wrong. One more cube was not enough for a Solution.',
    );
  });

  test('a wrong Impossible: with a Solution that existed then', () => {
    const wrong: Action[] = [...TWO, { type: 'challenge', by: 'bob', claim: 'impossible' }];
    const told = costs(wrong, { type: 'present', by: 'ann', solution: { setName: 'B' } });
    expect(told).toMatch(/Your Solution was not correct\. There was a Solution: \S/);
  });

  test('a wrong Impossible that somebody answered', () => {
    const wrong: Action[] = [...TWO, { type: 'challenge', by: 'bob', claim: 'impossible' }];
    const { before } = lesson(wrong, { type: 'decline', by: 'ann' });
    const { proof } = new Study(before.book).find('impossible', tableOf(before));
    const { solution } = proof?.paper ?? {};
    expect(costs(wrong, { type: 'present', by: 'ann', solution })).toMatch(
      /^bob's Impossible challenge was wrong\. There was a Solution: \S/,
    );
  });

  test('a missed challenge comes with the mistake', () => {
    const late: Action[] = [
      ...TWO,
      ...MOVES,
      { type: 'move', by: 'bob', cube: 'N', to: 'forbidden' },
      { type: 'challenge', by: 'ann', claim: 'now' },
    ];
    const told = lesson(late, { type: 'decline', by: 'ann' }).solver.map(({ text }) => text);
    expect(told).toContain('bob could have challenged Now right then, but moved instead.');
  });

  test('a move that allowed Now, if the challenge is proven', () => {
    expect(costs(now, { type: 'present', by: 'bob', solution: { setName: 'B U B' } })).toMatch(
      /^The mistake: your move of ∪ to Permitted left a Solution just one cube away\. It let bob challenge Now and score 6 points\.\nSafe moves were /,
    );
  });

  test('a lost point', () => {
    const lifted: Action[] = [
      ...TWO,
      ...MOVES,
      { type: 'pick-up-block', by: 'bob' },
      { type: 'put-down-block', by: 'bob' },
      { type: 'approve-penalty', by: 'judge', player: 'bob' },
      { type: 'challenge', by: 'bob', claim: 'now' },
    ];
    expect(costs(lifted, { type: 'decline', by: 'bob' })).toMatch(/bob lost a point .*\(\S+, \w.*\)\.$/);
  });
});

test('[mlag-onsets-basic-2011 BOS11] a move that nobody could avoid is not called a mistake', () => {
  const rolled = [..."124BBRRGGYYVU=N=-'"];
  const forbidden = ['B', "'", 'V', '-', 'R', 'R', 'G', 'G', 'Y', 'Y'];
  const placed: [cube: string, to: 'required' | 'permitted' | 'forbidden'][] = [
    ['N', 'required'],
    ['B', 'permitted'],
    ['U', 'permitted'],
    ...forbidden.map((cube) => [cube, 'forbidden'] as [string, 'forbidden']),
    ['=', 'permitted'],
  ];
  const solution = { setName: 'B U (= N G)', wild: { '=': 'R' } };
  const start: Action[] = [
    { type: 'roll', by: 'ann', cubes: rolled },
    { type: 'deal', by: 'bob', cards: ['B', 'RG', 'R', 'G', 'Y', 'RY'] },
    { type: 'set-goal', by: 'ann', goal: { shape: 'single', cubes: ['2'] } },
  ];
  const moves = placed.map(([cube, to], at): Action => ({ type: 'move', by: at % 2 === 0 ? 'bob' : 'ann', cube, to }));
  const { solver, costs } = lesson(
    [...start, ...moves, { type: 'force-out', by: 'bob' }, { type: 'present', by: 'bob', solution }],
    { type: 'present', by: 'ann', solution },
    { book: 'mlag-onsets-basic-2011' },
  );
  const told = [...costs, ...solver].map(({ text }) => text).join('\n');
  expect(told).toContain('Your move of = to Permitted left a Solution just one cube away, but no move was safe');
  expect(told).not.toContain('The mistake');
});
