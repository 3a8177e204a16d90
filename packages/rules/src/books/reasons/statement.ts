// What a clause states about Solutions, as rule keys. A checker who cites the clause is right if the Solution breaks one of these rules.
import type { Contents } from '../contents/contents.ts';

export interface Statement {
  clause: string;
  states: readonly string[];
  /** Its sentence leads into its parts, so each part states it too. */
  leadsIn?: true;
  /** It applies only with this variation, or after this challenge. */
  when?: string;
}

/** A clause with its comments and examples. */
export const says = (clause: string, ...states: string[]): Statement => ({ clause, states });
/** A clause whose sentence leads into its parts. */
export const leads = (clause: string, ...states: string[]): Statement => ({ clause, states, leadsIn: true });
/** The same, but only with this variation or after this challenge. */
export const during = (when: string, statement: Statement): Statement => ({ ...statement, when });

export const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}-`);

/** A clause that a division does not use, with all its parts. There, it states that its use is illegal. */
export const notPlayed = ({ clauses }: Contents, clause: string, ...states: string[]): Statement[] =>
  clauses.filter((each) => isWithin(each, clause)).map((each) => says(each, ...states));

/** Two more keys, besides those of the judges. */
export const NAMES_NOTHING = 'value.none'; // It names no set or number, so it does not equal the Goal.
export const NO_MEANING = 'mark.meaningless'; // A cube is marked as a symbol that it cannot stand for.
