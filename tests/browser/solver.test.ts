// The solver in a real browser: in a page, in its worker and on several cores, under a policy that allows only the site's own code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoalFinder as EquationsGoalFinder } from '@openshake/solver/equations';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shortfalls } from '../../conformance/shortfalls.mjs';
import { answerQuestion } from '../../packages/cli/src/solve/answer.ts';
import { startChromium } from '../../scripts/chromium.mjs';
import { EQUATIONS, HARD, middle, ROLL, table } from '../support/equationsTable.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Asked, openshake } from './page.ts';

const here = (path: string) => new URL(path, import.meta.url);

let site: Site;
let browser: Browser;
let page: Page;
/** What went wrong in the page outside any answer, such as code that the policy forbids. */
const troubles: string[] = [];

const SCRIPTS = {
  'page.js': here('./page.ts'),
  'answering.js': here('./answering.ts'),
  'worker.js': here('../../packages/solver/src/worker.ts'),
};

async function openPage(): Promise<Page> {
  const opened = await browser.newPage();
  await opened.goto(site.address);
  await opened.waitForFunction(() => 'openshake' in globalThis);
  return opened;
}

beforeAll(async () => {
  site = await openSite(SCRIPTS);
  browser = await startChromium();
  page = await openPage();
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (said) => said.type() === 'error' && troubles.push(said.text()));
});

afterEach(() => expect(troubles).toEqual([]));

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Pages = { openshake: typeof openshake };
const answersOf = (requests: readonly unknown[], limitMs?: number) =>
  page.evaluate(([all, most]) => (globalThis as unknown as Pages).openshake.answers(all, most), [
    requests,
    limitMs,
  ] as const);
const byPool = (questions: readonly Asked[], address?: string, at = page) =>
  at.evaluate(([all, from]) => (globalThis as unknown as Pages).openshake.byPool(all, from), [
    questions,
    address,
  ] as const);

interface Case {
  id: string;
  request: object;
  expect: object;
}
const casesOf = (file: string): Case[] =>
  readFileSync(join(import.meta.dirname, '..', '..', 'conformance', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe("a page's worker", () => {
  for (const file of ['equations-solve.jsonl', 'onsets-solve.jsonl'])
    it(`answers every case of ${file} as the rules want it, and as Node does`, async () => {
      const cases = casesOf(file);
      expect(cases.length).toBeGreaterThan(0);
      const requests = cases.map(({ request }) => request);
      const answers = await answersOf(requests);
      for (const [index, each] of cases.entries()) {
        expect(shortfalls(each, answers[index]), each.id).toEqual([]);
        expect(answers[index], each.id).toEqual(answerQuestion(each.request));
      }
    });

  it('says how far it got when its time is up', async () => {
    const hard = { id: 'hard', ...HARD.shake, ...HARD.sections, question: 'possible' };
    const [answer] = await answersOf([hard], 50);
    expect(answer).toMatchObject({ id: 'hard', answer: null, searched: { steps: expect.any(Number) } });
  });
});

describe('a page', () => {
  it('needs nothing that the strictest policy forbids', async () => {
    for (const name of Object.keys(SCRIPTS))
      expect(await (await fetch(`${site.address}${name}`)).text(), name).not.toMatch(
        /\beval\(|\bFunction\(|\bimport\(/,
      );
  });

  it('judges a whole turn and lists Equations on its own, as Node does', async () => {
    const shake = { rulebook: EQUATIONS, division: 'senior', goal: '12' };
    const sections = table('3', '40-+xr2', 'x');
    const found = await page.evaluate(([of, on]) => (globalThis as unknown as Pages).openshake.inPage(of, on, 50), [
      shake,
      sections,
    ] as const);
    expect(found.equations).toHaveLength(50);
    expect(found).toEqual(openshake.inPage(shake, sections, 50));
  });
});

describe("a page's two workers", () => {
  it('answer one question after another', async () => {
    const roll = table('', '1234+x-r');
    const { found } = await byPool([
      { question: 'possible', shake: middle('12'), sections: table('34', 'x+5') },
      { question: 'now', shake: middle('12'), sections: table('34', 'x+5') },
      { question: 'possible', shake: middle('13'), sections: table('', '22++x8') },
      { question: 'goals', shake: middle(''), sections: roll },
    ]);
    expect(found).toMatchObject([
      { answer: true, found: { solution: { equation: '3x4=12' } } },
      { answer: true },
      { answer: false },
      new EquationsGoalFinder(middle(''), roll).all(),
    ]);
  });

  it('report progress while the page continues, can be stopped, and work again', async () => {
    const { found, told, steps, turns } = await byPool([
      { question: 'possible', ...HARD, stopAfter: 20 },
      { question: 'goals', shake: middle(''), sections: ROLL, stopAfter: 20 },
      { question: 'possible', shake: middle('12'), sections: table('34', 'x') },
    ]);
    const [possible, goals, next] = found;
    expect(possible).toMatchObject({ answer: null, searched: { steps: expect.any(Number) } });
    expect(goals).toMatchObject({ answer: null, goals: expect.arrayContaining([expect.anything()]) });
    expect(next).toMatchObject({ answer: true });
    expect(told).toBeGreaterThanOrEqual(40);
    expect(steps).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(0);
  });

  it('are reported as failed if their code is missing', async () => {
    const asked: Asked = { question: 'possible', shake: middle('12'), sections: table('34', 'x') };
    const other = await openPage();
    await expect(byPool([asked], 'missing.js', other)).rejects.toThrow('could not be loaded');
    await other.close();
  });
});
