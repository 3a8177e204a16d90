/**
 * Papers meant to keep a judge of Equations busy: towers and their reciprocals, nested roots, differences that nearly
 * cancel, Goals that are towers themselves. It does not matter whether a paper is correct; each must get an answer.
 */
import { mulberry32, pick, type Random } from '../random.ts';
import type { NaiveRequest } from './generate.ts';

/** A Solution of this many cubes, both ends included. */
export const HOSTILE_CUBES = { least: 10, most: 24 } as const;

const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const;
const KIT = [...'0123456789+-x/^r'];

/** Enough of every cube, because cube use should not matter here. */
const PERMITTED = Array.from({ length: HOSTILE_CUBES.most }, () => KIT).flat();

const digit = (random: Random): string => String(1 + Math.floor(random() * 9));
const cubesIn = (text: string): number => (text.match(/[0-9+\-x/^r]/g) ?? []).length;

/** d^(d^(…)) of two to four digits, mostly large ones. */
function tower(random: Random, height = pick(random, [2, 3, 3, 3, 3, 4])): string {
  const base = random() < 0.6 ? pick(random, ['2', '3', '5', '7', '8', '9', '9']) : digit(random);
  return height === 1 ? base : `${base}^(${tower(random, height - 1)})`;
}

/** √(a + √(b + …)), roots of any index. */
function nest(random: Random, depth: number): string {
  const index = random() < 0.5 ? '' : pick(random, ['3', '4', '5', '7', '9']);
  if (depth === 0) return `${index}r${digit(random)}`;
  return `${index}r(${digit(random)}${pick(random, ['+', '-', '+', 'x'])}(${nest(random, depth - 1)}))`;
}

function atom(random: Random): string {
  const kind = random();
  if (kind < 0.3) return tower(random);
  if (kind < 0.45) return `1/(${tower(random)})`;
  if (kind < 0.6) return `r${digit(random)}`;
  if (kind < 0.7) return nest(random, pick(random, [1, 1, 2]));
  return digit(random);
}

function grow(random: Random, depth: number): string {
  if (depth === 0 || random() < 0.15) return atom(random);
  const sign = pick(random, ['+', '-', 'x', '/', '^', '^', 'r', 'square root', 'square root', 'twins']);
  if (sign === 'square root') return `r(${grow(random, depth - 1)})`;
  if (sign === 'r' && random() < 0.7) return `${digit(random)}r(${grow(random, depth - 1)})`;
  if (sign === 'twins') return twins(random, grow(random, depth - 1));
  return `(${grow(random, depth - 1)})${sign}(${grow(random, depth - 1)})`;
}

/** Two numbers that are equal, or nearly so. */
function twins(random: Random, one: string): string {
  const a = digit(random);
  const b = digit(random);
  return pick(random, [
    `(r((${one})+${a}))-(r(${one}))`,
    `((${one})^(1/${a}))-(${a}r(${one}))`,
    `((${one})+${a})/((${one})+${b})`,
    `(((${one})+${a})^${b})-((${one})^${b})`,
    `((${one})x(${a}r${b}))/(${one})`,
    `(${a}^(1/(${one})))-(${b}^(1/(${one})))`,
  ]);
}

function goalOf(random: Random): string {
  const kind = random();
  if (kind < 0.4) return digit(random);
  if (kind < 0.6) return pick(random, ['r5', 'r(1+r2)', '3r(1+r5)', '1/3', 'r7-r2', '9r8', '(r2)^(r2)', '(9r9)^9']);
  for (;;) {
    const goal = pick(random, [
      tower(random, 3),
      tower(random, 2),
      `1/(${tower(random, 2)})`,
      `r(${tower(random, 3)})`,
      `(${tower(random, 2)})+r2`,
      `99^999`,
      `999r99`,
      grow(random, 2),
    ]);
    if (cubesIn(goal) <= 6) return goal;
  }
}

/** A Solution that is unrelated to the Goal, or is the Goal plus almost nothing. */
function solutionFor(random: Random, goal: string): string {
  // A Goal may have numerals of three digits, a Solution may not.
  if (random() < 0.7 || /\d\d/.test(goal)) return grow(random, pick(random, [3, 4, 4, 5]));
  const besides = grow(random, pick(random, [2, 3]));
  return pick(random, [
    `(${goal})+(1/(${besides}))`,
    `(${goal})x((${besides})/(${besides}))`,
    `((${besides})+(${goal}))-(${besides})`,
    `((${goal})^(${besides}))^(1/(${besides}))`,
    `(${besides})r((${goal})^(${besides}))`,
  ]);
}

/** Cubes sideways or upside-down, if the division allows it. */
const turned = (random: Random, text: string): string =>
  text.replace(/[1-9]/g, (cube) => (random() < 0.12 ? `${pick(random, ['s', 'u', 'su'])}${cube}` : cube));

export function hostileRequest(random: Random): NaiveRequest {
  const division = pick(random, DIVISIONS);
  const highSchool = division === 'junior' || division === 'senior';
  for (;;) {
    let goal = goalOf(random);
    let solution = solutionFor(random, goal);
    const cubes = cubesIn(solution);
    if (cubes < HOSTILE_CUBES.least || cubes > HOSTILE_CUBES.most) continue;
    if (highSchool && random() < 0.4) solution = turned(random, solution);
    const wild = highSchool && random() < 0.3 ? pick(random, ['9', '8', '2', 'r', '^']) : undefined;
    if (wild !== undefined) {
      solution = solution.replaceAll(wild, '0');
      goal = goal.replaceAll(wild, '0');
    }
    return {
      rulebook: 'mlag-equations-basic-2018',
      division,
      goal,
      required: [],
      permitted: PERMITTED,
      forbidden: [],
      resources: [],
      after: 'impossible',
      solution: { equation: `${solution}=${goal}`, ...(wild !== undefined && { wild: { '0': wild } }) },
    };
  }
}

export const hostileRequests = (seed: number, count: number): NaiveRequest[] => {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () => hostileRequest(random));
};
