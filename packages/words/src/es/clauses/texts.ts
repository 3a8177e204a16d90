// What a translated book holds. Everything else about a clause or a reading comes from the rules.
import type { Clause, Ruling } from '@openshake/rules/clauses';

export type ClauseTexts = Readonly<Record<string, Pick<Clause, 'says' | 'why' | 'differs'>>>;
export type RulingTexts = Readonly<Record<string, Pick<Ruling, 'question' | 'reading' | 'because'>>>;

export interface BookTexts {
  /** `VII-B-3`, or `VII-B-3#c` for one of its comments. */
  readonly clauses: ClauseTexts;
  /** By id. */
  readonly rulings: RulingTexts;
}
