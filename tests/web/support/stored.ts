// Everything that a browser keeps for the page, and where each line of the list in the settings says that it lies.
import type { Page } from 'playwright-core';
import type { Watched } from './site.ts';

/** Where each line of the list lies, and how it is called there. */
export const PLACES: Readonly<Record<string, RegExp>> = {
  settings: /^localStorage openshake\.settings$/,
  person: /^localStorage openshake\.person$/,
  marks: /^sessionStorage openshake\.marks\.\S+$/,
  unread: /^sessionStorage openshake\.unread\.\S+$/,
  acts: /^sessionStorage openshake\.acts$/,
  matches: /^indexedDB openshake$/,
  drafts: /^indexedDB openshake-drafts$/,
  reviews: /^indexedDB openshake-reviews$/,
  page: /^caches openshake \/ \w+$/,
  session: /^cookie openshake$/,
};

/** Everything that a browser keeps for this page, wherever it may lie. */
export async function everythingStored({ page, context }: Pick<Watched, 'page' | 'context'>): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
  ]);
  return [...inPage, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)].sort();
}

/** What no line of the list stands for. */
export const unlisted = (found: readonly string[]): string[] =>
  found.filter((each) => !Object.values(PLACES).some((place) => place.test(each)));

/** The lines of the list that something was found for. */
export const linesOf = (found: readonly string[]): string[] =>
  Object.keys(PLACES).filter((key) => found.some((each) => PLACES[key]?.test(each)));

/** The lines of the list, as the settings show them. */
export async function listedIn(page: Page): Promise<string[]> {
  const listed = page.locator('[data-stored]');
  await listed.first().waitFor();
  return listed.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.stored ?? ''));
}
