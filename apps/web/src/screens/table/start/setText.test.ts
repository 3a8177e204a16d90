// A Set-Name as it is typed.
import { expect, it } from 'vitest';
import { countIn, lettersOf, shownLetters } from './setText.ts';

it('is letters inside and signs on the screen, one for one', () => {
  expect(lettersOf('b ∪ (r∩g)’')).toBe("B U (RNG)'");
  expect(shownLetters("B U (R N G)'")).toBe('B ∪ (R ∩ G)′');
  expect(lettersOf(shownLetters('V-A?'))).toBe('V-A?');
});

it('says how many of the cards it names, once it names one set', () => {
  const universe = ['B', 'BR', 'R', 'G', 'blank'];
  expect(countIn('B', universe)).toBe(2);
  expect(countIn('B U R', universe)).toBe(3);
  expect(countIn('B U', universe)).toBeUndefined();
  expect(countIn('', universe)).toBeUndefined();
  // With two meanings it names no one set.
  expect(countIn('B U R N G', universe)).toBeUndefined();
});
