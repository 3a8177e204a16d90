// Cubes and cards: the kit, and how people write its symbols.
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, BLANK, cardsWith, countCards, makeCard, parseCard, parseDots, setOf } from './cards.ts';
import { COLOURS, CUBES, CUBES_IN_KIT, KIT, parseCube, showCube } from './cubes.ts';
import { readText } from './notation.ts';

describe('the cubes', () => {
  it('[agloa-onsets-2023 I-B-2; mlag-onsets-adventurous-2017 I-B-2; mlag-onsets-basic-2019 I-B-2; mlag-onsets-basic-2011 BOS3] are eighteen of four kinds', () => {
    expect(CUBES_IN_KIT).toBe(18);
    expect(Object.values(KIT).map(({ count, faces }) => [count, faces.length])).toEqual([
      [3, 6],
      [8, 6],
      [4, 6],
      [3, 6],
    ]);
  });

  it('[agloa-onsets-2023 I-B-2-c, I-B-2-d; mlag-onsets-adventurous-2017 I-B-2-b, I-B-2-c; mlag-onsets-basic-2019 I-B-2-c, I-B-2-d] show every symbol of the game between them', () => {
    expect(new Set<string>(Object.values(KIT).flatMap(({ faces }) => faces))).toEqual(new Set(CUBES));
  });

  it('are read in either alphabet and any case', () => {
    for (const cube of CUBES)
      for (const text of [cube, cube.toLowerCase(), showCube(cube)]) expect(parseCube(text)).toBe(cube);
    for (const text of ['', 'X', '6', '0', 'BR', 'toString', '__proto__']) expect(parseCube(text)).toBeUndefined();
  });
});

describe('the cards', () => {
  it('[agloa-onsets-2023 I-B-1; mlag-onsets-adventurous-2017 I-B-1; mlag-onsets-basic-2019 I-B-1; mlag-onsets-basic-2011 BOS3] are sixteen, one for each combination of dots, one of them blank', () => {
    const names = [...Array(16).keys()].map(makeCard);
    expect(new Set(names).size).toBe(16);
    expect(names[BLANK]).toBe('blank');
    expect(names.map(parseCard)).toEqual([...Array(16).keys()]);
    for (const colour of COLOURS) expect(countCards(cardsWith(colour))).toBe(8);
    expect(setOf([...Array(16).keys()])).toBe(ALL_CARDS);
  });

  it('are read in any case and any order of dots', () => {
    expect(parseCard(' yrb ')).toBe(parseCard('BRY'));
    expect(parseCard('Blank')).toBe(BLANK);
    for (const text of ['', 'BB', 'P', 'B R', 'blan', 'toString']) expect(parseCard(text)).toBeUndefined();
  });

  it('[agloa-onsets-2023 XIII-C-12] no paint at all leaves the blank card blank', () => {
    expect(parseDots('')).toBe(BLANK);
    expect(parseDots('gb')).toBe(parseCard('BG'));
    expect(parseDots('GG')).toBeUndefined();
  });
});

describe('the notation', () => {
  it('keeps the place of every symbol and reads marks with any spacing', () => {
    expect(readText(' B :  ∪ (r)')).toEqual([
      { kind: 'cube', at: 1, cube: 'B', mark: 'U' },
      { kind: 'open', at: 8, text: '(' },
      { kind: 'cube', at: 9, cube: 'R' },
      { kind: 'close', at: 10, text: ')' },
    ]);
  });

  it('keeps what it does not know', () => {
    expect(readText('B:')).toEqual([{ kind: 'cube', at: 0, cube: 'B', mark: '' }]);
    expect(readText('B:? 😀 :')).toEqual([
      { kind: 'cube', at: 0, cube: 'B', mark: '?' },
      { kind: 'unknown', at: 4, text: '😀' },
      { kind: 'unknown', at: 7, text: ':' },
    ]);
  });
});
