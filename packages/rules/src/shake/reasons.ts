// Reasons for rejecting a Solution: a checker cites a clause, and is right if the Solution breaks something that this clause states.
import { books } from '../books/index.ts';
import { reasonsOf } from '../books/reasons/index.ts';
import { isWithin } from '../books/reasons/statement.ts';
import type { Setup } from '../match/state.ts';

/** Ambiguity is the one reason that has to be shown. */
export const AMBIGUITY = 'value.everyReading';

/** What a clause states: itself, in its parts, and in the sentence that leads into it. `now`: the challenge, and variations that some clauses speak of. */
export function statedBy(cited: string, setup: Pick<Setup, 'book' | 'division'>, now: readonly string[]): Set<string> {
  const all = [...new Set(books[setup.book].clauses.map(({ clause }) => clause))];
  const clause = clauseMeant(cited, all);
  const stated = new Set<string>();
  if (clause === undefined) return stated;
  const isSection = SECTION.test(clause) && all.some((each) => isWithin(each, `${clause}-A`));
  for (const { clause: each, states, leadsIn, when } of reasonsOf(setup.book, setup.division)) {
    if (when !== undefined && !now.includes(when)) continue;
    // A section with lettered parts says only what stands above them.
    const isMeant = isSection ? each === clause : isWithin(each, clause);
    if (isMeant || (leadsIn && each === parentOf(clause))) for (const state of states) stated.add(state);
  }
  return stated;
}

/** A text that names a clause at all, whether the book has it or not. */
const NUMBERED = /^(?:basic-)?(?:[ivx]+|bos\d+)(?:-|$)/;
const SECTION = /^(?:Basic-)?[IVX]+$/;
const parentOf = (clause: string): string => clause.slice(0, Math.max(0, clause.lastIndexOf('-')));

/** The clause of the book that is cited, however it is typed. A comment or an example is cited by the clause that it stands under. */
function clauseMeant(cited: string, clauses: readonly string[]): string | undefined {
  const typed = cited.trim().replace(/#.*$/, '').toLowerCase();
  const find = (text: string) =>
    clauses.find((clause) => clause.toLowerCase() === text) ??
    clauses.find((clause) => clause.toLowerCase().startsWith(`${text}-`))?.slice(0, text.length);
  if (!NUMBERED.test(typed)) return undefined;
  const own = find(typed);
  if (own !== undefined) return own;
  const above = parentOf(typed);
  const holds = find(above);
  const hasParts = clauses.some((clause) => clause.toLowerCase().startsWith(`${above}-`));
  return above !== '' && !hasParts ? holds : undefined;
}
