// Choosing variations: what each refuses, and what the order of choosing changes.
import { describe, expect, it } from 'vitest';
import type { OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import { parseCard } from '../onsets/cards.ts';
import { parseCube } from '../onsets/cubes.ts';
import { shakeRules, type VariationId, whyNotChoose } from './index.ts';

const agloa = books['agloa-onsets-2023'] as OnSetsBook;
const mlag = books['mlag-onsets-adventurous-2017'] as OnSetsBook;

interface Choice {
  book?: OnSetsBook;
  division?: 'elementary' | 'middle' | 'junior' | 'senior';
  cubes?: string;
  cards?: string;
  before?: { name: VariationId; [blank: string]: unknown }[];
}

/** Why this choice is improper on a shake with these cubes, cards and earlier choices. */
function refused(
  pick: unknown,
  {
    book = agloa,
    division = 'senior',
    cubes = "B R G Y U N - ' V A = C",
    cards = 'B R G BR BG RG blank',
    before = [],
  }: Choice = {},
) {
  const played = book.divisions[division];
  if (!played) throw new Error(division);
  const shake = {
    cubes: cubes.split(' ').flatMap((cube) => parseCube(cube) ?? []),
    universe: cards.split(' ').flatMap((card) => parseCard(card) ?? []),
    rules: shakeRules(book, played, before).rules,
  };
  const refusal = whyNotChoose(
    pick,
    played,
    shake,
    before.map(({ name }) => name),
  );
  return refusal && `${refusal.kind}, ${refusal.clause}: ${Object.values(refusal.facts).join(' ')}`;
}

describe('a proper choice', () => {
  it.each([
    [{ name: 'required-cube', cube: 'U' }],
    [{ name: 'wild-cube', cube: 'b' }],
    [{ name: 'two-operations' }],
    [{ name: 'shift-from-permitted' }],
    [{ name: 'no-null-restrictions' }],
    [{ name: 'absolute-value' }],
    [{ name: 'double-set', set: '(B - R)’' }],
    [{ name: 'required-card', card: 'BR' }],
    [{ name: 'forbidden-card', card: 'blank' }],
    [{ name: 'blank-card-wild' }],
    [{ name: 'symmetric-difference' }],
    [{ name: 'two-solutions' }],
  ])('%j in Senior', (pick) => {
    expect(refused(pick)).toBeUndefined();
  });

  it('the exchanges and Multiple Operations in Middle', () => {
    for (const name of ['multiple-operations', 'union-intersection-interchangeable', 'universe-null-interchangeable'])
      expect(refused({ name }, { division: 'middle' })).toBeUndefined();
  });
});

describe('[agloa-onsets-2023 II-C-2; mlag-onsets-adventurous-2017 II-C-2] an improper choice', () => {
  it('names nothing', () => {
    for (const pick of [undefined, null, 7, 'wild', { name: 'triple-set' }, [], { cube: 'B' }])
      expect(refused(pick)).toMatch(/: choice.unknown$/);
  });

  it('is not on the list of the division', () => {
    expect(refused({ name: 'absolute-value' }, { division: 'elementary' })).toMatch(/: choice.notOffered /);
    expect(refused({ name: 'double-set', set: 'B' }, { division: 'middle' })).toMatch(/: choice.notOffered /);
    expect(refused({ name: 'two-solutions' }, { division: 'junior' })).toMatch(/: choice.notOffered /);
  });

  it('is already in every shake', () => {
    expect(refused({ name: 'multiple-operations' })).toMatch(/: choice.standing multiple-operations$/);
  });

  it('was chosen already, with whatever blank', () => {
    expect(refused({ name: 'wild-cube', cube: 'R' }, { before: [{ name: 'wild-cube', cube: 'B' }] })).toMatch(
      /: choice.already wild-cube$/,
    );
    expect(refused({ name: 'forbidden-card', card: 'B' }, { before: [{ name: 'required-card', card: 'R' }] })).toMatch(
      /: choice.cardAlready$/,
    );
  });

  it('names a cube or card that is not there', () => {
    expect(refused({ name: 'required-cube', cube: 'U' }, { cubes: 'B R N' })).toMatch(/: choice.notRequired U$/);
    expect(refused({ name: 'wild-cube', cube: 'Y' }, { cubes: 'B R N' })).toMatch(/: choice.notWild Y$/);
    expect(refused({ name: 'required-card', card: 'BRGY' })).toMatch(/: choice.notDealt BRGY$/);
    expect(refused({ name: 'forbidden-card', card: 'blank' }, { cards: 'B R G' })).toMatch(/: choice.blankNotDealt$/);
    expect(refused({ name: 'blank-card-wild' }, { cards: 'B R G' })).toMatch(/: choice.blankNotDealt$/);
  });

  it('tells of which kind it is, and the clause', () => {
    expect(refused({ name: 'multiple-operations' })).toMatch(/^chosenAlready, II-C-2: /);
    expect(refused({ name: 'wild-cube' })).toMatch(/^wrongBlank, II-C-2: /);
    expect(refused({ name: 'required-card', card: 'BRGY' })).toMatch(/^noEffect, II-C-2: /);
    expect(refused({ name: 'symmetric-difference' }, { before: [{ name: 'wild-cube', cube: '-' }] })).toMatch(
      /^conflict, /,
    );
    expect(refused({ name: 'two-solutions' }, { division: 'junior' })).toMatch(/^notOffered, /);
  });

  it('leaves its blank empty or fills it wrongly', () => {
    expect(refused({ name: 'wild-cube' })).toMatch(/: choice.blank wild-cube cube$/);
    expect(refused({ name: 'wild-cube', cube: '3' })).toMatch(/: choice.blank wild-cube cube$/);
    expect(refused({ name: 'required-card', card: 'purple' })).toMatch(/: choice.blank required-card card$/);
    expect(refused({ name: 'double-set', set: 'B U' })).toMatch(/: choice.blank double-set set$/);
    expect(refused({ name: 'double-set', set: 'B U R - G' })).toMatch(/: choice.blank double-set set$/);
    expect(refused({ name: 'double-set', set: 'B U R U G' })).toMatch(/: choice.longSet$/);
  });

  it('has no effect: No Null Restrictions without = or ⊆ and without a wild cube', () => {
    expect(refused({ name: 'no-null-restrictions' }, { cubes: 'B R U V' })).toMatch(/: choice.noRestriction$/);
    expect(
      refused({ name: 'no-null-restrictions' }, { cubes: 'B R U V', before: [{ name: 'wild-cube', cube: 'B' }] }),
    ).toBeUndefined();
  });

  it('has no effect: an exchange of symbols that were not rolled', () => {
    const pick = { name: 'union-intersection-interchangeable' };
    expect(refused(pick, { division: 'middle', cubes: "B R - '" })).toMatch(/: choice.noExchange U N$/);
    expect(
      refused(pick, { division: 'middle', cubes: "B R - '", before: [{ name: 'wild-cube', cube: 'B' }] }),
    ).toBeUndefined();
    expect(refused({ name: 'universe-null-interchangeable' }, { division: 'middle', cubes: 'B = C' })).toMatch(
      /: choice.noExchange V A$/,
    );
  });
});

describe('Double Set', () => {
  it('[agloa-onsets-2023 XIII-C-10; mlag-onsets-adventurous-2017 XIII-C-9] takes at most four symbols, grouping aside', () => {
    for (const set of ['B', "R'", 'G N R', "(B - R)'", "V - B'"])
      expect(refused({ name: 'double-set', set }, { cards: 'B R G BR RG blank' })).toBeUndefined();
    for (const set of ["B' - R'", 'V - (R - B)', "Y - (B N G)'"])
      expect(refused({ name: 'double-set', set })).toMatch(/: choice.longSet$/);
  });

  it('[agloa-onsets-2023 XIII-C-10; mlag-onsets-adventurous-2017 XIII-C-9] is not empty and not the whole Universe', () => {
    expect(refused({ name: 'double-set', set: 'R - Y' }, { cards: 'B G Y RY' })).toMatch(/: choice.emptySet$/);
    expect(refused({ name: 'double-set', set: "B U R'" }, { cards: 'B BR G Y' })).toMatch(/: choice.wholeUniverse$/);
  });

  it('[agloa-onsets-2023 XIII-D-13] means by − what − means when it is chosen', () => {
    const { senior } = agloa.divisions;
    if (!senior) throw new Error('senior');
    const double = { name: 'double-set', set: 'B - R' };
    const symmetric = { name: 'symmetric-difference' };
    expect(shakeRules(agloa, senior, [double, symmetric]).rules.doubleSet?.minus).toBe('difference');
    expect(shakeRules(agloa, senior, [symmetric, double]).rules.doubleSet?.minus).toBe('symmetricDifference');
  });
});

describe('conflicts', () => {
  it('[agloa-onsets-2023 XIII-C-12; mlag-onsets-adventurous-2017 XIII-C-11] a wild blank card and a forbidden blank card exclude each other', () => {
    expect(refused({ name: 'forbidden-card', card: 'blank' }, { before: [{ name: 'blank-card-wild' }] })).toMatch(
      /: choice.blankWild$/,
    );
    expect(refused({ name: 'blank-card-wild' }, { before: [{ name: 'forbidden-card', card: 'blank' }] })).toMatch(
      /: choice.blankForbidden$/,
    );
  });

  it('[agloa-onsets-2023 XIII-D-13; mlag-onsets-adventurous-2017 XIII-D-13] Symmetric Difference and a wild − exclude each other', () => {
    expect(refused({ name: 'symmetric-difference' }, { before: [{ name: 'wild-cube', cube: '-' }] })).toMatch(
      /: choice.minusWild$/,
    );
    expect(refused({ name: 'wild-cube', cube: '-' }, { before: [{ name: 'symmetric-difference' }] })).toMatch(
      /: choice.minusDiffers$/,
    );
  });

  it('[agloa-onsets-2023 XIII-B-2; mlag-onsets-adventurous-2017 XIII-B-2, XIII-C-5] = may be wild only in Middle of 2017', () => {
    const pick = { name: 'wild-cube', cube: '=' };
    expect(refused(pick, { book: mlag, division: 'middle' })).toBeUndefined();
    expect(refused(pick, { book: mlag, division: 'junior' })).toMatch(/: choice.mayNotBeWild =$/);
    expect(refused(pick, { book: agloa, division: 'middle' })).toMatch(/: choice.mayNotBeWild =$/);
  });
});

describe('a list as a judge takes it', () => {
  const senior = agloa.divisions.senior;
  if (!senior) throw new Error('senior');

  it('[agloa-onsets-2023 II-C-2] the same variation a second time is ignored: a list has one entry of each', () => {
    const { rules, ignored } = shakeRules(agloa, senior, [
      { name: 'required-cube', cube: 'B' },
      { name: 'Required Cube', cube: 'R' },
    ]);
    expect(rules.requiredCube).toBe('B');
    expect(ignored).toMatchObject([
      { name: 'required-cube', facts: { key: 'choice.already', variation: 'required-cube' } },
    ]);
  });

  it('may be false: then not even the standing ones hold', () => {
    expect(shakeRules(agloa, senior, []).rules.operations.manyTimes).toBe(true);
    expect(shakeRules(agloa, senior, false).rules.operations.manyTimes).toBe(false);
  });

  it('[agloa-onsets-2023 II-C-2] what cannot be applied at all is ignored and named', () => {
    const { middle } = agloa.divisions;
    if (!middle) throw new Error('middle');
    const { rules, ignored } = shakeRules(agloa, middle, [
      { name: 'wild-cube' },
      { name: { toString: 1 } },
      'two-operations',
      { name: 'double-set', set: 'B C R' },
    ]);
    expect(ignored.map(({ name }) => name)).toEqual(['wild-cube', '{"toString":1}', 'double-set']);
    expect(rules.operations.atLeast).toBe(2);
  });

  it('[mlag-onsets-basic-2019 I-A] a book without variations ignores every one', () => {
    const basic = books['mlag-onsets-basic-2019'] as OnSetsBook;
    const { minor } = basic.divisions;
    if (!minor) throw new Error('minor');
    const { rules, ignored } = shakeRules(basic, minor, [{ name: 'absolute-value' }]);
    expect(ignored).toHaveLength(1);
    expect(rules.upsideDown).toBe('negative');
  });
});
