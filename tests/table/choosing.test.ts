// Choosing variations: in order, how many, what is improper, and what that costs.
import { type BookId, type DivisionId, imagine, variationCounts } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS, either } from './support/adventurousBooks.ts';
import { CARDS, CUBES, CUBES_WITH_RELATIONS, type TableOptions, TestTable } from './support/testTable.ts';

const wild = (cube: string) => ({ name: 'wild-cube', cube });
const need = (cube: string) => ({ name: 'required-cube', cube });
const named = (name: string) => ({ name });
const choose = (...variations: unknown[]) => ({ variations });
const SOLO = { players: 'ann bob', variations: true } as const;
const GOAL = { goal: { shape: 'single', cubes: ['3'] } };

const begun = (book: BookId, division: DivisionId, options: TableOptions = {}, cubes?: string, cards?: string) =>
  new TestTable(book, division, { variations: true, ...options }).started(cubes, cards);
const atTable = (book: BookId, division: DivisionId, options: TableOptions = {}, cubes?: string) =>
  begun(book, division, { officiating: 'table', ...options }, cubes);

test.each([
  ['agloa-onsets-2023', 'junior', SOLO],
  ['agloa-onsets-2023', 'junior', {}],
  ['mlag-onsets-adventurous-2017', 'senior', {}],
] as const)('how many a player chooses is known from the view: %s %s %j', (book, division, options) => {
  const table = begun(book, division, options, CUBES_WITH_RELATIONS);
  for (const player of table.state.players) {
    expect(table.phase).toMatchObject({ name: 'variations', player });
    const { least, most } = variationCounts(imagine(table.view(player)), player);
    const offered = [wild('B'), need('U'), named('two-operations'), named('multiple-operations')];
    for (const count of [least - 1, most + 1])
      expect(table.refused(player, 'choose-variations', choose(...offered.slice(0, count)))).toBe('II-C-3');
    const legal = table.legal(player).find(({ type }) => type === 'choose-variations');
    const choices = legal?.open ? legal.choices : [];
    const action = choices.find(({ breaks }) => breaks === undefined)?.action;
    if (action?.type !== 'choose-variations') throw new Error('Nothing can be chosen.');
    expect(action.variations).toHaveLength(least);
    table.does(player, 'choose-variations', choose(...action.variations));
  }
});

describe.each(ADVENTUROUS)('%s', (book) => {
  test('[agloa-onsets-2023 II-C, II-C-1, II-C-1-c; mlag-onsets-adventurous-2017 II-C, II-C-1, II-C-1-c] the Goal-setter chooses first, then play goes left; each choice has its blank and its chooser', () => {
    const table = begun(book, 'elementary');
    expect(table.phase).toMatchObject({ name: 'variations', player: 'ann' });
    expect(table.refused('bob', 'choose-variations', choose(wild('B')))).toBe('II-C-1');
    table.does('ann', 'choose-variations', choose(wild('B')));
    expect(table.refused('cy', 'choose-variations', choose(need('U')))).toBe('II-C-1');
    expect(table.refused('ann', 'set-goal', GOAL)).toBe('III-A');
    table.does('bob', 'choose-variations', choose(need('U')));
    table.does('cy', 'choose-variations', choose(named('two-operations')));
    expect(table.phase).toMatchObject({ name: 'goal', player: 'ann' });
    expect(table.view('audience').table.variations).toEqual([
      { name: 'wild-cube', cube: 'B', by: 'ann' },
      { name: 'required-cube', cube: 'U', by: 'bob' },
      { name: 'two-operations', by: 'cy' },
    ]);
    expect(table.refused('ann', 'choose-variations', choose(named('multiple-operations')))).toBe('II-C-1');
  });

  test('[agloa-onsets-2023 II-C; mlag-onsets-adventurous-2017 II-C] nobody chooses before the roll and the deal are done, or at a table without variations', () => {
    const early = new TestTable(book, 'elementary', { variations: true });
    expect(early.refused('ann', 'choose-variations', choose(wild('B')))).toBe('II-C-1');
    const without = new TestTable(book, 'elementary').started();
    expect(without.phase.name).toBe('goal');
    expect(without.refused('ann', 'choose-variations', choose(wild('B')))).toBe('II-C-1');
  });

  test.each(['elementary', 'middle', 'junior'] as const)(
    '[agloa-onsets-2023 II-C-3; mlag-onsets-adventurous-2017 II-C-3] two players in %s: the Goal-setter chooses one, the other two',
    (division) => {
      const table = begun(book, division, SOLO, division === 'elementary' ? CUBES : CUBES_WITH_RELATIONS);
      expect(table.refused('ann', 'choose-variations', choose(wild('B'), named('two-operations')))).toBe('II-C-3');
      expect(table.refused('ann', 'choose-variations', choose())).toBe('II-C-3');
      table.does('ann', 'choose-variations', choose(wild('B')));
      expect(table.refused('bob', 'choose-variations', choose(need('U')))).toBe('II-C-3');
      expect(table.refused('bob', 'choose-variations', choose(need('U'), need('R'), named('two-operations')))).toBe(
        'II-C-3',
      );
      const legal = table.legal('bob').find(({ type }) => type === 'choose-variations');
      const listed = legal?.open ? legal.choices : [];
      expect(listed.length).toBeGreaterThan(10);
      for (const { action, breaks } of listed) {
        expect(breaks).toBeUndefined();
        expect(action).toMatchObject({ variations: [{}, {}] });
      }
      table.does('bob', 'choose-variations', choose(need('U'), named('shift-from-permitted')));
      expect(table.phase.name).toBe('goal');
    },
  );

  test.each(['elementary', 'middle', 'junior'] as const)(
    '[agloa-onsets-2023 II-C-3; mlag-onsets-adventurous-2017 II-C-3] three players in %s choose one each',
    (division) => {
      const table = begun(book, division);
      expect(table.refused('ann', 'choose-variations', choose(wild('B'), named('two-operations')))).toBe('II-C-3');
      table.does('ann', 'choose-variations', choose(wild('B')));
      expect(table.refused('bob', 'choose-variations', choose(need('U'), named('two-operations')))).toBe('II-C-3');
    },
  );

  test('[agloa-onsets-2023 II-C-3; mlag-onsets-adventurous-2017 II-C-3] in Senior, everybody chooses one or two, with two or three players', () => {
    const three = begun(book, 'senior');
    expect(three.refused('ann', 'choose-variations', choose())).toBe('II-C-3');
    three.does('ann', 'choose-variations', choose(wild('B'), named('two-operations')));
    three.does('bob', 'choose-variations', choose(named('two-solutions')));
    expect(
      three.refused('cy', 'choose-variations', choose(need('U'), named('absolute-value'), named('blank-card-wild'))),
    ).toBe('II-C-3');
    three.does('cy', 'choose-variations', choose(need('U'), named('absolute-value')));
    expect(three.phase.name).toBe('goal');
    const two = begun(book, 'senior', SOLO);
    two.does('ann', 'choose-variations', choose(named('two-solutions'), named('absolute-value')));
    two.does('bob', 'choose-variations', choose(wild('B')));
    expect(two.phase.name).toBe('goal');
  });

  test('[agloa-onsets-2023 II-C-3, X-D; mlag-onsets-adventurous-2017 II-C-3, X-D] with one of three away, the rule for two players applies', () => {
    const table = new TestTable(book, 'junior', { variations: true }).does('cy', 'leave').started();
    table.does('ann', 'choose-variations', choose(wild('B')));
    expect(table.refused('bob', 'choose-variations', choose(need('U')))).toBe('II-C-3');
    table.does('bob', 'choose-variations', choose(need('U'), named('two-operations')));
    expect(table.phase.name).toBe('goal');
  });

  describe('improper choices', () => {
    const improper = (division: DivisionId, pick: object, cubes = CUBES, cards = CARDS) =>
      begun(book, division, {}, cubes, cards).refused('ann', 'choose-variations', choose(pick));

    test('[agloa-onsets-2023 II-C-2, II-C-2#examples; mlag-onsets-adventurous-2017 II-C-2] a cube that was not rolled, a digit, no blank, no such name', () => {
      const few = "1 2 3 B B R R G G B B U U U ' V A V";
      expect(improper('elementary', wild('Y'), few)).toBe('II-C-2');
      expect(improper('elementary', need('-'), few)).toBe('II-C-2');
      expect(improper('elementary', need('3'))).toBe('II-C-2');
      expect(improper('elementary', wild('1'))).toBe('II-C-2');
      expect(improper('elementary', named('wild-cube'))).toBe('II-C-2');
      expect(improper('elementary', named('no-such-thing'))).toBe('II-C-2');
      expect(improper('elementary', need("'"), few)).toBeUndefined();
    });

    test('[agloa-onsets-2023 II-C-2, XIII-A; mlag-onsets-adventurous-2017 II-C-2] a variation that is not on the division’s list', () => {
      expect(improper('elementary', named('absolute-value'))).toBe('II-C-2');
      expect(improper('elementary', named('no-null-restrictions'))).toBe('II-C-2');
      expect(improper('middle', named('blank-card-wild'))).toBe('II-C-2');
      expect(improper('middle', named('two-solutions'))).toBe('II-C-2');
      expect(improper('junior', named('symmetric-difference'))).toBe('II-C-2');
      expect(improper('junior', named('two-solutions'))).toBe('II-C-2');
      expect(improper('senior', named('two-solutions'))).toBeUndefined();
    });

    test('[agloa-onsets-2023 II-C-2, XIII-C-1, XIII-C-2, XIII-C-3; mlag-onsets-adventurous-2017 II-C-2, XIII-C-1, XIII-C-2, XIII-C-3] a variation of every shake in Junior and Senior', () => {
      for (const division of ['junior', 'senior'] as const)
        for (const name of [
          'multiple-operations',
          'union-intersection-interchangeable',
          'universe-null-interchangeable',
        ]) {
          expect(improper(division, named(name))).toBe('II-C-2');
          expect(improper('middle', named(name))).toBeUndefined();
        }
    });

    test('[agloa-onsets-2023 II-C-2, II-C-2#examples; mlag-onsets-adventurous-2017 II-C-2] No Null Restrictions needs =, ⊆ or a wild cube', () => {
      expect(improper('middle', named('no-null-restrictions'))).toBe('II-C-2');
      expect(improper('middle', named('no-null-restrictions'), CUBES_WITH_RELATIONS)).toBeUndefined();
      const table = begun(book, 'middle').does('ann', 'choose-variations', choose(wild('B')));
      expect(table.refused('bob', 'choose-variations', choose(named('no-null-restrictions')))).toBeUndefined();
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] an exchange needs one of its symbols, or a wild cube', () => {
      const neither = "1 2 3 B B R R G G Y Y - - ' ' V A V";
      expect(improper('elementary', named('union-intersection-interchangeable'), neither)).toBe('II-C-2');
      expect(improper('elementary', named('union-intersection-interchangeable'), CUBES)).toBeUndefined();
      const table = begun(book, 'elementary', {}, neither).does('ann', 'choose-variations', choose(wild('B')));
      expect(table.refused('bob', 'choose-variations', choose(named('union-intersection-interchangeable')))).toBe(
        undefined,
      );
    });

    test('[agloa-onsets-2023 II-C-2, XIII-C-10, XIII-C-11, XIII-C-12#a; mlag-onsets-adventurous-2017 II-C-2] cards that were not dealt, the blank that was not dealt, a Double Set that is empty, full or long', () => {
      const noBlank = 'B R G Y BR BG RG BRY RGY BRGY';
      const double = (set: string) => improper('junior', { name: 'double-set', set });
      expect(improper('junior', { name: 'required-card', card: 'GY' })).toBe('II-C-2');
      expect(improper('junior', { name: 'forbidden-card', card: 'GY' })).toBe('II-C-2');
      expect(improper('junior', { name: 'required-card', card: 'BR' })).toBeUndefined();
      expect(improper('junior', named('blank-card-wild'), CUBES, noBlank)).toBe('II-C-2');
      expect(improper('junior', named('blank-card-wild'))).toBeUndefined();
      expect(['V', 'A', "V - V'", 'B U R U G', "V - B'", 'B'].map(double)).toEqual([
        'II-C-2',
        'II-C-2',
        'II-C-2',
        'II-C-2',
        undefined,
        undefined,
      ]);
    });

    test('[agloa-onsets-2023 II-C-2, XIII-D-13#conflict, XIII-C-12#e; mlag-onsets-adventurous-2017 II-C-2] the second of two that conflict, in either order', () => {
      const second = (first: object, then: object) =>
        begun(book, 'senior')
          .does('ann', 'choose-variations', choose(first))
          .refused('bob', 'choose-variations', choose(then));
      expect(second(wild('-'), named('symmetric-difference'))).toBe('II-C-2');
      expect(second(named('symmetric-difference'), wild('-'))).toBe('II-C-2');
      expect(second(wild('B'), named('symmetric-difference'))).toBeUndefined();
      const blank = { name: 'forbidden-card', card: 'blank' };
      expect(second(named('blank-card-wild'), blank)).toBe('II-C-2');
      expect(second(blank, named('blank-card-wild'))).toBe('II-C-2');
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] a variation that was already chosen, even with another blank, by another player or in the same list', () => {
      const table = begun(book, 'senior').does('ann', 'choose-variations', choose(wild('B')));
      expect(table.refused('bob', 'choose-variations', choose(wild('B')))).toBe('II-C-2');
      expect(table.refused('bob', 'choose-variations', choose(wild('R')))).toBe('II-C-2');
      expect(table.refused('bob', 'choose-variations', choose(need('R'), need('U')))).toBe('II-C-2');
      expect(table.refused('bob', 'choose-variations', choose(wild('-'), named('symmetric-difference')))).toBe(
        'II-C-2',
      );
      table.does('bob', 'choose-variations', choose(need('R'), named('two-operations')));
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] refused with strict officiating: no point, no trace, and the same player chooses', () => {
      const table = begun(book, 'junior');
      const before = table.state;
      expect(table.refused('ann', 'choose-variations', choose(named('two-solutions')))).toBe('II-C-2');
      expect({ ...table.state, at: before.at }).toEqual(before);
      expect(table.lost).toEqual({});
    });
  });

  test('[agloa-onsets-2023 II-C; mlag-onsets-adventurous-2017 II-C] everybody sees every choice, however it was typed', () => {
    const table = begun(book, 'elementary');
    table.does('ann', 'choose-variations', choose('two-operations'));
    table.does('bob', 'choose-variations', choose({ ...wild('B'), improper: true, by: 'cy' }));
    expect(table.view('cy').table.variations).toEqual([
      { name: 'two-operations', by: 'ann' },
      { name: 'wild-cube', cube: 'B', by: 'bob' },
    ]);
  });

  describe('improper choices at a table', () => {
    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] if charged, it costs a point, and the player chooses again', () => {
      const table = atTable(book, 'junior');
      expect(table.illegal('ann', 'choose-variations', choose(named('two-solutions')))).toBe('II-C-2');
      expect(table.phase).toMatchObject({ name: 'variations', player: 'bob' });
      table.does('cy', 'charge', { what: 'II-C-2' });
      expect(table.lost).toEqual({ ann: { counted: 1, pending: 0 } });
      expect(table.phase).toMatchObject({ name: 'variations', player: 'ann' });
      expect(table.view('ann').table.variations).toEqual([]);
      table.does('ann', 'choose-variations', choose(wild('B')));
      expect(table.phase.player).toBe('bob');
      expect(table.lost).toEqual({ ann: { counted: 1, pending: 0 } });
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] a second improper choice costs another point and the right to choose', () => {
      const table = atTable(book, 'junior');
      table.does('ann', 'choose-variations', choose(named('two-solutions'))).does('bob', 'charge', { what: 'II-C-2' });
      table.does('ann', 'choose-variations', choose(named('no-such-thing'))).does('bob', 'charge', { what: 'II-C-2' });
      expect(table.lost).toEqual({ ann: { counted: 2, pending: 0 } });
      expect(table.phase).toMatchObject({ name: 'variations', player: 'bob' });
      expect(table.view('ann').table.variations).toEqual([]);
      expect(table.refused('ann', 'choose-variations', choose(wild('B')))).toBe('II-C-1');
    });

    test('[agloa-onsets-2023 II-C-2, XI-A#note; mlag-onsets-adventurous-2017 II-C-2, XI-A] in Elementary and Middle, the points wait for a judge', () => {
      for (const division of ['elementary', 'middle'] as const) {
        const table = atTable(book, division);
        table.does('ann', 'choose-variations', choose(named('two-solutions')));
        table.does('bob', 'charge', { what: 'II-C-2' });
        expect(table.lost).toEqual({ ann: { counted: 0, pending: 1 } });
        expect(table.totals.ann).toBe(0);
        table.does('judge', 'approve-penalty', { player: 'ann' });
        expect(table.totals.ann).toBe(-1);
      }
    });

    test('[agloa-onsets-2023 II-C-2, II-C-2#insulation; mlag-onsets-adventurous-2017 II-C-2] the next proper choice insulates it: no point, and it is ignored', () => {
      const table = atTable(book, 'junior');
      table.does('ann', 'choose-variations', choose(named('two-solutions')));
      table.does('bob', 'choose-variations', choose(named('two-operations')));
      expect(table.setAside('cy', 'charge', { what: 'II-C-2' })).toBe('IX-A-2');
      expect(table.lost).toEqual({});
      expect(table.view('ann').table.variations).toEqual([
        { name: 'two-solutions', by: 'ann', improper: true },
        { name: 'two-operations', by: 'bob' },
      ]);
      table.does('cy', 'choose-variations', choose(wild('B'))).does('ann', 'set-goal', GOAL);
      table.moves('R required', '- permitted').does('ann', 'challenge', { claim: 'impossible' });
      table.does('bob', 'decline');
      // Two Solutions is ignored: one is enough, with two operations.
      table.does('cy', 'present', { solution: { setName: "(R - G)''" } });
      expect(table.setAside('ann', 'reject', { writer: 'cy', clause: 'VII-B-5' })).toBe('VII-C-4');
      table.does('ann', 'accept', { writer: 'cy' }).does('bob', 'accept', { writer: 'cy' });
      expect(table.scores).toEqual({ ann: 2, bob: 2, cy: 6 });
    });

    test('[agloa-onsets-2023 II-C-2, II-C-2#insulation; mlag-onsets-adventurous-2017 II-C-2] a legal Goal insulates the last choice; an undefined one does not', () => {
      const last = () =>
        atTable(book, 'junior')
          .does('ann', 'choose-variations', choose(wild('B')))
          .does('bob', 'choose-variations', choose(need('U')))
          .does('cy', 'choose-variations', choose(wild('R')));
      const legal = last().does('ann', 'set-goal', GOAL);
      expect(legal.setAside('bob', 'charge', { what: 'II-C-2' })).toBe('IX-A-2');
      expect(legal.lost).toEqual({});
      const before = last();
      before.does('bob', 'charge', { what: 'II-C-2' });
      expect(before.phase).toMatchObject({ name: 'variations', player: 'cy' });
      expect(before.lost).toEqual({ cy: { counted: 1, pending: 0 } });
      before.does('cy', 'choose-variations', choose(named('two-operations')));
      expect(before.phase).toMatchObject({ name: 'goal', player: 'ann' });
    });

    test('[agloa-onsets-2023 II-C-2, III-B-2-c; mlag-onsets-adventurous-2017 II-C-2, III-B-2-d] charged after an undefined Goal: chosen again, and the Goal stands', () => {
      const table = atTable(book, 'junior')
        .does('ann', 'choose-variations', choose(wild('B')))
        .does('bob', 'choose-variations', choose(need('U')))
        .does('cy', 'choose-variations', choose(wild('R')))
        .does('ann', 'set-goal', { goal: { shape: 'other', cubes: ['1', '2'] } });
      table.does('bob', 'charge', { what: 'II-C-2' });
      expect(table.phase).toMatchObject({ name: 'variations', player: 'cy' });
      expect(table.lost).toEqual({ cy: { counted: 1, pending: 0 } });
      table.does('cy', 'choose-variations', choose(named('two-operations')));
      expect(table.phase).toMatchObject({ name: 'move', player: 'bob' });
      expect(table.view('ann').table.goal).toEqual({ shape: 'other', cubes: ['1', '2'] });
      expect(table.cubes.length + table.on('forbidden').length).toBe(16);
    });

    test('[agloa-onsets-2023 II-C-1, II-C-2; mlag-onsets-adventurous-2017 II-C-1, II-C-2] an earlier improper choice, charged by a player who has chosen: only its player chooses again', () => {
      const table = atTable(book, 'junior');
      table.does('ann', 'choose-variations', choose(named('two-solutions')));
      table.does('bob', 'choose-variations', choose(named('no-such-thing')));
      table.does('bob', 'charge', { what: 'II-C-2' });
      expect(table.lost).toEqual({ ann: { counted: 1, pending: 0 } });
      expect(table.phase).toMatchObject({ name: 'variations', player: 'ann' });
      table.does('ann', 'choose-variations', choose(wild('B')));
      expect(table.phase).toMatchObject({ name: 'variations', player: 'cy' });
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] if one entry of a list is improper, none counts, and the player chooses the whole list again', () => {
      const table = atTable(book, 'middle', SOLO);
      table.does('ann', 'choose-variations', choose(wild('B')));
      expect(table.illegal('bob', 'choose-variations', choose(need('U'), named('two-solutions')))).toBe('II-C-2');
      table.does('ann', 'charge', { what: 'II-C-2' });
      expect(table.view('ann').table.variations).toEqual([{ name: 'wild-cube', cube: 'B', by: 'ann' }]);
      expect(table.phase).toMatchObject({ name: 'variations', player: 'bob' });
      table.does('bob', 'choose-variations', choose(need('U'), named('two-operations')));
      expect(table.phase.name).toBe('goal');
    });

    test('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] nobody may charge their own choice', () => {
      const table = atTable(book, 'junior').does('ann', 'choose-variations', choose(named('two-solutions')));
      expect(table.setAside('ann', 'charge', { what: 'II-C-2' })).toBe('IX-A-2');
      expect(table.lost).toEqual({});
    });
  });

  test('[agloa-onsets-2023 XIII-B-2; mlag-onsets-adventurous-2017 XIII-B-2] Middle: 2023 bars a wild = or ⊆, 2017 only digits', () => {
    const wildRelation = begun(book, 'middle', {}, CUBES_WITH_RELATIONS).refused(
      'ann',
      'choose-variations',
      choose(wild('=')),
    );
    expect(wildRelation).toBe(either(book, 'II-C-2', undefined));
    for (const division of ['junior', 'senior'] as const)
      expect(
        begun(book, division, {}, CUBES_WITH_RELATIONS).refused('ann', 'choose-variations', choose(wild('C'))),
      ).toBe('II-C-2');
  });
});
