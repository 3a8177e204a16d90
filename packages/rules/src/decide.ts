// The one door through which anything happens at a table: an action, at a moment, becomes events, or is refused with its clause.
import { kindFor } from './kinds.ts';
import { type Acted, type ActedType, type Action, OFFICIAL_ACTIONS, OFFICIALS } from './match/action.ts';
import type { Event } from './match/event.ts';
import type { Broken, Kind, SetAside } from './match/kind.ts';
import { type Given, type GivenJudge, Proceedings, type Refusal, type Undecided } from './match/proceedings.ts';
import type { MatchState } from './match/state.ts';
import { cut } from './quote.ts';
import { passAbsent, passTime } from './shake/timing.ts';

/** What became of an action. `events` also has what time did meanwhile, even if the action was refused. `match` is the match after them. */
export type Decision =
  | { ok: true; events: Event[]; match: MatchState; setAside?: SetAside; illegal?: Refusal }
  | { ok: false; events: Event[]; match: MatchState; refusal: Refusal };

/** If a judge is given, `decide` asks it, and nothing happens while an answer is missing. */
export function decide(match: MatchState, action: Action, given: Given): Decision;
export function decide(match: MatchState, action: Action, given: Given | GivenJudge): Decision | Undecided;
export function decide(match: MatchState, action: Action, given: Given | GivenJudge): Decision | Undecided {
  const p = new Proceedings(match, given);
  return p.attempt(() => decideIn(p, action));
}

function decideIn(p: Proceedings, action: Action): Decision {
  passTime(p, p.given.at);
  const { events } = p;
  if (action.type === 'clock') return { ok: true, events, match: p.match };
  const told = inOwnLetters(p, action);
  const kind = kindFor(p, told.type);
  const closed = whyClosed(p, told.type, told.by);
  const { refusal, broken } = closed ? { refusal: closed, broken: [] } : weigh(p, kind, told);
  if (refusal) return { ok: false, events, match: p.match, refusal };
  const setAside = kind.happens(p, told, broken);
  // The action may have left a limit that is already over; apply it.
  passTime(p, p.at);
  passAbsent(p);
  const [illegal] = broken;
  return {
    ok: true,
    events,
    match: p.match,
    ...(setAside && { setAside }),
    ...(illegal && !setAside && { illegal }),
  };
}

/** Why an action of an open kind is refused. At a table an action that only breaks rules still happens. */
export function weigh(p: Proceedings, kind: Kind, action: Acted): { refusal: Refusal | undefined; broken: Broken } {
  const refusal = kind.whyNot?.(p, action);
  if (refusal) return { refusal, broken: [] };
  const broken = kind.breaks?.(p, action) ?? [];
  return { refusal: p.isTable ? undefined : broken[0], broken };
}

/** Why this actor may do nothing of this kind. */
export const whyClosed = (p: Proceedings, type: ActedType, by: string): Refusal | undefined =>
  whyNotHere(p, type, by) ?? kindFor(p, type).closed(p, by);

/** Who may act at all. */
function whyNotHere(p: Proceedings, type: ActedType, by: string | undefined): Refusal | undefined {
  const { match } = p;
  if (by === undefined) return p.refuse('start.players', 'who.unnamed');
  if ((OFFICIALS as readonly string[]).includes(by))
    return isForOfficials(type) ? undefined : p.refuse('start.players', 'who.official', { official: by });
  if (!match.players.includes(by)) return p.refuse('start.players', 'who.stranger', { name: cut(by) });
  if (match.presence[by] === 'out') return p.refuse('judge.conduct', 'who.out', { player: by });
  if (match.presence[by] === 'away' && type !== 'return' && type !== 'leave' && type !== 'sign')
    return p.refuse('score.absent', 'who.away', { player: by });
}

const FOR_OFFICIALS: readonly ActedType[] = [...OFFICIAL_ACTIONS, 'correct-score'];
const isForOfficials = (type: ActedType): boolean => FOR_OFFICIALS.includes(type);

/** A cube may be written in either alphabet. */
function inOwnLetters(p: Proceedings, action: Acted): Acted {
  if (!('cube' in action)) return action;
  return { ...action, cube: p.game.parseCube(action.cube.trim()) ?? action.cube };
}
