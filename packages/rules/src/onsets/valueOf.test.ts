// What an expression of On-Sets names: by clause, in every reading, and for texts that are longer than any kit.
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '../../../../tests/support/draws.ts';
import { type Card, parseCard } from './cards.ts';
import { valueOfOnSets } from './valueOf.ts';

const UNIVERSE = ['B', 'BR', 'RY', 'G', 'BGY', 'blank'].map((card) => parseCard(card) as Card);

interface Asked {
  book?: string;
  division?: string;
  variations?: unknown[];
  universe?: readonly Card[] | undefined;
  wild?: unknown;
  blank?: unknown;
}

/** AGLOA 2023 Middle on six cards, by default. */
const valued = (text: string, { book, division, ...asked }: Asked = {}) =>
  valueOfOnSets({
    rulebook: book ?? 'agloa-onsets-2023',
    division: division ?? 'middle',
    variations: [],
    universe: UNIVERSE,
    text,
    ...asked,
  });

const stepsIn = (text: string, asked?: Asked) =>
  valued(text, asked).readings.map(({ steps }) => steps.map((step) => `${step.text}: ${step.cards.join(' ')}`));
const rulesBroken = (text: string, asked?: Asked) => valued(text, asked).violations?.map(({ rule }) => rule);

describe('what follows an expression, as papers are printed', () => {
  const wildMinus = { variations: [{ name: 'wild-cube', cube: 'Y' }] };
  const paint = { variations: [{ name: 'blank-card-wild' }], division: 'senior' };

  it.each(['B Y R, wild Y:−', 'B Y R | wild Y:-', 'B Y R, wild: Y:-'])('%s', (text) => {
    expect(valued(text, wildMinus)).toEqual(valued('B Y R', { ...wildMinus, wild: { Y: '-' } }));
    expect(valued(text, wildMinus)).toMatchObject({ legal: true, cards: ['B', 'BGY'] });
  });

  it.each(["Y'', blank painted Y", "Y'' | blank Y"])('%s', (text) => {
    expect(valued(text, paint)).toEqual(valued("Y''", { ...paint, blank: 'Y' }));
    expect(valued(text, paint).cards).toContain('blank');
  });

  it.each(['B U R, 3', 'B U R | foo', 'B U R, wild', 'B U R, wild Y', 'B U R, blank'])('not %s', (text) => {
    expect(valued(text).legal).toBe(false);
  });
});

describe('a Set-Name', () => {
  it('[agloa-onsets-2023 VII-C-5-c; mlag-onsets-basic-2019 VII-C-3-c] has every reading, each worked out from its innermost step', () => {
    const { legal, value, cards, ways, readings } = valued('B U R - G');
    expect({ legal, value, cards, ways }).toEqual({ legal: true, value: undefined, cards: undefined, ways: 2 });
    expect(readings).toEqual([
      {
        text: '(B U R) - G',
        value: 3,
        cards: ['B', 'BR', 'RY'],
        steps: [
          { text: 'B ∪ R', value: 4, cards: ['B', 'BR', 'RY', 'BGY'] },
          { text: '(B ∪ R) − G', value: 3, cards: ['B', 'BR', 'RY'] },
        ],
      },
      {
        text: 'B U (R - G)',
        value: 4,
        cards: ['B', 'BR', 'RY', 'BGY'],
        steps: [
          { text: 'R − G', value: 2, cards: ['BR', 'RY'] },
          { text: 'B ∪ (R − G)', value: 4, cards: ['B', 'BR', 'RY', 'BGY'] },
        ],
      },
    ]);
  });

  it('has its value on top where all readings agree, in either alphabet, any case and any grouping symbols', () => {
    for (const text of ['b ∪ [r ∪ g]', 'B U R U G', '{b} u (R∪G)'])
      expect(valued(text), text).toMatchObject({ legal: true, value: 5, cards: ['B', 'BR', 'RY', 'G', 'BGY'] });
  });

  it('is counted on all sixteen cards if no cards are named', () => {
    expect(valued("B'", { universe: undefined })).toMatchObject({ value: 8 });
    expect(valued('V', { universe: undefined }).cards).toHaveLength(16);
    expect(valued('V', { universe: [] })).toMatchObject({ value: 0, cards: [] });
  });

  it('of one symbol is one step', () => {
    expect(stepsIn('B')).toEqual([['B: B BR BGY']]);
    expect(stepsIn('((Λ))')).toEqual([['Λ: ']]);
  });

  it('[agloa-onsets-2023 I-B-2-c-iv] each complement is a step, and two cancel', () => {
    expect(stepsIn("(B' U R)'")).toEqual([['B′: RY G blank', 'B′ ∪ R: BR RY G blank', '(B′ ∪ R)′: B BGY']]);
    expect(stepsIn("B''")).toEqual([['B: B BR BGY']]);
  });
});

describe('Restrictions', () => {
  it('[agloa-onsets-2023 VI-B] come first: each shows what it leaves, and the Set-Name names of these', () => {
    const told = valued('B C R ; R U G');
    expect(told).toMatchObject({
      value: 3,
      cards: ['BR', 'RY', 'G'],
      restrictedUniverse: ['BR', 'RY', 'G', 'blank'],
      readings: [{ text: 'B C R ; R U G' }],
    });
    expect(stepsIn('B C R ; R U G')).toEqual([['B ⊆ R: BR RY G blank', 'R ∪ G: BR RY G']]);
  });

  it('are worked one after the other, with a step for each operation inside', () => {
    expect(stepsIn("B U G C R ; R = Y ; B'")).toEqual([
      ['B ∪ G: B BR G BGY', 'B ∪ G ⊆ R: BR RY blank', 'R = Y: RY blank', 'B′: RY blank'],
    ]);
  });

  it('alone are worth the cards that they leave', () => {
    const { value, cards, restrictedUniverse } = valued('B ⊆ R');
    expect({ value, cards }).toEqual({ value: 4, cards: ['BR', 'RY', 'G', 'blank'] });
    expect(restrictedUniverse).toEqual(cards);
    expect(stepsIn('B ⊆ R; G = Λ')).toEqual([['B ⊆ R: BR RY G blank', 'G = Λ: BR RY blank']]);
    expect(valued('B ⊆ R; G = Λ').readings[0]?.text).toBe('B C R ; G = A');
  });

  it('have readings of their own', () => {
    const { ways, readings } = valued('B U R - G C Y ; V');
    expect(ways).toBe(2);
    expect(readings.map(({ text, value }) => `${text}: ${value}`)).toEqual([
      '(B U R) - G C Y ; V: 4',
      'B U (R - G) C Y ; V: 4',
    ]);
  });

  it('[mlag-onsets-basic-2019 I-B-2-d-iii; agloa-onsets-2023 Basic-III] are none where Solutions have no Restriction part', () => {
    expect(rulesBroken('B = G', { division: 'basic' })).toEqual(['setName.relation']);
    expect(rulesBroken('B = G ; R', { division: 'basic' })).toEqual(['restriction.allowed']);
  });
});

describe('variations in force', () => {
  const wild = (cube: string) => [{ name: 'wild-cube', cube }];

  it('[agloa-onsets-2023 XIII-A-2] a wild cube is read by its mark, in the text or beside it', () => {
    expect(valued('B Y:N R', { variations: wild('Y') })).toMatchObject({ value: 1, cards: ['BR'] });
    expect(valued('B Y R', { variations: wild('Y'), wild: { Y: 'N' } })).toMatchObject({ value: 1 });
    expect(rulesBroken('B Y:N R')).toEqual(['wild.notWild']);
    expect(valued('B Y:C R ; Y R', { variations: wild('Y') }).violations).toBeDefined();
    expect(valued('B Y:C R', { variations: wild('Y') })).toMatchObject({ legal: true, value: 4 });
  });

  it('[agloa-onsets-2023 XIII-D-13] − is the symmetric difference', () => {
    const senior = { division: 'senior', variations: [{ name: 'symmetric-difference' }] };
    expect(valued('B - R', senior)).toMatchObject({ cards: ['B', 'RY', 'BGY'] });
    expect(valued('B - R', { division: 'senior' })).toMatchObject({ cards: ['B', 'BGY'] });
  });

  it('[agloa-onsets-2023 XIII-C-10] the cards of the Double Set count twice and are named once', () => {
    const doubled = { division: 'junior', variations: [{ name: 'double-set', set: 'G' }] };
    expect(valued('B U G', doubled)).toMatchObject({ value: 6, cards: ['B', 'BR', 'G', 'BGY'] });
    expect(valued('(B U G) - B', doubled).readings[0]?.steps.map(({ value }) => value)).toEqual([6, 2]);
  });

  it('[agloa-onsets-2023 XIII-C-12] the blank card has the dots painted on it', () => {
    const painted = { division: 'junior', variations: [{ name: 'blank-card-wild' }], blank: 'BG' };
    expect(valued('B N G', painted)).toMatchObject({ value: 2, cards: ['BGY', 'blank'] });
    expect(rulesBroken('B N G', { blank: 'BG' })).toEqual(['blank.paint']);
  });

  it('[agloa-onsets-2023 XIII-A-3] exchanged symbols mean what is written', () => {
    expect(valued('B U R', { variations: [{ name: 'union-intersection-interchangeable' }] })).toMatchObject({
      value: 4,
    });
  });

  it('those that cannot be applied are listed', () => {
    expect(valued('B', { variations: [{ name: 'no-such' }] }).ignoredVariations).toMatchObject([{ name: 'no-such' }]);
  });
});

describe('what names nothing', () => {
  it.each([
    ['', ['setName.present'], 0],
    [' ; ', ['setName.present'], 0],
    ['B U', ['setName.defined'], 3],
    ['B C R ; B R', ['setName.defined'], 10],
    ['B U R C ; G', ['restriction.defined'], 8],
    ['B U R ; G', ['restriction.defined'], 6],
    ['B 5', ['text.digit'], 2],
    ['B U R = 3', ['setName.equalsGoal'], 6],
  ])('%j is not legal, and the place is that of the whole text', (text, rules, at) => {
    const { legal, violations = [] } = valued(text);
    expect(legal).toBe(false);
    expect(violations.map(({ rule }) => rule)).toEqual(rules);
    expect(violations[0]?.place).toEqual({ at });
    expect(violations[0]?.clause).not.toBe('');
  });
});

/** A row of this many sets, with primes here and there. */
function longRow(sets: number, seed: number): string {
  const draw = drawsFrom(seed);
  const set = () => `${'BRGY'.charAt(draw(4))}${draw(4) === 0 ? "'" : ''}`;
  return Array.from({ length: sets }, (_, at) => (at === 0 ? set() : ` ${'UN-'.charAt(draw(3))} ${set()}`)).join('');
}

describe('rows of up to six sets', () => {
  it.each([2, 3, 4, 5, 6])('of %d have every reading with every step, on all sixteen cards', (sets) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const text = longRow(sets, seed).replaceAll("'", '');
      const { ways, readings, notes } = valued(text, { universe: undefined });
      expect({ listed: readings.length, notes }, text).toEqual({ listed: ways, notes: undefined });
      for (const { steps } of readings) expect(steps, text).toHaveLength(sets - 1);
    }
  });
});

describe('long rows', () => {
  it('have one reading for each set of cards, and say how many ways there are', () => {
    const { legal, ways, readings, notes } = valued(longRow(15, 3), { universe: UNIVERSE.slice(0, 4) });
    expect(legal).toBe(true);
    expect(ways).toBe(2_674_440);
    expect(new Set(readings.map(({ cards }) => cards.join())).size).toBe(readings.length);
    expect(readings.length).toBeGreaterThan(5);
    expect(notes?.[0]).toEqual({ key: 'value.everySetListed', ways: 2_674_440 });
    for (const { text, value, cards, steps } of readings) {
      expect(valued(text, { universe: UNIVERSE.slice(0, 4) }), text).toMatchObject({ value, cards, ways: 1 });
      expect(steps.at(-1), text).toMatchObject({ value, cards });
    }
  });

  it('show for each set of cards the reading that is most from left to right', () => {
    const { readings } = valued(Array.from({ length: 13 }, () => 'B').join(' - '));
    expect(readings.map(({ value }) => value)).toEqual([0, 3]);
    expect(readings[0]?.text).toBe(`${'('.repeat(11)}B - B${') - B'.repeat(11)}`);
  });

  it.each([19, 60, 150, 200])('of %d sets that all come to the same have a value', (sets) => {
    const { value, ways, readings, notes } = valued(Array(sets).fill('B').join(' U '));
    expect(value).toBe(3);
    expect(String(ways)).toMatch(/^\d+$/);
    expect(readings).toHaveLength(1);
    expect(notes?.[0]).toEqual({ key: 'value.everySetListed', ways });
  });

  it.each([20, 40, 100, 200])(
    'of %d sets are answered, bounded in work and length, and say what is left out',
    (sets) => {
      const text = longRow(sets, 5);
      const told = valued(text, { universe: undefined });
      expect(told.legal).toBe(true);
      expect(told.readings.length).toBeGreaterThan(0);
      expect(told.notes?.[0]).toMatchObject({ ways: told.ways, told: told.readings.length });
      expect(JSON.stringify(told).length).toBeLessThan(17_000 + 8 * text.length);
      const [reading] = told.readings;
      expect(valued(reading?.text ?? '', { universe: undefined })).toMatchObject({ value: reading?.value, ways: 1 });
      expect(reading?.steps.at(-1)).toMatchObject({ value: reading?.value, cards: reading?.cards });
    },
  );

  it.each([
    ['a row', longRow(10_000, 1)],
    ['groups in groups', `${'(B U '.repeat(10_000)}B${')'.repeat(10_000)}`],
    ['Restrictions', 'B = G ; '.repeat(10_000)],
    ['a chain', `B${' = B'.repeat(10_000)}`],
  ])('%s of 10,000 sets and more: the answer says that it is too long', (_, text) => {
    const { legal, readings, violations = [] } = valued(text);
    expect({ legal, readings }).toEqual({ legal: false, readings: [] });
    expect(['onSets.value.tooManySets', 'solution.tooLong', 'onSets.restriction.tooMany']).toContain(
      violations[0]?.facts.key,
    );
  });

  it('groups in groups as deep as texts are worked out', () => {
    const text = `${'(B U '.repeat(199)}G${')'.repeat(199)}`;
    const { value, readings, notes } = valued(text);
    expect(value).toBe(4);
    expect(readings[0]?.steps[0]).toMatchObject({ text: 'B ∪ G' });
    expect(readings[0]?.steps.at(-1)).toMatchObject({ value: 4 });
    expect(notes).toContainEqual({ key: 'value.stepsLeftOut' });
  });

  it('many Restrictions with many readings each are cut short, and the answer says so', () => {
    const text = [...Array.from({ length: 8 }, (_, at) => `${longRow(10, at)} C ${longRow(10, at + 9)}`), 'V'].join(
      ';',
    );
    const { legal, notes } = valued(text, { universe: undefined });
    expect(legal).toBe(true);
    expect(notes?.[0]?.key).toBe('value.someSetsListed');
  });
});
