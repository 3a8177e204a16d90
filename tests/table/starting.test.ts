// Starting a match and a shake: the draw, the roll, the cubes that are set out, the deal.
import { drawLots, rulesOf, type Setup } from '@openshake/rules';
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS } from './support/adventurousBooks.ts';
import { CARDS, CUBES, CUBES_WITH_RELATIONS, TestTable } from './support/testTable.ts';

const words = (text: string) => text.split(' ');
const cardsOf = (count: number) => words('B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank').slice(0, count);

describe.each(ADVENTUROUS)('%s', (book) => {
  const setup = (players: string): Setup => ({
    book,
    division: 'junior',
    players: words(players),
    officiating: 'strict',
    clocks: 'book',
    variations: false,
  });
  /** Chance that gives these faces of a digit cube, one after another. */
  const digits = (...faces: number[]) => {
    const left = [...faces];
    return () => [1, 1, 2, 3, 4, 5].indexOf(left.shift() ?? 0);
  };

  test('[agloa-onsets-2023 I-D, Glossary-Digit-cube; mlag-onsets-adventurous-2017 I-D, I-B-2-a] the highest digit sets the first Goal; the order around the table stays', () => {
    expect(drawLots(setup('ann bob cy'), digits(2, 5, 3))).toEqual({
      rolls: [{ ann: '2', bob: '5', cy: '3' }],
      players: ['bob', 'cy', 'ann'],
    });
  });

  test('[agloa-onsets-2023 I-D; mlag-onsets-adventurous-2017 I-D] only tied players roll again, until the tie is broken', () => {
    const { rolls, players } = drawLots(setup('ann bob cy'), digits(4, 1, 4, 3, 3, 1, 2));
    expect(rolls).toEqual([
      { ann: '4', bob: '1', cy: '4' },
      { ann: '3', cy: '3' },
      { ann: '1', cy: '2' },
    ]);
    expect(players).toEqual(['cy', 'ann', 'bob']);
  });

  test('[agloa-onsets-2023 Glossary-Digit-cube; mlag-onsets-adventurous-2017 I-B-2-a] a digit cube has 1 on two faces and 2, 3, 4, 5 on the others', () => {
    const seen = Array.from({ length: 6 }, (_, face) => {
      const { rolls } = drawLots(
        setup('ann bob'),
        (
          (turns) => () =>
            turns++ === 0 ? face : face === 5 ? 0 : 5
        )(0),
      );
      return rolls[0]?.ann;
    });
    expect(seen).toEqual(['1', '1', '2', '3', '4', '5']);
  });

  test('[agloa-onsets-2023 I-D, I-A; mlag-onsets-adventurous-2017 I-D, I-A] after a shake, the player to the left of its Goal-setter sets the next Goal, around the table', () => {
    const table = new TestTable(book, 'junior');
    const setters: string[] = [];
    for (let shake = 0; shake < 4; shake++) {
      const setter = table.phase.player ?? '';
      setters.push(setter);
      table.withGoal();
      const challenger = table.phase.player ?? '';
      table.does(challenger, 'challenge', { claim: 'impossible' }).does(setter, 'decline');
      const third = table.state.players.find((player) => player !== setter && player !== challenger) ?? '';
      table.does(third, 'decline');
    }
    expect(setters).toEqual(['ann', 'bob', 'cy', 'ann']);
    expect(table.shakes.map(({ number, ended }) => [number, ended])).toEqual([
      [1, 'impossible'],
      [2, 'impossible'],
      [3, 'impossible'],
      [4, 'impossible'],
    ]);
  });

  test('[agloa-onsets-2023 II-A, I-B-3; mlag-onsets-adventurous-2017 II-A, I-B-3] the Goal-setter rolls 18 cubes, which are the Resources; the mat is empty', () => {
    const table = new TestTable(book, 'junior');
    expect(table.refused('bob', 'roll', { cubes: words(CUBES) })).toBe('II-A');
    expect(table.refused('cy', 'roll', { cubes: words(CUBES) })).toBe('II-A');
    table.does('ann', 'roll', { cubes: words(CUBES) });
    expect(table.cubes).toEqual(words(CUBES));
    expect([table.on('required'), table.on('permitted'), table.on('forbidden'), table.state.shake?.goal]).toEqual([
      [],
      [],
      [],
      null,
    ]);
    expect(table.refused('ann', 'roll', { cubes: words(CUBES) })).toBe('II-A');
  });

  test('[agloa-onsets-2023 I-B-2; mlag-onsets-adventurous-2017 I-B-2] a roll has three digits, eight colors, four operations and three restriction cubes', () => {
    const table = new TestTable(book, 'junior');
    for (const wrong of [
      CUBES.replace('3', 'B'),
      CUBES.replace('U', 'G'),
      CUBES.replace('A', '-'),
      CUBES.replace(' V A V', ' V A'),
      `${CUBES} V`,
      CUBES.replace('B', 'X'),
    ])
      expect(table.refused('ann', 'roll', { cubes: words(wrong) }), wrong).toBe('I-B-2');
    expect(table.refused('ann', 'roll', { cubes: words(CUBES) })).toBeUndefined();
  });

  test('[agloa-onsets-2023 II-A-3, I-B-2-d; mlag-onsets-adventurous-2017 II-A-3] Elementary sets out V V Λ or V Λ Λ and nothing else', () => {
    const tries = (restrictions: string) =>
      new TestTable(book, 'elementary').refused('ann', 'roll', { cubes: words(CUBES.replace('V A V', restrictions)) });
    expect(['V V A', 'V A A', 'V V V', 'A A A', 'V A =', 'C = A'].map(tries)).toEqual([
      undefined,
      undefined,
      'II-A-3',
      'II-A-3',
      'II-A-3',
      'II-A-3',
    ]);
  });

  test('[agloa-onsets-2023 II-A-3; mlag-onsets-adventurous-2017 II-A-3] the cubes that are set out stay, and the other fifteen are rolled', () => {
    const table = new TestTable(book, 'elementary', { chance: () => 0 });
    expect(table.refused('ann', 'roll', { cubes: ['V', 'V'] })).toBe('II-A-3');
    table.does('ann', 'roll', { cubes: ['A', 'V', 'A'] });
    expect(table.cubes).toHaveLength(18);
    expect(table.cubes.slice(0, 3)).toEqual(['A', 'V', 'A']);
    expect(table.cubes.slice(3).every((cube) => !['V', 'A', '=', 'C'].includes(cube))).toBe(true);
    expect(new TestTable(book, 'junior', { chance: () => 0 }).refused('ann', 'roll', { cubes: ['V', 'V', 'A'] })).toBe(
      'II-A-3',
    );
  });

  test('[agloa-onsets-2023 II-A; mlag-onsets-adventurous-2017 II-A] if nothing is set out, chance rolls everything', () => {
    const table = new TestTable(book, 'middle', { chance: (below) => below - 1 });
    table.does('ann', 'roll').does('cy', 'deal', { cards: 8 });
    expect(table.cubes).toHaveLength(18);
    expect(new Set(table.state.shake?.universe).size).toBe(8);
  });

  test('[agloa-onsets-2023 II-B; mlag-onsets-adventurous-2017 II-B] the player on the right deals: the last of three, the other of two', () => {
    const three = new TestTable(book, 'junior');
    expect(three.refused('ann', 'deal', { cards: words(CARDS) })).toBe('II-B');
    expect(three.refused('bob', 'deal', { cards: words(CARDS) })).toBe('II-B');
    expect(three.refused('cy', 'deal', { cards: words(CARDS) })).toBeUndefined();
    expect(three.refused('cy', 'deal', { cards: words(CARDS) })).toBe('II-B');
    const two = new TestTable(book, 'junior', { players: 'ann bob' });
    expect(two.refused('ann', 'deal', { cards: words(CARDS) })).toBe('II-B');
    expect(two.refused('bob', 'deal', { cards: words(CARDS) })).toBeUndefined();
  });

  test('[agloa-onsets-2023 II-B-1, II-B-2, Glossary-Illegal-Universe; mlag-onsets-adventurous-2017 II-B-1, II-B-2] six to twelve cards, ten to fourteen in Senior', () => {
    const allowed = (division: 'elementary' | 'middle' | 'junior' | 'senior') =>
      Array.from({ length: 16 }, (_, less) => less + 1).filter(
        (count) => new TestTable(book, division).tries('cy', 'deal', { cards: cardsOf(count) }).ok,
      );
    const usual = [6, 7, 8, 9, 10, 11, 12];
    expect([allowed('elementary'), allowed('middle'), allowed('junior')]).toEqual([usual, usual, usual]);
    expect(allowed('senior')).toEqual([10, 11, 12, 13, 14]);
    expect(new TestTable(book, 'junior').refused('cy', 'deal', { cards: cardsOf(13) })).toBe('II-B-1');
    expect(new TestTable(book, 'senior').refused('cy', 'deal', { cards: cardsOf(9) })).toBe('II-B-2');
  });

  test('[agloa-onsets-2023 II-B#comment; mlag-onsets-adventurous-2017 II-B] at a table, the last cards beyond the maximum go back; too few are dealt again', () => {
    const table = new TestTable(book, 'junior', { officiating: 'table' });
    expect(table.refused('cy', 'deal', { cards: cardsOf(5) })).toBe('II-B-1');
    table.does('cy', 'deal', { cards: cardsOf(15) });
    expect(table.state.shake?.universe).toEqual(cardsOf(12));
    expect(table.lost).toEqual({});
    const senior = new TestTable(book, 'senior', { officiating: 'table' }).does('cy', 'deal', { cards: cardsOf(16) });
    expect(senior.state.shake?.universe).toEqual(cardsOf(14));
  });

  test('[agloa-onsets-2023 I-B-1, I-B-1#comment; mlag-onsets-adventurous-2017 I-B-1] each of the sixteen cards is dealt at most once', () => {
    const table = new TestTable(book, 'junior');
    expect(table.refused('cy', 'deal', { cards: words('B R G Y BR BR') })).toBe('II-B-1');
    expect(table.refused('cy', 'deal', { cards: words('B R G Y BR BX') })).toBe('II-B-1');
    expect(table.refused('cy', 'deal', { cards: words('B R G Y BR blank') })).toBeUndefined();
  });

  test('[agloa-onsets-2023 Glossary-Deal-cards; mlag-onsets-adventurous-2017 II-B] the dealer says how many; chance decides which', () => {
    let asked = 0;
    const table = new TestTable(book, 'junior', {
      chance: (below) => {
        asked += 1;
        return below - 1;
      },
    });
    table.does('cy', 'deal', { cards: 7 });
    expect(asked).toBe(7);
    expect(new Set(table.state.shake?.universe).size).toBe(7);
    expect(new TestTable(book, 'junior').refused('cy', 'deal', { cards: 7 })).toBe('II-B-1');
  });

  test('[agloa-onsets-2023 II-B#undealt; mlag-onsets-adventurous-2017 II-B] everybody sees the Universe, and therefore which cards were not dealt', () => {
    const table = new TestTable(book, 'junior').started();
    for (const viewer of ['ann', 'bob', 'cy', 'judge', 'audience'])
      expect(table.view(viewer).table.universe).toEqual(words(CARDS));
  });

  test('[agloa-onsets-2023 II-A-1; mlag-onsets-adventurous-2017 II-A-1] a shake begins with its first roll or deal, and the time for the other starts then', () => {
    const dealt = new TestTable(book, 'junior').wait(99).does('cy', 'deal', { cards: words(CARDS) });
    expect(dealt.state.shake).toMatchObject({ number: 1, began: 100_000 });
    expect(dealt.state.tasks).toEqual([{ player: 'ann', what: 'roll', due: 160_000, extra: false }]);
    const rolled = new TestTable(book, 'junior').wait(99).does('ann', 'roll', { cubes: words(CUBES) });
    expect(rolled.state.tasks).toEqual([{ player: 'cy', what: 'deal', due: 160_000, extra: false }]);
    expect(new TestTable(book, 'junior').state.shake).toBeNull();
  });

  test('[agloa-onsets-2023 I-A; mlag-onsets-adventurous-2017 I-A] only the two or three players of the match may act in it', () => {
    const table = new TestTable(book, 'junior');
    expect(table.refused('dan', 'roll', { cubes: words(CUBES) })).toBe('I-A');
    expect(table.refused('judge', 'roll', { cubes: words(CUBES) })).toBe('I-A');
    expect(table.refused('director', 'deal', { cards: words(CARDS) })).toBe('I-A');
  });

  test('[agloa-onsets-2023 I-B-2-d-iii, I-B-2-d; mlag-onsets-adventurous-2017 I-B-2-d-iii, I-B-2-d] = and ⊆ make Restrictions if the division has them', () => {
    const judged = (restriction: string) => {
      const table = new TestTable(book, 'middle').withGoal(undefined, CUBES_WITH_RELATIONS);
      table.moves('R required', 'G permitted', 'C permitted').does('cy', 'challenge', { claim: 'impossible' });
      table.does('bob', 'decline').does('ann', 'present', { solution: { restrictions: [restriction], setName: 'R' } });
      return table.shakes.at(-1)?.papers;
    };
    // Three of the five cards with R have no G.
    expect(judged("R C G'")).toEqual([{ writer: 'ann', correct: true, how: 'judged' }]);
    expect(judged('R C G')).toEqual([{ writer: 'ann', correct: false, how: 'judged' }]);
  });

  test('[agloa-onsets-2023 I-B-4; mlag-onsets-adventurous-2017 I-B-4] the timer counts whole minutes, and quarter minutes for a choice and for the block', () => {
    const { limits } = rulesOf(new TestTable(book, 'junior').state);
    expect(limits).toEqual({
      roll: 60_000,
      deal: 60_000,
      choose: 15_000,
      chooseFrom: 60_000,
      goal: { time: 120_000, from: 'start' },
      firstTurn: 120_000,
      turn: 60_000,
      block: 15_000,
      dispute: 60_000,
      lastCube: 60_000,
      join: 60_000,
      write: 120_000,
      check: 120_000,
      lastShake: 300_000,
    });
  });
});
