// The states of the page that are looked at by axe: the screens of `npm run shots`, and what opens there by a few steps.
import type { Page } from 'playwright-core';
import { SCREENS } from '../../../apps/web/tools/screens.mjs';

export interface State {
  name: string;
  address: string;
  gallery?: boolean;
  steps?: (page: Page) => Promise<void>;
}

const BOOKS = {
  '2011': 'mlag-onsets-basic-2011',
  '2017': 'mlag-onsets-adventurous-2017',
  '2019': 'mlag-onsets-basic-2019',
  '2023': 'agloa-onsets-2023',
  equations: 'mlag-equations-basic-2018',
} as const;

const moment = (name: string, book: `${keyof typeof BOOKS}`, query: string, steps?: State['steps']): State => ({
  name,
  gallery: true,
  address: `#/table?book=${BOOKS[book]}&${query}`,
  ...(steps && { steps }),
});

/** A cube that can be picked up is in hand. */
const take = async (page: Page): Promise<void> => {
  await page.locator('.tbl-res button[data-cube]:not([aria-disabled="true"])').first().click();
};
const press =
  (...keys: string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(80);
  };

const OPENED: readonly State[] = [
  moment('cube in hand', '2023', 'phase=move&n=8', take),
  moment('a move asks', '2023', 'phase=move&n=8', async (page) => {
    await take(page);
    await press('p')(page);
  }),
  moment('a move asks, Equations', 'equations', 'phase=move&n=8', async (page) => {
    await take(page);
    await press('f')(page);
  }),
  moment('menu', '2023', 'phase=move&n=8', (page) => page.locator('.tbl-bar .tbl-icon').last().click()),
  moment('keys', '2019', 'phase=move&n=8', press('Shift+?')),
  moment('scoresheet', '2023', 'phase=move&n=8', press('Shift+S')),
  moment('paper', '2017', 'phase=move&n=8', press('Shift+W')),
  moment('Universe', '2017', 'phase=move&n=8', press('Shift+U')),
  moment('a Goal of Equations laid', 'equations', 'phase=goal', async (page) => {
    const cubes = page.locator('.goal-trays button');
    await cubes.first().click();
    await cubes.first().click();
  }),
  moment('a Goal of On-Sets laid', '2023', 'phase=goal', (page) => page.locator('.goal-left button').first().click()),
  moment('a variation chosen', '2023', 'phase=variations&n=2', (page) =>
    page.locator('.choose-option:not(.no) label').nth(3).click(),
  ),
  moment('a closed variation touched', '2023', 'phase=variations&n=2', async (page) => {
    const closed = page.locator('.choose-option.no label');
    if (await closed.count()) await closed.first().click({ force: true });
  }),
  moment('charging', 'equations', 'phase=move&n=8&officiating=table', async (page) => {
    const charge = page.locator('.tbl-charge:visible').first();
    if (await charge.count()) await charge.click();
  }),
  moment('why a cube is closed', '2023', 'phase=move&n=8&who=other', (page) =>
    page.locator('.tbl-res button[data-cube]').first().click({ force: true }),
  ),
];

/** What opens by steps stands above. */
export const STATES: readonly State[] = [...SCREENS.filter(({ steps }) => !steps), ...OPENED];
