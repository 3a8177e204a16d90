// The solver of On-Sets: each kind of game on random mats and on mats of safe play, with the slowest positions,
// and how many times faster it is than the naive solver on small tables of the same kind in the same run.
import { makeCard } from '@openshake/rules/onsets';
import {
  canSolve,
  type FromResources,
  familiesHeld,
  judgeTurn,
  plainest,
  positionOf,
  Solver as Shake,
  type Solving,
  solve,
  type TablePosition,
} from '@openshake/solver/onsets';
import { type NaiveTable, NaiveTooLarge, naiveCanSolve } from '../tests/oracle/naiveSolver.ts';
import { asOnSetsRequest } from '../tests/support/request.ts';
import { type Kind, randomMat, randomTable, SHAKE_KINDS, safePlay } from '../tests/support/shakes.ts';
import { seconds } from './measure.ts';

const MATS = Number(process.env.MATS ?? 400);
const SHAKES = Math.ceil(MATS / 12);
/** The fastest of this many runs, so other work on the machine does not count. The first run, which builds families, is listed separately. */
const RUNS = 4;

interface Timed {
  cold: number;
  warm: number;
  told: () => string;
}

const microseconds = (work: () => void): number => seconds(work) * 1e6;

function time(work: () => void, told: () => string): Timed {
  const cold = microseconds(work);
  let warm = cold;
  for (let run = 1; run < RUNS; run += 1) warm = Math.min(warm, microseconds(work));
  return { cold, warm, told };
}

const at = (list: readonly number[], share: number): string =>
  (list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0).toFixed(
    1,
  );

const slowest: { what: string; timed: Timed }[] = [];

function report(what: string, list: readonly Timed[]): void {
  const warm = list.map((each) => each.warm);
  const cold = list.map((each) => each.cold);
  const numbers = [at(warm, 0.5), at(warm, 0.99), at(warm, 1), at(cold, 1)].map((text) => text.padStart(10));
  console.log(`${what.padEnd(38)}${numbers.join('')}`);
  for (const timed of list) slowest.push({ what, timed });
}

const shown = ({ rules, ...position }: TablePosition): string =>
  JSON.stringify({
    ...position,
    wild: Object.keys(rules.wild),
    many: rules.operations.manyTimes,
    solutions: rules.solutions,
  });

function measure(what: string, positions: readonly TablePosition[]): void {
  const asked = (question: string, from: FromResources, solving: Solving = solve) =>
    report(
      `${what}, ${question}`,
      positions.map((position) =>
        time(
          () => solving(position, from),
          () => shown(position),
        ),
      ),
    );
  asked('Now', 'one');
  asked('Possible', 'any');
  // The cost of a Solution that people will see.
  asked('plainest', 'any', plainest);
  report(
    `${what}, whole turn`,
    positions.map((position) =>
      time(
        () => judgeTurn(position),
        () => shown(position),
      ),
    ),
  );
}

function safeMats(kind: Kind): TablePosition[][] {
  return Array.from({ length: SHAKES }, (_, seed) => [...safePlay(kind, seed + 1)].map(({ position }) => position));
}

// Otherwise the first kinds would pay for compiling the code.
for (const kind of SHAKE_KINDS)
  for (let seed = 1; seed <= 60; seed += 1) {
    const position = randomMat(kind, -seed);
    for (const from of ['one', 'any'] as const) solve(position, from);
    judgeTurn(position);
    new Shake(position).turn(position);
  }

console.log(`${MATS} mats of each kind, microseconds${' '.repeat(11)}    median       p99     worst    cold worst`);
for (const kind of SHAKE_KINDS) {
  measure(
    `${kind.name}, random`,
    Array.from({ length: MATS }, (_, seed) => randomMat(kind, seed + 1)),
  );
  const shakes = safeMats(kind);
  measure(`${kind.name}, safe play`, shakes.flat());
  const turns = shakes.flatMap((positions) => {
    const [start] = positions;
    if (!start) return [];
    const shake = new Shake(start);
    return positions.map((position) =>
      time(
        () => shake.turn(position),
        () => shown(position),
      ),
    );
  });
  report(`${kind.name}, safe play, turn of a shake`, turns);
}

console.log('\nslowest questions when warm');
for (const { what, timed } of slowest.toSorted((one, other) => other.timed.warm - one.timed.warm).slice(0, 5))
  console.log(`${timed.warm.toFixed(0)} µs  ${what}\n    ${timed.told()}`);
console.log(
  `families held: the room of ${familiesHeld().toLocaleString('en')} tables, ${Math.round((familiesHeld() * 2) / 2 ** 20)} MiB; ` +
    `${Math.round(process.resourceUsage().maxRSS / 2 ** 10)} MiB resident at most`,
);

/** Six or seven cubes of a random table of this kind, as the naive solver takes them. */
function smallTable(kind: Kind, seed: number): NaiveTable {
  const { required, permitted, resources, universe, goal, variations } = randomTable(kind, seed);
  const few = [...required, ...permitted, ...resources].filter((_, at) => (at * 5 + seed) % 12 < 6);
  const among = (cubes: readonly string[]) => cubes.filter((cube) => few.some((each) => each === cube)).slice(0, 3);
  return {
    rulebook: kind.rulebook,
    division: kind.division,
    variations: [...(variations || [])] as NaiveTable['variations'],
    universe: universe.map(makeCard),
    goal,
    required: among(required).slice(0, 1),
    permitted: among(permitted),
    forbidden: [],
    resources: among(resources),
  };
}

/** Makes every move and asks both questions after it. */
function naiveTurn(table: NaiveTable): void {
  for (const cube of new Set(table.resources))
    for (const to of ['required', 'permitted', 'forbidden'] as const) {
      const resources = table.resources.toSpliced(table.resources.indexOf(cube), 1);
      const after = { ...table, resources, [to]: [...table[to], cube] };
      naiveCanSolve(after, 99);
      naiveCanSolve(after, 1);
    }
}

const NAIVE_TABLES = 20;
console.log(`\nhow many times faster than the naive solver, ${NAIVE_TABLES} small tables of each kind, seeds from 1`);
console.log(`${' '.repeat(38)}${['Now', 'Possible', 'whole turn'].map((text) => text.padStart(12)).join('')}`);
for (const kind of SHAKE_KINDS) {
  const small = Array.from({ length: NAIVE_TABLES }, (_, seed) => smallTable(kind, seed + 1)).filter((table) => {
    try {
      naiveCanSolve(table, 99);
      return true;
    } catch (error) {
      if (error instanceof NaiveTooLarge) return false;
      throw error;
    }
  });
  const positions = small.map((table) => positionOf(asOnSetsRequest({ ...table })));
  const quickest = (work: (position: TablePosition) => void): number =>
    Math.min(...Array.from({ length: RUNS }, () => seconds(() => positions.forEach(work))));
  const ratios = [
    seconds(() => small.forEach((table) => void naiveCanSolve(table, 1))) / quickest((each) => canSolve(each, 'one')),
    seconds(() => small.forEach((table) => void naiveCanSolve(table, 99))) / quickest((each) => canSolve(each, 'any')),
    seconds(() => small.forEach(naiveTurn)) / quickest((each) => judgeTurn(each)),
  ];
  console.log(`${kind.name.padEnd(38)}${ratios.map((ratio) => ratio.toFixed(0).padStart(12)).join('')}`);
}
