// Shows any screen of `screens.mjs` in a browser: opens the sites that it needs, and brings the page to that state.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from './house.mjs';
import { keepMatches, seen } from './screens.mjs';
import { openSite, readyGallery } from './site.mjs';

const COOKIE = 'openshake';
const OPENS = { gallery: () => openSite({ gallery: true }), server: openHouse, folder: openSite };

/** Screens of one company can be shown one after the other in the same context. */
export const companyOf = ({ site, as = '' }) => `${site} ${as}`.trim();

/** What stands there before anything was touched. */
const standsAt = ({ site, address, shows }) => {
  if (shows) return shows;
  if (site === 'gallery' && address.startsWith('#/table')) return '.tbl-middle > :not(.tbl-notice)';
  return 'main :is(h1, h2, .btn, button, section, p)';
};

/** The size of letters, in percent. */
const lettersOf = (page, text) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
  }, text);

/** Fonts are there, and what was drawn last is laid out. */
const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

export function openStage() {
  const opened = new Map();
  const siteOf = ({ site }) => {
    if (!opened.has(site)) opened.set(site, OPENS[site]());
    return opened.get(site);
  };
  let played;
  let nth = 0;
  /** The contexts whose browser has the played matches. */
  const keepers = new WeakSet();

  return {
    siteOf,

    /** Makes a new context that of whoever looks at this screen. */
    async enter(context, screen) {
      const site = await siteOf(screen);
      const person = site.people?.[screen.as];
      if (!person) return;
      await context.addCookies([{ name: COOKIE, value: person.token, url: site.address }]);
      await context.addInitScript((id) => localStorage.setItem('openshake.person', id), person.id);
    },

    /** Brings a page to this state. `text`: the size of letters in percent. */
    async show(page, screen, { text = 100, lang = 'en' } = {}) {
      const site = await siteOf(screen);
      const isGallery = screen.site === 'gallery';
      nth += 1;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (screen.played && !keepers.has(page.context())) {
        played ??= JSON.parse(readFileSync(join(await readyGallery(), 'played.json'), 'utf8'));
        await page.goto(site.address);
        await page.evaluate(keepMatches, played);
        keepers.add(page.context());
      }
      await screen.before?.(page);
      const hash = screen.address.replaceAll(/\{(\w+)\}/g, (_, name) => site.places[name]);
      if (isGallery) {
        // Its moments are long to load, so only the address changes.
        await page.goto(`${site.address}${hash}${hash.includes('?') ? '&' : '?'}lang=${lang}&look=${nth}`);
      } else {
        if (!page.url().startsWith(site.address)) await page.goto(site.address);
        await page.evaluate((language) => {
          const KEY = 'openshake.settings';
          localStorage.setItem(KEY, JSON.stringify({ ...JSON.parse(localStorage.getItem(KEY) ?? '{}'), language }));
        }, lang);
        // Another search makes it another page, so that nothing of the last state stays.
        await page.goto(`${site.address}?look=${nth}${hash}`);
      }
      await seen(page, `html[lang="${lang}"] :is(${standsAt(screen)})`);
      await lettersOf(page, text);
      await screen.steps?.(page);
      await settled(page);
    },

    /** What is shown has another size now. */
    async settle(page, text = 100) {
      await lettersOf(page, text);
      await settled(page);
    },

    /** Whoever asks after this gets sites of their own. */
    async close() {
      const sites = [...opened.values()];
      opened.clear();
      for (const site of sites) await (await site).close();
    },
  };
}
