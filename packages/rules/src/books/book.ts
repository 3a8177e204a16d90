// What a rulebook is: a value. A later book extends an earlier one by naming what differs; a division may override any rule and clause.
import type { EquationsCites, EquationsRules } from '../equations/rules.ts';
import type { Cites, RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import type { VariationId } from '../variations/ids.ts';

export const BOOK_IDS = [
  'mlag-onsets-basic-2011',
  'mlag-onsets-adventurous-2017',
  'mlag-onsets-basic-2019',
  'agloa-onsets-2023',
  'mlag-equations-basic-2018',
] as const;
export type BookId = (typeof BOOK_IDS)[number];

export const DIVISIONS = ['basic', 'minor', 'elementary', 'middle', 'junior', 'senior'] as const;
export type DivisionId = (typeof DIVISIONS)[number];

interface AnyBook {
  id: BookId;
  title: string;
}

/** The rules of a book before any division changes them. Its clauses are separate. */
export type BookRules = Omit<ShakeRules, 'cites'>;

export interface Division {
  /** Variations in force in every shake, in order. */
  standing: readonly VariationId[];
  /** Variations that players may choose from. */
  offered: readonly VariationId[];
  /** What this division plays differently from its book. */
  rules?: Partial<BookRules>;
  /** Clauses with a different number in this division. */
  cites?: Partial<Cites>;
}

export interface OnSetsBook extends AnyBook {
  game: 'on-sets';
  rules: BookRules;
  cites: Cites;
  divisions: Readonly<Partial<Record<DivisionId, Division>>>;
}

export interface EquationsBook extends AnyBook {
  game: 'equations';
  rules: Omit<EquationsRules, 'cites'>;
  cites: EquationsCites;
  /** What each division plays differently from its book. */
  divisions: Readonly<Partial<Record<DivisionId, Partial<EquationsRules>>>>;
}

export type Book = OnSetsBook | EquationsBook;
export type GameName = Book['game'];

/** The same clause for several rules. */
export const citeAll = <K extends RuleKey>(clause: string, ...keys: K[]): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, clause])) as Record<K, string>;

/** What a division plays before anyone chooses a variation: the book's rules with the division's changes, one level deep. */
export function divisionRules(book: OnSetsBook, division: Division): ShakeRules {
  return { ...book.rules, ...division.rules, cites: { ...book.cites, ...division.cites } };
}
