// What an expression names, against the judge: the same value, cards and readings. Every step, read again, gives the same result.

import { judge as judgeEquations, valueOf as valueOfEquations } from '@openshake/rules/equations';
import {
  type Card,
  judge as judgeOnSets,
  makeCard,
  type Expression as OnSetsExpression,
  parseCard,
  type ValuedReading,
  valueOf as valueOfOnSets,
} from '@openshake/rules/onsets';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { randomEquationRequest, randomExpression } from './oracle/equations/generate.ts';
import { randomRequest } from './oracle/generate.ts';
import { mulberry32 } from './oracle/random.ts';
import { asOnSetsRequest } from './support/request.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const count = long ? 20_000 : 1_000;
const first = 20_170_000;

interface Solution {
  /** A list, or one text. */
  restrictions?: string[] | string;
  setName: string;
  wild?: unknown;
  blank?: unknown;
}

/** A bare text is a Set-Name. */
const asSolution = (solution: unknown): Solution =>
  typeof solution === 'string' ? { setName: solution } : ((solution ?? { setName: '' }) as Solution);

/** Reads each step again, with the cards that the Restrictions before it leave. */
function expectStepsToHold(request: OnSetsExpression, universe: readonly Card[], reading: ValuedReading): void {
  const { text, value, cards, steps } = reading;
  expect(steps.at(-1), text).toMatchObject({ value, cards });
  let left: readonly Card[] = universe;
  for (const step of steps) {
    // A step shows the intended symbols, so it has no marks.
    const again = valueOfOnSets({ ...request, wild: undefined, universe: left, text: step.text });
    expect(again, `${text}: ${step.text} on ${left.map(makeCard)}`).toMatchObject({
      value: step.value,
      cards: step.cards,
      ways: 1,
    });
    if (/[=⊆]/.test(step.text)) left = step.cards.map((card) => parseCard(card) ?? 0);
  }
}

describe('an expression of On-Sets', () => {
  it(`names what the judge says: ${count} Solutions from seed ${first}`, () => {
    let compared = 0;
    let ambiguous = 0;
    let stepsRead = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const judging = asOnSetsRequest(randomRequest(mulberry32(seed)) as Record<string, unknown>);
      const { rulebook, division, variations, universe } = judging;
      const { restrictions = [], setName, wild, blank } = asSolution(judging.solution);
      const parts = [restrictions, setName].flat();
      const verdict = judgeOnSets(judging, search);
      const request = {
        ...{ rulebook, division, variations, universe, wild, blank },
        text: parts.join(' ; '),
      };
      const valued = valueOfOnSets(request);
      if (verdict.readings === 0 || judging.solutions !== undefined) continue;
      const told = `seed ${seed}: ${JSON.stringify(request)}`;
      compared += 1;
      ambiguous += Number(verdict.readings !== 1);
      expect(valued.ways, told).toBe(verdict.readings);
      expect([valued.value, valued.cards], told).toEqual([verdict.value, verdict.cards]);
      const readings = valued.readings.map(({ text, value }) => ({ text, value }));
      const interpretations = verdict.interpretations.map(({ restrictions: read = [], text, value }) => ({
        text: [...read, text].join(' ; '),
        value,
      }));
      if (Number(verdict.readings) <= 64) expect(readings, told).toEqual(interpretations);
      for (const reading of valued.readings.slice(0, 2)) {
        expectStepsToHold(request, universe, reading);
        stepsRead += reading.steps.length;
      }
    }
    console.log(
      `value: ${compared} texts compared with the judge, ${ambiguous} ambiguous, ${stepsRead} steps read again`,
    );
    expect(compared).toBeGreaterThan(count / 2);
    expect(ambiguous).toBeGreaterThan(count / 50);
  });
});

describe('an expression of Equations', () => {
  it(`names what the judge says: ${count} Equations from seed ${first}`, () => {
    let compared = 0;
    let stopped = 0;
    for (let seed = first; seed < first + count; seed += 1) {
      const judging = randomEquationRequest(mulberry32(seed));
      const { rulebook, division } = judging;
      const { equation: text, wild } = judging.solution;
      const verdict = judgeEquations(judging as Parameters<typeof judgeEquations>[0]);
      const valued = valueOfEquations({ rulebook, division, text, wild });
      const told = `seed ${seed}: ${division} ${text} ${JSON.stringify(wild ?? '')}`;
      // If a mark beside a 0 does not apply, the judge continues, but the expression has no value.
      if (verdict.violations.some(({ rule }) => rule.startsWith('zero.'))) {
        expect(valued, told).toMatchObject({ legal: false, readings: [] });
        continue;
      }
      if (verdict.value !== undefined) {
        compared += 1;
        expect(
          valued.readings.map(({ value }) => value),
          told,
        ).toContain(verdict.value);
      }
      const steps = verdict.violations.flatMap(({ step, clause, place }) =>
        step !== undefined && place?.part === 'equation' ? [{ step, clause }] : [],
      );
      for (const step of steps) {
        stopped += 1;
        expect(valued, told).toMatchObject({ legal: false });
        expect(valued.violations, told).toContainEqual(expect.objectContaining(step));
      }
    }
    console.log(`value: ${compared} Equations compared with the judge, ${stopped} that stop naming a number`);
    expect(compared).toBeGreaterThan(count / 2);
    expect(stopped).toBeGreaterThan(count / 100);
  });

  it.each(['elementary', 'middle', 'senior'] as const)('every step, read again, has its value: %s', (division) => {
    const rulebook = 'mlag-equations-basic-2018';
    let steps = 0;
    for (let seed = first; seed < first + count / 5; seed += 1) {
      const random = mulberry32(seed);
      const text = randomExpression(random, 3 + Math.floor(random() * 9), division);
      const { readings } = valueOfEquations({ rulebook, division, text });
      for (const reading of readings) {
        const again = valueOfEquations({ rulebook, division, text: reading.text });
        expect(again.value, text).toBe(reading.value);
        if (reading.value !== undefined) expect(reading.steps.at(-1), text).toMatchObject({ value: reading.value });
        for (const step of reading.steps) {
          expect(valueOfEquations({ rulebook, division, text: step.text }).value, `${text}: ${step.text}`).toBe(
            step.value,
          );
          steps += 1;
        }
      }
    }
    expect(steps).toBeGreaterThan(count / 5);
  });
});
