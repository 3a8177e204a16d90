// Three people at one table of the server, each with a screen of another size, who act by clicking.
// Where only one screen is measured, the others act over their connections.
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

type Size = { width: number; height: number };
/** The first seat opens the table, so it always has a screen. */
type Screens<What> = Readonly<{ a: What } & Partial<Record<Seat, What>>>;

export const SIZES: Readonly<Record<Seat, Size>> = {
  a: { width: 1366, height: 768 },
  b: { width: 390, height: 844 },
  c: { width: 844, height: 390 },
};

export interface Three {
  /** The screens that there are. */
  readonly pages: Screens<Page>;
  /** What somebody beside the table sees now. */
  view(): SeenView & { phase: { deadline?: number } };
  /** What happens next. */
  next(): Deed;
  do(deed: Deed): Promise<void>;
  close(): Promise<void>;
}

/** Sees the table without a screen, to know what happens next. Who has a seat acts there as well. */
async function beside(address: string, table: string, code: string, seat?: Seat) {
  const made = await fetch(`${address}api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { token } = (await made.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  if (seat) {
    const sat = await fetch(`${address}api/tables/${table}/seats/${seat}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (!sat.ok) throw new Error(await sat.text());
  }
  const socket = new WebSocket(`${address.replace('http', 'ws')}api/live`, { headers });
  let view: Record<string, unknown> = {};
  let v = -1;
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const said = JSON.parse(String(data));
    if (said.type === 'done' && !said.ok) throw new Error(`The server refused an action: ${data}`);
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
    act: (action: object) => socket.send(JSON.stringify({ type: 'act', table, id: `act-${seat}-${v}`, action })),
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

export async function openThree(
  address: string,
  rulebook: BookId,
  wish: object = {},
  sizes: Screens<Size> = SIZES,
): Promise<Three> {
  const watched: Partial<Record<Seat, Watched>> = {};
  for (const seat of SEATS) {
    const viewport = sizes[seat];
    if (viewport) watched[seat] = await openPage(address, { viewport }, observe);
  }
  const shown = Object.values(watched);
  const [{ page: first }] = shown as [Watched];
  const table = await openTable(first, {
    rulebook,
    division: 'elementary',
    seats: ['me', 'open', 'open'],
    clocks: 'none',
    variations: false,
    ...wish,
  });
  const others: Partial<Record<Seat, Awaited<ReturnType<typeof beside>>>> = {};
  for (const seat of ['b', 'c'] as const) {
    const screen = watched[seat];
    if (screen) await sitDown(screen.page, table, seat);
    else others[seat] = await beside(address, table.id, table.code, seat);
  }
  for (const { page } of shown) {
    await page.goto('about:blank');
    await page.goto(`${address}#/table/${table.id}`);
    await page.locator('.tbl').waitFor();
  }
  for (const { page } of shown) {
    await settled(page);
    await forget(page);
  }
  const ear = await beside(address, table.id, table.code);
  await ear.until(() => 'phase' in ear.view());
  const { game } = books[rulebook];
  const pages: Screens<Page> = Object.assign(
    { a: first },
    ...Object.entries(watched).map(([seat, { page }]) => ({ [seat]: page })),
  );
  const view = () => ear.view() as never;
  const click = async (page: Page, { seat, action }: Deed): Promise<void> => {
    const hands = new Hands(page, game);
    await hands.goOn();
    // Where cubes are set out first, the page has chosen a way, and any will do.
    const setOut = page.getByRole('button', { name: say('starting.roll', { setOut: 'yes' }), exact: true });
    if ('type' in action && action.type === 'roll' && (await setOut.isVisible())) await setOut.click();
    else await hands.do({ ...action, by: seat } as never);
  };
  return {
    pages,
    view,
    next: () => play(view()),
    async do(deed) {
      const before = ear.v();
      const page = pages[deed.seat];
      if (page) await click(page, deed);
      else others[deed.seat]?.act(deed.action);
      // Whoever challenges picks up the block first; with the block in hand it is not done yet.
      await ear.until(() => ear.v() > before && !('block' in ear.view()));
    },
    async close() {
      ear.close();
      for (const other of Object.values(others)) other.close();
      for (const { context, troubles } of shown) {
        await context.close();
        if (troubles.length > 0) throw new Error(troubles.join('\n'));
      }
    },
  };
}
