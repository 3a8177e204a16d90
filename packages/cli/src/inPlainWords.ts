// How the command calls what the wire spells with hyphens.
import { type After, books } from '@openshake/rules';

/** What came before the writing. */
export const AFTER_WORDS: Readonly<Record<After, string>> = {
  now: 'a Now challenge',
  impossible: 'an Impossible challenge',
  'last-cube': 'the last cube',
  'end-of-round': 'the end of the round',
  'no-goal': 'a No Goal challenge',
  'a-flub': 'an A Flub challenge',
  'p-flub': 'a P Flub challenge',
  'ca-flub': 'a CA Flub challenge',
  'force-out': 'a Force Out',
  'force-out-a': 'a Force Out, challenged with A',
  'force-out-b': 'a Force Out, challenged with B',
};

const isKey = <T extends object>(key: unknown, record: T): key is keyof T =>
  typeof key === 'string' && Object.hasOwn(record, key);

export const sayAfter = (after: unknown): string => (isKey(after, AFTER_WORDS) ? AFTER_WORDS[after] : String(after));
export const sayBook = (rulebook: unknown): string =>
  isKey(rulebook, books) ? books[rulebook].title : String(rulebook);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
