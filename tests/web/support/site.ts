// The page as people get it: built once, served as a plain folder or by the real server, and opened in Chromium.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

export interface Server extends Served {
  readonly data: string;
  /** Pulls the plug. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  again(): Promise<void>;
}

/** The real server with the built page. */
export async function openServer(args: readonly string[] = []): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'openshake-web-'));
  let child: ChildProcess | undefined;
  let address = '';
  const start = async (port: string): Promise<void> => {
    const command = join(root, 'packages', 'cli', 'bin', 'openshake.js');
    const started = spawn(process.execPath, [command, 'serve', '--json', '--port', port, '--data', data, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    let complaint = '';
    started.stderr.on('data', (text) => {
      complaint = `${complaint}${text}`.slice(-2000);
    });
    address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: started.stdout }).once('line', (line) => resolve(JSON.parse(line).url));
      started.once('exit', () => reject(new Error(`The server did not start. ${complaint}`)));
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start('0');
  return {
    data,
    get address() {
      return `${address}/`;
    },
    kill: () => end('SIGKILL'),
    again: () => start(new URL(address).port),
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

let browser: Promise<Browser> | undefined;
export const chromium = (): Promise<Browser> => {
  browser ??= startChromium();
  return browser;
};
export const closeChromium = async (): Promise<void> => {
  await (await browser)?.close();
  browser = undefined;
};

/** What no page may say: an error on the console, an exception, a request to elsewhere. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  troubles: string[];
  /** From now on, these may happen: the network is cut on purpose. */
  expect(what: RegExp): void;
}

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
