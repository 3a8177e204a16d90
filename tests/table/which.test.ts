// Which of several Solutions on a paper counts: at a table, the opponents ask, and the writer answers.
import { describe, expect, test } from 'vitest';
import { EVERY_BOOK, tableIn } from './support/everyBook.ts';
import type { TestTable } from './support/testTable.ts';

const BOOKS =
  '[agloa-onsets-2023 VII-C-2-b; mlag-onsets-adventurous-2017 VII-C-2-b; mlag-onsets-basic-2019 VII-C-1-b; mlag-equations-basic-2018 VII-C-1-b; mlag-onsets-basic-2011 BOS14]';

describe.each(EVERY_BOOK)('$book', (each) => {
  const equations = each.book === 'mlag-equations-basic-2018';
  const clause =
    {
      'mlag-onsets-basic-2011': 'BOS14',
      'mlag-onsets-basic-2019': 'VII-C-1-b',
      'mlag-equations-basic-2018': 'VII-C-1-b',
    }[each.book as string] ?? 'VII-C-2-b';
  const value = equations
    ? 'VII-B-2'
    : ({ 'mlag-onsets-basic-2011': 'BOS1', 'mlag-onsets-basic-2019': 'VII-B-1' }[each.book as string] ?? 'VII-B-3');
  const right = equations ? { equation: '7+5=12' } : { setName: 'Y - A' };
  const wrong = equations ? { equation: '6+5=12' } : { setName: 'Y - B' };
  /** Bob calls Impossible on ann's Goal. Ann hands in several Solutions, and cy none. */
  const presented = (solutions: object[], officiating: 'table' | 'strict' = 'table') =>
    tableIn(each, { officiating })
      .withGoal()
      .does('bob', 'challenge', { claim: each.impossible })
      .does('ann', 'present', { solutions });
  const checked = (...solutions: object[]) => presented(solutions).does('cy', 'decline');
  const papers = (match: TestTable) => match.shakes.at(-1)?.papers;
  const accepted = (match: TestTable) =>
    match.does('bob', 'accept', { writer: 'ann' }).does('cy', 'accept', { writer: 'ann' });

  test(`${BOOKS} an opponent asks, the writer answers, and only that Solution is checked`, () => {
    const match = checked(wrong, right)
      .does('bob', 'ask-which', { writer: 'ann' })
      .does('ann', 'indicate', { which: [2] });
    expect(match.view('cy').checking?.solutions).toEqual({ ann: { solution: right } });
    expect(match.setAside('bob', 'reject', { writer: 'ann', clause: value })).toBeDefined();
    expect(papers(accepted(match))).toEqual([{ writer: 'ann', correct: true, how: 'accepted' }]);
    const other = checked(wrong, right).does('ann', 'indicate', { which: [1] });
    other.does('bob', 'reject', { writer: 'ann', clause: value });
    expect(papers(other)).toEqual([{ writer: 'ann', correct: false, how: 'disproved' }]);
  });

  test(`${BOOKS} the writer may say which counts while the papers are sealed, and that is final`, () => {
    const match = presented([wrong, right]).does('ann', 'indicate', { which: [2] });
    expect(match.refused('ann', 'indicate', { which: [1] })).toBe(clause);
    match.does('cy', 'decline');
    expect(match.view('bob').checking?.solutions).toEqual({ ann: { solution: right } });
    expect(match.refused('bob', 'ask-which', { writer: 'ann' })).toBe(clause);
  });

  test(`${BOOKS} nobody may reject the paper before somebody has asked and the writer has had ten seconds to answer`, () => {
    const match = checked(wrong, wrong);
    expect(match.setAside('bob', 'reject', { writer: 'ann', clause })).toBe(clause);
    match.does('cy', 'ask-which', { writer: 'ann' });
    expect(match.setAside('bob', 'reject', { writer: 'ann', clause: value })).toBe(clause);
    match.wait(9).does('bob', 'reject', { writer: 'ann', clause });
    expect(papers(match)).toEqual([{ writer: 'ann', correct: false, how: 'disproved' }]);
    expect(match.scores).toMatchObject({ ann: each.wrong, bob: each.right });
  });

  test(`${BOOKS} without clocks, an opponent may reject the paper immediately after asking`, () => {
    const match = tableIn(each, { officiating: 'table', clocks: 'none' }).withGoal();
    match.does('bob', 'challenge', { claim: each.impossible }).does('ann', 'present', { solutions: [right, right] });
    match.does('cy', 'decline').does('bob', 'ask-which', { writer: 'ann' });
    expect(papers(match.does('bob', 'reject', { writer: 'ann', clause }))).toMatchObject([{ correct: false }]);
  });

  test(`${BOOKS} a question that nobody may ask is refused with its true reason`, () => {
    const why = (match: TestTable, by: string, writer: string) => {
      const decision = match.tries(by, 'ask-which', { writer });
      return decision.ok ? undefined : decision.refusal.facts;
    };
    const match = checked(wrong, right);
    expect(why(match, 'bob', 'cy')).toEqual({ key: 'check.noPaper', player: 'cy' });
    match.does('bob', 'ask-which', { writer: 'ann' });
    expect(why(match, 'cy', 'ann')).toEqual({ key: 'which.asked', player: 'ann', asker: 'bob' });
    expect(why(match, 'bob', 'ann')).toEqual({ key: 'which.youAsked', player: 'ann' });
    match.does('ann', 'indicate', { which: [2] });
    expect(why(match, 'cy', 'ann')).toEqual({ key: 'which.nobody' });
  });

  test(`${BOOKS} one opponent may ask, once, about a paper with several Solutions`, () => {
    const match = checked(wrong, right);
    expect(match.open('bob')).toContain('ask-which');
    expect(match.open('ann')).toContain('indicate');
    expect(match.open('ann')).not.toContain('ask-which');
    expect(match.refused('ann', 'ask-which', { writer: 'ann' })).toBe(clause);
    expect(match.refused('bob', 'ask-which', { writer: 'cy' })).toBe(clause);
    expect(match.refused('bob', 'indicate', { which: [1] })).toBe(clause);
    for (const which of [[], [0], [3], [1, 2], [1.5]]) expect(match.refused('ann', 'indicate', { which })).toBe(clause);
    match.does('bob', 'ask-which', { writer: 'ann' });
    expect(match.refused('cy', 'ask-which', { writer: 'ann' })).toBe(clause);
    const one = presented([right]).does('cy', 'decline');
    expect(one.refused('bob', 'ask-which', { writer: 'ann' })).toBe(clause);
  });

  test(`${BOOKS} strict officiating refuses a paper with too many Solutions`, () => {
    const match = tableIn(each).withGoal().does('bob', 'challenge', { claim: each.impossible });
    expect(match.refused('ann', 'present', { solutions: [right, wrong] })).toBe(clause);
    match.does('ann', 'present', { solution: right }).does('cy', 'decline');
    expect(papers(match)).toEqual([{ writer: 'ann', correct: true, how: 'judged' }]);
  });
});

test('[agloa-onsets-2023 VII-C-2-b, XIII-D-14; mlag-onsets-adventurous-2017 VII-C-2-b, XIII-D-14] under Two Solutions, the writer says which two count', () => {
  for (const book of ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const) {
    const [each] = EVERY_BOOK.filter((one) => one.book === book);
    if (!each) throw new Error('there are five books');
    const match = tableIn(each, { officiating: 'table', variations: true }).started();
    match.does('ann', 'choose-variations', { variations: [{ name: 'two-solutions' }] });
    match.does('bob', 'choose-variations', { variations: [{ name: 'two-operations' }] });
    match.does('cy', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
    match.does('ann', 'set-goal', { goal: { shape: 'single', cubes: ['3'] } });
    match.does('bob', 'challenge', { claim: 'impossible' });
    const solutions = ['B', 'R', 'G'].map((setName) => ({ setName }));
    match.does('ann', 'present', { solutions }).does('cy', 'decline');
    expect(match.refused('ann', 'indicate', { which: [1] })).toBe('VII-C-2-b');
    match.does('bob', 'ask-which', { writer: 'ann' }).does('ann', 'indicate', { which: [1, 3] });
    expect(match.view('bob').checking?.solutions).toEqual({ ann: { solutions: [{ setName: 'B' }, { setName: 'G' }] } });
  }
});
