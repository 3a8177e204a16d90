// The real solver against a naive one that was written from the text of the rules, and every Solution of it before the judge.
import { judgeOnSets } from '@openshake/rules';
import {
  avoidMoves,
  countCardSets,
  countSolutions,
  cubesItHangsOn,
  Effort,
  everySolution,
  type FromResources,
  fewestCubes,
  positionOf,
  Stopped,
  search,
  shortest,
  solve,
} from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { type NaiveTable, NaiveTooLarge, naiveCanSolve, naivePapers, naiveSets } from './oracle/naiveSolver.ts';
import { smallPosition } from './oracle/smallPositions.ts';
import { asOnSetsRequest } from './support/request.ts';

const long = process.env.OPENSHAKE_LONG === '1';

/** How a question is asked of each: the real solver, the naive one, the judge. */
const QUESTIONS = [
  { from: 'none', cubes: 0, after: 'last-cube' },
  { from: 'one', cubes: 1, after: 'now' },
  { from: 'any', cubes: Number.POSITIVE_INFINITY, after: 'impossible' },
] as const satisfies { from: FromResources; cubes: number; after: string }[];

/** What the judge finds wrong with the Solutions that the solver gives; undefined when it gives none. */
function violations(table: NaiveTable, { from, after }: (typeof QUESTIONS)[number]): string[] | undefined {
  const request = asOnSetsRequest({ ...table });
  const found = solve(positionOf(request), from);
  if (!found) return undefined;
  const papers = found.map(({ solution }) => solution);
  const paper = papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
  const verdict = judgeOnSets({ ...request, after, ...paper }, search);
  return verdict.violations.map(({ rule, message }) => `${rule}: ${message} ${JSON.stringify(papers)}`);
}

describe('the naive solver', () => {
  const count = long ? 100_000 : 1_500;
  const first = 20_230_000;

  it(`agrees with the real one on ${count} random positions, seeds from ${first}; the judge accepts every Solution`, () => {
    let yes = 0;
    let skipped = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const table = smallPosition(seed);
      // The last cube has one question, ordinary positions have two.
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

  it(`tells no Solution twice and as many as there are, ${listed} random positions with wild and Required cubes, seeds from ${first}`, () => {
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
        // One painting serves several Solutions, and of many sets under Multiple Operations only the fullest choice is told.
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

  it(`agrees on the fewest cubes and on those a Solution hangs on in ${shortened} random positions, seeds from ${first}`, () => {
    let found = 0;
    let hanging = 0;
    for (let seed = first; seed < first + shortened; seed += 1) {
      const table = smallPosition(seed);
      const told = `seed ${seed}: ${JSON.stringify(table)}`;
      const position = positionOf(asOnSetsRequest({ ...table }));
      try {
        const hangsOn = naiveHangsOn(table);
        expect(cubesItHangsOn(position).sort(), told).toEqual(hangsOn.sort());
        hanging += hangsOn.length;
        if (position.rules.solutions > 1) continue;
        const { from, cubes } = QUESTIONS[1 + (seed % 2)] ?? QUESTIONS[2];
        const fewest = naiveFewest(table, cubes);
        expect(fewestCubes(position, from), told).toBe(fewest);
        expect(shortest(position, from)?.[0]?.cubes, told).toBe(fewest);
        found += Number(fewest !== undefined);
      } catch (error) {
        if (!(error instanceof NaiveTooLarge)) throw error;
      }
    }
    console.log(
      `naive fewest cubes: ${shortened} positions from seed ${first}, ${found} solved, ${hanging} cubes hung on`,
    );
    expect(found).toBeGreaterThan(shortened / 5);
    expect(hanging).toBeGreaterThan(shortened / 5);
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

/** The fewest cubes of any Solution; undefined when there is none. */
function naiveFewest(table: NaiveTable, fromResources: number): number | undefined {
  let fewest: number | undefined;
  for (const { cubes } of naivePapers(table, fromResources)) {
    const used = cubes.toString(2).replaceAll('0', '').length;
    if (fewest === undefined || used < fewest) fewest = used;
  }
  return fewest;
}

/** Each kind of cube taken away in turn, from Resources if it lies there. */
function naiveHangsOn(table: NaiveTable): string[] {
  if (!naiveCanSolve(table, 99)) return [];
  return [...new Set([...table.permitted, ...table.resources])].filter((cube) => {
    const section = table.resources.includes(cube) ? 'resources' : 'permitted';
    const without = { ...table, [section]: table[section].toSpliced(table[section].indexOf(cube), 1) };
    return !naiveCanSolve(without, 99);
  });
}

/** Some of the cubes wild, or one of them asked for: what makes one Solution come up in several ways. */
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

/** Every move made and both questions asked; undefined where that is too much. */
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
