// People at one table of the server, each with a browser of their own: players, a judge, somebody who watches. All they do is click.
import { mergeView, parseSeenVersion, type RawView } from '@openshake/protocol/wire';
import type { Acted, ActedType, GameName, MatchView } from '@openshake/rules';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Hands } from './hands.ts';
import { say } from './say.ts';
import { ALONE, openPage, type Watched } from './site.ts';

/** However busy the machine is. */
const PATIENCE_MS = 20_000;

/** What this person's page was told by the server, as it was told. */
interface Told {
  v: number;
  view: MatchView | null;
  /** How people are called at this table, by seat. */
  names: Readonly<Record<string, string>>;
  refusals: unknown[];
}

interface Message {
  type?: string;
  ok?: boolean;
  setAside?: boolean;
  v?: number;
  view?: RawView | null;
  seats?: readonly { seat: string; person: { name: string } | null }[];
}

/** What is filled in or chosen under this label. */
export const fieldOf = (within: Page | Locator, label: string): Locator =>
  within
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}`) })
    .locator('select, input')
    .first();

export class Person {
  readonly name: string;
  readonly watched: Watched;
  readonly hands: Hands;
  readonly told: Told = { v: 0, view: null, names: {}, refusals: [] };
  #raw: RawView | null = null;

  private constructor(name: string, watched: Watched, game: GameName) {
    this.name = name;
    this.watched = watched;
    this.hands = new Hands(watched.page, game);
    watched.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  static async at(address: string, name: string, game: GameName): Promise<Person> {
    const watched = await openPage(address, ALONE);
    watched.page.setDefaultTimeout(PATIENCE_MS);
    return new Person(name, watched, game);
  }

  get page(): Page {
    return this.watched.page;
  }

  /** What this person may see now. */
  get view(): MatchView {
    if (!this.told.view) throw new Error(`${this.name} sees no match yet.`);
    return this.told.view;
  }

  /** The seat of this person. */
  get seat(): string {
    return this.view.viewer;
  }

  /** How the others call whoever sits there. */
  called(seat: string): string {
    return this.told.names[seat] ?? seat;
  }

  #hear(text: string): void {
    const message: Message = JSON.parse(text);
    if (message.type === 'done' && message.ok === false) this.told.refusals.push(message);
    if (message.type !== 'table') return;
    const named = (message.seats ?? []).flatMap(({ seat, person }) => (person ? [[seat, person.name] as const] : []));
    this.told.names = Object.fromEntries(named);
    if (!message.view) return;
    this.told.v = message.v ?? 0;
    const isWhole = this.#raw === null || Object.hasOwn(message.view, 'rulebook');
    this.#raw = isWhole ? message.view : mergeView(this.#raw ?? {}, message.view);
    const read = parseSeenVersion({ v: message.v, events: [], view: this.#raw });
    if (read.ok) this.told.view = read.value.view;
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
  }

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.button(name, within).click();
  }

  /** Something that is written on this person's screen, in any part of it. */
  async reads(text: string | RegExp): Promise<void> {
    // What is only heard is said in lists that nobody sees.
    const found = this.page.getByText(text).locator('visible=true').first();
    await found.waitFor({ timeout: PATIENCE_MS }).catch(async () => {
      const shown = await this.page.locator('body').innerText();
      throw new Error(`${this.name} does not read ${text}. On the screen stands:\n${shown}`);
    });
  }

  async sees(what: (view: MatchView) => boolean, about: string): Promise<void> {
    const isSo = () => this.told.view !== null && what(this.told.view);
    await expect.poll(isSo, { timeout: PATIENCE_MS, message: `${this.name} sees ${about}` }).toBe(true);
  }

  /** Does this by clicking, and all of these people see that the table went on. */
  async does(action: Acted, all: readonly Person[]): Promise<void> {
    const { v } = this.told;
    await this.hands.do(action);
    for (const each of all) await each.sees(() => each.told.v > v, `that ${this.name} did ${action.type}`);
  }

  async menu(item: string): Promise<void> {
    await this.press(say('table.menu'));
    await this.press(item, this.page.locator('[data-sheet="menu"]'));
  }

  /** Sits down with the code of the table, in a seat or as its judge. */
  async join(address: string, code: string, as: 'player' | 'judge'): Promise<void> {
    await this.page.goto(`${address}#/join/${code}`);
    await this.press(as === 'judge' ? say('join.beJudge') : say('tables.sit'));
    await this.page.locator('.lv-room, .tbl').first().waitFor();
  }

  /** Turns to the paper that this person wrote. */
  async tab(writer: Person): Promise<void> {
    const named = writer === this ? say('practice.you') : this.called(writer.seat);
    await this.page.getByRole('tab').filter({ hasText: named }).click();
  }

  /** Rejects the paper that is open, for this reason. */
  async reject(reason: Extract<Parameters<typeof say>[0], `reason.${string}`>): Promise<void> {
    const name = say(reason);
    const radio = this.page.getByRole('radio', { name, exact: true });
    if (!(await radio.count())) await this.page.locator('.ck-more').click();
    await radio.click();
    await this.press(say('checking.reject', { reading: 'no' }));
    await this.sure(say('checking.rejectYes'));
  }

  /** The second half of a double click confirms nothing, so what is meant comes a moment later. */
  async sure(name: string): Promise<void> {
    const button = this.button(name);
    await button.waitFor();
    await this.page.waitForTimeout(600);
    await button.click();
  }

  /** The panel of the judge and the director. */
  get office(): Locator {
    return this.page.locator('.jd').locator('visible=true').first();
  }

  /** What the director may do is folded, as it is seldom needed. */
  async direct(): Promise<void> {
    const fold = this.office.locator('.jd-fold:not([open]) > summary');
    if (await fold.count()) await fold.click();
  }

  /** Orders something as judge or director: what, whom, by which clause, and so on, and once more that it is meant. */
  async order(
    what: ActedType,
    { who, fill = {} }: { who: string; fill?: Readonly<Record<string, string>> },
  ): Promise<void> {
    const name = say(`official.do.${what}` as 'official.do.warn');
    const order = this.page.locator('.jd-order');
    await fieldOf(order, say('official.what')).selectOption(what);
    const person = this.button(who, order);
    if ((await person.getAttribute('aria-pressed')) !== 'true') await person.click();
    for (const [label, text] of Object.entries(fill)) {
      const field = fieldOf(order, label);
      if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(text);
      else await field.fill(text);
    }
    await this.press(name, order);
    await this.press(say('official.do'), order);
  }
}

export interface TableWish {
  book: string;
  division: string;
  seats: 2 | 3;
  officiating: 'strict' | 'table';
}

/** Opens a private table without clocks or variations by the screen, and gives its code. */
export async function openTable(host: Person, address: string, wish: TableWish): Promise<string> {
  const { page } = host;
  await page.goto(`${address}#/open`);
  await fieldOf(page, say('open.rulebook')).selectOption(wish.book);
  await fieldOf(page, say('open.division')).selectOption(wish.division);
  await host.press(say('open.count', { count: wish.seats }));
  await page.getByText(say('open.more'), { exact: true }).click();
  for (const choice of [
    say(`open.officiating.${wish.officiating}`),
    say('open.clocks.none'),
    ...((await page.getByText(say('open.variations.no'), { exact: true }).count()) ? [say('open.variations.no')] : []),
  ])
    await page.getByText(choice, { exact: true }).first().click();
  await host.press(say('open.do'));
  const code = page.locator('.lv-code');
  await code.waitFor();
  return (await code.innerText()).replace(/\s/g, '');
}

/** Nobody's page had an error, and nothing that was done by clicking was refused. */
export function expectPeace(people: readonly Person[]): void {
  for (const { name, watched, told } of people) {
    expect(watched.troubles, name).toEqual([]);
    expect(told.refusals, name).toEqual([]);
  }
}
