// The key: every symbol on the cubes in words, and the variations in force, each with its blank filled in and its clause.
import { books } from '@openshake/rules';
import { parsePick, type ShakeRules, type VariationId, variations } from '@openshake/rules/onsets';
import { textOf } from '@openshake/words';
import { capital } from '../inPlainWords.ts';
import { fit } from '../pretty/lines.ts';
import { type Page, wrap } from '../pretty/page.ts';
import { equationRules, solutionRules } from './commands/forms.ts';
import { cubeOf } from './commands/sections.ts';
import type { Seat } from './seat.ts';

type Row = readonly [sign: string, says: string];

/** Keys that are named in words. */
const KEYS: Readonly<Record<string, string>> = {
  '-': 'hyphen',
  "'": 'apostrophe',
  '=': 'equals sign',
  '+': 'plus sign',
  '/': 'slash',
  '^': 'caret',
};

/** The sign of a cube and what to type for it; a screen reader hears the key alone, because the words after it name the cube. */
function typed(cube: string, { words }: Seat): string {
  const shown = words.cube(cube);
  const key = KEYS[cube] ?? cube;
  if (shown === cube) return shown;
  return [...shown].length > 1 ? capital(key) : `${shown} (type ${KEYS[cube] === undefined ? cube : `the ${key}`})`;
}

const formula = (written: string, { words }: Seat): string => words.paper({ solution: { setName: written } });

function relationSays(cube: '=' | 'C', rules: ShakeRules, seat: Seat): string {
  const wild = rules.wild[cube];
  const name = cube === '=' ? 'equals' : 'subset';
  const meaning =
    wild &&
    `wild: you say which of ${wild.mayMean.map((each) => seat.words.cube(each)).join(', ')} it stands for, and it keeps that meaning in the whole Solution`;
  if (rules.restrictions === 'none')
    return meaning === undefined ? `${name}: Solutions in this division do not use it` : `${name}, ${meaning}`;
  const sample = seat.words.paper({ solution: { setName: cube === '=' ? 'B = R' : 'B C R' } });
  const removes =
    cube === '='
      ? `equals, for a Restriction: ${sample} removes every card that has one of the two dots but not the other`
      : `subset, for a Restriction: ${sample} removes every card that has a blue dot but no red dot`;
  return meaning === undefined ? removes : `${removes}. It is also ${meaning}`;
}

function onSetsRows(rules: ShakeRules, seat: Seat): Row[] {
  const show = (written: string) => formula(written, seat);
  const minus =
    rules.operations.minus === 'symmetricDifference'
      ? `minus: the cards in exactly one of the two sets. ${show('B - R')} names every card with a blue dot or a red dot, but not both`
      : `minus, the difference: the cards in the first set that are not in the second. ${show('B - R')} names every card with a blue dot but no red dot`;
  return [
    [
      'B, R, G, Y',
      'a set of cards: B names every card in the Universe with a blue dot; R, G and Y do the same for red, green and yellow',
    ],
    [
      typed('U', seat),
      `union: the cards in either set. ${show('B U R')} names every card with a blue dot, a red dot, or both`,
    ],
    [
      typed('N', seat),
      `intersection: the cards in both sets. ${show('B N R')} names every card with both a blue dot and a red dot`,
    ],
    [typed('-', seat), minus],
    [
      typed("'", seat),
      `complement: the cards that are not in the set before it. ${show("R'")} names every card without a red dot`,
    ],
    [typed('V', seat), 'universe: every card'],
    [typed('A', seat), 'null, the null set: no card'],
    [typed('=', seat), relationSays('=', rules, seat)],
    [typed('C', seat), relationSays('C', rules, seat)],
    [
      '1, 2, 3, 4, 5',
      `digits, only for the Goal. Side by side, they are added; one above the other, they are multiplied. An upside-down digit ${rules.upsideDown === 'either' ? 'may be read as negative or positive' : 'is negative'}`,
    ],
  ];
}

function equationRows(seat: Seat): Row[] {
  const zeroWild = equationRules(seat)?.zeroWild;
  const show = (equation: string) => seat.words.paper({ solution: { equation } });
  return [
    [
      '0 to 9',
      `digits. In a Solution, every number has one digit; a Goal may have numbers with two or three digits${zeroWild ? '. A 0 may stand for any symbol' : ''}`,
    ],
    [typed('+', seat), `plus: ${show('2+3=5')}`],
    [
      typed('-', seat),
      `minus: ${show('5-3=2')}. It only subtracts: you cannot write it in front of a number to make it negative`,
    ],
    [typed('x', seat), `times: ${show('2x3=6')}`],
    [typed('/', seat), `divide: ${show('6/2=3')}`],
    [typed('^', seat), `power: ${show('2^3=8')}`],
    [
      typed('r', seat),
      `root. A number before it is the index: ${show('3r8=2')}; without one, it is the square root: ${show('r9=3')}`,
    ],
  ];
}

/** What each variation asks or allows, with its blank filled in. */
const SAYS: Readonly<Record<VariationId, (blank: string) => string>> = {
  'required-cube': (cube) => `every Solution uses the cube ${cube}`,
  'wild-cube': (cube) =>
    `the cube ${cube} may stand for any symbol except a digit; it means the same in the whole Solution, and the writer says what it is`,
  'union-intersection-interchangeable': () => 'union and intersection may stand for each other, cube by cube',
  'universe-null-interchangeable': () => 'V and the null set may stand for each other, cube by cube',
  'two-operations': () => 'a Set-Name has at least two operation symbols',
  'multiple-operations': () => 'a cube with an operation may be used more than once in a Solution',
  'shift-from-permitted': () => 'instead of a move, a player may shift a cube from Permitted to Required or Forbidden',
  'no-null-restrictions': () => 'every Restriction removes at least one card that the others leave',
  'absolute-value': () => 'an upside-down digit of the Goal may be read as negative or as positive',
  'double-set': (set) => `the cards of the set ${set} count twice`,
  'required-card': (card) => `every Solution names a set with the card ${card} in it`,
  'forbidden-card': (card) => `no Solution names a set with the card ${card} in it`,
  'blank-card-wild': () => 'each writer may paint dots on the blank card, and says which ones',
  'symmetric-difference': () => 'minus names the cards that are in exactly one of the two sets',
  'two-solutions': () => 'each writer writes two Solutions; the second names a card that the first does not',
};

interface InForce {
  name: VariationId;
  blank: string;
  who: string;
}

function inForce({ view, words }: Seat): InForce[] {
  const book = books[view.book];
  if (book.game !== 'on-sets' || !view.variations) return [];
  const standing = book.divisions[view.division]?.standing ?? [];
  const chosen = view.table.variations.flatMap((value): InForce[] => {
    const pick = parsePick(value);
    if (!pick || (value as { improper?: boolean }).improper) return [];
    const { blank } = variations[pick.name];
    const filled = blank === undefined ? '' : textOf(pick[blank]);
    const shown =
      blank === 'cube' ? words.cube(filled) : blank === 'set' ? words.paper({ solution: { setName: filled } }) : filled;
    return [{ name: pick.name, blank: shown, who: `chosen by ${textOf(pick.by)}` }];
  });
  return [...standing.map((name) => ({ name, blank: '', who: 'in every shake' })), ...chosen];
}

/** The variations of this shake in words. */
export function variationRows(seat: Seat): Row[] {
  const { book: id, division } = seat.view;
  const book = books[id];
  if (book.game === 'equations') return equationVariations(seat);
  const cites = { ...book.cites, ...book.divisions[division]?.cites };
  return inForce(seat).map(({ name, blank, who }) => [
    `${seat.words.pick({ name })} (${who})`,
    `${SAYS[name](blank)} (${seat.words.clause(cites[`variation.${name}`])})`,
  ]);
}

/** What Junior and Senior play in every shake of Equations. */
function equationVariations(seat: Seat): Row[] {
  const { view, words } = seat;
  const book = books[view.book];
  const rules = equationRules(seat);
  if (book.game !== 'equations' || !rules) return [];
  const clause = (rule: 'turned.sideways' | 'turned.upsideDown' | 'zero.meaning') => words.clause(book.cites[rule]);
  return [
    ...(rules.turnedCubes
      ? ([
          [
            'Sideways (in every shake)',
            `a sideways digit means 1 divided by that digit: type s3 for one third (${clause('turned.sideways')})`,
          ],
          [
            'Upside-down (in every shake)',
            `an upside-down digit is negative: type u3 for negative 3 (${clause('turned.upsideDown')})`,
          ],
          [
            'Sideways and upside-down (in every shake)',
            `a digit that lies both ways is both: type su3 for minus one third; a Goal has no such digit (${clause('turned.upsideDown')})`,
          ],
        ] as Row[])
      : []),
    ...(rules.zeroWild
      ? ([
          [
            '0 Wild (in every shake)',
            `a 0 may stand for any symbol; it means the same wherever it appears, and the writer says what it is (${clause('zero.meaning')})`,
          ],
        ] as Row[])
      : []),
  ];
}

/** Each sign starts a line of its own, so that its meaning has room. */
function rowLines(rows: readonly Row[], page: Page): string[] {
  const { paint, width, plain } = page;
  return rows.flatMap(([sign, says]) =>
    plain
      ? fit(`${sign}: ${says}.`, page)
      : wrap(`${sign}: ${says}.`, width - 4).map((line, at) =>
          at === 0 ? `  ${paint.bold(line.slice(0, sign.length))}${line.slice(sign.length)}` : `    ${line}`,
        ),
  );
}

/** A variation in words with its blank open, and its clause. */
export function variationSays(name: VariationId, seat: Seat): string {
  const { book: id, division } = seat.view;
  const book = books[id];
  const says = SAYS[name]('that you name');
  if (book.game !== 'on-sets') return says;
  const cites = { ...book.cites, ...book.divisions[division]?.cites };
  return `${says} (${seat.words.clause(cites[`variation.${name}`])})`;
}

/** What the key says of one cube, or of a digit as it is turned; undefined where it is no cube. */
export function symbolLines(text: string, seat: Seat, page: Page): string[] | undefined {
  const turned = /^(?:su|us|s|u)(\d)$/iu.exec(text);
  const all = turned ? equationVariations(seat) : symbolRows(seat);
  const cube = cubeOf(turned?.[1] ?? text, seat);
  if (cube === undefined) return undefined;
  const lying = turned && TURNED[text.slice(0, -1).toLowerCase()];
  const isOf = ([sign]: Row): boolean =>
    lying === undefined || lying === null
      ? sign === typed(cube, seat) || (/^\d$/.test(cube) ? /^\d/.test(sign) : sign.split(', ').includes(cube))
      : sign.startsWith(lying);
  const rows = all.filter(isOf);
  return rows.length > 0 ? rowLines(rows, page) : undefined;
}

/** Under which word each way of turning stands. */
const TURNED: Readonly<Record<string, string>> = {
  s: 'Sideways (',
  u: 'Upside-down',
  su: 'Sideways and upside-down',
  us: 'Sideways and upside-down',
};

/** A row whose title begins with these words, of what is played in every shake of Equations. */
export function equationVariationLines(text: string, seat: Seat, page: Page): string[] | undefined {
  const wanted = text.toLowerCase().replaceAll(/[\s-]+/g, ' ');
  const rows = equationVariations(seat).filter(([title]) =>
    title.toLowerCase().replaceAll('-', ' ').startsWith(`${wanted} (`),
  );
  return rows.length > 0 ? rowLines(rows, page) : undefined;
}

function symbolRows(seat: Seat): Row[] {
  const rules = solutionRules(seat);
  return rules ? onSetsRows(rules, seat) : equationRows(seat);
}

export function keyLines(seat: Seat, page: Page): string[] {
  const { paint } = page;
  const all = variationRows(seat);
  const title = (text: string) => paint.bold(paint.cyan(text));
  return [
    title('The symbols on the cubes'),
    ...rowLines(symbolRows(seat), page),
    title('Variations in force'),
    ...(all.length > 0 ? rowLines(all, page) : wrap(`${noneText(seat)}.`, page.width)),
  ];
}

function noneText({ view }: Seat): string {
  const book = books[view.book];
  const division = book.game === 'on-sets' ? book.divisions[view.division] : undefined;
  if (!view.variations && (division?.offered.length ?? 0) > 0) return 'None: this match is played without variations';
  return (division?.offered.length ?? 0) > 0
    ? 'None so far in this shake'
    : 'None: this division of the rulebook has no variations';
}
