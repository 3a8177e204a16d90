// A practice table as a person has it: opened and played by clicking. What to do comes from a bot that sees what this seat sees.
import { isDeepStrictEqual } from 'node:util';
import { type Bot, createBot, type LevelName } from '@openshake/bots';
import { fold, type Row, replayRows } from '@openshake/host';
import {
  type Acted,
  type BookId,
  beginMatch,
  books,
  type DivisionId,
  type MatchState,
  type MatchView,
  type Player,
  type Setup,
  view,
} from '@openshake/rules';
import { readGoal, shakeRules } from '@openshake/rules/equations';
import { search } from '@openshake/solver';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { Hands } from './hands.ts';
import { say } from './say.ts';
import { ALONE, openPage, type Served, type Watched } from './site.ts';

/** The league under which a book is found on the screen; the older ones stand by their own names. */
const LEAGUE_OF: Readonly<Record<BookId, Parameters<typeof leagueName>[0]>> = {
  'agloa-onsets-2023': 'agloa',
  'mlag-onsets-adventurous-2017': 'adventurous',
  'mlag-onsets-basic-2019': 'basic',
  'mlag-onsets-basic-2011': 'mlag-onsets-basic-2011',
  'mlag-equations-basic-2018': 'agloa',
};
const leagueName = (league: 'agloa' | 'adventurous' | 'basic' | 'mlag-onsets-basic-2011'): string =>
  league === 'mlag-onsets-basic-2011' ? say(`book.${league}`) : say(`league.${league}`);

/** Bots at the table wait so many times less than their pace says. They think in real time. */
const FASTER = 40;
/** Nothing takes longer, even on a machine that has much to do. */
const PATIENCE_MS = 60_000;
const CLICK_MS = 15_000;

/** The draws of the page follow from a seed. */
function seeded(seed: number): void {
  let state = seed >>> 0;
  crypto.getRandomValues = ((array: Uint8Array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return array;
  }) as Crypto['getRandomValues'];
}

/** Notes what the table answers to each action, as the page hears it. */
function noteAnswers(): void {
  const noted: unknown[] = [];
  Object.assign(globalThis, { answersOfTheTable: noted });
  const Real = Worker;
  globalThis.Worker = class extends Real {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      this.addEventListener('message', ({ data }) => data?.type === 'done' && noted.push(data.done));
    }
  };
}

/** The room's own time runs faster, so that nobody waits for what bots pretend. */
export async function hurry(page: Page): Promise<void> {
  await page.route(/\.room\.worker.*\.js$/, async (route) => {
    // A page that is closed meanwhile needs no answer.
    const answer = await route.fetch().catch(() => undefined);
    const code = await answer?.text().catch(() => undefined);
    if (!answer || code === undefined) return;
    const quick = `{const now=performance.now.bind(performance);performance.now=()=>now()*${FASTER};
const wait=self.setTimeout.bind(self);self.setTimeout=(call,ms,...more)=>wait(call,(ms??0)/${FASTER},...more);}\n`;
    await route.fulfill({ response: answer, body: quick + code }).catch(() => {});
  });
}

/** Numbers that follow from a seed. */
export function drawing(from: number) {
  let state = from >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What is kept of a match in this browser. */
interface Kept {
  setup: Setup;
  you: Player;
  rows: readonly Row[];
}

const keptFrom = (page: Page, id: string, from: number): Promise<Kept> =>
  page.evaluate(
    ([match, first]) =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('openshake');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(['matches', 'rows']);
          const record = reading.objectStore('matches').get(match);
          const all = IDBKeyRange.bound([match, first], [match, Number.MAX_SAFE_INTEGER]);
          const rows = reading.objectStore('rows').getAll(all);
          reading.onabort = () => reject(reading.error);
          reading.oncomplete = () => {
            db.close();
            const { setup, you } = record.result;
            resolve({ setup, you, rows: rows.result.map(({ row }) => row) });
          };
        };
      }),
    [id, from] as const,
  );

export interface Wanted {
  book: BookId;
  division: DivisionId;
  /** The level of the bot beside. */
  bot?: LevelName;
}

export interface Played {
  /** The match as it stands. */
  match: MatchState;
  /** What this seat did by clicking, in order. */
  did: readonly Acted[];
}

const plain = (text: unknown): string => String(text ?? '').replace(/\s+/g, '');

/** A paper without what says nothing: how it is spaced, and empty fields. */
function paperText(value: unknown): unknown {
  if (typeof value === 'string') return plain(value).replaceAll('*', '^');
  if (Array.isArray(value)) return value.map(paperText);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).flatMap(([key, each]) => {
    const text = paperText(each);
    const isEmpty = text === undefined || text === '' || (Array.isArray(text) && text.length === 0);
    return isEmpty || (typeof text === 'object' && text !== null && Object.keys(text).length === 0)
      ? []
      : [[key, text] as const];
  });
  return Object.fromEntries(said.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A Goal of Equations with the brackets that its spaces stand for. */
const goalText = (goal: unknown, { book, division }: Pick<Setup, 'book' | 'division'>): unknown =>
  typeof goal === 'string' ? (readGoal(goal, '0', shakeRules(book, division)).text ?? goal) : goal;

/** Whether this is the action that was meant. */
export function isSame(meant: Acted, done: Acted, setup: Pick<Setup, 'book' | 'division'>): boolean {
  if (meant.type !== done.type) return false;
  if (meant.type === 'present') return isDeepStrictEqual(paperText(meant), paperText(done));
  if (meant.type === 'set-goal' && done.type === 'set-goal')
    return isDeepStrictEqual(paperText(goalText(meant.goal, setup)), paperText(goalText(done.goal, setup)));
  if (meant.type === 'roll' && done.type === 'roll')
    return isDeepStrictEqual([...(meant.cubes ?? [])].sort(), [...(done.cubes ?? [])].sort());
  return isDeepStrictEqual(JSON.parse(JSON.stringify(meant)), JSON.parse(JSON.stringify(done)));
}

/** Only against a Force Out does a paper say which move it charges; elsewhere the rules do. */
function asWritten(action: Acted, { writing }: MatchView): Acted {
  if (action.type !== 'present' || writing?.occasion === 'force-out-a') return action;
  const { moved: _, ...paper } = action;
  return paper;
}

/** Opens the page once; matches are opened in it one after another. */
export async function openPractice(
  site: Served,
  seed: number,
  options: BrowserContextOptions = {},
): Promise<PracticePage> {
  const watched = await openPage(site.address, { ...ALONE, ...options }, async (page) => {
    page.setDefaultTimeout(CLICK_MS);
    await page.addInitScript(seeded, seed);
    await page.addInitScript(noteAnswers);
    await hurry(page);
  });
  // A plain host has no server behind it, and says so.
  watched.expect(/ 404 .*\/health$/);
  return new PracticePage(site, watched, seed);
}

export class PracticePage {
  readonly site: Served;
  readonly watched: Watched;
  readonly page: Page;
  readonly #seed: number;
  #asked = '';
  #count = 0;

  constructor(site: Served, watched: Watched, seed: number) {
    this.site = site;
    this.watched = watched;
    this.page = watched.page;
    this.#seed = seed;
  }

  /** From the first screen to a table, by clicking: the two questions where they are new, the game, the bot, Play now. */
  async sitDown({ book, division, bot = 'first-week' }: Wanted): Promise<PracticeTable> {
    const { page } = this;
    const { game } = books[book];
    if (this.#count > 0) await page.goto(`${this.site.address}#/`);
    await page.getByRole('button', { name: say(`game.${game}`), exact: true }).click();
    if (this.#asked !== `${book} ${division}`) await this.#answer(book, division);
    await page.getByLabel(say('home.bot')).selectOption(bot);
    await page.getByRole('button', { name: say('home.play') }).click();
    const table = await this.here();
    const { setup } = table;
    if (setup.book !== book || setup.division !== division)
      throw new Error(`The screen opened ${setup.book}, ${setup.division}.`);
    await page.locator('.pr-pace label', { hasText: say('practice.pace.name', { pace: 'quick' }) }).click();
    return table;
  }

  /** A table whose players check the papers themselves, opened by clicking. */
  async openTable({ book, division, bot = 'first-week' }: Wanted): Promise<PracticeTable> {
    const { page } = this;
    const list = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
    const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await page.goto(`${this.site.address}#/open`);
    await page.getByText(say('open.bots'), { exact: true }).waitFor();
    await list(say('open.rulebook')).selectOption(book);
    await list(say('open.division')).selectOption(division);
    await list(say('open.seat', { number: 2 })).selectOption(bot);
    await page.getByText(say('open.more'), { exact: true }).click();
    await choose(say('open.officiating.table'));
    await choose(say('open.clocks.none'));
    await page.getByRole('button', { name: say('open.do'), exact: true }).click();
    return this.here();
  }

  /** The table that the screen has opened. */
  async here(): Promise<PracticeTable> {
    const { page } = this;
    await page.waitForURL(/#\/practice\/./);
    const id = new URL(page.url()).hash.replace('#/practice/', '');
    this.#count += 1;
    return new PracticeTable(this, id, await keptFrom(page, id, 1), this.#seed + this.#count);
  }

  async #answer(book: BookId, division: DivisionId): Promise<void> {
    const { page } = this;
    await page.locator('a[href="#/ask"]').first().click();
    await page.getByRole('heading', { name: say('ask.title') }).waitFor();
    const league = leagueName(LEAGUE_OF[book]);
    const option = page.locator('label.hm-opt', { has: page.locator('b', { hasText: league }) }).first();
    const older = page.getByRole('button', { name: say('ask.older') });
    if (LEAGUE_OF[book] === book && (await older.count())) await older.click();
    await option.click();
    const divisions = page.getByRole('group', { name: say('ask.division') });
    await divisions
      .locator('label')
      .filter({ has: page.getByText(say(`division.${division}`), { exact: true }) })
      .first()
      .click();
    await page.getByRole('button', { name: say('ask.keep') }).click();
    this.#asked = `${book} ${division}`;
  }

  /** What the table refused or set aside. */
  refusals(): Promise<unknown[]> {
    return this.page.evaluate(() => {
      const { answersOfTheTable = [] } = globalThis as unknown as { answersOfTheTable?: { ok: boolean }[] };
      return answersOfTheTable.filter(({ ok }) => !ok);
    });
  }

  close(): Promise<void> {
    return this.watched.context.close();
  }
}

/** Says what this seat does, if it is not what the bot would do. */
export type Will = (view: MatchView, match: MatchState) => Acted | undefined;

export class PracticeTable {
  readonly #at: PracticePage;
  readonly id: string;
  readonly hands: Hands;
  readonly you: Player;
  readonly setup: Setup;
  readonly rows: Row[] = [];
  /** What this seat did by clicking, in order. */
  readonly did: Acted[] = [];
  match: MatchState;
  readonly #advisor: Bot;

  constructor(at: PracticePage, id: string, { setup, you, rows }: Kept, seed: number, level: LevelName = 'team') {
    this.#at = at;
    this.id = id;
    this.you = you;
    this.setup = setup;
    this.match = beginMatch(setup);
    this.hands = new Hands(at.page, books[setup.book].game);
    this.#advisor = createBot({ level, seat: you, seed, pace: 0 });
    this.#add(rows);
  }

  get isOver(): boolean {
    return this.match.phase.name === 'over' && this.match.signed.includes(this.you);
  }

  /** What this seat sees now. */
  view(): MatchView {
    return view(this.match, this.you, { at: this.match.at, search });
  }

  #add(rows: readonly Row[]): void {
    for (const row of rows) {
      if (row.v !== this.rows.length + 1) throw new Error(`Row ${row.v} follows row ${this.rows.length}.`);
      this.rows.push(row);
      this.match = fold(this.match, row);
      this.#advisor.watch(this.view());
    }
  }

  /** Reads what has happened since; says how many rows there are. */
  async look(): Promise<number> {
    const { rows } = await keptFrom(this.#at.page, this.id, this.rows.length + 1);
    this.#add(rows);
    return rows.length;
  }

  async #await(what: string, isThere: () => boolean): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!isThere()) {
      if (performance.now() > until) throw new Error(`${what} ${this.#where()}`);
      if ((await this.look()) === 0) await this.#at.page.waitForTimeout(40);
    }
  }

  #where(): string {
    const { phase, shake, book, division } = this.match;
    const last = this.rows.slice(-4).map(({ action }) => JSON.stringify(action));
    return `(${book} ${division}, shake ${shake?.number}, ${phase.name}; last: ${last.join(' ')})`;
  }

  /** One action by clicking: it must be stored as it was meant, unless somebody else came first. */
  async #click(action: Acted): Promise<void> {
    const before = this.rows.length;
    const since = () => this.rows.slice(before);
    // Whoever challenges picks up the block first.
    const isOnTheWay = (type: string) => type === 'pick-up-block' && action.type === 'challenge';
    const mine = () => since().find(({ action: { by, type } }) => by === this.you && !isOnTheWay(type));
    const others = () => since().some(({ action: { by } }) => by !== this.you);
    try {
      await this.hands.do(action);
    } catch (error) {
      await this.look();
      if (others()) return;
      throw new Error(`Could not ${JSON.stringify(action)} ${this.#where()}: ${error}`);
    }
    await this.#await(`Nothing came of ${JSON.stringify(action)}`, () => mine() !== undefined || others());
    const row = mine();
    if (!row) return;
    if (!isSame(action, row.action as Acted, this.setup))
      throw new Error(`Meant ${JSON.stringify(action)}, but did ${JSON.stringify(row.action)} ${this.#where()}`);
    this.did.push(row.action as Acted);
  }

  /** Plays until this holds. */
  async play(until: () => boolean, will: Will = () => undefined): Promise<void> {
    let idle = performance.now();
    while (!until()) {
      if ((await this.look()) > 0) idle = performance.now();
      if (until()) return;
      const seen = this.view();
      const action = will(seen, this.match) ?? this.#advisor.act(seen)?.action;
      if (action) {
        await this.#click(asWritten(action, seen));
        idle = performance.now();
        continue;
      }
      if (performance.now() - idle > PATIENCE_MS) throw new Error(`Nobody acts ${this.#where()}`);
      await this.#at.page.waitForTimeout(30);
    }
  }

  /** Until this many shakes have ended. */
  playShakes(count: number, will?: Will): Promise<void> {
    return this.play(() => this.match.shakes.length >= count, will);
  }

  playToTheEnd(will?: Will): Promise<void> {
    return this.play(() => this.isOver, will);
  }

  /** What today's rules say differently about this match. */
  differences() {
    return replayRows({ setup: this.setup, rows: this.rows }, { search });
  }
}
