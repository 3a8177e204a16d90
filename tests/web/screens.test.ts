// The screens around the table: the settings and what they change, what is kept on a device, who the person is, the projector, the page of a match.
import { readFileSync } from 'node:fs';
import { parseMatch } from '@openshake/rules/notation';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepIn, type PlayedMatch, playedMatch } from './support/played.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { ALONE, openFolder, openGallery, openPage, openServer, type Served, type Watched } from './support/site.ts';
import { everythingStored, linesOf, listedIn, PLACES, unlisted } from './support/stored.ts';
import { sitDown } from './support/tables.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const seed = Number(process.env.OPENSHAKE_SEED ?? 2026);
/** As people play with the rulebook. */
const WITH_CLOCKS = { clocks: 'book', variations: true } as const;

const folder = serving(openFolder);
const gallery = serving(openGallery);
const server = serving(openServer);

/** Opens a page, and sees to it that nothing went wrong there. */
async function at(
  site: Served,
  hash: string,
  use: (page: Page, watched: Watched) => Promise<void>,
  options: Parameters<typeof openPage>[1] = ALONE,
  first?: (page: Page) => Promise<void>,
): Promise<void> {
  const watched = await openPage(`${site.address}${hash}`, options, first);
  watched.page.setDefaultTimeout(20_000);
  // A plain host has no server behind it, and the gallery no icon.
  watched.expect(/ 404 .*\/(health|favicon\.ico)$/);
  try {
    await use(watched.page, watched);
    expect(watched.troubles).toEqual([]);
  } finally {
    await watched.context.close();
  }
}

const MOVE = 'table?book=agloa-onsets-2023&phase=move&n=8';

/** As when another tab of this page changes the settings. */
const change = (page: Page, settings: object): Promise<void> =>
  page.evaluate((kept) => {
    localStorage.setItem('openshake.settings', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'openshake.settings' }));
  }, JSON.stringify(settings));

/** Opens a moment of the gallery, and notes what is done there. */
const atMoment = (
  moment: string,
  settings: object,
  use: (page: Page, acts: readonly string[]) => Promise<void>,
): Promise<void> => {
  const acts: string[] = [];
  return at(
    gallery,
    `#/${moment}`,
    async (page) => {
      await page.locator('.tbl-res .cu').first().waitFor();
      await use(page, acts);
    },
    {},
    async (page) => {
      page.on('console', (said) => said.text().startsWith('act ') && acts.push(said.text()));
      await page.addInitScript(countTones);
      await page.addInitScript((kept) => localStorage.setItem('openshake.settings', kept), JSON.stringify(settings));
    },
  );
};

const style = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** Counts the tones that the page makes. */
function countTones(): void {
  const create = AudioContext.prototype.createOscillator;
  Object.assign(globalThis, { tones: 0 });
  AudioContext.prototype.createOscillator = function (this: AudioContext) {
    (globalThis as unknown as { tones: number }).tones += 1;
    return create.call(this);
  };
}

/** Counts whatever the page sets in motion from now on. */
function countTravels(): void {
  const animate = Element.prototype.animate;
  Object.assign(globalThis, { travels: 0 });
  Element.prototype.animate = function (this: Element, ...how) {
    (globalThis as unknown as { travels: number }).travels += 1;
    return animate.apply(this, how);
  };
}
const tones = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { tones: number }).tones);

/** What phones draw around the page: while the system is light, and while it is dark. */
const frameColors = (page: Page): Promise<string[]> =>
  page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((each) => each.getAttribute('content') ?? ''));

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

describe('the settings', () => {
  it('hold at once and after a reload: theme, letters, language', () =>
    at(folder, '#/settings', async (page) => {
      await page.getByRole('heading', { name: say('shell.settings') }).waitFor();
      await radio(page, say('settings.theme.dark')).check({ force: true });
      await expect.poll(() => style(page, 'body', 'background-color')).toBe('rgb(25, 23, 20)');
      expect(await frameColors(page)).toEqual(['#191714', '#191714']);
      await page.locator('input[name="theme"][value="system"]').check({ force: true });
      expect(await frameColors(page)).toEqual(['#f4f1ea', '#191714']);
      await radio(page, say('settings.theme.light')).check({ force: true });
      await expect.poll(() => style(page, 'body', 'background-color')).toBe('rgb(244, 241, 234)');
      expect(await frameColors(page)).toEqual(['#f4f1ea', '#f4f1ea']);
      const before = Number.parseFloat(await style(page, 'h1', 'font-size'));
      await radio(page, say('settings.text.largest')).check({ force: true });
      await expect.poll(() => style(page, 'h1', 'font-size').then(Number.parseFloat)).toBe(before * 1.5);
      await radio(page, say('settings.language.es')).check({ force: true });
      await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
      await expect.poll(() => style(page, 'h1', 'font-size').then(Number.parseFloat)).toBe(before * 1.5);
      await expect.poll(() => style(page, 'body', 'background-color')).toBe('rgb(244, 241, 234)');
    }));

  it('league and division: two questions, changed from here, and played by Play now and Open a table', () =>
    at(server, '#/settings', async (page) => {
      await page.getByRole('link', { name: say('settings.play.change') }).click();
      await page.getByText(say('league.basic'), { exact: true }).click();
      const divisions = page.getByRole('group', { name: say('ask.division') });
      await divisions.getByText(say('division.middle'), { exact: true }).click();
      await page.getByRole('button', { name: say('ask.keep') }).click();
      await page.waitForURL(/#\/settings$/);
      const played = { book: say('book.mlag-onsets-basic-2019'), division: say('division.middle') };
      await page.getByText(say('book.played', played)).waitFor();
      await page.goto(`${server.address}#/`);
      await page.getByText(say('home.by', played)).waitFor();
      await page.goto(`${server.address}#/open`);
      const chosen = page.getByRole('group', { name: say('open.book') }).getByRole('combobox');
      expect(await chosen.first().inputValue()).toBe('mlag-onsets-basic-2019');
      expect(await chosen.last().inputValue()).toBe('middle');
      // "I don't know" is a full answer.
      await page.goto(`${server.address}#/ask`);
      await page.getByText(say('ask.unknown.league')).click();
      await page.getByText(say('ask.unknown.division', { division: say('division.basic') })).click();
      await page.getByRole('button', { name: say('ask.keep') }).click();
      const usual = { book: say('book.agloa-onsets-2023'), division: say('division.basic') };
      await page.getByText(say('home.by', usual)).waitFor();
    }));

  it('a table with bots alone is opened in the page, beside a server too', () =>
    at(server, '#/open', async (page) => {
      await page.getByText(say('open.what')).waitFor();
      const seats = page.getByRole('group', { name: say('open.seats') }).getByRole('combobox');
      for (const nth of [1, 2]) await seats.nth(nth).selectOption('first-week');
      await page.getByText(say('open.bots')).waitFor();
      await page.getByText(say('open.more'), { exact: true }).click();
      expect(await page.getByText(say('open.private'), { exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: say('open.do'), exact: true }).click();
      await page.waitForURL(/#\/practice\/./);
      await page.locator('.tbl').waitFor();
      expect(await page.locator('.tbl-players .pl').count()).toBe(3);
    }));

  it('a shape for each colour, and a sound for what the player chooses', () =>
    at(
      folder,
      '#/settings',
      async (page) => {
        const shapes = page.locator('.st-example .shape');
        expect(await shapes.count()).toBe(0);
        await page.getByText(say('settings.signs'), { exact: true }).click();
        // Four cubes, the four dots of a card, four lips.
        await expect.poll(() => shapes.count()).toBe(12);
        expect(await page.locator('.st-example .dot.shaped').allInnerTexts()).toEqual([...'BRGY', ...'BRGY']);
        await radio(page, say('settings.sounds.none')).check({ force: true });
        expect(await tones(page)).toBe(0);
        await radio(page, say('settings.sounds.all')).check({ force: true });
        expect(await tones(page)).toBeGreaterThan(0);
      },
      undefined,
      async (page) => void (await page.addInitScript(countTones)),
    ));

  it('at a table of On-Sets: shapes, confirming, letters as keys, less motion', () =>
    atMoment(MOVE, { signs: true, confirm: true }, async (page, acts) => {
      const [cubes, cards] = [page.locator('.tbl-res .dot'), page.locator('.tbl-chart .dot:not(.no)')];
      await cubes.first().waitFor();
      await cards.first().waitFor();
      expect(await page.locator('.tbl-res .dot.shaped .shape').count()).toBe(await cubes.count());
      expect(await page.locator('.tbl-chart .dot.shaped .shape').count()).toBe(await cards.count());

      // A cube waits until it is confirmed, or is put down at once.
      const put = async () => {
        await page.locator('.tbl-res button:not([aria-disabled="true"])').first().click();
        await page.locator('[data-section="permitted"] .tbl-drop').click();
      };
      const confirm = page.getByRole('button', { name: say('table.putItDown') });
      await put();
      await confirm.waitFor();
      expect(acts).toEqual([]);
      await confirm.click();
      await expect.poll(() => acts.length).toBe(1);
      await change(page, { confirm: false });
      await put();
      await expect.poll(() => acts.length).toBe(2);
      expect(acts[1]).toContain('"to":"permitted"');
      await expect.poll(() => page.locator('.tbl-res .shape').count()).toBe(0);

      // Letters are keys, or only letters.
      const list = page.locator('[data-sheet="keys"]');
      await change(page, { keys: false });
      await page.locator('.tbl-res button:not([aria-disabled="true"])').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('r');
      await page.keyboard.press('?');
      expect([await list.count(), await confirm.count(), acts.length]).toEqual([0, 0, 2]);
      await change(page, { keys: true });
      await page.keyboard.press('r');
      await confirm.waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await list.waitFor();

      // Nothing takes time to move.
      expect(await style(page, '.tbl-res .tbl-pick', 'transition-duration')).not.toBe('0s');
      await change(page, { motion: 'less' });
      await expect.poll(() => style(page, '.tbl-res .tbl-pick', 'transition-duration')).toBe('0s');
      const slow = () =>
        page.evaluate(
          () => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 1).length,
        );
      // What was on its way arrives; nothing new starts to move.
      await expect.poll(slow).toBe(0);
      await page.evaluate(countTravels);
      await page.keyboard.press('Escape');
      await page.locator('.tbl-res button:not([aria-disabled="true"])').first().click();
      await page.locator('[data-section="permitted"] .tbl-drop').click();
      await confirm.waitFor();
      expect(await page.evaluate(() => (globalThis as unknown as { travels: number }).travels)).toBe(0);
      expect(await slow()).toBe(0);
    }));

  it('at a table of Equations: shapes on the lips, and the last seconds are heard or not', () =>
    atMoment(
      'table?book=mlag-equations-basic-2018&phase=move&n=8&left=-1',
      { signs: true, sounds: 'none' },
      async (page) => {
        const count = await page.locator('.tbl-res .cu:not(.gone)').count();
        await expect.poll(() => page.locator('.tbl-res .cu > .shape').count()).toBe(count);
        // Before a touch nothing may be heard.
        await page.locator('.tbl-act h2').click();
        await page.waitForTimeout(1200);
        expect(await tones(page)).toBe(0);
        await change(page, { sounds: 'mine' });
        await expect.poll(() => tones(page), { timeout: 8000 }).toBeGreaterThan(0);
      },
    ));
});

describe('what is kept on this device', () => {
  it('is what the settings list, and nothing else; one button deletes it', () => {
    // The page hears nothing of what the server answers.
    let isDeaf = false;
    return at(
      server,
      '#/me',
      async (page, watched) => {
        await page.getByRole('button', { name: say('me.begin') }).click();
        await page.getByRole('button', { name: say('me.name.keep') }).waitFor();
        const played = await playedMatch('mlag-onsets-basic-2019', 'middle', seed, WITH_CLOCKS);
        // It goes on from where the cards lie there and somebody can write.
        const at = played.rows.findIndex(({ action }) => action.type === 'set-goal') + 1;
        const id = `f${played.match.id.slice(1)}`;
        const match = { ...played.match, id, v: at, over: false };
        await keepIn(page, played, { match, rows: played.rows.slice(0, at) });
        // Every screen, with what people do there.
        for (const screen of ['', 'ask', 'open', 'join', 'tables', 'matches', 'bench', 'rulebooks'])
          await page.goto(`${server.address}#/${screen}`).then(() => page.locator('h1').first().waitFor());
        await page.goto(`${server.address}#/match/${played.match.id}?review=1`);
        await page.locator('.rv-wrap').first().waitFor({ timeout: 60_000 });
        await page.goto(`${server.address}#/`);
        await page.getByRole('button', { name: say('game.on-sets') }).click();
        await page.goto(`${server.address}#/practice/${id}`);
        await page.locator('.tbl-chart .tbl-card').first().click();
        await page.locator('.pap-line input').first().fill('B');
        // A verdict that nobody has read yet, as a table writes it (tests/web/connection.test.ts).
        await page.evaluate(() => sessionStorage.setItem('openshake.unread.x', '1'));
        // At a table of the server, an action that nobody has answered yet.
        const table = await openTable(page, { ...TABLE, seats: ['me', { bot: 'first-week' }] });
        await page.goto(`${server.address}#/table/${table.id}`);
        const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
        await press(say('table.menu'));
        await press(say('table.leave'));
        isDeaf = true;
        await press(say('table.leaveNow'));
        await expect
          .poll(() => everythingStored(watched).then((all) => all.some((each) => each.startsWith('caches'))))
          .toBe(true);

        await page.goto(`${server.address}#/settings`);
        expect((await listedIn(page)).sort()).toEqual(Object.keys(PLACES).sort());
        const found = await everythingStored(watched);
        expect(unlisted(found)).toEqual([]);
        // All of it is there now, and said to be there.
        expect(linesOf(found).sort()).toEqual(Object.keys(PLACES).sort());
        const nothing = say('settings.stored.count', { count: 0 });
        for (const key of Object.keys(PLACES))
          await expect
            .poll(() => page.locator(`[data-stored="${key}"] .tag`).innerText(), { message: key })
            .not.toBe(nothing);

        await page.getByRole('button', { name: say('settings.delete') }).click();
        await page.getByRole('button', { name: say('settings.delete.yes') }).click();
        await page.getByText(say('settings.deleted')).waitFor();
        expect(await everythingStored(watched)).toEqual([]);
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      },
      {},
      (page) =>
        page.routeWebSocket(/./, (near) => {
          const far = near.connectToServer();
          far.onMessage((message) => {
            if (!isDeaf) near.send(message);
          });
        }),
    );
  });
});

describe('who I am', () => {
  it('a guest with a made-up name, a name for friends, an account, another device, my data, deleted', async () => {
    await at(server, '#/me', async (page, watched) => {
      const [name, password] = ['Zoë of the Cubes', 'seven green cubes'];
      await page.getByRole('button', { name: say('me.begin') }).click();
      const alias = await page.locator('.me-who b').innerText();
      await page.getByText(say('me.alias', { alias })).waitFor();
      await page.getByLabel(say('me.name')).fill('Zoë');
      await page.getByRole('button', { name: say('me.name.keep') }).click();
      await page.getByText(say('me.kept')).waitFor();
      await page.getByRole('link', { name: say('shell.me.named', { name: 'Zoë' }) }).waitFor();

      // A weak password is refused, and the message says what to do.
      watched.expect(/ 40[019] /);
      const make = page.locator('form', { has: page.getByText(say('me.account.what')) });
      await make.getByLabel(say('me.login'), { exact: true }).fill(name);
      await make.getByLabel(say('me.password')).fill('password');
      await make.getByRole('button', { name: say('me.make') }).click();
      await page.getByText(say('me.password.weak')).waitFor();
      await make.getByLabel(say('me.password')).fill(password);
      await make.getByRole('button', { name: say('me.make') }).click();
      await page.getByText(say('me.account.is', { login: name })).waitFor();

      // Another device, by a code that works once.
      await page.getByRole('button', { name: say('me.code.make') }).click();
      const code = (await page.locator('.me-code').textContent())?.trim() ?? '';
      expect(code).toHaveLength(8);
      await at(server, '#/me', async (other, watchedOther) => {
        const use = other.getByRole('button', { name: say('me.code.use') });
        await other.getByLabel(say('me.code.label')).fill(code.toLowerCase());
        await use.click();
        await other.getByText(say('me.account.is', { login: name })).waitFor();
        await other.getByRole('button', { name: say('me.logOut'), exact: true }).click();
        // Logged out there; the code is used up.
        watchedOther.expect(/ 40[14] /);
        await other.getByLabel(say('me.code.label')).fill(code);
        await use.click();
        await other.getByText(say('me.code.wrong')).waitFor();
        // A wrong password, then the right one.
        await other.getByLabel(say('me.login'), { exact: true }).fill(name);
        await other.getByLabel(say('me.password')).fill('seven red cubes');
        await other
          .locator('form')
          .getByRole('button', { name: say('me.logIn') })
          .click();
        await other.getByText(say('me.login.wrong')).waitFor();
        await other.getByLabel(say('me.password')).fill(password);
        await other
          .locator('form')
          .getByRole('button', { name: say('me.logIn') })
          .click();
        await other.getByText(say('me.account.is', { login: name })).waitFor();
      });

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('me.data.get') }).click(),
      ]);
      const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
      expect(data.person).toMatchObject({ login: name, name: 'Zoë', alias });
      expect(data.sessions.length).toBeGreaterThan(1);

      await page.getByRole('button', { name: say('me.delete') }).click();
      await page.getByRole('button', { name: say('me.delete.no') }).click();
      await page.getByRole('button', { name: say('me.delete') }).click();
      await page.getByRole('button', { name: say('me.delete.yes') }).click();
      await page.getByText(say('me.nobody'), { exact: true }).waitFor();
      await page.getByLabel(say('me.login'), { exact: true }).fill(name);
      await page.getByLabel(say('me.password')).fill(password);
      await page
        .locator('form')
        .getByRole('button', { name: say('me.logIn') })
        .click();
      await page.getByText(say('me.login.wrong')).waitFor();
    });
  });

  it('without a server, says that no name is needed', () =>
    at(folder, '#/me', async (page) => {
      await page.getByText(say('me.noServer')).waitFor();
    }));
});

/** Opens a table as whoever this page is, and gives its id. */
const openTable = (page: Page, wish: object): Promise<{ id: string; code?: string }> =>
  page.evaluate(async (body) => {
    await fetch('api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    const answer = await fetch('api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { table } = await answer.json();
    localStorage.setItem('openshake.person', 'me');
    return table;
  }, wish);

const TABLE = { rulebook: 'mlag-equations-basic-2018', division: 'middle' };
const px = (text: string): number => Number.parseFloat(text);

describe('the open tables', () => {
  it('on the screen of a code, whoever is too late for one seat gets the next', () =>
    at(server, '', async (late, watched) => {
      watched.expect(/ 409 /);
      const others = await Promise.all([openPage(server.address, ALONE), openPage(server.address, ALONE)]);
      const [host, quick] = others.map(({ page }) => page) as [Page, Page];
      const { id, code = '' } = await openTable(host, { ...TABLE, seats: ['me', 'open', 'open'] });
      await late.goto(`${server.address}#/join/${code}`);
      const sit = late.getByRole('button', { name: say('tables.sit'), exact: true });
      await sit.waitFor();
      const free = late.locator('.hm-people').getByText(say('join.free'), { exact: true });
      expect(await free.count()).toBe(2);
      await sitDown(quick, { id, code }, 'b');
      await sit.click();
      // The seat that was still free.
      await late.waitForURL(/#\/table\//);
      await Promise.all(others.map(({ context }) => context.close()));
    }));

  it('show at once what is left to whoever sits down too late', () =>
    at(server, '', async (late, watched) => {
      watched.expect(/ 409 /);
      const others = await Promise.all([openPage(server.address, ALONE), openPage(server.address, ALONE)]);
      const [host, quick] = others.map(({ page }) => page) as [Page, Page];
      const { id, code = '' } = await openTable(host, { ...TABLE, listed: true, seats: ['me', 'open'] });
      await late.reload();
      const row = late.locator('.hm-table');
      const sit = row.getByRole('button', { name: new RegExp(`^${say('tables.sit')}`) });
      await sit.waitFor();
      // From now on nothing but the failure makes it look.
      await late.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await sitDown(quick, { id, code }, 'b');
      await sit.click();
      await row.locator('.line.bad').waitFor();
      await row.getByRole('button', { name: new RegExp(`^${say('tables.watch')}`) }).waitFor();
      await Promise.all(others.map(({ context }) => context.close()));
    }));
});

describe('the projector', () => {
  it('shows a free seat with its code, then the match in letters that the back row reads', () =>
    at(server, '', async (page, { context }) => {
      const { id, code = '' } = await openTable(page, { ...TABLE, seats: ['me', 'open'] });
      await page.goto(`${server.address}#/projector/${id}`);
      await page.getByText(say('projector.free'), { exact: true }).waitFor();
      expect(await page.locator('.pj-code b').innerText()).toBe(code);
      expect(await style(page, '.pj-code', 'background-color')).toBe('rgb(240, 179, 95)');
      await page.getByRole('img', { name: say('projector.qr') }).waitFor();
      await at(server, `#/join/${code}`, async (other) => {
        await other.getByRole('button', { name: say('tables.sit'), exact: true }).click();
        await other.waitForURL(/#\/table\//);
        await page.locator('.pj-scores').waitFor();
        const own = await context.newPage();
        await own.goto(`${server.address}#/table/${id}`);
        // Whoever sets the Goal rolls the cubes; then there is a limit.
        const roll = say('starting.roll', { setOut: 'no' });
        const rolls = [own, other].map((each) => each.getByRole('button', { name: roll, exact: true }));
        await expect.poll(async () => (await Promise.all(rolls.map((each) => each.count()))).join()).toMatch(/1/);
        for (const each of rolls) if (await each.count()) await each.click();
        await page.locator('.pj-clock').waitFor();
        const { height } = page.viewportSize() ?? { height: 0 };
        const clock = await page.locator('.pj-clock').boundingBox();
        expect(clock?.height).toBeGreaterThanOrEqual(height / 5 - 2);
        expect(px(await style(page, '.pj-scores b', 'font-size'))).toBeGreaterThanOrEqual(42);
        // The room sees a name, and nothing can be done here.
        expect(await page.locator('.pj-scores').innerText()).not.toContain(say('practice.you'));
        expect(await page.getByRole('button').count()).toBeLessThanOrEqual(2);
        const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
        await expect.poll(scrolls).toBe(false);
        await page.setViewportSize({ width: 1920, height: 1080 });
        await expect.poll(scrolls).toBe(false);
      });
    }));

  it('opens from the menu of a table', () =>
    at(server, '', async (page, { context }) => {
      const { id } = await openTable(page, { ...TABLE, seats: ['me', { bot: 'first-week' }] });
      await page.goto(`${server.address}#/table/${id}`);
      await page.getByRole('button', { name: say('table.menu'), exact: true }).click();
      const [shown] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: say('table.projector') }).click(),
      ]);
      await shown.locator('.pj-scores').waitFor();
    }));

  it.skipIf(!long)('a listed table is watched thirty seconds late, without the secrets of its seats', () =>
    at(server, '', async (page) => {
      await openTable(page, { ...TABLE, listed: true, seats: ['me', { bot: 'first-week' }] });
      await at(server, '#/tables', async (other) => {
        const bytes: string[] = [];
        const sent: string[] = [];
        other.on('websocket', (socket) => {
          socket.on('framereceived', ({ payload }) => void bytes.push(payload.toString()));
          socket.on('framesent', ({ payload }) => void sent.push(payload.toString()));
        });
        await other.getByRole('button', { name: new RegExp(`^${say('tables.watch')}`) }).click();
        await other.waitForURL(/#\/table\//);
        await other.getByText(say('table.late')).waitFor({ timeout: 60_000 });
        // Whatever a stranger touches, nothing is said at the table.
        expect(bytes.some((each) => each.includes('"viewer":"audience"'))).toBe(true);
        for (const button of await other.locator('.tbl-main button').filter({ visible: true }).all())
          await button.click({ force: true, timeout: 2000 }).catch(() => {});
        expect(sent.length).toBeGreaterThan(0);
        expect(sent.filter((each) => each.includes('"type":"act"'))).toEqual([]);
        expect(bytes.filter((each) => each.includes('"own"')).join()).not.toMatch(/"own":\{/);
      });
    }),
  );
});

let kept: PlayedMatch;
let longest: PlayedMatch;
beforeAll(async () => {
  console.log(`Matches from seed ${seed}`);
  kept = await playedMatch('mlag-equations-basic-2018', 'middle', seed + 1, { ...WITH_CLOCKS, shakes: 2 });
  longest = await playedMatch('mlag-onsets-basic-2019', 'middle', seed + 2, { ...WITH_CLOCKS, shakes: 14 });
});

async function saved(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readFileSync(await file.path());
}

/** Pages of a PDF as Chromium writes them. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

describe('the page of a match', () => {
  it('gives the match away: text, JSON, a picture, a link, one A4 page', () =>
    at(
      folder,
      '',
      async (page) => {
        await keepIn(page, kept, longest);
        await page.goto(`${folder.address}#/match/${kept.match.id}`);
        await page.locator('.mt-keep').waitFor();

        const text = (await saved(page, say('match.text'))).toString();
        const parsed = parseMatch(text);
        expect(parsed.ok).toBe(true);
        const json = JSON.parse((await saved(page, 'JSON')).toString());
        expect(json.rulebook).toBe(kept.match.setup.book);
        expect(json.actions.length).toBe(parsed.ok ? parsed.match.actions.length : 0);
        expect(json.actions.length).toBeGreaterThan(10);

        const png = await saved(page, say('match.picture'));
        expect(png.subarray(1, 4).toString()).toBe('PNG');
        const board = await page.locator('.mt-board').boundingBox();
        expect(png.readUInt32BE(16)).toBe(Math.floor((board?.width ?? 0) * 2));
        expect(png.readUInt32BE(20)).toBe(Math.floor((board?.height ?? 0) * 2));
        // Something is drawn there.
        expect(png.length).toBeGreaterThan(20_000);

        await page.getByRole('button', { name: say('replay.first') }).click();
        await page.getByRole('button', { name: say('match.share') }).click();
        await page.getByText(say('match.shared')).waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
        expect(page.url()).toContain('row=');

        for (const { match } of [kept, longest]) {
          await page.goto(`${folder.address}#/match/${match.id}`);
          await page.getByText(say('match.keep')).waitFor();
          expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), `${match.shakes} shakes`).toBe(1);
          await page.emulateMedia({ media: 'print' });
          const places = page.locator('.mt-print tr', { hasText: say('match.sign') }).locator('td:empty');
          expect(await places.count()).toBe(match.setup.players.length);
          for (const place of await places.all())
            expect((await place.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(38);
          await page.emulateMedia({ media: null });
        }
      },
      { ...ALONE, permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('sends a practice match to the history at the server, once, where its link works for everybody', () =>
    at(server, '', async (page) => {
      await keepIn(page, kept);
      await page.goto(`${server.address}#/match/${kept.match.id}`);
      await page.getByRole('button', { name: say('match.send') }).click();
      await page.getByText(say('match.sent')).waitFor({ timeout: 60_000 });
      await page.reload();
      await page.getByText(say('match.sent')).waitFor();
      await page.getByRole('link', { name: say('match.sent.open') }).click();
      await page.getByText(say('match.kept.there')).waitFor();
      const link = page.url();
      expect(link).not.toContain(kept.match.id);
      await page.goto(`${server.address}#/matches`);
      const [id = ''] = /match\/[^?]+/.exec(link) ?? [];
      await page.locator(`a.hm-match[href="#/${id}"]`).waitFor();
      await at(server, link.slice(server.address.length), async (other) => {
        await other.getByText(say('match.kept.there')).waitFor();
      });
    }));
});

describe('the first screen', () => {
  it('leads back to a match that waits, after a reload too', () =>
    at(folder, '#/', async (page) => {
      await page.getByRole('button', { name: say('home.play') }).click();
      await page.waitForURL(/#\/practice\//);
      await page.locator('.tbl').waitFor();
      const table = page.url();
      await page.goto(`${folder.address}#/`);
      await page.reload();
      await page.locator('a.hm-cont').click();
      await page.locator('.tbl').waitFor();
      expect(page.url()).toBe(table);
    }));

  it('every way leads somewhere, from every screen', () =>
    at(server, '#/', async (page) => {
      const seen = new Set<string>();
      const open = ['#/'];
      for (let href = open.pop(); href !== undefined; href = open.pop()) {
        const screen = href.split(/[/?]/)[1] ?? '';
        if (seen.has(screen)) continue;
        seen.add(screen);
        // From nowhere, so that no heading of the screen before is taken for this one's.
        await page.goto('about:blank');
        await page.goto(`${server.address}${href}`);
        await page.locator('h1').first().waitFor();
        // Some ways of the first screen are there only once the server has answered.
        if (screen === '') await page.getByLabel(say('join.label')).waitFor();
        expect(await page.getByText(say('shell.nowhere')).count(), href).toBe(0);
        const links = await page
          .locator('a[href^="#/"]')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
        open.push(...links.filter((each) => !seen.has(each.split(/[/?]/)[1] ?? '')));
      }
      expect([...seen].sort()).toEqual(
        ['', 'ask', 'bench', 'howto', 'join', 'matches', 'me', 'open', 'rulebooks', 'settings', 'tables'].sort(),
      );
      // Lessons and puzzles come later.
      await page.goto(`${server.address}#/`);
      expect(await page.getByText(/learn|lesson|puzzle/i).count()).toBe(0);
    }));
});
