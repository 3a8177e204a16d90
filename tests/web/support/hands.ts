// A person's hands: does an action at a table by clicking and typing what is on the screen, and nothing else.
import type { Acted, ActionOf, GameName } from '@openshake/rules';
import { APPEAL, EQUALS, type Player } from '@openshake/rules';
import { showCube as showOnSets } from '@openshake/rules/onsets';
import { tableWords } from '@openshake/words';
import { en } from '@openshake/words/en';
import type { Locator, Page } from 'playwright-core';
import { all, say } from './say.ts';

const SIGNS: Readonly<Record<GameName, Readonly<Record<string, string>>>> = {
  'on-sets': {
    U: 'union',
    N: 'intersection',
    '-': 'minus',
    "'": 'complement',
    V: 'universe',
    A: 'nullSet',
    '=': 'equals',
    C: 'subset',
  },
  equations: { '+': 'plus', '-': 'minus', x: 'times', '/': 'divide', '^': 'power', r: 'root' },
};

/** How a cube is called aloud. */
export const nameOf = (game: GameName, cube: string): string => say('cube.name', { sign: SIGNS[game][cube] ?? cube });

/** The shapes that so many digits can have, in the order of the screen. */
const SHAPES: Readonly<Record<number, readonly string[]>> = { 2: ['row', 'column'], 3: ['row', 'column', 'L', 'T'] };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name, with the colour of the cube before it or not. */
const called = (name: string): RegExp => new RegExp(`^((red|blue|green|black) )?${escaped(name)}$`);

/** Orders of a judge or the director that have a form. */
type Order = ActionOf<
  'warn' | 'penalize' | 'disqualify' | 'replay-shake' | 'replay-round' | 'take-score' | 'correct-score'
>;

/** What these hands have to know about a table that is not their own. */
export interface Known {
  /** The names of the seats as the screen says them. */
  names?: Readonly<Record<Player, string>>;
  /** The papers that are face up, as they were handed in. */
  papers?: Readonly<Record<Player, unknown>>;
  /** With the palette, one cube after another; or typed into the field. */
  pen?: 'palette' | 'typed';
}

export class Hands {
  readonly page: Page;
  readonly game: GameName;
  readonly known: Known;

  constructor(page: Page, game: GameName, known: Known = {}) {
    this.page = page;
    this.game = game;
    this.known = known;
  }

  #name(seat: Player): string {
    return this.known.names?.[seat] ?? seat;
  }

  #button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  async press(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.#button(name, within).first().click();
  }

  #cube(cube: string, within: Page | Locator): Locator {
    return within
      .locator('button:not([aria-disabled="true"])')
      .and(this.#button(called(nameOf(this.game, cube)), within));
  }

  /** Takes a cube of Resources in hand. */
  async pickUp(cube: string): Promise<void> {
    await this.#cube(cube, this.page.locator('.tbl-supply')).first().click();
  }

  /** Reads how the last shake ended, and goes on. */
  async goOn(): Promise<void> {
    for (const over of ['no', 'yes']) {
      const button = this.#button(say('points.goOn', { over }));
      if (await button.isVisible().catch(() => false))
        // It may go away by itself: what somebody else does comes first.
        await button.click({ timeout: 5_000 }).catch(async (error) => {
          if (await button.isVisible()) throw error;
        });
    }
  }

  async do(action: Acted): Promise<void> {
    await this.goOn();
    switch (action.type) {
      case 'roll':
        return this.#roll(action);
      case 'deal':
        return this.#deal(action);
      case 'choose-variations':
        return this.#choose(action);
      case 'set-goal':
        return this.#setGoal(action);
      case 'no-goal':
        await this.press(say('setGoal.noGoal'));
        return this.press(say('setGoal.noGoalDo'));
      case 'agree':
        await this.press(new RegExp(`^${say('noGoalSaid.agree')}`));
        return this.press(say('noGoalSaid.agreeSure'));
      case 'bonus':
        return this.#bonus(action);
      case 'move':
      case 'shift':
        return this.#move(action);
      case 'force-out':
        return this.press(say('table.forceOut'));
      case 'take-back':
        return this.press(say('table.takeBack'));
      case 'pick-up-block':
        return this.#block();
      case 'put-down-block':
        return this.press(/^Put it down/);
      case 'challenge':
        return this.#challenge(action);
      case 'charge':
        return this.#charge(action);
      case 'join':
        return this.press(action.side === 'mover' ? /^With the Mover/ : /^With the Challenger/);
      case 'present':
        return this.#present(action);
      case 'decline':
        await this.press(say('paper.decline'));
        return this.press(say('paper.declineSure'));
      case 'accept':
        await this.#paperOf(action.writer);
        await this.press(say('checking.accept'));
        return this.#sure('checking.acceptYes');
      case 'reject':
        return this.#reject(action);
      case 'call-judge':
        return this.#callJudge(action);
      case 'ask-which':
        await this.#paperOf(action.writer);
        return this.press(say('checking.askWhich'));
      case 'indicate': {
        const { which } = action;
        return this.press(say('checking.indicated', { numbers: all(which.map(String)), count: which.length }));
      }
      case 'leave':
        await this.#menu();
        await this.press(say('table.leave'));
        return this.press(say('table.leaveNow'));
      case 'return':
        await this.#menu();
        return this.press(say('table.return'));
      case 'sign':
        return this.press(say('over.sign'));
      case 'correct-score':
        return action.by === 'judge' ? this.#order(action) : this.#correct(action);
      case 'rule':
        return this.#rule(action);
      case 'approve-penalty':
        return this.press(say('official.do.approve-penalty'));
      case 'warn':
      case 'penalize':
      case 'disqualify':
      case 'replay-shake':
      case 'replay-round':
      case 'take-score':
        return this.#order(action);
      case 'end-round':
      case 'stop-play':
        await this.press(say(`official.do.${action.type}`));
        return this.press(say('official.do'));
      default:
        // A new kind of action needs hands.
        throw new Error(`Nobody has hands for ${JSON.stringify(action satisfies never)}.`);
    }
  }

  async #menu(): Promise<void> {
    if (!(await this.page.locator('.tbl-menu').isVisible())) await this.press(say('table.menu'));
  }

  async #charge({ what }: ActionOf<'charge'>): Promise<void> {
    await this.press(say('table.charge'));
    if (what !== undefined) await this.page.getByLabel(say('table.chargeClause')).fill(what);
    await this.press(say('table.chargeNow'));
  }

  async #callJudge({ question, writer }: ActionOf<'call-judge'>): Promise<void> {
    if (question === EQUALS && writer !== undefined) {
      await this.#paperOf(writer);
      await this.press(say('checking.askEquals'));
      return this.press(say('checking.askEqualsYes'));
    }
    if (question === APPEAL) {
      await this.press(say('over.appeal'));
      return this.press(say('checking.askEqualsYes'));
    }
    // At the end of the round it stands beside the scoresheet, before that in the menu.
    if (!(await this.#button(say('official.callJudge')).count())) await this.#menu();
    await this.press(say('official.callJudge'));
    await this.page.getByLabel(say('official.question')).fill(question);
    await this.press(say('official.send'));
  }

  async #reject({ writer, clause, interpretation }: ActionOf<'reject'>): Promise<void> {
    await this.#paperOf(writer);
    const option = this.page
      .locator('.ck-opt')
      .filter({ has: this.page.locator('.clause').filter({ hasText: new RegExp(`^${escaped(clause)}$`) }) });
    if (interpretation !== undefined) await this.#regroup(writer, interpretation);
    else {
      const more = this.page.locator('.ck-more[aria-expanded="false"]');
      if (!(await option.count()) && (await more.count())) await more.click();
      await option.first().getByRole('radio').click();
    }
    const reading = interpretation === undefined ? 'no' : 'yes';
    await this.press(say('checking.reject', { reading }));
    await this.#sure('checking.rejectYes');
  }

  /** Sets brackets in the gaps until the paper stands there as the checker reads it. */
  async #regroup(writer: Player, reading: unknown): Promise<void> {
    const { solution, solutions } = (this.known.papers?.[writer] ?? {}) as Record<string, unknown>;
    const written = (Array.isArray(solutions) ? solutions : [solution]) as readonly Record<string, unknown>[];
    const readings = (Array.isArray(reading) ? reading : [reading]) as readonly unknown[];
    for (const [number, each] of written.entries()) {
      const own = linesOf(each);
      const meant = readings
        .map(linesOf)
        .find((lines) => lines.every((line) => own.some((one) => bare(one) === bare(line))));
      for (const [part, line] of own.entries()) {
        const wanted = meant?.find((other) => bare(other) === bare(line));
        if (wanted) await this.#bracket(number, part, line, wanted);
      }
    }
  }

  async #bracket(solution: number, part: number, line: string, wanted: string): Promise<void> {
    const rows = this.page.locator('.ck-solution').nth(solution).locator('.ck-part').nth(part);
    const [was, will] = [bracketsIn(line), bracketsIn(wanted)];
    for (const [cube, count] of will.entries()) {
      const more = count - (was[cube] ?? 0);
      // Before the first cube and behind the last one, or between two: each gap takes one kind of bracket.
      for (let times = 0; times < more; times += 1) await rows.locator('.ck-slot').nth(cube).click();
    }
  }

  async #correct({ shake, player, score }: ActionOf<'correct-score'>): Promise<void> {
    await this.press(say('over.correct'));
    await this.page
      .locator('.rd-fields')
      .getByLabel(new RegExp(`^${say('scores.shake')}`))
      .selectOption(String(shake));
    await this.page
      .locator('.rd-fields')
      .getByLabel(new RegExp(`^${say('over.player')}`))
      .selectOption(player);
    await this.page
      .locator('.rd-fields')
      .getByLabel(new RegExp(`^${say('over.score')}`))
      .fill(String(score));
    await this.press(say('over.ask'));
  }

  async #rule({ answer, clause }: ActionOf<'rule'>): Promise<void> {
    if (clause !== undefined) await this.page.locator('.jd-list').getByLabel(say('official.clause')).fill(clause);
    await this.press(say(`official.${answer}`));
  }

  async #order(order: Order): Promise<void> {
    const panel = this.page.locator('.jd-order');
    await panel.getByLabel(say('official.what')).selectOption(order.type);
    const wanted = 'players' in order ? order.players : [order.player];
    for (const button of await panel.locator('.jd-players button').all()) {
      const isWanted = wanted.map((seat) => this.#name(seat)).includes(await button.innerText());
      if (isWanted !== ((await button.getAttribute('aria-pressed')) === 'true') && (isWanted || 'players' in order))
        await button.click();
    }
    const shake = 'shakes' in order ? order.shakes?.[0] : 'shake' in order ? order.shake : undefined;
    if (shake !== undefined)
      await panel.getByLabel(new RegExp(`^${say('official.shake')}`)).selectOption(String(shake));
    if ('score' in order && order.score !== undefined)
      await panel.getByLabel(say('official.score')).fill(String(order.score));
    if ('clause' in order && order.clause !== undefined)
      await panel.getByLabel(say('official.clause')).fill(order.clause);
    if ('second' in order && order.second !== undefined)
      await panel.getByLabel(say('official.second')).fill(order.second);
    await this.press(say(`official.do.${order.type}`), panel);
    await this.press(say('official.do'), panel);
  }

  /** The second half of a double click does not confirm, so the second click waits. */
  async #sure(key: 'checking.acceptYes' | 'checking.rejectYes'): Promise<void> {
    await this.page.waitForTimeout(600);
    await this.press(say(key));
  }

  async #roll({ cubes = [] }: ActionOf<'roll'>): Promise<void> {
    if (cubes.length > 0) {
      const all = new Intl.ListFormat('en-US', { type: 'conjunction' });
      const shown = all.format(cubes.map((cube) => showOnSets(cube as 'U')));
      const way = this.page.getByRole('radio', { name: shown, exact: true });
      // The ways to roll come with the button.
      const rolls = new RegExp(
        `^(${(['yes', 'no'] as const).map((setOut) => escaped(say('starting.roll', { setOut }))).join('|')})$`,
      );
      await this.#button(rolls).first().waitFor();
      if (await way.count()) await way.first().check({ force: true });
    }
    await this.press(say('starting.roll', { setOut: cubes.length > 0 ? 'yes' : 'no' }));
  }

  async #deal({ cards }: ActionOf<'deal'>): Promise<void> {
    const count = typeof cards === 'number' ? cards : cards.length;
    await this.page.getByRole('radio', { name: String(count), exact: true }).check({ force: true });
    await this.press(say('starting.deal', { count }));
  }

  async #choose({ variations }: ActionOf<'choose-variations'>): Promise<void> {
    if (variations.length === 0) return this.press(say('choosing.none'));
    for (const each of variations as readonly Record<string, string>[]) {
      const { name = '', cube, card, set } = each;
      const title = tableWords(this.game, en, {}).pick({ name });
      const input = this.page
        .locator('label', { has: this.page.locator('input[name="choose"]') })
        .filter({ has: this.page.getByText(title, { exact: true }) });
      await input.click();
      if (cube !== undefined)
        await this.#cube(cube, this.page.getByRole('group', { name: say('choosing.blank', { kind: 'cube' }) }))
          .first()
          .click();
      if (card !== undefined)
        await this.press(
          say('card.name', { card, state: 'plain' }),
          this.page.getByRole('group', { name: say('choosing.blank', { kind: 'card' }) }),
        );
      if (set !== undefined) await this.page.getByLabel(say('choosing.setName')).fill(set);
    }
    await this.page.locator('.choose-foot .btn.p').click();
  }

  async #setGoal({ goal }: ActionOf<'set-goal'>): Promise<void> {
    if (this.game === 'on-sets') await this.#layOnSets(goal as { shape: string; cubes: readonly string[] });
    else await this.#layEquations(typeof goal === 'string' ? goal : String((goal as { text: unknown }).text));
    await this.press(say('setGoal.say'));
  }

  async #layOnSets({ shape, cubes }: { shape: string; cubes: readonly string[] }): Promise<void> {
    const name = /row|column/.test(shape) ? `${shape}${cubes.length}` : shape;
    await this.page.getByRole('radio', { name: say('setGoal.shape', { shape: name }) }).check({ force: true });
    const left = this.page.getByRole('group', { name: say('setGoal.left') });
    // Each goes into the first empty place.
    for (const cube of cubes) {
      await this.press(cube.replace(/^u/, ''), left);
      if (cube.startsWith('u')) await this.press(say('setGoal.turn'));
    }
  }

  /** `3x(5+2)`: a bracket is a gap. */
  async #layEquations(text: string): Promise<void> {
    const palette = this.page.getByRole('group', { name: say('setGoal.palette') });
    let gap = false;
    let count = 0;
    for (const [, turned = '', sign = ''] of text.replaceAll('*', '^').matchAll(/([su]*)([()0-9+\-x/^r])/g)) {
      if (sign === '(' || sign === ')') {
        gap = true;
        continue;
      }
      await this.#cube(sign, palette).first().click();
      count += 1;
      if (gap && count > 1) await this.press(say('setGoal.gap', { on: 'no' }));
      if (turned) await this.#turned(turned);
      gap = false;
    }
  }

  async #turned(turned: string): Promise<void> {
    const wanted = turned.length === 2 ? /sideways and upside down/ : turned === 's' ? /sideways$/ : /upside down$/;
    for (let tries = 0; tries < 4; tries += 1) {
      await this.press(say('setGoal.turn'));
      const shown = await this.page.locator('.goal-pick').first().getAttribute('aria-label');
      if (shown && wanted.test(shown)) return;
    }
  }

  async #bonus({ cube }: ActionOf<'bonus'>): Promise<void> {
    await this.press(new RegExp(`^(${say('table.bonus')}|${say('table.bonusShort')})$`));
    const beforeGoal = this.page.locator('.goal-ask .goal-palette');
    if (await beforeGoal.isVisible().catch(() => false)) {
      await this.#cube(cube, beforeGoal).first().click();
      await this.page.locator('.goal-ask .btn.p').click();
      return;
    }
    await this.#cube(cube, this.page.locator('.tbl-supply')).first().click();
    await this.#into(cube, 'Forbidden');
  }

  async #move({ type, cube, to }: ActionOf<'move'> | ActionOf<'shift'>): Promise<void> {
    const from = type === 'shift' ? this.page.locator('[data-section="permitted"]') : this.page.locator('.tbl-supply');
    const name = nameOf(this.game, cube);
    if (type === 'shift')
      await this.#button(new RegExp(escaped(name)), from)
        .first()
        .click();
    else await this.#cube(cube, from).first().click();
    await this.#into(cube, { required: 'Required', permitted: 'Permitted', forbidden: 'Forbidden' }[to]);
  }

  async #into(cube: string, section: string): Promise<void> {
    const name = nameOf(this.game, cube);
    await this.press(new RegExp(`^Put .*${escaped(name)} in ${section}$`));
    await this.press(say('table.putItDown'));
  }

  async #block(): Promise<void> {
    await this.page.locator('button.tbl-block:visible').first().click();
  }

  async #challenge({ claim, moved }: ActionOf<'challenge'>): Promise<void> {
    if (claim === 'no-goal') {
      await this.press(new RegExp(`^${say('noGoalSaid.challenge')}`));
      return this.press(say('noGoalSaid.challengeSure'));
    }
    const choice = this.page.locator(`button[data-claim="${claim}"]`);
    if (!(await choice.isVisible().catch(() => false))) await this.#block();
    if (moved) await this.#whichMove(moved as { cube: string; to: string });
    await choice.click();
  }

  /** Where several moves are alike, the latest one. */
  async #whichMove({ cube, to }: { cube: string; to: string }): Promise<void> {
    const list = this.page.getByLabel(say('table.whichMove'));
    if (!(await list.count())) return;
    const section = { required: 'Required', permitted: 'Permitted', forbidden: 'Forbidden' }[to] ?? to;
    const shown = this.game === 'on-sets' ? showOnSets(cube as 'U') : cube;
    const option = list.locator('option').filter({ hasText: new RegExp(`(^|\\s)${escaped(shown)}\\s.*${section}`) });
    await list.selectOption((await option.first().getAttribute('value')) ?? '');
  }

  async #present({ solution, solutions, avoid, moved }: ActionOf<'present'>): Promise<void> {
    const all = (solutions ?? [solution]) as readonly Record<string, unknown>[];
    for (const [index, each] of all.entries()) {
      if (all.length > 1) await this.press(new RegExp(`^${say('paper.solutionNth', { nth: index + 1 })}`));
      await this.#write(each);
    }
    const safe = (avoid ?? all[0]?.avoid) as { cube: string; to: string } | undefined;
    if (safe) {
      await this.page.getByLabel(say('paper.cubeOf')).first().selectOption(safe.cube);
      await this.page
        .locator('.pap-sections button')
        .nth(['required', 'permitted', 'forbidden'].indexOf(safe.to))
        .click();
    }
    if (moved) {
      const { cube, to } = moved as { cube: string; to: string };
      const charged = this.page.getByLabel(say('paper.charged'));
      if (await charged.count()) await charged.selectOption(`${cube} ${to}`).catch(() => {});
    }
    await this.press(say('paper.present'));
    await this.press(say('paper.presentSure'));
  }

  async #write(solution: Record<string, unknown>): Promise<void> {
    const { restrictions = [], setName, equation, wild = {}, blank = '', goal } = solution;
    for (const [cube, means] of Object.entries(wild as Record<string, string>)) {
      const shown = this.game === 'on-sets' ? showOnSets(cube as 'U') : cube;
      await this.press(say('paper.wildKey', { cube: shown }));
      await this.press(say('paper.keyAs', { name: nameOf(this.game, cube), sign: nameOf(this.game, means) }));
    }
    if (goal !== undefined) await this.#ownGoal(goal);
    if (typeof equation === 'string') return this.#fill(say('paper.equation'), equation);
    const lines = restrictions as readonly string[];
    for (const [index, line] of lines.entries()) {
      if (index > 0) await this.press(say('paper.addRestriction'));
      const label = lines.length > 1 && index > 0 ? say('paper.restrictionNth', { nth: index + 1 }) : undefined;
      await this.#fill(label ?? new RegExp(`^${say('paper.restriction')}`), line);
    }
    await this.#fill(say('paper.setName'), String(setName ?? ''));
    const dots = this.page.getByRole('group', { name: say('paper.paintBlank') });
    for (const colour of String(blank)) await this.press(nameOf('on-sets', colour), dots);
  }

  async #fill(label: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByRole(
      'textbox',
      typeof label === 'string' ? { name: label, exact: true } : { name: label },
    );
    await field.first().focus();
    await field.first().fill('');
    // A meaning within the line has no key of its own.
    if (this.known.pen === 'palette' && !text.includes(':')) await this.#tap(text);
    else await field.first().fill(text);
  }

  /** Writes with the keys of the palette, one piece after another. */
  async #tap(text: string): Promise<void> {
    const palette = this.page.getByRole('group', { name: say('paper.palette'), exact: true });
    for (const [, turned = '', sign = ''] of text.replaceAll('*', '^').matchAll(/([su]*)(\S)/g)) {
      // The Goal is one key.
      if (this.game === 'equations' && sign === '=') return this.press(say('paper.equalsGoal'), palette);
      if (sign === '(' || sign === ')')
        await this.press(say(sign === '(' ? 'expression.open' : 'expression.close'), palette);
      else {
        const name = nameOf(this.game, sign);
        const key = new RegExp(`^((red|blue|green|black) )?${escaped(name)}(, used| as .*)?$`);
        await palette
          .locator('button:not([aria-disabled="true"])')
          .and(palette.getByRole('button', { name: key }))
          .first()
          .click();
      }
      for (let times = ['', 'u', 's', 'su'].indexOf(turned); times > 0; times -= 1)
        await this.press(say('paper.turnCube'), palette);
    }
  }

  async #ownGoal(goal: unknown): Promise<void> {
    if (this.game === 'equations') {
      const text = typeof goal === 'string' ? goal : String((goal as { text: unknown }).text);
      return this.#fill(say('paper.goalLine'), text);
    }
    const { cubes, shape } = goal as { cubes: readonly string[]; shape: string };
    const group = this.page.getByRole('group', { name: say('paper.ownGoal') });
    for (const [at, cube] of cubes.entries()) {
      const face = cube.replace(/^u/, '');
      await this.press(say('paper.layDigit', { name: face }), group);
      if (cube.startsWith('u')) await group.locator('.cubes').first().locator('button').nth(at).click();
    }
    const at = (SHAPES[cubes.length] ?? []).indexOf(shape);
    if (at > 0) await group.locator('.pap-shapes button').nth(at).click();
  }

  /** Opens the paper of this writer. A paper that is alone has no tab. */
  async #paperOf(writer: Player): Promise<void> {
    const tab = this.page.locator(`#ck-tab-${writer}`);
    if (await tab.count()) await tab.click();
  }
}

/** The Restrictions and the Set-Name of a Solution, or of a copy of it. */
function linesOf(solution: unknown): string[] {
  if (typeof solution === 'string') return [solution];
  const { restrictions = [], setName = '' } = (solution ?? {}) as {
    restrictions?: readonly string[];
    setName?: string;
  };
  return [...restrictions.filter((line) => line.trim() !== ''), setName];
}

const bare = (line: string): string => line.replace(/[\s()]/g, '');

/** How many brackets stand before each piece, and behind the last one. A piece is a cube or a bracket of the paper itself. */
function bracketsIn(line: string): number[] {
  const counts: number[] = [];
  let now = 0;
  for (const sign of line.replace(/\s/g, '')) {
    if (sign === '(' || sign === ')') now += 1;
    else {
      counts.push(now);
      now = 0;
    }
  }
  return [...counts, now];
}
