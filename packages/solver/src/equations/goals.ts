// Every Goal that can be set from Resources, each with the fewest cubes of a Solution.
import { EQUATION_CUBES, type EquationCube, type EquationsRules, equationsRules, readGoalAs } from '@openshake/rules';
import { Stopped } from '../stopped.ts';
import { type Counts, countsOf, plus } from './bags.ts';
import { Catalogue, LISTED } from './catalogue.ts';
import { nearOf, Search } from './search.ts';
import { allows, type Sections, supplyOf, supplyWithZeroAs, zerosIn } from './sections.ts';
import { EquationsSolver, largestBag, type Shake, type SolverOptions } from './solver.ts';

export interface GoalFound {
  goal: string;
  /** The fewest cubes of a Solution; null where there is none. */
  cubes: number | null;
}

export type Goals =
  | { answer: true; goals: GoalFound[] }
  | { answer: null; searched: { goals: number; steps: number; undecided: number } };

/** Expressions of so many cubes are listed unless told otherwise. */
const USUAL_CUBES = 3;

/** Up to so many cubes bags are joined from the catalogue; larger ones are searched one by one. */
const JOINED = { upright: 9, turned: 7 } as const;

const SIGNS = EQUATION_CUBES.filter((cube) => !/\d/.test(cube));

/** A part of a Goal: its text, the cubes it takes, and whether it needs brackets inside a larger part. */
interface Part {
  text: string;
  used: Counts;
  bare: boolean;
}

const fits = (one: Counts, other: Counts, room: Counts): boolean =>
  room.every((count, index) => (one[index] ?? 0) + (other[index] ?? 0) <= count);
const single = (cube: EquationCube): number[] => countsOf([cube]);
const sizeOf = ({ used }: Part): number => used.reduce((sum, count) => sum + count, 0);

/** Every expression that can be laid: numerals of up to three digits, and operations on them of up to `most` cubes. */
export function goalTexts(resources: readonly EquationCube[], rules: EquationsRules, most = USUAL_CUBES): string[] {
  const room = countsOf(resources);
  const digits = EQUATION_CUBES.filter((cube, index) => /\d/.test(cube) && (room[index] ?? 0) > 0);
  const numerals: Part[] = [];
  const extend = (text: string, used: Counts): void => {
    for (const digit of digits) {
      const more = single(digit);
      if (!fits(used, more, room)) continue;
      numerals.push({ text: text + digit, used: plus(used, more), bare: true });
      if (text.length + 1 < rules.goal.mostDigits) extend(text + digit, plus(used, more));
    }
  };
  extend('', countsOf([]));
  const parts: Part[][] = Array.from({ length: most + 1 }, () => []);
  for (const part of numerals) parts[sizeOf(part)]?.push(part);
  if (rules.turnedCubes)
    for (const digit of digits)
      for (const turn of ['s', 'u']) parts[1]?.push({ text: turn + digit, used: single(digit), bare: true });
  const inside = ({ text, bare }: Part): string => (bare ? text : `(${text})`);
  for (let size = 2; size <= most; size += 1)
    for (const sign of SIGNS) {
      const own = single(sign);
      if (!fits(own, [], room)) continue;
      if (sign === 'r')
        for (const of of parts[size - 1] ?? [])
          if (fits(own, of.used, room))
            parts[size]?.push({ text: `r${inside(of)}`, used: plus(own, of.used), bare: false });
      for (let left = 1; left < size - 1; left += 1)
        for (const first of parts[left] ?? []) {
          const used = plus(own, first.used);
          if (!fits(used, [], room)) continue;
          for (const second of parts[size - 1 - left] ?? [])
            if (fits(used, second.used, room))
              parts[size]?.push({
                text: `${inside(first)}${sign}${inside(second)}`,
                used: plus(used, second.used),
                bare: false,
              });
        }
    }
  return [...new Set([...numerals, ...parts.flat()].map(({ text }) => text))];
}

export class GoalFinder {
  readonly #shake: Shake;
  readonly #sections: Sections;
  readonly #rules: EquationsRules;
  readonly #options: SolverOptions;
  readonly #search: Search;
  readonly #catalogue: Catalogue;
  readonly #joined: number;

  constructor(shake: Pick<Shake, 'rulebook' | 'division'>, sections: Sections, options: SolverOptions = {}) {
    this.#shake = shake;
    this.#sections = sections;
    this.#options = options;
    this.#rules = equationsRules(shake.rulebook, shake.division);
    const counts = countsOf([...sections.required, ...sections.permitted, ...sections.resources]);
    const largest = largestBag(counts, this.#rules);
    this.#search = new Search(largest, this.#rules);
    const kind = this.#rules.turnedCubes ? 'turned' : 'upright';
    this.#joined = JOINED[kind];
    this.#catalogue = new Catalogue(this.#search, largest, LISTED[kind]);
  }

  /** Each Goal of up to `most` cubes with the fewest cubes of a Solution. */
  *each(most = USUAL_CUBES): Generator<GoalFound> {
    for (const goal of goalTexts(this.#sections.resources, this.#rules, most)) {
      const cubes = this.#fewest(goal);
      if (cubes !== undefined) yield { goal, cubes };
    }
  }

  all(most = USUAL_CUBES): Goals {
    const goals: GoalFound[] = [];
    try {
      for (const goal of this.each(most)) goals.push(goal);
      // Where a comparison was left open, fewer cubes might do.
      if (this.#search.undecided === 0) return { answer: true, goals };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return {
      answer: null,
      searched: { goals: goals.length, steps: this.#search.steps, undecided: this.#search.undecided },
    };
  }

  /** Goals whose shortest Solution has exactly so many cubes. */
  *withFewest(cubes: number, most = USUAL_CUBES): Generator<string> {
    for (const found of this.each(most)) if (found.cubes === cubes) yield found.goal;
  }

  /** Whether a declaration of No Goal is right: no Goal of up to `most` cubes has a Solution. */
  isNoGoalRight(most = this.#rules.goal.mostCubes): boolean | null {
    let undecided = false;
    try {
      for (const { cubes } of this.each(most)) if (cubes !== null) return false;
      undecided = this.#search.undecided > 0;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      undecided = true;
    }
    return undecided ? null : true;
  }

  /** The fewest cubes; null where no Solution is possible, undefined where it is no legal Goal. */
  #fewest(goal: string): number | null | undefined {
    const wild = this.#rules.zeroWild;
    const first = readGoalAs(goal, '0', this.#rules);
    const resources = [...this.#sections.resources];
    for (const cube of first.cubes) resources.splice(resources.indexOf(cube), 1);
    const sections: Sections = { ...this.#sections, resources };
    const supply = supplyOf(sections, 'any');
    const there = plus(supply.onMat, supply.resources);
    const zeros = wild && (first.cubes.includes('0') || zerosIn(there) > 0);
    const readings = (zeros ? EQUATION_CUBES : (['0'] as const)).flatMap((zero) =>
      readGoalAs(goal, zero, this.#rules).values.map((value) => ({
        value,
        wanted: nearOf(value),
        merged: supplyWithZeroAs(supply, zero),
      })),
    );
    if (readings.length === 0) return undefined;
    for (let size = 2; size <= this.#joined; size += 1)
      for (const { value, wanted, merged } of readings) {
        const room = plus(merged.onMat, merged.resources);
        const found = this.#catalogue.visit(wanted, size, room, (candidate, bag) => {
          return allows(merged, bag) && this.#search.isEqual(candidate, wanted, value);
        });
        if (found) return size;
        this.#pulse();
      }
    const cubes = [...sections.required, ...sections.permitted, ...sections.resources];
    const answer = new EquationsSolver({ ...this.#shake, goal }, cubes, this.#options, this.#search).shortest(sections);
    if (answer.answer === null) throw new Stopped(this.#search.steps);
    return answer.answer ? answer.found.cubes : null;
  }

  #pulse(): void {
    if (this.#options.stop?.()) throw new Stopped(this.#search.steps);
  }
}
