// The key: every symbol on the cubes in words, and the variations in force, each with its blank filled in and its clause.
import { books } from '@openshake/rules';
import { parsePick, type ShakeRules, type VariationId, variations } from '@openshake/rules/onsets';
import { textOf } from '@openshake/words';
import { capital } from '../inPlainWords.ts';
import { fit } from '../pretty/lines.ts';
import { type Page, wrap } from '../pretty/page.ts';
import { ENGLISH, type Speech } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';
import { equationRules, solutionRules } from './commands/forms.ts';
import { cubeOf } from './commands/sections.ts';
import type { Seat } from './seat.ts';

/** A sign or a name, and what it means. */
export type Row = readonly [sign: string, says: string];

/** What the key says about some cubes. */
interface SymbolRow {
  cubes: readonly string[];
  row: Row;
}

const speechAt = ({ speech, words }: Seat): Speech => speech.at(words);

/** Keys that have names. */
const KEYS = {
  '-': 'keyboard.hyphen',
  "'": 'keyboard.apostrophe',
  '=': 'keyboard.equals',
  '+': 'keyboard.plus',
  '/': 'keyboard.slash',
  '^': 'keyboard.caret',
} as const;
const isNamed = (cube: string): cube is keyof typeof KEYS => Object.hasOwn(KEYS, cube);

/** The sign of a cube and what to type for it. A screen reader hears only the key, because the words after it name the cube. */
function typed(cube: string, { words, speech: { say } }: Seat): string {
  const sign = words.cube(cube);
  if (sign === cube) return sign;
  const isWord = [...sign].length > 1;
  if (isNamed(cube)) return say(KEYS[cube], { alone: isWord ? 'yes' : 'no', sign });
  return isWord ? capital(cube) : say('keyboard.letter', { sign, letter: cube });
}

function relationSays(cube: '=' | 'C', rules: ShakeRules, seat: Seat): string {
  const { say } = seat.speech;
  const [name, restricts] =
    cube === '=' ? (['equals', 'symbol.equals'] as const) : (['subset', 'symbol.subset'] as const);
  const meanings = rules.wild[cube]?.mayMean.map((each) => seat.words.cube(each)).join(', ');
  if (rules.restrictions === 'none')
    return meanings === undefined ? say('symbol.unused', { cube: name }) : say('symbol.wild', { cube: name, meanings });
  const sample = seat.words.paper({ solution: { setName: cube === '=' ? 'B = R' : 'B C R' } });
  const removes = say(restricts, { sample });
  return meanings === undefined ? removes : `${removes}. ${say('symbol.alsoWild', { meanings })}`;
}

function onSetsRows(rules: ShakeRules, seat: Seat): SymbolRow[] {
  const { say } = seat.speech;
  const sample = (setName: string) => ({ sample: seat.words.paper({ solution: { setName } }) });
  const row = (cube: string, says: string): SymbolRow => ({ cubes: [cube], row: [typed(cube, seat), says] });
  const rows = (cubes: string, says: string): SymbolRow => ({ cubes: [...cubes], row: [[...cubes].join(', '), says] });
  const minus = rules.operations.minus === 'symmetricDifference' ? 'symbol.symmetric' : 'symbol.difference';
  return [
    rows('BRGY', say('symbol.sets')),
    row('U', say('symbol.union', sample('B U R'))),
    row('N', say('symbol.intersection', sample('B N R'))),
    row('-', say(minus, sample('B - R'))),
    row("'", say('symbol.complement', sample("R'"))),
    row('V', say('symbol.universe')),
    row('A', say('symbol.null')),
    row('=', relationSays('=', rules, seat)),
    row('C', relationSays('C', rules, seat)),
    rows('12345', say('symbol.digits', { turned: rules.upsideDown })),
  ];
}

function equationRows(seat: Seat): SymbolRow[] {
  const { say } = seat.speech;
  const shown = (equation: string) => seat.words.paper({ solution: { equation } });
  const sample = (equation: string) => ({ sample: shown(equation) });
  const row = (cube: string, says: string): SymbolRow => ({ cubes: [cube], row: [typed(cube, seat), says] });
  const zero = equationRules(seat)?.zeroWild ? 'wild' : 'zero';
  return [
    { cubes: [...'0123456789'], row: [say('symbol.allDigits'), say('symbol.numbers', { zero })] },
    row('+', say('symbol.plus', sample('2+3=5'))),
    row('-', say('symbol.minus', sample('5-3=2'))),
    row('x', say('symbol.times', sample('2x3=6'))),
    row('/', say('symbol.divide', sample('6/2=3'))),
    row('^', say('symbol.power', sample('2^3=8'))),
    row('r', say('symbol.root', { ...sample('3r8=2'), square: shown('r9=3') })),
  ];
}

/** What a variation asks or allows. `blank`: what fills its blank, if anything. */
function saysOf(name: VariationId, blank?: string): Text {
  const filled = { open: blank === undefined ? 'yes' : 'no', blank: blank ?? '' };
  switch (name) {
    case 'required-cube':
    case 'wild-cube':
    case 'double-set':
    case 'required-card':
    case 'forbidden-card':
      return { key: `varies.${name}`, ...filled };
    default:
      return { key: `varies.${name}` };
  }
}

interface InForce {
  name: VariationId;
  blank?: string;
  /** Who chose it; nobody if it is played in every shake. */
  by?: string;
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
    return [{ name: pick.name, blank: shown, by: textOf(pick.by) }];
  });
  return [...standing.map((name) => ({ name })), ...chosen];
}

/** Whether this variation is in force in this shake. */
export const isInForce = (name: VariationId, seat: Seat): boolean => inForce(seat).some((each) => each.name === name);

/** The clause for a variation in this book and division of On-Sets. */
function clauseOf(name: VariationId, { view: { book: id, division } }: Seat): string | undefined {
  const book = books[id];
  return book.game === 'on-sets'
    ? { ...book.cites, ...book.divisions[division]?.cites }[`variation.${name}`]
    : undefined;
}

/** The variations of this shake in words. */
export function variationRows(seat: Seat): Row[] {
  if (seat.isEquations) return equationVariations(seat).map(({ row }) => row);
  const { say } = speechAt(seat);
  return inForce(seat).map(({ name, blank, by }) => {
    const variation = seat.words.pick({ name });
    const title =
      by === undefined ? say('key.everyShake', { variation }) : say('key.chosen', { variation, player: by });
    return [title, variationSays(name, seat, blank)];
  });
}

/** The Equations variations that the rules do not name, each with its clause. */
const EQUATION_VARIATIONS = {
  sideways: 'turned.sideways',
  'upside-down': 'turned.upsideDown',
  'both-ways': 'turned.upsideDown',
  'zero-wild': 'zero.meaning',
} as const;
type EquationVariation = keyof typeof EQUATION_VARIATIONS;

/** What Junior and Senior play in every shake of Equations. */
function equationVariations(seat: Seat): { name: EquationVariation; row: Row }[] {
  const book = books[seat.view.book];
  const rules = equationRules(seat);
  if (book.game !== 'equations' || !rules) return [];
  const { say } = speechAt(seat);
  const names = Object.keys(EQUATION_VARIATIONS) as EquationVariation[];
  return names
    .filter((name) => (name === 'zero-wild' ? rules.zeroWild : rules.turnedCubes))
    .map((name) => {
      const title = say('key.everyShake', { variation: say(`called.${name}`) });
      const clause = book.cites[EQUATION_VARIATIONS[name]];
      return { name, row: [title, say('varies.cited', { says: { key: `varies.${name}` }, clause })] };
    });
}

/** Each sign starts its own line, so that its meaning has room. */
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

/** A variation in words, and its clause. Without a blank, it says what to fill in. */
export function variationSays(name: VariationId, seat: Seat, blank?: string): string {
  const clause = clauseOf(name, seat);
  const says = saysOf(name, blank);
  const { tell, say } = speechAt(seat);
  return clause === undefined ? tell(says) : say('varies.cited', { says, clause });
}

/** What the key says about one cube or a turned digit; undefined for anything else. */
export function symbolLines(text: string, seat: Seat, page: Page): string[] | undefined {
  const [, lying, digit] = /^(su|us|s|u)(\d)$/iu.exec(text) ?? [];
  const cube = cubeOf(digit ?? text, seat);
  if (cube === undefined) return undefined;
  const rows =
    lying === undefined
      ? symbolRows(seat).filter(({ cubes }) => cubes.includes(cube))
      : equationVariations(seat).filter(({ name }) => name === TURNED[lying.toLowerCase()]);
  return rows.length > 0
    ? rowLines(
        rows.map(({ row }) => row),
        page,
      )
    : undefined;
}

/** What each way of turning means. */
const TURNED: Readonly<Record<string, EquationVariation>> = {
  s: 'sideways',
  u: 'upside-down',
  su: 'both-ways',
  us: 'both-ways',
};

const plainly = (name: string): string => name.toLowerCase().replaceAll(/[\s-]+/g, ' ');

/** What is played in every shake of Equations, by name. The English name works everywhere. */
export function equationVariationLines(text: string, seat: Seat, page: Page): string[] | undefined {
  const wanted = plainly(text);
  const rows = equationVariations(seat).filter(({ name }) =>
    [seat.speech, ENGLISH].some(({ say }) => plainly(say(`called.${name}`)) === wanted),
  );
  return rows.length > 0
    ? rowLines(
        rows.map(({ row }) => row),
        page,
      )
    : undefined;
}

function symbolRows(seat: Seat): SymbolRow[] {
  const rules = solutionRules(seat);
  return rules ? onSetsRows(rules, seat) : equationRows(seat);
}

export function keyLines(seat: Seat, page: Page): string[] {
  const { paint } = page;
  const { say } = seat.speech;
  const all = variationRows(seat);
  const title = (text: string) => paint.bold(paint.cyan(text));
  return [
    title(say('key.symbols')),
    ...rowLines(
      symbolRows(seat).map(({ row }) => row),
      page,
    ),
    title(say('key.inForce')),
    ...(all.length > 0 ? rowLines(all, page) : wrap(say(whyNone(seat)), page.width)),
  ];
}

/** Why no variation is in force. */
function whyNone({ view }: Seat): 'key.none.off' | 'key.none.yet' | 'key.none.ever' {
  const book = books[view.book];
  const division = book.game === 'on-sets' ? book.divisions[view.division] : undefined;
  if ((division?.offered.length ?? 0) === 0) return 'key.none.ever';
  return view.variations ? 'key.none.yet' : 'key.none.off';
}
