// Searches a few cubes directly: every expression of every choice of them, as fractions. It prepares nothing, and leaves anything beyond plain fractions to the full search.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
} from '@openshake/rules/equations';
import { type Counts, FIRST_SIGN, isComplete } from './bags.ts';
import type { Near } from './near.ts';
import type { Supply } from './sections.ts';
import { ROOT } from './signs.ts';
import type { Sign } from './value.ts';

/** At most this many cubes are few. */
export const FEW = 5;

/** An expression that was found: a digit, by its symbol and how it is turned, or an operation. */
export type Sketch =
  | { readonly symbol: number; readonly way: number }
  | { readonly sign: Sign; readonly left: Sketch | undefined; readonly right: Sketch };

/** With at most this many cubes: an expression with the fewest cubes that is one of the numbers, or that there is none, or undefined if that is unknown. */
export function sketchOf(
  supply: Supply,
  zero: EquationCube,
  wanted: readonly Near[],
  rules: Rules,
  most: number,
): Sketch | false | undefined {
  for (const { d } of wanted) if (d === 0) return undefined;
  lay(supply, EQUATION_CUBES.indexOf(zero));
  return mayBeWritten() ? lookThrough(wanted, rules, most) : false;
}

type Rules = Pick<EquationsRules, 'turnedCubes' | 'powersAndRoots'>;

const MASKS = 2 ** FEW;
/** The choices among this many cubes, the smallest first. */
const CHOICES: readonly (readonly number[])[] = Array.from({ length: FEW + 1 }, (_, cubes) =>
  Array.from({ length: 2 ** cubes - 1 }, (_, at) => at + 1).sort(
    (one, other) => ones(one) - ones(other) || one - other,
  ),
);

function ones(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

const ONES = Uint8Array.from({ length: MASKS }, (_, mask) => ones(mask));

// The cubes of the question: equal ones side by side, the Required first, those of Resources last.
const symbols = new Uint8Array(FEW);
let cubes = 0;
let required = 0;
let fromResources = 0;
let mostTaken = 0;
let digits = 0;
let roots = 0;
/** Cubes equal to the one before. */
let repeated = 0;

function lay({ required: must, onMat, resources, most }: Supply, zero: number): void {
  cubes = 0;
  required = 0;
  fromResources = 0;
  digits = 0;
  roots = 0;
  repeated = 0;
  mostTaken = most;
  for (let symbol = 0; symbol < EQUATION_CUBES.length; symbol += 1) {
    // Each 0 is one more of what it stands for.
    const isMerged = symbol === zero && zero !== 0;
    if (symbol === 0 && zero !== 0) continue;
    const needed = (must[symbol] ?? 0) + (isMerged ? (must[0] ?? 0) : 0);
    const mat = (onMat[symbol] ?? 0) + (isMerged ? (onMat[0] ?? 0) : 0);
    const all = mat + (resources[symbol] ?? 0) + (isMerged ? (resources[0] ?? 0) : 0);
    for (let nth = 0; nth < all; nth += 1) {
      const bit = 1 << cubes;
      symbols[cubes] = symbol;
      if (nth < needed) required |= bit;
      if (nth >= mat) fromResources |= bit;
      if (nth > 0) repeated |= bit;
      if (symbol < FIRST_SIGN) digits |= bit;
      if (symbol === ROOT) roots |= bit;
      cubes += 1;
    }
  }
}

/** Whether there are digits and signs, and enough of them for the Required ones. */
function mayBeWritten(): boolean {
  const all = 2 ** cubes - 1;
  const joining = all & ~digits & ~roots;
  const numbers = ONES[digits] ?? 0;
  return (
    numbers > 0 &&
    numbers < cubes &&
    (ONES[required & joining] ?? 0) < numbers &&
    (ONES[required & digits] ?? 0) <= cubes - numbers + 1
  );
}

// The values of every choice, one after another, and what they were made from: a fraction or, with d = 0, a number that certainly is not one. Of these, n = 0 means
// a legal root of a polynomial; for the others (n = 1) we do not know whether they are legal.
const ROOM = 2 ** 14;
const n = new Float64Array(ROOM);
const d = new Float64Array(ROOM);
const signs = new Uint8Array(ROOM);
const lefts = new Int32Array(ROOM);
const rights = new Int32Array(ROOM);
const starts = new Int32Array(MASKS);
const ends = new Int32Array(MASKS);
/** Whether a choice may make something that is not among its values. */
const isOpen = new Uint8Array(MASKS);
let used = 0;

const NONE = -1;
const SAFE = Number.MAX_SAFE_INTEGER;

/** Of two equal cubes, the first is taken first. */
const isFirstOfItsKind = (mask: number): boolean => (mask & repeated & ~(mask << 1)) === 0;

function lookThrough(
  wanted: readonly Near[],
  { turnedCubes, powersAndRoots }: Rules,
  most: number,
): Sketch | false | undefined {
  const wholeOnly = powersAndRoots === 'ofWholeNumbers';
  const goals = wanted.length;
  const all = 2 ** cubes - 1;
  used = 0;
  let unsureFrom = FEW + 1;
  for (const mask of CHOICES[cubes] ?? []) {
    const size = ONES[mask] ?? 0;
    if (size > most) break;
    if (size > unsureFrom) return undefined;
    starts[mask] = used;
    ends[mask] = used;
    isOpen[mask] = 0;
    const ofDigits = ONES[mask & digits] ?? 0;
    const ofRoots = ONES[mask & roots] ?? 0;
    if (!isComplete(ofDigits, size - ofDigits - ofRoots, ofRoots)) continue;
    if (!isFirstOfItsKind(mask)) {
      const same = firstLike(mask);
      starts[mask] = starts[same] ?? 0;
      ends[mask] = ends[same] ?? 0;
      isOpen[mask] = isOpen[same] ?? 0;
      continue;
    }
    if (size === 1) {
      addDigit(symbols[bitOf(mask)] ?? 0, turnedCubes);
      ends[mask] = used;
      continue;
    }
    const isAllowed = (mask & required) === required && (ONES[mask & fromResources] ?? 0) <= mostTaken;
    const isPart = mask !== all && size < most;
    if (!isAllowed && !isPart) continue;
    make(mask, wholeOnly);
    if (isAllowed) {
      for (let at = starts[mask] ?? 0; at < used; at += 1)
        for (let goal = 0; goal < goals; goal += 1)
          if (n[at] === wanted[goal]?.n && d[at] === wanted[goal]?.d) return sketchAt(at);
      if (isOpen[mask] === 1) unsureFrom = Math.min(unsureFrom, size);
    }
    ends[mask] = used;
    if (used > ROOM / 2) return undefined;
  }
  return unsureFrom <= FEW ? undefined : false;
}

const bitOf = (mask: number): number => 31 - Math.clz32(mask);

/** The same cubes, taking the first ones of each kind. */
function firstLike(mask: number): number {
  let like = 0;
  for (let at = 0; at < cubes; ) {
    let count = 0;
    let end = at;
    do {
      count += (mask >> end) & 1;
      end += 1;
    } while (end < cubes && symbols[end] === symbols[at]);
    for (let nth = 0; nth < count; nth += 1) like |= 1 << (at + nth);
    at = end;
  }
  return like;
}

function add(above: number, below: number, sign: number, left: number, right: number): void {
  n[used] = above;
  d[used] = below;
  signs[used] = sign;
  lefts[used] = left;
  rights[used] = right;
  used += 1;
}

/** As in leaves.ts. */
function addDigit(digit: number, turned: boolean): void {
  add(digit, 1, digit, 0, NONE);
  if (!turned || digit === 0) return;
  if (digit === 1) {
    add(-1, 1, digit, 1, NONE);
    return;
  }
  add(1, digit, digit, 1, NONE);
  add(-digit, 1, digit, 2, NONE);
  add(-1, digit, digit, 3, NONE);
}

const [PLUS, MINUS, TIMES, OVER, POWER] = (['+', '-', 'x', '/', '^'] as const).map((sign) =>
  EQUATION_CUBES.indexOf(sign),
) as [number, number, number, number, number];

/** Every value of all these cubes. */
function make(mask: number, wholeOnly: boolean): void {
  for (let bit = 0; bit < cubes; bit += 1) {
    const own = 1 << bit;
    if ((mask & own) === 0 || (digits & own) !== 0) continue;
    const sign = symbols[bit] ?? 0;
    // Of equal signs, the last one present.
    if ((mask & (own << 1) & repeated) !== 0) continue;
    const rest = mask ^ own;
    if (sign === ROOT) makeRoots(mask, rest, wholeOnly);
    const commutes = sign === PLUS || sign === TIMES;
    for (let left = (rest - 1) & rest; left > 0; left = (left - 1) & rest) {
      const right = rest ^ left;
      if (commutes && left > right) continue;
      const [leftEnd, rightEnd] = [ends[left] ?? 0, ends[right] ?? 0];
      if (isOpen[left] || isOpen[right]) isOpen[mask] = 1;
      for (let one = starts[left] ?? 0; one < leftEnd; one += 1)
        for (let other = starts[right] ?? 0; other < rightEnd; other += 1) {
          if (used >= ROOM) {
            isOpen[mask] = 1;
            return;
          }
          join(mask, sign, one, other, wholeOnly);
        }
    }
  }
}

function makeRoots(mask: number, of: number, wholeOnly: boolean): void {
  if (isOpen[of]) isOpen[mask] = 1;
  const end = ends[of] ?? 0;
  for (let at = starts[of] ?? 0; at < end; at += 1) raise(mask, ROOT, NONE, at, at, 1, 2, wholeOnly);
}

function join(mask: number, sign: number, one: number, other: number, wholeOnly: boolean): void {
  const [above, below, over, under] = [n[one] ?? 0, d[one] ?? 0, n[other] ?? 0, d[other] ?? 0];
  if (sign === POWER || sign === ROOT) {
    if (sign === POWER ? under === 0 : below === 0)
      raiseBeyond(mask, sign, one, other, sign === POWER ? one : other, sign === POWER ? over : above);
    else if (sign === POWER) raise(mask, sign, one, other, one, over, under, wholeOnly);
    // An index below 0 makes the exponent's denominator negative.
    else if (above !== 0) raise(mask, sign, one, other, other, above < 0 ? -below : below, Math.abs(above), wholeOnly);
    return;
  }
  if (below === 0 && under === 0) {
    isOpen[mask] = 1;
    return;
  }
  if (below === 0 || under === 0) {
    // A fraction and an irrational number make an irrational one, unless the fraction is a factor 0.
    const [fraction, kind] = below === 0 ? [over, above] : [above, over];
    if (fraction !== 0 || sign === PLUS || sign === MINUS) add(kind, 0, sign, one, other);
    else if (kind !== 0) isOpen[mask] = 1;
    else if (sign === TIMES || under === 0) add(0, 1, sign, one, other);
    return;
  }
  if (sign === PLUS || sign === MINUS)
    reduce(mask, sign, one, other, above * under + (sign === PLUS ? over : -over) * below, below * under);
  else if (sign === TIMES) reduce(mask, sign, one, other, above * over, below * under);
  else if (sign === OVER && over !== 0)
    reduce(mask, sign, one, other, over < 0 ? -above * under : above * under, below * Math.abs(over));
}

function reduce(mask: number, sign: number, one: number, other: number, above: number, below: number): void {
  if (Math.abs(above) > SAFE || below > SAFE) {
    isOpen[mask] = 1;
    return;
  }
  if (below === 1) {
    add(above + 0, 1, sign, one, other);
    return;
  }
  const common = gcd(Math.abs(above), below);
  add(above / common + 0, below / common, sign, one, other);
}

function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** base^(e/f), f above 0, by the rules of combine.ts. */
function raise(
  mask: number,
  sign: number,
  left: number,
  right: number,
  base: number,
  e: number,
  f: number,
  wholeOnly: boolean,
): void {
  const [above, below] = [n[base] ?? 0, d[base] ?? 0];
  if (below === 0) {
    // A root of an irrational number is irrational, and only 0 has a power with exponent 0 that is not 1.
    if (e === 0 && above === 0) add(1, 1, sign, left, right);
    else if (e === 1) add(1, 0, sign, left, right);
    else isOpen[mask] = 1;
    return;
  }
  if (wholeOnly) {
    // The base, and the exponent or index, must be whole; a root's index must be above 0.
    if (below !== 1 || above < 0) return;
    if (sign === POWER ? f !== 1 || e < 0 : e !== 1) return;
  }
  if (above === 0) {
    if (e > 0) add(0, 1, sign, left, right);
    return;
  }
  if (above < 0 && f % 2 === 0) return;
  const [top, bottom] = [wholeRoot(Math.abs(above), f), wholeRoot(below, f)];
  if (top === 0 || bottom === 0) {
    // An irrational root is legal if roots do not have to be whole.
    if (!wholeOnly) add(0, 0, sign, left, right);
    return;
  }
  const times = Math.abs(e);
  const [one, other] = [power(top, times), power(bottom, times)];
  if (one > SAFE || other > SAFE) {
    isOpen[mask] = 1;
    return;
  }
  const isNegative = above < 0 && times % 2 === 1;
  const [numerator, denominator] = e < 0 ? [other, one] : [one, other];
  add(isNegative ? -numerator : numerator, denominator, sign, left, right);
}

/** A fraction to the power of an irrational root of a polynomial: by Gelfond and Schneider it is irrational, unless the fraction is 0 or 1. */
function raiseBeyond(mask: number, sign: number, left: number, right: number, base: number, kind: number): void {
  const [above, below] = [n[base] ?? 0, d[base] ?? 0];
  if (below === 0 || above === 0 || kind !== 0) isOpen[mask] = 1;
  else if (above === 1 && below === 1) add(1, 1, sign, left, right);
  else if (above > 0) add(1, 0, sign, left, right);
}

/** The whole root of a whole number above 0, or 0 if it has none. */
function wholeRoot(whole: number, index: number): number {
  if (index === 1 || whole === 1) return whole;
  const root = Math.round(whole ** (1 / index));
  return power(root, index) === whole ? root : 0;
}

/** Beyond safe numbers, it is larger than all of them, whatever it is. */
function power(base: number, exponent: number): number {
  if (base === 1) return 1;
  let product = 1;
  for (let nth = 0; nth < exponent && product <= SAFE; nth += 1) product *= base;
  return product;
}

function sketchAt(at: number): Sketch {
  const [symbol, left, right] = [signs[at] ?? 0, lefts[at] ?? NONE, rights[at] ?? NONE];
  if (right === NONE) return { symbol, way: left };
  return {
    sign: EQUATION_CUBES[symbol] as Sign,
    left: left === NONE ? undefined : sketchAt(left),
    right: sketchAt(right),
  };
}

/** How many of each symbol. */
export function countsIn(sketch: Sketch): Counts {
  const counts = EQUATION_CUBES.map(() => 0);
  const count = (part: Sketch): void => {
    const at = 'symbol' in part ? part.symbol : EQUATION_CUBES.indexOf(part.sign);
    counts[at] = (counts[at] ?? 0) + 1;
    if ('symbol' in part) return;
    if (part.left) count(part.left);
    count(part.right);
  };
  count(sketch);
  return counts;
}
