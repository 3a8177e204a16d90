/**
 * Random expressions and judge requests for Equations: positions with papers, of which a good share is
 * correct and a share spoiled on purpose. It avoids what the rules leave open (see `NaiveVerdict.undecided`).
 */
import { pick, type Random, shuffled, whole } from '../random.ts';
import {
  type NaiveDivision,
  type NaiveValue,
  naiveDigits,
  naiveEvaluate,
  naiveFraction,
  naiveSame,
} from './naiveEquations.ts';

const chance = (random: Random, share: number): boolean => random() < share;

// ---------------------------------------------------------------------------------------------------------------------
// Trees and how they are written

type Turn = '' | 's' | 'u' | 'su';
type Sign = '+' | '-' | 'x' | '/' | '^';

type Tree =
  | { readonly op: 'number'; readonly digits: string; readonly turn: Turn }
  | { readonly op: Sign; readonly left: Tree; readonly right: Tree }
  | { readonly op: 'r'; readonly index?: Tree; readonly under: Tree };

/** A bracket, or a cube as it is written. */
interface Item {
  readonly text: string;
  readonly turn: Turn;
  readonly cube: boolean;
}

const number = (digits: number | string, turn: Turn = ''): Tree => ({ op: 'number', digits: String(digits), turn });
const binary = (op: Sign, left: Tree, right: Tree): Tree => ({ op, left, right });
const root = (under: Tree, index?: Tree): Tree =>
  index === undefined ? { op: 'r', under } : { op: 'r', index, under };

function size(tree: Tree): number {
  if (tree.op === 'number') return tree.digits.length;
  if (tree.op === 'r') return 1 + size(tree.under) + (tree.index === undefined ? 0 : size(tree.index));
  return 1 + size(tree.left) + size(tree.right);
}

const BRACKETS = ['()', '()', '()', '()', '[]', '{}'];
const RANK: Record<Sign, number> = { '+': 1, '-': 1, x: 2, '/': 2, '^': 3 };

/** The row of cubes, with brackets where the order of operations needs them and sometimes where it does not. */
function write(random: Random, tree: Tree, rank = 0, extra = 0.08): Item[] {
  const bracketed = (items: Item[]): Item[] => {
    const pair = pick(random, BRACKETS);
    const bracket = (text: string): Item => ({ text, turn: '', cube: false });
    return [bracket(pair.slice(0, 1)), ...items, bracket(pair.slice(1))];
  };
  const sign = (text: string): Item => ({ text, turn: '', cube: true });
  let items: Item[];
  let own = 4;
  if (tree.op === 'number') {
    items = [...tree.digits].map((text) => ({ text, turn: tree.turn, cube: true }));
  } else if (tree.op === 'r') {
    own = tree.index === undefined ? 4 : 3;
    const index = tree.index === undefined ? [] : write(random, tree.index, 3, extra);
    items = [...index, sign('r'), ...write(random, tree.under, 4, extra)];
  } else {
    own = RANK[tree.op];
    items = [...write(random, tree.left, own, extra), sign(tree.op), ...write(random, tree.right, own + 1, extra)];
  }
  const clearer = own === 3 && rank === 3 && chance(random, 0.7);
  return own < rank || clearer || (items.length > 1 && chance(random, extra)) ? bracketed(items) : items;
}

const SHOWN: Record<string, string> = { '-': '−', x: '×', '/': '÷', '^': '*', r: '√' };

/** As text, sometimes with spaces, capitals and the signs that people see. */
function render(random: Random, items: readonly Item[]): string {
  const shown = chance(random, 0.08);
  const capitals = chance(random, 0.04);
  const spaced = chance(random, 0.12);
  const texts = items.map(({ text, turn }) => {
    const [symbol = '', meaning] = text.split(':');
    const one = (face: string): string => (shown ? (SHOWN[face] ?? face) : face);
    return `${turn}${one(symbol)}${meaning === undefined ? '' : `:${one(meaning)}`}`;
  });
  let joined = '';
  for (const text of texts) joined += (spaced && chance(random, 0.5)) || text.includes(':') ? ` ${text} ` : text;
  const trimmed = joined.trim();
  return capitals ? trimmed.toUpperCase() : trimmed;
}

// ---------------------------------------------------------------------------------------------------------------------
// Random trees

const highSchool = (division: NaiveDivision): boolean => division === 'junior' || division === 'senior';

/** A rough value, to keep most powers small; NaN if there is none. */
function rough(tree: Tree): number {
  if (tree.op === 'number') {
    const plain = Number(tree.digits);
    const turned = tree.turn.startsWith('s') ? 1 / plain : plain;
    return tree.turn.endsWith('u') ? -turned : turned;
  }
  const raised = (base: number, exponent: number): number => {
    const flat = Math.abs(base) ** exponent;
    return base < 0 && Math.abs(exponent % 2) === 1 ? -flat : flat;
  };
  if (tree.op === 'r') return raised(rough(tree.under), 1 / (tree.index === undefined ? 2 : rough(tree.index)));
  const [a, b] = [rough(tree.left), rough(tree.right)];
  if (tree.op === '+') return a + b;
  if (tree.op === '-') return a - b;
  if (tree.op === 'x') return a * b;
  return tree.op === '/' ? a / b : raised(a, b);
}

/** About how many bits a power or a root has. */
function roughBits(tree: Tree): number {
  if (tree.op === '^') return Math.abs(Math.log2(Math.abs(rough(tree.left))) * rough(tree.right));
  if (tree.op !== 'r' || tree.index === undefined) return 0;
  return Math.abs(Math.log2(Math.abs(rough(tree.under))) / rough(tree.index));
}

function digit(random: Random, division: NaiveDivision, from = 0): Tree {
  const turn: Turn =
    highSchool(division) && chance(random, 0.2) ? pick(random, ['s', 'u', 's', 'u', 'su'] as const) : '';
  const value = chance(random, 0.85) ? whole(random, Math.max(1, from), 9) : whole(random, from, 9);
  return number(value, turn.includes('s') && value === 0 && chance(random, 0.9) ? '' : turn);
}

function split(random: Random, cubes: number): [number, number] {
  const left = chance(random, 0.5)
    ? whole(random, 1, cubes - 2)
    : cubes - 1 - Math.min(cubes - 2, pick(random, [1, 1, 3, 3, 2]));
  return [left, cubes - 1 - left];
}

/** A tree of exactly this many cubes, at least one. */
function randomTree(random: Random, cubes: number, division: NaiveDivision): Tree {
  if (cubes <= 1) return digit(random, division);
  if (cubes === 2) return root(digit(random, division));
  const plain = division === 'elementary' ? 0.8 : 0.55;
  if (cubes >= 5 && chance(random, 0.02)) {
    // A tower that is too high to build.
    const top = binary('^', number(whole(random, 2, 9)), randomTree(random, cubes - 4, division));
    return binary('^', number(whole(random, 1, 9)), top);
  }
  if (cubes >= 7 && division !== 'elementary' && chance(random, 0.2)) {
    // A negative number, or a fraction to reduce.
    const low = whole(random, 0, 4);
    const base = binary('-', number(low), number(whole(random, low + 1, 9)));
    const fraction = binary('/', number(whole(random, 1, 9)), number(whole(random, 1, 9)));
    const turned = chance(random, 0.5) ? binary('^', base, fraction) : root(base, fraction);
    if (cubes === 7) return turned;
    if (cubes === 8) return root(turned);
    const other = randomTree(random, cubes - 8, division);
    const sign = pick(random, ['+', '-', 'x', '/', '^'] as const);
    return chance(random, 0.5) ? binary(sign, turned, other) : binary(sign, other, turned);
  }
  if (chance(random, plain)) {
    const [left, right] = split(random, cubes);
    const sign = pick(random, ['+', '-', 'x', '/', '+', '-', 'x'] as const);
    return binary(sign, randomTree(random, left, division), randomTree(random, right, division));
  }
  if (chance(random, 0.3)) return root(randomTree(random, cubes - 1, division));
  // A power or a root, mostly of a size that can be written down.
  const most = pick(random, [12, 30, 30, 60, 60, 60, 200, 200, 2000, 40_000, 1e9, 1e40]);
  let last: Tree | undefined;
  for (let tries = 0; tries < 6; tries += 1) {
    const [left, right] = split(random, cubes);
    const [a, b] = [randomTree(random, left, division), randomTree(random, right, division)];
    last = chance(random, 0.55) ? binary('^', a, b) : root(chance(random, 0.5) ? a : b, chance(random, 0.5) ? b : a);
    if (size(last) !== cubes) last = root(b, a);
    if (roughBits(last) <= most) return last;
  }
  return last ?? digit(random, division);
}

function legalValue(text: string, division: NaiveDivision, where: 'goal' | 'solution'): NaiveValue | undefined {
  try {
    const result = naiveEvaluate(text, division, where);
    return result.legal ? result.value : undefined;
  } catch {
    return undefined;
  }
}

/** The tree as plain text, to be evaluated. */
const plainText = (tree: Tree): string =>
  write(() => 0.999999, tree, 0, 0)
    .map(({ text, turn }) => turn + text)
    .join('');

/** A tree of this many cubes, usually legal. */
function mostlyLegal(random: Random, cubes: number, division: NaiveDivision, tries: number): Tree {
  let tree = randomTree(random, cubes, division);
  for (let k = 1; k < tries && legalValue(plainText(tree), division, 'solution') === undefined; k += 1) {
    tree = randomTree(random, cubes, division);
  }
  return tree;
}

/** The text of an expression with up to this many cubes (at most 12), as in a Solution. Most are legal. */
export function randomExpression(random: Random, cubes: number, division: NaiveDivision): string {
  const count = whole(random, Math.min(2, cubes), Math.min(12, cubes));
  return render(random, write(random, mostlyLegal(random, count, division, pick(random, [1, 1, 4, 8]))));
}

// ---------------------------------------------------------------------------------------------------------------------
// Goals

/** A Goal of at most six cubes. */
function randomGoal(random: Random, division: NaiveDivision): Tree {
  const numeral = (most: number): Tree => number(whole(random, most > 1 ? 10 ** (most - 1) : 0, 10 ** most - 1));
  const single = (): Tree => digit(random, division === 'junior' || division === 'senior' ? division : 'middle');
  const upright = (tree: Tree): Tree => (tree.op === 'number' && tree.turn === 'su' ? number(tree.digits, 'u') : tree);
  const one = (): Tree => upright(single());
  const sign = (): Sign => pick(random, ['+', '-', 'x', '/', '^'] as const);
  switch (whole(random, 0, 13)) {
    case 0:
      return numeral(3);
    case 1:
    case 2:
      return numeral(pick(random, [1, 2, 2]));
    case 3:
      return binary(
        pick(random, ['+', '-', 'x', '/'] as const),
        numeral(pick(random, [1, 2])),
        numeral(pick(random, [1, 2])),
      );
    case 4:
      return binary(sign(), one(), one());
    case 5:
      return root(numeral(pick(random, [1, 2, 3])));
    case 6:
      return root(numeral(pick(random, [1, 2])), number(whole(random, 2, 6)));
    case 7:
      return binary(pick(random, ['+', '-', 'x'] as const), numeral(1), root(numeral(pick(random, [1, 2]))));
    case 8:
      return binary(pick(random, ['+', '-', 'x', '/'] as const), root(numeral(1)), root(numeral(1)));
    case 9:
      return binary('^', one(), binary(pick(random, ['/', '-', '+'] as const), one(), one()));
    case 10:
      return binary(sign(), binary(sign(), one(), one()), one());
    case 11:
      return binary(
        pick(random, ['x', '-', '+', '/'] as const),
        one(),
        binary(pick(random, ['+', '-', 'x'] as const), one(), one()),
      );
    case 12:
      return root(binary(pick(random, ['+', 'x', '/', '-'] as const), numeral(1), numeral(pick(random, [1, 2]))));
    default:
      return binary(pick(random, ['+', '-'] as const), binary('/', numeral(1), numeral(1)), numeral(1));
  }
}

/** A tree for a whole number ≥ 0, with numerals of up to three digits. */
function goalOfWhole(random: Random, value: number): Tree | undefined {
  const options: Tree[] = [];
  if (value <= 999) options.push(number(value), number(value), number(value));
  const part = whole(random, 1, 99);
  options.push(binary('+', number(Math.max(0, value - part)), number(Math.min(part, value))));
  options.push(binary('-', number(value + part), number(part)));
  for (const factor of [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 25, 27, 49, 64, 81, 99]) {
    if (value > 0 && value % factor === 0) options.push(binary('x', number(value / factor), number(factor)));
    if (value * factor <= 999) options.push(binary('/', number(value * factor), number(factor)));
  }
  if (value * value <= 999) options.push(root(number(value * value)));
  for (let base = 2; base <= 99; base += 1) {
    for (let exponent = 2; base ** exponent <= value; exponent += 1) {
      if (base ** exponent === value) options.push(binary('^', number(base), number(exponent)));
    }
  }
  const fitting = options.filter((tree) => size(tree) <= 6 && !/\d{4}/.test(plainText(tree)));
  return fitting.length > 0 ? pick(random, fitting) : undefined;
}

function swapped(random: Random, tree: Tree): Tree {
  if (tree.op === 'number') return tree;
  if (tree.op === 'r') {
    const under = swapped(random, tree.under);
    return tree.index === undefined ? root(under) : root(under, swapped(random, tree.index));
  }
  const [left, right] = [swapped(random, tree.left), swapped(random, tree.right)];
  const turn = (tree.op === '+' || tree.op === 'x') && chance(random, 0.7);
  return turn ? binary(tree.op, right, left) : binary(tree.op, left, right);
}

/** A Goal equal to the Solution, if we find one. */
function goalFor(random: Random, solution: Tree, division: NaiveDivision): Tree | undefined {
  const value = legalValue(plainText(solution), division, 'solution');
  if (value === undefined) return undefined;
  const candidates: (Tree | undefined)[] = [];
  const fraction = naiveFraction(value);
  if (fraction !== undefined) {
    const [top = '0', bottom = '1'] = fraction.replace('-', '').split('/');
    const negative = fraction.startsWith('-');
    const [n, d] = [Number(top), Number(bottom)];
    if (n > 1e9 || d > 1e9) return undefined;
    if (d === 1 && !negative) candidates.push(goalOfWhole(random, n));
    else if (d === 1) {
      const more = whole(random, 0, 99);
      if (highSchool(division) && n <= 9 && chance(random, 0.5)) candidates.push(number(n, 'u'));
      candidates.push(binary('-', number(more), number(n + more)), binary('-', number(0), number(n)));
    } else {
      const by = pick(random, [1, 1, 2, 3, 5]);
      if (highSchool(division) && n === 1 && d <= 9 && !negative && chance(random, 0.5))
        candidates.push(number(d, 's'));
      if (negative) candidates.push(binary('/', binary('-', number(0), number(n)), number(d)));
      if (negative) candidates.push(binary('-', number(0), binary('/', number(n), number(d))));
      else candidates.push(binary('/', number(n * by), number(d * by)), binary('/', number(n), number(d)));
    }
  } else {
    const about = Number(naiveDigits(value, 17) ?? 'NaN');
    const near = (x: number): boolean =>
      Number.isFinite(x) && Math.abs(x - Math.round(x)) < 1e-9 * Math.max(1, Math.abs(x));
    for (let p = 2; p <= 6; p += 1) {
      for (const d of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const under = Math.round(Math.abs(about) ** p * d);
        if (under === 0 || under > 999 || !near(Math.abs(about) ** p * d)) continue;
        const inner = d === 1 ? number(under) : binary('/', number(under), number(d));
        const positive = p === 2 ? root(inner) : root(inner, number(p));
        candidates.push(about > 0 ? positive : binary('-', number(0), positive));
        break;
      }
    }
    for (let a = 0; a <= 20; a += 1) {
      const under = Math.round((about - a) ** 2);
      if (under === 0 || under > 999 || !near((about - a) ** 2)) continue;
      candidates.push(binary(about > a ? '+' : '-', number(a), root(number(under))));
    }
  }
  if (chance(random, 0.5) || candidates.length === 0) candidates.push(swapped(random, solution));
  for (const candidate of candidates) {
    if (candidate === undefined || size(candidate) > 6) continue;
    const goal = legalValue(plainText(candidate), division, 'goal');
    try {
      if (goal !== undefined && naiveSame(goal, value)) return candidate;
    } catch {
      // too large to tell
    }
  }
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// Solutions for a Goal: the Goal rewritten

/** A whole number ≥ 0 in one-digit numerals. */
function ofDigits(random: Random, value: number): Tree {
  if (value <= 9 && chance(random, value === 0 ? 0.9 : 0.75)) return number(value);
  if (value <= 9) {
    const part = whole(random, 0, value);
    const more = whole(random, 0, 9 - value);
    return chance(random, 0.5)
      ? binary('+', number(part), number(value - part))
      : binary('-', number(value + more), number(more));
  }
  const square = Math.sqrt(value);
  if (Number.isInteger(square) && chance(random, 0.4)) return binary('^', ofDigits(random, square), number(2));
  const factors = [2, 3, 4, 5, 6, 7, 8, 9].filter((factor) => value % factor === 0);
  if (factors.length > 0 && chance(random, 0.75)) {
    const factor = pick(random, factors);
    return binary('x', ofDigits(random, value / factor), number(factor));
  }
  if (value <= 18) return binary('+', number(9), number(value - 9));
  const factor = whole(random, 5, 9);
  const rest = value % factor;
  const product = binary('x', ofDigits(random, Math.floor(value / factor)), number(factor));
  return rest === 0 ? product : binary('+', product, number(rest));
}

/** The same value written differently, with one-digit numerals only. */
function rewrite(random: Random, tree: Tree, division: NaiveDivision): Tree {
  const again = (part: Tree): Tree => rewrite(random, part, division);
  const fractions = division !== 'elementary';
  if (tree.op === 'number') {
    if (tree.turn === '') return ofDigits(random, Number(tree.digits));
    const plain = number(tree.digits);
    if (chance(random, 0.4)) return tree;
    return tree.turn === 'u' ? binary('-', number(0), plain) : binary('/', number(1), plain);
  }
  if (tree.op === 'r') {
    const { index, under } = tree;
    if (fractions && chance(random, 0.3)) {
      const exponent = binary('/', number(1), index === undefined ? number(2) : index);
      return binary('^', again(under), index === undefined ? exponent : binary('/', number(1), again(index)));
    }
    if (fractions && index === undefined && under.op === 'number' && chance(random, 0.6)) {
      // The result is a square, or two roots.
      const value = Number(under.digits);
      for (const factor of shuffled(random, [2, 3, 4, 5, 6, 7])) {
        if (value > 0 && value % (factor * factor) === 0) {
          const inner = root(ofDigits(random, value / (factor * factor)));
          return chance(random, 0.5) ? binary('x', number(factor), inner) : binary('x', inner, number(factor));
        }
        if (value > factor && value % factor === 0 && chance(random, 0.5)) {
          return binary('x', root(number(factor)), root(ofDigits(random, value / factor)));
        }
      }
    }
    if (index === undefined) return chance(random, 0.2) ? root(again(under), number(2)) : root(again(under));
    return root(again(under), again(index));
  }
  const { op, left, right } = tree;
  const [a, b] = [again(left), again(right)];
  const small = right.op === 'number' && right.turn === '' && right.digits.length === 1;
  if (small && highSchool(division) && chance(random, 0.3)) {
    if (op === '-') return binary('+', a, number(right.digits, 'u'));
    if (op === '/' && right.digits !== '0') return binary('x', a, number(right.digits, 's'));
  }
  if ((op === '+' || op === 'x') && chance(random, 0.5)) return binary(op, b, a);
  if (op === '^' && right.op === 'number' && right.digits === '2' && chance(random, 0.4))
    return binary('x', a, again(left));
  return binary(op, a, b);
}

/** The tree with a redundant part, so that it grows but stays equal. */
function padded(random: Random, tree: Tree): Tree {
  const d = whole(random, 1, 9);
  switch (whole(random, 0, 4)) {
    case 0:
      return binary('+', tree, binary('-', number(d), number(d)));
    case 1:
      return binary('x', tree, binary('/', number(d), number(d)));
    case 2:
      return binary('-', binary('+', tree, number(d)), number(d));
    case 3:
      return binary('/', binary('x', number(d), tree), number(d));
    default:
      return chance(random, 0.5) ? binary('x', tree, number(1)) : binary('^', tree, number(1));
  }
}

/** A part that may or may not be legal, of three to seven cubes. */
function trap(random: Random): Tree {
  const d = (from = 0): Tree => number(whole(random, from, 9));
  const low = whole(random, 0, 5);
  const negative = binary('-', number(low), number(whole(random, low, 9)));
  const fraction = binary('/', d(1), d(1));
  switch (whole(random, 0, 10)) {
    case 0:
    case 1:
    case 2:
      return binary('^', negative, fraction);
    case 3:
    case 4:
      return root(negative, fraction);
    case 5:
      return chance(random, 0.5) ? root(negative) : root(negative, d());
    case 6:
      return binary('^', chance(random, 0.6) ? number(0) : d(), chance(random, 0.5) ? negative : d());
    case 7:
      return binary('/', d(), chance(random, 0.6) ? negative : d());
    case 8:
      return root(d(), chance(random, 0.5) ? negative : d());
    case 9:
      return binary('^', d(1), binary('^', d(2), chance(random, 0.8) ? d(1) : binary('^', d(2), d(1))));
    default:
      return binary('^', chance(random, 0.5) ? negative : d(), root(d(), chance(random, 0.5) ? d(1) : undefined));
  }
}

/** The tree with a trap that does not change its value. */
function trapped(random: Random, tree: Tree): Tree {
  const part = trap(random);
  switch (whole(random, 0, 3)) {
    case 0:
      return binary('+', tree, binary('x', number(0), part));
    case 1:
      return binary('-', tree, binary('x', part, number(0)));
    case 2:
      return binary('x', tree, binary('^', number(1), part));
    default:
      return binary('-', binary('+', tree, part), part);
  }
}

function solutionFor(random: Random, goal: Tree, division: NaiveDivision): Tree | undefined {
  for (let tries = 0; tries < 8; tries += 1) {
    let tree = rewrite(random, goal, division);
    while (size(tree) < 2 || (size(tree) < 8 && chance(random, 0.25))) tree = padded(random, tree);
    if (size(tree) <= 13 && !/\d\d/.test(plainText(tree))) return tree;
  }
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// Requests

const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const;
const AFTER = ['now', 'now', 'impossible', 'last-cube', 'end-of-round', 'no-goal'] as const;
const FACES = [...'0123456789+-x/^r'];
const KIT = [...'001122334455667789++--xx//^r'];

export interface NaiveRequest {
  rulebook: 'mlag-equations-basic-2018';
  division: NaiveDivision;
  goal?: string | { text: string };
  required: string[];
  permitted: string[];
  forbidden: string[];
  resources: string[];
  after: (typeof AFTER)[number];
  solution: { equation: string; goal?: string; wild?: Record<string, string> };
}

/** A whole request before it is written down. */
interface Draft {
  division: NaiveDivision;
  after: (typeof AFTER)[number];
  goal: Item[];
  /** The Goal as the writer writes it. */
  written: Item[];
  solution: Item[];
  wild?: string;
  required: string[];
  permitted: string[];
  forbidden: string[];
  resources: string[];
}

const cube = (text: string, turn: Turn = ''): Item => ({ text, turn, cube: true });
const bracket = (text: string): Item => ({ text, turn: '', cube: false });
const faceOf = (item: Item): string => item.text.slice(0, 1);
const facesOf = (items: readonly Item[]): string[] => items.filter((item) => item.cube).map(faceOf);

/** Replaces a symbol with 0 everywhere, unless a 0 is already a 0. */
function playZeroWild(random: Random, draft: Draft): void {
  const faces = [...facesOf(draft.goal), ...facesOf(draft.solution)];
  if (faces.includes('0')) return;
  const face = pick(random, faces);
  const replace = (items: Item[], share: number): Item[] =>
    items.map((item) => (item.cube && item.text === face && chance(random, share) ? { ...item, text: '0' } : item));
  const pattern = chance(random, 0.4) ? draft.goal.map(() => chance(random, 0.6)) : [];
  const inGoal = (items: Item[]): Item[] => {
    let at = -1;
    return items.map((item) => {
      if (item.cube) at += 1;
      return item.cube && item.text === face && pattern[at] === true ? { ...item, text: '0' } : item;
    });
  };
  draft.solution = replace(draft.solution, 0.7);
  draft.goal = inGoal(draft.goal);
  draft.written = inGoal(draft.written);
  if (!facesOf([...draft.goal, ...draft.solution]).includes('0')) return;
  const how = random();
  if (how < 0.5) draft.wild = face;
  else {
    let marked = false;
    const mark = (items: Item[]): Item[] =>
      items.map((item) => {
        if (item.text !== '0' || (marked && how < 0.85)) return item;
        marked = true;
        return { ...item, text: `0:${face}` };
      });
    draft.solution = mark(draft.solution);
    draft.written = mark(draft.written);
    if (how > 0.97) draft.wild = face;
  }
}

/** The Solution's cubes where the challenge allows them, and other cubes. */
function layOut(random: Random, draft: Draft): void {
  const used = shuffled(random, facesOf(draft.solution));
  const { after } = draft;
  draft.required = [];
  draft.permitted = [];
  draft.resources = [];
  if (after === 'no-goal') {
    draft.resources = [...used, ...facesOf(draft.goal)];
  } else {
    const share = random();
    let free = after === 'now' && chance(random, 0.6) ? 1 : 0;
    for (const face of used) {
      const inResources = after === 'now' ? free > 0 : after !== 'last-cube' && chance(random, share);
      if (inResources) {
        free -= 1;
        draft.resources.push(face);
      } else if (chance(random, 0.5)) draft.required.push(face);
      else draft.permitted.push(face);
    }
  }
  const left = Math.max(0, 24 - used.length - facesOf(draft.goal).length);
  for (let k = whole(random, Math.floor(left / 2), left); k > 0; k -= 1) {
    const face = pick(random, KIT);
    const where = after === 'no-goal' ? 1 : random();
    if (where < 0.15) draft.permitted.push(face);
    else if (where < 0.7 || after === 'last-cube') draft.forbidden.push(face);
    else draft.resources.push(face);
  }
  for (const name of ['required', 'permitted', 'forbidden', 'resources'] as const)
    draft[name] = shuffled(random, draft[name]);
}

function without(faces: string[], face: string): boolean {
  const at = faces.indexOf(face);
  if (at >= 0) faces.splice(at, 1);
  return at >= 0;
}

/** Replaces a cube of the Solution, on the mat too. */
function exchange(draft: Draft, at: number, face: string): void {
  const item = draft.solution[at];
  if (item === undefined) return;
  const before = faceOf(item);
  for (const faces of [draft.required, draft.permitted, draft.resources]) {
    if (!without(faces, before)) continue;
    faces.push(face);
    break;
  }
  draft.solution[at] = cube(face, /\d/.test(face) ? item.turn : '');
}

const at = (random: Random, items: readonly unknown[]): number => Math.floor(random() * items.length);

/** Brackets around some part, often a meaningless one. */
function regrouped(random: Random, items: readonly Item[]): Item[] {
  const bare = chance(random, 0.6) ? items.filter((item) => item.cube) : [...items];
  if (chance(random, 0.3)) return bare;
  const from = at(random, bare);
  const to = Math.min(bare.length, from + pick(random, [1, 2, 3, 3, 4]));
  return [...bare.slice(0, from), bracket('('), ...bare.slice(from, to), bracket(')'), ...bare.slice(to)];
}

type Spoil = (random: Random, draft: Draft) => void;

const anotherDigit: Spoil = (random, draft) => {
  const places = [...draft.solution.keys()].filter((k) => /^\d$/.test(draft.solution[k]?.text ?? ''));
  if (places.length > 0)
    exchange(draft, pick(random, places), String(whole(random, draft.wild === undefined ? 0 : 1, 9)));
};

const anotherSign: Spoil = (random, draft) => {
  const places = [...draft.solution.keys()].filter((k) => /^[-+x/^]$/.test(draft.solution[k]?.text ?? ''));
  if (places.length > 0) exchange(draft, pick(random, places), pick(random, ['+', '-', 'x', '/', '^']));
};

const toResources: Spoil = (random, draft) => {
  for (const faces of [draft.required, draft.permitted]) {
    for (let k = whole(random, 1, 2); k > 0 && faces.length > 0; k -= 1) {
      draft.resources.push(...faces.splice(at(random, faces), 1));
    }
  }
};

const toForbidden: Spoil = (random, draft) => {
  const faces = facesOf(draft.solution);
  if (faces.length === 0) return;
  const face = pick(random, faces);
  const from = pick(random, [draft.required, draft.permitted, draft.resources]);
  if (without(from, face) || without(draft.permitted, face) || without(draft.resources, face))
    draft.forbidden.push(face);
};

const anotherRequired: Spoil = (random, draft) => {
  draft.required.push(pick(random, FACES));
};

const garbled: Spoil = (random, draft) => {
  const items = draft.solution;
  const place = at(random, items);
  const item = items[place];
  if (item === undefined) return;
  switch (whole(random, 0, 5)) {
    case 0:
      items.splice(place, 1);
      break;
    case 1:
      items.splice(place, 0, item);
      break;
    case 2:
      items.splice(place, 0, bracket(pick(random, ['(', ')', '[', ']'])));
      break;
    case 3: {
      const other = at(random, items);
      const moved = items[other];
      if (moved === undefined) break;
      items[place] = moved;
      items[other] = item;
      break;
    }
    case 4:
      items.splice(
        place,
        0,
        cube(
          pick(
            random,
            FACES.filter((face) => face !== '0'),
          ),
        ),
      );
      break;
    default:
      draft.solution = regrouped(random, items);
  }
};

const regroupedSolution: Spoil = (random, draft) => {
  draft.solution = regrouped(random, draft.solution);
};

const regroupedGoal: Spoil = (random, draft) => {
  draft.written = regrouped(random, draft.written);
};

const anotherGoal: Spoil = (random, draft) => {
  const place = pick(
    random,
    [...draft.goal.keys()].filter((k) => draft.goal[k]?.cube),
  );
  const face = pick(
    random,
    FACES.filter((symbol) => symbol !== '0'),
  );
  const change = (items: Item[]): Item[] => items.map((item, k) => (k === place ? cube(face) : item));
  if (draft.goal.length !== draft.written.length || draft.goal[place]?.text === '0') return;
  draft.goal = change(draft.goal);
  if (chance(random, 0.7)) draft.written = change(draft.written);
};

const longGoal: Spoil = (random, draft) => {
  const tail = pick(random, ['+0', '-0', 'x1', '/1', '+', 'x', '0', '7', '+12-9', '5-5']);
  if (draft.wild !== undefined || facesOf(draft.solution).includes('0')) return;
  if (highSchool(draft.division) && facesOf(draft.goal).includes('0')) return;
  const more = [...tail].map((text) => cube(text));
  const front = chance(random, 0.2);
  const grown = (items: Item[]): Item[] => (front ? [...more.reverse(), ...items] : [...items, ...more]);
  draft.goal = grown(draft.goal);
  draft.written = grown([...draft.written]);
};

const goalReordered: Spoil = (random, draft) => {
  draft.written = shuffled(random, draft.written);
};

const turned: Spoil = (random, draft) => {
  const items = chance(random, 0.7) ? draft.solution : draft.written;
  const place = at(random, items);
  const item = items[place];
  if (item?.cube && /^\d/.test(item.text))
    items[place] = { ...item, turn: pick(random, ['', 's', 'u', 'su'] as const) };
  if (chance(random, 0.5) && items === draft.written)
    draft.goal = [...draft.written].map((one) => ({ ...one, text: faceOf(one) }));
};

const anotherMeaning: Spoil = (random, draft) => {
  const zeros = [...draft.solution, ...draft.written, ...draft.goal].some((item) => item.cube && faceOf(item) === '0');
  if (!zeros) return;
  const symbol = pick(random, FACES);
  const place = draft.solution.findIndex((item) => item.text.startsWith('0'));
  switch (whole(random, 0, 3)) {
    case 0:
      draft.wild = symbol;
      break;
    case 1:
      if (draft.wild === undefined) draft.wild = pick(random, ['10', 'y', '(', '=', symbol]);
      else delete draft.wild;
      break;
    case 2:
      if (place >= 0) draft.solution[place] = cube(`0:${symbol}`, draft.solution[place]?.turn);
      break;
    default:
      draft.solution = draft.solution.map((item) => ({ ...item, text: item.cube ? faceOf(item) : item.text }));
      draft.written = draft.written.map((item) => ({ ...item, text: item.cube ? faceOf(item) : item.text }));
  }
};

const markedDigit: Spoil = (random, draft) => {
  const place = at(random, draft.solution);
  const item = draft.solution[place];
  if (item?.cube && /^[1-9]$/.test(item.text)) {
    draft.solution[place] = {
      ...item,
      text: `${item.text}:${pick(
        random,
        FACES.filter((face) => face !== item.text),
      )}`,
    };
  }
};

const anotherDivision: Spoil = (random, draft) => {
  const marked =
    draft.wild !== undefined || [...draft.solution, ...draft.written].some((item) => item.text.includes(':'));
  const zeros = facesOf([...draft.solution, ...draft.written, ...draft.goal]).includes('0');
  draft.division = pick(
    random,
    DIVISIONS.filter((division) => !marked || zeros || highSchool(division)),
  );
};

const anotherAfter: Spoil = (random, draft) => {
  if (draft.after !== 'no-goal')
    draft.after = pick(random, ['now', 'impossible', 'last-cube', 'end-of-round'] as const);
};

const oneCube: Spoil = (random, draft) => {
  draft.solution = [cube(pick(random, draft.goal.length === 1 ? facesOf(draft.goal) : FACES.slice(1, 10)))];
};

const signed: Spoil = (random, draft) => {
  draft.solution = [cube(pick(random, ['-', '+'])), ...draft.solution];
  draft.permitted.push('-', '+');
};

const SPOILS: readonly Spoil[] = [
  anotherDigit,
  anotherDigit,
  anotherDigit,
  anotherSign,
  anotherSign,
  toResources,
  toForbidden,
  anotherRequired,
  garbled,
  garbled,
  regroupedSolution,
  regroupedSolution,
  regroupedGoal,
  regroupedGoal,
  anotherGoal,
  anotherGoal,
  longGoal,
  goalReordered,
  turned,
  turned,
  anotherMeaning,
  anotherMeaning,
  markedDigit,
  anotherDivision,
  anotherDivision,
  anotherAfter,
  oneCube,
  signed,
];

/** A Solution and a Goal that are usually equal. */
function pair(random: Random, division: NaiveDivision): { solution: Tree; goal: Tree } {
  for (;;) {
    if (chance(random, 0.35)) {
      const solution = mostlyLegal(random, whole(random, 2, 12), division, 8);
      for (let tries = 0; tries < 2; tries += 1) {
        const goal = goalFor(random, solution, division);
        if (goal !== undefined) return { solution, goal };
      }
      if (chance(random, 0.06)) return { solution, goal: randomGoal(random, division) };
    } else {
      const goal = randomGoal(random, division);
      if (size(goal) > 6 || (legalValue(plainText(goal), division, 'goal') === undefined && chance(random, 0.9)))
        continue;
      const solution = solutionFor(random, goal, division);
      if (solution !== undefined) return { solution, goal };
    }
  }
}

/** A whole judge request. About two in five are correct. */
export function randomEquationRequest(random: Random): NaiveRequest {
  const division = pick(random, DIVISIONS);
  const { solution: plain, goal } = pair(random, division);
  const withTrap = chance(random, 0.15) ? trapped(random, plain) : plain;
  const solution = size(withTrap) + size(goal) <= 24 ? withTrap : plain;
  const goalItems = write(random, goal, 0, 0);
  const draft: Draft = {
    division,
    after: pick(random, AFTER),
    goal: goalItems,
    written: chance(random, 0.7) ? goalItems : write(random, goal, 0, 0.1),
    solution: write(random, solution),
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
  };
  if (highSchool(division) && chance(random, 0.35)) playZeroWild(random, draft);
  layOut(random, draft);
  draft.written = [...draft.written];
  if (chance(random, 0.8)) {
    for (let k = pick(random, [1, 1, 1, 2, 2, 3]); k > 0; k -= 1) pick(random, SPOILS)(random, draft);
  }

  const [left, right] = [render(random, draft.solution), render(random, draft.written)];
  let equation = chance(random, 0.8) ? `${left}=${right}` : `${right}=${left}`;
  if (chance(random, 0.02))
    equation = pick(random, [left, right, `${left}=`, `=${right}`, `${left}=${right}=${right}`, '']);
  const goalText = render(random, draft.goal);
  // The rules do not say what the meaning of an unwritten 0 does.
  if (!`${equation}${goalText}`.includes('0')) delete draft.wild;
  const request: NaiveRequest = {
    rulebook: 'mlag-equations-basic-2018',
    division: draft.division,
    required: draft.required,
    permitted: draft.permitted,
    forbidden: draft.forbidden,
    resources: draft.resources,
    after: draft.after,
    solution: { equation },
  };
  if (draft.after === 'no-goal') request.solution.goal = goalText;
  else request.goal = chance(random, 0.1) ? { text: goalText } : goalText;
  if (draft.wild !== undefined) request.solution.wild = { '0': draft.wild };
  return request;
}
