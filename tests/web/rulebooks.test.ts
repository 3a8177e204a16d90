// The rulebook reader in a real browser: every clause, search, two books side by side, and examples that are on the bench what the book says.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { clausesOf } from '@openshake/rules/clauses';
import { textsOf } from '@openshake/words/es/clauses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../../apps/web/src/screens/rulebooks/sameRule.ts';
import { type Entry, entriesOf, searchIn } from '../../apps/web/src/screens/rulebooks/shelf.ts';
import { examplesOf } from '../../apps/web/tools/examples.ts';
import { answersOf, verdictsOf } from './support/bench.ts';
import { sampleOf } from './support/cases.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openPage, type Watched } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = long ? Date.now() % 1_000_000 : 7;
const CLAUSES = long ? Number.POSITIVE_INFINITY : 12;
const WITH_EXAMPLES = long ? Number.POSITIVE_INFINITY : 2;
/** Of one clause. */
const EXAMPLES = long ? 20 : 3;

const shelf = Object.fromEntries(
  await Promise.all(BOOK_IDS.map(async (id) => [id, entriesOf(await clausesOf(id))] as const)),
) as Record<BookId, Entry[]>;

const site = serving(openFolder);
let watched: Watched;
beforeAll(async () => {
  watched = await openPage(`${site.address}#/rulebooks`, ALONE);
  await watched.page.locator('.rules-toc').waitFor();
});
afterAll(async () => {
  const troubles = watched.troubles.filter((each) => !/status of 404.*\/health|status of 404[^/]*$/.test(each));
  expect(troubles).toEqual([]);
});

const hashOf = (book: BookId, clause: string): string => `#/rulebooks/${book}/${encodeURIComponent(clause)}`;

describe('the reader', () => {
  it.each(BOOK_IDS)('has headings for the parts of %s that are not one long “and”', async (book) => {
    const { page } = watched;
    const topics = new Set(shelf[book].map(({ row }) => say(`rulebooks.kind.${row.kind}`)));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/rulebooks/${book}`);
    await expect.poll(() => page.locator('.rules-side select').inputValue()).toBe(book);
    // They come with the book.
    await expect.poll(() => page.locator('.rules-item a').count()).toBe(shelf[book].length);
    const headings = await page.locator('.rules-item.h span').allTextContents();
    // A book whose clauses have plain numbers has no parts.
    if (book === 'mlag-onsets-basic-2011') expect(headings).toEqual([]);
    else expect(headings.length).toBeGreaterThan(1);
    for (const heading of headings)
      expect(
        heading.split(', ').filter((topic) => !topics.has(topic)),
        heading,
      ).toEqual([]);
  });

  it.each(BOOK_IDS)('has every clause of %s in its contents, and shows each', async (book) => {
    console.log(`Clauses from seed ${seed}`);
    const { page } = watched;
    const entries = sampleOf(shelf[book], CLAUSES, seed);
    const shown = await page.evaluate(
      async (hashes) => {
        const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
        const found: { clause: string; says: string; comments: string[]; contents: number; current: string }[] = [];
        for (const { hash, clause } of hashes) {
          location.hash = hash;
          for (let tries = 0; textOf('.rules-art h1') !== clause || !textOf('.rules-item.on b'); tries += 1) {
            if (tries > 2000) throw new Error(`${hash} is not shown.`);
            await moment(5);
          }
          await moment(0);
          found.push({
            clause: textOf('.rules-art h1'),
            says: textOf('.rules-says'),
            comments: [...document.querySelectorAll('.rules-comment')].map((each) => each.textContent ?? ''),
            contents: document.querySelectorAll('.rules-item a').length,
            current: textOf('.rules-item.on b'),
          });
        }
        return found;
      },
      entries.map(({ clause }) => ({ hash: hashOf(book, clause), clause })),
    );
    for (const [at, { clause, row, comments }] of entries.entries()) {
      expect(shown[at]).toMatchObject({ clause, says: row.says, contents: shelf[book].length, current: clause });
      for (const { says } of comments) expect(shown[at]?.comments.join(' ')).toContain(says);
    }
  });

  it('finds clauses in all books by their words, and a clause by its number', async () => {
    const { page } = watched;
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('interpretation goal');
    const count = BOOK_IDS.reduce((sum, id) => sum + searchIn(shelf[id], 'interpretation goal').length, 0);
    expect(count).toBeGreaterThan(3);
    await page.getByText(say('rulebooks.found', { count })).waitFor();
    const search = page.getByRole('searchbox');
    await search.fill('vii-b-3');
    await page.locator('.rules-item a', { hasText: 'VII-B-3' }).first().click();
    await expect.poll(() => page.locator('.rules-art h1').textContent()).toBe('VII-B-3');
    await search.fill('zebra');
    await page.getByText(say('rulebooks.found', { count: 0 })).waitFor();
    await search.fill('');
  });

  it('lays two books side by side', async () => {
    const { page } = watched;
    await page.goto(`${site.address}#/rulebooks/mlag-onsets-basic-2019/VII-B-3`);
    await page.locator('.rules-vs select').selectOption('agloa-onsets-2023');
    await page.getByRole('heading', { name: say('rulebooks.vs.title') }).waitFor();
    const [here, there] = ['mlag-onsets-basic-2019', 'agloa-onsets-2023'] as const;
    const { different, onlyHere, onlyThere } = compare([here, shelf[here]], [there, shelf[there]]);
    await expect.poll(() => page.locator('.rules-pairs > li').count()).toBe(different.length);
    await expect.poll(() => page.locator('.rules-only > li').count()).toBe(onlyHere.length + onlyThere.length);
    const [first] = different;
    expect(await page.locator('.rules-pairs > li').first().innerText()).toContain(first?.there.row.says);
  });

  it('reads Spanish to who reads Spanish, and finds clauses by their Spanish words', async () => {
    const book = 'mlag-onsets-basic-2019';
    const { page, troubles } = await openPage(`${site.address}${hashOf(book, 'VII-B-3-a')}`, {
      ...ALONE,
      locale: 'es-MX',
    });
    const says = (await textsOf(book)).clauses['VII-B-3-a']?.says ?? '?';
    await expect.poll(() => page.locator('.rules-says').textContent()).toBe(says);
    // Only the notes of examples are in English.
    expect(await page.locator('.rules [lang="en"]:not(.rules-exm *)').count()).toBe(0);
    await page.getByRole('searchbox').fill('AMBIGUA interpretacion');
    await expect.poll(() => page.locator('.rules-item a').first().textContent()).toBe(`VII-B-3-a${says}`);
    expect(troubles.filter((each) => !/status of 404/.test(each))).toEqual([]);
    await page.context().close();
  });

  it('says plainly that there is no such book or clause', async () => {
    const { page } = watched;
    await page.goto(`${site.address}#/rulebooks/mlag-onsets-basic-2019/LXX`);
    await page.getByText(say('rulebooks.noClause', { clause: 'LXX' })).waitFor();
    await page.goto(`${site.address}#/rulebooks/chess`);
    await page.getByText(say('rulebooks.noBook', { book: 'chess' })).waitFor();
  });
});

describe('the examples of a clause', () => {
  it('are on the bench what the book says', async () => {
    console.log(`Examples from seed ${seed}`);
    const { page } = watched;
    const pages = BOOK_IDS.flatMap((book) => {
      const own = new Set(examplesOf(book).map((each) => (each as { clause: string }).clause));
      const clauses = shelf[book].filter(({ clause }) => own.has(clause));
      return sampleOf(clauses, WITH_EXAMPLES, seed).map(({ clause }) => ({ hash: hashOf(book, clause), clause }));
    });
    const found = await page.evaluate(
      async ([wanted, most]) => {
        const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        const links: { href: string; tag: string; clause: string }[] = [];
        for (const { hash, clause } of wanted) {
          location.hash = hash;
          const isThere = () =>
            document.querySelector('.rules-art h1')?.textContent === clause && document.querySelector('.rules-exm a');
          for (let tries = 0; !isThere(); tries += 1) {
            if (tries > 2000) throw new Error(`${hash} has no example.`);
            await moment(5);
          }
          document.querySelector<HTMLButtonElement>('.rules-left')?.click();
          await moment(20);
          for (const example of [...document.querySelectorAll('.rules-exm')].slice(0, most))
            links.push({
              href: example.querySelector('a')?.getAttribute('href') ?? '',
              tag: example.querySelector('.tag')?.textContent ?? '',
              clause,
            });
        }
        return links;
      },
      [pages, EXAMPLES] as const,
    );
    expect(found.length).toBeGreaterThanOrEqual(pages.length);
    const papers = found.filter(({ href }) => !href.includes('&ask='));
    // The first one is opened by its button.
    const [first] = papers;
    if (!first) throw new Error('There is no example.');
    await page.goto(`${site.address}${first.href}`);
    await page.locator('.bench-verdict').waitFor();
    const verdicts = await verdictsOf(
      page,
      papers.map(({ href }) => href),
    );
    for (const [at, { tag, href }] of papers.entries()) {
      const headline = verdicts[at]?.headline;
      if (tag === say('rulebooks.correct')) expect(headline, href).toBe(say('bench.verdict.correct'));
      if (tag === say('rulebooks.incorrect') && headline !== null)
        expect(headline, href).toBe(say('bench.verdict.incorrect'));
    }
    const questions = found.filter(({ href }) => /&ask=(now|possible)/.test(href) && !/equations/.test(href));
    const answers = await answersOf(
      page,
      questions.map(({ href }) => ({ href, at: href.includes('&ask=now') ? 0 : 1 })),
    );
    for (const [at, { tag, href }] of questions.entries())
      expect(answers[at], href).toMatch(tag === say('rulebooks.yes') ? /^Yes\./ : /^No\./);
  });
});
