// The real judge against a naive one written from the text of the rules, and against noise.
import { judge as judgeOnSets } from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { randomRequest } from './oracle/generate.ts';
import { leavesAvoidOpen, naiveJudge, TooLarge } from './oracle/naiveJudge.ts';
import { mulberry32 } from './oracle/random.ts';
import { judged } from './support/judge.ts';
import { asOnSetsRequest } from './support/request.ts';
import { sentences } from './support/sentences.ts';

const long = process.env.OPENSHAKE_LONG === '1';

type Fields = Record<string, unknown>;

const count = long ? 100_000 : 2_000;
const first = 20_190_000;

describe('the naive judge', () => {
  it(`agrees with the real one on ${count} random Solutions, seeds from ${first}`, () => {
    let correct = 0;
    let skipped = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const json = randomRequest(mulberry32(seed)) as Fields;
      let naive: ReturnType<typeof naiveJudge>;
      try {
        naive = naiveJudge(json);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        skipped += 1;
        continue;
      }
      // The naive judge does not search, so it cannot refute an avoid move.
      if (naive.correct && leavesAvoidOpen(json)) {
        skipped += 1;
        continue;
      }
      const real = judgeOnSets(asOnSetsRequest(json), search);
      const told = `seed ${seed}: ${JSON.stringify(json)}\n${JSON.stringify(real.violations)}`;
      expect(real.correct, told).toBe(naive.correct);
      expect(real.goalValues, told).toEqual(naive.goalValues);
      for (const field of ['value', 'cards', 'restrictedUniverse'] as const)
        if (naive[field] !== undefined) expect(real[field], told).toEqual(naive[field]);
      correct += Number(real.correct);
    }
    console.log(`naive judge: ${count} Solutions from seed ${first}, ${correct} correct, ${skipped} skipped`);
    expect(correct).toBeGreaterThan(count / 4);
    expect(skipped).toBeLessThan(count / 50);
  });
});

describe('marks within an exchange', () => {
  const papers = long ? 30_000 : 1_000;

  it(`mean the same to both judges on ${papers} papers, seeds from ${first}`, () => {
    let compared = 0;
    for (let seed = first; seed < first + papers; seed += 1) {
      const random = mulberry32(seed);
      const json = randomRequest(random) as Fields;
      const solution = json.solution as Fields | undefined;
      if (typeof solution?.setName !== 'string' || /:/.test(solution.setName)) continue;
      // One or two of the signs get a mark, for themselves or for their partner.
      const setName = solution.setName.replace(/[UNVA]/g, (sign) => {
        const partner = { U: 'N', N: 'U', V: 'A', A: 'V' }[sign] ?? sign;
        return random() < 0.4 ? `${sign}:${random() < 0.7 ? partner : sign}` : sign;
      });
      const marked = { ...json, solution: { ...solution, setName, ...(random() < 0.2 && { wild: { U: 'U' } }) } };
      try {
        const naive = naiveJudge(marked);
        if (naive.correct && leavesAvoidOpen(marked)) continue;
        const real = judgeOnSets(asOnSetsRequest(marked), search);
        expect(real.correct, `seed ${seed}: ${JSON.stringify(marked)}\n${JSON.stringify(real.violations)}`).toBe(
          naive.correct,
        );
        compared += 1;
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    }
    expect(compared).toBeGreaterThan(papers / 3);
  });
});

describe('noise', () => {
  const papers = long ? 200_000 : 4_000;

  it(`random bytes as a paper get a verdict, never an exception: ${papers} papers from seed 7`, () => {
    const random = mulberry32(7);
    const below = (n: number) => Math.floor(random() * n);
    const symbols = "BRGYVAUNC-'=()[]{}:123 ∪∩−′Λ⊆";
    const character = () =>
      random() < 0.7 ? symbols.charAt(below(symbols.length)) : String.fromCodePoint(below(0x110000));
    const text = () => Array.from({ length: below(40) }, character).join('');
    const anything = (depth = 0): unknown =>
      [
        text,
        () => below(9),
        () => null,
        () => random() < 0.5,
        () => [anything(depth + 1)],
        () => ({ [text()]: anything(depth + 1), toString: 1 }),
      ]
        .slice(0, depth > 2 ? 4 : 6)
        .at(below(depth > 2 ? 4 : 6))?.();
    const books = [
      ['agloa-onsets-2023', 'senior'],
      ['mlag-onsets-basic-2019', 'minor'],
      ['mlag-onsets-adventurous-2017', 'middle'],
      ['mlag-onsets-basic-2011', 'middle'],
    ] as const;
    let slowest = 0;
    let total = 0;
    for (let round = 0; round < papers; round += 1) {
      const [book, division] = books[below(4)] ?? books[0];
      const solution =
        random() < 0.2
          ? anything()
          : { setName: text(), restrictions: [text(), text()].slice(below(3)), wild: anything(), blank: anything() };
      const goal = random() < 0.5 ? anything() : { values: [below(6)] };
      const start = performance.now();
      const verdict = judged({
        book,
        division,
        goal,
        solution,
        permitted: "B R G U - '",
        required: 'Y',
        variations: [anything(), { name: 'wild-cube', cube: 'B' }],
      });
      const took = performance.now() - start;
      slowest = Math.max(slowest, took);
      total += took;
      expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
      if (verdict.correct) expect(verdict.interpretations.every(({ meetsGoal }) => meetsGoal)).toBe(true);
      else
        for (const { clause, facts } of verdict.violations) {
          expect(clause).not.toBe('');
          for (const said of sentences(facts)) expect(said).toMatch(/\.$/);
        }
    }
    console.log(
      `noise: ${papers} papers from seed 7, ${(total / papers).toFixed(3)} ms each, slowest ${slowest.toFixed(1)} ms`,
    );
    // bench/ measures the time. Here, nothing may explode on a noisy machine.
    expect(total / papers).toBeLessThan(5);
  });

  it.each([
    ['an opening bracket', '('],
    ['a prime', "B'"],
    ['a union', 'B U '],
    ['a mark', 'B:x'],
    ['an equals sign', '= '],
    ['a digit', '5'],
    ['a smile', '😀'],
  ])('10,000 characters of %s get an answer quickly', (_, piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length));
    const start = performance.now();
    const verdict = judged({ division: 'senior', goal: 3, setName: text, restrictions: [text], permitted: "B U ' =" });
    expect(verdict.correct).toBe(false);
    expect(JSON.stringify(verdict).length).toBeLessThan(20_000);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
