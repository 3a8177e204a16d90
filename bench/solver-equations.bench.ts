// The solver of Equations: Now by cubes on the mat, Possible with 16 to 20 cubes, the family of Solutions, whole turns and Goals; ratios to the naive enumerator where it finishes.
import { EQUATIONS_KIT, type EquationCube } from '@openshake/rules';
import {
  EquationsGoalFinder,
  type EquationsSections,
  EquationsSolver,
  judgeEquationsTurn,
  Stopped,
} from '@openshake/solver';
import { mulberry32 } from '../tests/oracle/equations/generate.ts';
import { naiveSolve, OutOfReach } from '../tests/oracle/equations/naiveSolver.ts';
import { median } from './measure.ts';

const BOOK = 'mlag-equations-basic-2018';
const DIVISIONS = ['elementary', 'middle', 'senior'] as const;
type Division = (typeof DIVISIONS)[number];

/** After so long a question counts as not decided. */
const PATIENCE_MS = 2_000;

const NOW_POSITIONS = 200;
const POSSIBLE_POSITIONS = 100;
/** The naive enumerator is asked about so many of each size, and about no larger mat. */
const NAIVE_POSITIONS = 20;
const NAIVE_MOST = 6;

/** Seconds that this process has had of the processor: on a busy machine a clock would measure the neighbours. Helping threads count as well. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

function seconds(work: () => void): number {
  const began = spent();
  work();
  return spent() - began;
}

/** Says stop once so many milliseconds are spent. */
function patience(milliseconds: number): () => boolean {
  const end = spent() + milliseconds / 1_000;
  return () => spent() > end;
}

interface Position {
  division: Division;
  goal: string;
  table: EquationsSections;
}

/** A roll of the kit, a Goal of one to three cubes, so many cubes on the mat and so many in Resources. */
function randomPosition(seed: number, division: Division, onMat: number, inResources: number): Position {
  const random = mulberry32(seed);
  const below = (n: number) => Math.floor(random() * n);
  const roll: EquationCube[] = [];
  for (const { count, faces } of Object.values(EQUATIONS_KIT))
    for (let cube = 0; cube < count; cube += 1) roll.push(faces[below(faces.length)] ?? '1');
  for (let last = roll.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const moved = roll[last] ?? '1';
    roll[last] = roll[other] ?? '1';
    roll[other] = moved;
  }
  const take = (wanted: RegExp): string => {
    const at = roll.findIndex((cube) => wanted.test(cube));
    return at < 0 ? '' : (roll.splice(at, 1)[0] ?? '');
  };
  const kind = random();
  const goal = take(/\d/) + (kind < 0.35 ? '' : kind < 0.75 ? take(/\d/) : take(/\D/) + take(/\d/));
  const required: EquationCube[] = [];
  const permitted: EquationCube[] = [];
  for (const cube of roll.splice(0, onMat)) (random() < 0.4 ? required : permitted).push(cube);
  const resources = roll.splice(0, inResources);
  return { division, goal, table: { required, permitted, forbidden: roll, resources } };
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

// The first questions of a process are slow until its code is compiled: they are asked before anything is measured.
for (const division of DIVISIONS)
  for (let seed = 5_001; seed <= 5_040; seed += 1) {
    const position = randomPosition(seed, division, 6, 8);
    solverOf(position).now(position.table);
    if (seed % 10 === 0) solverOf(position).prepare(5);
  }

console.log(`Now, ${NOW_POSITIONS} positions a row from seed 1, with 8 cubes in Resources`);
for (const division of DIVISIONS)
  for (const onMat of [4, 6, 8, 10, 12]) {
    const times = { found: [] as number[], none: [] as number[], unknown: [] as number[] };
    const ratios: number[] = [];
    for (let seed = 1; seed <= NOW_POSITIONS; seed += 1) {
      const position = randomPosition(seed, division, onMat, 8);
      let answer: boolean | null = null;
      const time = seconds(() => {
        answer = solverOf(position, patience(PATIENCE_MS)).now(position.table).answer;
      });
      times[answer === null ? 'unknown' : answer ? 'found' : 'none'].push(time);
      if (onMat > NAIVE_MOST || ratios.length >= NAIVE_POSITIONS) continue;
      try {
        // The naive one lists every choice of cubes: three of Resources are all that it can be given.
        const { required, permitted, resources } = position.table;
        const few = {
          required: [...required],
          permitted: [...permitted],
          forbidden: [],
          resources: resources.slice(0, 3),
        };
        const question = { ...few, rulebook: BOOK, division, goal: position.goal, question: 'now' } as const;
        const fast = seconds(() => solverOf({ ...position, table: few }).now(few));
        ratios.push(seconds(() => naiveSolve({ ...question, forbidden: [] })) / fast);
      } catch (error) {
        if (!(error instanceof OutOfReach)) throw error;
      }
    }
    const naive = ratios.length > 0 ? `; the naive enumerator takes ${median(ratios).toFixed(1)} times as long` : '';
    console.log(`  ${division}, ${onMat} on the mat: found ${spread(times.found)}; none ${spread(times.none)}${naive}`);
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

console.log('The family of Solutions, and whole turns with it: 12 shakes a row from seed 2001');
for (const division of DIVISIONS) {
  // With turned cubes and a wild 0 a family of 9 cubes has millions of bags.
  const most = division === 'senior' ? 5 : 9;
  const families: number[] = [];
  const turns: number[] = [];
  for (let seed = 2_001; seed <= 2_012; seed += 1) {
    let stop = () => false;
    const { goal, table: start } = randomPosition(seed, division, 0, 24);
    let table = start;
    const solver = solverOf({ division, goal, table }, () => stop());
    families.push(seconds(() => solver.prepare(most)));
    const random = mulberry32(seed);
    for (let turn = 0; turn < 10; turn += 1) {
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
  console.log(
    `  ${division}: family of up to ${most} cubes ${spread(families)}; a whole turn ${spread(turns)}, p90 ${ms(share(turns, 0.9))}`,
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

const GOALS_MS = 60_000;
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
