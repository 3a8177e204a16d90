// The move after which a shake was lost: the first one that left a Solution one cube away, or none at all.
import {
  type Acted,
  type Claim,
  type FinishedShake,
  type MatchState,
  nowBreaks,
  type Placed,
  type Player,
  rulesOf,
} from '@openshake/rules';
import { type Fault, isForced, type Move, perfectAction, safeMovesOf } from './move.ts';
import { inOrder, matchAfter, type Standing, type Study, tableOf } from './study.ts';

export interface Mistake {
  by: Player;
  /** null: the Goal itself was the mistake. */
  placed: Placed | null;
  fault: Fault;
  /** Whether no move was safe at that point; null if unknown. */
  forced: boolean | null;
  /** What would have been safe; null if unknown. */
  safe: readonly Move[] | null;
  /** What a perfect player would have done instead. */
  perfect: Acted | null;
  /** Before it; null for the Goal. */
  before: Standing | null;
  after: Standing;
  /** Who could have challenged it right then, but moved instead. */
  missed: { by: Player; claim: Claim } | null;
  /** The right challenge that it allowed, if that was made against its player and won: by whom, and for how many points. */
  gave: { to: Player; claim: string; points: number } | null;
  /** How far its player's score is then below the Challenger's. What a safe move would have scored, nobody knows. */
  cost: number | null;
}

/** The match on the turn when the next cube of the trail was moved. */
export function turnOf(match: MatchState, entries: number): MatchState {
  const { shake } = match;
  const next = shake?.trail[entries];
  if (!shake || !next) return match;
  const last = shake.trail[entries - 1];
  const bonus = last?.kind === 'bonus' && last.turn === next.turn;
  return asTurn(matchAfter(match, entries), { player: next.by, turn: next.turn, nth: next.nth, bonus });
}

/** The turn under way. */
export function turnNow(match: MatchState): MatchState {
  const { phase } = match;
  return phase.name === 'move' ? asTurn(match, { ...phase, nth: Number.POSITIVE_INFINITY }) : match;
}

/** Nothing but the table and the turn counts, so a turn is the same while it is under way and after the shake. */
function asTurn(
  match: MatchState,
  { player, turn, bonus, nth }: { player: Player; turn: number; bonus: boolean; nth: number },
): MatchState {
  const { shake } = match;
  if (!shake) return match;
  const moves = shake.trail.filter((placed) => placed.turn > 0 && placed.turn < turn);
  const isBefore = (each: { nth: number }): boolean => each.nth < nth;
  return {
    ...match,
    phase: { name: 'move', player, turn, bonus, lost: 0 },
    presence: Object.fromEntries(match.players.map((each) => [each, 'here'])),
    shake: {
      ...inOrder(shake),
      lastMover: moves.at(-1)?.by ?? shake.goalSetter,
      passes: shake.passes.filter(isBefore),
      sentOut: shake.sentOut.filter(isBefore),
      lifted: [],
    },
    tasks: [],
    block: null,
    illegal: [],
  };
}

const isSo = (fault: Fault, match: MatchState, study: Study): boolean | null => {
  const answer = study.tell(fault, tableOf(match));
  return answer === null ? null : fault === 'now' ? answer : !answer;
};

/** The first cube after which it was true; 0 for the Goal itself, null if unknown. */
function whenItBegan(match: MatchState, fault: Fault, study: Study): number | null {
  for (let entries = match.shake?.trail.length ?? 0; entries > 0; entries -= 1) {
    // Moves before the Goal count as part of it.
    if (match.shake?.trail[entries - 1]?.turn === 0) return 0;
    const before = isSo(fault, matchAfter(match, entries - 1), study);
    if (before === null) return null;
    if (!before) return entries;
  }
  return 0;
}

/** The next player to move after the mistake could have challenged it. */
function missedBy(match: MatchState, began: number, fault: Fault): Mistake['missed'] {
  const trail = match.shake?.trail ?? [];
  const by = began === 0 ? match.shake?.goalSetter : trail[began - 1]?.by;
  const next = trail.slice(began).find((placed) => placed.turn > 0 && placed.by !== by);
  const meant: readonly Claim[] = fault === 'now' ? ['now'] : ['impossible', 'p-flub'];
  const claim = rulesOf(match).claims.find((each) => meant.includes(each));
  if (!next || claim === undefined) return null;
  if (fault === 'now' && nowBreaks(tableOf(matchAfter(match, began)), rulesOf(match)) !== undefined) return null;
  return { by: next.by, claim };
}

/** What the fault is called when somebody challenges it. */
const MEANT: Readonly<Record<Fault, readonly string[]>> = {
  now: ['now', 'a-flub'],
  impossible: ['impossible', 'p-flub'],
};

function givenBy({ phase }: MatchState, by: Player, fault: Fault, scores: FinishedShake['scores']): Mistake['gave'] {
  if (!('challenger' in phase) || phase.challenger === null || phase.mover !== by || !scores) return null;
  const { challenger: to, occasion: claim } = phase;
  const points = scores[to] ?? 0;
  return MEANT[fault].includes(claim) && points > (scores[by] ?? 0) ? { to, claim, points } : null;
}

/** `match` ended with this fault on the table. null: the search was cut short. */
export function mistakeOf(
  match: MatchState,
  fault: Fault,
  scores: FinishedShake['scores'],
  study: Study,
): Mistake | null {
  const began = whenItBegan(match, fault, study);
  if (began === null || !match.shake) return null;
  const placed = match.shake.trail[began - 1] ?? null;
  const by = placed?.by ?? match.shake.goalSetter;
  const turn = turnOf(match, began - 1);
  const safe = placed ? safeMovesOf(turn, by, study) : null;
  const gave = givenBy(match, by, fault, scores);
  return {
    by,
    placed,
    fault,
    forced: placed ? isForced(turn, fault, safe, study) : false,
    safe,
    perfect: placed && safe && safe.length > 0 ? perfectAction(turn, by, study.stop) : null,
    before: placed ? study.standing(tableOf(turn)) : null,
    after: study.standing(tableOf(matchAfter(match, began))),
    missed: missedBy(match, began, fault),
    gave,
    cost: scores && gave ? gave.points - (scores[by] ?? 0) : null,
  };
}

/** After the last cube: the move after which Now would have been right for the first time, if nobody called it. */
export function unsaidNow(match: MatchState, study: Study): Placed | null {
  const rules = rulesOf(match);
  if (!rules.claims.includes('now')) return null;
  const trail = match.shake?.trail ?? [];
  let first: number | undefined;
  for (let entries = trail.length - 1; entries > 0; entries -= 1) {
    const table = tableOf(matchAfter(match, entries));
    if (table.resources.length < rules.nowNeedsCubes) continue;
    if (nowBreaks(table, rules) !== undefined || !study.tell('now', table)) break;
    first = entries;
  }
  return first === undefined ? null : (trail[first - 1] ?? null);
}
