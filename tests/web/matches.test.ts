// Whole matches at a practice table, opened and played by clicking only what is on the screen.
import { BOOK_IDS, type BookId, books, type DivisionId } from '@openshake/rules';
import { describe, expect, it } from 'vitest';
import { openPractice, type PracticePage, type Will } from './support/practice.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openFolder } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 2026);

const site = serving(openFolder);

async function at(use: (page: PracticePage) => Promise<void>): Promise<void> {
  console.log(`A practice match from seed ${seed}`);
  const opened = await openPractice(site, seed);
  try {
    await use(opened);
    expect(opened.watched.troubles).toEqual([]);
    expect(await opened.refusals()).toEqual([]);
  } finally {
    await opened.close();
  }
}

/** Calls Impossible as soon as it may, so that a shake is short. */
const short: Will = (view) => {
  const { phase, table, viewer, book } = view;
  if (phase.name !== 'move' || table.lastMover === viewer || phase.player !== viewer) return undefined;
  const claim = book === 'mlag-onsets-basic-2011' ? 'p-flub' : 'impossible';
  return { type: 'challenge', by: viewer, claim };
};

type Played = readonly [BookId, DivisionId];

/** A match of each game, and a shake of every other book. */
const WHOLE: readonly Played[] = [
  ['agloa-onsets-2023', 'senior'],
  ['mlag-equations-basic-2018', 'senior'],
];
const ONE_SHAKE: readonly Played[] = [
  ['mlag-onsets-adventurous-2017', 'junior'],
  ['mlag-onsets-basic-2019', 'middle'],
  ['mlag-onsets-basic-2011', 'middle'],
];
const EVERY: readonly Played[] = BOOK_IDS.flatMap((book) =>
  Object.keys(books[book].divisions).map((division) => [book, division as DivisionId] as const),
);

describe('a practice match, by clicking', () => {
  it.each(long ? EVERY : WHOLE)('%s, %s, to the signatures', (book, division) =>
    at(async (practice) => {
      const table = await practice.sitDown({ book, division });
      await table.playShakes(1);
      await table.playToTheEnd(long ? undefined : short);
      expect(table.match.shakes.length).toBeGreaterThanOrEqual(3);
      expect(table.match.signed).toContain(table.you);
      expect(table.did.at(-1)?.type).toBe('sign');
      expect(table.differences()).toEqual([]);
      const { page } = practice;
      await page.getByText(say('over.allSigned')).waitFor();
      await page.getByRole('link', { name: say('over.match') }).click();
      await page.waitForURL(/#\/match\//);
      const played = say('match.title', {
        book: say(`book.${book}`),
        division: say(`division.${division}`),
        names: '',
      });
      await page.getByRole('heading', { name: played.trim() }).waitFor();
    }),
  );

  it.each(long ? [] : ONE_SHAKE)('%s, %s, one shake', (book, division) =>
    at(async (practice) => {
      const table = await practice.sitDown({ book, division });
      await table.playShakes(1);
      expect(table.match.shakes[0]?.scores).not.toBeNull();
      await table.hands.goOn();
      expect(table.differences()).toEqual([]);
    }),
  );
});
