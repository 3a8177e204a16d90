// The simplest Solutions of On-Sets against a naive search. The judge sees every one of them.
import { judge as judgeOnSets } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import {
  fewestCubes,
  plainest,
  plainSolutions,
  positionOf,
  solve,
  type WrittenSolution,
} from '@openshake/solver/onsets';
import { describe, expect, it } from 'vitest';
import { isPlainer, type NaivePlainest, naivePlainest, readPlain } from './oracle/naivePlain.ts';
import { type NaiveTable, NaiveTooLarge } from './oracle/naiveSolver.ts';
import { smallPosition } from './oracle/smallPositions.ts';
import { asOnSetsRequest } from './support/request.ts';
import { randomTable, SHAKE_KINDS } from './support/shakes.ts';

const long = process.env.OPENSHAKE_LONG === '1';

/** The question for the real solver, the naive one and the judge. */
const QUESTIONS = [
  { from: 'one', cubes: 1, after: 'now' },
  { from: 'any', cubes: Number.POSITIVE_INFINITY, after: 'impossible' },
  { from: 'none', cubes: 0, after: 'last-cube' },
] as const;
const questionOf = (seed: number) => QUESTIONS[seed % QUESTIONS.length] ?? QUESTIONS[0];

/** How many Solutions each question asks for. */
const MOST = 100;

/** What the judge finds wrong. */
function violations(request: object, after: string, found: readonly WrittenSolution[]): string[] {
  const papers = found.map(({ solution }) => solution);
  const paper = papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
  const verdict = judgeOnSets({ ...asOnSetsRequest({ ...request }), after, ...paper } as never, search);
  return verdict.violations.map(({ rule, facts }) => `${rule}: ${JSON.stringify(facts)} ${JSON.stringify(papers)}`);
}

const isPair = ({ variations }: NaiveTable): boolean => variations.some(({ name }) => name === 'two-solutions');

describe('the simplest Solution', () => {
  const count = long ? 20_000 : 400;
  const first = 20_260_000;

  it(`is the simplest for each set of cards that the naive search finds, in order, in ${count} random positions, seeds from ${first}`, () => {
    let [sets, skipped, several] = [0, 0, 0];
    for (let seed = first; seed < first + count; seed += 1) {
      const table = smallPosition(seed);
      const { from, cubes } = questionOf(seed);
      const told = `seed ${seed}, ${from}: ${JSON.stringify(table)}`;
      let naive: Map<number, NaivePlainest>;
      try {
        naive = naivePlainest(table, cubes);
      } catch (error) {
        if (!(error instanceof NaiveTooLarge)) throw error;
        skipped += 1;
        continue;
      }
      const position = positionOf({ ...table });
      const found = plainSolutions(position, from, MOST);
      // Under Two Solutions, one alone is not enough.
      expect(found.length, told).toBe(isPair(table) && naive.size < 2 ? 0 : Math.min(MOST, naive.size));
      sets += found.length;
      several += Number(found.length > 1);
      let before: NaivePlainest | undefined;
      for (const { solution, cubes } of found) {
        const { cards, plain } = readPlain(solution, table);
        const expected = naive.get(cards);
        naive.delete(cards);
        const about = `${told}: ${JSON.stringify(solution)}`;
        // Which Restrictions remove a card depends on the paint of the blank. The solver looks at all paintings together.
        const isOpen = position.rules.paintBlank && solution.restrictions !== undefined;
        expect({ cubes, plain: isOpen ? expected?.plain : plain }, about).toEqual(expected);
        const isOutOfOrder =
          before?.cubes === cubes ? !isOpen && isPlainer(plain, before.plain) : before && before.cubes > cubes;
        expect(isOutOfOrder ?? false, `${about} comes too late`).toBe(false);
        before = { cubes, plain };
      }
    }
    console.log(`naive plainness: ${count} positions from seed ${first}, ${sets} sets of cards, ${skipped} skipped`);
    expect(several).toBeGreaterThan(count / 20);
    expect(skipped).toBeLessThan(count / 50);
  });

  it(`is accepted by the judge, has the fewest cubes and is the first of several, ${count} random positions, seeds from ${first}`, () => {
    let [yes, pairs] = [0, 0];
    for (let seed = first; seed < first + count; seed += 1) {
      const table = smallPosition(seed);
      const position = positionOf({ ...table });
      for (const { from, after } of QUESTIONS) {
        const told = `seed ${seed}, ${after}: ${JSON.stringify(table)}`;
        const found = plainest(position, from);
        expect(found !== undefined, told).toBe(solve(position, from) !== undefined);
        if (!found) continue;
        expect(violations(table, after, found), told).toEqual([]);
        const [one, ...others] = plainSolutions(position, from, 3);
        if (found.length === 1) {
          expect(found[0]?.cubes, told).toBe(fewestCubes(position, from));
          expect(one, told).toEqual(found[0]);
          for (const other of others) expect(violations(table, after, [other]), told).toEqual([]);
        } else pairs += 1;
        yes += 1;
      }
    }
    console.log(`plainest: ${count} positions from seed ${first}, ${yes} Solutions, ${pairs} pairs`);
    expect(yes).toBeGreaterThan(count / 2);
    expect(pairs).toBeGreaterThan(0);
  });

  const paired = long ? 4_000 : 120;

  it(`under Two Solutions, is a pair with the fewest cubes that the judge accepts, ${paired} random positions, seeds from ${first}`, () => {
    let pairs = 0;
    for (let seed = first; seed < first + paired; seed += 1) {
      const small = smallPosition(seed);
      if (small.rulebook.includes('basic')) continue;
      const others = small.variations.filter(({ name }) => name !== 'two-solutions');
      const table = { ...small, division: 'senior', variations: [...others, { name: 'two-solutions' }] };
      const position = positionOf({ ...table });
      for (const { from, after } of QUESTIONS) {
        const told = `seed ${seed}, ${after}: ${JSON.stringify(table)}`;
        const found = plainest(position, from);
        expect(found !== undefined, told).toBe(solve(position, from) !== undefined);
        const [one, two] = found ?? [];
        if (!one || !two) continue;
        expect(violations(table, after, [one, two]), told).toEqual([]);
        const onTable = one.used.reduce((sum, count, kind) => sum + Math.max(count, two.used[kind] ?? 0), 0);
        expect(onTable, told).toBe(fewestCubes(position, from));
        // Each listed one may be part of a pair.
        for (const each of plainSolutions(position, from, 2)) expect(each.cubes, told).toBeLessThanOrEqual(onTable);
        pairs += 1;
      }
    }
    console.log(`plainest pairs: ${paired} positions from seed ${first}, ${pairs} pairs`);
    expect(pairs).toBeGreaterThan(paired / 10);
  });

  const mats = long ? 1_000 : 15;

  it(`is accepted by the judge with the cubes of a whole kit: ${mats} mats of each kind`, () => {
    for (const kind of SHAKE_KINDS)
      for (let seed = 1; seed <= mats; seed += 1) {
        const table = randomTable(kind, seed);
        const position = positionOf(table);
        const found = plainest(position, 'any');
        const told = `${kind.name}, seed ${seed}: ${JSON.stringify(table)}`;
        expect(found !== undefined, told).toBe(solve(position, 'any') !== undefined);
        if (!found) continue;
        const papers = found.map(({ solution }) => solution);
        const paper = papers.length > 1 ? { solutions: papers } : { solution: papers[0] };
        expect(judgeOnSets({ ...table, after: 'impossible', ...paper }, search).violations, told).toEqual([]);
      }
  });
});
