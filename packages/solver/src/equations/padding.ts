// An expression made longer by parts that change nothing, x + 0 or 0 × x, so that it uses up Required cubes.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { type Counts, FIRST_SIGN } from './bags.ts';
import type { Combiner } from './combine.ts';
import { leavesOf } from './leaves.ts';
import { sizeOf } from './sections.ts';
import { ROOT } from './signs.ts';
import type { Sign, Value } from './value.ts';

/** A digit that becomes `digit sign other`, or with r `other √ digit`, with the same value. `other` is a digit, or several with signs between them. */
interface Pad {
  readonly digit: number;
  readonly sign: Sign;
  readonly other: readonly number[];
}

const at = (cube: (typeof EQUATION_CUBES)[number]): number => EQUATION_CUBES.indexOf(cube);
const [ZERO, ONE] = [at('0'), at('1')];
const DIGITS = EQUATION_CUBES.slice(0, FIRST_SIGN).map((_, digit) => digit);
const JOINTS: readonly Sign[] = ['+', '-', 'x', '/', '^'];
/** What may go between any digits. */
const JOINING = [at('+'), at('x'), at('-')];

const symbolsOf = ({ sign, other }: Pad): number[] => [at(sign), ...other];

/** Whether a digit keeps its value with this sign and another digit. */
function isNeutral(digit: number, sign: Sign, other: number): boolean {
  switch (sign) {
    case '+':
    case '-':
      return other === ZERO;
    case 'x':
      return other === ONE || digit === ZERO;
    case '/':
      return other === ONE || (digit === ZERO && other !== ZERO);
    case '^':
      return other === ONE || digit === ONE || (digit === ZERO && other !== ZERO);
    case 'r':
      return other === ONE || (digit <= ONE && other !== ZERO);
  }
}

/** Whether a digit keeps its value with this sign and anything above 0. */
const swallows = (digit: number, sign: Sign): boolean =>
  (digit === ZERO && sign !== '+' && sign !== '-') || (digit === ONE && (sign === '^' || sign === 'r'));

/** What can be done to one of these digits with the free symbols. */
function* padsOf(bag: Counts, free: Counts, lacks: Counts): Generator<Pad> {
  const isFree = (symbol: number): boolean => (free[symbol] ?? 0) > 0;
  const digits = DIGITS.filter((digit) => (bag[digit] ?? 0) > 0);
  const others = DIGITS.filter(isFree);
  for (const sign of [...JOINTS, 'r'] as const) {
    if (!isFree(at(sign))) continue;
    for (const digit of digits) {
      if (sign === 'r' && digit <= ONE) yield { digit, sign, other: [] };
      for (const other of others) if (isNeutral(digit, sign, other)) yield { digit, sign, other: [other] };
      if (swallows(digit, sign)) {
        const other = chainOf(sign, free, lacks);
        if (other.length > 1) yield { digit, sign, other };
      }
    }
  }
}

/** The missing signs besides this one, between digits above 0, starting with digits that are missing too. */
function chainOf(beside: Sign, free: Counts, lacks: Counts): number[] {
  const digits = DIGITS.slice(ONE).flatMap((digit) => Array<number>(free[digit] ?? 0).fill(digit));
  digits.sort((one, other) => Math.sign(lacks[other] ?? 0) - Math.sign(lacks[one] ?? 0));
  // A difference may be 0 or less, which only 0 × can take.
  const between = (beside === 'x' ? JOINING : JOINING.slice(0, 2)).flatMap((sign) => {
    const used = sign === at(beside) ? 1 : 0;
    return Array<number>(Math.max(0, Math.min(lacks[sign] ?? 0, (free[sign] ?? 0) - used))).fill(sign);
  });
  const [first, ...rest] = digits;
  if (first === undefined) return [];
  return [first, ...between.slice(0, rest.length).flatMap((sign, index) => [sign, rest[index] ?? ONE])];
}

/** Pads that give a bag everything it is missing, one after another; nothing if that does not work. */
export function padsFor(bag: Counts, free: Counts, missing: Counts): { pads: Pad[]; bag: Counts } | undefined {
  // Each digit brings a sign, and each sign except a root brings a digit.
  const [digits, signs, joints] = [
    sizeOf(missing.slice(0, FIRST_SIGN)),
    sizeOf(free.slice(FIRST_SIGN)),
    sizeOf(missing.slice(FIRST_SIGN, ROOT)),
  ];
  if (digits > signs || joints > sizeOf(free.slice(0, FIRST_SIGN))) return undefined;
  const [has, left, lacks] = [[...bag], [...free], [...missing]];
  const pads: Pad[] = [];
  const use = (pad: Pad): void => {
    pads.push(pad);
    for (const symbol of symbolsOf(pad)) {
      has[symbol] = (has[symbol] ?? 0) + 1;
      left[symbol] = (left[symbol] ?? 0) - 1;
      lacks[symbol] = Math.max(0, (lacks[symbol] ?? 0) - 1);
    }
  };
  for (let helped = false; lacks.some((count) => count > 0); ) {
    let best: { pad: Pad; gain: number } | undefined;
    for (const pad of padsOf(has, left, lacks)) {
      const symbols = symbolsOf(pad);
      const served = symbols.filter((symbol) => (lacks[symbol] ?? 0) > 0).length;
      // An extra 0 or 1 makes room for others, once.
      const helps = !helped && pad.other.some((symbol) => symbol <= ONE && (has[symbol] ?? 0) === 0);
      const gain = served > 0 ? 2 * served - symbols.length / 4 : helps ? 0 : -1;
      if (gain >= 0 && gain > (best?.gain ?? -1)) best = { pad, gain };
    }
    if (!best) return undefined;
    if (best.gain === 0) helped = true;
    use(best.pad);
  }
  return { pads, bag: has };
}

const leafOf = leavesOf({ turnedCubes: false });

/** The expression with these pads, worked out again; nothing if it has a turned digit or an illegal operation. */
export function padded(value: Value, pads: readonly Pad[], combiner: Combiner): Value | undefined {
  let result: Value | undefined = value;
  for (const pad of pads) result = result && paddedOnce(result, pad, combiner);
  return result;
}

function paddedOnce(value: Value, pad: Pad, combiner: Combiner): Value | undefined {
  const { leaf, sign, left, right } = value;
  if (leaf) {
    if (leaf.symbol !== EQUATION_CUBES[pad.digit] || leaf.sideways || leaf.upsideDown) return undefined;
    const other = otherOf(pad, combiner);
    if (pad.other.length > 0 && !other) return undefined;
    return pad.sign === 'r' ? combiner.combine('r', other, value) : other && combiner.combine(pad.sign, value, other);
  }
  if (!sign || !right) return undefined;
  const first = left && paddedOnce(left, pad, combiner);
  if (first) return combiner.combine(sign, first, right);
  const second = paddedOnce(right, pad, combiner);
  return second && combiner.combine(sign, left, second);
}

/** Worked from left to right. */
function otherOf({ other }: Pad, combiner: Combiner): Value | undefined {
  let value = other[0] === undefined ? undefined : leafOf(other[0])[0];
  for (let index = 1; index < other.length; index += 2) {
    const next = leafOf(other[index + 1] ?? ZERO)[0];
    value = value && next && combiner.combine(EQUATION_CUBES[other[index] ?? ZERO] as Sign, value, next);
  }
  return value;
}
