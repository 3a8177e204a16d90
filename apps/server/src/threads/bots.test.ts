// Bots that think in real threads: as good as bots beside the room, whatever becomes of their threads.
import { createBot, isLevel, LEVELS } from '@openshake/bots';
import { same } from '@openshake/host';
import type { MatchView } from '@openshake/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { type BotTable, playTable } from '../testing/botTable.ts';
import { openThreads } from './openThreads.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const notes: string[] = [];
// On a busy machine a thought may take long, and a bot that has to decide would do something else.
const threads = openThreads({ workers: 2, thinkingMs: 120_000, log: { note: (what) => notes.push(what) } });
afterAll(() => threads.close());

const equations: BotTable = {
  book: 'mlag-equations-basic-2018',
  division: 'elementary',
  levels: ['perfect', 'first-term'],
  shakes: 1,
  seed: 7,
};
const onSets: BotTable = { ...equations, book: 'agloa-onsets-2023', division: 'senior', levels: ['team', 'club'] };

describe('a bot in a thread', () => {
  it.each([
    ['Equations', equations],
    ['On-Sets', onSets],
    [
      'a table that officiates itself',
      { ...onSets, officiating: 'table', levels: ['first-week', 'first-term', 'perfect'] },
    ],
  ] as const)('plays as it would beside the room: %s', async (_, table) => {
    const away = await playTable(table, threads);
    const beside = await playTable(table, threads, (level, seat, seed) => {
      if (!isLevel(level)) throw new RangeError(level);
      return createBot({ level, seat, seed, pace: 1 });
    });
    expect(away).toMatchObject({ isOver: true, troubles: [] });
    expect(same(away.store.rows(1), beside.store.rows(1))).toBe(true);
  });

  it('goes on in a new thread when its thread dies in the middle of a thought', async () => {
    let asked = 0;
    let ended = 0;
    const { threadsDied = 0 } = threads.metrics();
    const endThread = () => {
      const busy = [...threads.desks.quick, ...threads.desks.deep].filter(({ isBusy }) => isBusy);
      ended += busy.length;
      for (const { thread } of busy) void thread?.terminate();
    };
    const asks = () => {
      asked += 1;
      // The question is on its way first.
      if (asked % 12 === 5) setImmediate(endThread);
    };
    const table = await playTable({ ...equations, asks }, threads);
    expect(table).toMatchObject({ isOver: true, troubles: [] });
    expect(ended).toBeGreaterThan(1);
    expect(threads.metrics()).toMatchObject({ threadsDied: threadsDied + ended, botsFailed: 0, bots: 0 });
    expect(notes).toEqual(Array(ended).fill('thread-died'));
  });

  it('is overtaken by a newer question, and a quick bot does not wait for one that thinks', async () => {
    const views: MatchView[] = [];
    const asks = (_: string, view: MatchView) => {
      if (view.phase.name === 'goal' && view.phase.player === view.viewer) views.push(view);
    };
    await playTable({ ...equations, levels: ['perfect', 'perfect'], asks }, threads);
    const [goal] = views;
    if (!goal) throw new Error('Nobody set a Goal.');
    const seat = (level: string) =>
      threads.seat({
        level,
        seat: goal.viewer,
        seed: 1,
        pace: 1,
        seen: () => Promise.resolve([goal]),
        isWatched: () => true,
      });
    const [deep, quick] = [seat('perfect'), seat('first-week')];
    const { botsDropped = 0 } = threads.metrics();
    const first = deep.act(goal);
    await new Promise(setImmediate);
    expect(threads.desks.deep[0]?.isBusy).toBe(true);
    const second = deep.act(goal);
    const other = quick.act({ ...goal, phase: { ...goal.phase, player: 'b' } as MatchView['phase'] });
    await new Promise(setImmediate);
    // The quick one has a thread of its own, while the deep one still thinks.
    expect([threads.desks.deep[0]?.isBusy, threads.desks.quick[0]?.isBusy]).toEqual([true, true]);
    expect(await first).toBeNull();
    await other;
    expect(await second).toMatchObject({ action: { type: 'set-goal' } });
    expect(threads.metrics().botsDropped).toBe(botsDropped + 1);
    deep.close();
    quick.close();
  });

  it('that has no time to think decides with what it knows, and the match goes on', async () => {
    const hurried = openThreads({ workers: 1, thinkingMs: 1, log: { note: (what) => notes.push(what) } });
    const table = await playTable({ ...equations, levels: ['perfect', 'champion'] }, hurried);
    expect(table).toMatchObject({ isOver: true, troubles: [] });
    const { botsAnswered = 0, botsBusyMs = 0 } = hurried.metrics();
    console.log(`${botsAnswered} hurried deeds took ${(botsBusyMs / botsAnswered).toFixed(1)} ms each`);
    await hurried.close();
  });

  it('at a table that somebody watches does not wait for the many that nobody watches', async () => {
    const one = openThreads({ workers: 1, thinkingMs: 120_000, log: { note: (what) => notes.push(what) } });
    const crowd = Array.from({ length: 40 }, (_, nth) =>
      playTable({ ...onSets, levels: ['club', 'club', 'club'], seed: 500 + nth, isWatched: false }, one),
    );
    await expect.poll(() => one.metrics().botsWaiting).toBeGreaterThan(80);
    const before = one.metrics();
    const watched = await playTable({ ...onSets, levels: ['club', 'club'] }, one);
    const after = one.metrics();
    expect(watched).toMatchObject({ isOver: true, troubles: [] });
    const answers = (after.botsAnswered ?? 0) - (before.botsAnswered ?? 0);
    const own = watched.asked;
    console.log(`${own} questions of the watched table were answered within ${answers} answers, beside 120 other bots`);
    expect(answers).toBeLessThan(3 * own);
    expect(after.botsWaiting).toBeGreaterThan(80);
    // Nobody is left out for good.
    expect((await Promise.all(crowd)).filter(({ isOver }) => !isOver)).toEqual([]);
    await one.close();
  });

  it('of a level that nobody knows fails, and the others play on', async () => {
    const table = await playTable({ ...onSets, levels: ['grandmaster', 'club'], shakes: 1 }, threads);
    expect(table.troubles.length).toBeGreaterThan(0);
    expect((await playTable(onSets, threads)).isOver).toBe(true);
  });

  const TABLES = long ? 120 : 24;
  it(`${TABLES} tables at once, of mixed levels, finish their matches`, async () => {
    const tables = Array.from({ length: TABLES }, (_, at): BotTable => {
      const level = (seat: number) => LEVELS[(at + 2 * seat) % LEVELS.length] ?? 'club';
      const levels = at % 2 === 0 ? [level(0), level(1)] : [level(0), level(1), level(2)];
      const base = at % 4 === 0 ? equations : onSets;
      return { ...base, levels, officiating: at % 3 === 0 ? 'table' : 'strict', seed: 1_000 + 10 * at };
    });
    const seats = tables.reduce((count, { levels }) => count + levels.length, 0);
    const began = performance.now();
    const played = await Promise.all(tables.map((table) => playTable(table, threads)));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${seats} bots at ${TABLES} tables, seeds from 1000: ${seconds} s`, threads.metrics());
    expect(played.filter(({ isOver, troubles }) => !isOver || troubles.length > 0)).toEqual([]);
    expect(threads.metrics()).toMatchObject({ bots: 0, botsWaiting: 0 });
  });
});
