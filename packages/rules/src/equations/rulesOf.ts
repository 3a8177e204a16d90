// The rules of one division, as everything about Equations takes them.
import type { DivisionId } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { EquationsRules } from './rules.ts';

const known = new Map<string, Map<string, EquationsRules>>();

/** The rules of one division; throws a RangeError if there is no such division. */
export function equationsRules(rulebook: string, division: string): EquationsRules {
  const before = known.get(rulebook)?.get(division);
  if (before) return before;
  const rules = rulesOf(rulebook, division);
  const divisions = known.get(rulebook) ?? new Map<string, EquationsRules>();
  known.set(rulebook, divisions.set(division, rules));
  return rules;
}

function rulesOf(rulebook: string, division: string): EquationsRules {
  const book = books[rulebook as keyof typeof books];
  if (book?.game !== 'equations') throw new RangeError(`${rulebook} is not a rulebook of Equations.`);
  const own = book.divisions[division as DivisionId];
  if (!own) throw new RangeError(`${rulebook} has no division ${division}.`);
  return { ...book.rules, ...own, cites: book.cites };
}
