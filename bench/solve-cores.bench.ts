// `openshake solve` for Equations on one core and on all: a file of questions through the command, and the shares of single questions.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { Solver as EquationsSolver, type SolverOptions as EquationsSolverOptions } from '@openshake/solver/equations';
import { BOOK, DIVISIONS, type Position, randomPosition } from './equationsPositions.ts';
import { median } from './measure.ts';

const CORES = availableParallelism();
const LINES = 240;

const QUESTIONS = ['now', 'possible', 'avoid'] as const;
const lines = Array.from({ length: LINES }, (_, at) => {
  const division = DIVISIONS[Math.floor(at / QUESTIONS.length) % DIVISIONS.length] ?? 'middle';
  const { goal, table } = randomPosition(at + 1, division, 8, 8);
  return JSON.stringify({ id: at, rulebook: BOOK, division, goal, ...table, question: QUESTIONS[at % 3] });
});

/** The processor time of each thread so far, in ticks, if the system reports it. */
function ticksOf(process: number | undefined): number[] {
  const threads = `/proc/${process}/task`;
  try {
    return readdirSync(threads).map((thread) => {
      const [, after = ''] = readFileSync(`${threads}/${thread}/stat`, 'utf8').split(') ');
      const fields = after.split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
  } catch {
    return [];
  }
}

interface Run {
  answers: string;
  seconds: number;
  /** The processor time of the busiest thread. Other work on the machine does not change it. */
  busiest: number;
}

async function solve(input: string, workers: number): Promise<Run> {
  const began = performance.now();
  const args = ['packages/cli/bin/openshake.js', 'solve', '--workers', String(workers)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let busiest = 0;
  const timer = setInterval(() => {
    busiest = Math.max(busiest, ...ticksOf(child.pid));
  }, 20);
  child.stdin.end(input);
  const answers = await text(child.stdout);
  clearInterval(timer);
  return { answers, seconds: (performance.now() - began) / 1_000, busiest };
}

console.log(
  `A file of ${LINES} questions (now, possible and avoid, 16 cubes); ${loadavg()[0]?.toFixed(1)} processes were running on ${CORES} cores before`,
);
const file = lines.join('\n');
const one = await solve(file, 1);
for (const workers of new Set([2, CORES])) {
  const all = await solve(file, workers);
  const same = all.answers === one.answers ? 'the same answers' : 'DIFFERENT ANSWERS';
  const times = (ratio: number) => `${ratio.toFixed(2)} times as fast`;
  console.log(
    `  ${workers} workers: ${all.seconds.toFixed(1)} s instead of ${one.seconds.toFixed(1)} s with one, ${times(one.seconds / all.seconds)}; by the busiest thread ${times(one.busiest / all.busiest)}; ${same}`,
  );
}

/** Seconds of processor time. */
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

/** Long enough for sharing to pay off, and short enough to measure here. */
const LONG = { from: 0.3, to: 3 } as const;
const SHARES = [2, 4, 8] as const;

console.log(
  'Single long questions (possible, 20 cubes, 100 seeds a division from 1001): the largest share against the whole question',
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
