// Equations judged per second: typical, surd-heavy and hostile papers as ratios to the typical ones in the same run, the typical ones against the naive judge, and the slowest of many papers written to be slow.
import {
  CUBES as EQUATION_CUBES,
  type JudgeRequest as EquationsRequest,
  judge as judgeEquations,
  parseCube as parseEquationCube,
} from '@openshake/rules/equations';
import { randomEquationRequest } from '../tests/oracle/equations/generate.ts';
import { HOSTILE_CUBES, hostileRequests } from '../tests/oracle/equations/hostile.ts';
import { naiveEquationsJudge } from '../tests/oracle/equations/naiveEquations.ts';
import { mulberry32 } from '../tests/oracle/random.ts';
import { median, seconds } from './measure.ts';

const PAPERS = 2_000;
const ROUNDS = 5;
const HOSTILE = 10_000;
const HOSTILE_SEED = 24;

const cubes = (list: readonly string[] | undefined) => (list ?? []).flatMap((cube) => parseEquationCube(cube) ?? []);

/** Three of every cube. */
const everything = [...EQUATION_CUBES, ...EQUATION_CUBES, ...EQUATION_CUBES];
const paper = (goal: string, solution: string): EquationsRequest => ({
  rulebook: 'mlag-equations-basic-2018',
  division: 'middle',
  goal,
  required: [],
  permitted: everything,
  forbidden: [],
  resources: [],
  after: 'now',
  solution: { equation: `${solution}=${goal}` },
});

const random: ReturnType<typeof randomEquationRequest>[] = [];
for (let seed = 1; random.length < PAPERS; seed += 1) {
  const json = randomEquationRequest(mulberry32(seed));
  try {
    naiveEquationsJudge(json);
    random.push(json);
  } catch {
    // too large for the naive judge, so it is not compared
  }
}
const read = ({ required, permitted, forbidden, resources, ...json }: (typeof random)[number]): EquationsRequest =>
  ({
    ...json,
    required: cubes(required),
    permitted: cubes(permitted),
    forbidden: cubes(forbidden),
    resources: cubes(resources),
  }) as EquationsRequest;
const typical = random.map(read);
const surds = [
  paper('5+r24', '(r3+r2)^2'),
  paper('1', '(r(3+2xr2))-r2'),
  paper('r(2+r3)', '(r6+r2)/2'),
  paper('1', '(r(2+r(2+r2)))x(r(2-r(2+r2)))/r(2-r2)'),
  paper('3r2', '(3r(2+r5)+3r(2-r5))x3r2'),
  paper('2', '((r2)^(r2))^(r2)'),
  paper('r5+r7', 'r(5+7+2xr(5x7))'),
  paper('9', '(r2+r3+r5)x(r2+r3-r5)x(r2-r3+r5)'),
];
const hostile = [
  paper('9^9', '9^(9^9)'),
  paper('1', '(9^(9^9))/(9^(9^9))'),
  paper('0', '(9^(9^(9^9)))-(9^(9^(9^9)))'),
  paper('1', '(8^(7^(6^5)))^(1/(9^9))'),
  paper('2', '9r(8r(7r(6r(5r(4r(3r2))))))'),
  paper('1', '(1-1/(9^(9^9)))^(9^9)'),
  paper('1', 'r(9^9^9+1)-r(9^9^9)'),
  paper('7', `${'('.repeat(10_000)}7`),
];

function perSecond(what: string, requests: readonly EquationsRequest[], repeats = 1): number {
  const rounds = Array.from({ length: ROUNDS }, () =>
    seconds(() => {
      for (let repeat = 0; repeat < repeats; repeat += 1) for (const request of requests) judgeEquations(request);
    }),
  );
  const each = median(rounds) / (requests.length * repeats);
  console.log(`${what}: ${Math.round(1 / each).toLocaleString('en')} Equations a second`);
  return each;
}

const ordinary = perSecond(`${PAPERS} random papers, seeds from 1`, typical);
const naive = median(
  Array.from({ length: ROUNDS }, () =>
    seconds(() => {
      for (const request of random) naiveEquationsJudge(request);
    }),
  ),
);
console.log(`the naive judge on the same papers: ratio ${(naive / PAPERS / ordinary).toFixed(1)}`);
const surd = perSecond(`${surds.length} surd-heavy papers`, surds, 20);
console.log(`each takes as long as ${(surd / ordinary).toFixed(1)} ordinary ones`);
const hard = perSecond(`${hostile.length} hostile papers`, hostile, 5);
console.log(`each takes as long as ${(hard / ordinary).toFixed(1)} ordinary ones`);
const slowest = Math.max(...[...surds, ...hostile].map((request) => seconds(() => judgeEquations(request))));
console.log(`the slowest takes as long as ${(slowest / ordinary).toFixed(0)} ordinary ones`);

// Each paper once, since we look for the slowest. A paper that is slow only by chance is judged again.
let sum = 0;
let longest = { time: 0, paper: '' };
for (const json of hostileRequests(HOSTILE_SEED, HOSTILE)) {
  const request = read(json);
  const judge = () => seconds(() => judgeEquations(request));
  let time = judge();
  if (time > longest.time) time = Math.min(time, judge());
  sum += time;
  if (time > longest.time) longest = { time, paper: `${json.solution.equation} (${json.division})` };
}
const { least, most } = HOSTILE_CUBES;
console.log(`${HOSTILE} papers of ${least} to ${most} cubes written to be slow, seed ${HOSTILE_SEED}:`);
console.log(`on average, each takes as long as ${(sum / HOSTILE / ordinary).toFixed(1)} ordinary ones`);
console.log(
  `the slowest takes as long as ${(longest.time / ordinary).toFixed(0)}, ${(longest.time * 1000).toFixed(0)} ms here:`,
);
console.log(longest.paper);
