// axe-core in a page of a test. It comes from the test, so the page itself never carries it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA with everything before it, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  help: string;
  nodes: readonly { target: readonly unknown[]; failureSummary?: string }[];
}

declare const axe: { run(context: unknown, options: object): Promise<{ violations: Violation[] }> };

/** What axe finds, one line each: the rule, what it wants, and where. */
export async function findings(page: Page, { isForced = false } = {}): Promise<string[]> {
  // Evaluated by the browser's own tool, so the page's policy stays as it is.
  await page.evaluate(source);
  const found = await page.evaluate(
    ([tags, forced]) =>
      axe.run(document, {
        runOnly: tags,
        // Forced colours are the system's, and axe reads those that were written.
        rules: forced ? { 'color-contrast': { enabled: false } } : {},
        resultTypes: ['violations'],
        elementRef: false,
      }),
    [TAGS, isForced] as const,
  );
  // What lies half under the bar of a phone, or under the palette of a paper, can be scrolled clear of it: sizes.test.ts sees to that.
  const covered = found.violations
    .filter(({ id }) => id === 'target-size')
    .flatMap(({ nodes }) => nodes.filter(({ failureSummary = '' }) => failureSummary.includes('partially obscured')));
  const scrolls = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        for (let each = document.querySelector(selector); each; each = each.parentElement)
          if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
            return true;
        return document.documentElement.scrollHeight > innerHeight;
      }),
    covered.map(({ target }) => String(target[0])),
  );
  const clear = new Set(covered.filter((_, at) => scrolls[at]));
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !clear.has(node))
      .map(({ target, failureSummary = '' }) => {
        const why = failureSummary.split('\n').slice(1, 3).join(' ').trim();
        return `${id}: ${help}: ${target.join(' ')} (${why})`;
      }),
  );
}

/** How a screen may be drawn. */
export const LOOKS = ['light', 'dark', 'forced'] as const;
export type Theme = (typeof LOOKS)[number];

/** From now on the page is drawn like this. */
export const wear = (page: Page, look: Theme): Promise<void> =>
  page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
