// Proving that a Solution is ambiguous: a copy with more grouping counts in any notation, and a copy that fails is refused with the reason.
import { type Action, type BookId, type DivisionId, decide, type MatchState } from '@openshake/rules';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { ADVENTUROUS } from './support/adventurousBooks.ts';
import { checkedPaper, isHeard, type Written } from './support/checkedPaper.ts';

const EVERY = "R R R R U U U U A A G G B B Y Y N N - - ' ' V V = C C";
/** Four with R ∪ (Y ∩ Λ), none with (R ∪ Y) ∩ Λ. */
const AMBIGUOUS = { permitted: EVERY, paper: { solution: { setName: 'R U Y N A' } } };
const MISSES = '(R U Y) N A';

const CLAUSE: Readonly<Partial<Record<BookId, string>>> = {
  'mlag-onsets-basic-2011': 'BOS13',
  'mlag-onsets-basic-2019': 'VII-C-3-c',
  'mlag-onsets-adventurous-2017': 'VII-C-5-c',
  'agloa-onsets-2023': 'VII-C-5-c',
};

function said(match: MatchState, clause: string, interpretation: unknown): string | undefined {
  const action: Action = { type: 'reject', by: 'ann', writer: 'bob', clause, interpretation };
  const decision = decide(match, action, { at: 10_000_000, search });
  return decision.ok ? decision.setAside?.facts.key : `refused: ${decision.refusal.facts.key}`;
}

describe.each(Object.entries(CLAUSE) as [BookId, string][])('%s', (book, clause) => {
  const division: DivisionId = 'middle';
  const cited = `[mlag-onsets-basic-2011 BOS13; mlag-onsets-basic-2019 VII-C-3-c, VII-B-3; mlag-onsets-adventurous-2017 VII-C-5-c, VII-B-6; agloa-onsets-2023 VII-C-5-c, VII-B-6]`;

  test(`${cited} in either alphabet, any case, any spacing, with any grouping symbols`, () => {
    const match = checkedPaper(book, division, AMBIGUOUS);
    for (const copy of [
      MISSES,
      '(R ∪ Y) ∩ Λ',
      '(r∪y)∩a',
      '(ruy)na',
      ' [ R  U Y ]N{A}',
      '((R) ∪ (y)) n Λ',
      { setName: '{r u y} n a' },
    ])
      expect([copy, isHeard(match, clause, copy)]).toEqual([copy, true]);
  });

  test(`${cited} a failed copy gets the reason`, () => {
    const match = checkedPaper(book, division, AMBIGUOUS);
    for (const [copy, why] of [
      ['R U (Y N A)', 'ambiguity.equals'],
      ['(R U G) N A', 'ambiguity.cubes'],
      ['(Y U R) N A', 'ambiguity.cubes'],
      ['(R U Y)', 'ambiguity.cubes'],
      ['', 'ambiguity.cubes'],
      [7, 'ambiguity.cubes'],
      ['R U (Y N) A', 'ambiguity.grouping'],
      ['(R U Y) N A)', 'ambiguity.grouping'],
    ] as const)
      expect(said(match, clause, copy)).toBe(why);
  });

  test(`${cited} a Solution with very many readings: any legal grouping of it counts`, () => {
    // Nine sets have 1,430 readings. With U last, each of them names R; with N last, nothing.
    const setName = 'R U R U R U R U Y N A N A N A N A';
    const match = checkedPaper(book, division, { permitted: `${EVERY} N N A A`, paper: { solution: { setName } } });
    for (const copy of [
      '(((R U R) U R) U R U Y) N A N A N A N A',
      '(((r ∪ r) ∪ r) ∪ (r ∪ y)) ∩ λ ∩ Λ ∩ a ∩ a',
      '(R U R U R U R U Y) N (A N A N (A N A))',
    ])
      expect([copy, isHeard(match, clause, copy)]).toEqual([copy, true]);
    // A copy may leave several readings open, if one of them misses the Goal. A copy without more grouping proves nothing.
    expect(isHeard(match, clause, 'R U R U R U (((R U Y) N A) N A) N A N A')).toBe(true);
    expect(said(match, clause, setName)).toBe('ambiguity.equals');
    expect(said(match, clause, 'R U R U R U R U (Y N A N A N A N A)')).toBe('ambiguity.equals');
    expect(said(match, clause, "(R U R U R U R U Y N A N A N A N A)'")).toBe('ambiguity.cubes');
  });

  test(`${cited} the writer's own grouping stays`, () => {
    const setName = "R U (Y N A) N (V - A')";
    const match = checkedPaper(book, division, { permitted: EVERY, paper: { solution: { setName } } });
    expect(said(match, clause, "(R U Y) N A N (V - A')")).toBe('ambiguity.grouping');
    expect(said(match, clause, "R U (Y N A) N (V - A)'")).toBe('ambiguity.grouping');
    expect(isHeard(match, clause, "(R U [Y N A]) N (V - (A'))")).toBe(true);
  });

  test(`${cited} a copy only supports a clause about what the Solution equals; another clause does not spend the try`, () => {
    const match = checkedPaper(book, division, AMBIGUOUS);
    for (const other of ['BOS15', 'VII-B-4-d', 'VII-B-2-d', 'VII', 'nonsense'])
      expect(said(match, other, MISSES) ?? 'heard').not.toMatch(
        /heard|check\.oneTry|ambiguity\.(cubes|grouping|equals)/,
      );
  });
});

test('[mlag-onsets-basic-2019 VII-C-3-c, VI#c; mlag-onsets-basic-2011 BOS4, BOS13] a wild cube is copied with its mark, without it, or as what it stands for', () => {
  const written: Written = { permitted: EVERY, paper: { solution: { setName: '=:R U Y C:N A' } } };
  for (const [book, clause] of [
    ['mlag-onsets-basic-2019', 'VII-C-3-c'],
    ['mlag-onsets-basic-2011', 'BOS13'],
  ] as const) {
    const match = checkedPaper(book, 'middle', written);
    for (const copy of ['(=:R U Y) C:N A', '(= U Y) C A', '(R ∪ Y) ∩ Λ', '(=:r u Y) ⊆ a'])
      expect([copy, isHeard(match, clause, copy)]).toEqual([copy, true]);
    expect(said(match, clause, '(=:B U Y) C:N A')).toBe('ambiguity.cubes');
    const beside = { solution: { setName: '= U Y C A', wild: { '=': 'R', C: 'N' } } };
    expect(isHeard(checkedPaper(book, 'middle', { ...written, paper: beside }), clause, '(R U Y) N A')).toBe(true);
  }
});

describe.each(ADVENTUROUS)('%s', (book) => {
  test('[agloa-onsets-2023 VII-C-5-c, VI-B, XIII-C-5; mlag-onsets-adventurous-2017 VII-C-5-c, VI-B, XIII-C-5] a Restriction with a wild cube, in the other alphabet', () => {
    // The two groupings remove different cards.
    const solution = { restrictions: ['R B:U Y N A C Y'], setName: 'Y U A' };
    const picks = [{ name: 'wild-cube', cube: 'B' }];
    const match = checkedPaper(book, 'junior', {
      picks,
      goal: { shape: 'single', cubes: ['3'] },
      permitted: EVERY,
      paper: { solution },
    });
    // R ∪ (Y ∩ Λ) ⊆ Y removes three cards of R. None of them has Y, so both groupings leave three cards.
    expect(said(match, 'VII-C-5-c', '(r ∪ y) ∩ λ ⊆ y')).toBe('ambiguity.equals');
    const misses = checkedPaper(book, 'junior', {
      picks,
      permitted: EVERY,
      paper: { solution: { restrictions: ['R B:U Y N A C Y'], setName: 'R U A' } },
    });
    for (const copy of ['r ∪ (y ∩ λ) ⊆ y', 'R B (Y N A) C Y', { restrictions: ['R B:U (Y N A) ⊆ Y'], setName: '' }])
      expect([copy, isHeard(misses, 'VII-C-5-c', copy)]).toEqual([copy, true]);
    expect(said(misses, 'VII-C-5-c', 'R U (Y N A) C R')).toBe('ambiguity.cubes');
  });

  test('[agloa-onsets-2023 VII-C-5-c, XIII-D-14; mlag-onsets-adventurous-2017 VII-C-5-c, XIII-D-14] either of Two Solutions may be the ambiguous one', () => {
    const solutions = [{ setName: 'R U A' }, { setName: 'G U Y N A' }];
    const match = checkedPaper(book, 'senior', {
      picks: [{ name: 'two-solutions' }],
      permitted: EVERY,
      paper: { solutions },
    });
    expect(isHeard(match, 'VII-C-5-c', '(g ∪ y) ∩ Λ')).toBe(true);
    expect(isHeard(match, 'VII-C-5-c', ['R U A', '(G U Y) N A'])).toBe(true);
    expect(said(match, 'VII-C-5-c', '(R U A)')).toBe('ambiguity.equals');
    expect(said(match, 'VII-C-5-c', 'G (U Y N) A')).toBe('ambiguity.grouping');
  });
});
