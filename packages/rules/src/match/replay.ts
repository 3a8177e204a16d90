// Decides a stored match again from its first roll: what became of every action, and how the match stands at the end.
import type { BookId, DivisionId } from '../books/book.ts';
import { decide } from '../decide.ts';
import type { TableFact } from '../facts/table.ts';
import type { PromptJudge } from '../game/inquiry.ts';
import {
  type PublicPhase,
  type PublicTable,
  publicPhase,
  publicTable,
  type ScoredShake,
  scoredShakes,
} from '../view.ts';
import type { Action } from './action.ts';
import { beginMatch } from './begin.ts';
import type { Event } from './event.ts';
import { matchPointsOf } from './matchPoints.ts';
import { totalsOf } from './players.ts';
import type { Refusal } from './proceedings.ts';
import type { MatchState, Officiating, Player } from './state.ts';

export type StoredAction = Action & { at: number };

export interface StoredMatch {
  rulebook: BookId;
  division: DivisionId;
  players: readonly Player[];
  officiating: Officiating;
  clocks: 'book' | 'none';
  variations: boolean;
  actions: readonly StoredAction[];
}

export interface ReplayResult {
  ok: boolean;
  rule?: string;
  clause?: string;
  facts?: TableFact;
  setAside?: true;
  /** The rule that the action broke; it stands until it is charged. */
  illegal?: Refusal;
}

export interface Replayed {
  results: ReplayResult[];
  shakes: ScoredShake[];
  totals: Record<Player, number>;
  matchPoints?: Record<Player, number>;
  phase: PublicPhase;
  table: PublicTable;
  /** The events of each action, and of the time before it. */
  events: Event[][];
  state: MatchState;
}

export function replayMatch(stored: StoredMatch, given: { search: PromptJudge }): Replayed {
  const { rulebook: book, division, players, officiating, clocks, variations } = stored;
  let state = beginMatch({ book, division, players, officiating, clocks, variations });
  const results: ReplayResult[] = [];
  const events: Event[][] = [];
  for (const action of stored.actions) {
    const decision = decide(state, action, { at: action.at, search: given.search });
    state = decision.match;
    events.push(decision.events);
    results.push(
      decision.ok
        ? { ok: true, ...decision.setAside, ...(decision.illegal && { illegal: decision.illegal }) }
        : { ok: false, ...decision.refusal },
    );
  }
  const matchPoints = matchPointsOf(state);
  return {
    results,
    shakes: scoredShakes(state),
    totals: totalsOf(state),
    ...(matchPoints && { matchPoints }),
    phase: publicPhase(state),
    table: publicTable(state),
    events,
    state,
  };
}
