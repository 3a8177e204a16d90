// Every Goal that the cubes in Resources can make, one text at a time.
import {
  CUBES as EQUATION_CUBES,
  type Cube as EquationCube,
  type ShakeRules as EquationsRules,
} from '@openshake/rules/equations';
import { type Counts, countsOf, fits, fitTogether, plus } from './bags.ts';

/** A part of a Goal: its text, the cubes it takes, and whether it needs brackets inside a larger part. */
interface Part {
  text: string;
  used: Counts;
  bare: boolean;
}

const SIGNS = EQUATION_CUBES.filter((cube) => !/\d/.test(cube));

/** Keeps parts of this many cubes. There are too many larger ones, so they are made again when needed. */
const KEPT = 4;

const none = countsOf([]);
const inside = ({ text, bare }: Part): string => (bare ? text : `(${text})`);

type GoalRules = Pick<EquationsRules, 'goal' | 'turnedCubes' | 'zeroWild'>;

/** Numerals of as many digits as the rules allow, and operations on them of up to `most` cubes, those with fewer cubes first. */
export function* goalTexts(resources: readonly EquationCube[], rules: GoalRules, most: number): Generator<string> {
  const parts = new Parts(resources, rules);
  for (let size = 1; size <= Math.max(most, rules.goal.mostDigits); size += 1)
    for (const { text } of size <= most ? parts.ofSize(size) : parts.numerals(size)) yield text;
}

class Parts {
  readonly #rules: GoalRules;
  readonly #room: Counts;
  readonly #digits: readonly EquationCube[];
  readonly #signs: readonly { sign: EquationCube; own: Counts }[];
  readonly #kept: Part[][] = [];

  constructor(resources: readonly EquationCube[], rules: GoalRules) {
    this.#rules = rules;
    this.#room = countsOf(resources);
    this.#digits = EQUATION_CUBES.filter((cube) => /\d/.test(cube) && resources.includes(cube));
    // A wild 0 may be a sign too.
    const signs: readonly EquationCube[] = rules.zeroWild ? [...SIGNS, '0'] : SIGNS;
    this.#signs = signs.filter((sign) => resources.includes(sign)).map((sign) => ({ sign, own: countsOf([sign]) }));
  }

  /** Every part of exactly this many cubes. */
  ofSize(size: number): Iterable<Part> {
    if (size > KEPT) return this.#make(size);
    this.#kept[size] ??= [...this.#make(size)];
    return this.#kept[size] ?? [];
  }

  /** Every numeral of this many digits. */
  *numerals(size: number): Generator<Part> {
    if (size > this.#rules.goal.mostDigits) return;
    const shorter = size === 1 ? [{ text: '', used: none }] : this.numerals(size - 1);
    for (const { text, used } of shorter)
      for (const digit of this.#digits) {
        const own = countsOf([digit]);
        if (fitTogether(used, own, this.#room)) yield { text: text + digit, used: plus(used, own), bare: true };
      }
  }

  *#make(size: number): Generator<Part> {
    yield* this.numerals(size);
    const told = new Set<string>();
    for (const part of this.#operations(size)) {
      // Between upright digits, a 0 that is a sign looks like one more digit.
      if (/^\d+$/.test(part.text)) {
        if (part.text.length <= this.#rules.goal.mostDigits || told.has(part.text)) continue;
        told.add(part.text);
      }
      yield part;
    }
  }

  /** Turned cubes, and anything with a sign. */
  *#operations(size: number): Generator<Part> {
    if (size === 1 && this.#rules.turnedCubes)
      for (const digit of this.#digits)
        for (const turn of ['s', 'u']) yield { text: turn + digit, used: countsOf([digit]), bare: true };
    for (const { sign, own } of this.#signs) {
      if ((sign === 'r' || sign === '0') && size > 1)
        for (const of of this.ofSize(size - 1))
          if (fitTogether(own, of.used, this.#room))
            yield { text: sign + inside(of), used: plus(own, of.used), bare: false };
      for (let left = 1; left < size - 1; left += 1)
        for (const first of this.ofSize(left)) {
          const used = plus(own, first.used);
          if (!fits(used, this.#room)) continue;
          for (const second of this.ofSize(size - 1 - left))
            if (fitTogether(used, second.used, this.#room))
              yield { text: inside(first) + sign + inside(second), used: plus(used, second.used), bare: false };
        }
    }
  }
}
