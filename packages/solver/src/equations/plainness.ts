// How plain an expression is for a learner: parts that change nothing, turned cubes, how deep it goes, and how it reads.
import { nestingOf, textOf } from './expression.ts';
import type { Sign, Value } from './value.ts';
import { formOf } from './write.ts';

/** What makes an expression less plain, the most important first. At the first difference the smaller number is plainer; in the end the text decides. */
export interface Plainness {
  readonly counts: readonly number[];
  readonly text: string;
}

/** The signs in the order that children learn them. */
const SIGNS: readonly Sign[] = ['+', '-', 'x', '/', '^', 'r'];

/** `wild`: how many 0 cubes stand for another symbol. */
export function plainnessOf(value: Value, wild: number): Plainness {
  return {
    counts: [paddingOf(value) + wild + turnedIn(value), nestingOf(value), signsIn(value), takenOff(value)],
    text: textOf(value),
  };
}

export function comparePlainness(one: Plainness, other: Plainness): number {
  for (let at = 0; at < one.counts.length; at += 1) {
    const difference = (one.counts[at] ?? 0) - (other.counts[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.text < other.text ? -1 : one.text > other.text ? 1 : 0;
}

const isNumber = ({ n, d }: Value, number: 0 | 1): boolean => d === 1 && n === number;

/** How many parts change nothing: + 0, − 0, + x − x, × 1, ÷ 1, × x ÷ x, ^ 1, 1√, and whatever 0 ×, 1^ or √1 makes useless. */
export function paddingOf(value: Value): number {
  const { sign, left, right } = value;
  if (!sign || !right) return 0;
  if (sign === '^' || sign === 'r') {
    const [base, exponent] = sign === '^' ? [left, right] : [right, left];
    const isIdle = (exponent && isNumber(exponent, 1)) || (base && (isNumber(base, 1) || isNumber(base, 0)));
    return (left ? paddingOf(left) : 0) + paddingOf(right) + (isIdle ? 1 : 0);
  }
  const isSum = sign === '+' || sign === '-';
  const { joined, undone } = partsOf(value, isSum);
  const inside = [...joined, ...undone].reduce((sum, part) => sum + paddingOf(part), 0);
  if (!isSum && joined.some((part) => isNumber(part, 0))) return inside + joined.length + undone.length - 1;
  const neutral = isSum ? 0 : 1;
  const kept = joined.filter((part) => !isNumber(part, neutral));
  const taken = undone.filter((part) => !isNumber(part, neutral));
  const pairs = pairsOf(kept, taken);
  const idle = joined.length - kept.length + (undone.length - taken.length) + pairs;
  // Something has to come first: 0 − 5, 1 ÷ 5.
  return inside + (kept.length === pairs ? Math.max(0, idle - 1) : idle);
}

/** The terms of a sum or the factors of a product, whatever their grouping, and those subtracted or divided by. */
function partsOf(value: Value, isSum: boolean): { joined: Value[]; undone: Value[] } {
  const [joins, undoes] = isSum ? (['+', '-'] as const) : (['x', '/'] as const);
  const joined: Value[] = [];
  const undone: Value[] = [];
  const gather = (part: Value, isUndone: boolean): void => {
    if (part.left && part.right && (part.sign === joins || part.sign === undoes)) {
      gather(part.left, isUndone);
      gather(part.right, part.sign === undoes ? !isUndone : isUndone);
    } else (isUndone ? undone : joined).push(part);
  };
  gather(value, false);
  return { joined, undone };
}

/** How many parts are added and undone again. */
function pairsOf(joined: readonly Value[], undone: readonly Value[]): number {
  const left = joined.map(nameOf);
  let pairs = 0;
  for (const part of undone) {
    const at = left.indexOf(nameOf(part));
    if (at < 0) continue;
    left.splice(at, 1);
    pairs += 1;
  }
  return pairs;
}

/** The same text for equal fractions. Other numbers are the same if they are built the same way. */
const nameOf = (value: Value): string => (value.d === 0 ? formOf(value) : `${value.n}/${value.d}`);

const sumOver = (value: Value, of: (part: Value) => number): number =>
  of(value) + (value.left ? sumOver(value.left, of) : 0) + (value.right ? sumOver(value.right, of) : 0);

const turnedIn = (value: Value): number =>
  sumOver(value, ({ leaf }) => (leaf?.sideways ? 1 : 0) + (leaf?.upsideDown ? 1 : 0));

/** + before −, × before ÷, these before powers and roots. */
const signsIn = (value: Value): number => sumOver(value, ({ sign }) => (sign ? SIGNS.indexOf(sign) : 0));

/** How often something in brackets is subtracted or divided by. */
const takenOff = (value: Value): number =>
  sumOver(value, ({ sign, right }) => ((sign === '-' || sign === '/') && right?.sign ? 1 : 0));
