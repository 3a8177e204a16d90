// Every screen and state at every size: nothing scrolls sideways, overlaps, is cut off or too small. A laptop shows the whole table, a phone held sideways its moves; whoever decides has the button in reach.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { type Audited, audit } from './support/audit.ts';
import { findings, LOOKS, wear } from './support/axe.ts';
import { companiesOf, openFor, SIZES, STILL, stage } from './support/shown.ts';
import { closeChromium } from './support/site.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 20);

type Screen = (typeof STILL)[number];
type Size = (typeof SIZES)[number];
interface Look {
  screen: Screen;
  size: Size;
  lang: 'en' | 'es';
}

const LANGS = ['en', 'es'] as const;

/** In the short run each screen is seen once or twice, and every size and language has its turn. */
function looksAt(screens: readonly Screen[]): Look[] {
  const all = SIZES.flatMap((size) => LANGS.map((lang) => ({ size, lang })));
  return screens.flatMap((screen, at) => {
    // What opens over a table lies on what was seen twice already.
    const each = screen.name.startsWith('table-') && !screen.steps ? 2 : 1;
    const chosen = long
      ? all
      : Array.from({ length: each }, (_, nth) => all[(seed + at * 3 + nth * 7) % all.length] ?? all[0]);
    const [first] = chosen;
    // The second size of the short run is that of a window which changes, so its language stays.
    return chosen.flatMap((look) => (look && first ? [{ screen, ...look, ...(!long && { lang: first.lang }) }] : []));
  });
}

/** What a laptop shows without scrolling. A menu that opens beside the table, and the end of a round, are read from the top. */
const WHOLE =
  /^(table-(start|variations|goal|no-goal|move|hand|asked|refused|paper|universe|score|left|away|illegal|charging|block|write|sealed|check|ended|official|reconnecting|round|last|cut|late|live)|projector|match$|match-onsets|review)/;
/** What lying phones do as well. The claims of 2011 are too many for those. */
const WHOLE_LYING = /^table-(move|hand|asked|refused|block(?!-2011)|reconnecting|away)/;

/** Where everything is seen without scrolling. */
const isWhole = ({ screen: { name }, size: { width, height, text = 100 } }: Look): boolean =>
  text === 100 && ((width >= 1366 && WHOLE.test(name)) || (width > height && height <= 390 && WHOLE_LYING.test(name)));

/** What is decided there, and the buttons that say it: they are in reach without scrolling. Large letters need more room than phones have. */
const DECIDES =
  /^table-(start-(roll|deal|equations)|howto-offered-equations|variations|goal|no-goal|write|check|ended|over|left$)/;
const DECISIONS =
  '.tbl-mid :is(.btn.p, .wri-main, .goal-big > button, .goal-deeds > .btn, .ck-accept, .ck-reject), .vd-side .btn.p';
/** Help at a practice table is touched as often as the cubes are. */
const HELPS = /^table-(move-practice|last-minutes|paper|paper-equations|howto-offered|howto-offered-equations)$/;
const HELP = '.pr-help :is(button, input)';
const reachedIn = ({ screen: { name }, size: { width, text = 100 } }: Look): string[] => [
  ...(text === 100 && DECIDES.test(name) ? [DECISIONS] : []),
  ...(text === 100 && width >= 1366 && HELPS.test(name) ? [HELP] : []),
];

const label = ({ screen, size: { width, height, text }, lang }: Look): string =>
  `${screen.name} at ${width} × ${height}${text ? `, text ${text} %` : ''}, ${lang}`;

async function faultsIn(page: Page, look: Look): Promise<string[]> {
  const found: Audited[] = await page.evaluate(audit, { whole: isWhole(look), reached: reachedIn(look) });
  return found.map(({ fault, what }) => `${label(look)}: ${fault}: ${what}`);
}

/** The short run has axe look as well, at every other state, in a theme that takes its turn. The long run has `axe.test.ts`. */
async function axeIn(page: Page, look: Look, nth: number): Promise<string[]> {
  const theme = LOOKS[(seed + nth) % LOOKS.length] ?? 'light';
  await wear(page, theme);
  const found = await findings(page, { isForced: theme === 'forced' });
  await wear(page, 'light');
  return found.map((each) => `${label(look)}, ${theme}: ${each}`);
}

afterAll(async () => {
  await closeChromium();
  await stage.close();
});

describe('every screen in every state', () => {
  const looks = looksAt(STILL);
  for (const [company, screens] of companiesOf(STILL)) {
    const own = looks.filter(({ screen }) => screens.includes(screen));
    it(`${company}: fits ${own.length} times`, async () => {
      console.log(`${own.length} screens and sizes, from seed ${seed}`);
      const { page, context, troubles } = await openFor(screens);
      const faults: string[] = [];
      const seen = new Set<Screen>();
      for (const [nth, look] of own.entries()) {
        const { screen, size, lang } = look;
        const isNew = !seen.has(screen);
        seen.add(screen);
        await page.setViewportSize({ width: size.width, height: size.height });
        try {
          if (long || isNew) await stage.show(page, screen, { text: size.text, lang });
          else await stage.settle(page, size.text);
          faults.push(...(await faultsIn(page, look)));
          if (!long && isNew && seen.size % 2 === 0) faults.push(...(await axeIn(page, look, nth)));
        } catch (error) {
          faults.push(`${label(look)}: ${error}`);
        }
      }
      expect(faults).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    });
  }
});
