// People at a table of the server: some in a browser, some as programs; each follows a bot's good sense, a browser by clicking only.
import { createBot, type LevelName } from '@openshake/bots';
import { type Acted, type GameName, imagine, legalKind, type MatchView } from '@openshake/rules';
import { search } from '@openshake/solver';
import type { LiveClient, Sent } from '../../server/support/liveClient.ts';
import { pause, until } from '../../server/support/patience.ts';
import { Person } from '../../server/support/person.ts';
import { Hands } from './hands.ts';
import { say } from './say.ts';
import type { Watched } from './site.ts';

/** Who sits there. `eye`: sees what this seat sees, and can act for it, whatever happens to the browser. */
export interface Seated {
  seat: string;
  person: Person;
  eye: LiveClient;
  /** What a bot would do there. */
  wish: (view: MatchView) => Acted | null;
  browser?: Watched;
  hands?: Hands;
}

const COOKIE = 'openshake';

/** The person as whom a browser is known at the server. */
export async function personIn({ context, page }: Watched, url: string): Promise<Person> {
  const token = (await context.cookies()).find(({ name }) => name === COOKIE)?.value;
  const { person } = await page.evaluate(async () => (await fetch('api/me')).json());
  return new Person(url, { status: 200, headers: {}, text: '', body: { person, token } });
}

/** From now on this browser is this person. */
export async function becomeIn({ context, page }: Watched, { id, token, url }: Person): Promise<void> {
  await context.addCookies([{ name: COOKIE, value: token, url }]);
  await page.evaluate((known) => localStorage.setItem('openshake.person', known), id);
}

export interface SeatPlan {
  url: string;
  table: string;
  seat: string;
  seed: number;
  level?: LevelName;
  game?: GameName;
}

/** Without clocks nobody waits for a proof. */
const HURRY_MS = 1500;

export async function seatOf(
  person: Person,
  { table, seat, seed, level = 'club', game = 'on-sets' }: SeatPlan,
  browser?: Watched,
): Promise<Seated> {
  const eye = person.client().persist();
  await eye.open();
  await eye.watch(table);
  let asked = 0;
  const hurry = () => performance.now() > asked + HURRY_MS;
  const player = createBot({ level, seat, seed, pace: 0, hurry });
  // Whoever plays like a first week hardly ever has a paper.
  const writer = createBot({ level: 'perfect', seat, seed, pace: 0, hurry });
  const wish = (view: MatchView): Acted | null => {
    asked = performance.now();
    return (view.phase.name === 'write' ? writer : player).act(view)?.action ?? null;
  };
  return { seat, person, eye, wish, ...(browser && { browser, hands: new Hands(browser.page, game) }) };
}

/** Opens a table on the screen and gives its id and code. All is as by default but for what is said here. */
export async function openTable(
  { page }: Watched,
  wish: {
    book: string;
    division: string;
    /** What the others are: `open`, or the level of a bot. */
    others: readonly string[];
    shakes?: number;
    listed?: boolean;
    clocks?: 'none' | 'book';
  },
): Promise<{ id: string; code: string }> {
  const { book, division, others, shakes = 1, listed = false, clocks = 'none' } = wish;
  await page.goto(new URL('#/open', page.url()).href);
  const list = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
  await list(say('open.rulebook')).selectOption(book);
  await list(say('open.division')).selectOption(division);
  const count = 1 + others.length;
  await page.getByRole('button', { name: say('open.count', { count }), exact: true }).click();
  for (const [index, other] of others.entries())
    await list(say('open.seat', { number: index + 2 })).selectOption(other);
  await page.getByText(say('open.more'), { exact: true }).click();
  const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  // The players check the papers.
  await choose(say('open.officiating.table'));
  await choose(say(`open.clocks.${clocks}`));
  await choose(say(listed ? 'open.listed' : 'open.private'));
  await choose(say('open.ends.shakes'));
  await page.getByLabel(say('open.shakes'), { exact: true }).fill(String(shakes));
  await page.getByRole('button', { name: say('open.do'), exact: true }).click();
  await page.waitForURL(/#\/table\//);
  const id = decodeURIComponent(/#\/table\/([^?]+)/.exec(page.url())?.[1] ?? '');
  const shown = await page.evaluate(async (path) => (await fetch(path)).json(), `api/tables/${id}`);
  return { id, code: shown.table.code };
}

/** Types the code on the first screen, and sits down. */
export async function joinByCode({ page }: Watched, code: string): Promise<void> {
  await page.getByLabel(say('join.label')).fill(code.toLowerCase());
  await page.getByRole('button', { name: say('join.join'), exact: true }).click();
  await sitDown(page);
}

/** Opens the link of the invitation, and sits down. */
export async function joinByLink({ page }: Watched, link: string): Promise<void> {
  await page.goto(link);
  await sitDown(page);
}

async function sitDown(page: Watched['page']): Promise<void> {
  await page.getByRole('button', { name: say('tables.sit'), exact: true }).click();
  await page.waitForURL(/#\/table\//);
}

/** Everybody has read the points of the shake, and goes on. */
export async function readPoints(browsers: readonly Watched[], shake: number): Promise<void> {
  for (const { page } of browsers) {
    await page
      .getByRole('heading', { name: new RegExp(`Shake ${shake}`) })
      .first()
      .waitFor();
    await page.getByRole('button', { name: say('points.goOn', { over: 'no' }) }).click();
  }
}

export interface DriverOptions {
  /** After so many cubes in the mat, somebody challenges. */
  challengeAfter?: number;
  /** Who challenges; only a last move of another seat, if `moverIs` is given only one of that seat. */
  challenger: string;
  moverIs?: string;
  /** Bots of the server sit there too, and act by themselves. */
  hasBots?: boolean;
  /** The side that a third party joins, shake by shake. */
  sides?: readonly ('mover' | 'challenger')[];
  /** Says once that there is no Goal, when it is this seat's to set; the others agree. */
  noGoalBy?: string;
  /** Picks up the block once on its turn, and puts it down again. */
  liftsBlock?: string;
}

/** Variations with no blank to fill: what they do to papers is tested elsewhere. */
const PLAIN = ['multiple-operations', 'shift-from-permitted', 'absolute-value'];
const isPlain = (variation: unknown): boolean => PLAIN.includes(String((variation as { name?: unknown }).name));

/** Nothing else has come for this long. */
const CALM_MS = 150;
const MOST_STEPS = 200;

export class Driver {
  readonly table: string;
  readonly seats: readonly Seated[];
  readonly #options: DriverOptions;
  /** The version of which is known that nothing more came with it. */
  #calmAt = -1;
  /** What was clicked, by seat. */
  readonly clicked: { seat: string; type: string }[] = [];

  constructor(table: string, seats: readonly Seated[], options: DriverOptions) {
    this.table = table;
    this.seats = seats;
    this.#options = options;
  }

  seated(seat: string): Seated {
    const found = this.seats.find((each) => each.seat === seat);
    if (!found) throw new Error(`Nobody sits at ${seat}.`);
    return found;
  }

  view(seat: string): MatchView {
    const view = this.seated(seat).eye.tables.get(this.table)?.view;
    if (!view) throw new Error('The match has not begun.');
    return view;
  }

  get v(): number {
    return Math.max(...this.seats.map(({ eye }) => eye.tables.get(this.table)?.v ?? 0));
  }

  /** What this seat does now; null if it waits. */
  wish(seat: string): Acted | null {
    const view = this.view(seat);
    const { challengeAfter = 1, challenger, moverIs, sides = ['mover'] } = this.#options;
    const special = this.#special(view, seat);
    if (special !== undefined) return special;
    const side = sides[view.shakes.length] ?? 'mover';
    const lay = view.table;
    const isTime = lay.trail.length >= challengeAfter && lay.lastMover !== null && lay.lastMover !== challenger;
    if (view.phase.name === 'move' && isTime && (moverIs === undefined || lay.lastMover === moverIs)) {
      if (seat !== challenger) return null;
      const kind = this.#open(view, seat, 'challenge');
      // The Mover has to write, and so does whoever joins the Mover.
      const claim = kind.find((each) => each.type === 'challenge' && each.claim === 'impossible');
      if (claim) return claim;
    }
    const wished = this.seated(seat).wish(view);
    if (wished?.type === 'choose-variations') {
      const plain = this.#open(view, seat, 'choose-variations').find(
        (each) => each.type === 'choose-variations' && each.variations.length > 0 && each.variations.every(isPlain),
      );
      return plain ?? wished;
    }
    if (view.phase.name === 'write') {
      const join = this.#open(view, seat, 'join').find((each) => each.type === 'join' && each.side === side);
      if (join) return join;
      return view.writing?.answers[seat] === 'writing' ? wished : null;
    }
    if (view.phase.name === 'check') return this.#open(view, seat, 'accept')[0] ?? null;
    // A bot may see a challenge sooner than this test wants one. Every turn is a plain move, after which there is still a Solution.
    if (view.phase.name === 'move') {
      if (view.phase.player !== seat || view.block) return null;
      const moves = this.#open(view, seat, 'move');
      return moves.find((each) => each.type === 'move' && each.to === 'permitted') ?? moves[0] ?? null;
    }
    return wished;
  }

  /** What bots hardly ever do; undefined: nothing of it now. */
  #special(view: MatchView, seat: string): Acted | null | undefined {
    const { noGoalBy, liftsBlock } = this.#options;
    const { phase, table, block, shakes } = view;
    const isFirst = shakes.every(({ ended }) => ended !== 'void');
    if (phase.name === 'goal' && noGoalBy === seat && phase.player === seat && isFirst)
      return { type: 'no-goal', by: seat };
    if (phase.name === 'no-goal') return this.#open(view, seat, 'agree')[0] ?? null;
    if (block) return block.holder === seat ? { type: 'put-down-block', by: seat } : null;
    const lifts = liftsBlock !== undefined && phase.name === 'move' && phase.player === liftsBlock;
    if (lifts && !table.lifted.includes(liftsBlock) && this.#open(view, liftsBlock, 'pick-up-block').length > 0)
      return seat === liftsBlock ? { type: 'pick-up-block', by: seat } : null;
    return undefined;
  }

  #open(view: MatchView, seat: string, type: Acted['type']): readonly Acted[] {
    const kind = legalKind(imagine(view), type, seat, { at: view.at, search, chance: () => 0 });
    return kind.open ? kind.choices.map(({ action }) => action) : [];
  }

  /** Whose seat does something now, and what. */
  next(): { seated: Seated; action: Acted } | null {
    for (const seated of this.seats) {
      const action = this.wish(seated.seat);
      if (action) return { seated, action };
    }
    return null;
  }

  /** Does it: in a browser by clicking. */
  async do({ seated, action }: { seated: Seated; action: Acted }): Promise<void> {
    const before = this.v;
    const { by: _, ...sent } = action as Acted & { by?: string };
    if (seated.hands) {
      await this.#byHand(seated.hands, action);
      this.clicked.push({ seat: seated.seat, type: action.type });
      await until(() => this.v > before, `what ${seated.seat} clicked: ${JSON.stringify(action)}`);
    } else {
      const done = await seated.eye.act(this.table, sent as Sent);
      if (!done.ok) throw new Error(`${seated.seat} ${JSON.stringify(action)}: ${JSON.stringify(done)}`);
      await until(() => this.v >= done.v, `the version ${done.v}`);
    }
    await this.calm();
  }

  /** How the last shake ended may come into view late, and is read before anything else; not how this action ends one. */
  async #byHand(hands: Hands, action: Acted): Promise<void> {
    const before = this.v;
    const doing = hands.do(action);
    const isDone = doing.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([isDone, pause(1_000)]))) if (this.v === before) await hands.goOn().catch(() => {});
    await doing.catch((error) => {
      // A bot may challenge while somebody puts a cube down.
      if (this.#options.hasBots !== true || this.v === before) throw error;
    });
  }

  /** Everybody has seen the same, and nothing more comes. */
  async calm(): Promise<void> {
    let last = this.#calmAt;
    await until(async () => {
      const versions = new Set(this.seats.map(({ eye }) => eye.tables.get(this.table)?.v));
      const isSame = versions.size === 1 && last === this.v;
      last = this.v;
      if (!isSame) await pause(CALM_MS);
      return isSame;
    }, 'everybody to see the same');
    this.#calmAt = last;
  }

  /** Plays until it is so, or until nobody has anything to do. Gives whether it is so. */
  async playUntil(isSo: () => boolean, what: string): Promise<void> {
    await this.calm();
    for (let steps = 0; !isSo(); steps += 1) {
      const next = this.next();
      if (steps > MOST_STEPS) throw new Error(`It never came to ${what}: ${this.#standing()}`);
      if (next) await this.do(next);
      else await this.#change(what);
    }
  }

  /** Waits for whoever else acts here: a bot of the server. */
  async #change(what: string): Promise<void> {
    const before = this.v;
    if (this.#options.hasBots !== true) throw new Error(`It never came to ${what}: ${this.#standing()}`);
    await until(() => this.v > before, `${what}: ${this.#standing()}`);
    await this.calm();
  }

  /** Where the match stands, for a failure that says so. */
  #standing(): string {
    const { phase, tasks, shakes, table } = this.view(this.seats[0]?.seat ?? 'a');
    const { trail, goal, lastMover, turn } = table;
    return JSON.stringify({ phase, tasks, ended: shakes.map(({ ended }) => ended), trail, goal, lastMover, turn });
  }

  close(): void {
    for (const { eye } of this.seats) eye.close();
  }
}
