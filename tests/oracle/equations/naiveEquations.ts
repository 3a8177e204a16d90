/**
 * A second, deliberately naive judge of Equations (mlag-equations-basic-2018), written from the text of the rules:
 * exact fractions if everything is rational, otherwise plain numbers with about 280 digits, equal if they agree.
 */

/** The numbers are too large or too close for this oracle. The test skips the question. */
export class TooLarge extends Error {}

/** More digits would decide it. We try again with twice as many, and then give up. */
class MoreDigits extends TooLarge {}

/** The request itself is malformed. The contract answers with an error. */
export class Malformed extends Error {}

/** The expression is illegal (section III), or is not an expression at all. */
class Illegal extends Error {}

// ---------------------------------------------------------------------------------------------------------------------
// Numbers

interface Rational {
  readonly kind: 'rational';
  readonly n: bigint;
  /** Positive, without a common factor with `n`. */
  readonly d: bigint;
}

/** About m·2^e and never 0: the true value differs by at most 2^-good of it. */
interface Float {
  readonly kind: 'float';
  readonly m: bigint;
  readonly e: bigint;
  readonly good: number;
  /** Something much smaller was absorbed on the way, so close is not yet equal. */
  readonly absorbed: boolean;
  /** What we know about it from how it was made. */
  readonly nature: 'whole' | 'rational' | 'unknown';
}

export type NaiveValue = Rational | Float;

/** Fractions with more bits than this are kept as a Float. */
const EXACT_BITS = 24_000;
const FIRST_BITS = 960;
const LAST_BITS = 3840;

/** How many bits a Float has now; see `retrying`. */
let bits = FIRST_BITS;
/** Agreement to this many bits (at least 211 digits) counts as equality. */
const equalBits = (): number => Math.floor(bits * 0.73);
/** A number smaller than its partner by more bits than this counts as absorbed. */
const absorbBits = (): number => Math.floor(bits * 0.34);

/** Asks `question` with 960 bits, and again with more as long as it needs more. */
export function retrying<T>(question: () => T): T {
  const before = bits;
  try {
    for (bits = FIRST_BITS; ; bits *= 2) {
      try {
        return question();
      } catch (error) {
        if (!(error instanceof MoreDigits) || bits >= LAST_BITS) throw error;
      }
    }
  } finally {
    bits = before;
  }
}

const abs = (x: bigint): bigint => (x < 0n ? -x : x);

function bitLength(x: bigint): number {
  if (x === 0n) return 0;
  const hex = abs(x).toString(16);
  return (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex[0] ?? '0', 16)));
}

const shift = (x: bigint, by: number): bigint => (by >= 0 ? x << BigInt(by) : x >> BigInt(-by));

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [abs(a), abs(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The whole part of the n-th root of a whole number ≥ 0, by Newton's method from above. */
function wholeRoot(x: bigint, n: number): bigint {
  if (x < 2n || n === 1) return x;
  const length = bitLength(x);
  if (n >= length) return 1n;
  const cut = Math.max(0, Math.ceil((length - 900) / n)) * n;
  const guess = Number((x >> BigInt(cut)) + 1n) ** (1 / n);
  // The guess is exact to some 40 bits; as a fixed-point number it starts a little too high.
  const down = Math.max(0, 50 - Math.ceil(Math.log2(guess + 1)));
  const scaled = BigInt(Math.ceil(guess * 2 ** down));
  let root = shift(scaled + (scaled >> 36n) + 2n, cut / n - down) + 2n;
  const degree = BigInt(n);
  for (;;) {
    const next = ((degree - 1n) * root + x / root ** (degree - 1n)) / degree;
    if (next >= root) return root;
    root = next;
  }
}

const ZERO: Rational = { kind: 'rational', n: 0n, d: 1n };
const ONE: Rational = { kind: 'rational', n: 1n, d: 1n };

const isZero = (x: NaiveValue): boolean => x.kind === 'rational' && x.n === 0n;
const isOne = (x: NaiveValue): boolean => x.kind === 'rational' && x.n === 1n && x.d === 1n;
const signOf = (x: NaiveValue): number => {
  const n = x.kind === 'rational' ? x.n : x.m;
  return n > 0n ? 1 : n < 0n ? -1 : 0;
};
const isRational = (x: NaiveValue): boolean => x.kind === 'rational' || x.nature !== 'unknown';
const isInteger = (x: NaiveValue): boolean => (x.kind === 'rational' ? x.d === 1n : x.nature === 'whole');

function natureOf(...xs: NaiveValue[]): Float['nature'] {
  if (xs.every(isInteger)) return 'whole';
  return xs.every(isRational) ? 'rational' : 'unknown';
}

function rational(n: bigint, d: bigint): NaiveValue {
  const common = d === 1n || d === -1n ? 1n : gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  const x: Rational = { kind: 'rational', n: (sign * n) / common, d: (sign * d) / common };
  if (bitLength(x.n) + bitLength(x.d) <= EXACT_BITS) return x;
  return { ...toFloat(x), nature: x.d === 1n ? 'whole' : 'rational' };
}

function float(m: bigint, e: bigint, good: number, absorbed: boolean, nature: Float['nature']): Float {
  const extra = bitLength(m) - bits;
  const kept = Math.min(good, bits) - 1;
  if (kept < 32) throw new MoreDigits('Too few digits are left.');
  return extra > 0
    ? { kind: 'float', m: m >> BigInt(extra), e: e + BigInt(extra), good: kept, absorbed, nature }
    : { kind: 'float', m, e, good: kept, absorbed, nature };
}

function toFloat(x: NaiveValue): Float {
  if (x.kind === 'float') return x;
  if (x.n === 0n) throw new Error('0 is no Float.');
  const up = bits + 8 - bitLength(x.n) + bitLength(x.d);
  const m = up >= 0 ? (x.n << BigInt(up)) / x.d : x.n / (x.d << BigInt(-up));
  return float(m, BigInt(-up), bits, false, natureOf(x));
}

/** 2^magnitude is just above the absolute value. */
const magnitude = (x: Float): bigint => x.e + BigInt(bitLength(x.m));

const small = (x: bigint): number =>
  Number(x > 1_000_000_000n ? 1_000_000_000n : x < -1_000_000_000n ? -1_000_000_000n : x);

function negate(x: NaiveValue): NaiveValue {
  return x.kind === 'rational' ? { ...x, n: -x.n } : { ...x, m: -x.m };
}

/** The sum. `comparing`: only its sign matters, so absorbing the smaller number does no harm. */
function add(a: NaiveValue, b: NaiveValue, comparing = false): NaiveValue {
  if (a.kind === 'rational' && b.kind === 'rational') {
    return a.d === b.d ? rational(a.n + b.n, a.d) : rational(a.n * b.d + b.n * a.d, a.d * b.d);
  }
  if (isZero(a)) return b;
  if (isZero(b)) return a;
  let [x, y] = [toFloat(a), toFloat(b)];
  if (magnitude(x) < magnitude(y)) [x, y] = [y, x];
  const apart = small(magnitude(x) - magnitude(y));
  const absorbed = x.absorbed || y.absorbed || (!comparing && apart > absorbBits());
  const nature = natureOf(a, b);
  if (apart > 2 * bits) return float(x.m, x.e, Math.min(x.good, bits) - 1, absorbed, nature);
  const e = x.e < y.e ? x.e : y.e;
  const m = (x.m << (x.e - e)) + (y.m << (y.e - e));
  // Errors as powers of two, counted from the magnitude of the larger one.
  const error = Math.max(-x.good, -apart - y.good) + 1;
  const left = small(e + BigInt(bitLength(m)) - magnitude(x));
  if (m !== 0n && left > error + 1) return float(m, e, left - error - 1, absorbed, nature);
  if (-error < equalBits() || absorbed) throw new MoreDigits('Nearly 0.');
  return ZERO;
}

const subtract = (a: NaiveValue, b: NaiveValue): NaiveValue => add(a, negate(b));

function multiply(a: NaiveValue, b: NaiveValue): NaiveValue {
  if (isZero(a) || isZero(b)) return ZERO;
  if (isOne(a)) return b;
  if (isOne(b)) return a;
  if (a.kind === 'rational' && b.kind === 'rational') return rational(a.n * b.n, a.d * b.d);
  const [x, y] = [toFloat(a), toFloat(b)];
  return float(x.m * y.m, x.e + y.e, Math.min(x.good, y.good) - 2, x.absorbed || y.absorbed, natureOf(a, b));
}

function reciprocal(a: NaiveValue): NaiveValue {
  if (isZero(a)) throw new Illegal('III-A: division by 0');
  if (a.kind === 'rational') return { kind: 'rational', n: a.n < 0n ? -a.d : a.d, d: abs(a.n) };
  const up = bits + bitLength(a.m) + 8;
  const nature = isRational(a) ? 'rational' : 'unknown';
  return float((1n << BigInt(up)) / a.m, -a.e - BigInt(up), a.good - 2, a.absorbed, nature);
}

const divide = (a: NaiveValue, b: NaiveValue): NaiveValue => multiply(a, reciprocal(b));

const same = (a: NaiveValue, b: NaiveValue): boolean => isZero(add(a, negate(b), true));

// Logarithm and exponential function by their series, in fixed point with `f` bits after the point.

const lnTwos = new Map<number, bigint>();

/** 2·artanh(z) for a small z. */
function twiceArtanh(z: bigint, f: number): bigint {
  const square = (z * z) >> BigInt(f);
  let sum = 0n;
  let power = z;
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k;
    power = (power * square) >> BigInt(f);
  }
  return 2n * sum;
}

function lnTwo(f: number): bigint {
  let known = lnTwos.get(f);
  if (known === undefined) {
    known = twiceArtanh((1n << BigInt(f + 32)) / 3n, f + 32) >> 32n;
    lnTwos.set(f, known);
  }
  return known;
}

/** The natural logarithm of a positive number that is not 1. */
function ln(x: NaiveValue): Float {
  const a = toFloat(x);
  let exponent = magnitude(a);
  const f = bits + 64 + bitLength(exponent);
  let t = shift(a.m, f - bitLength(a.m)); // from one half to 1
  if (t < (1n << BigInt(f)) - (1n << BigInt(f - 2))) {
    t <<= 1n;
    exponent -= 1n;
  }
  const halvings = 8;
  for (let k = 0; k < halvings; k += 1) t = wholeRoot(t << BigInt(f), 2);
  const one = 1n << BigInt(f);
  const z = ((t - one) << BigInt(f)) / (t + one);
  const sum = (twiceArtanh(z, f) << BigInt(halvings)) + exponent * lnTwo(f);
  if (sum === 0n) throw new MoreDigits('The logarithm of nearly 1.');
  // The absolute error of a logarithm is the relative error of its number.
  const good = Math.min(a.good, bits + 24) + bitLength(sum) - f;
  return float(sum, BigInt(-f), good - 2, a.absorbed, 'unknown');
}

function exp(y: Float, nature: Float['nature']): Float {
  const size = small(magnitude(y));
  if (size > 1_000_000) throw new TooLarge('A power without end.');
  if (y.good - size < 64) throw new MoreDigits('A very large power.');
  const f = bits + 64;
  const fine = f + Math.max(0, size) + 8;
  const fixed = shift(y.m, small(y.e) + fine);
  const two = lnTwo(fine);
  let times = fixed / two;
  if (fixed - times * two < 0n) times -= 1n;
  const rest = (fixed - times * two) >> BigInt(fine - f);
  // The rest is halved 24 times: with 24 bits more after the point it is the same whole number.
  const halvings = 24;
  const g = f + halvings;
  let sum = 1n << BigInt(g);
  let term = sum;
  for (let k = 1n; term !== 0n; k += 1n) {
    term = ((term * rest) >> BigInt(g)) / k;
    sum += term;
  }
  for (let k = 0; k < halvings; k += 1) sum = (sum * sum) >> BigInt(g);
  const absorbed = y.absorbed || size < -absorbBits();
  return float(sum, times - BigInt(g), Math.min(bits, y.good - size) - 2, absorbed, nature);
}

/** The n-th root of a positive number, by Newton's method. */
function floatRoot(a: Float, n: number): Float {
  let up = n * (bits + 8) - bitLength(a.m);
  const off = Number((((a.e - BigInt(up)) % BigInt(n)) + BigInt(n)) % BigInt(n));
  up += off;
  return float(wholeRoot(shift(a.m, up), n), (a.e - BigInt(up)) / BigInt(n), a.good - 1, a.absorbed, 'unknown');
}

/** Whether the number agrees with a fraction to all known digits. */
function looksRational(x: Float): boolean {
  const size = small(magnitude(x));
  if (Math.abs(size) > bits * 0.2) throw new TooLarge('Rational or not?');
  if (x.good < equalBits() + 8) throw new MoreDigits('Rational or not?');
  if (x.absorbed) throw new MoreDigits('Rational or not?');
  // In the continued fraction of a rational number, a huge partial quotient follows.
  let [n, d] = x.e >= 0n ? [x.m << x.e, 1n] : [x.m, 1n << -x.e];
  let [k0, k1] = [1n, 0n];
  while (d !== 0n) {
    const quotient = n / d;
    if (bitLength(quotient) > bits * 0.25 && k1 !== 0n) return true;
    [n, d] = [d, n - quotient * d];
    [k0, k1] = [k1, quotient * k1 + k0];
    if (bitLength(k1) > bits * 0.3) return false;
  }
  return true;
}

/** a to the power x for a > 0, a ≠ 1, x ≠ 0. */
function positivePower(a: NaiveValue, x: NaiveValue): NaiveValue {
  if (x.kind === 'rational') {
    const [q, p] = [x.n, x.d];
    if (a.kind === 'rational' && p <= BigInt(EXACT_BITS)) {
      const [n, d] = [wholeRoot(a.n, Number(p)), wholeRoot(a.d, Number(p))];
      if (n ** p === a.n && d ** p === a.d) {
        const [top, bottom] = q > 0n ? [n, d] : [d, n];
        const root: Rational = { kind: 'rational', n: top, d: bottom };
        if (isOne(root)) return ONE;
        if (abs(q) * BigInt(bitLength(top) + bitLength(bottom)) <= BigInt(EXACT_BITS)) {
          return { kind: 'rational', n: top ** abs(q), d: bottom ** abs(q) };
        }
        const y = multiply(ln(root), { kind: 'rational', n: abs(q), d: 1n });
        return exp(toFloat(y), bottom === 1n ? 'whole' : 'rational');
      }
    }
    if (p <= 12n && abs(q) <= 200n) {
      let root = toFloat(a);
      if (p > 1n) root = floatRoot(root, Number(p));
      let power: NaiveValue = ONE;
      for (let k = 1n << 8n; k > 0n; k >>= 1n) {
        power = multiply(power, power);
        if ((abs(q) & k) !== 0n) power = multiply(power, root);
      }
      return q > 0n ? power : reciprocal(power);
    }
  }
  return exp(toFloat(multiply(ln(a), x)), 'unknown');
}

/** a to the power x by sections III-A and III-C. */
function power(a: NaiveValue, x: NaiveValue): NaiveValue {
  if (isZero(a)) {
    if (signOf(x) <= 0) throw new Illegal('III-C-2-b: 0 to a power that is not positive');
    return ZERO;
  }
  if (isZero(x)) return ONE;
  let negative = false;
  if (signOf(a) < 0) {
    if (x.kind === 'float') {
      if (isRational(x) || looksRational(x)) throw new TooLarge('A negative number to a power that may be a fraction.');
      throw new Illegal('III-A: a negative number to an irrational power');
    }
    if (x.d % 2n === 0n) throw new Illegal('III-C-2: an even root of a negative number');
    negative = x.n % 2n !== 0n;
  }
  const base = signOf(a) < 0 ? negate(a) : a;
  const value = same(base, ONE) ? ONE : positivePower(base, x);
  return negative ? negate(value) : value;
}

/** Whether it is a whole number of the rules: 0, 1, 2, …. Throws if a huge number hides that. */
function isWhole(x: NaiveValue): boolean {
  if (signOf(x) < 0) return false;
  if (x.kind === 'rational') return x.d === 1n;
  if (x.nature === 'whole') return true;
  if (magnitude(x) <= 0n) return false;
  throw new TooLarge('Whole or not?');
}

/** The n-th root in Elementary, where everything is whole. */
function wholeRootOf(index: NaiveValue, under: NaiveValue): NaiveValue {
  if (!isWhole(index) || isZero(index)) throw new Illegal('III-C-3: the index is no counting number');
  if (!isWhole(under)) throw new Illegal('III-C-3: a root of what is not whole');
  if (isZero(under) || isOne(under) || isOne(index)) return under;
  if (under.kind === 'float') throw new TooLarge('The root of a huge number.');
  if (index.kind === 'float' || index.n >= BigInt(bitLength(under.n))) throw new Illegal('III-C-3: no whole root');
  const root = wholeRoot(under.n, Number(index.n));
  if (root ** index.n !== under.n) throw new Illegal('III-C-3: the root is not whole');
  return { kind: 'rational', n: root, d: 1n };
}

// ---------------------------------------------------------------------------------------------------------------------
// Text to cubes

export type NaiveDivision = 'minor' | 'elementary' | 'middle' | 'junior' | 'senior';

const DIVISIONS: readonly string[] = ['minor', 'elementary', 'middle', 'junior', 'senior'];
const SYMBOLS = '0123456789+-x/^r';
const WRITTEN: Record<string, string> = { '−': '-', '×': 'x', '÷': '/', '*': '^', '√': 'r' };
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** The cube's symbol for a character; undefined for other characters. */
function symbolOf(character: string): string | undefined {
  const lower = character.toLowerCase();
  const symbol = WRITTEN[lower] ?? lower;
  return symbol.length === 1 && SYMBOLS.includes(symbol) ? symbol : undefined;
}

interface Cube {
  readonly kind: 'cube';
  readonly face: string;
  readonly turn: '' | 's' | 'u' | 'su';
}

type Token = Cube | { readonly kind: 'open' | 'close'; readonly bracket: string };

interface Reading {
  readonly tokens: Token[];
  readonly marks: { cube: string; meaning: string }[];
  /** Why it is not a row of cubes and brackets. */
  readonly wrong?: string;
  /** The rules and the contract do not say how to read it. */
  readonly open: boolean;
}

function read(text: string): Reading {
  const characters = [...text].filter((character) => character.trim() !== '');
  const tokens: Token[] = [];
  const marks: { cube: string; meaning: string }[] = [];
  let open = false;
  const wrong = (why: string): Reading => ({ tokens, marks, wrong: why, open });
  for (let at = 0; at < characters.length; at += 1) {
    let character = characters[at] ?? '';
    if ('([{'.includes(character)) tokens.push({ kind: 'open', bracket: character });
    else if (')]}'.includes(character)) tokens.push({ kind: 'close', bracket: character });
    else {
      let turn = '';
      while (/^[su]$/i.test(character)) {
        turn += character.toLowerCase();
        at += 1;
        character = characters[at] ?? '';
      }
      const face = symbolOf(character);
      if (face === undefined) return wrong(`III-A: ${character || 'the end'} is on no cube`);
      if (turn === 'us') {
        open = true;
        turn = 'su';
      }
      if (turn !== '' && turn !== 's' && turn !== 'u' && turn !== 'su') return wrong('XIII: turned twice');
      if (turn !== '' && !/\d/.test(face)) return wrong('XIII: an operation is turned');
      tokens.push({ kind: 'cube', face, turn });
      if (characters[at + 1] === ':') {
        const meaning = symbolOf(characters[at + 2] ?? '');
        if (meaning === undefined) return wrong('XIII-0-wild: no symbol on the cubes');
        marks.push({ cube: face, meaning });
        at += 2;
      }
    }
  }
  return { tokens, marks, open };
}

/** IV-B-2: the text between two gaps is a group, without the signs at its ends. If there are brackets, they decide. */
function bySpacing(text: string, whole: Reading, zero: string): Reading {
  if (/[()[\]{}]/.test(text) || whole.wrong !== undefined) return whole;
  const words = text
    .replace(/([su])\s+/gi, '$1')
    .replace(/\s*:\s*/g, ':')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length < 2) return whole;
  const tokens = words.flatMap((word): Token[] => {
    const cubes = read(word).tokens;
    const isSign = (token: Token) => token.kind === 'cube' && !/\d/.test(token.face === '0' ? zero : token.face);
    const before: Token[] = [];
    const behind: Token[] = [];
    while (cubes[0] !== undefined && isSign(cubes[0])) before.push(...cubes.splice(0, 1));
    while (cubes.length > 0 && isSign(cubes[cubes.length - 1] as Token)) behind.unshift(...cubes.splice(-1));
    const group = cubes.some(isSign);
    return [
      ...before,
      ...(group ? [{ kind: 'open', bracket: '(' } as const] : []),
      ...cubes,
      ...(group ? [{ kind: 'close', bracket: ')' } as const] : []),
      ...behind,
    ];
  });
  return { ...whole, tokens };
}

const cubesOf = (tokens: readonly Token[]): Cube[] => tokens.filter((token): token is Cube => token.kind === 'cube');

// ---------------------------------------------------------------------------------------------------------------------
// Cubes to meaning

type Node =
  | { readonly op: 'number'; readonly digits: string; readonly turn: Cube['turn'] }
  | { readonly op: '+' | '-' | 'x' | '/' | '^'; readonly left: Node; readonly right: Node }
  | { readonly op: 'r'; readonly index: Node | undefined; readonly under: Node };

interface Rules {
  readonly division: NaiveDivision;
  readonly where: 'goal' | 'solution';
  /** The symbol that a 0 stands for. */
  readonly zero: string;
}

const highSchool = (division: NaiveDivision): boolean => division === 'junior' || division === 'senior';

/** The expression that the cubes form by the order of operations. Throws Illegal if they form none. */
function parse(tokens: readonly Token[], rules: Rules): Node {
  let at = 0;
  const meaning = (index: number): string => {
    const token = tokens[index];
    if (token?.kind !== 'cube') return '';
    return token.face === '0' ? rules.zero : token.face;
  };
  const turn = (index: number): Cube['turn'] => {
    const token = tokens[index];
    return token?.kind === 'cube' ? token.turn : '';
  };

  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'cube' || token.turn === '') continue;
    if (!highSchool(rules.division)) throw new Illegal('XIII: cubes are turned only in Junior and Senior');
    if (!/^\d$/.test(meaning(index))) throw new Illegal('XIII: a turned cube that is no number');
    if (rules.where === 'goal' && token.turn === 'su') throw new Illegal('XIII-upside-down: both turns in the Goal');
  }

  const operand = (): Node => {
    const token = tokens[at];
    if (token === undefined) throw new Illegal('III-A: something is missing at the end');
    if (token.kind === 'close') throw new Illegal('III-A: something is missing before a closing bracket');
    if (token.kind === 'open') {
      at += 1;
      const inside = sum();
      const close = tokens[at];
      if (close?.kind !== 'close' || close.bracket !== CLOSING[token.bracket]) throw new Illegal('III-A: unpaired');
      at += 1;
      return inside;
    }
    if (meaning(at) === 'r') {
      at += 1;
      return { op: 'r', index: undefined, under: operand() };
    }
    let digits = '';
    const first = at;
    while (/^\d$/.test(meaning(at))) {
      digits += meaning(at);
      at += 1;
    }
    if (digits === '') throw new Illegal('III-B-1: an operation without a number before it');
    if (digits.length > 1) {
      for (let index = first; index < at; index += 1) {
        if (turn(index) !== '') throw new Illegal('XIII: a turned cube in a longer numeral');
      }
      if (rules.where === 'solution') throw new Illegal('VII-B-4: more than one digit');
      if (digits.length > 3) throw new Illegal('IV-B-1: more than three digits');
    }
    return { op: 'number', digits, turn: turn(first) };
  };

  const powers = (): Node => {
    let left = operand();
    for (;;) {
      const sign = meaning(at);
      if (sign !== '^' && sign !== 'r') return left;
      at += 1;
      const right = operand();
      left = sign === '^' ? { op: '^', left, right } : { op: 'r', index: left, under: right };
    }
  };

  const products = (): Node => {
    let left = powers();
    for (;;) {
      const sign = meaning(at);
      if (sign !== 'x' && sign !== '/') return left;
      at += 1;
      left = { op: sign, left, right: powers() };
    }
  };

  function sum(): Node {
    let left = products();
    for (;;) {
      const sign = meaning(at);
      if (sign !== '+' && sign !== '-') return left;
      at += 1;
      left = { op: sign, left, right: products() };
    }
  }

  const whole = sum();
  if (at < tokens.length) throw new Illegal('III-A: side by side without an operation');
  return whole;
}

/** The expression with all brackets, so that equal readings are equal texts. */
function print(node: Node): string {
  if (node.op === 'number') return `${node.turn}${node.digits}`;
  if (node.op === 'r') return `(${node.index === undefined ? '' : print(node.index)}r${print(node.under)})`;
  return `(${print(node.left)}${node.op}${print(node.right)})`;
}

/** The same without any bracket. */
const flat = (node: Node): string => print(node).replace(/[()]/g, '');

/** IV-B-2: a root sign without an index covers one group, which is read by the order of operations. */
function canBeLaid(node: Node): boolean {
  if (node.op === 'number') return true;
  if (node.op !== 'r') return canBeLaid(node.left) && canBeLaid(node.right);
  const { index, under } = node;
  if (index !== undefined) return canBeLaid(index) && canBeLaid(under);
  if (under.op === 'number' || (under.op === 'r' && under.index === undefined)) return canBeLaid(under);
  const plainly = parse(read(flat(under)).tokens, { division: 'senior', where: 'goal', zero: '0' });
  return print(plainly) === print(under) && canBeLaid(under);
}

/** Both parts. We see an illegal one even if the other is too large. */
function both(first: () => NaiveValue, second: () => NaiveValue): [NaiveValue, NaiveValue] {
  let value: NaiveValue;
  try {
    value = first();
  } catch (error) {
    if (error instanceof TooLarge) second();
    throw error;
  }
  return [value, second()];
}

function evaluate(node: Node, elementary: boolean): NaiveValue {
  if (node.op === 'number') {
    const number: NaiveValue = { kind: 'rational', n: BigInt(node.digits), d: 1n };
    if (node.turn.startsWith('s') && isZero(number)) throw new Illegal('XIII-sideways: 0 has no reciprocal');
    const turned = node.turn.startsWith('s') ? reciprocal(number) : number;
    return node.turn.endsWith('u') ? negate(turned) : turned;
  }
  if (node.op === 'r') {
    const { index, under } = node;
    const two: NaiveValue = { kind: 'rational', n: 2n, d: 1n };
    const [n, a] = both(
      () => (index === undefined ? two : evaluate(index, elementary)),
      () => evaluate(under, elementary),
    );
    if (elementary) return wholeRootOf(n, a);
    if (isZero(n)) throw new Illegal('III-C-2-a: a zeroth root');
    return power(a, reciprocal(n));
  }
  const [a, b] = both(
    () => evaluate(node.left, elementary),
    () => evaluate(node.right, elementary),
  );
  if (node.op === '+') return add(a, b);
  if (node.op === '-') return subtract(a, b);
  if (node.op === 'x') return multiply(a, b);
  if (node.op === '/') return divide(a, b);
  if (elementary && !(isWhole(a) && isWhole(b))) throw new Illegal('III-C-3: a power of or to what is not whole');
  return power(a, b);
}

// ---------------------------------------------------------------------------------------------------------------------
// For callers that have expressions or values

/** The value of an expression, or why it is illegal. Throws TooLarge if the oracle cannot tell. */
export function naiveEvaluate(
  text: string,
  division: NaiveDivision,
  where: 'goal' | 'solution' = 'solution',
  zero = '0',
): { legal: true; value: NaiveValue } | { legal: false; reason: string } {
  return retrying(() => {
    try {
      const reading = read(text);
      if (reading.wrong !== undefined) throw new Illegal(reading.wrong);
      const node = parse(reading.tokens, { division, where, zero });
      return { legal: true, value: evaluate(node, division === 'elementary') };
    } catch (error) {
      if (error instanceof Illegal) return { legal: false, reason: error.message };
      throw error;
    }
  });
}

/** The expression with all brackets; undefined if it is not one. */
export function naiveReading(
  text: string,
  division: NaiveDivision,
  where: 'goal' | 'solution' = 'solution',
  zero = '0',
): string | undefined {
  try {
    const reading = read(text);
    return reading.wrong === undefined ? print(parse(reading.tokens, { division, where, zero })) : undefined;
  } catch (error) {
    if (error instanceof Illegal) return undefined;
    throw error;
  }
}

/** Whether two values agree. Throws TooLarge if the oracle cannot tell. */
export const naiveSame = (a: NaiveValue, b: NaiveValue): boolean => same(a, b);

/** The value as a fraction in lowest terms, "7/2" or "-3"; undefined if we do not know one. */
export function naiveFraction(x: NaiveValue): string | undefined {
  if (x.kind === 'float') return undefined;
  return x.d === 1n ? String(x.n) : `${x.n}/${x.d}`;
}

/** The value cut off after this many digits, "-1.4142e0"; undefined if its power of ten is out of reach. */
export function naiveDigits(x: NaiveValue, digits = 50): string | undefined {
  if (isZero(x)) return '0e0';
  const { m, e } = toFloat(x);
  const size = small(e + BigInt(bitLength(m)));
  if (Math.abs(size) > 1_000_000) return undefined;
  let ten = Math.floor((size - 1) * Math.log10(2));
  const scaled = (): string => {
    const up = digits - ten + 3;
    const [n, d] = up >= 0 ? [abs(m) * 10n ** BigInt(up), 1n] : [abs(m), 10n ** BigInt(-up)];
    return String((e >= 0n ? n << e : n >> -e) / d);
  };
  const text = scaled();
  ten += text.length - digits - 4;
  return `${m < 0n ? '-' : ''}${text[0]}.${text.slice(1, digits)}e${ten}`;
}

/**
 * Whether an answer gives this value, as a whole number or a text such as "7/2" or "2r2". The last is read
 * both as 2 times the root of 2 and as the expression of the cubes, and either may agree.
 */
export function naiveSameAsText(x: NaiveValue, given: number | string): boolean {
  if (typeof given === 'number') return same(x, { kind: 'rational', n: BigInt(given), d: 1n });
  const fraction = /^(-?\d+)(?:\/(\d+))?$/.exec(given);
  if (fraction !== null) return same(x, rational(BigInt(fraction[1] ?? '0'), BigInt(fraction[2] ?? '1')));
  const surd = /^(-?)(\d+)[r√](\d+)$/.exec(given);
  if (surd === null) return false;
  const [, sign, factor = '1', under = '1'] = surd;
  const half: NaiveValue = { kind: 'rational', n: 1n, d: 2n };
  const a: NaiveValue = { kind: 'rational', n: BigInt(factor), d: 1n };
  const b: NaiveValue = { kind: 'rational', n: BigInt(under), d: 1n };
  const signed = (y: NaiveValue): NaiveValue => (sign === '-' ? negate(y) : y);
  return same(x, signed(multiply(a, power(b, half)))) || same(x, signed(power(b, reciprocal(a))));
}

// ---------------------------------------------------------------------------------------------------------------------
// The judge

export interface NaiveVerdict {
  correct: boolean;
  /** The Goal's value as the writer reads it; empty without a legal one, and absent if out of reach. */
  goalValues?: NaiveValue[];
  /** The value of the Solution, if it is legal and within reach. */
  value?: NaiveValue;
  /** Neither the rules nor the contract say how to read the request, so `correct` means nothing. */
  undecided?: boolean;
  /** What is wrong, each beginning with a clause. */
  reasons: string[];
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

function section(request: Record<string, unknown>, name: string): string[] {
  const cubes = request[name] ?? [];
  if (!Array.isArray(cubes)) throw new Malformed(`${name} is no list.`);
  return cubes.map((cube: unknown) => {
    const face = typeof cube === 'string' ? symbolOf(cube.trim()) : undefined;
    if (face === undefined) throw new Malformed(`${String(cube)} in ${name} is no cube.`);
    return face;
  });
}

const goalText = (goal: unknown): string | undefined => {
  if (typeof goal === 'string') return goal;
  return isObject(goal) && typeof goal.text === 'string' ? goal.text : undefined;
};

function count(faces: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Why the Solution may not use its cubes this way. */
function cubeFaults(used: readonly string[], request: Record<string, unknown>, goal: readonly string[]): string[] {
  const faults: string[] = [];
  const [required, permitted] = [count(section(request, 'required')), count(section(request, 'permitted'))];
  const [need, resources] = [count(used), count(section(request, 'resources'))];
  const after = request.after;
  if (used.length < 2) faults.push('VII-B-3-a: fewer than two cubes');
  if (after === 'no-goal') {
    for (const [face, times] of count(goal)) {
      const left = (resources.get(face) ?? 0) - times;
      if (left < 0) faults.push(`IV-D-2: the Goal needs a ${face} that is not in Resources`);
      resources.set(face, Math.max(0, left));
    }
  }
  for (const [face, times] of required) {
    if ((need.get(face) ?? 0) < times) faults.push(`VII-B-3-b: a Required ${face} is not used`);
  }
  let fromResources = 0;
  for (const [face, times] of need) {
    const more = Math.max(0, times - (required.get(face) ?? 0) - (permitted.get(face) ?? 0));
    if (more > (resources.get(face) ?? 0)) faults.push(`VII-B-3-d: there is no further ${face}`);
    fromResources += more;
  }
  const most = after === 'now' ? 1 : after === 'last-cube' ? 0 : Number.POSITIVE_INFINITY;
  if (fromResources > most) faults.push(`VII-B-3-e: ${fromResources} cubes from Resources`);
  return faults;
}

const AFTER = ['now', 'impossible', 'last-cube', 'end-of-round', 'no-goal'];

/** What 0 stands for, by the marks in the texts and `wild`. */
function meaningOfZero(
  solution: Record<string, unknown>,
  readings: readonly Reading[],
  division: NaiveDivision,
): { zero: string; faults: string[]; open: boolean } {
  const faults: string[] = [];
  const faces = readings.flatMap((reading) => cubesOf(reading.tokens).map((cube) => cube.face));
  let open = false;
  const meanings = new Set<string>();
  const mark = (cube: string, meaning: string | undefined): void => {
    if (cube !== '0') {
      if (meaning === cube || !faces.includes(cube)) open = true;
      else faults.push(`XIII-0-wild: a ${cube} stands for itself`);
    } else if (!faces.includes('0') && (meaning === undefined || (!highSchool(division) && meaning !== '0')))
      open = true;
    else if (meaning === undefined) faults.push('XIII-0-wild: no symbol on the cubes');
    else meanings.add(meaning);
  };
  for (const { cube, meaning } of readings.flatMap((reading) => reading.marks)) mark(cube, meaning);
  const wild = solution.wild;
  if (isObject(wild)) {
    for (const [cube, meaning] of Object.entries(wild)) {
      const face = symbolOf(cube.trim());
      if (face === undefined || typeof meaning !== 'string' || meaning.trim() === '') open = true;
      else mark(face, symbolOf(meaning.trim()));
    }
  } else if (wild !== undefined && wild !== null) open = true;
  if (meanings.size > 1) faults.push('XIII-0-wild: more than one meaning');
  const zero = [...meanings][0] ?? '0';
  if (zero !== '0' && !highSchool(division)) faults.push('XIII-0-wild: only in Junior and Senior');
  return { zero, faults, open };
}

/** Whether that side of the Equation is the Goal: the same cubes in the same order, grouped the same way. */
function isTheGoal(side: Reading, goal: Reading, goalNode: Node, rules: Rules): boolean {
  if (side.wrong !== undefined) return false;
  const faces = (reading: Reading): string =>
    cubesOf(reading.tokens)
      .map((cube) => cube.turn + cube.face)
      .join(' ');
  if (faces(side) !== faces(goal)) return false;
  try {
    return print(parse(side.tokens, rules)) === print(goalNode);
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
}

function attempt<T>(action: () => T, faults: string[]): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    faults.push(error.message);
    return undefined;
  }
}

/** The same, but undefined if it is too large. */
function attemptSmall<T>(action: () => T, faults: string[]): { value?: T; tooLarge?: TooLarge } {
  try {
    const value = attempt(action, faults);
    return value === undefined ? {} : { value };
  } catch (error) {
    if (error instanceof TooLarge) return { tooLarge: error };
    throw error;
  }
}

function judge(request: Record<string, unknown>): NaiveVerdict {
  const division = request.division as NaiveDivision;
  for (const name of ['required', 'permitted', 'forbidden', 'resources']) section(request, name);
  const reasons: string[] = [];
  const solution = isObject(request.solution) ? request.solution : {};
  const after = request.after;
  const equation = typeof solution.equation === 'string' ? solution.equation : '';
  const onMat = goalText(after === 'no-goal' ? solution.goal : request.goal);
  if (onMat === undefined || typeof after !== 'string' || !AFTER.includes(after)) {
    return { correct: false, undecided: true, reasons };
  }

  const asWritten = read(onMat);
  const sides = equation.split('=');
  const readings = sides.map(read);
  const { zero, faults, open } = meaningOfZero(solution, [asWritten, ...readings], division);
  const goal = bySpacing(onMat, asWritten, zero);
  const undecided =
    open || [goal, ...readings].some((reading) => reading.open) || (after !== 'no-goal' && goal.marks.length > 0);
  reasons.push(...faults);

  // The Goal.
  const goalRules: Rules = { division, where: 'goal', zero };
  const elementary = division === 'elementary';
  const goalFaults: string[] = [];
  if (goal.wrong !== undefined) goalFaults.push(goal.wrong);
  if (cubesOf(goal.tokens).length > 6) goalFaults.push('IV-B: more than six cubes');
  const goalNode = goal.wrong === undefined ? attempt(() => parse(goal.tokens, goalRules), goalFaults) : undefined;
  if (goalNode !== undefined && !canBeLaid(goalNode)) goalFaults.push('IV-B-2: a group under a root has another in it');
  const goalValue = goalNode === undefined ? {} : attemptSmall(() => evaluate(goalNode, elementary), goalFaults);
  reasons.push(...goalFaults.map((fault) => `VII-C-3-e: ${fault}`));

  // The Equation: which side is the Goal?
  const [left, right] = readings;
  let paper = left;
  if (left === undefined || right === undefined || readings.length !== 2) {
    reasons.push('VII-B-1: not Solution = Goal');
  } else if (goalNode !== undefined) {
    if (isTheGoal(right, goal, goalNode, goalRules)) paper = left;
    else if (isTheGoal(left, goal, goalNode, goalRules)) paper = right;
    else reasons.push('VII-C-3-f: the Goal is not written as it is on the mat');
  }

  // The Solution.
  const rules: Rules = { division, where: 'solution', zero };
  let value: { value?: NaiveValue; tooLarge?: TooLarge } = {};
  if (paper !== undefined) {
    const faces = cubesOf(paper.tokens).map((cube) => cube.face);
    reasons.push(
      ...cubeFaults(
        faces,
        request,
        cubesOf(goal.tokens).map((cube) => cube.face),
      ),
    );
    const { tokens, wrong } = paper;
    if (wrong !== undefined) reasons.push(wrong);
    else {
      const node = attempt(() => parse(tokens, rules), reasons);
      if (node !== undefined) value = attemptSmall(() => evaluate(node, elementary), reasons);
    }
  }

  const verdict: NaiveVerdict = { correct: false, reasons };
  if (undecided) verdict.undecided = true;
  if (value.value !== undefined) verdict.value = value.value;
  if (goalFaults.length > 0) verdict.goalValues = [];
  else if (goalValue.value !== undefined) verdict.goalValues = [goalValue.value];
  if (reasons.length > 0 || undecided) return verdict;
  const tooLarge = value.tooLarge ?? goalValue.tooLarge;
  if (tooLarge !== undefined) throw tooLarge;
  if (value.value === undefined || goalValue.value === undefined) throw new Error('No value and no reason why.');
  if (same(value.value, goalValue.value)) verdict.correct = true;
  else reasons.push('VII-B-2: the Solution does not equal the Goal');
  return verdict;
}

/** Whether the Equation is correct. Throws Malformed for a request without a verdict, TooLarge if the oracle cannot tell. */
export function naiveEquationsJudge(request: unknown): NaiveVerdict {
  if (!isObject(request)) throw new Malformed('No request.');
  if (request.rulebook !== 'mlag-equations-basic-2018') throw new Malformed('Another rulebook.');
  const division = request.division;
  if (typeof division !== 'string' || !DIVISIONS.includes(division)) throw new Malformed('No such division.');
  return retrying(() => judge(request));
}
