// The one door through which anything happens at a table: an action, at a moment, becomes events, or is refused with its clause.
import { kindFor, kindOf } from './kinds.ts';
import { type Acted, type ActedType, type Action, OFFICIAL_ACTIONS, OFFICIALS } from './match/action.ts';
import type { Event } from './match/event.ts';
import type { SetAside } from './match/kind.ts';
import { type Given, type GivenJudge, Proceedings, type Refusal, type Undecided } from './match/proceedings.ts';
import type { MatchState } from './match/state.ts';
import { passAbsent, passTime } from './shake/timing.ts';

/** What became of an action. `events` may also hold what time did meanwhile, whether the action was refused or not. */
export type Decision =
  | { ok: true; events: Event[]; setAside?: SetAside; illegal?: Refusal }
  | { ok: false; events: Event[]; refusal: Refusal };

/** With a judge at hand, nothing is judged inline, and nothing happens while an answer is missing. */
export function decide(match: MatchState, action: Action, given: Given): Decision;
export function decide(match: MatchState, action: Action, given: Given | GivenJudge): Decision | Undecided;
export function decide(match: MatchState, action: Action, given: Given | GivenJudge): Decision | Undecided {
  const p = new Proceedings(match, given);
  return p.attempt(() => decideIn(p, action));
}

function decideIn(p: Proceedings, action: Action): Decision {
  passTime(p, p.given.at);
  if (action.type === 'clock') return { ok: true, events: p.events };
  const told = inOwnLetters(p, action);
  const refusal = whyNot(p, told);
  if (refusal) return { ok: false, events: p.events, refusal };
  const { kind, broken } = asked(p, told);
  const setAside = kind.happens(p, told, broken);
  // The action may have left a limit that is already over; apply it.
  passTime(p, p.at);
  passAbsent(p);
  const [illegal] = broken;
  return {
    ok: true,
    events: p.events,
    ...(setAside && { setAside }),
    ...(illegal && !setAside && { illegal }),
  };
}

const asked = (p: Proceedings, action: Acted) => {
  const kind = kindOf(p, action);
  return { kind, broken: kind.breaks?.(p, action) ?? [] };
};

/** Why an action does not happen; at a table what is only against the rules happens all the same. */
export function whyNot(p: Proceedings, action: Acted): Refusal | undefined {
  const refusal = whyClosed(p, action.type, action.by) ?? kindOf(p, action).whyNot?.(p, action);
  return refusal ?? (p.isTable ? undefined : asked(p, action).broken[0]);
}

/** Why nothing of this kind is open to whoever acts. */
export const whyClosed = (p: Proceedings, type: ActedType, by: string): Refusal | undefined =>
  whyNotHere(p, type, by) ?? kindFor(p, type).closed(p, by);

/** Who may act at all. */
function whyNotHere(p: Proceedings, type: ActedType, by: string | undefined): Refusal | undefined {
  const { match } = p;
  if (by === undefined) return p.refuse('start.players', 'Who does this is not told.');
  if ((OFFICIALS as readonly string[]).includes(by))
    return isForOfficials(type) ? undefined : p.refuse('start.players', `A ${by} does not play; name a player.`);
  if (!match.players.includes(by)) return p.refuse('start.players', `${by} does not play in this match.`);
  if (match.presence[by] === 'out') return p.refuse('judge.conduct', `${by} is out of the match.`);
  if (match.presence[by] === 'away' && type !== 'return' && type !== 'leave' && type !== 'sign')
    return p.refuse('score.absent', `${by} has left the table; return first.`);
}

const FOR_OFFICIALS: readonly ActedType[] = [...OFFICIAL_ACTIONS, 'correct-score'];
const isForOfficials = (type: ActedType): boolean => FOR_OFFICIALS.includes(type);

/** A cube may be written in either alphabet. */
function inOwnLetters(p: Proceedings, action: Acted): Acted {
  if (!('cube' in action)) return action;
  return { ...action, cube: p.game.parseCube(action.cube.trim()) ?? action.cube };
}
