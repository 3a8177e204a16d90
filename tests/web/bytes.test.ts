// What a screen costs on its way to a phone, and that nothing comes from elsewhere: the real server, the built page, a real browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCREENS } from '../../apps/web/tools/screens.mjs';
import { POLICY } from '../../apps/web/tools/site.mjs';
import { bytesOf, KB, loadedBy, scriptsOf, settled } from './support/loading.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openPage, openServer, type Watched } from './support/site.ts';
import { ownTexts } from './support/sourceTexts.ts';
import { openTable, sitDown } from './support/tables.ts';

const dist = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');
const GAMES = { 'On-Sets': 'agloa-onsets-2023', Equations: 'mlag-equations-basic-2018' } as const;
const wishFor = (rulebook: string, seats: readonly unknown[]) => ({
  rulebook,
  division: 'elementary',
  seats,
  clocks: 'none',
});

const server = serving(openServer);
/** First visits, each in a browser of its own. Until nothing more comes they wait together. */
let visits: Record<'Home' | keyof typeof GAMES | 'es', Watched>;
beforeAll(async () => {
  visits = {
    Home: await openPage(server.address),
    'On-Sets': await visitTable(GAMES['On-Sets'], 'en-US'),
    Equations: await visitTable(GAMES.Equations, 'en-US'),
    es: await visitTable(GAMES.Equations, 'es-MX'),
  };
  await Promise.all(Object.values(visits).map(({ page }) => settled(page)));
});

/** A first visit to a table at which a person plays with a bot. */
async function visitTable(rulebook: string, locale: string): Promise<Watched> {
  const watched = await openPage(server.address, { locale });
  const { id } = await openTable(watched.page, wishFor(rulebook, ['me', { bot: 'first-week' }]));
  await watched.page.goto('about:blank');
  await watched.page.goto(`${server.address}#/table/${id}`);
  await watched.page.locator('.tbl').waitFor();
  return watched;
}

/** Texts of these sources that the page has loaded. */
const foundIn = (code: string, texts: readonly string[]): string[] => texts.filter((text) => code.includes(text));

const PAGE = ['apps/web/src/app', 'apps/web/src/parts', 'apps/web/src/screens', 'apps/web/src/table'];
const RULES = ownTexts('packages/rules/src', [...PAGE, 'packages/words/src', 'apps/web/src']);
// The numbers of clauses belong to the rules; their texts load by book.
const CLAUSES = ownTexts('packages/rules/src/books/clauses', ['packages/words/src', 'apps/web/src']).filter((text) =>
  text.includes(' '),
);
const BESIDE = ['solver', 'bots', 'host'].map(
  (name) =>
    [
      name,
      ownTexts(`packages/${name}/src`, ['packages/rules/src', 'packages/words/src', 'packages/protocol/src', ...PAGE]),
    ] as const,
);

describe('a first visit', () => {
  it('to Home: at most 60 KB of script, 20 KB of style, and no rule', async () => {
    const { page, troubles } = visits.Home;
    await page.getByRole('button', { name: say('home.play') }).waitFor();
    const files = await loadedBy(page);
    expect(bytesOf(files, 'script')).toBeGreaterThan(10 * KB);
    expect(bytesOf(files, 'script')).toBeLessThanOrEqual(60 * KB);
    expect(bytesOf(files, 'style')).toBeGreaterThan(1 * KB);
    expect(bytesOf(files, 'style')).toBeLessThanOrEqual(20 * KB);
    expect(foundIn(scriptsOf(files), RULES)).toEqual([]);
    expect(page.workers()).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it.each(['On-Sets', 'Equations'] as const)(
    'to a table of %s: at most 150 KB of script with the rules',
    async (game) => {
      const { page, troubles } = visits[game];
      const all = await loadedBy(page);
      const first = await loadedBy(page, { first: true });
      expect(all.length).toBeGreaterThan(first.length);
      expect(bytesOf(first, 'script')).toBeLessThanOrEqual(150 * KB);
      expect(bytesOf(first, 'style')).toBeLessThanOrEqual(20 * KB);
      const code = scriptsOf(all);
      // The same texts are found where the rules are, so looking for them on Home means something.
      expect(foundIn(code, RULES).length).toBeGreaterThan(50);
      expect(CLAUSES.length).toBeGreaterThan(100);
      expect(foundIn(code, CLAUSES)).toEqual([]);
      for (const [name, texts] of BESIDE) expect({ [name]: foundIn(code, texts) }).toEqual({ [name]: [] });
      expect(page.workers()).toEqual([]);
      expect(troubles).toEqual([]);
    },
  );
});

describe('words', () => {
  const LANGUAGES = ['en', 'es'] as const;
  const textsOf = (language: 'en' | 'es') => {
    const other = language === 'en' ? 'es' : 'en';
    return ownTexts(`packages/words/src/${language}`, [
      `packages/words/src/${other}`,
      'packages/words/src/page',
      'packages/rules/src',
      'apps/web/src',
    ]);
  };

  const TEXTS = { en: textsOf('en'), es: textsOf('es') };

  it.each(LANGUAGES)('of one language are loaded: %s', async (language) => {
    const other = LANGUAGES.find((each) => each !== language) ?? 'en';
    const { page, troubles } = visits[language === 'en' ? 'Equations' : language];
    const code = scriptsOf(await loadedBy(page));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(foundIn(code, TEXTS[language]).length).toBeGreaterThan(200);
    expect(foundIn(code, TEXTS[other])).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

/** Waits until the page is drawn and has everything that it has asked for. */
function restOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const frames = () =>
    page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return async () => {
    await frames();
    await expect.poll(() => asked.size).toBe(0);
    await frames();
  };
}

/** Everything that breaks the policy of the server, in the page's own words. */
async function watchPolicy(page: Page): Promise<string[]> {
  const broken: string[] = [];
  await page.exposeFunction('policyBroken', (what: string) => void broken.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (globalThis as unknown as { policyBroken(what: string): void }).policyBroken(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    );
  });
  return broken;
}

describe('nothing comes from elsewhere', () => {
  it('is the policy of the server, with no exception', async () => {
    const { headers } = await fetch(server.address);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toBe(POLICY);
    expect(policy).not.toMatch(/unsafe|https?:|\*|blob:/);
    const page = await (await fetch(server.address)).text();
    expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/i);
  });

  it('holds on every screen: no violation, no error, no request to elsewhere', async () => {
    const { page, context, troubles } = await openPage(server.address);
    const broken = await watchPolicy(page);
    const rests = restOf(page);
    await page.reload();
    const walk = async (hash: string) => {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      const [screen = ''] = hash.replace('#/', '').split(/[/?]/);
      await expect.poll(() => page.title()).toBe(say('shell.title', { screen: screen || 'home' }));
      await rests();
      expect({ hash, troubles, broken }).toEqual({ hash, troubles: [], broken: [] });
    };
    // Those that are there for anybody: no table of somebody's, no match that was put into a browser.
    const open = SCREENS.filter(
      ({ site, address, says, played }) => site !== 'gallery' && !says && !played && !/[{]|any$/.test(address),
    );
    for (const address of new Set(open.map((screen) => screen.address))) await walk(address);
    // Each game in practice, with its room, bots and what works out expressions, in their workers.
    for (const game of ['on-sets', 'equations'] as const) {
      await walk('#/');
      await page.getByRole('button', { name: say(`game.${game}`) }).click();
      await page.getByRole('button', { name: say('home.play') }).click();
      await page.locator('.tbl').waitFor();
      await expect.poll(() => page.workers().length).toBeGreaterThanOrEqual(2);
      await rests();
    }
    const { hash } = new URL(page.url());
    await walk(hash.replace('practice', 'match'));
    expect({ troubles, broken }).toEqual({ troubles: [], broken: [] });
    await context.close();
  });

  it('holds at a table of the server: waiting, playing, watching, on the wall', async () => {
    const host = await openPage(server.address);
    const broken = await watchPolicy(host.page);
    const table = await openTable(host.page, { ...wishFor(GAMES['On-Sets'], ['me', 'open']), listed: true });
    await host.page.goto(`${server.address}#/table/${table.id}`);
    await host.page.reload();
    await host.page.getByText(table.code).first().waitFor();
    const guest = await openPage(server.address);
    const brokenToo = await watchPolicy(guest.page);
    await sitDown(guest.page, table, 'b');
    await guest.page.goto(`${server.address}#/table/${table.id}`);
    await guest.page.reload();
    for (const { page } of [host, guest]) await page.locator('.tbl').waitFor();
    await guest.page.goto(`${server.address}#/projector/${table.id}`);
    await guest.page.waitForLoadState('networkidle');
    for (const { troubles, context } of [host, guest]) {
      expect(troubles).toEqual([]);
      await context.close();
    }
    expect([...broken, ...brokenToo]).toEqual([]);
  });

  it('is noticed if it does not hold', async () => {
    const { page, context, troubles } = await openPage(server.address);
    const broken = await watchPolicy(page);
    await page.reload();
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      fetch('http://elsewhere.invalid/').catch(() => {});
    });
    await expect.poll(() => broken.length).toBe(2);
    expect(troubles.length).toBeGreaterThan(0);
    await context.close();
  });

  it('is named nowhere in what is built', () => {
    // Names of vocabularies, which nobody fetches.
    const NAMES = /^http:\/\/www\.w3\.org\//;
    const addresses = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|css|html|svg|webmanifest)$/.test(entry.name))
      .flatMap((entry) => [
        ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(/\b(https?|wss?):\/\/[^\s"'`)\\]+/g),
      ])
      .map(([address]) => address)
      .filter((address) => !NAMES.test(address));
    expect([...new Set(addresses)]).toEqual([]);
  });
});
