// Every reason for rejecting a Solution, in every book: for each fault, only the clauses that state it are accepted.
import { type BookId, books, type DivisionId, judgedPaper } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { checkedPaper, everyClause, isHeard, type Written } from './support/checkedPaper.ts';

interface Wrong extends Written {
  /** The rules that the judge finds broken. */
  breaks: string[];
  /** The most specific clauses that state it. The clauses above them state it too, up to a lettered part. */
  heard: string;
}

const within = (one: string, other: string) => one === other || one.startsWith(`${other}-`);

/** The clauses that should count: those listed and the clauses above them; a section only if it has no lettered parts. */
function expected(book: BookId, heard: string): string[] {
  const all = everyClause(book);
  const isSection = (clause: string) =>
    /^(Basic-)?[IVX]+$/.test(clause) && all.some((each) => within(each, `${clause}-A`));
  const listed = heard.split(' ').filter(Boolean);
  for (const clause of listed) if (!all.includes(clause)) throw new Error(`${book} has no clause ${clause}.`);
  return all.filter(
    (clause) =>
      clause !== 'Basic' && listed.some((each) => each === clause || (within(each, clause) && !isSection(clause))),
  );
}

function holds(book: BookId, division: DivisionId, { breaks, heard, ...written }: Wrong): void {
  const match = checkedPaper(book, division, written);
  const found = judgedPaper(match, 'bob', { at: 10_000_000, search }).reasons;
  expect(found.map(({ rule }) => rule).sort()).toEqual([...breaks].sort());
  expect(everyClause(book).filter((clause) => isHeard(match, clause))).toEqual(expected(book, heard));
  // Whatever the judge cites is a reason, except what a checker must show.
  for (const { rule, clause } of found) if (rule !== 'value.everyReading') expect(isHeard(match, clause)).toBe(true);
}

const EVERY = "R U A G B Y N - ' V";
const setName = (text: string, more: object = {}) => ({ solution: { setName: text, ...more } });
const restricted = (restriction: string) => ({ solution: { restrictions: [restriction], setName: 'R U A' } });

/** What the four On-Sets books have in common. Each says which clauses state it. */
const papers = {
  'no Set-Name': { paper: setName(''), breaks: ['setName.present'] },
  'no meaning': { permitted: EVERY, paper: setName("R U 'B"), breaks: ['setName.defined'] },
  'a digit': { permitted: EVERY, paper: setName('R U 3'), breaks: ['text.digit'] },
  'one cube': { permitted: 'R', paper: setName('R'), breaks: ['cubes.two'] },
  'a Required cube left': { required: 'Y', permitted: EVERY, paper: setName('R U A'), breaks: ['cubes.required'] },
  'a cube that is not there': { permitted: 'R U', paper: setName('R U R'), breaks: ['cubes.available'] },
  'a Forbidden cube': { permitted: 'R U', forbidden: 'A', paper: setName('R U A'), breaks: ['cubes.forbidden'] },
  'two cubes of Resources': {
    permitted: 'R',
    resources: 'U A',
    after: 'now',
    paper: setName('R U A'),
    breaks: ['cubes.resources'],
  },
  'another value': { permitted: EVERY, paper: setName('Y U A'), breaks: ['value.equalsGoal'] },
  ambiguous: { permitted: EVERY, paper: setName('R U Y N A'), breaks: ['value.everyReading'] },
  'a Goal in no shape': {
    goal: { shape: 'other', cubes: ['1', '3'] },
    permitted: EVERY,
    paper: setName('R U A'),
    breaks: ['goal.shape'],
  },
  'a negative Goal': {
    goal: { shape: 'single', cubes: ['u3'] },
    permitted: EVERY,
    paper: setName('R U A'),
    breaks: ['goal.negative'],
  },
  'no Goal of his own': { resources: EVERY, after: 'no-goal', paper: setName('R U A'), breaks: ['goal.written'] },
  'a Goal of other digits': {
    resources: EVERY,
    after: 'no-goal',
    paper: setName('R U A', { goal: { shape: 'single', cubes: ['4'] } }),
    breaks: ['goal.digits'],
  },
  'several Solutions': {
    permitted: EVERY,
    paper: { solutions: [{ setName: 'R U A' }, { setName: 'G U A' }] },
    breaks: ['paper.oneSolution'],
  },
  'a painted blank card': { permitted: EVERY, paper: setName('R U A', { blank: 'BG' }), breaks: ['blank.paint'] },
  'a cube that is not wild': { permitted: EVERY, paper: setName('R B:U A'), breaks: ['wild.notWild'] },
} satisfies Record<string, Written & { breaks: string[] }>;
type Usual = keyof typeof papers;

type Papers = Record<string, Wrong>;
const usual = (heard: Record<Usual, string>): Papers =>
  Object.fromEntries(Object.entries(papers).map(([name, paper]) => [name, { ...paper, heard: heard[name as Usual] }]));

const PAINT = { breaks: ['blank.paint'] };

/** The adventurous books. `card` and `blank`: the clauses of Required Card and Blank Card Wild. */
function adventurous(
  { card, blank, noNull }: { card: string; blank: string; noNull: string },
  division: DivisionId,
): Papers {
  const nothing = 'VII-B-3 VII-C-5-b VII-C-5-b-i VII-C-5-b-ii';
  const equals = `${nothing} VII-B-6 VII-B-6-a VII-B-6-b`;
  /** In Elementary: what forbids = and ⊆, and every clause that therefore does not apply. */
  const notPlayed =
    'I-B-2-d I-B-2-d-iii VI-B VI-B-1 VI-B-2 VI-B-2-a VI-B-2-b VI-B-2-c VI-B-2-c-i VI-B-2-c-ii VI-B-3 VII-B-2';
  const undefinedName = `VI-A VII-B-1 VII-C-5-d`;
  const condition = 'VII-B-5 VII-C-5-e';
  const wild = `${condition} XIII-A-2 XIII-B-2 XIII-C-5`;
  const goal = `III-B III-B-2 III-B-1 III-B-1-a III-B-1-b III-B-1-c VII-C-5-a ${equals}`;
  const wildB = [{ name: 'wild-cube', cube: 'B' }];
  const restrictions: Papers =
    division === 'elementary'
      ? {
          'a Restriction where there is none': {
            permitted: `${EVERY} C`,
            paper: restricted('R C R'),
            breaks: ['restriction.allowed'],
            heard: `${notPlayed} VII-C-5-d`,
          },
        }
      : {
          'a Restriction without meaning': {
            permitted: `${EVERY} C`,
            paper: restricted('R C'),
            breaks: ['restriction.defined'],
            heard: `VI-B-2 VI-B-2-a VI-B-2-b VI-B-2-c VI-B-2-c-i VI-B-2-c-ii VII-C-5-d ${nothing}`,
          },
          'a digit in a Restriction': {
            permitted: `${EVERY} C`,
            paper: restricted('R C 3'),
            breaks: ['text.digit'],
            heard: `I-B-2-a VI-B-2 VI-B-2-a VI-B-2-b VI-B-2-c VI-B-2-c-i VI-B-2-c-ii VII-C-5-d ${nothing}`,
          },
          'a grouped chain': {
            permitted: `${EVERY} C C V R`,
            paper: restricted('(R C R) C V'),
            breaks: ['restriction.grouping'],
            heard: `VI-B-2 VI-B-3 VII-C-5-d ${nothing}`,
          },
          'no Restriction with = in Required': {
            required: '=',
            permitted: EVERY,
            paper: setName('R U A'),
            breaks: ['restriction.needed'],
            heard: 'VII-B-2',
          },
          'a Restriction that removes nothing': {
            picks: [{ name: 'no-null-restrictions' }],
            permitted: `${EVERY} C R`,
            paper: restricted('R C R'),
            breaks: ['variation.no-null-restrictions'],
            heard: `${condition} ${noNull}`,
          },
        };
  return {
    ...usual({
      'no Set-Name': `V-A-2-b VI-A VII-B-1 VII-B-4-a ${nothing}`,
      'no meaning': `${undefinedName} ${nothing}`,
      'a digit': `I-B-2-a ${undefinedName} ${nothing}`,
      'one cube': 'V-A-2-b VII-B-4-a',
      'a Required cube left': 'I-B-3-b VII-B-4-b',
      'a cube that is not there': 'VII-B-4-c',
      'a Forbidden cube': 'I-B-3-d VII-B-4-d',
      'two cubes of Resources': 'V-A-2 VII-B-4-e',
      'another value': equals,
      ambiguous: '',
      'a Goal in no shape': goal,
      'a negative Goal': `III-B III-B-1 III-B-2 VII-C-5-a ${equals}`,
      'no Goal of his own': `III-D-2 VII-C-5-a ${equals}`,
      'a Goal of other digits': 'III-A III-D-2',
      'several Solutions': 'VII-C-2-b XIII-D-14',
      'a painted blank card': `${condition} ${blank}`,
      'a cube that is not wild': `${wild} ${undefinedName} ${nothing}`,
    }),
    ...restrictions,
    '= in the Set-Name': {
      permitted: `${EVERY} =`,
      paper: setName('R = G'),
      breaks: ['setName.relation'],
      heard: `${undefinedName} ${nothing} ${division === 'elementary' ? notPlayed : ''}`,
    },
    '= Goal after the Set-Name': {
      permitted: EVERY,
      paper: setName('R U A = 4'),
      breaks: ['setName.equalsGoal'],
      heard: `${undefinedName} VII-B-3`,
    },
    'a wild cube without its mark': {
      picks: wildB,
      permitted: EVERY,
      paper: setName('R B A'),
      breaks: ['setName.defined', 'wild.marked'],
      heard: `${wild} VII-C-5-c ${undefinedName} ${nothing}`,
    },
    'a wild cube marked as a digit': {
      picks: wildB,
      permitted: EVERY,
      paper: setName('R B:3 A'),
      breaks: ['wild.meaning'],
      heard: `${wild} ${undefinedName} ${nothing}`,
    },
    'a wild cube with two meanings': {
      picks: wildB,
      permitted: `${EVERY} B A`,
      paper: setName('(R B:U A) B:- A'),
      breaks: ['wild.consistent'],
      heard: wild,
    },
    'without the required cube': {
      picks: [{ name: 'required-cube', cube: 'Y' }],
      permitted: EVERY,
      paper: setName('R U A'),
      breaks: ['variation.required-cube'],
      heard: `${condition} XIII-A-1 XIII-B-1 XIII-C-4`,
    },
    'one operation of two': {
      picks: [{ name: 'two-operations' }],
      permitted: EVERY,
      paper: setName('R U A'),
      breaks: ['variation.two-operations'],
      heard: `${condition} XIII-A-5 XIII-B-5 XIII-C-6`,
    },
    ...(division !== 'elementary' &&
      division !== 'middle' && {
        'without the required card': {
          picks: [{ name: 'required-card', card: 'B' }],
          permitted: EVERY,
          paper: setName('R U A'),
          breaks: ['variation.required-card'],
          heard: `${condition} ${card}`,
        },
        'with the forbidden card': {
          picks: [{ name: 'forbidden-card', card: 'R' }],
          permitted: EVERY,
          paper: setName('R U A'),
          breaks: ['variation.forbidden-card'],
          heard: `${condition} ${card}`,
        },
        'no dots on the blank card': {
          picks: [{ name: 'blank-card-wild' }],
          permitted: EVERY,
          paper: setName('R U A', { blank: 'Q' }),
          ...PAINT,
          heard: `${condition} ${blank}`,
        },
      }),
    ...(division === 'senior' && {
      'the same set twice': {
        picks: [{ name: 'two-solutions' }],
        permitted: EVERY,
        paper: { solutions: [{ setName: 'R U A' }, { setName: 'A U R' }] },
        breaks: ['variation.two-solutions'],
        heard: `${condition} XIII-D-14`,
      },
      'a cube of the second Solution that is not there': {
        picks: [{ name: 'two-solutions' }],
        permitted: 'R U A G',
        paper: { solutions: [{ setName: 'R U A' }, { setName: 'G U G' }] },
        breaks: ['cubes.available'],
        heard: 'VII-B-4-c XIII-D-14',
      },
    }),
  };
}

const basic2019 = ((): Papers => {
  const nothing = 'VII-B-1 VII-C-3-b VII-C-3-b-i VII-C-3-b-ii VII-C-3-b-iii';
  const equals = `${nothing} VII-B-3 VII-B-3-a VII-B-3-b`;
  const undefinedName = 'VI VII-C-3-d';
  const meaning = 'I-B-2-d-iii VII-C-3-c';
  return {
    ...usual({
      'no Set-Name': `V-A-2-b VI VII-B-2-a ${nothing}`,
      'no meaning': `${undefinedName} ${nothing}`,
      'a digit': `I-B-2-a ${undefinedName} ${nothing}`,
      'one cube': 'V-A-2-b VII-B-2-a',
      'a Required cube left': 'I-B-3-b VII-B-2-b',
      'a cube that is not there': 'VII-B-2-c',
      'a Forbidden cube': 'I-B-3-d VII-B-2-d',
      'two cubes of Resources': 'V-A-2 VII-B-2-e',
      'another value': equals,
      ambiguous: '',
      'a Goal in no shape': `III-B III-B-1 III-B-1-a III-B-1-b III-B-1-c III-B-2 VII-C-3-a ${equals}`,
      'a negative Goal': `III-B III-B-1 III-B-2 VII-C-3-a ${equals}`,
      'no Goal of his own': `III-D-2 VII-C-3-a ${equals}`,
      'a Goal of other digits': 'III-A III-D-2',
      'several Solutions': 'VII-C-1-b',
      'a painted blank card': 'I-B-1',
      'a cube that is not wild': `I-B-2-d-iii ${undefinedName} ${nothing}`,
    }),
    '= Goal after the Solution': {
      permitted: `${EVERY} =`,
      paper: setName('R U A = 4'),
      breaks: ['setName.equalsGoal', 'wild.marked'],
      heard: `${undefinedName} VII-B-1 VII-C-3-c`,
    },
    'a Restriction where there is none': {
      permitted: `${EVERY} C`,
      paper: restricted('R C R'),
      breaks: ['restriction.allowed'],
      heard: undefinedName,
    },
    'a wild cube without its mark': {
      permitted: `${EVERY} =`,
      paper: setName('= U A'),
      breaks: ['wild.marked'],
      heard: `VII-C-3-c ${undefinedName} ${nothing}`,
    },
    'a wild cube marked as what it may not be': {
      permitted: `${EVERY} =`,
      paper: setName('=:U U A'),
      breaks: ['wild.meaning'],
      heard: `${meaning} ${undefinedName} ${nothing}`,
    },
    'a wild cube with two meanings': {
      permitted: `${EVERY} = =`,
      paper: setName('=:R U (=:A N V)'),
      breaks: ['wild.consistent'],
      heard: meaning,
    },
  };
})();

const basic2011 = ((): Papers => ({
  ...usual({
    'no Set-Name': 'BOS1',
    'no meaning': 'BOS1',
    'a digit': 'BOS1',
    'one cube': 'BOS1',
    'a Required cube left': 'BOS1',
    'a cube that is not there': 'BOS1',
    'a Forbidden cube': 'BOS1',
    'two cubes of Resources': 'BOS1',
    'another value': 'BOS1',
    ambiguous: '',
    'a Goal in no shape': 'BOS1 BOS7',
    'a negative Goal': 'BOS1 BOS7',
    'no Goal of his own': 'BOS1 BOS10',
    'a Goal of other digits': 'BOS1 BOS7',
    'several Solutions': 'BOS14',
    'a painted blank card': 'BOS3',
    'a cube that is not wild': 'BOS1 BOS4',
  }),
  'a Goal above the number of cards': {
    goal: { values: [11] },
    permitted: EVERY,
    paper: setName('R U A'),
    breaks: ['goal.withinUniverse', 'value.equalsGoal'],
    heard: 'BOS1 BOS7',
  },
  '= Goal after the Solution': {
    permitted: `${EVERY} =`,
    paper: setName('R U A = 4'),
    breaks: ['setName.equalsGoal', 'wild.marked'],
    heard: 'BOS1 BOS4',
  },
  'a wild cube without its mark': {
    permitted: `${EVERY} =`,
    paper: setName('= U A'),
    breaks: ['wild.marked'],
    heard: 'BOS1 BOS4',
  },
  'a wild cube with two meanings': {
    permitted: `${EVERY} = =`,
    paper: setName('=:R U (=:A N V)'),
    breaks: ['wild.consistent'],
    heard: 'BOS4',
  },
  'two cubes of Resources after a Force Out': {
    permitted: 'R',
    resources: 'U A',
    after: 'force-out',
    paper: setName('R U A'),
    breaks: ['cubes.forceOut'],
    heard: 'BOS11',
  },
  'two cubes of Resources after Reason B': {
    permitted: 'R',
    resources: 'U A',
    after: 'force-out-b',
    paper: setName('R U A'),
    breaks: ['cubes.forceOutB'],
    heard: 'BOS12-B',
  },
  'a wild cube marked as what it may not be': {
    permitted: `${EVERY} =`,
    paper: setName('=:U U A'),
    breaks: ['wild.meaning'],
    heard: 'BOS1 BOS4',
  },
  'a Restriction where there is none': {
    permitted: `${EVERY} C`,
    paper: restricted('R C R'),
    breaks: ['restriction.allowed'],
    heard: 'BOS1',
  },
  'two cubes of Resources after an A Flub': {
    forbidden: "'",
    permitted: 'R',
    resources: 'U A G',
    after: 'a-flub',
    paper: { ...setName('R U A'), avoid: { cube: 'G', to: 'permitted' } },
    breaks: ['cubes.flub'],
    heard: 'BOS1 BOS15',
  },
  'two cubes of Resources after Reason A': {
    forbidden: "'",
    permitted: 'R',
    resources: 'U A G',
    after: 'force-out-a',
    paper: { ...setName('R U A'), avoid: { cube: 'G', to: 'permitted' } },
    breaks: ['cubes.forceOutA'],
    heard: 'BOS12-A',
  },
  'an avoid move that leaves a Solution one cube away': {
    forbidden: "'",
    permitted: 'R U',
    resources: 'A G',
    after: 'a-flub',
    paper: { ...setName('R U A'), avoid: { cube: 'A', to: 'permitted' } },
    breaks: ['avoid.leavesNoNow'],
    heard: 'BOS15-a',
  },
  'an avoid move that leaves no Solution': {
    forbidden: "'",
    permitted: 'R U',
    resources: 'A',
    after: 'force-out-a',
    paper: { ...setName('R U A'), avoid: { cube: 'A', to: 'forbidden' } },
    breaks: ['avoid.leavesPossible'],
    heard: 'BOS12-A BOS15-b',
  },
  'no avoid move after an A Flub': {
    permitted: EVERY,
    after: 'a-flub',
    paper: setName('R U A'),
    breaks: ['avoid.presented'],
    heard: 'BOS15 BOS15-a BOS15-b',
  },
  'no avoid move after Reason A': {
    permitted: EVERY,
    after: 'force-out-a',
    paper: setName('R U A'),
    breaks: ['avoid.presented'],
    heard: 'BOS12-A BOS15 BOS15-a BOS15-b',
  },
}))();

const DIGITS = '1 2 3 3 3 4 5 6 6 7 8 9 0 + + - - x / ^ r';
const equation = (text: string, more: object = {}) => ({ solution: { equation: text, ...more } });

function equations(division: DivisionId): Papers {
  const highSchool = division === 'junior' || division === 'senior';
  const permitted = DIGITS;
  const whole = division === 'elementary' ? 'III-C-3' : '';
  const parts = 'VII-B-1 VII-B-2 VII-B-3 VII-B-4 VII-B-5';
  const misses = 'VII-B-2 VII-C-3-b VII-C-3-g';
  /** An illegal expression, by the sentence of VII-B above its parts. */
  const illegal = `III-A ${parts}`;
  const namesNone = `${illegal} ${misses}`;
  const goal = 'VII-C-3-e VII-C-3-f';
  const below = 'IV-B IV-B-1 IV-B-2 IV-B-3';
  return {
    'no Equation': {
      permitted,
      paper: equation('6+6'),
      breaks: ['equation.complete'],
      heard: 'VII-B-1 VII-B-2 VII-C-3-a',
    },
    'the value of the Goal': {
      goal: '3x4',
      permitted,
      paper: equation('6+6=12'),
      breaks: ['equation.goal'],
      heard: 'VII-B-1 VII-B-2 VII-C-3-a VII-C-3-f',
    },
    'another number than the Goal, which it misses': {
      permitted,
      paper: equation('6+6=13'),
      breaks: ['equation.goal'],
      heard: `VII-B-1 VII-C-3-a VII-C-3-f ${misses}`,
    },
    'another grouping of the Goal': {
      goal: '5-(3-4)',
      permitted,
      paper: equation('5+1=5-3-4'),
      breaks: ['equation.grouping'],
      heard: 'IV-B-2 VII-B-2 VII-C-3-f',
    },
    'another value': { permitted, paper: equation('6+5=12'), breaks: ['value.equalsGoal'], heard: misses },
    'one cube': {
      goal: '6',
      permitted,
      paper: equation('6=6'),
      breaks: ['cubes.two'],
      heard: 'VI-A-2-b VII-B-3-a VII-C-3-c-i',
    },
    'a Required cube left': {
      required: '9',
      permitted,
      paper: equation('6+6=12'),
      breaks: ['cubes.required'],
      heard: 'I-B-2-b VII-B-3-b VII-C-3-c-ii',
    },
    'a cube that is not there': {
      permitted: '6 +',
      paper: equation('6+6=12'),
      breaks: ['cubes.available'],
      heard: 'VII-B-3-c VII-C-3-c',
    },
    'a Forbidden cube': {
      permitted: '6 +',
      forbidden: '6',
      paper: equation('6+6=12'),
      breaks: ['cubes.forbidden'],
      heard: 'I-B-2-d VII-B-3-d VII-C-3-c-iii',
    },
    'two cubes of Resources': {
      permitted: '6',
      resources: '+ 6',
      after: 'now',
      paper: equation('6+6=12'),
      breaks: ['cubes.resources'],
      heard: 'VI-A-2 VII-B-3-e VII-C-3-c-iv',
    },
    'a numeral of two digits': {
      goal: '27',
      permitted,
      paper: equation('33-6=27'),
      breaks: ['solution.numeral'],
      heard: 'VII-B-4 VII-C-3-d',
    },
    'no meaning': { permitted, paper: equation('6(6)=12'), breaks: ['expression.defined'], heard: namesNone },
    'a sign of a number': {
      permitted,
      paper: equation('9+(-6)=12'),
      breaks: ['expression.sign'],
      heard: `${namesNone} III-B-1`,
    },
    'a quotient by 0': { permitted, paper: equation('6/(3-3)=12'), breaks: ['value.real'], heard: namesNone },
    'a root with index 0': {
      permitted,
      paper: equation('(3-3)r6=12'),
      breaks: ['root.zeroIndex'],
      heard: `${namesNone} III-C-2-a ${whole}`,
    },
    'a root of 0 with a negative index': {
      permitted,
      paper: equation('(3-6)r0=12'),
      breaks: ['root.ofZero'],
      heard: `${namesNone} ${whole}`,
    },
    '0 to a negative power': {
      permitted,
      paper: equation('0^(3-6)=12'),
      breaks: ['power.ofZeroNegative'],
      heard: `${namesNone} III-C-2-b ${whole}`,
    },
    '0 to the power 0': {
      permitted,
      paper: equation('(3-3)^0=12'),
      breaks: ['power.ofZero'],
      heard: `${namesNone} III-C-2-b`,
    },
    'an even root of a negative number': {
      permitted,
      paper: equation('2r(3-6)=12'),
      breaks: ['root.evenOfNegative'],
      heard: `${namesNone} III-C-2-c III-C-2-d ${whole}`,
    },
    'a root with an even index over an odd one': {
      permitted,
      paper: equation('(2/3)r(3-6)=12'),
      breaks: ['root.evenFractionOfNegative'],
      heard: `${namesNone} III-C-2-d ${whole}`,
    },
    'a power with an even denominator': {
      permitted,
      paper: equation('(3-6)^(1/2)=12'),
      breaks: ['power.evenDenominator'],
      heard: `${namesNone} III-C-2-e ${whole}`,
    },
    'a Goal that divides by 0': {
      goal: '7/(3-3)',
      permitted,
      paper: equation('6+6=7/(3-3)'),
      breaks: ['value.real'],
      heard: `III-A ${below} ${goal} ${misses}`,
    },
    'a Goal of seven cubes': {
      goal: '1+2+3+4',
      permitted,
      paper: equation('6+6=1+2+3+4'),
      breaks: ['goal.cubes'],
      heard: `${below} ${goal} ${misses}`,
    },
    'a Goal of four digits': {
      goal: '1234',
      permitted,
      paper: equation('6+6=1234'),
      breaks: ['goal.numeral'],
      heard: `IV-B-1 ${goal} ${misses}`,
    },
    'a Goal that no spacing shows': {
      goal: 'r((5+4)x9)',
      permitted,
      paper: equation('6+3=r((5+4)x9)'),
      breaks: ['goal.grouping'],
      heard: `IV-B-2 ${goal} ${misses}`,
    },
    'no Goal of his own': {
      resources: permitted,
      after: 'no-goal',
      paper: equation('6+6=12'),
      breaks: ['goal.cubes', 'goal.written'],
      heard: `IV-D-2 ${below} ${goal} ${misses}`,
    },
    ...(division === 'elementary' && {
      'a root that is not whole': {
        permitted,
        paper: equation('r6+6=12'),
        breaks: ['limits.wholeNumbers'],
        heard: `${namesNone} III-B-2 III-C-3`,
      },
      'a Goal with a root that is not whole': {
        goal: '3r9',
        permitted,
        paper: equation('6+6=3r9'),
        breaks: ['limits.wholeNumbers'],
        heard: `III-A III-B-2 III-C-3 ${below} ${goal} ${misses}`,
      },
    }),
    ...(highSchool
      ? {
          'a turned cube in a longer numeral': {
            permitted,
            paper: equation('6u2=12'),
            breaks: ['numeral.turned'],
            heard: `${namesNone} VII-C-3-d XIII-upside-down`,
          },
          'a turned cube in a longer numeral of the Goal': {
            goal: '6u2',
            permitted,
            paper: equation('6+6=6u2'),
            breaks: ['goal.turnedNumeral'],
            heard: `III-A IV-B-1 ${goal} ${misses} XIII-upside-down`,
          },
          'a sideways sign': {
            permitted,
            paper: equation('6s+6=12'),
            breaks: ['turned.sideways'],
            heard: `${namesNone} XIII-sideways`,
          },
          'a 0 with two meanings': {
            permitted: `${permitted} 0`,
            paper: equation('0:6+0:5=12'),
            breaks: ['zero.consistent'],
            heard: 'XIII-0-wild',
          },
          'a 0 that means nothing': {
            permitted,
            paper: equation('6+6+0=12', { wild: { 0: '10' } }),
            breaks: ['zero.meaning'],
            heard: `${illegal} XIII-0-wild`,
          },
          'a 0 that makes no Goal': {
            goal: '40',
            permitted: `${permitted} 0`,
            paper: equation('606=40', { wild: { 0: 'x' } }),
            breaks: ['expression.defined'],
            heard: `III-A ${below} VII-C-3-f ${misses}`,
          },
          'a 0 that stands for one number in the Goal and for another in the Solution': {
            goal: '40',
            permitted: '9 5 x - 0',
            paper: { solution: { equation: '(9x5)-0=40', wild: { 0: '5' } } },
            breaks: ['value.equalsGoal'],
            heard: `${misses} XIII-0-wild`,
          },
          'a cube of the Goal turned twice': {
            goal: 'su3',
            permitted,
            paper: equation('6+6=su3'),
            breaks: ['goal.turnedTwice'],
            heard: `${below} ${goal} ${misses} XIII-upside-down`,
          },
        }
      : {
          'a sideways cube where none is turned': {
            permitted,
            paper: equation('6+6/s1=12'),
            breaks: ['turned.sideways'],
            heard: `${illegal} XIII-sideways`,
          },
          'an upside-down cube where none is turned': {
            permitted,
            paper: equation('6-u6=12'),
            breaks: ['turned.upsideDown'],
            heard: `${illegal} XIII-upside-down`,
          },
          'a 0 that stands for another symbol': {
            permitted,
            paper: equation('6+6+0:3=12'),
            breaks: ['zero.notWild'],
            heard: `${illegal} XIII-0-wild`,
          },
          'an upside-down cube in the Goal': {
            goal: 'u3',
            permitted,
            paper: equation('6+6=u3'),
            breaks: ['goal.upsideDown'],
            heard: `III-A IV-B-1 ${goal} ${misses} XIII-upside-down`,
          },
          'a turned cube in the Goal': {
            goal: 's3',
            permitted,
            paper: equation('6+6=s3'),
            breaks: ['goal.sideways'],
            heard: `III-A IV-B-1 ${goal} ${misses} XIII-sideways`,
          },
        }),
  };
}

const introduction: Papers = {
  '= in the Set-Name': { paper: setName('R = G'), permitted: EVERY, breaks: ['setName.relation'], heard: 'Basic-III' },
  '= Goal': { paper: setName('R U A = 4'), permitted: EVERY, breaks: ['setName.equalsGoal'], heard: 'Basic-III' },
  'a Restriction': {
    paper: restricted('R C R'),
    permitted: EVERY,
    breaks: ['restriction.allowed'],
    heard: 'Basic-III',
  },
  'a Required cube left after Now': {
    required: 'Y',
    permitted: EVERY,
    after: 'now',
    paper: setName('R U A'),
    breaks: ['cubes.required'],
    heard: 'Basic-III-B Basic-IV-A-1-a',
  },
  ...usual({
    'no Set-Name': 'Basic-III Basic-III-A',
    'no meaning': 'Basic-III',
    'a digit': 'Basic-III',
    'one cube': 'Basic-III-A',
    'a Required cube left': 'Basic-III-B',
    'a cube that is not there': 'Basic-III-D',
    'a Forbidden cube': 'Basic-III-C',
    'two cubes of Resources': 'Basic-IV-A-1-c',
    'another value': 'Basic-III Basic-III-E',
    ambiguous: '',
    'a Goal in no shape': 'Basic-I-B Basic-I-B-1 Basic-I-B-2 Basic-I-B-3 Basic-III Basic-III-E',
    'a negative Goal': 'Basic-I-B-3 Basic-III Basic-III-E',
    'no Goal of his own': '',
    'a Goal of other digits': '',
    'several Solutions': 'Basic-III',
    'a painted blank card': 'Basic-III',
    'a cube that is not wild': 'Basic-III',
  }),
};

const BOOKS: Readonly<Record<BookId, (division: DivisionId) => Papers>> = {
  'mlag-onsets-basic-2011': () => basic2011,
  'mlag-onsets-adventurous-2017': (division) =>
    adventurous({ card: 'XIII-C-10', blank: 'XIII-C-11', noNull: 'XIII-B-8 XIII-C-7' }, division),
  'mlag-onsets-basic-2019': () => basic2019,
  'agloa-onsets-2023': (division) =>
    division === 'basic'
      ? introduction
      : adventurous({ card: 'XIII-C-11', blank: 'XIII-C-12', noNull: 'XIII-B-8 XIII-C-8' }, division),
  'mlag-equations-basic-2018': equations,
};

const CITED: Readonly<Record<BookId, string>> = {
  'mlag-onsets-basic-2011': 'BOS1, BOS4, BOS7, BOS13, BOS14, BOS15',
  'mlag-onsets-adventurous-2017': 'VI-A, VI-B, VII-B-1, VII-C-4, VII-C-5',
  'mlag-onsets-basic-2019': 'VI, VII-B-1, VII-B-2, VII-B-3, VII-C-3',
  'agloa-onsets-2023': 'VI-A, VI-B, VII-B-1, VII-C-4, VII-C-5',
  'mlag-equations-basic-2018': 'III-A, IV-B, VII-B, VII-C-3, XIII',
};

for (const [book, papersOf] of Object.entries(BOOKS) as [BookId, (division: DivisionId) => Papers][])
  describe(book, () => {
    // The introduction has no No Goal.
    for (const division of Object.keys(books[book].divisions) as DivisionId[])
      for (const [name, paper] of Object.entries(papersOf(division)))
        if (division !== 'basic' || paper.after !== 'no-goal')
          test(`[${book} ${division === 'basic' ? 'Basic-III' : CITED[book]}] ${division}, ${name}: only the clauses that state it are accepted`, () =>
            holds(book, division, paper));
  });

test('for every rule that a paper can break, one of these papers breaks it', () => {
  const broken = (book: BookId) =>
    (Object.keys(books[book].divisions) as DivisionId[]).flatMap((division) =>
      Object.values(BOOKS[book](division)).flatMap(({ breaks }) => breaks),
    );
  const onSets = new Set(
    (Object.keys(BOOKS) as BookId[]).filter((book) => books[book].game === 'on-sets').flatMap(broken),
  );
  // Clauses that only allow something, or are not about papers.
  const harmless = /choose|wild-cube|blank-card-wild|interchangeable|multiple|shift|absolute|double|symmetric/;
  const rules = Object.keys(books['agloa-onsets-2023'].cites);
  expect(rules.filter((rule) => !onSets.has(rule) && !harmless.test(rule))).toEqual([]);
  const numbers = new Set(broken('mlag-equations-basic-2018'));
  const { cites } = books['mlag-equations-basic-2018'];
  expect(Object.keys(cites).filter((rule) => !numbers.has(rule))).toEqual([]);
});
