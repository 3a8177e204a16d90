// Two doubles that certainly have a number between them. Bounds that do not meet prove two numbers different; bounds that meet prove nothing.
// They use only + − × ÷ of doubles, which IEEE 754 rounds correctly everywhere, and move every end outward by more than the rounding.
// Beyond 2^1000, and below 2^−1000, a double stands for a number by its logarithm: see `place`. This keeps the order, and 9^(9^9) has its place.

export interface Bounds {
  readonly lo: number;
  readonly hi: number;
}

/** Every number there is. */
export const ANYTHING: Bounds = { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY };

/** One operation errs by at most 2^−53 of its result; this is more than eight times as much. */
const OUTWARD = 2 ** -49;

/** From here on, and below its inverse, a double is the place of a number, not the number itself. */
const FAR_BITS = 1_000;
const FAR = 2 ** FAR_BITS;
const NEAR = 1 / FAR;

const down = (x: number): number => x - Math.abs(x) * OUTWARD;
const up = (x: number): number => x + Math.abs(x) * OUTWARD;

const isPlainEnd = (x: number): boolean => {
  const size = Math.abs(x);
  return (size < FAR && size > NEAR) || size === 0;
};

const isPlain = ({ lo, hi }: Bounds): boolean => isPlainEnd(lo) && isPlainEnd(hi);

const MODEST = 2 ** 499;

const isModestEnd = (x: number): boolean => {
  const size = Math.abs(x);
  return (size < MODEST && size > 1 / MODEST) || size === 0;
};

/** Products and quotients of modest numbers are plain. */
const isModest = ({ lo, hi }: Bounds): boolean => isModestEnd(lo) && isModestEnd(hi);

const isPositive = ({ lo }: Bounds): boolean => lo > 0;
const isNegative = ({ hi }: Bounds): boolean => hi < 0;

export const negate = ({ lo, hi }: Bounds): Bounds => ({ lo: -hi, hi: -lo });
const flipped = (a: Bounds, flip: boolean): Bounds => (flip ? negate(a) : a);

export function add(a: Bounds, b: Bounds): Bounds {
  const lo = down(a.lo + b.lo);
  const hi = up(a.hi + b.hi);
  if (isPlainEnd(lo) && isPlainEnd(hi) && isPlain(a) && isPlain(b)) return { lo, hi };
  return addPlaces(a, b);
}

export const subtract = (a: Bounds, b: Bounds): Bounds => add(a, negate(b));

export function multiply(a: Bounds, b: Bounds): Bounds {
  if (isModest(a) && isModest(b)) {
    const one = a.lo * b.lo;
    const two = a.lo * b.hi;
    const three = a.hi * b.lo;
    const four = a.hi * b.hi;
    return { lo: down(Math.min(one, two, three, four)), hi: up(Math.max(one, two, three, four)) };
  }
  if (hasZero(a) || hasZero(b)) return ANYTHING;
  const logs = logOf(a);
  const more = logOf(b);
  return flipped(placed(down(logs.lo + more.lo), up(logs.hi + more.hi)), isNegative(a) !== isNegative(b));
}

export function divide(a: Bounds, b: Bounds): Bounds {
  if (hasZero(b)) return ANYTHING;
  if (isModest(a) && isModest(b)) {
    const one = a.lo / b.lo;
    const two = a.lo / b.hi;
    const three = a.hi / b.lo;
    const four = a.hi / b.hi;
    return { lo: down(Math.min(one, two, three, four)), hi: up(Math.max(one, two, three, four)) };
  }
  if (hasZero(a)) return ANYTHING;
  const logs = logOf(a);
  const less = logOf(b);
  return flipped(placed(down(logs.lo - less.hi), up(logs.hi - less.lo)), isNegative(a) !== isNegative(b));
}

const hasZero = ({ lo, hi }: Bounds): boolean => lo <= 0 && hi >= 0;

/** base^exponent for a base above 0. */
export function power(base: Bounds, exponent: Bounds): Bounds {
  if (!isPositive(base)) return { lo: 0, hi: Number.POSITIVE_INFINITY };
  const logs = logOf(base);
  const low = numberBelow(exponent.lo);
  const high = -numberBelow(-exponent.hi);
  const [one, two, three, four] = [logs.lo * low, logs.lo * high, logs.hi * low, logs.hi * high];
  const lo = Math.min(one, two, three, four);
  const hi = Math.max(one, two, three, four);
  // 0 × ∞: a number next to 1, to a power beyond all places.
  if (Number.isNaN(lo)) return { lo: 0, hi: Number.POSITIVE_INFINITY };
  return placed(down(Math.min(lo, LARGEST_LOG)), up(Math.max(hi, -LARGEST_LOG)));
}

/** log₂ of bounds that do not hold 0; for negative numbers, log₂ of their size. */
export function logOf(a: Bounds): Bounds {
  const { lo, hi } = isNegative(a) ? negate(a) : a;
  const low = log2At(Math.max(lo, 0));
  const high = log2At(hi);
  const error = isPlainEnd(lo) && isPlainEnd(hi) ? LOG_ERROR : FAR_LOG_ERROR;
  return { lo: low - Math.abs(low) * error, hi: high + Math.abs(high) * error };
}

/** Logarithms beyond this all count as the same. */
const LARGEST_LOG = 2 ** 1_000;

/** The place of 2^log. */
function place(log: number): number {
  if (log > -FAR_BITS && log < FAR_BITS) return exp2(log);
  if (log >= FAR_BITS) return log > LARGEST_LOG ? Number.POSITIVE_INFINITY : FAR * (1 + log2(log / FAR_BITS));
  return log < -LARGEST_LOG ? 0 : NEAR / (1 + log2(-log / FAR_BITS));
}

function placed(lo: number, hi: number): Bounds {
  // What is beyond every place has only a lower bound, and the other way around.
  const low = place(Math.min(lo, LARGEST_LOG));
  const high = place(Math.max(hi, -LARGEST_LOG));
  return {
    lo: low - low * placeError(lo),
    hi: high === Number.POSITIVE_INFINITY ? high : high + high * placeError(hi) + Number.MIN_VALUE,
  };
}

/** log₂ of the number at a place. */
function log2At(at: number): number {
  if (at === 0) return Number.NEGATIVE_INFINITY;
  if (at === Number.POSITIVE_INFINITY) return at;
  if (at < FAR && at > NEAR) return log2(at);
  return at >= FAR ? FAR_BITS * exp2(at / FAR - 1) : -FAR_BITS * exp2(NEAR / at - 1);
}

/** A double that is not above the number at a place. */
function numberBelow(at: number): number {
  const size = Math.abs(at);
  if ((size < FAR && size > NEAR) || size === 0) return at;
  if (size >= FAR) return at > 0 ? FAR : Number.NEGATIVE_INFINITY;
  return at > 0 ? 0 : -NEAR;
}

function addPlaces(a: Bounds, b: Bounds): Bounds {
  if (hasZero(a) || hasZero(b)) return sumAround(a, b);
  const [larger, smaller] = isLarger(a, b) ? [a, b] : [b, a];
  const big = logOf(larger);
  const small = logOf(smaller);
  const negative = isNegative(larger);
  if (isNegative(a) === isNegative(b)) {
    // |x| + |y| is between |x| and 2|x|, and much closer if y is small.
    const gap = big.lo - small.hi;
    const extra = gap > 60 ? 2 ** -50 : 1;
    return flipped(placed(down(big.lo), up(Math.max(big.hi, small.hi) + extra)), negative);
  }
  const gap = big.lo - small.hi;
  if (gap <= 1) return ANYTHING;
  return flipped(placed(down(big.lo - (gap > 60 ? 2 ** -50 : 2)), up(big.hi)), negative);
}

const isLarger = (a: Bounds, b: Bounds): boolean => {
  const low = isNegative(a) ? -a.hi : a.lo;
  const high = isNegative(b) ? -b.hi : b.lo;
  return low >= high;
};

/** A number that may be 0 changes a place only by the most it can be. */
function sumAround(a: Bounds, b: Bounds): Bounds {
  const lo = a.lo + b.lo;
  const hi = a.hi + b.hi;
  if (Math.abs(lo) >= FAR || Math.abs(hi) >= FAR || Number.isNaN(lo) || Number.isNaN(hi)) return ANYTHING;
  // Places below 2^−1000 are added as if they were numbers, because both are next to nothing.
  const next = (x: number): number => Math.abs(x) * OUTWARD + 2 * NEAR;
  return { lo: lo - next(lo), hi: hi + next(hi) };
}

// A double is its top word and its bottom word. Which one comes first depends on the machine.
const cell = new Float64Array(1);
const words = new Uint32Array(cell.buffer);
const TOP = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

/** The leading bits of a double, which close numbers usually share. */
export function leadingBits(x: number): number {
  cell[0] = x;
  return words[TOP] ?? 0;
}

/** All bits of a double mixed into a whole number. Equal doubles get the same one, and so do 0 and −0. */
export function wordsMixed(x: number): number {
  cell[0] = x + 0;
  const mixed = Math.imul((words[0] ?? 0) ^ Math.imul(words[1] ?? 0, 0x85ebca6b), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Relative: the series is cut below 2^−60, and each of its few dozen steps errs by 2^−53 of its result. */
const LOG_ERROR = 2 ** -46;
/** A place beyond 2^1000 is a logarithm of a logarithm. Up to 2^10 of them share the last bits. */
const FAR_LOG_ERROR = 2 ** -38;

/** ln x for a normal double, with x = m·2^e, m between √½ and √2, by the series of ln((1+s)/(1−s)). */
export function ln(x: number): number {
  cell[0] = x;
  const top = words[TOP] ?? 0;
  let e = (top >>> 20) - 1_023;
  words[TOP] = (top & 0xfffff) | (1_023 << 20);
  let m = cell[0];
  if (m > Math.SQRT2) {
    m /= 2;
    e += 1;
  }
  const s = (m - 1) / (m + 1);
  return e * Math.LN2 + 2 * s * oddSeries(s * s);
}

/** 1 + x/3 + x²/5 + … up to x^11/23. */
function oddSeries(x: number): number {
  let sum = 0;
  for (let k = 23; k >= 1; k -= 2) sum = sum * x + 1 / k;
  return sum;
}

/** log₂ ((1+s)/(1−s)) for a small s. Next to 1, a logarithm is as accurate as s is. */
export const logOfRatio = (s: number): number => (2 * s * oddSeries(s * s)) / Math.LN2;

export const log2 = (x: number): number => ln(x) / Math.LN2;

/** Powers of 2 by doubling, which is exact. */
const POWERS: number[] = [1];
const SMALL_POWERS: number[] = [1];
for (let k = 1; k <= 1_023; k += 1) {
  POWERS[k] = (POWERS[k - 1] ?? 1) * 2;
  SMALL_POWERS[k] = (SMALL_POWERS[k - 1] ?? 1) / 2;
}

/** Relative error of `place`, about ten times over. */
const placeError = (log: number): number => (log > -FAR_BITS && log < FAR_BITS ? 2 ** -48 : 2 ** -44);

/** 2^log for −1000 ≤ log ≤ 1000 with log = k + r, by the series of e^(r ln 2). */
export function exp2(log: number): number {
  const k = Math.round(log);
  const r = (log - k) * Math.LN2;
  let sum = 1;
  for (let j = 18; j >= 1; j -= 1) sum = 1 + (sum * r) / j;
  return sum * ((k >= 0 ? POWERS[k] : SMALL_POWERS[-k]) ?? 0);
}

/** Roughly the root of a whole double. */
export const aboutRoot = (whole: number, degree: number): number => exp2(log2(whole) / degree);
