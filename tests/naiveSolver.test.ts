// The real solver against a naive one written from the text of the rules. The judge sees every Solution.
import { judge as judgeOnSets } from '@openshake/rules/onsets';
import { Stopped, search } from '@openshake/solver';
import {
  avoidMoves,
  countCardSets,
  countSolutions,
  Effort,
  everySolution,
  type FromResources,
  fewestCubes,
  neededCubes,
  noGoalIsRight,
  positionOf,
  shortest,
  solve,
  solveGoals,
} from '@openshake/solver/onsets';
import { describe, expect, it } from 'vitest';
import { naiveGoalValues } from './oracle/naiveJudge.ts';
import { type NaiveTable, NaiveTooLarge, naiveCanSolve, naivePapers, naiveSets } from './oracle/naiveSolver.ts';
import { smallPosition } from './oracle/smallPositions.ts';
import { asOnSetsRequest } from './support/request.ts';

const long = process.env.OPENSHAKE_LONG === '1';

/** The question for the real solver, the naive one and the judge. */
const QUESTIONS = [
  { from: 'none', cubes: 0, after: 'last-cube' },
  { from: 'one', cubes: 1, after: 'now' },
  { from: 'any', cubes: Number.POSITIVE_INFINITY, after: 'impossible' },
] as const satisfies { from: FromResources; cubes: number; after: string }[];

/** What the judge finds wrong with the solver's Solutions; undefined if there are none. */
function violations(table: NaiveTable, { from, after }: (typeof QUESTIONS)[number]): string[] | undefined {
  const request = asOnSetsRequest({ ...table });
  const found = solve(positionOf(request), from);
  if (!found) return undefined;
  const papers = found.map(({ solution }) => solution);
  const paper = papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
  const verdict = judgeOnSets({ ...request, after, ...paper }, search);
  return verdict.violations.map(({ rule, facts }) => `${rule}: ${JSON.stringify(facts)} ${JSON.stringify(papers)}`);
}

describe('the naive solver', () => {
  const count = long ? 100_000 : 700;
  const first = 20_230_000;

  it(`agrees with the real one on ${count} random positions, seeds from ${first}; the judge accepts every Solution`, () => {
    let yes = 0;
    let skipped = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const table = smallPosition(seed);
      // After the last cube there is one question, otherwise two.
      const asked = seed % 5 === 0 ? QUESTIONS : QUESTIONS.slice(1);
      for (const question of asked) {
        const told = `seed ${seed}, ${question.after}: ${JSON.stringify(table)}`;
        let naive: boolean;
        try {
          naive = naiveCanSolve(table, question.cubes);
        } catch (error) {
          if (!(error instanceof NaiveTooLarge)) throw error;
          skipped += 1;
          continue;
        }
        const wrong = violations(table, question);
        expect(wrong !== undefined, told).toBe(naive);
        expect(wrong ?? [], told).toEqual([]);
        yes += Number(naive);
      }
    }
    console.log(`naive solver: ${count} positions from seed ${first}, ${yes} yes, ${skipped} skipped`);
    expect(yes).toBeGreaterThan(count / 4);
    expect(skipped).toBeLessThan(count / 100);
  });

  const counted = long ? 5_000 : 200;

  it(`names the same number of sets of cards in ${counted} random positions, seeds from ${first}`, () => {
    let sets = 0;
    for (let seed = first; seed < first + counted; seed += 1) {
      const table = smallPosition(seed);
      const real = countCardSets(positionOf(asOnSetsRequest({ ...table })), 'any');
      try {
        const naive = naiveSets(table, 99, Number.POSITIVE_INFINITY).size;
        expect(real, `seed ${seed}: ${JSON.stringify(table)}`).toBe(naive);
        sets += naive;
      } catch (error) {
        if (!(error instanceof NaiveTooLarge)) throw error;
      }
    }
    console.log(`naive sets: ${counted} positions from seed ${first}, ${sets} sets`);
    expect(sets).toBeGreaterThan(counted / 2);
  });

  const listed = long ? 5_000 : 400;

  it(`lists each Solution once, and all of them, in ${listed} random positions with wild and Required cubes, seeds from ${first}`, () => {
    let papers = 0;
    let compared = 0;
    for (let seed = first; seed < first + listed; seed += 1) {
      const table = withLooseCubes(smallPosition(seed), seed);
      const told = `seed ${seed}: ${JSON.stringify(table)}`;
      const question = QUESTIONS[seed % 3] ?? QUESTIONS[0];
      const position = positionOf(asOnSetsRequest({ ...table }));
      try {
        const texts = [];
        for (const { solution } of everySolution(position, question.from, new Effort((steps) => steps > 1_000_000)))
          texts.push(JSON.stringify(solution));
        expect(new Set(texts).size, told).toBe(texts.length);
        expect(countSolutions(position, question.from), told).toBe(texts.length);
        papers += texts.length;
        // One painting serves several Solutions, and of many sets under Multiple Operations the solver gives only the fullest choice.
        const { paintBlank, operations } = position.rules;
        if (paintBlank || (operations.manyTimes && setsIn(table) > 3)) continue;
        const naive = new Set(Array.from(naivePapers(table, question.cubes), (paper) => paper.told));
        expect(texts.length, told).toBe(naive.size);
        compared += 1;
      } catch (error) {
        if (!(error instanceof NaiveTooLarge || error instanceof Stopped)) throw error;
      }
    }
    console.log(`naive papers: ${listed} positions from seed ${first}, ${papers} told, ${compared} compared`);
    expect(papers).toBeGreaterThan(listed);
    expect(compared).toBeGreaterThan(listed / 2);
  });

  const shortened = long ? 5_000 : 300;

  it(`agrees on the fewest cubes and on those every Solution needs in ${shortened} random positions, seeds from ${first}`, () => {
    let found = 0;
    let neededInAll = 0;
    for (let seed = first; seed < first + shortened; seed += 1) {
      const table = seed % 4 === 0 ? withTwoSolutions(smallPosition(seed)) : smallPosition(seed);
      const told = `seed ${seed}: ${JSON.stringify(table)}`;
      const position = positionOf(asOnSetsRequest({ ...table }));
      try {
        const needed = naiveNeededCubes(table);
        expect(neededCubes(position).sort(), told).toEqual(needed.sort());
        neededInAll += needed.length;
        const { from, cubes } = QUESTIONS[1 + (seed % 2)] ?? QUESTIONS[2];
        const fewest = naiveFewest(table, cubes);
        expect(fewestCubes(position, from), told).toBe(fewest);
        const [first, second] = shortest(position, from) ?? [];
        if (!second) expect(first?.cubes, told).toBe(fewest);
        found += Number(fewest !== undefined);
      } catch (error) {
        if (!(error instanceof NaiveTooLarge)) throw error;
      }
    }
    console.log(
      `naive fewest cubes: ${shortened} positions from seed ${first}, ${found} solved, ${neededInAll} needed cubes`,
    );
    expect(found).toBeGreaterThan(shortened / 5);
    expect(neededInAll).toBeGreaterThan(shortened / 5);
  });

  const goalTables = long ? 1_500 : 60;

  it(`agrees on every Goal and its fewest cubes at ${goalTables} random tables, seeds from ${first}`, () => {
    let reached = 0;
    let pairs = 0;
    for (let seed = first; seed < first + goalTables; seed += 1) {
      const table = seed % 3 === 0 ? withTwoSolutions(smallPosition(seed)) : smallPosition(seed);
      const digits = ['1', '2', '3', '4', '5'].slice(seed % 4, (seed % 4) + 1 + (seed % 2));
      const rolled: NaiveTable = {
        ...table,
        goal: undefined,
        resources: [...table.resources, ...digits],
      };
      const told = `seed ${seed}: ${JSON.stringify(rolled)}`;
      try {
        const naive = naiveGoals(rolled);
        const request = asOnSetsRequest({ ...rolled });
        const real = solveGoals(request).map(
          ({ goal: { shape, cubes: laid }, cubes }) => `${shape} ${sortedAs(shape, laid).join(' ')}: ${cubes}`,
        );
        expect(real.sort(), told).toEqual(naive.sort());
        expect(noGoalIsRight(request), told).toBe(naive.every((each) => each.endsWith('null')));
        reached += naive.filter((each) => !each.endsWith('null')).length;
        pairs += Number(isPair(table) && naive.some((each) => !each.endsWith('null')));
      } catch (error) {
        if (!(error instanceof NaiveTooLarge)) throw error;
      }
    }
    console.log(
      `naive Goals: ${goalTables} tables from seed ${first}, ${reached} Goals reached, ${pairs} tables with Two Solutions`,
    );
    expect(reached).toBeGreaterThan(goalTables / 3);
    expect(pairs).toBeGreaterThan(0);
  });

  const turns = long ? 4_000 : 150;

  it(`agrees on the avoid moves of ${turns} random positions, seeds from ${first}`, () => {
    let safe = 0;
    for (let seed = first; seed < first + turns; seed += 1) {
      const table = smallPosition(seed);
      const told = `seed ${seed}: ${JSON.stringify(table)}`;
      const real = avoidMoves(positionOf(asOnSetsRequest({ ...table }))).map(
        ({ cube, to, from }) => `${cube} ${to} ${from ?? 'resources'}`,
      );
      const naive = naiveAvoidMoves(table);
      if (naive === undefined) continue;
      expect(real.sort(), told).toEqual(naive.sort());
      safe += naive.length;
    }
    console.log(`naive avoid moves: ${turns} positions from seed ${first}, ${safe} safe moves`);
    expect(safe).toBeGreaterThan(turns / 4);
  });
});

const isPair = ({ variations }: NaiveTable): boolean => variations.some(({ name }) => name === 'two-solutions');

/** The same table under Two Solutions. */
const withTwoSolutions = (table: NaiveTable): NaiveTable =>
  table.rulebook.includes('basic')
    ? table
    : {
        ...table,
        division: 'senior',
        variations: [...table.variations.filter(({ name }) => name !== 'two-solutions'), { name: 'two-solutions' }],
      };

const bitsIn = (cubes: number): number => cubes.toString(2).replaceAll('0', '').length;

/** The fewest cubes of any Solution, or of two that name different cards; undefined if there is none. */
function naiveFewest(table: NaiveTable, fromResources: number): number | undefined {
  // The Solutions' cubes, by the cards that they name.
  const papers = new Map<number, Set<number>>();
  let fewest: number | undefined;
  const note = (cubes: number) => {
    if (fewest === undefined || bitsIn(cubes) < fewest) fewest = bitsIn(cubes);
  };
  for (const { cubes, cards } of naivePapers(table, fromResources)) {
    if (!isPair(table)) {
      note(cubes);
      continue;
    }
    papers.set(cards, (papers.get(cards) ?? new Set()).add(cubes));
  }
  for (const [cards, some] of papers)
    for (const [others, more] of papers)
      if (cards < others) for (const one of some) for (const other of more) note(one | other);
  return fewest;
}

/** Every Goal from the digits in Resources, each layout once, with the fewest cubes. Three cubes in a row are one layout in any order. */
function naiveGoals(table: NaiveTable): string[] {
  const digits = table.resources.filter((cube) => '12345'.includes(cube));
  const absolute = table.variations.some(({ name }) => name === 'absolute-value');
  const resources = table.resources.filter((cube) => !digits.includes(cube));
  const told = new Map<string, string>();
  const lay = (laid: string[], left: string[]) => {
    for (const [at, digit] of left.entries())
      for (const turned of [digit, `u${digit}`]) lay([...laid, turned], left.toSpliced(at, 1));
    const [a = '', b = '', c = ''] = laid;
    const placings: [string, string[]][] = [];
    if (laid.length === 1) placings.push(['single', [a]]);
    if (laid.length > 1) placings.push(['row', laid.toSorted()], ['column', laid.toSorted()]);
    if (laid.length === 3) placings.push(['L', [...[a, b].sort(), c]], ['T', [a, ...[b, c].sort()]]);
    for (const [shape, cubes] of placings) {
      const key = `${shape} ${cubes.join(' ')}`;
      if (told.has(key)) continue;
      const goal = { shape, cubes };
      const values = naiveGoalValues(goal, absolute);
      const isOver = table.rulebook === 'mlag-onsets-basic-2011' && Math.min(...values) > table.universe.length;
      if (values.length > 0 && !isOver)
        told.set(key, `${key}: ${naiveFewest({ ...table, goal, resources }, 99) ?? null}`);
    }
  };
  lay([], digits);
  return [...told.values()];
}

/** The digits of a layout in the order of the naive solver. */
function sortedAs(shape: string, [a = '', b = '', c = '', ...more]: readonly string[]): string[] {
  if (shape === 'L') return [...[a, b].sort(), c];
  if (shape === 'T') return [a, ...[b, c].sort()];
  return [a, b, c, ...more].filter(Boolean).sort();
}

/** Takes away each kind of cube in turn, from Resources if it is there. */
function naiveNeededCubes(table: NaiveTable): string[] {
  if (!naiveCanSolve(table, 99)) return [];
  return [...new Set([...table.permitted, ...table.resources])].filter((cube) => {
    const section = table.resources.includes(cube) ? 'resources' : 'permitted';
    const without = { ...table, [section]: table[section].toSpliced(table[section].indexOf(cube), 1) };
    return !naiveCanSolve(without, 99);
  });
}

/** Makes some cubes wild, or requires one of them, so that one Solution comes up in several ways. */
function withLooseCubes(table: NaiveTable, seed: number): NaiveTable {
  if (!table.rulebook.includes('2023') || !['middle', 'junior', 'senior'].includes(table.division)) return table;
  const cubes = [...table.required, ...table.permitted, ...table.resources].filter((cube) => !'=C'.includes(cube));
  const cube = cubes[seed % 7] ?? cubes[0];
  const name = seed % 2 === 0 ? 'wild-cube' : 'required-cube';
  if (cube === undefined || table.variations.some((each) => each.name === name)) return table;
  return { ...table, variations: [...table.variations, { name, cube }] };
}

/** How many cubes may stand for a set. */
const setsIn = (table: NaiveTable): number => {
  const wild = table.variations.find(({ name }) => name === 'wild-cube')?.cube ?? '';
  return [...table.required, ...table.permitted, ...table.resources].filter((cube) => `BRGYVA${wild}`.includes(cube))
    .length;
};

/** Makes every move and asks both questions; undefined if that is too much. */
function naiveAvoidMoves(table: NaiveTable): string[] | undefined {
  const restricts = ['middle', 'junior', 'senior'].includes(table.division) && !table.rulebook.includes('basic');
  const shifts = table.variations.some(({ name }) => name === 'shift-from-permitted') && table.resources.length > 0;
  const moves: string[] = [];
  try {
    for (const from of ['resources', 'permitted'] as const)
      for (const cube of new Set(table[from]))
        for (const to of ['required', 'permitted', 'forbidden'] as const) {
          if (from === 'permitted' && (!shifts || to === 'permitted')) continue;
          const isRelation = cube === '=' || cube === 'C';
          const isBarred = restricts && isRelation && (from === 'permitted' || table.resources.length > 4);
          if (to === 'forbidden' && isBarred) continue;
          const after = {
            ...table,
            [from]: table[from].toSpliced(table[from].indexOf(cube), 1),
            [to]: [...table[to], cube],
          };
          if (naiveCanSolve(after, 99) && !naiveCanSolve(after, 1)) moves.push(`${cube} ${to} ${from}`);
        }
  } catch (error) {
    if (error instanceof NaiveTooLarge) return undefined;
    throw error;
  }
  return moves;
}
