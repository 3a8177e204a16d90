// There are hands for every kind of action: in a moment of a real match, clicking what is on the screen sends exactly that action.
import {
  ACTION_TYPES,
  type Acted,
  type ActedType,
  APPEAL,
  type BookId,
  type DivisionId,
  decide,
  EQUALS,
  type Section,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { AVOID, flubbed, forcedOut, RIGHT, table2011 } from '../table/support/flubs.ts';
import { CARDS, CUBES_WITH_RELATIONS, type TableOptions, TestTable } from '../table/support/testTable.ts';
import type { Known } from './support/hands.ts';
import { type Moment, type Moments, openMoments } from './support/moments.ts';
import { drawing, isSame } from './support/practice.ts';
import { serving } from './support/serving.ts';
import { openGallery } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 11);

type Fields<Type extends ActedType> = Omit<Extract<Acted, { type: Type }>, 'type' | 'by'>;

/** Who does what at which table. */
interface Done<Type extends ActedType> {
  table: TestTable;
  by: string;
  fields: Fields<Type>;
  more?: Moment['more'];
  pen?: Known['pen'];
}

const done = <Type extends ActedType>(
  table: TestTable,
  by: string,
  fields: Fields<Type>,
  more: Pick<Done<Type>, 'more' | 'pen'> = {},
): Done<Type> => ({ table, by, fields, ...more });

const words = (text: string): string[] => text.split(' ');
const single = { shape: 'single', cubes: ['3'] };
const anyDice: TableOptions = { chance: () => 0 };
const AGLOA: BookId = 'agloa-onsets-2023';
const MLAG: BookId = 'mlag-onsets-adventurous-2017';
const BASIC: BookId = 'mlag-onsets-basic-2019';
const EQUATIONS: BookId = 'mlag-equations-basic-2018';
const atTable = { officiating: 'table' } as const;

const senior = (options?: TableOptions) => new TestTable(AGLOA, 'senior', options);
const equations = (division: DivisionId = 'senior', options?: TableOptions) =>
  new TestTable(EQUATIONS, division, options);

/** Ann, Bob and Cy have chosen these, and Ann has set this Goal; everybody may write what is in Resources. */
function under(picks: readonly object[], cubes = CUBES_WITH_RELATIONS, goal: object = single): TestTable {
  const [first, second, third] = picks.map((pick) => ({ variations: [pick] }));
  const table = senior({ variations: true }).started(cubes, `${CARDS} BGY`);
  table.does('ann', 'choose-variations', first ?? { variations: [{ name: 'required-cube', cube: 'R' }] });
  table.does('bob', 'choose-variations', second ?? { variations: [{ name: 'absolute-value' }] });
  table.does('cy', 'choose-variations', third ?? { variations: [{ name: 'shift-from-permitted' }] });
  return table.does('ann', 'set-goal', { goal });
}
/** Bob calls Impossible, and Ann writes. */
const annWrites = (table: TestTable): TestTable => table.does('bob', 'challenge', { claim: 'impossible' });

/** Ann's paper is face up; Bob and Cy check it. */
const checked = (book: BookId, division: DivisionId, paper: object): TestTable =>
  new TestTable(book, division, atTable)
    .withGoal()
    .does('bob', 'challenge', { claim: book === 'mlag-onsets-basic-2011' ? 'p-flub' : 'impossible' })
    .does('ann', 'present', paper)
    .does('cy', 'decline');

/** One shake is scored, and the round is over. */
const over = (book: BookId = AGLOA): TestTable =>
  new TestTable(book, 'senior')
    .withGoal()
    .does('bob', 'challenge', { claim: 'impossible' })
    .does('ann', 'decline')
    .does('cy', 'decline')
    .does('director', 'end-round');

const goals = (table: () => TestTable, all: readonly unknown[]): Done<'set-goal'>[] =>
  all.map((goal) => done(table(), 'ann', { goal }));
const moves = (to: Section): Done<'move'> => done(senior().withGoal(), 'bob', { cube: 'R', to });
const holding = (table: TestTable, by: string): TestTable => table.does(by, 'pick-up-block');

const choosing = (): Done<'choose-variations'>[] => {
  const table = () => senior({ variations: true }).started(CUBES_WITH_RELATIONS);
  const offer = table()
    .legal('ann')
    .find(({ type }) => type === 'choose-variations');
  const picks = new Map<string, readonly unknown[]>([['double-set', [{ name: 'double-set', set: 'B U R' }]]]);
  for (const { action } of offer?.open ? offer.choices : [])
    if (action.type === 'choose-variations')
      picks.set(String((action.variations[0] as { name: string }).name), action.variations);
  const two = new TestTable(MLAG, 'middle', { variations: true, players: 'ann bob' }).started(CUBES_WITH_RELATIONS);
  two.does('ann', 'choose-variations', { variations: [{ name: 'absolute-value' }] });
  return [
    ...[...picks.values()].map((variations) => done<'choose-variations'>(table(), 'ann', { variations })),
    done(two, 'bob', { variations: [{ name: 'wild-cube', cube: 'Y' }, { name: 'two-operations' }] }),
  ];
};

const presenting = (): Done<'present'>[] => {
  const typed = { pen: 'typed' } as const;
  const palette = { pen: 'palette' } as const;
  const plain = () => annWrites(new TestTable(AGLOA, 'junior').withGoal());
  const grouped = { solution: { setName: "(Y U R)' - G" } };
  const restricted = { solution: { restrictions: ["R = Y'", 'B C G'], setName: 'Y - G' } };
  const junior = () => annWrites(new TestTable(AGLOA, 'junior').withGoal(single, CUBES_WITH_RELATIONS));
  const wild = () => annWrites(under([{ name: 'wild-cube', cube: 'B' }]));
  const twice = () => annWrites(under([{ name: 'two-solutions' }]));
  const blank = () => annWrites(under([{ name: 'blank-card-wild' }]));
  const goal = { shape: 'L', cubes: ['1', 'u2', '3'] };
  const noGoal = () => senior().started().does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' });
  const equation = (text: unknown, division?: DivisionId) => annWrites(equations(division).withGoal(text));
  const lost = () =>
    equations('middle').started().does('ann', 'no-goal').does('bob', 'challenge', { claim: 'no-goal' });
  return [
    // A wild 0 that lies only in the Goal: 2 − (−2).
    done(equation('20u2'), 'ann', { solution: { equation: '1+3=20u2', wild: { 0: '-' } } }, palette),
    done(plain(), 'ann', grouped, typed),
    done(plain(), 'ann', grouped, palette),
    done(junior(), 'ann', restricted, typed),
    done(junior(), 'ann', restricted, palette),
    done(wild(), 'ann', { solution: { setName: 'Y B R', wild: { B: 'U' } } }, typed),
    done(wild(), 'ann', { solution: { setName: 'Y B R', wild: { B: 'U' } } }, palette),
    done(twice(), 'ann', { solutions: [{ setName: 'Y - G' }, { setName: 'R U Y' }] }, typed),
    done(twice(), 'ann', { solutions: [{ setName: 'Y - G' }, { setName: 'R U Y' }] }, palette),
    done(blank(), 'ann', { solution: { setName: 'Y - G', blank: 'RY' } }, palette),
    done(noGoal(), 'bob', { solution: { setName: 'Y - G', goal } }, palette),
    done(flubbed().does('ann', 'challenge', { claim: 'a-flub' }), 'ann', { solution: RIGHT, avoid: AVOID }, typed),
    done(
      forcedOut().does('bob', 'challenge', { claim: 'force-out-a' }),
      'bob',
      { solution: RIGHT, avoid: AVOID, moved: { cube: 'Y', to: 'permitted' } },
      palette,
    ),
    done(equation('12'), 'ann', { solution: { equation: '6x(7-5)=12' } }, typed),
    done(equation('12'), 'ann', { solution: { equation: '6x(7-5)=12' } }, palette),
    done(equation('12'), 'ann', { solution: { equation: 'u2+s3-su4=12' } }, palette),
    done(equation('12'), 'ann', { solution: { equation: '0x7=12', wild: { 0: '8' } } }, palette),
    done(lost(), 'bob', { solution: { equation: '6+6=12', goal: '12' } }, typed),
  ];
};

/** A moment for every kind of action, and often several. A new kind does not compile before it has one. */
const HANDS: { readonly [Type in ActedType]: () => readonly Done<Type>[] } = {
  roll: () => [
    done(senior(anyDice), 'ann', { cubes: [] }),
    done(table2011(anyDice), 'ann', { cubes: setOut() }),
    done(equations('middle', anyDice), 'ann', { cubes: [] }),
  ],
  deal: () => [done(senior(anyDice).does('ann', 'roll', {}), 'cy', { cards: 13 })],
  'choose-variations': choosing,
  bonus: () => [
    done(senior().started(), 'ann', { cube: 'R' }),
    done(senior().withGoal(), 'bob', { cube: 'U' }),
    done(equations().started(), 'ann', { cube: '7' }),
    done(equations().withGoal(), 'bob', { cube: '+' }),
  ],
  'set-goal': () => [
    ...goals(
      () => senior().started(),
      [
        single,
        { shape: 'row', cubes: ['3', 'u2'] },
        { shape: 'row', cubes: ['3', '2', '1'] },
        { shape: 'column', cubes: ['1', '2'] },
        { shape: 'column', cubes: ['3', '1', '2'] },
        { shape: 'L', cubes: ['1', 'u2', '3'] },
        { shape: 'T', cubes: ['1', 'u2', '3'] },
      ],
    ),
    ...goals(() => senior(atTable).started(), [{ shape: 'other', cubes: ['2', '1'] }]),
    ...goals(() => equations().started(), ['7', '5+6', '3x(5+2)', '(2+3)x4', 'u2+s3', '3^2']),
    ...goals(() => equations('senior', atTable).started(), ['su4-6']),
  ],
  'no-goal': () => [done(senior().started(), 'ann', {}), done(equations().started(), 'ann', {})],
  agree: () => [done(senior().started().does('ann', 'no-goal'), 'bob', {})],
  move: () => [
    ...(['required', 'permitted', 'forbidden'] as const).map(moves),
    done(equations().withGoal(), 'bob', { cube: '7', to: 'permitted' }),
  ],
  shift: () =>
    (['required', 'forbidden'] as const).map((to) =>
      done(
        under([{ name: 'shift-from-permitted' }, {}, { name: 'two-operations' }].map((pick) => named(pick))).moves(
          'B permitted',
          'U permitted',
          'N forbidden',
        ),
        'bob',
        { cube: 'B', to },
      ),
    ),
  'force-out': () => [done(flubbed(), 'ann', {})],
  'pick-up-block': () => [done(senior().withGoal(), 'bob', {}), done(flubbed(), 'bob', {})],
  'put-down-block': () => [
    done(holding(senior().withGoal(), 'bob'), 'bob', {}),
    done(holding(flubbed(), 'ann'), 'ann', {}),
  ],
  challenge: () => [
    done(holding(senior().withGoal().moves('Y permitted', '- permitted'), 'ann'), 'ann', { claim: 'now' }),
    done(holding(senior().withGoal(), 'cy'), 'cy', { claim: 'impossible' }),
    done(senior().started().does('ann', 'no-goal'), 'bob', { claim: 'no-goal' }),
    ...['a-flub', 'p-flub', 'ca-flub'].map((claim) => done<'challenge'>(holding(flubbed(), 'ann'), 'ann', { claim })),
    done(holding(forcedOut(), 'bob'), 'bob', { claim: 'force-out-b' }),
    done(holding(forcedOut(), 'bob'), 'bob', { claim: 'force-out-a' }),
    done(holding(forcedOut(), 'bob'), 'bob', { claim: 'force-out-a', moved: { cube: 'Y', to: 'permitted' } }),
  ],
  charge: () => [done(illegalMove(), 'cy', {}), done(illegalMove(), 'cy', { what: 'IV-B' })],
  'take-back': () => {
    const table = senior(atTable).withGoal().playedDownTo(1);
    const by = table.phase.player ?? '';
    table.illegal(by, 'move', { cube: table.cubes[0], to: 'forbidden' });
    return [done(table, by, {})];
  },
  join: () =>
    (['mover', 'challenger'] as const).map((side) =>
      done(flubbed().does('bob', 'challenge', { claim: 'a-flub' }), 'ann', { side }),
    ),
  present: presenting,
  decline: () => [done(annWrites(senior().withGoal()), 'cy', {}), done(annWrites(equations().withGoal()), 'ann', {})],
  accept: () => [
    done(checked(AGLOA, 'junior', { solution: { setName: 'Y - A' } }), 'cy', { writer: 'ann' }),
    done(twoPapers(), 'ann', { writer: 'cy' }),
    done(checked(EQUATIONS, 'middle', { solution: { equation: '7+5=12' } }), 'bob', { writer: 'ann' }),
  ],
  reject: () => [
    done(checked(AGLOA, 'junior', { solution: { setName: 'Y - B' } }), 'bob', { writer: 'ann', clause: 'VII-B-3' }),
    done(checked(BASIC, 'middle', { solution: { setName: 'Y U R N A' } }), 'cy', {
      writer: 'ann',
      clause: 'VII-B-3',
      interpretation: '(Y U R) N A',
    }),
    done(checked(EQUATIONS, 'middle', { solution: { equation: '6+5=12' } }), 'cy', {
      writer: 'ann',
      clause: 'VII-B-2',
    }),
  ],
  'call-judge': () => [
    done(checked(AGLOA, 'junior', { solution: { setName: 'Y - B' } }), 'bob', { question: EQUALS, writer: 'ann' }),
    done(over(), 'bob', { question: APPEAL }),
    done(over(), 'bob', { question: 'May I see the cards?' }, { more: { free: '1' } }),
    done(senior().withGoal(), 'cy', { question: 'Whose turn is it?' }, { more: { free: '1' } }),
  ],
  'ask-which': () => [done(several(), 'bob', { writer: 'ann' })],
  indicate: () => [done(several().does('bob', 'ask-which', { writer: 'ann' }), 'ann', { which: [2] })],
  leave: () => [done(senior().withGoal(), 'bob', {}), done(senior(), 'cy', {})],
  return: () => [done(senior().withGoal().does('bob', 'leave'), 'bob', {})],
  sign: () => [done(over(), 'bob', {}), done(over(EQUATIONS), 'ann', {})],
  'correct-score': () => [
    done(over(), 'bob', { shake: 1, player: 'cy', score: 5 }),
    done(over(), 'judge', { shake: 1, player: 'bob', score: 4 }),
  ],
  rule: () => {
    const asked = () =>
      checked(AGLOA, 'junior', { solution: { setName: 'Y - B' } })
        .does('bob', 'call-judge', { question: EQUALS, writer: 'ann' })
        .does('cy', 'accept', { writer: 'ann' });
    return [
      done(asked(), 'judge', { question: EQUALS, answer: 'yes', writer: 'ann' }),
      done(asked(), 'judge', { question: EQUALS, answer: 'no', writer: 'ann', clause: 'VII-C-2' }),
      done(over().does('bob', 'call-judge', { question: APPEAL }), 'judge', { question: APPEAL, answer: 'no' }),
    ];
  },
  warn: () => [
    done(senior().withGoal(), 'judge', { player: 'bob' }),
    done(senior(), 'judge', { player: 'cy', clause: 'IX-C' }),
  ],
  penalize: () => [
    done(senior().withGoal(), 'judge', { player: 'cy', clause: 'II-A-2' }),
    done(senior().withGoal(), 'judge', { player: 'cy', clause: 'IX-D', second: 'judge two' }),
  ],
  'approve-penalty': () => [done(pendingPoint(), 'judge', { player: 'bob' })],
  disqualify: () => [done(senior().withGoal(), 'judge', { player: 'bob' })],
  'replay-shake': () => [
    done(senior().withGoal(), 'judge', { players: words('ann bob cy') }),
    done(over(), 'judge', { players: words('ann cy'), shakes: [1] }),
  ],
  'replay-round': () => [done(over(), 'judge', { players: words('ann bob cy') })],
  'take-score': () => [
    done(over(), 'judge', { player: 'bob' }),
    done(over(), 'director', { player: 'bob', shake: 1, score: 1 }),
  ],
  'end-round': () => [done(senior().withGoal(), 'director', {})],
  'stop-play': () => [done(senior().withGoal().does('director', 'end-round'), 'director', {})],
};

/** For a list with a hole: what fills it does not matter. */
const named = (pick: object): object => ('name' in pick ? pick : { name: 'absolute-value' });

function setOut(): readonly string[] {
  const offer = table2011(anyDice)
    .legal('ann')
    .find(({ type }) => type === 'roll');
  const action = offer?.open ? offer.choices.at(-1)?.action : undefined;
  return action?.type === 'roll' ? (action.cubes ?? []) : [];
}

/** Bob has moved out of turn. */
function illegalMove(): TestTable {
  const table = senior(atTable).withGoal().moves('R permitted');
  table.illegal('bob', 'move', { cube: 'R', to: 'forbidden' });
  return table;
}

/** Cy and Bob have written, and Ann checks both. */
function twoPapers(): TestTable {
  return new TestTable(AGLOA, 'junior', atTable)
    .withGoal()
    .moves('R permitted', '- permitted')
    .does('ann', 'challenge', { claim: 'impossible' })
    .does('cy', 'present', { solution: { setName: 'Y - A' } })
    .does('bob', 'present', { solution: { setName: 'R - A' } });
}

/** Ann's paper has more Solutions than count. */
function several(): TestTable {
  return checked(AGLOA, 'junior', { solutions: [{ setName: 'Y - B' }, { setName: 'Y - A' }] });
}

/** Bob has lost a point that a judge has to initial. */
function pendingPoint(): TestTable {
  const table = new TestTable(AGLOA, 'elementary').withGoal();
  return table.does('bob', 'pick-up-block').does('bob', 'put-down-block');
}

const all = Object.entries(HANDS).flatMap(([type, make]) =>
  (make as () => readonly Done<ActedType>[])().map((each, at) => ({
    ...each,
    id: `${type}-${at + 1}`,
    isFirst: at === 0,
    action: { type, by: each.by, ...each.fields } as Acted,
  })),
);

/** The first moment of each kind, and so many others; the long run has all. */
const MORE = 4;
const draw = drawing(seed);
const others = all.filter(({ isFirst }) => !isFirst);
const drawn = new Set(Array.from({ length: MORE }, () => others.splice(draw(others.length), 1)[0]?.id));
const shownNow = long ? all : all.filter(({ id, isFirst }) => isFirst || drawn.has(id));

const gallery = serving(openGallery);
let shown: Moments;
beforeAll(async () => {
  const moments = all.map(({ id, table, by, more = {} }): Moment => ({ id, table, viewer: by, more }));
  shown = await openMoments(gallery, moments);
});

describe(`hands, from seed ${seed}`, () => {
  it('have a moment for every kind of action', () => {
    const kinds = new Set(all.map(({ action }) => action.type));
    expect(ACTION_TYPES.filter((type) => type !== 'clock' && !kinds.has(type))).toEqual([]);
  });

  it.each(shownNow)('$id', async ({ id, table, action, pen }) => {
    const decision = decide(table.state, action, { at: table.now, search, chance: () => 0 });
    expect(decision.ok, decision.ok ? '' : JSON.stringify(decision.refusal)).toBe(true);
    const hands = await shown.open(id, pen && { pen });
    await hands.do(action);
    const sent = await shown.sent();
    expect(sent).toHaveLength(1);
    const clicked = { ...sent[0], by: action.by } as Acted;
    if (!isSame(action, clicked, table.state)) expect(clicked).toEqual(action);
    expect(shown.watched.troubles).toEqual([]);
  });
});
