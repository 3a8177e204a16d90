// Papers judged at once or in a thread: the verdict is the same, and a costly paper holds up nobody else.
import type { Inquiry } from '@openshake/rules';
import { answerAtOnce, answerInquiry } from '@openshake/rules/judging';
import { search } from '@openshake/solver';
import { afterAll, describe, expect, it } from 'vitest';
import {
  conformanceInquiries,
  hostileEquations,
  hostileOnSets,
  inquiryOf,
} from '../../../../tests/support/inquiries.ts';
import { openThreads } from './openThreads.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const SEED = 1919;
const PAPERS = long ? 5_000 : 60;

const threads = openThreads({ log: { note: () => {} } });
afterAll(() => threads.close());

/** Papers that take a judge about half a second each. */
const COSTLIEST = [
  ['junior', '8^9', '(8r(r(((r((6^(8^9))+7))-(r(6^(8^9))))+(r9))))r(s8)'],
  ['minor', '1/3', '(r(r2))/((r(r5))-((r((9^(9^7))+5))-(r(9^(9^7)))))'],
  ['middle', '999r99', '(8r(((3^(7^(9^9)))+1)/((3^(7^(9^9)))+9)))+9'],
  ['minor', '99^999', '(2r(((5^(3^(3^9)))+6)/((5^(3^(3^9)))+1)))-(r3)'],
].map(([division, goal, solution]) =>
  inquiryOf({
    rulebook: 'mlag-equations-basic-2018',
    division,
    goal,
    permitted: [...'0123456789+-x/^r'.repeat(9)],
    after: 'impossible',
    solution: { equation: `${solution}=${goal}` },
  }),
);

const ordinary = conformanceInquiries().filter((inquiry) => answerAtOnce(inquiry) !== undefined);

describe('a verdict', () => {
  it(`is the same at once and in a thread: ${2 * PAPERS} hostile papers from seed ${SEED}, and the costliest`, async () => {
    const asked = [...hostileEquations(SEED, PAPERS), ...hostileOnSets(SEED, PAPERS), ...COSTLIEST];
    const before = threads.metrics();
    const answers = await Promise.all(asked.map((inquiry) => threads.judge(inquiry)));
    for (const [at, inquiry] of asked.entries()) expect(answers[at]).toEqual(answerInquiry(inquiry, search));
    const { judgedAtOnce = 0, judgedInThread = 0 } = threads.metrics();
    console.log(`seed ${SEED}: ${judgedAtOnce} judged at once, ${judgedInThread} in a thread`);
    expect(judgedInThread - (before.judgedInThread ?? 0)).toBeGreaterThan(COSTLIEST.length);
  });

  it('comes at once for ordinary papers, without a thread', () => {
    for (const inquiry of ordinary.slice(0, 300)) expect(threads.judge(inquiry)).not.toBeInstanceOf(Promise);
  });

  it('comes although its thread dies', async () => {
    const [inquiry] = COSTLIEST as [Inquiry, ...Inquiry[]];
    const answer = threads.judge(inquiry);
    setTimeout(() => void threads.desks.judge.thread?.terminate(), 20);
    expect(await answer).toEqual(answerInquiry(inquiry, search));
    expect(threads.metrics().threadsDied).toBe(1);
  });
});

describe('papers that wait', () => {
  const [costly] = COSTLIEST as [Inquiry, ...Inquiry[]];

  it('take turns: one person with many hostile tables does not keep the others waiting', async () => {
    const order: string[] = [];
    const ask = (name: string, turn: readonly string[]) =>
      Promise.resolve(threads.judge(costly, turn)).then(() => order.push(name));
    const hostile = Array.from({ length: 8 }, (_, nth) => ask('eve', ['school', 'eve', `table ${nth}`]));
    const honest = [ask('ann', ['school', 'ann', 'table']), ask('bob', ['home', 'bob', 'table'])];
    await Promise.all([...hostile, ...honest]);
    expect(order.slice(0, 4)).toEqual(expect.arrayContaining(['ann', 'bob']));
  });

  it('wait once for each table, however often it asks', async () => {
    const { judgedInThread: before = 0 } = threads.metrics();
    const asked = Array.from({ length: 5 }, () => threads.judge(costly, ['home', 'bob', 'table']));
    const answers = await Promise.all(asked);
    expect(new Set(answers).size).toBe(1);
    expect((threads.metrics().judgedInThread ?? 0) - before).toBe(1);
  });
});

describe('the main thread', () => {
  /** The longest that anything had to wait for its turn, in milliseconds, while this went on. */
  async function longestWait(work: () => unknown): Promise<number> {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 1);
    await work();
    clearInterval(timer);
    return longest;
  }

  it('goes on while costly papers are judged', async () => {
    // The thread is there already, as it is on a server that has been up for a while.
    await threads.judge(COSTLIEST[0] as Inquiry);
    const began = performance.now();
    for (const inquiry of COSTLIEST) answerInquiry(inquiry, search);
    const here = (performance.now() - began) / COSTLIEST.length;
    const eight = [...COSTLIEST, ...COSTLIEST];
    const waits: number[] = [];
    // Other programs on this machine hold up everything now and then, so one good round of five is enough.
    do waits.push(await longestWait(() => Promise.all(eight.map((inquiry) => threads.judge(inquiry)))));
    while (waits.length < 5 && Math.min(...waits) >= here / 4);
    console.log(`a costly paper takes ${here.toFixed(0)} ms; others waited ${waits.map((ms) => ms.toFixed(1))} ms`);
    expect(Math.min(...waits)).toBeLessThan(here / 4);
  });
});
