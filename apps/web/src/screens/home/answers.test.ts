// The two questions, answered and asked again.
import { expect, it, test } from 'vitest';
import { answered, leagueOf } from './answers.ts';

it.each(['agloa', 'adventurous', 'basic', 'mlag-onsets-basic-2011', null] as const)('%s is remembered', (answer) => {
  const book = answered(answer) ?? { 'on-sets': null, equations: null };
  expect(leagueOf({ book })).toBe(answer);
});

test('a book that no longer exists is not an answer', () => {
  expect(leagueOf({ book: { 'on-sets': 'mlag-onsets-basic-1999', equations: null } })).toBe(null);
});
