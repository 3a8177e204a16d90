// The signs of a division are those that its Solutions may have.
import { BOOK_IDS, books, type DivisionId } from '@openshake/rules';
import { expect, it } from 'vitest';
import { signsOf } from './signs.ts';

const textsOf = (book: (typeof BOOK_IDS)[number], division: DivisionId) =>
  signsOf(book, division).map(({ look, text }) => `${look.cube} ${text}`);

it('names Restrictions where they are played, wild cubes where there are any, and neither elsewhere', () => {
  expect(textsOf('agloa-onsets-2023', 'middle')).toEqual(expect.arrayContaining(['= equals', 'C subset']));
  expect(textsOf('mlag-onsets-basic-2019', 'senior')).toEqual(expect.arrayContaining(['= wild', 'C wild']));
  expect(textsOf('agloa-onsets-2023', 'basic').filter((text) => /^[=C]/.test(text))).toEqual([]);
});

it('names turned digits and a wild 0 in the divisions of Equations that have them', () => {
  const turned = ['2 upside-down', '2 sideways', '0 zero'];
  expect(textsOf('mlag-equations-basic-2018', 'senior')).toEqual(expect.arrayContaining(turned));
  expect(textsOf('mlag-equations-basic-2018', 'elementary').filter((text) => turned.includes(text))).toEqual([]);
});

it('has every operation in every division', () => {
  for (const book of BOOK_IDS) {
    const cubes = books[book].game === 'equations' ? ['+', '-', 'x', '/', '^', 'r'] : ['U', 'N', '-', "'", 'V', 'A'];
    for (const division of Object.keys(books[book].divisions) as DivisionId[])
      expect(signsOf(book, division).map(({ look }) => look.cube)).toEqual(expect.arrayContaining(cubes));
  }
});
