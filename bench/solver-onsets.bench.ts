// Questions answered by the solver of On-Sets: each kind of game on random mats and on mats of safe play, with the slowest positions found,
// and how much faster it is than the naive solver on the same small positions in the same run.
import {
  canSolve,
  type FromResources,
  familiesHeld,
  judgeTurn,
  positionOf,
  Shake,
  solve,
  type TablePosition,
} from '@openshake/solver';
import { NaiveTooLarge, naiveCanSolve } from '../tests/oracle/naiveSolver.ts';
import { smallPosition } from '../tests/oracle/smallPositions.ts';
import { asOnSetsRequest } from '../tests/support/request.ts';
import { type Kind, randomMat, SHAKE_KINDS, safePlay } from '../tests/support/shakes.ts';
import { seconds } from './measure.ts';

const MATS = Number(process.env.MATS ?? 400);
const SHAKES = Math.ceil(MATS / 12);
/** The quickest of so many runs: what else the machine does is not measured. The first run, which builds families, is told apart. */
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
  const asked = (question: string, from: FromResources) =>
    report(
      `${what}, ${question}`,
      positions.map((position) =>
        time(
          () => solve(position, from),
          () => shown(position),
        ),
      ),
    );
  asked('Now', 'one');
  asked('Possible', 'any');
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

// The first kinds measured would pay for making the code quick.
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
  `families held: ${familiesHeld().toLocaleString('en')} tables, ${Math.round((familiesHeld() * 2) / 2 ** 20)} MiB`,
);

console.log('\nagainst the naive solver, small positions of three to eight cubes, seeds from 1');
const small = Array.from({ length: 300 }, (_, seed) => smallPosition(seed + 1)).filter((table) => {
  try {
    naiveCanSolve(table, 99);
    return true;
  } catch (error) {
    if (error instanceof NaiveTooLarge) return false;
    throw error;
  }
});
const positions = small.map((table) => positionOf(asOnSetsRequest({ ...table })));
for (const [question, cubes, from] of [
  ['Now', 1, 'one'],
  ['Possible', 99, 'any'],
] as const) {
  const naive = seconds(() => {
    for (const table of small) naiveCanSolve(table, cubes);
  });
  const real = Math.min(
    ...Array.from({ length: RUNS }, () =>
      seconds(() => {
        for (const position of positions) canSolve(position, from);
      }),
    ),
  );
  console.log(
    `${question}: real ${((real / small.length) * 1e6).toFixed(1)} µs, naive ${((naive / small.length) * 1e6).toFixed(1)} µs, ratio ${(naive / real).toFixed(0)}`,
  );
}
