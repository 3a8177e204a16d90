// The judge of Equations by clause, where the conformance cases are thin; papers written in a hurry; what the answer says.
import {
  CUBES as EQUATION_CUBES,
  type JudgeRequest as EquationsRequest,
  type Verdict as EquationVerdict,
  judge as judgeEquations,
  parseCube as parseEquationCube,
} from '@openshake/rules/equations';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from './oracle/random.ts';

interface Case {
  division?: string;
  goal?: unknown;
  required?: string;
  permitted?: string;
  forbidden?: string;
  resources?: string;
  after?: EquationsRequest['after'];
  equation?: unknown;
  solution?: unknown;
  wild?: unknown;
}

const ALL = [...EQUATION_CUBES, ...EQUATION_CUBES, ...EQUATION_CUBES].join(' ');
const cubes = (text = '') => text.split(' ').flatMap((cube) => parseEquationCube(cube) ?? []);

/** Judges. By default: Middle, with three of every cube permitted. */
function judged({
  division = 'middle',
  goal,
  permitted = ALL,
  after = 'impossible',
  equation,
  wild,
  ...one
}: Case): EquationVerdict {
  return judgeEquations({
    rulebook: 'mlag-equations-basic-2018',
    division,
    goal,
    required: cubes(one.required),
    permitted: cubes(permitted),
    forbidden: cubes(one.forbidden),
    resources: cubes(one.resources),
    after,
    solution: 'solution' in one ? one.solution : { equation, wild },
  });
}
const broken = (one: Case) => judged(one).violations.map(({ rule }) => rule);
const clauses = (one: Case) => judged(one).violations.map(({ clause }) => clause);

describe('a hurried writer gets a verdict', () => {
  const deep: unknown = Array.from({ length: 100_000 }).reduce((inner) => [inner], []);
  it.each([
    [undefined],
    [null],
    [7],
    [[]],
    [{}],
    ['='],
    ['=='],
    ['5+=5'],
    ['5+5=5+5=10'],
    ['r'],
    ['(((('],
    ['0:'],
    ['s'],
    ['su'],
    ['🎲=5'],
    [deep],
    [{ equation: deep, wild: deep, goal: deep }],
  ])('%#', (solution) => {
    for (const goal of ['5', '', undefined, deep, { text: 'r' }, { values: [5] }, { values: deep }])
      for (const after of ['now', 'no-goal'] as const)
        expect(judged({ goal, solution, after, division: 'senior' }).correct).toBe(false);
  });

  it('a bare text is the Equation', () => {
    expect(judged({ goal: '5', solution: '2+3=5' }).correct).toBe(true);
  });

  it('random bytes never throw', () => {
    const random = mulberry32(9);
    const below = (n: number) => Math.floor(random() * n);
    const symbols = '0123456789+-x/^*r√×÷su()[]{}=: ';
    const character = () =>
      random() < 0.9 ? symbols.charAt(below(symbols.length)) : String.fromCodePoint(below(0x110000));
    const text = () => Array.from({ length: below(30) }, character).join('');
    for (let round = 0; round < 5_000; round += 1) {
      const verdict = judged({
        division: random() < 0.5 ? 'senior' : 'elementary',
        goal: text(),
        equation: `${text()}=${text()}`,
        wild: { 0: text() },
      });
      expect(verdict.correct).toBe(verdict.violations.length === 0);
      JSON.stringify(verdict);
    }
  });

  it.each([['('], ['9^'], ['r'], ['9-'], ['u9x']])('10,000 characters of %s get an answer quickly', (piece) => {
    const equation = `${piece.repeat(Math.ceil(10_000 / piece.length))}9=9`;
    const start = performance.now();
    expect(judged({ division: 'senior', goal: '9', equation }).correct).toBe(false);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('the answer', () => {
  it('has exact and approximate values', () => {
    expect(judged({ goal: '7/2', equation: '7/2=7/2' })).toMatchObject({
      correct: true,
      value: '7/2',
      approx: '3.5',
      goalValues: ['7/2'],
      certainty: 'proven',
    });
    expect(judged({ goal: 'r8', equation: '2xr2=r8' })).toMatchObject({
      correct: true,
      value: '2r2',
      goalValues: ['2r2'],
      certainty: 'proven',
    });
  });

  it('[mlag-equations-basic-2018 III-A] names the step at which an expression stops being legal', () => {
    const { violations } = judged({ goal: '5', equation: '5+(7/(3-3))x0=5' });
    expect(violations).toMatchObject([{ clause: 'III-A', step: '7÷(3−3)', place: { part: 'equation', at: 4 } }]);
  });

  it('comes quickly for towers, without building the number', () => {
    expect(judged({ goal: '9^9', equation: '9^(9^9)=9^9' })).toMatchObject({ correct: false, value: '3^774840978' });
    expect(judged({ goal: '1', equation: '(9^(9^9))/(9^(9^9))=1', permitted: `${ALL} ${ALL}` })).toMatchObject({
      correct: true,
      value: 1,
    });
    expect(
      judged({ goal: '1', equation: '(9^(9^(9^9)))-(9^(9^(9^9)))=1', permitted: `${ALL} ${ALL} ${ALL}` }),
    ).toMatchObject({ correct: false, value: 0 });
  });

  it('says which cube serves which symbol', () => {
    expect(judged({ goal: '5', equation: '2+3=5', required: '2', permitted: '+', resources: '3' }).cubes).toEqual([
      { at: 0, written: '2', cube: '2', as: '2', from: 'required' },
      { at: 1, written: '+', cube: '+', as: '+', from: 'permitted' },
      { at: 2, written: '3', cube: '3', as: '3', from: 'resources' },
    ]);
  });
});

describe('the Goal', () => {
  it('[mlag-equations-basic-2018 VII-B-2, VII-C-3-f] is written out, cube for cube, with its grouping', () => {
    expect(broken({ goal: '11+5', equation: '9+7=11+5' })).toEqual([]);
    expect(broken({ goal: '11+5', equation: '11+5=9+7' })).toEqual([]);
    expect(broken({ goal: '11+5', equation: '9+7=16' })).toEqual(['equation.goal']);
    expect(broken({ goal: '11+5', equation: '9+7=5+11' })).toEqual(['equation.goal']);
    expect(broken({ goal: '2x3x4', equation: '8x3=2x(3x4)' })).toEqual(['equation.grouping']);
    expect(broken({ goal: '2x3x4', equation: '8x3=(2x3)x4' })).toEqual([]);
    expect(broken({ goal: '(2x3)+5', equation: '9+2=2x3+5' })).toEqual([]);
  });

  it('[mlag-equations-basic-2018 VII-B-1] an Equation has one = and two sides', () => {
    expect(clauses({ goal: '5', equation: '2+3' })).toEqual(['VII-B-1']);
    expect(clauses({ goal: '5', equation: '2+3=5=5' })).toEqual(['VII-B-1']);
    expect(clauses({ goal: '5', equation: '' })).toContain('VII-B-1');
  });

  it('may be its values, for study', () => {
    expect(broken({ goal: { values: [5, 7] }, equation: '2+5' })).toEqual([]);
    expect(broken({ goal: { values: [5, 7] }, equation: '2+4' })).toEqual(['value.equalsGoal']);
  });

  it('[mlag-equations-basic-2018 IV-B, IV-B-1] has one to six cubes and numerals of up to three digits', () => {
    expect(clauses({ goal: '1000', equation: '(5x2)^3=1000' })).toEqual(['IV-B-1']);
    expect(clauses({ goal: '23+18+7', equation: '6x8=23+18+7' })).toEqual(['IV-B']);
    expect(broken({ goal: '05', equation: '2+3=05' })).toEqual([]);
  });

  it('[mlag-equations-basic-2018 IV-D-2] after No Goal, is built from Resources together with the Solution', () => {
    const one = { after: 'no-goal' as const, permitted: '' };
    expect(broken({ ...one, resources: '5 7 + 1 2', solution: { equation: '5+7=12', goal: '12' } })).toEqual([]);
    expect(broken({ ...one, resources: '5 7 + 1', solution: { equation: '5+7=12', goal: '12' } })).toEqual([
      'cubes.available',
    ]);
    expect(broken({ ...one, resources: '5 7 + 1 2', solution: { equation: '5+7=12' } })).toContain('goal.written');
  });
});

describe('powers and roots', () => {
  it.each([
    ['(1-3)r4', '1/2', []],
    ['(1-9)^(2/6)', '1-3', []],
    ['(1-9)^(r4/6)', '1-3', []],
    ['((1-3)^r2)x0', '0', ['value.real']],
    ['((1-9)^(1/(r4)))x0', '0', ['power.evenDenominator']],
    ['(0r5)x0', '0', ['root.zeroIndex']],
    ['(0^(1-1))', '1', ['power.ofZero']],
    ['((1-2)r0)x0', '0', ['root.ofZero']],
    ['((8/2)r(1-6))x0', '0', ['root.evenOfNegative']],
    ['((2/3)r(1-9))x0', '0', ['root.evenFractionOfNegative']],
    ['(r2)^(r2)^(r2)', '2', []],
    ['r(3+2xr2)-r2', '1', []],
  ])('[mlag-equations-basic-2018 III-C-2] %s = %s', (solution, goal, rules) => {
    expect(broken({ goal, equation: `${solution}=${goal}` })).toEqual(rules);
  });

  it.each([
    ['3^2', '9', true],
    ['2^(1-3)', '1/4', false],
    ['(6/3)^2', '4', true],
    ['3r8', '2', true],
    ['3r9', '3r9', false],
    ['(r2)^2', '2', false],
    ['9r0', '0', true],
    ['(1-1)^3', '0', true],
    ['(9^(9^9))/(9^(9^9))', '1', true],
  ])('[mlag-equations-basic-2018 III-C-3] in Elementary %s = %s: %s', (solution, goal, right) => {
    expect(
      judged({ division: 'elementary', goal, equation: `${solution}=${goal}`, permitted: `${ALL} ${ALL}` }).correct,
    ).toBe(right);
  });
});

describe('the Goal written wrongly', () => {
  it('[mlag-equations-basic-2018 III-A] the answer reports a fault in it, at its character', () => {
    expect(judged({ goal: '5', equation: '2+3=5)' }).violations).toMatchObject([{ clause: 'III-A', place: { at: 5 } }]);
    expect(judged({ goal: '5', equation: '2+3=5!' }).violations).toMatchObject([{ clause: 'III-A', place: { at: 5 } }]);
  });
});

describe('more cubes than a kit', () => {
  it('cannot be a Solution, even if a request lists enough of them', () => {
    const equation = `${'1+'.repeat(13)}1=14`;
    expect(judged({ goal: '14', equation, permitted: `${ALL} ${ALL} ${ALL} ${ALL} ${ALL}` })).toMatchObject({
      correct: false,
    });
  });
});

describe('certainty', () => {
  it('[mlag-equations-basic-2018 III-A] large primes are not confused with their product', () => {
    // 9^8 − 8^2 is the product of the primes 9^4 − 8 and 9^4 + 8.
    const permitted = `${ALL} ${ALL}`;
    expect(judged({ goal: 'r(9^4-8)', equation: 'r((9^8)-(8^2))/r((9^4)+8)=r(9^4-8)', permitted }).correct).toBe(true);
    expect(judged({ goal: '9^8-64', equation: '(r((9^8)-(8^2))xr((9^4)+8))^2=9^8-64', permitted }).correct).toBe(false);
  });

  it('[mlag-equations-basic-2018 III-A] close is not equal, however close', () => {
    for (const [equation, goal] of [
      ['r(1+1/(5^(5^5)))', '1'],
      ['9xr(1+1/(2^(9^4)))', '9'],
      ['(r(1+1/(5^(5^5)))-1)^2+7', '7'],
    ] as const)
      expect(judged({ goal, equation: `${equation}=${goal}`, permitted: `${ALL} ${ALL}` }).correct).toBe(false);
    expect(broken({ goal: '7', equation: 'r(1-r(1+1/(5^(5^5))))+7=7', permitted: `${ALL} ${ALL}` })).toEqual([
      'root.evenOfNegative',
    ]);
  });

  const LOTS = `${ALL} ${ALL} ${ALL} ${ALL} ${ALL}`;
  const verdict = (equation: string, goal: string) =>
    judged({ goal, equation: `${equation}=${goal}`, permitted: LOTS });

  it('[mlag-equations-basic-2018 III-A] a speck of 10^-695 is not lost after 308 digits', () => {
    expect(verdict('(2^r2+1/(9^(9^3)))^r2', '4')).toMatchObject({ correct: false, certainty: 'proven' });
    expect(verdict('(2^r2)^r2', '4')).toMatchObject({ correct: true, certainty: 'proven' });
    // A power and its root, with the sum multiplied out on the way.
    expect(verdict('((9^5+r2)^(7-r7))^(1/(7-r7))', '9^5+r2')).toMatchObject({ correct: true, certainty: 'proven' });
    // That speck puts the number under the root below 0.
    expect(verdict('r(4-(2^r2+1/(9^(9^3)))^r2)', '0')).toMatchObject({
      correct: false,
      certainty: 'proven',
      violations: [{ rule: 'root.evenOfNegative' }],
    });
    expect(verdict('(2^r2+1/(9^(9^9)))^r2', '4')).toMatchObject({ correct: false, certainty: 'proven' });
  });

  it('[mlag-equations-basic-2018 III-C-2-e] a disguised fraction over a huge number is recognized', () => {
    // The cube root of 7 + 5√2 is 1 + √2, so the exponent is 1 over an odd number.
    expect(verdict('(0-1)^((3r(7+5xr2)-r2)/(9^(9^9)))', '1')).toMatchObject({
      correct: false,
      certainty: 'proven',
      value: -1,
    });
    expect(verdict('2+(0-1)^((3r(7+5xr2)-r2)/(9^(9^9)))', '1')).toMatchObject({ correct: true, certainty: 'proven' });
  });

  it('[mlag-equations-basic-2018 III-C-2-e] a sum of conjugate powers is whole and has its parity', () => {
    const trace = '(1+r2)^(9^5)+(1-r2)^(9^5)';
    expect(verdict(`(0-1)^(${trace})`, '1')).toMatchObject({ correct: true, certainty: 'proven' });
    // Half of it is odd, a quarter has an even denominator.
    expect(verdict(`(0-1)^((${trace})/2)`, '1')).toMatchObject({ correct: false, certainty: 'proven', value: -1 });
    expect(verdict(`(0-1)^((${trace})/4)`, '1').violations).toMatchObject([{ rule: 'power.evenDenominator' }]);
    // One power alone is not a fraction.
    expect(verdict('(0-1)^((1+r2)^(9^5))', '1')).toMatchObject({ correct: false, certainty: 'proven' });
  });

  it('[mlag-equations-basic-2018 III-A] (1+1/n)^n is between 2 and 3, (1-1/n)^n between 1/3 and 1/2', () => {
    for (const n of ['9^(9^3)', '9^(9^9)', '9^(9^4)']) {
      for (const goal of ['2', '3', '1+r3'])
        expect(verdict(`(1+1/(${n}))^(${n})`, goal)).toMatchObject({ correct: false, certainty: 'proven' });
      for (const goal of ['1/3', '1/2'])
        expect(verdict(`(1-1/(${n}))^(${n})`, goal)).toMatchObject({ correct: false, certainty: 'proven' });
      // The comparison shows it: the root of something below 0 names no number.
      const legal = (expression: string) => verdict(expression, '1').violations.map(({ rule }) => rule);
      expect(legal(`r((1+1/(${n}))^(${n})-2)`)).toEqual(['value.equalsGoal']);
      expect(legal(`r(2-(1+1/(${n}))^(${n}))`)).toEqual(['root.evenOfNegative']);
      expect(legal(`r((1+1/(${n}))^(${n})-3)`)).toEqual(['root.evenOfNegative']);
    }
  });

  it('[mlag-equations-basic-2018 III-A] an undecided Solution is neither correct nor wrong, and the answer says so', () => {
    const open = verdict('(0-1)^r(9^(9^9)+1)', '1');
    expect(open).toMatchObject({ correct: null, certainty: 'undecided', violations: [] });
    expect(open.undecided).toMatchObject([
      { rule: 'value.real', facts: { key: 'equations.undecided.number', step: '(0-1)^r(9^(9^9)+1)' } },
    ]);
    // A rule that is certainly broken decides it.
    const wrong = judged({ goal: '1', equation: '(0-1)^r(9^(9^9)+1)=1', permitted: '0 1' });
    expect(wrong).toMatchObject({ correct: false });
    expect(wrong.certainty).not.toBe('undecided');
  });
});

describe('Junior and Senior', () => {
  it('[mlag-equations-basic-2018 XIII-sideways, XIII-upside-down] turned cubes', () => {
    expect(broken({ division: 'senior', goal: '7/2', equation: '1+2+s2=7/2' })).toEqual([]);
    expect(broken({ division: 'senior', goal: 'u2', equation: 'su3x6=u2' })).toEqual([]);
    expect(broken({ division: 'senior', goal: 'su3', equation: '(2-3)/3=su3' })).toEqual(['goal.turnedTwice']);
    expect(broken({ division: 'middle', goal: '3', equation: '1/s3=3' })).toEqual(['turned.sideways']);
  });

  it('[mlag-equations-basic-2018 XIII-0-wild] 0 has one meaning in the Goal and the Solution', () => {
    const senior = (goal: string, equation: string, wild?: unknown) =>
      broken({ division: 'senior', goal, equation, wild });
    expect(senior('40', '(8x5)+0=40', { 0: '2' })).toEqual([]);
    expect(senior('10', '(2+0:6)x2=10')).toEqual([]);
    expect(senior('407', '(9 0 3)+1=407', { 0: 'x' })).toEqual([]);
    expect(senior('1203', '9x4=1203', { 0: 'x' })).toEqual([]);
    expect(senior('14', '(0:3x6)-0:4=14')).toContain('zero.consistent');
    expect(senior('37', '(0x3)+7=37', { 0: '10' })).toContain('zero.meaning');
    expect(senior('5', '(s0x0)+5=5')).toContain('turned.sideways');
    expect(senior('1', 's0x5=1', { 0: '5' })).toEqual([]);
    expect(senior('3', '0+3=3', { 0: '' })).toEqual([]);
    expect(senior('3', 'u0+3=3')).toEqual([]);
    expect(broken({ division: 'middle', goal: '15', equation: '(0x6)-0=15', wild: { 0: '3' } })).toContain(
      'zero.notWild',
    );
    expect(senior('5', '2:3+2=5')).toContain('zero.notWild');
  });
});

describe('cubes', () => {
  it('[mlag-equations-basic-2018 VII-B-3-a, VII-B-3-b, VII-B-3-c, VII-B-3-d, VII-B-3-e, VII-B-3-f] are used as the sections say', () => {
    const one = { goal: '14', equation: '6+8=14' };
    expect(clauses({ ...one, permitted: '6 + 8' })).toEqual([]);
    expect(clauses({ ...one, permitted: '6 +', forbidden: '8' })).toEqual(['VII-B-3-d']);
    expect(clauses({ ...one, permitted: '6 +' })).toEqual(['VII-B-3-c']);
    expect(clauses({ ...one, permitted: '6', resources: '+ 8', after: 'now' })).toEqual(['VII-B-3-e']);
    expect(clauses({ ...one, permitted: '6', resources: '+ 8', after: 'impossible' })).toEqual([]);
    expect(clauses({ ...one, permitted: '6', resources: '+ 8', after: 'last-cube' })).toEqual([
      'VII-B-3-c',
      'VII-B-3-c',
    ]);
    expect(clauses({ ...one, permitted: '6 + 8', required: '8 8' })).toEqual(['VII-B-3-b']);
    expect(clauses({ goal: '7', equation: '7=7' })).toEqual(['VII-B-3-a']);
  });
});
