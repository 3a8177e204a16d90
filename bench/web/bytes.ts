// How many bytes a first visit loads, packed as every browser takes them. `tests/web/bytes.test.ts` holds the limits too.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bytesOf, KB, type LoadedFile, loadedBy, settled } from '../../tests/web/support/loading.ts';
import { openPage } from '../../tests/web/support/site.ts';
import { openTable } from '../../tests/web/support/tables.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';

const DIST = 'apps/web/dist/assets';

const kilobytes = (what: string, files: readonly LoadedFile[], kind: LoadedFile['kind'], limit?: number): Finding => ({
  what,
  measured: bytesOf(files, kind) / KB,
  unit: 'KB',
  ...(limit !== undefined && { limit }),
});

async function homeFiles(address: string): Promise<LoadedFile[]> {
  const { page, context } = await openPage(address);
  await settled(page);
  const files = await loadedBy(page);
  await context.close();
  return files;
}

async function tableFiles(address: string, rulebook: string) {
  const { page, context } = await openPage(address);
  const { id } = await openTable(page, {
    rulebook,
    division: 'elementary',
    seats: ['me', { bot: 'first-week' }],
    clocks: 'none',
  });
  await page.goto('about:blank');
  await page.goto(`${address}#/table/${id}`);
  await page.locator('.tbl').waitFor();
  await settled(page);
  const files = { first: await loadedBy(page, { first: true }), all: await loadedBy(page) };
  await context.close();
  return files;
}

/** What loads in threads of its own, once somebody plays with bots, asks or reviews. */
const workers = (): Finding[] =>
  readdirSync(DIST)
    .filter((name) => /\.worker-[\w-]+\.js$/.test(name))
    .map((name) => ({
      what: `worker: ${name.replace(/\.worker-.*/, '')}`,
      measured: gzipSync(readFileSync(`${DIST}/${name}`)).length / KB,
      unit: 'KB',
    }));

export async function measureBytes(address: string): Promise<Finding[]> {
  const home = await homeFiles(address);
  const findings = [
    kilobytes('Home: script', home, 'script', 60),
    kilobytes('Home: style', home, 'style', 20),
    kilobytes('Home: letters', home, 'font'),
  ];
  for (const [game, book] of Object.entries(BOOKS)) {
    const { first, all } = await tableFiles(address, book);
    findings.push(
      kilobytes(`a table of ${game}: script, with rules and words`, first, 'script', 150),
      kilobytes(`a table of ${game}: script, with what comes later`, all, 'script'),
      kilobytes(`a table of ${game}: style`, first, 'style', 20),
    );
  }
  return [...findings, ...workers()];
}
