// What people call the things that the wire spells with hyphens.
import { books } from '@openshake/rules';
import type { VariationId } from '@openshake/rules/onsets';
import { sayAfter as sayOccasion } from '@openshake/words';
import { ENGLISH } from './words/speech.ts';

/** What came before the writing. */
export const sayAfter = (after: unknown, { words } = ENGLISH): string => sayOccasion(String(after), words);

export const variationTitle = (id: VariationId, { words } = ENGLISH): string => words.say({ key: `variation.${id}` });

export const sayBook = (rulebook: unknown): string =>
  typeof rulebook === 'string' && Object.hasOwn(books, rulebook)
    ? books[rulebook as keyof typeof books].title
    : String(rulebook);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
