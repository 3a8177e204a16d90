// `openshake solve` for Equations on one core and on all: a file of questions through the command, and the shares of single questions.
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { EquationsSolver, type EquationsSolverOptions } from '@openshake/solver';
import { BOOK, DIVISIONS, type Position, randomPosition } from './equationsPositions.ts';
import { median, seconds } from './measure.ts';

const CORES = availableParallelism();
const LINES = 240;
const LIMIT_MS = 1_000;
const TIMES = 3;

const QUESTIONS = ['now', 'possible', 'avoid'] as const;
const lines = Array.from({ length: LINES }, (_, at) => {
  const division = DIVISIONS[Math.floor(at / QUESTIONS.length) % DIVISIONS.length] ?? 'middle';
  const { goal, table } = randomPosition(at + 1, division, 8, 8);
  return JSON.stringify({ id: at, rulebook: BOOK, division, goal, ...table, question: QUESTIONS[at % 3] });
});

/** The answers, and how long they took. */
function solve(input: string, workers: number): { time: number; answers: { answer: unknown }[] } {
  let out = '';
  const args = ['packages/cli/bin/openshake.js', 'solve', '--limit-ms', String(LIMIT_MS), '--workers', String(workers)];
  const time = seconds(() => {
    out = spawnSync(process.execPath, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  });
  return {
    time,
    answers: out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

const others = (): string => `${loadavg()[0]?.toFixed(1)} processes at work on ${CORES} cores before it began`;

console.log(`A file of ${LINES} questions (now, possible and avoid, 16 cubes), --limit-ms ${LIMIT_MS}; ${others()}`);
for (const [what, some] of [
  ['all of them', lines],
  ['the first one', lines.slice(0, 1)],
] as const) {
  const times: Record<'one' | 'all', number[]> = { one: [], all: [] };
  let different = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const one = solve(some.join('\n'), 1);
    const all = solve(some.join('\n'), CORES);
    times.one.push(one.time);
    times.all.push(all.time);
    // One that is stopped by the clock may be decided the next time.
    different += all.answers.filter((answer, at) => {
      const other = one.answers[at];
      return answer.answer !== null && other?.answer !== null && JSON.stringify(answer) !== JSON.stringify(other);
    }).length;
  }
  const [one, all] = [median(times.one), median(times.all)];
  console.log(
    `  ${what}: ${one.toFixed(2)} s on one core, ${all.toFixed(2)} s on ${CORES}, ${(one / all).toFixed(2)} times as fast; ${different} decided answers differ`,
  );
}

/** Seconds that the processor worked. */
function worked(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

function possible({ division, goal, table }: Position, options: EquationsSolverOptions = {}): boolean | null {
  const cubes = [...table.required, ...table.permitted, ...table.resources];
  return new EquationsSolver({ rulebook: BOOK, division, goal }, cubes, options).possible(table).answer;
}

/** Long enough that sharing may pay, and short enough to be measured here. */
const LONG = { from: 0.3, to: 3 } as const;
const SHARES = [2, 4, 8] as const;

console.log(
  'Single questions that take long (possible, 20 cubes, 100 seeds a division from 1001): the whole to its largest share',
);
const gains = new Map<string, number[]>();
for (const division of DIVISIONS)
  for (let seed = 1_001; seed <= 1_100; seed += 1) {
    const position = randomPosition(seed, division, 8, 12);
    let answer: boolean | null = null;
    const end = performance.now() + LONG.to * 1_000;
    const whole = worked(() => {
      answer = possible(position, { stop: () => performance.now() > end });
    });
    if (answer === null || whole < LONG.from) continue;
    for (const of of SHARES) {
      const parts = Array.from({ length: of }, (_, part) => worked(() => possible(position, { share: { part, of } })));
      const key = `${answer ? 'found' : 'none'}, ${of} shares`;
      gains.set(key, [...(gains.get(key) ?? []), whole / Math.max(...parts)]);
    }
  }
for (const [key, list] of [...gains].sort())
  console.log(`  ${key}: ${median(list).toFixed(2)} times as fast (median of ${list.length})`);
