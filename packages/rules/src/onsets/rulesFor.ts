// The rules for a request of On-Sets: its book, its division and the variations in force.
import type { DivisionId } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { shakeRules } from '../variations/index.ts';
import type { Verdict } from './verdict.ts';

export interface PlayedBy {
  rulebook: string;
  division: string;
  /** The choices in order, none if left out; false if the table plays without any variation. */
  variations?: readonly unknown[] | false | undefined;
}

/** The rules, and the choices that cannot apply. Throws a RangeError if there is no such book or division. */
export function rulesFor({ rulebook, division: name, variations = [] }: PlayedBy): {
  rules: ShakeRules;
  ignoredVariations: NonNullable<Verdict['ignoredVariations']>;
} {
  const book = books[rulebook as keyof typeof books];
  if (book?.game !== 'on-sets') throw new RangeError(`${rulebook} is not a rulebook of On-Sets.`);
  const division = book.divisions[name as DivisionId];
  if (!division) throw new RangeError(`${rulebook} has no division ${name}.`);
  const { rules, ignored } = shakeRules(book, division, variations);
  return { rules, ignoredVariations: ignored.map((each) => ({ ...each, clause: rules.cites['choose.proper'] })) };
}
