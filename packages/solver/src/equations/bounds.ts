// Two doubles between which a number surely lies. Bounds that do not meet prove two numbers different; bounds that meet prove nothing.
// Only + − × ÷ of doubles are used, which IEEE 754 rounds correctly everywhere, and every end is moved outward by more than the rounding.

export interface Bounds {
  readonly lo: number;
  readonly hi: number;
}

/** Every number there is. */
export const ANYTHING: Bounds = { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY };

/** One operation errs by at most 2^−53 of its result; this is more than eight times as much. */
const OUTWARD = 2 ** -49;

const down = (x: number): number =>
  x === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : x - Math.abs(x) * OUTWARD - Number.MIN_VALUE;
const up = (x: number): number =>
  x === Number.NEGATIVE_INFINITY ? -Number.MAX_VALUE : x + Math.abs(x) * OUTWARD + Number.MIN_VALUE;

const between = (lo: number, hi: number): Bounds =>
  // ∞ − ∞ and 0 × ∞ tell nothing.
  Number.isNaN(lo) || Number.isNaN(hi) ? ANYTHING : { lo, hi };

export const add = (a: Bounds, b: Bounds): Bounds => between(down(a.lo + b.lo), up(a.hi + b.hi));
export const subtract = (a: Bounds, b: Bounds): Bounds => between(down(a.lo - b.hi), up(a.hi - b.lo));
export const negate = ({ lo, hi }: Bounds): Bounds => ({ lo: -hi, hi: -lo });

export function multiply(a: Bounds, b: Bounds): Bounds {
  // Of one sign, as most are: two products do.
  if (a.lo > 0 && b.lo > 0) return between(Math.max(0, down(a.lo * b.lo)), up(a.hi * b.hi));
  const ends = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
  return between(down(Math.min(...ends)), up(Math.max(...ends)));
}

export function divide(a: Bounds, b: Bounds): Bounds {
  if (b.lo <= 0 && b.hi >= 0) return ANYTHING;
  if (a.lo > 0 && b.lo > 0) {
    const lo = a.lo / b.hi;
    const hi = a.hi / b.lo;
    return {
      lo: Number.isNaN(lo) ? 0 : Math.max(0, down(lo)),
      hi: Number.isNaN(hi) ? Number.POSITIVE_INFINITY : up(hi),
    };
  }
  const ends = [a.lo / b.lo, a.lo / b.hi, a.hi / b.lo, a.hi / b.hi];
  return between(down(Math.min(...ends)), up(Math.max(...ends)));
}

/** The natural logarithm of bounds that are not below 0. */
export function logarithm({ lo, hi }: Bounds): Bounds {
  const low = lo > 0 ? ln(lo) : Number.NEGATIVE_INFINITY;
  const high = ln(hi);
  return { lo: low - Math.abs(low) * LN_ERROR, hi: high + Math.abs(high) * LN_ERROR };
}

function exponential({ lo, hi }: Bounds): Bounds {
  const low = exp(lo);
  const high = exp(hi);
  return {
    lo: low === 0 ? 0 : Math.max(0, low - low * expError(lo)),
    hi: high === Number.POSITIVE_INFINITY ? high : high + high * expError(hi) + Number.MIN_VALUE,
  };
}

/** base^exponent for a base above 0. */
export function power(base: Bounds, exponent: Bounds): Bounds {
  const product = multiply(logarithm(base), exponent);
  return product === ANYTHING ? { lo: 0, hi: Number.POSITIVE_INFINITY } : exponential(product);
}

// A double is its top word and its bottom word; which of them comes first depends on the machine.
const cell = new Float64Array(1);
const words = new Uint32Array(cell.buffer);
const TOP = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

const LN2 = Math.LN2;

/** Relative: the series is cut below 2^−60, and its few dozen steps each err by 2^−53 of their result. */
const LN_ERROR = 2 ** -47;

/** ln x with x = m·2^e, m between √½ and √2, by the series of ln((1+s)/(1−s)). */
export function ln(x: number): number {
  if (x <= 0) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  let e = 0;
  let scaled = x;
  if (x < 2 ** -1000) {
    scaled = x * 2 ** 100;
    e = -100;
  }
  cell[0] = scaled;
  const top = words[TOP] ?? 0;
  e += (top >>> 20) - 1023;
  words[TOP] = (top & 0xfffff) | (1023 << 20);
  let m = cell[0];
  if (m > Math.SQRT2) {
    m /= 2;
    e += 1;
  }
  const s = (m - 1) / (m + 1);
  const square = s * s;
  let sum = 0;
  for (let k = 23; k >= 1; k -= 2) sum = sum * square + 1 / k;
  return e * LN2 + 2 * s * sum;
}

/** Powers of 2 by doubling, which is exact. */
const POWERS: number[] = [1];
const LOWEST = 1074;
for (let k = 1; k <= 1023; k += 1) POWERS[k] = (POWERS[k - 1] ?? 1) * 2;
const SMALL_POWERS: number[] = [1];
for (let k = 1; k <= LOWEST; k += 1) SMALL_POWERS[k] = (SMALL_POWERS[k - 1] ?? 1) / 2;

const expError = (y: number): number => (Math.abs(y) + 16) * 2 ** -48;

/** e^y with y = k·ln 2 + r, by the series of e^r. */
export function exp(y: number): number {
  if (y > 709) return Number.POSITIVE_INFINITY;
  if (y < -700) return 0;
  const k = Math.round(y / LN2);
  const r = y - k * LN2;
  let sum = 1;
  for (let j = 18; j >= 1; j -= 1) sum = 1 + (sum * r) / j;
  return sum * ((k >= 0 ? POWERS[k] : SMALL_POWERS[-k]) ?? 0);
}
