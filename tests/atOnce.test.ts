// A judge who answers at once says exactly what a judge with all the time in the world says, or nothing.
import type { Inquiry } from '@openshake/rules';
import { answerAtOnce, answerInquiry } from '@openshake/rules/judging';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { mulberry32 } from './oracle/random.ts';
import { conformanceInquiries, hostileEquations, hostileOnSets, randomInquiries } from './support/inquiries.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const SEED = 19;
const PAPERS = long ? 20_000 : 300;

/** How many were answered at once. Each of those answers is the full answer. */
function answered(inquiries: readonly Inquiry[], most?: () => number): number {
  let count = 0;
  for (const inquiry of inquiries) {
    const soon = answerAtOnce(inquiry, most?.());
    if (!soon) continue;
    count += 1;
    expect(soon, JSON.stringify(inquiry)).toEqual(answerInquiry(inquiry, search));
  }
  return count;
}

const conformance = conformanceInquiries();
const hostile = [...hostileEquations(SEED, PAPERS), ...hostileOnSets(SEED, PAPERS)];

describe('an answer at once', () => {
  it('is the full answer to nearly every paper of the conformance cases', () => {
    const count = answered(conformance);
    console.log(`conformance: ${count} of ${conformance.length} questions answered at once`);
    expect(conformance.some(({ what }) => what === 'regrouping')).toBe(true);
    expect(count / conformance.length).toBeGreaterThan(0.95);
  });

  it(`is the full answer to nearly every one of ${PAPERS} random papers from seed ${SEED}`, () => {
    // Some need a search, which is never done at once.
    expect(answered(randomInquiries(SEED, PAPERS)) / PAPERS).toBeGreaterThan(0.95);
  });

  it(`is the full answer, or none, to ${2 * PAPERS} hostile papers from seed ${SEED}`, () => {
    const count = answered(hostile);
    console.log(`hostile: ${count} of ${hostile.length} questions from seed ${SEED} answered at once`);
    expect(count).toBeGreaterThan(hostile.length / 4);
    expect(count).toBeLessThan(hostile.length);
  });

  it('is the full answer, or none, however soon the work is cut short', () => {
    const random = mulberry32(SEED);
    const sample = [...conformance.filter((_, at) => at % 4 === 0), ...hostile.filter((_, at) => at % 2 === 0)];
    const full = sample.map((inquiry) => answerInquiry(inquiry, search));
    answered(sample, () => random() ** 3 * 400);
    // Work that was cut short leaves nothing behind.
    for (const [at, inquiry] of sample.entries()) expect(answerInquiry(inquiry, search)).toEqual(full[at]);
  });

  it('comes or does not come whatever was asked before', () => {
    const isThere = (inquiry: Inquiry) => answerAtOnce(inquiry) !== undefined;
    const forwards = hostile.map(isThere);
    expect([...hostile].reverse().map(isThere).reverse()).toEqual(forwards);
  });

  it('never comes for a paper that is too long to be real', () => {
    const [inquiry] = randomInquiries(SEED, 1);
    if (inquiry?.what !== 'paper') throw new Error('A paper was expected.');
    const paper = { solution: { setName: `B${' '.repeat(1_000)}U R` } };
    expect(answerAtOnce({ ...inquiry, paper })).toBeUndefined();
    expect(answerAtOnce({ ...inquiry, paper: { solution: { setName: 'B U R' } } })).toBeDefined();
  });
});
