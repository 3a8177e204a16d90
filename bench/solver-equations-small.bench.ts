// The solver of Equations on positions of up to five cubes, with a new solver for each question, compared with the plain enumerator that anyone would write first.
import { type Cube as EquationCube, shakeRules as equationsRules } from '@openshake/rules/equations';
import { Solver as EquationsSolver } from '@openshake/solver/equations';
import { naiveSolve, OutOfReach } from '../tests/oracle/equations/naiveSolver.ts';
import { BOOK, type Division, type Position, randomPosition } from './equationsPositions.ts';
import { median } from './measure.ts';

const DIVISIONS: readonly Division[] = ['elementary', 'middle', 'junior', 'senior'];
const QUESTIONS = ['now', 'possible'] as const;
const POSITIONS = 300;
/** How often each question is asked; its fastest time counts. */
const REPEATS = 5;

const CUBES = [3, 4, 5] as const;

type Question = (typeof QUESTIONS)[number];

/** Microseconds of one question. */
interface Times {
  cubes: number;
  answer: boolean | null;
  /** Whether the plain enumerator disagrees, since it knows only doubles. */
  differs: boolean;
  ours: number;
  plain: number;
  tests: number;
}

/** A number in doubles, and how it is written. */
interface Thing {
  x: number;
  text: string;
}

const isWhole = (x: number): boolean => Number.isInteger(x);
const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

/** What the Goals of these positions are worth: a numeral, or one sign between two digits. */
function goalOf(goal: string, isElementary: boolean): number {
  if (/^\d+$/.test(goal)) return Number(goal);
  const [left = '', sign = '', right = ''] = goal.match(/^(\d?)(\D)(\d)$/)?.slice(1) ?? [];
  return worked(sign, left === '' ? 2 : Number(left), Number(right), isElementary);
}

/** One operation in doubles; NaN if there is no number. */
function worked(sign: string, a: number, b: number, isElementary: boolean): number {
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === 'x') return a * b;
  if (sign === '/') return b === 0 ? Number.NaN : a / b;
  if (isElementary && !(isWhole(a) && isWhole(b))) return Number.NaN;
  if (sign === '^') return a === 0 && b <= 0 ? Number.NaN : a ** b;
  if (a === 0 || (isElementary && a < 0) || (b === 0 && a < 0)) return Number.NaN;
  const root = b < 0 && Math.abs(a % 2) === 1 ? -((-b) ** (1 / a)) : b ** (1 / a);
  return isElementary && !isClose(root, Math.round(root)) ? Number.NaN : root;
}

/** Takes two numbers and a sign at a time, in every way, until one number is left; a root may also take one number. */
function reaches(numbers: readonly Thing[], signs: readonly string[], goal: number, isElementary: boolean): string {
  if (signs.length === 0) {
    const [only] = numbers;
    return numbers.length === 1 && only && isClose(only.x, goal) ? only.text : '';
  }
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    if (signs.indexOf(sign) !== at) continue;
    const left = signs.filter((_, other) => other !== at);
    for (let i = 0; i < numbers.length; i += 1) {
      const a = numbers[i] as Thing;
      if (sign === 'r') {
        const x = worked(sign, 2, a.x, isElementary);
        if (!Number.isNaN(x)) {
          const others = numbers.filter((_, other) => other !== i);
          const found = reaches([...others, { x, text: `(r${a.text})` }], left, goal, isElementary);
          if (found) return found;
        }
      }
      for (let j = 0; j < numbers.length; j += 1) {
        if (i === j) continue;
        const b = numbers[j] as Thing;
        const x = worked(sign, a.x, b.x, isElementary);
        if (Number.isNaN(x)) continue;
        const others = numbers.filter((_, other) => other !== i && other !== j);
        const found = reaches([...others, { x, text: `(${a.text}${sign}${b.text})` }], left, goal, isElementary);
        if (found) return found;
      }
    }
  }
  return '';
}

/** Every way to turn the digits. */
function* turnings(digits: readonly string[], turned: boolean): Generator<Thing[]> {
  const [first, ...rest] = digits;
  if (first === undefined) {
    yield [];
    return;
  }
  const n = Number(first);
  const ways: Thing[] = [{ x: n, text: first }];
  if (turned && n > 0) {
    ways.push({ x: -n, text: `u${first}` });
    if (n > 1) ways.push({ x: 1 / n, text: `s${first}` }, { x: -1 / n, text: `su${first}` });
  }
  for (const others of turnings(rest, turned)) for (const way of ways) yield [way, ...others];
}

/** Every choice of cubes, every way to turn them, every meaning of the 0, every order of the operations. */
function enumerate({ division, goal, table }: Position, question: Question): string {
  const { turnedCubes, zeroWild } = equationsRules(BOOK, division);
  const isElementary = division === 'elementary';
  const free = [...table.permitted, ...table.resources];
  const most = question === 'now' ? 1 : table.resources.length;
  const hasZero = [...table.required, ...free, ...goal].includes('0');
  for (const zero of zeroWild && hasZero ? '0123456789+-x/^r' : '0') {
    const wanted = goalOf(goal.replaceAll('0', zero), isElementary);
    if (Number.isNaN(wanted)) continue;
    for (let mask = 0; mask < 2 ** free.length; mask += 1) {
      let taken = 0;
      for (let at = table.permitted.length; at < free.length; at += 1) taken += (mask >> at) & 1;
      if (taken > most) continue;
      const cubes = [...table.required, ...free.filter((_, at) => (mask >> at) & 1)].map((cube) =>
        cube === '0' ? (zero as EquationCube) : cube,
      );
      const digits = cubes.filter((cube) => /\d/.test(cube));
      const signs = cubes.filter((cube) => /\D/.test(cube));
      if (cubes.length < 2 || digits.length === 0 || signs.length < digits.length - 1) continue;
      for (const numbers of turnings(digits, turnedCubes)) {
        const found = reaches(numbers, signs, wanted, isElementary);
        if (found) return found;
      }
    }
  }
  return '';
}

const microseconds = (work: () => void): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best * 1_000;
};

/** Three to five cubes, equally often, on the mat and in Resources. At least one is a digit and one a sign; otherwise there is nothing to ask. */
function positionsOf(division: Division, cubes: number): Position[] {
  const positions: Position[] = [];
  for (let seed = 9_001; positions.length < POSITIONS; seed += 1) {
    const position = randomPosition(seed, division, seed % (cubes + 1), cubes - (seed % (cubes + 1)));
    const { required, permitted, resources } = position.table;
    const all = [...required, ...permitted, ...resources].join('');
    if (/\d/.test(all) && /\D/.test(all)) positions.push(position);
  }
  return positions;
}

const ask = ({ division, goal, table }: Position, question: Question): boolean | null => {
  const cubes = [...table.required, ...table.permitted, ...table.resources];
  return new EquationsSolver({ rulebook: BOOK, division, goal }, cubes)[question](table).answer;
};

function oracle({ division, goal, table }: Position, question: Question): void {
  const { required, permitted, resources } = table;
  const sections = { required: [...required], permitted: [...permitted], resources: [...resources], forbidden: [] };
  try {
    naiveSolve({ rulebook: BOOK, division, goal, ...sections, question });
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
  }
}

// The first questions of a process are slow until its code is compiled.
for (const division of DIVISIONS)
  for (const question of QUESTIONS)
    for (const cubes of CUBES)
      for (const position of positionsOf(division, cubes)) {
        ask(position, question);
        enumerate(position, question);
      }

const row = (times: readonly Times[]): string => {
  const [ours, plain, tests] = (['ours', 'plain', 'tests'] as const).map((of) => median(times.map((each) => each[of])));
  if (!ours || !plain || !tests) return 'none';
  const beside = (time: number) => `${time.toFixed(1)} µs (${(time / ours).toFixed(1)} times)`;
  return `${times.length} × ${ours.toFixed(1)} µs, plain enumerator ${beside(plain)}, the tests' enumerator ${beside(tests)}`;
};

console.log(`${POSITIONS} positions a row from seed 9001, a new solver for each question; medians`);
for (const division of DIVISIONS)
  for (const question of QUESTIONS) {
    const all: Times[] = [];
    for (const cubes of CUBES)
      for (const position of positionsOf(division, cubes)) {
        const answer = ask(position, question);
        all.push({
          cubes,
          answer,
          differs: answer !== (enumerate(position, question) !== ''),
          ours: microseconds(() => ask(position, question)),
          plain: microseconds(() => enumerate(position, question)),
          tests: microseconds(() => oracle(position, question)),
        });
      }
    console.log(
      `  ${division}, ${question}: ${row(all)}; ${all.filter(({ differs }) => differs).length} with a different answer in doubles`,
    );
    for (const cubes of CUBES)
      for (const answer of [true, false])
        console.log(
          `    ${cubes} cubes, ${answer ? 'found' : 'none'}: ${row(all.filter((each) => each.cubes === cubes && each.answer === answer))}`,
        );
  }
