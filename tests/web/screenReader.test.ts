// The walk of docs/accessibility.md, pressed key by key: what is heard must be what the document says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Ear, type Heard } from './support/ear.ts';
import { openPractice } from './support/practice.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openFolder, openGallery, openPage } from './support/site.ts';

const seed = Number(process.env.OPENSHAKE_SEED ?? 2026);
const document = readFileSync(join(import.meta.dirname, '../../docs/accessibility.md'), 'utf8');

interface Step {
  /** Keys, or names to reach by Tab. */
  press: readonly { key: string; to?: string }[];
  hear: readonly string[];
}

/** The rows of the table under a heading. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  const rows = body.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) => line.slice(2, -2).split(' | '));
}
const quoted = (cell: string): string[] => [...cell.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);

const STEPS: readonly Step[] = rowsUnder('A shake by screen reader').map(([press = '', hear = '']) => ({
  press: [...press.matchAll(/`([^`]+)`(?: to “([^”]+)”)?/g)].map(([, key = '', to]) => ({
    key,
    ...(to !== undefined && { to }),
  })),
  hear: quoted(hear),
}));

const KEYS: Readonly<Record<string, string>> = { '→': 'ArrowRight', Esc: 'Escape', 'Ctrl Enter': 'Control+Enter' };
const keyOf = (key: string): string =>
  KEYS[key] ?? key.replace(/^⇧/, 'Shift+').replace(/^[A-Z]$/, (letter) => letter.toLowerCase());

/** “…” stands for anything. Styles may write a heading in capitals. */
const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'i',
  );

const MOST_TABS = 120;
const PATIENCE_MS = 30_000;

const folder = serving(openFolder);
const gallery = serving(openGallery);

/** Listens until all of these were heard, in any order. */
async function hearAll(ear: Ear, wanted: readonly string[], at: string, how?: Heard['how']): Promise<void> {
  const left = new Set(wanted);
  const since: Heard[] = [];
  const until = performance.now() + PATIENCE_MS;
  while (left.size > 0) {
    since.push(...(await ear.listen()));
    for (const text of left)
      if (since.some((each) => pattern(text).test(each.text) && (how === undefined || each.how === how)))
        left.delete(text);
    if (left.size === 0) return;
    if (performance.now() > until) {
      const heard = since.map((each) => `${each.how}: ${each.text}`).join('\n');
      throw new Error(`${at}: not heard: ${[...left].join(' / ')}\nHeard:\n${heard}`);
    }
    await ear.page.waitForTimeout(40);
  }
}

describe('by screen reader', () => {
  it('a whole shake is heard as the document says', async () => {
    console.log(`A walk from seed ${seed}`);
    expect(STEPS.length).toBeGreaterThan(10);
    const practice = await openPractice(folder, seed);
    const { page } = practice;
    const ear = await Ear.at(page);
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    for (const { press, hear } of STEPS) {
      for (const { key, to } of press) {
        if (to === undefined) {
          await page.keyboard.press(keyOf(key));
          continue;
        }
        const name = pattern(`${to}, …`);
        for (let tabs = 0; !name.test(await ear.focused()); tabs += 1) {
          if (tabs > MOST_TABS) throw new Error(`Tab does not come to ${to}.`);
          await page.keyboard.press('Tab');
        }
      }
      await hearAll(ear, hear, press.map(({ key }) => key).join(' '));
    }
    // Each event is one sentence, said once: only the listener's own turn is heard twice.
    const polite = ear.heard.filter(({ how }) => how === 'polite').map(({ text }) => text);
    const events = polite.filter((text) => /^(You|Ana|Shake) /.test(text));
    expect(events.filter((text, at) => events[at - 1] === text)).toEqual([]);
    expect(events.length).toBeGreaterThan(8);
    // Nothing of this interrupts: no point was lost, and no clock ran.
    const loud = ear.heard.filter(
      ({ how, text }) => how === 'assertive' && /^(You|Ana|Shake) |seconds? left/.test(text),
    );
    expect(loud).toEqual([]);
    expect(practice.watched.troubles).toEqual([]);
    await practice.close();
  });

  it('the time of the round is seen all the time, and heard politely at five minutes and at one', async () => {
    const { page, context, troubles } = await openPage(gallery.address);
    const ear = await Ear.at(page);
    const at = async (query: string, screen = 'table') => {
      await page.goto('about:blank');
      await page.goto(`${gallery.address}#/${screen}?book=mlag-onsets-adventurous-2017&phase=move&n=8&${query}`);
      await page.locator(screen === 'table' ? '.tbl-bar' : '.pj-top').waitFor();
    };
    const round = page.locator('.tbl-round-time');
    const boxes = () =>
      page
        .locator('.tbl-bar > *')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

    await at('call=301.5');
    await expect
      .poll(() => round.innerText())
      .toMatch(new RegExp(`^${say('table.roundEnds', { round: 'open' })}\\s5:0[12]$`));
    const before = await boxes();
    await hearAll(ear, [say('table.roundLeft', { round: 'open', minutes: 5 })], 'five minutes', 'polite');
    await expect.poll(() => round.innerText()).toMatch(/4:5\d$/);
    expect(await boxes()).toEqual(before);
    expect(ear.heard.filter(({ text }) => /round ends/i.test(text))).toHaveLength(1);

    await at('call=61.5&round=ended');
    expect(await round.innerText()).toMatch(new RegExp(`^${say('table.roundEnds', { round: 'ended' })}\\s1:0[12]$`));
    await hearAll(ear, [say('table.roundLeft', { round: 'ended', minutes: 1 })], 'one minute', 'polite');

    // On the smallest phone the header stays as high as it is, with the tag of a lost network too.
    await page.setViewportSize({ width: 320, height: 568 });
    for (const query of ['call=1122', 'call=1122&offline=1']) {
      await at(query);
      await expect.poll(() => round.innerText()).toMatch(/18:\d\d$/);
      expect((await page.locator('.tbl-bar').boundingBox())?.height).toBe(48);
      expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await at('');
    expect(await round.count()).toBe(0);

    await page.setViewportSize({ width: 1366, height: 768 });
    await at('call=1122', 'projector');
    await expect.poll(() => round.innerText()).toMatch(/18:\d\d$/);
    // Whoever reconnects still sees it.
    await at('call=1122&connection=reconnecting');
    const line = await page.locator('.tbl-reconnecting').boundingBox();
    const time = await round.boundingBox();
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(time?.x ?? 0);
    await page.getByText(say('table.reconnecting', { clock: 'mine' })).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('the last ten seconds are said at once', async () => {
    const { page, context } = await openPage(gallery.address);
    const ear = await Ear.at(page);
    // The clock of the moment goes on.
    await page.goto('about:blank');
    await page.goto(`${gallery.address}#/table?book=agloa-onsets-2023&phase=write&left=10.5`);
    const said = rowsUnder('What interrupts').flatMap(([, what = '']) => quoted(what));
    expect(said.length).toBeGreaterThan(0);
    await hearAll(ear, said, 'The clock runs', 'assertive');
    await context.close();
  });
});
