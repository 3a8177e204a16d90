// Moments of matches that the engine made, shown one after another at the table of the gallery, where nothing that is done changes them.
import type { ActedType, MatchState, Player, Viewer } from '@openshake/rules';
import { books } from '@openshake/rules';
import type { Page } from 'playwright-core';
import type { Fixture } from '../../../apps/web/src/gallery/fixture.ts';
import type { TestTable } from '../../table/support/testTable.ts';
import { Hands, type Known } from './hands.ts';
import { ALONE, openPage, type Served, type Watched } from './site.ts';

export interface Moment {
  /** Its name in the address. */
  id: string;
  table: TestTable;
  viewer: Viewer;
  /** Names other than those of the seats. */
  names?: Readonly<Record<Player, string>>;
  /** What else the address says: `free=1`. */
  more?: Readonly<Record<string, string>>;
}

const nameOf = (seat: Player): string => seat.charAt(0).toUpperCase() + seat.slice(1);

function fixtureOf({ id, table, viewer, names }: Moment): Fixture {
  const { book, division, officiating, players }: MatchState = table.state;
  const seats = players.map((seat) => ({ seat, name: names?.[seat] ?? nameOf(seat), here: true }));
  const view = table.view(viewer);
  const heard = { v: 9, events: [], view, seats, at: table.now };
  return { book, division, officiating, phase: id, viewer, acts: true, before: [], heard };
}

/** However busy the machine is. */
const PATIENCE_MS = 15_000;

/** What was sent: the action without who acts. */
export type Sent = { type: ActedType } & Readonly<Record<string, unknown>>;

export class Moments {
  readonly watched: Watched;
  readonly page: Page;
  readonly #address: string;
  readonly #moments: readonly Moment[];
  #sent: Sent[] = [];
  #opened = 0;
  #shown: Moment | undefined;

  constructor(watched: Watched, address: string, moments: readonly Moment[]) {
    this.watched = watched;
    this.page = watched.page;
    this.#address = address;
    this.#moments = moments;
    this.page.on('console', (said) => {
      if (said.text().startsWith('act ')) this.#sent.push(JSON.parse(said.text().slice('act '.length)));
    });
  }

  /** From now on the gallery gets the moment that is shown, and no other. */
  async replace(): Promise<void> {
    await this.page.route(/fixtures\.json$/, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify(this.#shown ? [fixtureOf(this.#shown)] : []),
      }),
    );
  }

  /** Opens this moment as its viewer saw it. */
  async open(id: string, known: Omit<Known, 'names'> = {}): Promise<Hands> {
    const moment = this.#moments.find((each) => each.id === id);
    if (!moment) throw new Error(`There is no moment ${id}.`);
    this.#shown = moment;
    const { table, viewer, more } = moment;
    const query = new URLSearchParams({ phase: id, viewer, ...more });
    // Another search makes it another page, so that nothing of the last moment stays.
    this.#opened += 1;
    await this.page.goto(`${this.#address}?${this.#opened}#/table?${query}`);
    await this.page.locator('.tbl-main').waitFor();
    this.#sent = [];
    const { players, book } = table.state;
    const names = Object.fromEntries(players.map((seat) => [seat, nameOf(seat)]));
    return new Hands(this.page, books[book].game, {
      names: { ...names, [viewer]: 'You' },
      papers: table.view(viewer).checking?.solutions ?? {},
      ...known,
    });
  }

  /** What was sent so far. */
  acted(): readonly Sent[] {
    return this.#sent;
  }

  /** What was sent since the moment was opened, once something was. */
  async sent(): Promise<readonly Sent[]> {
    const until = performance.now() + PATIENCE_MS;
    while (this.#sent.length === 0 && performance.now() < until) await this.page.waitForTimeout(20);
    return this.#sent;
  }
}

/** The gallery with these moments in place of its own. */
export async function openMoments(gallery: Served, moments: readonly Moment[]): Promise<Moments> {
  const watched = await openPage(gallery.address, ALONE, async (page) => {
    page.setDefaultTimeout(PATIENCE_MS);
  });
  // The gallery, which is not shipped, has no icon.
  watched.expect(/ 404 .*\/favicon.ico$/);
  watched.troubles.length = 0;
  const shown = new Moments(watched, gallery.address, moments);
  await shown.replace();
  return shown;
}
