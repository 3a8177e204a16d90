// The two books with variations, for tests of what both say, and where they differ.
import type { BookId } from '@openshake/rules';

export const ADVENTUROUS = ['agloa-onsets-2023', 'mlag-onsets-adventurous-2017'] as const satisfies readonly BookId[];
export type Adventurous = (typeof ADVENTUROUS)[number];

/** What each of the two says. */
export const either = <Told>(book: Adventurous, told2023: Told, told2017: Told): Told =>
  book === 'agloa-onsets-2023' ? told2023 : told2017;
