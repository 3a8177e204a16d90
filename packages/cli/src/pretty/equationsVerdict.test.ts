// Verdicts on Equations for people: what must be there, the place of the caret, and odd requests.
import type { Verdict as EquationVerdict } from '@openshake/rules/equations';
import { describe, expect, test } from 'vitest';
import { answerRequest } from '../answer.ts';
import { EQUATIONS_REQUEST } from '../testing/openshake.ts';
import { layout } from './page.ts';
import { prettyAnswer } from './verdict.ts';

const requestWith = (changes: object) => JSON.parse(JSON.stringify({ ...EQUATIONS_REQUEST, ...changes }));

function pretty(changes: object = {}): string {
  const request = requestWith(changes);
  return prettyAnswer(answerRequest(request), request, layout());
}

/** A page on which every digit and sign is permitted once or twice. */
const open = (goal: unknown, equation: unknown, changes: object = {}): string =>
  pretty({
    goal,
    required: [],
    permitted: [...'0123456789+-x/^r0123459'],
    forbidden: [],
    resources: [],
    solution: { equation },
    ...changes,
  });

const linesFrom = (page: string, label: string): string[] => {
  const lines = page.split('\n');
  return lines.slice(lines.findIndex((line) => line.trimStart().startsWith(label)));
};

/** The characters of the labeled line above the carets on the next. */
function marked(page: string, label: string): string {
  const [text = '', carets = ''] = linesFrom(page, label);
  return [...carets].flatMap((sign, at) => (sign === '^' ? [[...text][at] ?? '(end)'] : [])).join('');
}

describe('a correct Equation', () => {
  test('the whole page', () => {
    expect(pretty({ id: 'table 7' })).toBe(`✓ Correct  table 7
  Rulebook      MLAG Basic Equations 2018-19, middle
  Goal          3×(5+2)  =  21
  Required      6 −
  Permitted     4 × √
  Forbidden     8 +
  Resources     9 1 ÷
  After         a Now challenge

  Equation      (6×4)−√9=3×(5+2)

  Value         21

  Cubes
  cube  from
  6     Required
  ×     Permitted
  4     Permitted
  −     Required
  √     Permitted
  9     Resources
`);
  });

  test('a Goal that is a numeral appears once', () => {
    expect(open('21', '3x7=21')).toMatch(/ {2}Goal +21\n/);
  });

  test('values that are not whole are exact, with an approximation', () => {
    const page = open('r8', '2xr2=r8');
    expect(page).toMatch(/ {2}Goal +√8 {2}= {2}2×√2 {2}\(about 2\.8284271\d*\)\n/);
    expect(page).toMatch(/ {2}Value +2×√2 {2}\(about 2\.8284271\d*\)\n/);
    expect(open('7/2', '3+1/2=7/2')).toMatch(/ {2}Value +7\/2 {2}\(3\.5\)\n/);
  });

  test('turned cubes and a wild 0 are explained', () => {
    const solution = { equation: 's2 0 u3 0 2=u3', wild: { 0: 'x' } };
    const page = open('u3', '', { division: 'senior', solution });
    expect(page).toMatch(/^✓ Correct\n/);
    expect(page).toMatch(
      / {2}Equation +s2 0 u3 0 2=u3\n {2}Wild +0:×\n {2}Turned cubes {2}u3 = 3 upside-down, s2 = 2 sideways\n/,
    );
    expect(page).toMatch(/ {2}written +cube +stands for +from\n {2}s2 +2 +Permitted\n {2}0 +0 +× +Permitted\n/);
  });
});

describe('an Equation that is not correct', () => {
  test('says so, with clause and sentence', () => {
    expect(open('21', '3x8=21')).toMatch(/^✗ Not correct\n[\s\S]*What is wrong\n {2}VII-B-2 {2}\S.*24.*21/);
  });

  test('a caret is under the wrong character', () => {
    expect(marked(open('21', '3 x ) 7 = 21'), 'Equation')).toBe(')');
    expect(marked(open('21', '🎲+3x7=21'), 'Equation')).toBe('🎲');
    expect(marked(open('21', '3x7'), 'Equation')).toBe('(end)');
    expect(marked(open('(7+)', '3+4=7'), 'Goal')).toBe(')');
  });

  test('a long paper is cut around its mistake', () => {
    const page = open('21', `${'1+'.repeat(200)}?${'+1'.repeat(200)}=21`);
    expect(marked(page, 'Equation')).toContain('?');
    for (const line of page.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('[mlag-equations-basic-2018 III-A] shows the step at which it stops naming a number', () => {
    const page = open('5', '5+(7/(3-3))x0=5');
    expect(page).toMatch(/ {2}III-A +7÷\(3−3\) names no number/);
    expect(page).toMatch(/ {2}Value +none: it stops at 7÷\(3−3\)\n/);
    expect(marked(page, 'Equation')).toBe('÷');
    expect(open('7/0', '3+4=7/0')).toMatch(/ {2}Goal +7÷0\n +\^\n +\(no value: it stops at 7÷0\)\n/);
  });

  test('only some of very many mistakes are listed', () => {
    const page = open('21', `${'2:3+'.repeat(50_000)}1=21`);
    expect(page.split('\n').length).toBeLessThan(200);
    expect(page).toMatch(/^✗ Not correct\n/);
  });
});

describe('a value whose digits look like the Goal', () => {
  const verdictWith = (changes: object) =>
    prettyAnswer(
      {
        id: null,
        game: 'equations',
        verdict: {
          correct: false,
          goalValues: [4],
          value: '4+1/9^(9^9)',
          approx: '4',
          violations: [{ rule: 'value.equalsGoal', clause: 'VII-B-2', message: 'It misses the Goal.' }],
          cubes: [],
          ...changes,
        } as never,
      },
      { rulebook: 'mlag-equations-basic-2018', division: 'middle', goal: '4' },
      layout(),
    );

  test('is proven not equal, and the page says so', () => {
    expect(verdictWith({})).toContain('(very close to 4, but proven not equal)');
    expect(verdictWith({ goalValues: [5] })).toContain('(about 4)');
  });

  test('is not shown as "about ?" if we know no digit', () => {
    expect(verdictWith({ approx: '?' })).not.toContain('about');
  });
});

describe('certainty', () => {
  const about = (certainty: EquationVerdict['certainty']): string =>
    prettyAnswer(
      {
        id: null,
        game: 'equations',
        verdict: {
          correct: certainty === 'undecided' ? null : true,
          goalValues: [2],
          value: 2,
          violations: [],
          cubes: [],
          ...(certainty && { certainty }),
        },
      },
      requestWith({}),
      layout(),
    );

  const headline = (page: string): string => page.split('\n  Rulebook')[0]?.replace(/\n {2}/g, ' ') ?? '';

  test('is in the headline if we have no proof', () => {
    expect(headline(about({ digits: 500 }))).toBe(
      '? Correct as far as we can tell: both sides agree to 500 digits, but we have no proof.',
    );
    expect(headline(about('undecided'))).toMatch(
      /^\? Undecided: We cannot decide whether the Solution equals the Goal\./,
    );
  });

  test('is not mentioned if everything is proven', () => {
    expect(headline(about('proven'))).toBe('✓ Correct');
    expect(headline(about(undefined))).toBe('✓ Correct');
  });

  test('the headline names the undecided step, and the page does not call it wrong', () => {
    const page = open('1', '(0-1)^r(9^(9^9)+1)=1', { permitted: [...'01119999+-^^^r'] });
    expect(headline(page)).toBe(
      '? Undecided: We cannot decide whether (0−1)*√(9*(9*9)+1) names a number. At the table it counts as correct because nobody has shown that it is wrong.',
    );
    expect(page).not.toContain('What is wrong');
    expect(page).toMatch(/ {2}Value +not known: we cannot decide \(0−1\)\*√\(9\*\(9\*9\)\+1\)\n/);
  });
});

describe('what a request may contain', () => {
  test.each<[unknown, RegExp]>([
    [{ text: '3x7' }, /Goal +3×7 {2}= {2}21\n/],
    [21, /Goal +21\n/],
    [{ values: [21, 22] }, /Goal +21 or 22\n/],
    [{ text: 5 }, /Goal +an unreadable Goal\n/],
    [[[]], /Goal +an unreadable Goal\n/],
    ['1000', /Goal +1000\n[ ^]+\n +\(no legal value\)\n/],
    ['', /Goal +\(nothing\)\n/],
  ])('Goal %j', (goal, shown) => {
    expect(pretty({ goal })).toMatch(shown);
  });

  test('no Goal at all', () => {
    expect(pretty({ goal: undefined })).not.toMatch(/^ {2}Goal/m);
  });

  test('after a No Goal challenge, the Goal is on the paper', () => {
    const page = pretty({
      goal: undefined,
      required: [],
      permitted: [],
      forbidden: [],
      resources: [...'57+12'],
      after: 'no-goal',
      solution: { goal: '12', equation: '5+7=12' },
    });
    expect(page).toMatch(/ {2}After +a No Goal challenge\n\n {2}Goal +12\n {2}Equation +5\+7=12\n/);
    expect(page.match(/Goal {2}/g)).toHaveLength(1);
    expect(pretty({ after: 'no-goal', solution: [] })).toMatch(/\n\n {2}Equation +…\n/);
  });

  test.each([
    [undefined, '(nothing)'],
    [null, '(nothing)'],
    ['3x7=21', '3×7=21'],
    [7, '7'],
    [{ equation: [[1]] }, '…'],
    [{}, '(nothing)'],
  ])('Solution %j', (solution, shown) => {
    expect(linesFrom(pretty({ solution }), 'Equation')[0]).toBe(`  Equation      ${shown}`);
  });

  test('the terminal obeys nothing from outside', () => {
    const evil = '\u001b[2J\u0007\u009b\u202e\r\n';
    const page = pretty({ id: evil, goal: `3${evil}`, solution: { equation: `3+${evil}`, wild: { 0: evil } } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test('a malformed request is explained', () => {
    expect(pretty({ id: 9, division: 'basic' })).toBe(`! Could not be judged  9
  There is no division "basic" in mlag-equations-basic-2018. Choose one of
  these: minor, elementary, middle, junior, senior.
`);
  });
});
