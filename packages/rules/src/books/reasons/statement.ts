// What a clause states about Solutions, as rule keys. A checker who cites the clause is right if the Solution breaks one of them.
import type { Clause } from '../clause.ts';

export interface Statement {
  clause: string;
  states: readonly string[];
  /** Whether its sentence leads into its parts: then each part says it as well. */
  leadsIn?: true;
  /** It speaks only of shakes with this variation, or after this challenge. */
  when?: string;
}

/** A clause with its comments and examples. */
export const says = (clause: string, ...states: string[]): Statement => ({ clause, states });
/** A clause whose sentence stands directly above its parts. */
export const leads = (clause: string, ...states: string[]): Statement => ({ clause, states, leadsIn: true });
/** The same, where only this variation or challenge makes it so. */
export const during = (when: string, statement: Statement): Statement => ({ ...statement, when });

export const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}-`);

/** A clause that a division does not play, with all its parts: it stands for what makes its use illegal there. */
export const notPlayed = (clauses: readonly Clause[], clause: string, ...states: string[]): Statement[] =>
  [...new Set(clauses.map((each) => each.clause))]
    .filter((each) => isWithin(each, clause))
    .map((each) => says(each, ...states));

/** What a reading of the table calls broken: one of the keys below, beside those of the judges. */
export const NAMES_NOTHING = 'value.none'; // No set or no number: it does not equal the Goal.
export const NO_MEANING = 'mark.meaningless'; // A cube is marked as something that it cannot be.
