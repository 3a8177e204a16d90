// Looks at the judge's bench as people do: opens links, and reads the verdict and the answers.
import type { Page } from 'playwright-core';
import { say } from './say.ts';

/** A point of the verdict: the clause, and the sentence beside it. */
export interface Point {
  clause: string;
  text: string;
}

/** What the bench shows about a paper. */
export interface Shown {
  headline: string | null;
  points: Point[];
  lines: string[];
  /** The readings of On-Sets, with what each comes to. */
  readings: string[];
  /** How many cubes are shown with the section that they come from. */
  cubes: number;
}

/** Opens each link in the page that is already there, one after the other, and reads its verdict. */
export function verdictsOf(page: Page, hrefs: readonly string[]): Promise<Shown[]> {
  return page.evaluate(async (links) => {
    const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const textOf = (node: Element | null | undefined) => node?.textContent ?? '';
    const shown: Shown[] = [];
    for (const link of links) {
      if (location.hash !== link) {
        const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = link;
        await changed;
      }
      await moment(0);
      const verdict = () => document.querySelector('.bench-verdict');
      for (let tries = 0; verdict()?.getAttribute('aria-busy') !== 'false'; tries += 1) {
        if (tries > 6000) throw new Error(`There is no verdict for ${link}`);
        await moment(5);
      }
      await moment(0);
      const section = verdict();
      const all = (selector: string) => [...(section?.querySelectorAll(selector) ?? [])];
      shown.push({
        headline: section?.querySelector('h3')?.textContent ?? null,
        points: all('.bench-cls').map((point) => ({
          clause: textOf(point.querySelector('.clause')),
          text: textOf(point.querySelector(':scope > span')),
        })),
        lines: all('.line').map(textOf),
        readings: all('.bench-rd').map((reading) => textOf(reading.querySelector('small'))),
        cubes: all('.bench-from .cu').length,
      });
    }
    return shown;
  }, hrefs);
}

/** Opens each link, which asks a question, and reads the answer as text. If the answer is not known yet, it searches on. */
export function answersOf(page: Page, asked: readonly { href: string; at: number }[]): Promise<string[]> {
  return page.evaluate(
    async ([links, searchOn]) => {
      const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const answers: string[] = [];
      for (const { href, at } of links) {
        const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
        location.hash = href;
        await changed;
        const answer = () => document.querySelectorAll('.bench-qa')[at]?.querySelector('[aria-live]');
        for (let tries = 0; !answer() || answer()?.querySelector('.bench-asking, .soft'); tries += 1) {
          if (tries > 36000) throw new Error(`There is no answer for ${href}: ${answer()?.textContent}`);
          const buttons = [...(answer()?.querySelectorAll('button') ?? [])];
          buttons.find(({ textContent }) => textContent === searchOn)?.click();
          await moment(5);
        }
        answers.push(answer()?.textContent ?? '');
      }
      return answers;
    },
    [asked, say('bench.answer.on')] as const,
  );
}
