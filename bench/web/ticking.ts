// Whether anything on a table jumps while nothing happens but that clocks tick, down to the last seconds.
import type { Fixture } from '../../apps/web/src/gallery/fixture.ts';
import { openGallery, openPage, type Watched } from '../../tests/web/support/site.ts';
import { SEATS } from '../server/asking.ts';
import type { Finding } from '../server/report.ts';
import { BOOKS } from './books.ts';
import { forget, notedBy, observe } from './observing.ts';
import { openThree, SIZES } from './three.ts';

/** The end of the limit itself changes the table. */
const BEFORE_END_MS = 1500;
/** A cube travels, and a line comes and goes. */
const SETTLING_MS = 2500;

/** Moments of the gallery begin shortly before the last ten seconds of a right, or before the ten that follow a duty. */
const LEFT_S = 13;
const COUNTDOWN_S = 10;

const NONE = { what: '', shift: 0 };

/** One move of three people, with the limit of the book. What moves because of an event is not counted: nothing happens meanwhile. */
async function atTable(address: string): Promise<Finding[]> {
  const three = await openThree(address, BOOKS['On-Sets'], { clocks: 'book' });
  while (three.view().phase.name !== 'move' || three.view().table.trail.length < 2) await three.do(three.next());
  const page = three.pages.a;
  await page.waitForTimeout(SETTLING_MS);
  for (const seat of SEATS) await forget(three.pages[seat]);
  const began = performance.now();
  // The large digits say that the last ten seconds have begun.
  await page.locator('.tbl-time[data-large="true"]').first().waitFor({ timeout: 180_000 });
  await page.waitForTimeout(10_000 - BEFORE_END_MS);
  const seconds = (performance.now() - began) / 1000;
  const findings: Finding[] = [];
  for (const seat of SEATS) {
    const { width, height } = three.pages[seat].viewportSize() ?? { width: 0, height: 0 };
    const { shift } = await notedBy(three.pages[seat]);
    findings.push({ what: `a move at ${width} × ${height}: layout shift`, measured: shift, unit: '', limit: 0 });
  }
  await three.close();
  return [...findings, { what: 'watched, with the last ten seconds', measured: seconds, unit: 's' }];
}

interface Timed {
  what: string;
  hash: string;
  projector: boolean;
}

/** The moments of the gallery in which a limit runs: every phase of both games, as whoever has to act sees it, and on the projector. */
async function momentsOf(address: string): Promise<Timed[]> {
  const fixtures = (await (await fetch(`${address}fixtures.json`)).json()) as Fixture[];
  const isWho = {
    table: ({ viewer, acts }: Fixture) => /^[abc]$/.test(viewer) && acts,
    projector: ({ viewer }: Fixture) => viewer === 'audience',
  };
  return Object.values(BOOKS).flatMap((book) => {
    const ofBook = fixtures.filter((each) => each.book === book);
    return [...new Set(ofBook.map(({ phase }) => phase))].flatMap((phase) =>
      (['table', 'projector'] as const).flatMap((part): Timed[] => {
        const fitting = ofBook.filter((each) => each.phase === phase && isWho[part](each));
        const n = fitting.findIndex(({ heard }) => heard.view?.phase.deadline !== undefined);
        if (n < 0) return [];
        const who = part === 'table' ? 'actor' : 'audience';
        return [
          {
            what: `${part}, ${phase}, ${book}`,
            hash: `#/${part}?book=${book}&phase=${phase}&who=${who}&n=${n}&left=${LEFT_S}`,
            projector: part === 'projector',
          },
        ];
      }),
    );
  });
}

/** Every phase: a moment of the gallery stands still, so nothing happens there but that clocks tick. */
async function inEveryPhase(): Promise<Finding[]> {
  const gallery = await openGallery();
  const findings: Finding[] = [];
  try {
    const moments = await momentsOf(gallery.address);
    for (const [nth, size] of Object.values(SIZES).entries()) {
      const watched: { what: string; page: Watched }[] = [];
      for (const { what, hash, projector } of moments) {
        // A room has one size.
        if (projector && nth > 0) continue;
        const page = await openPage(`${gallery.address}${hash}`, { viewport: size }, observe);
        await page.page.locator('.tbl-main, .pj').first().waitFor();
        await page.page.waitForTimeout(500);
        if ((await page.page.getByRole('timer').count()) === 0) throw new Error(`No clock ticks: ${what}.`);
        await forget(page.page);
        watched.push({ what, page });
      }
      // The last of them has just begun.
      await watched.at(-1)?.page.page.waitForTimeout((LEFT_S + COUNTDOWN_S) * 1000);
      let worst = NONE;
      for (const { what, page } of watched) {
        const { shift } = await notedBy(page.page);
        if (shift > worst.shift) worst = { what, shift };
        await page.context.close();
      }
      const what = `${watched.length} screens at ${size.width} × ${size.height}: the largest layout shift`;
      findings.push({ what, measured: worst.shift, unit: '', limit: 0, note: worst.what });
    }
  } finally {
    await gallery.close();
  }
  return findings;
}

export const measureTicking = async (address: string): Promise<Finding[]> => [
  ...(await atTable(address)),
  ...(await inEveryPhase()),
];
