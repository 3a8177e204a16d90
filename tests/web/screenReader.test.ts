// The walk of docs/accessibility.md, pressed key by key: what is heard must be what the document says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ear, type Heard } from './support/ear.ts';
import { openPractice } from './support/practice.ts';
import { closeChromium, openFolder, openGallery, openPage, type Served } from './support/site.ts';

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

let folder: Served;
let gallery: Served;
beforeAll(async () => {
  [folder, gallery] = await Promise.all([openFolder(), openGallery()]);
});
afterAll(async () => {
  await closeChromium();
  await folder?.close();
  await gallery?.close();
});

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
