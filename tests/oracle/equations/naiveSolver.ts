/**
 * A second, deliberately naive solver of Equations, written from the text of the rules: it builds every expression of every choice of cubes, works it out
 * with fractions if possible and otherwise with plain doubles, and asks the naive judge about anything close to the Goal.
 */
import { type NaiveDivision, naiveEquationsJudge, naiveEvaluate, naiveSame, TooLarge } from './naiveEquations.ts';

export interface NaiveQuestion {
  rulebook: 'mlag-equations-basic-2018';
  division: NaiveDivision;
  goal: string;
  required: string[];
  permitted: string[];
  forbidden: string[];
  resources: string[];
  question: 'now' | 'possible';
}

/** Thrown if this solver cannot tell. The test skips the question. */
export class OutOfReach extends Error {}

interface Thing {
  readonly text: string;
  /** The fraction, if it is known to be one. */
  readonly n?: bigint;
  readonly d?: bigint;
  /** The approximate value; NaN if a double cannot hold it. */
  readonly x: number;
  /** The largest number on the way to it, which shows how far off x may be. */
  readonly largest: number;
}

const SYMBOLS = [...'0123456789+-x/^r'];
const MOST_BITS = 1_500;
/** How far off a double may be, as a share of the largest number on the way. */
const OFF = 1e-8;
/** How many near misses the naive judge sees. */
const MOST_TRIALS = 400;

const size = (a: bigint): bigint => (a < 0n ? -a : a);
const bits = (a: bigint): number => size(a).toString(16).length * 4;
function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [size(a), size(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const asDouble = (n: bigint, d: bigint): number => {
  const [long, short] = [bits(n), bits(d)];
  if (long < 900 && short < 900) return Number(n) / Number(d);
  return long - short > 900 ? Number.NaN : Number((n << 200n) / d) / 2 ** 200;
};

function exact(text: string, n: bigint, d: bigint, largest: number): Thing {
  const common = d < 0n ? -gcd(n, d) : gcd(n, d);
  const [above, below] = [n / common, d / common];
  const x = asDouble(above, below);
  if (bits(above) > MOST_BITS || bits(below) > MOST_BITS) return about(text, x, largest);
  return { text, n: above, d: below, x, largest: Math.max(largest, Math.abs(x)) };
}

function about(text: string, x: number, largest: number): Thing {
  const usable = Number.isFinite(x) && (x === 0 || (Math.abs(x) > 1e-250 && Math.abs(x) < 1e250));
  return { text, x: usable ? x : Number.NaN, largest: Math.max(largest, usable ? Math.abs(x) : 0) };
}

/** The root of a whole number, if it has one. */
function wholeRoot(a: bigint, index: bigint): bigint | undefined {
  if (a < 2n || index === 1n) return a;
  if (index > BigInt(bits(a))) return undefined;
  let [low, high] = [1n, 1n << (BigInt(bits(a)) / index + 1n)];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** index <= a) low = middle;
    else high = middle - 1n;
  }
  return low ** index === a ? low : undefined;
}

class Enumerator {
  readonly #division: NaiveDivision;
  readonly #known = new Map<string, Thing[]>();
  #trials = 0;
  unsure = false;

  constructor(division: NaiveDivision) {
    this.#division = division;
  }

  get #elementary(): boolean {
    return this.#division === 'elementary';
  }

  /** All values of expressions that use exactly these symbols. */
  values(symbols: string): Thing[] {
    const known = this.#known.get(symbols);
    if (known) return known;
    const made = new Map<string, Thing>();
    const keep = (thing: Thing | undefined) => {
      if (!thing) return;
      const key =
        thing.n !== undefined ? `${thing.n}/${thing.d}` : Number.isNaN(thing.x) ? thing.text : thing.x.toPrecision(14);
      if (!made.has(key)) made.set(key, thing);
    };
    if (symbols.length === 1) for (const thing of this.#digit(symbols)) keep(thing);
    const seen = new Set<string>();
    for (let at = 0; at < symbols.length; at += 1) {
      const sign = symbols[at] ?? '';
      if (!'+-x/^r'.includes(sign) || symbols.indexOf(sign) !== at) continue;
      const rest = symbols.slice(0, at) + symbols.slice(at + 1);
      if (sign === 'r' && isPlausible(rest)) for (const of of this.values(rest)) keep(this.#work('r', undefined, of));
      for (let mask = 1; mask < 2 ** rest.length - 1; mask += 1) {
        const left = [...rest].filter((_, index) => (mask >> index) & 1).join('');
        const key = `${sign} ${left}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const right = [...rest].filter((_, index) => !((mask >> index) & 1)).join('');
        if (!isPlausible(left) || !isPlausible(right)) continue;
        for (const a of this.values(left)) for (const b of this.values(right)) keep(this.#work(sign, a, b));
      }
    }
    const all = [...made.values()];
    this.#known.set(symbols, all);
    return all;
  }

  #digit(symbol: string): Thing[] {
    if (!/\d/.test(symbol)) return [];
    const digit = BigInt(symbol);
    const plain = exact(symbol, digit, 1n, 0);
    if (this.#division !== 'junior' && this.#division !== 'senior') return [plain];
    const upsideDown = exact(`u${symbol}`, -digit, 1n, 0);
    if (digit === 0n) return [plain, upsideDown];
    return [plain, upsideDown, exact(`s${symbol}`, 1n, digit, 0), exact(`su${symbol}`, -1n, digit, 0)];
  }

  #work(sign: string, a: Thing | undefined, b: Thing): Thing | undefined {
    const text = `${a ? `(${a.text})` : ''}${sign}(${b.text})`;
    const largest = Math.max(a?.largest ?? 0, b.largest);
    const first = a ?? exact('2', 2n, 1n, 0);
    if (sign === '^') return this.#power(text, first, b, largest, first, b, sign);
    if (sign === 'r') {
      if (first.n === 0n) return undefined;
      if (this.#isAboutZero(first)) return this.#settle(text, Number.NaN, largest);
      const inverse =
        first.n !== undefined && first.d !== undefined
          ? exact('', first.d, first.n, 0)
          : about('', 1 / first.x, first.largest);
      return this.#power(text, b, inverse, largest, first, b, sign);
    }
    if (first.n !== undefined && first.d !== undefined && b.n !== undefined && b.d !== undefined) {
      if (sign === '+') return exact(text, first.n * b.d + b.n * first.d, first.d * b.d, largest);
      if (sign === '-') return exact(text, first.n * b.d - b.n * first.d, first.d * b.d, largest);
      if (sign === 'x') return exact(text, first.n * b.n, first.d * b.d, largest);
      return b.n === 0n ? undefined : exact(text, first.n * b.d, first.d * b.n, largest);
    }
    if (sign === '/') {
      if (b.n === 0n) return undefined;
      if (first.n === 0n && !this.#isAboutZero(b)) return exact(text, 0n, 1n, largest);
      if (this.#isAboutZero(b)) return this.#settle(text, Number.NaN, largest);
      return this.#settle(text, first.x / b.x, largest);
    }
    if (sign === 'x' && (first.n === 0n || b.n === 0n)) return exact(text, 0n, 1n, largest);
    const x = sign === '+' ? first.x + b.x : sign === '-' ? first.x - b.x : first.x * b.x;
    return this.#settle(text, x, largest);
  }

  #isAboutZero({ n, x, largest }: Thing): boolean {
    return n === undefined && (Number.isNaN(x) || Math.abs(x) <= largest * OFF);
  }

  /** base to the exponent, by III-C. `left` and `right`: the written operands. */
  #power(
    text: string,
    base: Thing,
    exponent: Thing,
    largest: number,
    left: Thing,
    right: Thing,
    sign: string,
  ): Thing | undefined {
    if (this.#elementary) {
      const isWhole = (thing: Thing): boolean => {
        if (thing.n !== undefined) return thing.d === 1n && thing.n >= 0n;
        this.unsure = true;
        return false;
      };
      if (!isWhole(left) || !isWhole(right)) return undefined;
    }
    if (base.n === 0n) {
      if (exponent.n !== undefined) return exponent.n > 0n ? exact(text, 0n, 1n, largest) : undefined;
      return this.#settle(text, Number.NaN, largest);
    }
    if (exponent.n === 0n)
      return this.#isAboutZero(base) ? this.#settle(text, Number.NaN, largest) : exact(text, 1n, 1n, largest);
    if (base.n !== undefined && base.d !== undefined && exponent.n !== undefined && exponent.d !== undefined) {
      const negative = base.n < 0n;
      if (negative && exponent.d % 2n === 0n) return undefined;
      const [n, d] = [wholeRoot(size(base.n), exponent.d), wholeRoot(base.d, exponent.d)];
      if (n !== undefined && d !== undefined) {
        const times = size(exponent.n);
        if (n === 1n && d === 1n) return exact(text, negative && times % 2n === 1n ? -1n : 1n, 1n, largest);
        if (times * BigInt(bits(n) + bits(d)) <= BigInt(MOST_BITS)) {
          const [above, below] = exponent.n > 0n ? [n ** times, d ** times] : [d ** times, n ** times];
          return exact(text, negative && times % 2n === 1n ? -above : above, below, largest);
        }
      } else if (this.#elementary && sign === 'r') return undefined;
      const x = Math.abs(base.x) ** exponent.x;
      const signed = negative && exponent.n % 2n !== 0n ? -x : x;
      // A whole power beyond the fractions kept here. We know only its size.
      if (n !== undefined && d !== undefined) return about(text, Number.NaN, largest);
      return this.#settle(text, signed, Math.max(largest, Math.abs(exponent.x)));
    }
    if (this.#elementary) {
      this.unsure = true;
      return undefined;
    }
    if (Number.isNaN(base.x) || Number.isNaN(exponent.x) || this.#isAboutZero(base))
      return this.#settle(text, Number.NaN, largest);
    // Something is irrational: a negative number has such a power only if the exponent is a fraction after all.
    if (base.x < 0) {
      if (exponent.n === undefined) return undefined;
      if ((exponent.d ?? 1n) % 2n === 0n) return undefined;
      const x = Math.abs(base.x) ** exponent.x;
      return this.#settle(text, exponent.n % 2n === 0n ? x : -x, largest);
    }
    return this.#settle(text, base.x ** exponent.x, Math.max(largest, Math.abs(exponent.x)));
  }

  /** A value that is not a known fraction. If it looks like a simple one, the naive judge's long numbers decide. */
  #settle(text: string, x: number, largest: number): Thing | undefined {
    if (Number.isNaN(x)) {
      try {
        const result = naiveEvaluate(text, this.#division);
        if (!result.legal) return undefined;
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        this.unsure = true;
        return undefined;
      }
      return about(text, x, largest);
    }
    const near = Math.round(x * 2_520);
    if (Math.abs(x * 2_520 - near) < Math.max(largest, 1) * 1e-9 && Math.abs(near) < 1e12) {
      try {
        const result = naiveEvaluate(text, this.#division);
        if (!result.legal) return undefined;
        const fraction = exact(text, BigInt(near), 2_520n, largest);
        if (naiveSame(result.value, { kind: 'rational', n: fraction.n ?? 0n, d: fraction.d ?? 1n })) return fraction;
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        this.unsure = true;
      }
    }
    return about(text, x, largest);
  }

  /** Which of these values may equal the Goal, certain ones first. */
  *near(symbols: string, goal: Thing): Generator<Thing> {
    const unsure: Thing[] = [];
    for (const thing of this.values(symbols)) {
      if (thing.n !== undefined && goal.n !== undefined) {
        if (thing.n === goal.n && thing.d === goal.d) yield thing;
      } else if (
        Number.isNaN(thing.x) ||
        Number.isNaN(goal.x) ||
        Math.abs(thing.x - goal.x) <= OFF * Math.max(thing.largest, goal.largest, 1)
      )
        unsure.push(thing);
    }
    for (const thing of unsure) {
      this.#trials += 1;
      if (this.#trials > MOST_TRIALS) {
        this.unsure = true;
        return;
      }
      yield thing;
    }
  }
}

/** One more number than signs, not counting roots. */
function isPlausible(symbols: string): boolean {
  let [digits, joints, roots] = [0, 0, 0];
  for (const symbol of symbols) {
    if (/\d/.test(symbol)) digits += 1;
    else if (symbol === 'r') roots += 1;
    else joints += 1;
  }
  return joints <= digits - 1 && digits - 1 <= joints + roots;
}

/** Whether a correct Equation can be written. Throws OutOfReach if this solver cannot tell. */
export function naiveSolve(question: NaiveQuestion): boolean {
  const { division, goal, required, permitted, resources } = question;
  const cubes = [
    ...required.map((cube) => ({ cube, from: 'required' })),
    ...permitted.map((cube) => ({ cube, from: 'permitted' })),
    ...resources.map((cube) => ({ cube, from: 'resources' })),
  ];
  const wild = division === 'junior' || division === 'senior';
  const zeros = goal.includes('0') || cubes.some(({ cube }) => cube === '0');
  const enumerator = new Enumerator(division);
  for (const zero of wild && zeros ? SYMBOLS : ['0']) {
    let wanted: Thing;
    try {
      const reading = naiveEvaluate(goal, division, 'goal', zero);
      if (!reading.legal) continue;
      const { value } = reading;
      wanted =
        value.kind === 'rational'
          ? exact(goal, value.n, value.d, 0)
          : about(
              goal,
              Number(value.m >> BigInt(Math.max(0, bits(value.m) - 60))) *
                2 ** (Number(value.e) + Math.max(0, bits(value.m) - 60)),
              0,
            );
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
      enumerator.unsure = true;
      continue;
    }
    const tried = new Set<string>();
    for (let mask = 1; mask < 2 ** cubes.length; mask += 1) {
      const used = cubes.filter((_, index) => (mask >> index) & 1);
      if (used.length < 2) continue;
      if (cubes.some(({ from }, index) => from === 'required' && !((mask >> index) & 1))) continue;
      if (question.question === 'now' && used.filter(({ from }) => from === 'resources').length > 1) continue;
      const symbols = used
        .map(({ cube }) => (cube === '0' ? zero : cube))
        .sort()
        .join('');
      // Which of several equal cubes is used does not change the value, so one choice of each kind is enough.
      if (tried.has(symbols) || !isPlausible(symbols)) continue;
      tried.add(symbols);
      for (const thing of enumerator.near(symbols, wanted)) {
        let zerosLeft = used.filter(({ cube }) => cube === '0').length;
        const solution = thing.text.replaceAll(/[-0-9+x/^r]/g, (symbol) => {
          if (zero === '0' || symbol !== zero || zerosLeft === 0) return symbol;
          zerosLeft -= 1;
          return '0';
        });
        const paper = {
          ...question,
          after: question.question === 'now' ? 'now' : 'impossible',
          solution: { equation: `${solution}=${goal}`, ...(zero !== '0' && { wild: { 0: zero } }) },
        };
        try {
          if (naiveEquationsJudge(paper).correct) return true;
        } catch (error) {
          if (!(error instanceof TooLarge)) throw error;
          enumerator.unsure = true;
        }
      }
    }
  }
  if (enumerator.unsure) throw new OutOfReach('Numbers too large, or too many near misses.');
  return false;
}

const FACES = [...'0123+-0123x/456x-^789r+/'];
const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const;

/** A random position with up to `most` cubes and a Goal that is often within reach. */
export function randomQuestion(random: () => number, most = 8, division?: NaiveDivision): NaiveQuestion {
  const below = (n: number): number => Math.floor(random() * n);
  const face = (): string => FACES[below(FACES.length)] ?? '1';
  const digit = (): string => String(below(10));
  const who = division ?? DIVISIONS[below(DIVISIONS.length)] ?? 'middle';
  const high = who === 'junior' || who === 'senior';
  const number = (): string => `${high && random() < 0.15 ? 'su'.charAt(below(2)) : ''}${digit()}`;
  const kind = random();
  const goal =
    kind < 0.45
      ? number()
      : kind < 0.65
        ? digit() + digit()
        : kind < 0.88
          ? `${number()}${'+-x/^r'.charAt(below(6))}${number()}`
          : kind < 0.95
            ? `r${number()}`
            : `${digit()}${'+-x/'.charAt(below(4))}(${digit()}${'+-x/^'.charAt(below(5))}${digit()})`;
  const question: NaiveQuestion = {
    rulebook: 'mlag-equations-basic-2018',
    division: who,
    goal,
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
    question: random() < 0.5 ? 'now' : 'possible',
  };
  const sections = [question.required, question.permitted, question.permitted, question.resources];
  const lean = random() < 0.5;
  for (let count = most - Math.floor((most - 1) * random() ** 2); count > 0; count -= 1)
    (lean ? question.permitted : (sections[below(4)] ?? [])).push(face());
  if (random() < 0.3) question.forbidden.push(face());
  return question;
}
