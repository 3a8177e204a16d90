// Reasons for rejecting a Solution: a checker cites a clause, and is right if the Solution breaks a rule that the clause states.
import { clauseNumbersOf } from '../books/contents/index.ts';
import { reasonsOf } from '../books/reasons/index.ts';
import { isWithin } from '../books/reasons/statement.ts';
import type { Setup } from '../match/state.ts';

/** Ambiguity is the only reason that a checker has to demonstrate. */
export const AMBIGUITY = 'value.everyReading';

const hasLetters = (clause: string, all: readonly string[]): boolean =>
  SECTION.test(clause) && all.some((each) => isWithin(each, `${clause}-A`));

/** What a clause states: in its own words, in its parts, and in the sentence that leads into it. `now`: the challenge and the variations in force. */
export function statedBy(cited: string, setup: Pick<Setup, 'book' | 'division'>, now: readonly string[]): Set<string> {
  const all = clauseNumbersOf(setup.book);
  const clause = clauseMeant(cited, all);
  const stated = new Set<string>();
  if (clause === undefined) return stated;
  const isSection = hasLetters(clause, all);
  for (const { clause: each, states, leadsIn, when } of reasonsOf(setup.book, setup.division)) {
    if (when !== undefined && !now.includes(when)) continue;
    // A section with lettered parts states only what comes before the parts.
    const isMeant = isSection ? each === clause : isWithin(each, clause);
    if (isMeant || (leadsIn && each === parentOf(clause))) for (const state of states) stated.add(state);
  }
  return stated;
}

/** Why a citation names no rule: the book has no such clause, or the clause is a section with parts. */
export function citationFault(
  cited: string,
  setup: Pick<Setup, 'book' | 'division'>,
): 'unknown' | { clause: string; part: string } | undefined {
  const all = clauseNumbersOf(setup.book);
  const clause = clauseMeant(cited, all);
  if (clause === undefined)
    return all.some((each) => each.toLowerCase() === cited.trim().toLowerCase()) ? undefined : 'unknown';
  if (!hasLetters(clause, all)) return undefined;
  const stating = reasonsOf(setup.book, setup.division).find((each) => each.clause.startsWith(`${clause}-`));
  const part = (stating?.clause ?? `${clause}-A`).slice(clause.length + 1).split('-')[0];
  return { clause, part: `${clause}-${part}` };
}

/** Whether a text looks like a clause, in this book or not. */
const NUMBERED = /^(?:basic-)?(?:[ivx]+|bos\d+)(?:-|$)/;
const SECTION = /^(?:Basic-)?[IVX]+$/;
const parentOf = (clause: string): string => clause.slice(0, Math.max(0, clause.lastIndexOf('-')));

/** The cited clause, however it is typed. A comment or an example counts as the clause above it. */
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
