// MLAG Basic Equations 2018: whole expressions as Goals, powers and roots, and three variations that Junior and Senior play in every shake.
import type { EquationsCites, EquationsRules } from '../equations/rules.ts';
import type { EquationsBook } from './book.ts';
import { common } from './common.ts';

const cites: EquationsCites = {
  'goal.written': 'IV-D-2',
  'goal.cubes': 'IV-B',
  'goal.numeral': 'IV-B-1',
  'goal.turnedNumeral': 'IV-B-1',
  'goal.sideways': 'IV-B-1',
  'goal.upsideDown': 'IV-B-1',
  'goal.turnedTwice': 'XIII-upside-down',
  'goal.grouping': 'IV-B-2',
  'equation.complete': 'VII-B-1',
  'equation.goal': 'VII-B-2',
  'equation.grouping': 'VII-C-3-f',
  'expression.defined': 'III-A',
  'expression.sign': 'III-B-1',
  'solution.numeral': 'VII-B-4',
  'numeral.turned': 'VII-B-4',
  'turned.sideways': 'XIII-sideways',
  'turned.upsideDown': 'XIII-upside-down',
  'zero.meaning': 'XIII-0-wild',
  'zero.consistent': 'XIII-0-wild',
  'zero.notWild': 'XIII-0-wild',
  'value.real': 'III-A',
  'root.zeroIndex': 'III-C-2-a',
  'root.ofZero': 'III-A',
  'power.ofZero': 'III-C-2-b',
  'power.ofZeroNegative': 'III-C-2-b',
  'root.evenOfNegative': 'III-C-2-c',
  'root.evenFractionOfNegative': 'III-C-2-d',
  'power.evenDenominator': 'III-C-2-e',
  'limits.wholeNumbers': 'III-C-3',
  'cubes.two': 'VII-B-3-a',
  'cubes.required': 'VII-B-3-b',
  'cubes.available': 'VII-B-3-c',
  'cubes.forbidden': 'VII-B-3-d',
  'cubes.resources': 'VII-B-3-e',
  'value.equalsGoal': 'VII-B-2',
};

const highSchool: Partial<EquationsRules> = { turnedCubes: true, zeroWild: true }; // XIII

export const mlagEquationsBasic2018: EquationsBook = {
  id: 'mlag-equations-basic-2018',
  title: 'MLAG Basic Equations 2018-19',
  game: 'equations',
  rules: {
    powersAndRoots: 'ofAnything', // III-C
    turnedCubes: false,
    zeroWild: false,
    goal: { mostCubes: 6, mostDigits: 3 }, // IV-B, IV-B-1
    fromResources: common.fromResources, // VII-B-3-e, VII-B-3-f
  },
  cites,
  divisions: {
    minor: {},
    elementary: { powersAndRoots: 'ofWholeNumbers' }, // III-C-3
    middle: {},
    junior: highSchool,
    senior: highSchool,
  },
};
