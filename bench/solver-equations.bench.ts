// The solver of Equations: Now by cubes on the mat, Possible with 16 to 20 cubes, the family of Solutions, whole turns and Goals. Ratios to the naive enumerator where it finishes.
import type { Cube as EquationCube } from '@openshake/rules/equations';
import { Stopped } from '@openshake/solver';
import {
  GoalFinder as EquationsGoalFinder,
  Solver as EquationsSolver,
  judgeTurn as judgeEquationsTurn,
} from '@openshake/solver/equations';
import { type NaiveQuestion, naiveSolve, OutOfReach } from '../tests/oracle/equations/naiveSolver.ts';
import { mulberry32 } from '../tests/oracle/random.ts';
import { BOOK, DIVISIONS, type Division, type Position, randomPosition } from './equationsPositions.ts';
import { seconds as byTheClock, median } from './measure.ts';

/** After this long, a question counts as not decided. */
const PATIENCE_MS = 2_000;

const NOW_POSITIONS = 200;
const POSSIBLE_POSITIONS = 100;

/** Seconds of processor time of this process, helper threads included. On a busy machine a clock would measure the neighbors too. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

function seconds(work: () => void): number {
  const began = spent();
  work();
  return spent() - began;
}

/** Says stop once this many milliseconds are spent. */
function patience(milliseconds: number): () => boolean {
  const end = spent() + milliseconds / 1_000;
  return () => spent() > end;
}

const solverOf = ({ division, goal, table }: Position, stop?: () => boolean): EquationsSolver => {
  const cubes = [...table.required, ...table.permitted, ...table.resources];
  return new EquationsSolver({ rulebook: BOOK, division, goal }, cubes, { stop });
};

const ms = (time: number): string => `${(time * 1_000).toFixed(time < 0.01 ? 2 : 0)} ms`;
const share = (list: readonly number[], part: number): number => {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
const spread = (list: readonly number[]): string =>
  list.length === 0 ? 'none' : `${list.length} × median ${ms(median(list))}, p99 ${ms(share(list, 0.99))}`;

/** What makes a position hard: how large the Goal is, and how few digits there are for how many signs. */
function kindOf({ goal, table }: Position): string {
  const cubes = [...table.required, ...table.permitted, ...table.resources];
  const count = (kind: RegExp) => cubes.filter((cube) => kind.test(cube)).length;
  const numeral = /^\d+$/.test(goal) ? `numeral of ${goal.length} digits` : 'expression';
  return `Goal a ${numeral}, ${count(/\d/)} digits, ${count(/\D/)} signs, ${count(/[r^]/)} of them powers and roots, ${table.required.length} Required`;
}

const memory = (): void => {
  const mostSoFar = process.resourceUsage().maxRSS / 2 ** 10;
  console.log(
    `  ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB resident, ${mostSoFar.toFixed(0)} at most so far`,
  );
};

// The first questions of a process are slow until its code is compiled, so they come before any measurement.
for (const division of DIVISIONS)
  for (let seed = 5_001; seed <= 5_040; seed += 1) {
    const position = randomPosition(seed, division, 6, 8);
    solverOf(position).now(position.table);
    if (seed % 10 === 0) solverOf(position).prepare(9);
  }

console.log(`Now, ${NOW_POSITIONS} positions a row from seed 1, with 8 cubes in Resources`);
for (const division of DIVISIONS)
  for (const onMat of [4, 6, 8, 10, 12]) {
    const times = { found: [] as number[], none: [] as number[], unknown: [] as number[] };
    for (let seed = 1; seed <= NOW_POSITIONS; seed += 1) {
      const position = randomPosition(seed, division, onMat, 8);
      let answer: boolean | null = null;
      const time = seconds(() => {
        answer = solverOf(position, patience(PATIENCE_MS)).now(position.table).answer;
      });
      times[answer === null ? 'unknown' : answer ? 'found' : 'none'].push(time);
    }
    console.log(`  ${division}, ${onMat} on the mat: found ${spread(times.found)}; none ${spread(times.none)}`);
    if (times.unknown.length > 0) console.log(`    not decided: ${times.unknown.length}`);
  }

console.log(`Possible, ${POSSIBLE_POSITIONS} positions a row from seed 1001, given up after ${PATIENCE_MS} ms`);
for (const division of DIVISIONS)
  for (const cubes of [16, 18, 20]) {
    const times = { found: [] as number[], none: [] as number[] };
    const open: string[] = [];
    for (let seed = 1_001; seed <= 1_000 + POSSIBLE_POSITIONS; seed += 1) {
      const position = randomPosition(seed, division, 8, cubes - 8);
      let answer: boolean | null = null;
      const time = seconds(() => {
        answer = solverOf(position, patience(PATIENCE_MS)).possible(position.table).answer;
      });
      if (answer === null) open.push(`seed ${seed}, Goal ${position.goal}: ${kindOf(position)}`);
      else times[answer ? 'found' : 'none'].push(time);
    }
    const decided = ((100 * (POSSIBLE_POSITIONS - open.length)) / POSSIBLE_POSITIONS).toFixed(1);
    console.log(
      `  ${division}, ${cubes} cubes: ${decided} % decided; found ${spread(times.found)}; none ${spread(times.none)}`,
    );
    for (const line of open) console.log(`    not decided: ${line}`);
  }
memory();

/** Families of up to this many cubes. The turns use the largest. */
const FAMILY = 9;
const FAMILIES: Record<Division, readonly number[]> = {
  elementary: [FAMILY],
  middle: [FAMILY],
  junior: [FAMILY],
  senior: [5, 6, 7, 8, FAMILY],
};
const worst = (list: readonly number[]): string => `${spread(list)}, worst ${ms(Math.max(...list))}`;

/** Each family is found this often, by the clock: the first time, part of the code is not compiled yet, and other work on the machine slows down some runs. */
const TIMES = 3;
console.log(
  `The family of Solutions, the shortest of ${TIMES} times, and whole turns with it: 12 shakes a row from seed 2001`,
);
for (const division of ['elementary', 'middle', 'junior', 'senior'] as const) {
  const families = new Map(FAMILIES[division].map((most) => [most, { first: [] as number[], best: [] as number[] }]));
  const turns: number[] = [];
  for (let seed = 2_001; seed <= 2_012; seed += 1) {
    let stop = () => false;
    const { goal, table: start } = randomPosition(seed, division, 0, 24);
    let table = start;
    const newSolver = () => solverOf({ division, goal, table: start }, () => stop());
    for (const [most, { first, best }] of families) {
      const times = Array.from({ length: TIMES }, () => {
        const fresh = newSolver();
        return byTheClock(() => fresh.prepare(most));
      });
      first.push(...times.slice(0, 1));
      best.push(Math.min(...times));
    }
    const solver = newSolver();
    solver.prepare(FAMILY);
    const random = mulberry32(seed);
    // Until no move is safe, or none is known to be.
    for (;;) {
      let safe: ReturnType<typeof judgeEquationsTurn>['moves'] = [];
      stop = patience(PATIENCE_MS);
      turns.push(
        seconds(() => {
          safe = judgeEquationsTurn(solver, table).moves.filter((move) => move.safe);
        }),
      );
      const move = safe[Math.floor(random() * safe.length)];
      if (!move) break;
      const resources = [...table.resources];
      resources.splice(resources.indexOf(move.cube), 1);
      table = { ...table, resources, [move.to]: [...table[move.to], move.cube] };
    }
  }
  for (const [most, { first, best }] of families)
    console.log(
      `  ${division}: family of up to ${most} cubes ${worst(best)}; the first time median ${ms(median(first))}`,
    );
  console.log(
    `  ${division}: a whole turn ${spread(turns)}, p90 ${ms(share(turns, 0.9))}, p95 ${ms(share(turns, 0.95))}`,
  );
}
memory();

console.log('Goals of up to 3 cubes from 10 cubes, each with its fewest cubes: 3 rolls a row from seed 3001');
for (const division of DIVISIONS) {
  const times: number[] = [];
  let goals = 0;
  for (let seed = 3_001; seed <= 3_003; seed += 1) {
    const { table } = randomPosition(seed, division, 0, 10);
    times.push(
      seconds(() => {
        for (const _ of new EquationsGoalFinder({ rulebook: BOOK, division }, { ...table, forbidden: [] }).each())
          goals += 1;
      }),
    );
  }
  console.log(`  ${division}: ${goals} Goals, a roll ${spread(times)}`);
}

const GOALS_MS = 20_000;
console.log(
  `Goals of up to 3 cubes from a whole roll, given up after ${GOALS_MS} ms, and No Goal: 3 rolls a row from seed 3001`,
);
for (const division of DIVISIONS)
  for (let seed = 3_001; seed <= 3_003; seed += 1) {
    const { table, goal } = randomPosition(seed, division, 0, 24);
    const sections = { ...table, forbidden: [], resources: [...table.resources, ...(goal as Iterable<EquationCube>)] };
    const began = spent();
    const stop = patience(GOALS_MS);
    const known: number[] = [];
    let ended = 'all known';
    try {
      for (const _ of new EquationsGoalFinder({ rulebook: BOOK, division }, sections, { stop }).each())
        known.push(spent() - began);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      ended = 'given up';
    }
    const noGoal = seconds(() => new EquationsGoalFinder({ rulebook: BOOK, division }, sections).isNoGoalRight());
    console.log(
      `  ${division}, seed ${seed}: ${known.length} Goals, the first after ${ms(known[0] ?? 0)}, nine of ten after ${ms(share(known, 0.9))}, ${ended}; No Goal ${ms(noGoal)}`,
    );
  }
memory();

/** The naive enumerator gets this many positions of each kind and this many seconds for them. It finishes what it has begun. */
const NAIVE_POSITIONS = 20;
const NAIVE_SECONDS = 3;

const naively = ({ division, goal, table }: Position, question: NaiveQuestion['question']): boolean => {
  const [required, permitted, resources] = [[...table.required], [...table.permitted], [...table.resources]];
  return naiveSolve({ rulebook: BOOK, division, goal, required, permitted, forbidden: [], resources, question });
};

/** Seconds of some work. Short work runs three times, so other threads of the process disturb it less. */
function steadySeconds(work: () => void): number {
  const first = seconds(work);
  return first > 0.02 ? first : median([first, seconds(work), seconds(work)]);
}

interface Compared {
  naive: number;
  fast: number;
}

const ratioOf = (list: readonly Compared[]): string => {
  if (list.length === 0) return 'no position';
  const sum = (of: keyof Compared) => list.reduce((total, each) => total + each[of], 0);
  const middle = median(list.map(({ naive, fast }) => naive / Math.max(fast, 1e-6)));
  return `${(sum('naive') / sum('fast')).toFixed(1)} times (median ${middle.toFixed(1)}, ${list.length} positions)`;
};

/** How many times as long the naive enumerator takes for all positions together, with and without a Solution. */
class Ratios {
  readonly #found: Compared[] = [];
  readonly #none: Compared[] = [];
  #spent = 0;

  get isEnough(): boolean {
    return this.#found.length + this.#none.length >= NAIVE_POSITIONS || this.#spent > NAIVE_SECONDS;
  }

  /** Both say whether there is a Solution, and they have to agree. */
  compare(what: string, ask: () => boolean | null, askNaively: () => boolean): void {
    const began = spent();
    let told: boolean | null = null;
    let isFound = false;
    try {
      const fast = steadySeconds(() => {
        told = ask();
      });
      const naive = steadySeconds(() => {
        isFound = askNaively();
      });
      if (isFound !== told) throw new Error(`${what}: the solver says ${told}, the naive enumerator ${isFound}`);
      (isFound ? this.#found : this.#none).push({ naive, fast });
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error;
    }
    this.#spent += spent() - began;
  }

  toString(): string {
    return `found ${ratioOf(this.#found)}, none ${ratioOf(this.#none)}`;
  }
}

console.log(
  `How many times as long as the solver the naive enumerator takes (up to ${NAIVE_POSITIONS} positions a row from seed 4001, or ${NAIVE_SECONDS} s):`,
);
/** With more cubes than this, it does not finish in reasonable time. */
const REACH = {
  elementary: { now: 12, possible: 14 },
  middle: { now: 12, possible: 12 },
  senior: { now: 8, possible: 10 },
} as const;
for (const division of DIVISIONS)
  for (const onMat of [4, 6, 8, 10, 12].filter((size) => size <= REACH[division].now)) {
    const ratios = new Ratios();
    for (let seed = 4_001; !ratios.isEnough; seed += 1) {
      // It lists every choice of cubes, so it gets only three from Resources.
      const position = randomPosition(seed, division, onMat, 3);
      ratios.compare(
        `Now, seed ${seed}`,
        () => solverOf(position).now(position.table).answer,
        () => naively(position, 'now'),
      );
    }
    console.log(`  Now, ${division}, ${onMat} on the mat and 3 in Resources: ${ratios}`);
  }
for (const division of DIVISIONS)
  for (const cubes of [8, 10, 12, 14].filter((size) => size <= REACH[division].possible)) {
    const ratios = new Ratios();
    for (let seed = 4_001; !ratios.isEnough; seed += 1) {
      const position = randomPosition(seed, division, 4, cubes - 4);
      ratios.compare(
        `Possible, seed ${seed}`,
        () => solverOf(position).possible(position.table).answer,
        () => naively(position, 'possible'),
      );
    }
    console.log(`  Possible, ${division}, ${cubes} cubes: ${ratios}`);
  }
console.log('  It cannot finish Possible with 16 to 20 cubes');

/** The fewest cubes that make the Goal: tries every choice, the smallest first. */
function naiveFewest(position: Position): number | null {
  const { resources } = position.table;
  const choices = Array.from({ length: 2 ** resources.length }, (_, bits) =>
    resources.filter((_cube, at) => bits & (1 << at)),
  ).sort((one, other) => one.length - other.length);
  const first = choices.find((some) =>
    naively({ ...position, table: { ...position.table, resources: some } }, 'possible'),
  );
  return first?.length ?? null;
}

for (const division of DIVISIONS) {
  const cubes = division === 'senior' ? 5 : 6;
  const ratios = new Ratios();
  for (let seed = 4_001; !ratios.isEnough; seed += 1) {
    const { table } = randomPosition(seed, division, 0, cubes);
    const sections = { ...table, forbidden: [] };
    let goals: { goal: string; cubes: number | null }[] = [];
    ratios.compare(
      `Goals, seed ${seed}`,
      () => {
        goals = [...new EquationsGoalFinder({ rulebook: BOOK, division }, sections).each()];
        return goals.some((found) => found.cubes !== null);
      },
      () => {
        let isAny = false;
        for (const { goal } of goals) {
          const resources = [...table.resources];
          for (const face of goal.replaceAll(/[()su]/g, '') as Iterable<EquationCube>)
            resources.splice(resources.indexOf(face), 1);
          if (naiveFewest({ division, goal, table: { ...sections, resources } }) !== null) isAny = true;
        }
        return isAny;
      },
    );
  }
  console.log(`  Goals of up to 3 cubes, ${division}, a roll of ${cubes} cubes: ${ratios}`);
}

for (const division of DIVISIONS) {
  const ratios = new Ratios();
  for (let seed = 4_001; !ratios.isEnough; seed += 1) {
    const position = randomPosition(seed, division, 4, 4);
    const after = (cube: EquationCube, to: 'required' | 'permitted' | 'forbidden'): Position => {
      const resources = [...position.table.resources];
      resources.splice(resources.indexOf(cube), 1);
      return { ...position, table: { ...position.table, resources, [to]: [...position.table[to], cube] } };
    };
    ratios.compare(
      `A turn, seed ${seed}`,
      () => judgeEquationsTurn(solverOf(position), position.table).possible.answer,
      () => {
        const isPossible = naively(position, 'possible');
        naively(position, 'now');
        for (const cube of new Set(position.table.resources))
          for (const to of ['required', 'permitted', 'forbidden'] as const)
            for (const question of ['now', 'possible'] as const) naively(after(cube, to), question);
        return isPossible;
      },
    );
  }
  console.log(`  A whole turn, ${division}, 4 on the mat and 4 in Resources: ${ratios}`);
}
