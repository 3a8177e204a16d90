// How children play: their wrong papers break the rules that children break, and they stay within the time limits.
import { createBot, LEVELS, type LevelName } from '@openshake/bots';
import { judgedPaper, type MatchState } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, it, test } from 'vitest';
import { flubbed } from '../table/support/flubs.ts';
import { CUBES_WITH_RELATIONS, TestTable } from '../table/support/testTable.ts';
import { everyTable, play } from './selfPlay.ts';

const SEEDS = 500;
/** At these tables, each child must learn all Solutions of a Goal. */
const FEW = 60;

/** The rules that children's papers break at this table, over many children. */
function brokenBy(level: LevelName, table: TestTable, seat: string, seeds = SEEDS): Set<string> {
  const broken = new Set<string>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    const action = createBot({ level, seat, seed, pace: 0 }).act(table.view(seat))?.action;
    if (action?.type !== 'present') continue;
    const { by: _by, type: _type, ...paper } = action;
    for (const { rule } of judgedPaper(asChecked(table.state, seat, paper), seat, { at: 0, search }).reasons)
      broken.add(rule);
  }
  return broken;
}

/** The match with this paper on the table. */
function asChecked(match: MatchState, writer: string, paper: object): MatchState {
  const { phase } = match;
  if (phase.name !== 'write') throw new Error('Nobody is writing.');
  const { name: _, ...writing } = phase;
  const answers = { [writer]: { paper, changed: false } };
  return { ...match, phase: { name: 'check', ...writing, answers, papers: [], current: writer } };
}

describe('the slips of children', () => {
  it(`forget what is Required, use a cube twice, miscount: ${SEEDS} children from seed 1`, () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { players: 'ann bob' })
      .withGoal({ shape: 'single', cubes: ['3'] })
      .moves('B required', 'R required', 'A required', 'V forbidden')
      .does('bob', 'challenge', { claim: 'impossible' });
    const broken = brokenBy('first-term', table, 'ann');
    expect([...broken]).toEqual(expect.arrayContaining(['cubes.required', 'cubes.available', 'value.equalsGoal']));
  });

  it(`leave out grouping: ${SEEDS} children from seed 1`, () => {
    const table = new TestTable('agloa-onsets-2023', 'elementary', { players: 'ann bob' })
      .withGoal({ shape: 'single', cubes: ['3'] })
      .moves('B required', 'U required', 'N required', 'R required')
      .does('bob', 'challenge', { claim: 'impossible' });
    expect([...brokenBy('first-term', table, 'ann')]).toContain('value.everyReading');
  });

  it(`take ′ and V over all the cards though a Restriction took some: ${SEEDS} children from seed 1`, () => {
    const table = new TestTable('agloa-onsets-2023', 'middle', { players: 'ann bob' })
      .withGoal({ shape: 'single', cubes: ['3'] }, CUBES_WITH_RELATIONS)
      .moves("' required", 'C required')
      .does('bob', 'challenge', { claim: 'impossible' });
    expect([...brokenBy('team', table, 'ann')]).toContain('value.equalsGoal');
  });

  it(`forget the avoid move: ${SEEDS} children from seed 1`, () => {
    const table = flubbed({ players: 'ann bob' }).does('bob', 'challenge', { claim: 'a-flub' });
    expect([...brokenBy('first-week', table, 'bob')]).toContain('avoid.presented');
  });

  it(`happen in Equations as well: ${FEW} children from seed 1`, () => {
    const table = new TestTable('mlag-equations-basic-2018', 'middle', { players: 'ann bob' })
      .withGoal('12')
      .moves('3 required', '+ required')
      .does('bob', 'challenge', { claim: 'impossible' });
    const broken = brokenBy('first-week', table, 'ann', FEW);
    expect(broken.size).toBeGreaterThan(1);
  });
});

describe('time', () => {
  const tables = everyTable.filter(
    ({ book, clocks, players, officiating }) =>
      !book.includes('equations') && clocks === 'book' && players.length === 3 && officiating === 'table',
  );

  it('is taken by every level, and no limit is missed, from seed 7400000', async () => {
    for (const [index, level] of LEVELS.entries()) {
      const setup = tables[(index * 5) % tables.length];
      if (!setup) throw new Error('There is no such table.');
      const waits: number[] = [];
      const { table, stuck } = await play({
        setup,
        levels: [level],
        seed: 7_400_000 + index,
        pace: 1,
        watch: ({ deed }) => waits.push(deed?.after ?? 0),
      });
      expect(stuck).toBe(false);
      expect(table.match.penalties.filter(({ rule }) => rule === 'time.penalty')).toEqual([]);
      expect(Math.max(...waits)).toBeGreaterThan(5_000);
      // A shake takes minutes, not seconds and not hours.
      expect(table.match.at).toBeGreaterThan(30_000);
      expect(table.match.at).toBeLessThan(1_800_000);
    }
  });

  /** A player who would think for hours without a limit. */
  const slowly = (table: TestTable, seat: string) => {
    const deed = createBot({ level: 'perfect', seat, seed: 3, pace: 1_000 }).act(table.view(seat));
    return { type: deed?.action.type, after: deed?.after };
  };

  test('[mlag-onsets-basic-2019 XI-A-1-e, VIII-B] ends with the limit of the block, and of the right to challenge a last cube', () => {
    const held = new TestTable('mlag-onsets-basic-2019', 'senior').withGoal().does('cy', 'pick-up-block');
    expect(slowly(held, 'cy')).toEqual({ type: 'put-down-block', after: 12_000 });
    const last = new TestTable('mlag-onsets-basic-2019', 'senior', { players: 'ann bob' })
      .withGoal()
      .moves('V forbidden', 'V forbidden', 'A forbidden')
      .playedDownTo(1, 'forbidden');
    last.moves(`${last.cubes[0]} permitted`);
    const challenger = last.state.shake?.lastMover === 'ann' ? 'bob' : 'ann';
    expect(slowly(last, challenger)).toEqual({ type: 'challenge', after: 57_000 });
  });

  it('passes while others act: when asked again, a bot has less thinking left', () => {
    const table = new TestTable('mlag-onsets-basic-2019', 'senior').withGoal();
    const bot = createBot({ level: 'club', seat: 'bob', seed: 3 });
    const first = bot.act(table.view('bob'))?.after ?? 0;
    table.does('cy', 'call-judge', { question: 'May I open the window?' });
    expect(bot.act(table.view('bob'))?.after).toBe(first - 1_000);
    expect(createBot({ level: 'club', seat: 'bob', seed: 3, pace: 0 }).act(table.view('bob'))?.after).toBe(0);
  });
});
