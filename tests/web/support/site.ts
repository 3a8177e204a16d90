// The page as people get it: built once, served as a plain folder or by the real server, and opened in Chromium.
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startChromium } from '../../../scripts/chromium.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const tools: typeof import('../../../apps/web/tools/site.mjs') = await import(
  join(root, 'apps', 'web', 'tools', 'site.mjs')
);

export interface Served {
  address: string;
  close(): Promise<void>;
}

/** The page in a folder that any web host could serve, under the policy of the server. */
export const openFolder = (): Promise<Served> => tools.openSite();
/** The parts in every state, from moments that the engine made. */
export const openGallery = (): Promise<Served> => tools.openSite({ gallery: true });

export type Server = import('../../../apps/web/tools/site.mjs').Server;

/** The real server with the built page. */
export const openServer = (args: readonly string[] = []): Promise<Server> => tools.openServer(args);

let browser: Promise<Browser> | undefined;
/** One browser for all files of a process, with which it ends. */
export const chromium = (): Promise<Browser> => {
  const last = browser ?? startChromium();
  browser = last.then((found) => (found.isConnected() ? found : startChromium()));
  return browser;
};
/** Closes everything that a file has opened there. */
export const closeChromium = async (): Promise<void> => {
  await Promise.all(((await browser)?.contexts() ?? []).map((context) => context.close()));
};

/** What no page may say: an error on the console, an exception, a request to elsewhere. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  troubles: string[];
  /** From now on, these may happen: the network is cut on purpose. */
  expect(what: RegExp): void;
}

/** For who tests something else: no service worker fetches every file of the page beside it. */
export const ALONE: BrowserContextOptions = { serviceWorkers: 'block' };

/** `first`: what is done with the page before it opens. */
export async function openPage(
  address: string,
  options: BrowserContextOptions = {},
  first: (page: Page) => Promise<void> = async () => {},
): Promise<Watched> {
  const context = await (await chromium()).newContext({ viewport: { width: 1366, height: 768 }, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  const expected: RegExp[] = [];
  const note = (what: string) => {
    if (!expected.some((each) => each.test(what))) troubles.push(what);
  };
  const home = new URL(address).host;
  page.on('console', (said) => said.type() === 'error' && note(`console: ${said.text()} ${said.location().url}`));
  page.on('pageerror', (error) => note(`exception: ${error.stack ?? error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(http|ws)/.test(url.protocol) && url.host !== home) note(`asked elsewhere: ${request.url()}`);
  });
  await first(page);
  await page.goto(address);
  return { page, context, troubles, expect: (what) => void expected.push(what) };
}
