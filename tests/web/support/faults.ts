// A paper for every fault that the judge can name and no conformance case has.
const ON_SETS = {
  rulebook: 'agloa-onsets-2023',
  division: 'senior',
  after: 'impossible',
  universe: ['B', 'R', 'G', 'Y', 'BR', 'BG', 'blank'],
  goal: { shape: 'single', cubes: ['3'] },
  required: [],
  permitted: ['B', 'R', 'G', 'U', 'N', '-', 'V', '=', 'C', "'"],
  forbidden: [],
  resources: ['Y', 'A'],
  variations: [],
};
const EQUATIONS = {
  rulebook: 'mlag-equations-basic-2018',
  division: 'senior',
  after: 'impossible',
  goal: '6',
  required: [],
  permitted: ['2', '3', '6', '0', '+', '-', 'x', '/', '^', 'r'],
  forbidden: [],
  resources: ['1', '9'],
};
const onSets = (solution: unknown, more: object = {}) => ({ ...ON_SETS, solution, ...more });
const equations = (equation: unknown, more: object = {}) => ({ ...EQUATIONS, solution: { equation }, ...more });
const FLUB = { ...ON_SETS, rulebook: 'mlag-onsets-basic-2011', division: 'middle', after: 'a-flub' };
/** More of the same cube than any table has. */
const chain = (count: number, cube: string, sign: string): string =>
  Array.from({ length: count }, () => cube).join(` ${sign} `);

/** The request of a paper with this fault, by the fault's key. */
export const PAPERS: Readonly<Record<string, object>> = {
  'goal.notThere': onSets({ setName: 'B U R' }, { goal: undefined }),
  'solution.tooLong': onSets({ setName: chain(6000, 'B', 'U') }),
  'solution.wrongClosing': onSets({ setName: '[B U R)' }),
  'solution.goalMissing': onSets({ setName: 'B U R' }, { after: 'no-goal', goal: undefined }),
  'solution.several': onSets(undefined, {
    division: 'middle',
    solutions: [{ setName: 'B U R' }, { setName: 'R U B' }],
  }),
  'onSets.goal.notLaidOut': onSets({ setName: 'B U R' }, { goal: 'row' }),
  'onSets.goal.noDigits': onSets({ setName: 'B U R' }, { goal: { shape: 'row', cubes: [] } }),
  'onSets.goal.notDigit': onSets({ setName: 'B U R' }, { goal: { shape: 'row', cubes: ['1', 'B'] } }),
  'onSets.goal.tooManyDigits': onSets({ setName: 'B U R' }, { goal: { shape: 'row', cubes: ['1', '1', '1', '1'] } }),
  'onSets.goal.noValue': onSets({ setName: 'B U R' }, { goal: { values: [] } }),
  'onSets.goal.different': onSets(undefined, {
    after: 'no-goal',
    goal: undefined,
    variations: [{ name: 'two-solutions' }],
    resources: ['1', '2', '3', 'Y'],
    solutions: [
      { setName: 'B U R', goal: { shape: 'single', cubes: ['3'] } },
      { setName: 'B', goal: { shape: 'single', cubes: ['2'] } },
    ],
  }),
  'onSets.text.meaningless': onSets({ setName: 'B + R' }),
  'onSets.restriction.tooMany': onSets({ setName: 'B U R', restrictions: Array.from({ length: 101 }, () => 'B C R') }),
  'onSets.restriction.tooLongTogether': onSets({
    setName: 'B U R',
    restrictions: [`${chain(2400, 'B', 'U')} C R`, `${chain(2400, 'R', 'U')} C B`, `${chain(2400, 'G', 'U')} C B`],
  }),
  'onSets.wild.unreadable': onSets({ setName: 'B U R', wild: 'B is U' }),
  'onSets.wild.alsoUnmarked': onSets(
    { setName: 'R B:U G B:N Y B' },
    { variations: [{ name: 'wild-cube', cube: 'B' }, { name: 'union-intersection-interchangeable' }] },
  ),
  'onSets.wild.sameThroughout': onSets({ setName: 'B B:U B' }, { variations: [{ name: 'wild-cube', cube: 'B' }] }),
  'onSets.paint.noDots': onSets({ setName: 'B U R', blank: 'purple' }, { variations: [{ name: 'blank-card-wild' }] }),
  'onSets.card.paintedAsForbidden': onSets(
    { setName: 'B U G', blank: 'G' },
    {
      universe: ['B', 'R', 'Y', 'BR', 'BG', 'blank'],
      variations: [{ name: 'blank-card-wild' }, { name: 'forbidden-card', card: 'G' }],
    },
  ),
  'onSets.value.missesEachWay': onSets({ setName: "B U R - G'" }, { goal: { values: [0] } }),
  'onSets.value.readingMissesDoubled': onSets(
    { setName: 'B U R - G' },
    { goal: { values: [3] }, variations: [{ name: 'double-set', set: 'B' }] },
  ),
  'onSets.value.tooManySets': onSets({ setName: chain(30, 'B', 'U') }),
  'onSets.avoid.chargedUnknown': { ...FLUB, solution: { setName: 'B U R' }, avoid: { cube: 'Y', to: 'forbidden' } },
  'onSets.avoid.chargedElsewhere': {
    ...FLUB,
    solution: { setName: 'B U R' },
    moved: { cube: 'Y', to: 'required' },
    avoid: { cube: 'Y', to: 'forbidden' },
  },
  'equations.goal.tooLong': equations('6=6', { goal: chain(12_000, '1', '+') }),
  'equations.goal.notText': equations('6=6', { goal: { shape: 'row', cubes: ['1'] } }),
  'equations.goal.noValue': equations('6=6', { goal: { values: [] } }),
  'equations.goal.noCubes': equations('6=6', { goal: '()' }),
  'equations.tooManyCubes': equations(`${chain(20, '1', '+')}=6`),
  'equations.equation.oneEquals': equations('6=6=6'),
  'equations.turned.sign': equations('3u+3=6'),
  'equations.text.afterNumber': equations('(2)(3)=6'),
  'equations.powersInRow': equations('2^3^0=6'),
  'equations.zero.onlyZero': equations('2x3=6', { solution: { equation: '2x3:4=6' } }),
  'equations.zero.unreadable': equations('2x3=6', { solution: { equation: '2x3=6', wild: '0 is x' } }),
  'equations.noNumber.rootOfZero': equations('(0-2)r0=6'),
  'equations.undecided.number': equations('(0-1)^r(9^(9^9)+1)=6'),
};
