// Three people at one table of the server, each with a screen of another size, who act by clicking.
import type { BookId } from '@openshake/rules';
import { books } from '@openshake/rules';
import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { Hands } from '../../tests/web/support/hands.ts';
import { settled } from '../../tests/web/support/loading.ts';
import { say } from '../../tests/web/support/say.ts';
import { openPage, type Watched } from '../../tests/web/support/site.ts';
import { openTable, sitDown } from '../../tests/web/support/tables.ts';
import { SEATS, type Seat } from '../server/asking.ts';
import type { Deed, SeenView } from '../server/live.ts';
import { play } from '../server/scripts.ts';
import { forget, observe } from './observing.ts';

export const SIZES: Readonly<Record<Seat, { width: number; height: number }>> = {
  a: { width: 1366, height: 768 },
  b: { width: 390, height: 844 },
  c: { width: 844, height: 390 },
};

export interface Three {
  readonly pages: Readonly<Record<Seat, Page>>;
  /** What somebody beside the table sees now. */
  view(): SeenView & { phase: { deadline?: number } };
  /** What happens next. */
  next(): Deed;
  do(deed: Deed): Promise<void>;
  close(): Promise<void>;
}

/** Sees the table without a screen, to know what happens next. */
async function beside(address: string, table: string, code: string) {
  const made = await fetch(`${address}api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { token } = (await made.json()) as { token: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let view: Record<string, unknown> = {};
  let v = -1;
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const said = JSON.parse(String(data));
    if (said.type !== 'table') return;
    v = said.v;
    view = { ...view, ...said.view };
    for (const [name, value] of Object.entries(view)) if (value === null) delete view[name];
    for (const look of waiting) look();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"hello","protocol":1}');
  socket.send(JSON.stringify({ type: 'watch', table, code }));
  return {
    view: () => view,
    v: () => v,
    until: (isThere: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (!isThere()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.terminate(),
  };
}

export async function openThree(address: string, rulebook: BookId, wish: object = {}): Promise<Three> {
  const watched: Watched[] = [];
  for (const seat of SEATS) watched.push(await openPage(address, { viewport: SIZES[seat] }, observe));
  const [a, b, c] = watched.map(({ page }) => page) as [Page, Page, Page];
  const table = await openTable(a, {
    rulebook,
    division: 'elementary',
    seats: ['me', 'open', 'open'],
    clocks: 'none',
    variations: false,
    ...wish,
  });
  await sitDown(b, table, 'b');
  await sitDown(c, table, 'c');
  for (const page of [a, b, c]) {
    await page.goto('about:blank');
    await page.goto(`${address}#/table/${table.id}`);
    await page.locator('.tbl').waitFor();
  }
  for (const page of [a, b, c]) {
    await settled(page);
    await forget(page);
  }
  const ear = await beside(address, table.id, table.code);
  await ear.until(() => 'phase' in ear.view());
  const { game } = books[rulebook];
  const pages = { a, b, c };
  const hands = { a: new Hands(a, game), b: new Hands(b, game), c: new Hands(c, game) };
  const view = () => ear.view() as never;
  return {
    pages,
    view,
    next: () => play(view()),
    async do({ seat, action }) {
      const before = ear.v();
      await hands[seat].goOn();
      // Where cubes are set out first, the page has chosen a way, and any will do.
      const setOut = pages[seat].getByRole('button', { name: say('starting.roll', { setOut: 'yes' }), exact: true });
      if ('type' in action && action.type === 'roll' && (await setOut.isVisible())) await setOut.click();
      else await hands[seat].do({ ...action, by: seat } as never);
      // Whoever challenges picks up the block first; with the block in hand it is not done yet.
      await ear.until(() => ear.v() > before && !('block' in ear.view()));
    },
    async close() {
      ear.close();
      for (const { context, troubles } of watched) {
        await context.close();
        if (troubles.length > 0) throw new Error(troubles.join('\n'));
      }
    },
  };
}
