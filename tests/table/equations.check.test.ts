// Checking Equations at a table: every reason that the book lists, right and wrong.
import { expect, test } from 'vitest';
import { TestTable } from './support/testTable.ts';

const BOOK = 'mlag-equations-basic-2018';

interface Paper {
  goal?: string;
  moves?: string[];
  claim?: 'now' | 'impossible';
  equation: string;
  /** Reasons that hold, by the criterion and by the objection. */
  reasons: string[];
  /** Reasons that do not. */
  not: string[];
}

/** The papers of the Mover or, after Now, the Challenger. */
const PAPERS: Record<string, Paper> = {
  'not an Equation': { equation: '6+6', reasons: ['VII-B-1', 'VII-C-3-a'], not: ['VII-B-3', 'VII-C-3-d'] },
  'misses the Goal': {
    equation: '6+5=12',
    reasons: ['VII-B-2', 'VII-C-3-b', 'VII-C-3-g'],
    not: ['VII-B-1', 'VII-C-3-c', 'III'],
  },
  'one cube': { goal: '9', equation: '8=9', reasons: ['VII-B-3-a', 'VII-C-3-c-i', 'VII-C-3-c'], not: ['VII-B-4'] },
  'without a Required cube': {
    moves: ['6 required', '+ required', '9 required'],
    equation: '6+6=12',
    reasons: ['VII-B-3-b', 'VII-C-3-c-ii', 'VII-B-3'],
    not: ['VII-C-3-c-iii', 'VII-B-2', 'VII-B-3-d'],
  },
  'with a Forbidden cube': {
    moves: ['4 forbidden', '+ permitted', '7 permitted'],
    equation: '4+8=12',
    reasons: ['VII-B-3-d', 'VII-C-3-c-iii', 'VII-C-3-c'],
    not: ['VII-C-3-c-ii', 'VII-C-3-c-iv', 'VII-B-3-b'],
  },
  'with two cubes of Resources after Now': {
    moves: ['9 permitted', '+ permitted', '- permitted'],
    claim: 'now',
    equation: '7+5=12',
    reasons: ['VII-B-3-e', 'VII-C-3-c-iv'],
    not: ['VII-B-3-d', 'VII-B-2', 'III-A'],
  },
  'a numeral of two digits': {
    goal: '27',
    equation: '33-6=27',
    reasons: ['VII-B-4', 'VII-C-3-d'],
    not: ['VII-B-2', 'VII-C-3-c'],
  },
  'another grouping of the Goal': {
    goal: '5x(3+4)',
    equation: '3x6+1=(5x3)+4',
    reasons: ['VII-C-3-f', 'VII-B-2'],
    not: ['VII-C-3-d', 'VII-C-3-c', 'VII-C-3-e'],
  },
  'the value of the Goal for the Goal': {
    goal: '13+3',
    equation: '8+8=16',
    reasons: ['VII-B-2', 'VII-C-3-f'],
    not: ['VII-C-3-c', 'VII-C-3-e'],
  },
  'no real number': {
    equation: '6/(3-3)=12',
    reasons: ['III-A', 'VII-B', 'VII-B-2', 'VII-C-3-b'],
    not: ['III', 'III-B', 'III-C', 'VII-B-3-a', 'VII-C-3-d', 'VII-C-3-c-ii'],
  },
  'a sign of a number': {
    goal: '3',
    equation: '9+(-6)=3',
    reasons: ['III-B-1', 'III-B', 'VII-B'],
    not: ['III', 'VII-C-3-d'],
  },
};

function presented({ goal, moves = [], claim = 'impossible', equation }: Paper) {
  const table = new TestTable(BOOK, 'minor', { players: 'ann bob', officiating: 'table' });
  table.withGoal(goal).moves(...moves);
  const mover = table.state.shake?.lastMover ?? '';
  const challenger = mover === 'ann' ? 'bob' : 'ann';
  const [writer, checker] = claim === 'now' ? [challenger, mover] : [mover, challenger];
  table.does(challenger, 'challenge', { claim }).does(writer, 'present', { solution: { equation } });
  return { table, writer, checker };
}

test.each(Object.entries(PAPERS))(
  '[mlag-equations-basic-2018 VII-B, VII-B-3, VII-C-3, VII-C-3-a, VII-C-3-b, VII-C-3-c, VII-C-3-c-i, VII-C-3-c-ii, VII-C-3-c-iii, VII-C-3-c-iv, VII-C-3-d, VII-C-3-f, VII-C-3-g] %s',
  (_, paper) => {
    for (const clause of paper.reasons) {
      const { table, writer, checker } = presented(paper);
      table.does(checker, 'reject', { writer, clause });
      expect([clause, table.scores?.[writer]]).toEqual([clause, 2]);
    }
    for (const clause of paper.not) {
      const { table, writer, checker } = presented(paper);
      expect([clause, table.setAside(checker, 'reject', { writer, clause })]).toEqual([clause, 'VII-C-3']);
      table.does(checker, 'accept', { writer });
      expect(table.scores?.[writer]).toBe(6);
    }
  },
);

test('[mlag-equations-basic-2018 VII-B-1, VII-B-5] a right Equation in either order resists every reason', () => {
  for (const equation of ['6+3x2=12', '12=6+3x2']) {
    const { table, writer, checker } = presented({ equation, reasons: [], not: [] });
    for (const clause of ['VII-B', 'VII-B-1', 'VII-B-5', 'VII-C-3-b', 'VII-C-3', 'III', 'IV-B'])
      expect([clause, table.setAside(checker, 'reject', { writer, clause })]).toEqual([clause, 'VII-C-3']);
    // The order of operations leaves nothing ambiguous: a regrouped text proves nothing.
    const regrouped = { writer, clause: 'VII-C-3', interpretation: '(6+3)x2=12' };
    expect(table.setAside(checker, 'reject', regrouped)).toBe('VII-C-3');
    table.does(checker, 'accept', { writer });
    expect(table.scores?.[writer]).toBe(6);
  }
});

test('[mlag-equations-basic-2018 VII-C-3, VII-C-3-e] a checker who named a wrong reason may name a right one, however often', () => {
  const { table, writer, checker } = presented({ equation: '6+5=12', reasons: [], not: [] });
  for (const clause of ['VII-C-3-e', 'VII-C-3-d', 'VII-C-3-f'])
    expect([clause, table.setAside(checker, 'reject', { writer, clause })]).toEqual([clause, 'VII-C-3']);
  table.does(checker, 'reject', { writer, clause: 'VII-C-3-g' });
  expect(table.scores?.[writer]).toBe(2);
});

test('[mlag-equations-basic-2018 VII-C-3, VII-C-3-c] a text with an interpretation does not spend a checker’s objections: ambiguity is no reason here', () => {
  const { table, writer, checker } = presented({ equation: '6+5=12', reasons: [], not: [] });
  table.setAside(checker, 'reject', { writer, clause: 'VII-C-3', interpretation: '6+(5)=12' });
  const decision = table.tries(checker, 'reject', { writer, clause: 'VII-C-3-g' });
  expect(decision.ok && decision.setAside).toBeFalsy();
  expect(table.scores?.[writer]).toBe(2);
});
