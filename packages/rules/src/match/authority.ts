// Actions that only a judge may take, and against which players.
import { contentsOf } from '../books/contents/index.ts';
import { isOut } from './players.ts';
import type { Proceedings, Refusal } from './proceedings.ts';

export const judgeOnly = (p: Proceedings, by: string): Refusal | undefined =>
  by === 'judge' ? undefined : p.refuse('judge.conduct', 'Only a judge may do this. Call one.');

/** Whether the book of this match has a clause, or one of its comments. */
const hasClause = ({ match: { book } }: Proceedings, cited: string): boolean => contentsOf(book).includes(cited);

/** Why a judge cannot act on this player. */
export function whyNotOn(p: Proceedings, player: string, clause?: string): Refusal | undefined {
  if (clause !== undefined && !hasClause(p, clause))
    return p.refuse('judge.conduct', `This rulebook has no clause ${clause}. Name the clause that was broken.`);
  if (!p.match.players.includes(player)) return p.refuse('judge.conduct', `${player} is not a player in this match.`);
  if (isOut(p.match, player)) return p.refuse('judge.conduct', `${player} is out of the match.`);
}
