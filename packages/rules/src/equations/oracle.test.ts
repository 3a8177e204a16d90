// The exact evaluator and the judge against an independent oracle: plain 960-bit arithmetic, no symbols.
import { describe, expect, it } from 'vitest';
import { randomEquationRequest, randomExpression } from '../../../../tests/oracle/equations/generate.ts';
import {
  type NaiveDivision,
  naiveDigits,
  naiveEquationsJudge,
  naiveEvaluate,
  naiveFraction,
  TooLarge,
} from '../../../../tests/oracle/equations/naiveEquations.ts';
import { mulberry32 } from '../../../../tests/oracle/random.ts';
import { books } from '../books/index.ts';
import { parseCube } from './cubes.ts';
import { evaluate } from './evaluate.ts';
import { judgeEquations } from './judge.ts';
import { readMeanings } from './meaning.ts';
import { readText } from './notation.ts';
import { approximate, asRational } from './number/index.ts';
import { parseExpression } from './parse.ts';
import type { EquationsRules } from './rules.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const DIVISIONS = ['minor', 'elementary', 'middle', 'junior', 'senior'] as const satisfies NaiveDivision[];
const FIRST = 20_180_000;
const CUBES = 12;
const DIGITS = 200;

function rulesOf(division: NaiveDivision): EquationsRules {
  const book = books['mlag-equations-basic-2018'];
  if (book.game !== 'equations') throw new Error(book.id);
  return { ...book.rules, ...book.divisions[division], cites: book.cites };
}

/** A decimal text as a whole number of units of 10^(−scale). */
function units(text: string, scale: bigint): bigint {
  const {
    sign,
    whole,
    fraction = '',
    exponent = '0',
  } = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?(?:e(?<exponent>[-+]?\d+))?$/.exec(text)?.groups ?? {};
  const shift = BigInt(exponent) - BigInt(fraction.length) + scale;
  const mantissa = BigInt(`${sign}${whole}${fraction}`);
  return shift >= 0n ? mantissa * 10n ** shift : mantissa / 10n ** -shift;
}

/** Whether two decimal texts agree to this many digits. */
function agree(one: string, other: string): boolean {
  const exponent = BigInt(/e([-+]?\d+)$/.exec(other)?.[1] ?? '0');
  const scale = BigInt(DIGITS + 2) - exponent;
  const gap = units(one, scale) - units(other, scale);
  return (gap < 0n ? -gap : gap) <= 1000n;
}

describe('the exact evaluator', () => {
  const each = long ? 100_000 : 2_000;
  for (const [index, division] of DIVISIONS.entries()) {
    const first = FIRST + index * 1_000_000;
    it(`agrees with an independent one to ${DIGITS} digits on ${each} expressions of up to ${CUBES} cubes in ${division}, seeds from ${first}`, () => {
      const rules = rulesOf(division);
      const tally = { legal: 0, illegal: 0, irrational: 0, skipped: 0, unshown: 0, slowest: 0 };
      for (let seed = first; seed < first + each; seed += 1) {
        const text = randomExpression(mulberry32(seed), CUBES, division);
        const told = `seed ${seed}: ${text}`;
        const { ok: expression } = parseExpression(
          readMeanings(readText(text), { means: '0', faults: [] }),
          text.length,
        );
        expect(expression, told).toBeDefined();
        if (!expression) continue;
        const start = performance.now();
        const real = evaluate(expression, rules);
        const took = performance.now() - start;
        tally.slowest = Math.max(tally.slowest, took);
        try {
          const naive = naiveEvaluate(text, division);
          const why = `${'stopped' in real ? real.stopped.facts.key : ''} ${naive.legal ? '' : naive.reason}`;
          expect('value' in real, `${told}: ${why}`).toBe(naive.legal);
          if (!('value' in real) || !naive.legal) {
            tally.illegal += 1;
            continue;
          }
          tally.legal += 1;
          const fraction = naiveFraction(naive.value);
          const rational = asRational(real.value);
          if (fraction !== undefined && rational !== undefined) {
            const { numerator, denominator } = rational;
            expect(denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`, told).toBe(fraction);
            continue;
          }
          const digits = naiveDigits(naive.value, DIGITS + 5);
          if (digits === undefined) continue;
          tally.irrational += 1;
          const shown = approximate(real.value, DIGITS + 5);
          if (!/\d$/.test(shown)) {
            console.log(`no digits for ${told}: ${shown}`);
            tally.unshown += 1;
            continue;
          }
          expect(agree(shown, digits), `${told}\n${approximate(real.value, 60)}\n${digits}`).toBe(true);
        } catch (error) {
          if (!(error instanceof TooLarge)) throw error;
          tally.skipped += 1;
        }
      }
      console.log(`${division}: ${each} expressions from seed ${first}: ${JSON.stringify(tally)}`);
      expect(tally.skipped).toBeLessThan(each / 50);
      expect(tally.unshown).toBeLessThan(each / 1000);
      expect(tally.legal).toBeGreaterThan(each / 4);
    });
  }
});

describe('the judge of Equations', () => {
  const count = long ? 100_000 : 2_000;
  it(`agrees with a naive one on ${count} random Equations, seeds from ${FIRST}`, () => {
    let correct = 0;
    let skipped = 0;
    for (let seed = FIRST; seed < FIRST + count; seed += 1) {
      const json = randomEquationRequest(mulberry32(seed));
      let naive: ReturnType<typeof naiveEquationsJudge>;
      try {
        naive = naiveEquationsJudge(json);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        skipped += 1;
        continue;
      }
      if (naive.undecided) {
        skipped += 1;
        continue;
      }
      const cubes = (list: readonly string[] | undefined) => (list ?? []).flatMap((cube) => parseCube(cube) ?? []);
      const { required, permitted, forbidden, resources } = json;
      const real = judgeEquations({
        ...json,
        required: cubes(required),
        permitted: cubes(permitted),
        forbidden: cubes(forbidden),
        resources: cubes(resources),
      } as Parameters<typeof judgeEquations>[0]);
      expect(
        real.correct,
        `seed ${seed}: ${JSON.stringify(json)}\n${JSON.stringify(real)}\n${JSON.stringify(naive.reasons)}`,
      ).toBe(naive.correct);
      correct += Number(real.correct);
    }
    console.log(`naive judge of Equations: ${count} from seed ${FIRST}, ${correct} correct, ${skipped} skipped`);
    expect(correct).toBeGreaterThan(count / 4);
    expect(skipped).toBeLessThan(count / 50);
  });
});
