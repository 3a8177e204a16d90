// A judge elsewhere: nothing waits inside a decision, nothing happens halfway, and each paper is judged once.
import { officialDuty } from '@openshake/host';
import { type Action, decide, type Inquiry, inquiriesAhead, inquiryKey, type Judge, view } from '@openshake/rules';
import { answerInquiry } from '@openshake/rules/judging';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { spentSoFar } from '../../packages/rules/src/equations/number/effort.ts';
import { AVOID, flubbed, RIGHT } from './support/flubs.ts';
import { TestTable } from './support/testTable.ts';

const unknown: Judge = () => undefined;

/** Answers immediately, and counts the questions. */
function counting(): { judge: Judge; asked: Inquiry[] } {
  const asked: Inquiry[] = [];
  const judge: Judge = (inquiry) => {
    asked.push(inquiry);
    return answerInquiry(inquiry, search);
  };
  return { judge, asked };
}

const paper = (setName: string) => ({ solution: { setName } });

/** Ann has challenged Bob's move as Impossible: Bob has to write, and Cy may. */
const challenged = (officiating: 'strict' | 'table'): TestTable =>
  new TestTable('agloa-onsets-2023', 'senior', { officiating })
    .withGoal()
    .moves('Y permitted')
    .does('ann', 'challenge', { claim: 'impossible' });

/** Bob's paper is wrong, and Ann and Cy check it. */
const checked = (): TestTable => challenged('table').does('bob', 'present', paper('Y - B')).does('cy', 'decline');

const reject = (by: string, clause: string): Action => ({ type: 'reject', by, writer: 'bob', clause });
/** The clause that the paper breaks, and one that it does not break. */
const EQUALS_THE_GOAL = 'VII-B-3';
const FORBIDDEN_CUBES = 'VII-B-4-d';

describe('a decision without an answer', () => {
  it('does nothing and says what it needs', () => {
    const { state } = challenged('strict').does('bob', 'present', paper('Y - A'));
    const given = { at: 200_000, search };
    const action: Action = { type: 'decline', by: 'cy' };
    const undecided = decide(state, action, { ...given, judge: unknown });
    expect(undecided).toEqual({ ok: null, needs: inquiriesAhead(state)[0] });
    if (undecided.ok !== null) throw new Error('It was decided.');
    const answer = answerInquiry(undecided.needs, search);
    const judge: Judge = (inquiry) => (inquiryKey(inquiry) === inquiryKey(undecided.needs) ? answer : undefined);
    expect(decide(state, action, { ...given, judge })).toEqual(decide(state, action, given));
  });

  it('time has not passed either', () => {
    const { state } = challenged('strict').does('bob', 'present', paper('Y - A'));
    // Cy has let the time for writing run out, and the limit of the next shake as well.
    const given = { at: 10_000_000, search };
    expect(decide(state, { type: 'clock' }, { ...given, judge: unknown })).toMatchObject({ ok: null });
    const waiting = view(state, 'ann', { ...given, judge: unknown });
    expect(waiting).toMatchObject({ phase: { name: 'write' }, shakes: [] });
    expect(view(state, 'ann', given).shakes).toHaveLength(1);
  });

  it('setting an ordinary Goal or moving never asks the judge', () => {
    const never: Judge = () => {
      throw new Error('asked');
    };
    const table = new TestTable('mlag-equations-basic-2018', 'junior').started();
    for (const text of ['12', '1+0', '3x(5-2)', '99', '(2^3)x5', 'r9']) {
      const goal: Action = { type: 'set-goal', by: 'ann', goal: text };
      const given = { at: 1_000, search };
      expect(decide(table.state, goal, { ...given, judge: never })).toEqual(decide(table.state, goal, given));
    }
    table.does('ann', 'set-goal', { goal: '12' });
    const move: Action = { type: 'move', by: 'bob', cube: '9', to: 'permitted' };
    expect(decide(table.state, move, { at: 3_000, search, judge: never }).ok).toBe(true);
  });
});

describe('hostile input', () => {
  it.each(['(r42)r(06)', '60^(5^5)', '(0)^(9^4)', '((r6)r(7))r(0)'])(
    'the Goal %s takes long, so it is a question for the judge, and is decided as it would be',
    (goal) => {
      const { state } = new TestTable('mlag-equations-basic-2018', 'junior').started();
      const action: Action = { type: 'set-goal', by: 'ann', goal };
      const given = { at: 1_000, search };
      const undecided = decide(state, action, { ...given, judge: unknown });
      if (undecided.ok !== null) throw new Error('It was decided.');
      expect(undecided.needs).toMatchObject({ what: 'goal', goal });
      const answer = answerInquiry(undecided.needs, search);
      expect(decide(state, action, { ...given, judge: () => answer })).toEqual(decide(state, action, given));
    },
  );

  it('the worst Equation costs nothing inside a decision', () => {
    const { state } = new TestTable('mlag-equations-basic-2018', 'middle', { players: 'ann bob' })
      .withGoal()
      .moves('9 forbidden')
      .does('ann', 'challenge', { claim: 'impossible' });
    const equation = '(8r(((3^(7^(9^9)))+1)/((3^(7^(9^9)))+9)))+9=12';
    const action: Action = { type: 'present', by: 'bob', solution: { equation } };
    const effort = (judge: Judge | undefined): number => {
      const before = spentSoFar();
      decide(state, action, { at: 100_000, search, ...(judge && { judge }) });
      return spentSoFar() - before;
    };
    expect(effort(undefined)).toBeGreaterThan(1_000);
    expect(effort(unknown)).toBe(0);
  });

  it('[mlag-onsets-basic-2011 BOS15-a, BOS15-b] the search for the avoid move of a flub runs elsewhere', () => {
    const { state } = flubbed({ players: 'ann bob' }).does('bob', 'challenge', { claim: 'a-flub' });
    let searches = 0;
    const counted: typeof search = {
      ...search,
      basicSetName: (...position) => {
        searches += 1;
        return search.basicSetName(...position);
      },
      answer: (inquiry) => answerInquiry(inquiry, counted),
    };
    const action: Action = { type: 'present', by: 'bob', solution: RIGHT, avoid: AVOID };
    const undecided = decide(state, action, { at: 100_000, search: counted, judge: unknown });
    expect(searches).toBe(0);
    if (undecided.ok !== null) throw new Error('It was decided.');
    expect(answerInquiry(undecided.needs, counted)).toMatchObject({ judged: { correct: true } });
    expect(searches).toBeGreaterThan(0);
  });
});

describe('the judge is asked about a paper once', () => {
  it('[agloa-onsets-2023 VII-C-4] however many players reject it, and nobody sees the verdict', () => {
    const { judge, asked } = counting();
    const table = checked();
    const take = (action: Action) => {
      table.wait(1);
      const decision = decide(table.state, action, { at: table.now, search, judge });
      if (decision.ok === null) throw new Error('It was not decided.');
      table.take(action);
      return decision;
    };
    expect(take(reject('ann', FORBIDDEN_CUBES))).toMatchObject({
      setAside: { rule: 'check.reason' },
      events: [
        { type: 'paperJudged', writer: 'bob', judged: { correct: false } },
        { type: 'paperRejected', upheld: false },
        { type: 'setAside' },
      ],
    });
    expect(table.state.shake?.verdicts).toMatchObject({ bob: { correct: false, equalsGoal: false } });
    for (const viewer of ['ann', 'bob', 'cy', 'judge', 'director', 'audience'])
      expect(JSON.stringify(table.view(viewer))).not.toContain('equalsGoal');
    take(reject('cy', FORBIDDEN_CUBES));
    expect(take(reject('cy', EQUALS_THE_GOAL)).events).toMatchObject([
      { type: 'paperRejected', upheld: true },
      { type: 'paperSettled', correct: false, how: 'disproved' },
      { type: 'shakeEnded' },
      { type: 'phaseBegan' },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('even if an official is asked whether it equals the Goal', () => {
    const round = { shakes: 1 };
    const question = { question: 'equals', writer: 'bob' };
    const ruling = { type: 'rule', by: 'judge', ...question, answer: 'no' };
    const table = checked().does('ann', 'call-judge', question);
    const given = { at: table.now, search };
    expect(officialDuty(table.state, round, given)).toEqual(ruling);
    const [needs] = inquiriesAhead(table.state);
    expect(officialDuty(table.state, round, { ...given, judge: unknown })).toEqual({ ok: null, needs });
    // Once it is recorded, nobody asks again.
    const known = checked();
    known.take(reject('cy', FORBIDDEN_CUBES));
    known.does('ann', 'call-judge', question);
    expect(inquiriesAhead(known.state)).toEqual([]);
    expect(officialDuty(known.state, round, { ...given, judge: unknown })).toEqual(ruling);
  });

  it('and if no judge comes in time, the clock asks', () => {
    const { state, now } = checked().does('ann', 'call-judge', { question: 'equals', writer: 'bob' });
    const given = { at: now + 600_000, search };
    const { judge, asked } = counting();
    expect(decide(state, { type: 'clock' }, { ...given, judge: unknown })).toMatchObject({ ok: null });
    expect(decide(state, { type: 'clock' }, { ...given, judge })).toEqual(decide(state, { type: 'clock' }, given));
    expect(decide(state, { type: 'clock' }, given).events).toMatchObject([
      { type: 'paperJudged', writer: 'bob' },
      { type: 'paperSettled', correct: false, how: 'ruled' },
      { type: 'shakeEnded' },
      { type: 'phaseBegan' },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('for a paper with extra Solutions, after its writer has said which counts', () => {
    const two = [{ setName: 'Y - B' }, { setName: 'Y - A' }];
    const table = challenged('table').does('bob', 'present', { solutions: two }).does('cy', 'decline');
    expect(inquiriesAhead(table.state)).toEqual([]);
    table.does('ann', 'ask-which', { writer: 'bob' }).does('bob', 'indicate', { which: [2] });
    expect(inquiriesAhead(table.state)).toMatchObject([{ what: 'paper', paper: { solution: two[1] } }]);
  });

  it('and again if a charge takes cubes off the mat', () => {
    const table = new TestTable('agloa-onsets-2023', 'senior', { officiating: 'table' }).withGoal();
    table.moves('Y permitted');
    table.illegal('ann', 'move', { cube: 'B', to: 'required' });
    table.illegal('bob', 'move', { cube: 'R', to: 'forbidden' });
    table
      .does('ann', 'challenge', { claim: 'impossible' })
      .does('bob', 'present', paper('Y - A'))
      .does('cy', 'decline');
    table.take(reject('ann', FORBIDDEN_CUBES));
    expect(table.state.shake?.verdicts.bob?.reasons).toMatchObject([{ rule: 'cubes.required' }]);
    const required = table.state.shake?.verdicts.bob?.reasons[0]?.clause ?? '';
    table.does('cy', 'charge');
    expect(table.state.shake).toMatchObject({ required: [], verdicts: {} });
    expect(table.setAside('ann', 'reject', { writer: 'bob', clause: required })).toBeDefined();
    expect(table.state.shake?.verdicts).toMatchObject({ bob: { correct: true } });
  });
});

describe('the inquiries that papers will need', () => {
  it('are known while others still write', () => {
    const table = challenged('strict');
    expect(inquiriesAhead(table.state)).toEqual([]);
    table.does('bob', 'present', paper('Y - A'));
    const [ahead, ...more] = inquiriesAhead(table.state);
    expect(more).toEqual([]);
    expect(ahead).toMatchObject({
      what: 'paper',
      positions: [{ setup: { book: 'agloa-onsets-2023' }, occasion: 'impossible', shake: { permitted: ['Y'] } }],
      paper: paper('Y - A'),
    });
    // They do not say who plays.
    expect(JSON.stringify(ahead)).not.toMatch(/ann|bob|cy/);
  });

  it('are none once the papers are settled', () => {
    const table = challenged('strict').does('bob', 'present', paper('Y - A')).does('cy', 'decline');
    expect(table.shakes).toHaveLength(1);
    expect(inquiriesAhead(table.state)).toEqual([]);
  });
});
