// The officials' side at the real server: what players and a judge do to each other by clicking, and what the others see of it.
import type { Acted, MatchView } from '@openshake/rules';
import { expect, test } from 'vitest';
import { expectPeace, openTable, Person } from './support/officials.ts';
import { nextDeed } from './support/purpose.ts';
import { say } from './support/say.ts';
import { serving } from './support/serving.ts';
import { openServer } from './support/site.ts';

const server = serving(openServer);

const person = (name: string) => Person.at(server.address, name, 'on-sets');

/** The player who has to act does the plainest thing, until the match has come that far. */
async function playOn(players: readonly Person[], until: (view: MatchView) => boolean): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    const [one] = players;
    if (!one || until(one.view)) return;
    const next = players
      .map((each) => ({ each, deed: nextDeed(each.view, 'on-sets') }))
      .find(({ each, deed }) => deed && isAwaited(each.view));
    if (!next?.deed) throw new Error(`Nobody has anything to do: ${JSON.stringify(one.view.phase)}`);
    await next.each.does(next.deed, players);
  }
  throw new Error('The match did not come so far.');
}

/** Whether the table waits for this viewer. */
const isAwaited = ({ tasks, phase, viewer }: MatchView): boolean =>
  phase.player === viewer || tasks.some(({ player }) => player === viewer);

const by = <Type extends Acted['type']>(seat: string, type: Type, more: object = {}): Acted =>
  ({ type, by: seat, ...more }) as Acted;

test('a judge, three players and whoever opened the table', async () => {
  const { address } = server;
  const ana = await person('Ana');
  const code = await openTable(ana, address, {
    book: 'agloa-onsets-2023',
    division: 'elementary',
    seats: 3,
    officiating: 'table',
  });
  const [joy, ben, cy] = await Promise.all([person('Joy'), person('Ben'), person('Cy')]);
  await joy.join(address, code, 'judge');
  await ben.join(address, code, 'player');
  await cy.join(address, code, 'player');
  const players = [ana, ben, cy];
  const all = [...players, joy];
  for (const each of all) await each.sees(({ phase }) => phase.name === 'start', 'that the match began');
  await joy.reads(say('official.nothing'));
  await playOn(players, ({ phase }) => phase.name === 'goal');

  // A move out of turn stands until somebody charges it; then the cube goes back.
  const setter = players.find(({ view, seat }) => view.phase.player === seat) ?? ana;
  const digits = setter.view.table.resources.filter((cube) => /^\d$/.test(cube));
  await setter.does(by(setter.seat, 'set-goal', { goal: { shape: 'single', cubes: digits.slice(0, 1) } }), all);
  await ben.sees(({ phase }) => phase.name === 'move', 'that the Goal stands');
  const others = players.filter((each) => each !== setter);
  const next = others.find(({ view, seat }) => view.phase.player === seat) ?? ben;
  const third = others.find((each) => each !== next) ?? cy;
  const [cube = 'B'] = third.view.table.resources.filter((each) => /^[BRGY]$/.test(each));
  await third.does(by(third.seat, 'move', { cube, to: 'permitted' }), all);
  for (const each of all) await each.sees(({ table }) => table.mat.permitted.length === 1, 'the cube in Permitted');
  const notice = third.page.locator('.tbl-notice');
  const stands = say('table.stands', { why: '' }).trim();
  await expect.poll(() => notice.innerText()).toContain(stands);
  await setter.does(by(setter.seat, 'charge'), all);
  for (const each of all) {
    await each.sees(({ table }) => table.mat.permitted.length === 0, 'that the cube went back');
    await each.reads(/charges .* and is right/);
  }
  // What was said of the action gives way to the charge, in the same place.
  await expect.poll(() => notice.innerText()).toMatch(/charges .* and is right/);
  expect(await notice.innerText()).not.toContain(stands);
  // There is nothing more to charge, and it costs nothing to ask.
  await next.does(by(next.seat, 'charge'), all);
  await next.reads(/nothing|illegal/);

  // Somebody leaves, is missed, and comes back.
  await third.menu(say('table.leave'));
  await third.press(say('table.leaveNow'));
  for (const each of [setter, joy]) await each.reads(new RegExp(`${each.called(third.seat)} leaves`));
  await third.reads(say('table.left'));
  await third.press(say('table.return'));
  for (const each of [setter, joy]) await each.reads(new RegExp(`${each.called(third.seat)} returns`));

  // The block costs a point when nothing is claimed; it counts once the judge has initialed it.
  await third.does(by(third.seat, 'pick-up-block'), all);
  await setter.reads(say('table.blockHeld', { player: setter.called(third.seat) }));
  await third.does(by(third.seat, 'put-down-block'), all);
  for (const each of players) {
    await each.reads(say('official.pendingShort', { count: 1 }));
    expect(each.view.penalties.map(({ player, counted }) => [player, counted])).toEqual([[third.seat, false]]);
  }
  await joy.press(say('official.do.approve-penalty'));
  for (const each of all) {
    await each.reads(/^a judge approves/i);
    expect(each.view.penalties.map(({ player, counted }) => [player, counted])).toEqual([[third.seat, true]]);
  }

  // A question in a player's own words, and its answer.
  const question = 'May I stand up to see the cards?';
  await next.menu(say('official.callJudge'));
  await next.page.getByLabel(say('official.question')).fill(question);
  await next.press(say('official.send'));
  await next.reads(say('official.asked', { count: 1 }));
  await joy.reads(say('official.asks', { name: joy.called(next.seat), question }));
  await joy.press(say('official.yes'), joy.office);
  for (const each of players) await each.reads(new RegExp(`rules yes: .*${question.slice(0, 12)}`));

  // A warning, and a point taken after it. Without the warning it is refused on the spot.
  await joy.order('warn', { who: joy.called(third.seat) });
  for (const each of players) await each.reads(new RegExp(`a judge warns ${each.called(third.seat)}`, 'i'));
  await joy.order('penalize', { who: joy.called(third.seat) });
  for (const each of all) await each.sees(({ penalties }) => penalties.length === 2, 'that a point was taken');

  // Papers: one that can be read in two ways, and one that equals nothing.
  await next.does(by(next.seat, 'challenge', { claim: 'impossible' }), all);
  for (const each of all) await each.sees(({ phase }) => phase.name === 'write', 'that papers are written');
  await setter.does(by(setter.seat, 'present', { solution: { setName: 'B - R - B' } }), all);
  await third.does(by(third.seat, 'present', { solution: { setName: 'V - V' } }), all);
  await playOn(players, ({ phase }) => phase.name === 'check');
  for (const each of all)
    await each.reads(say('checking.wrote', { you: each === setter ? 'yes' : 'no', name: each.called(setter.seat) }));

  // A reason that does not hold is set aside.
  await third.reject('reason.setName.relation');
  for (const each of [next, joy]) await each.reads(/rejection is set aside/);
  // Grouped by hand, the first reading is empty, whatever the cards are.
  const tapGap = (kind: 'open' | 'close', gap: number) => next.press(say('checking.gap', { kind, gap, brackets: 0 }));
  await tapGap('open', 1);
  await tapGap('close', 4);
  await next.press(say('checking.reject', { reading: 'yes' }));
  await next.sure(say('checking.rejectYes'));
  for (const each of all) {
    await each.sees(({ checking }) => checking?.current === third.seat, 'that the first paper is settled');
    await each.tab(setter);
    await each.reads(/rejected it, with good reason/);
    await each.tab(third);
  }

  // Whether a Solution equals the Goal is for the judge to say.
  await setter.press(say('checking.askEquals'));
  await setter.press(say('checking.askEqualsYes'));
  await joy.reads(say('official.equals', { name: joy.called(setter.seat), writer: joy.called(third.seat) }));
  for (const each of players) await each.reads(/asks? a judge/i);
  await joy.press(say('official.no'), joy.office);
  for (const each of all) {
    await each.sees(({ shakes }) => shakes[0]?.scores !== undefined, 'that the shake is scored');
    await each.reads(say('verdict.how', { how: 'ruled' }));
    await each.press(say('points.goOn', { over: 'no' }));
    expect(each.view.shakes[0]?.penalties[third.seat]).toBe(-2);
  }

  // Whoever opened the table ends the round, and a player who asks for another score gets it once all have signed.
  await ana.direct();
  await ana.press(say('official.do.end-round'), ana.office);
  await ana.press(say('official.do'), ana.office);
  for (const each of all) await each.reads(say('over.standing'));
  await next.press(say('over.correct'));
  const score = (next.view.shakes[0]?.scores?.[next.seat] ?? 0) + 1;
  const form = next.page.locator('.rd-correcting form');
  await form.locator('select').nth(1).selectOption(next.seat);
  await form.locator('input').fill(String(score));
  await next.press(say('over.ask'));
  for (const each of all) await each.sees(({ corrections }) => corrections.length === 1, 'the correction');
  // An appeal waits for a judge, and signing gives it up.
  await third.press(say('over.appeal'));
  await third.press(say('checking.askEqualsYes'));
  await joy.reads(say('official.appeals', { name: joy.called(third.seat) }));
  await third.reads(say('over.appealed'));
  for (const each of players) {
    await each.press(say('over.sign'));
    await each.reads(say('over.youSigned'));
  }
  for (const each of all) {
    await each.reads(say('over.allSigned'));
    expect(each.view.shakes[0]?.scores?.[next.seat]).toBe(score);
    expect(each.view.questions).toEqual([]);
  }

  // The judge gets up, and the same people play again.
  await joy.menu(say('official.getUp'));
  await joy.press(say('official.getUpYes'));
  await joy.reads(say('home.title'));
  const before = ana.page.url();
  for (const each of players) await each.press(say('over.rematch'));
  for (const each of players) {
    await each.sees(({ phase, shakes }) => phase.name === 'start' && shakes.length === 0, 'the new match');
    expect(each.page.url()).not.toBe(before);
  }
  expectPeace(all);
});

test('flubs, sides and Force Out by the book of 2011', async () => {
  const { address } = server;
  const ana = await person('Ana');
  const wish = { book: 'mlag-onsets-basic-2011', division: 'middle', seats: 3, officiating: 'strict' } as const;
  const code = await openTable(ana, address, wish);
  const [ben, cy] = await Promise.all([person('Ben'), person('Cy')]);
  await ben.join(address, code, 'player');
  await cy.join(address, code, 'player');
  const players = [ana, ben, cy];
  for (const each of players) await each.sees(({ phase }) => phase.name === 'start', 'that the match began');

  // Somebody says that the Goal cannot be reached, and the third player joins a side.
  await playOn(players, ({ phase }) => phase.name === 'goal');
  const setter = players.find(({ view, seat }) => view.phase.player === seat) ?? ana;
  const [one = ben, other = cy] = players.filter((each) => each !== setter);
  const digit = setter.view.table.resources.find((cube) => /^\d$/.test(cube)) ?? '';
  await setter.does(by(setter.seat, 'set-goal', { goal: { shape: 'single', cubes: [digit] } }), players);
  await one.sees(({ phase }) => phase.name === 'move', 'that the Goal stands');
  await one.does(by(one.seat, 'challenge', { claim: 'p-flub' }), players);
  for (const each of players) await each.reads(/P Flub/);
  await other.does(by(other.seat, 'join', { side: 'challenger' }), players);
  for (const each of players) await each.sees(({ writing }) => writing?.sides[other.seat] === 'challenger', 'the side');
  await playOn(players, ({ shakes }) => shakes.length === 1);
  for (const each of players) await each.reads(new RegExp(`${each.called(one.seat)}|You`));

  // A Mover forces out, and another says that there was a safe move.
  await playOn(players, ({ phase }) => phase.name === 'move');
  const mover = players.find(({ view, seat }) => view.phase.player === seat) ?? ana;
  const [against = ben, last = cy] = players.filter((each) => each !== mover);
  await mover.does(by(mover.seat, 'force-out'), players);
  for (const each of players) await each.sees(({ writing }) => writing?.occasion === 'force-out', 'the Force Out');
  await against.does(by(against.seat, 'challenge', { claim: 'force-out-a' }), players);
  for (const each of players) await each.reads(/Force Out A/);
  await last.does(by(last.seat, 'join', { side: 'mover' }), players);
  await playOn(players, ({ shakes }) => shakes.length === 2);
  expectPeace(players);
});
