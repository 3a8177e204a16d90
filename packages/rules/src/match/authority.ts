// Actions that only a judge may take, and against which players.
import { cut } from '../quote.ts';
import { isOut } from './players.ts';
import type { Proceedings, Refusal } from './proceedings.ts';

export const judgeOnly = (p: Proceedings, by: string): Refusal | undefined =>
  by === 'judge' ? undefined : p.refuse('judge.conduct', 'who.judgeOnly');

/** Why a judge cannot act on this player. */
export function whyNotOn(p: Proceedings, player: string, clause?: string): Refusal | undefined {
  if (clause !== undefined && !p.given.search.citations.hasClause(clause, p.match))
    return p.refuse('judge.conduct', 'judge.noClause', { clause: cut(clause) });
  if (!p.match.players.includes(player)) return p.refuse('judge.conduct', 'who.stranger', { name: cut(player) });
  if (isOut(p.match, player)) return p.refuse('judge.conduct', 'who.out', { player });
}
