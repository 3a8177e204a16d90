// What a page loads: the files that it asked for, and how many bytes each takes on its way to a browser.
import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** A KB of a budget, in bytes; as `scripts/size.mjs` counts. */
export const KB = 1000;

export interface LoadedFile {
  path: string;
  kind: 'script' | 'style' | 'font' | 'other';
  /** Packed by gzip, which every browser takes, over plain HTTP too. */
  bytes: number;
  text: string;
}

const KINDS: Readonly<Record<string, LoadedFile['kind']>> = { js: 'script', css: 'style', woff2: 'font' };
/** Workers have threads of their own: the page is there without them. */
const IS_WORKER = /\.worker-[\w-]+\.js$/;

const fetched = new Map<string, Promise<LoadedFile>>();

function fetchPacked(address: string): Promise<LoadedFile> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        const { pathname } = new URL(address);
        resolve({
          path: pathname,
          kind: KINDS[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'other',
          bytes: body.length,
          text: (isPacked ? gunzipSync(body) : body).toString('utf8'),
        });
      });
    }).on('error', reject);
  });
}

const fetchOnce = (address: string): Promise<LoadedFile> => {
  const known = fetched.get(address) ?? fetchPacked(address);
  fetched.set(address, known);
  return known;
};

/** Waits until the page has asked for nothing new for a second: parts load one after the other. */
export async function settled(page: Page): Promise<void> {
  const QUIET_MS = 1000;
  let count = -1;
  for (;;) {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    if (now === count) return;
    count = now;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** The page says when it begins to fetch what is for later (`screens/table/mat/lazy.tsx`). */
const LATER = 'openshake: parts for later';

/** The files of the page itself, without its workers and what the server says. `first`: only what a table needs before it stands. */
export async function loadedBy(page: Page, { first = false } = {}): Promise<LoadedFile[]> {
  const names = await page.evaluate(
    ([mark, onlyFirst]) => {
      const later = performance.getEntriesByName(mark)[0]?.startTime;
      if (onlyFirst && later === undefined) throw new Error('The page has not said when the rest comes.');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => !onlyFirst || startTime < (later ?? 0))
        .map(({ name }) => name);
    },
    [LATER, first] as const,
  );
  const files = [...new Set(names)].filter((name) => {
    const { pathname } = new URL(name);
    return pathname.startsWith('/assets/') && !IS_WORKER.test(pathname);
  });
  return Promise.all(files.map(fetchOnce));
}

export const bytesOf = (files: readonly LoadedFile[], kind: LoadedFile['kind']): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);

/** The scripts as one text, to look for what should not be in it. */
export const scriptsOf = (files: readonly LoadedFile[]): string =>
  files
    .filter(({ kind }) => kind === 'script')
    .map(({ text }) => text)
    .join('\n');
