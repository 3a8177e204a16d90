// What the exact solver says about a move: whether it was safe, what it allowed, and what would have been better.
import { createBot, type JudgedMove, type Laid, moved, safeMoves, type YesNo } from '@openshake/bots';
import {
  type Acted,
  CLAIMS,
  type Claim,
  type LegalKind,
  legal,
  type MatchState,
  nowBreaks,
  type Placed,
  type Player,
  rulesOf,
  type Section,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { type Study, tableOf } from './study.ts';

/** What a move may cause, so that somebody can challenge it. */
export const FAULTS = ['now', 'impossible'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * `safe`: nobody can rightly challenge it. `mistake`: somebody can, and there was a safe move. `forced`: there was no safe move.
 * `late`: no Solution was possible before it. `unknown`: the search was cut short.
 */
export const MOVE_VERDICTS = ['safe', 'mistake', 'forced', 'late', 'unknown'] as const;
export type MoveVerdict = (typeof MOVE_VERDICTS)[number];

export interface Move {
  cube: string;
  to: Section;
  /** Only for a shift. */
  from?: 'permitted';
}

export interface MoveJudgment {
  verdict: MoveVerdict;
  fault: Fault | null;
  /** The safe moves that were open; null if not all of them are known. */
  safe: readonly Move[] | null;
}

const kindOf = (kinds: readonly LegalKind[], type: Acted['type']): Acted[] => {
  const kind = kinds.find((each) => each.type === type);
  return kind?.open ? kind.choices.filter(({ breaks }) => !breaks).map(({ action }) => action) : [];
};

const isSame = (one: Move, other: Move): boolean =>
  one.cube === other.cube && one.to === other.to && one.from === other.from;

const openTo = (match: MatchState, player: Player): LegalKind[] => legal(match, player, { at: match.at, search });

function openMoves(match: MatchState, player: Player): Move[] {
  const kinds = openTo(match, player);
  return [...kindOf(kinds, 'move'), ...kindOf(kinds, 'shift')].flatMap((action): Move[] => {
    if (action.type === 'shift') return [{ cube: action.cube, to: action.to, from: 'permitted' }];
    return action.type === 'move' ? [{ cube: action.cube, to: action.to }] : [];
  });
}

/** Forbidding comes first: it gives nobody a Solution. */
const ORDER: readonly Section[] = ['forbidden', 'permitted', 'required'];

const asMove = ({ cube, to, from }: JudgedMove): Move => ({ cube, to, ...(from && { from }) });

/** The moves after which nobody can rightly challenge; null if the search found none but could not decide them all. */
export function safeMovesOf(match: MatchState, player: Player, study: Study): readonly Move[] | null {
  const rules = rulesOf(match);
  const table = tableOf(match);
  const judged = study.turn(table);
  const open = openMoves(match, player);
  const safe = safeMoves(rules, table, judged)
    // If only an avoidable mistake is a flub, a move that allows it is excused, but not safe.
    .filter(({ now }) => now === false || rules.claims.includes('now'))
    .map(asMove)
    .filter((move) => open.some((each) => isSame(each, move)))
    // The same order, however the cubes are listed.
    .sort((one, other) => ORDER.indexOf(one.to) - ORDER.indexOf(other.to) || (one.cube < other.cube ? -1 : 1));
  const areKnown = judged.length > 0 && judged.every(({ now, possible }) => now !== null && possible !== null);
  return safe.length > 0 || areKnown ? safe : null;
}

/** What the next player may challenge at such a table. */
export function faultAt(
  match: Pick<MatchState, 'book' | 'division'> & MatchState,
  table: Laid,
  { now, possible }: { now: YesNo; possible: YesNo },
): Fault | null {
  if (possible === false) return 'impossible';
  const rules = rulesOf(match);
  const counts = !rules.claims.includes('now') || nowBreaks(table, rules) === undefined;
  return now && counts ? 'now' : null;
}

/**
 * Whether it could not be avoided; null if unknown.
 * If only an avoidable mistake is a flub, allowing it is excused, but making every Solution impossible never is.
 */
export function isForced(match: MatchState, fault: Fault, safe: readonly Move[] | null, study: Study): boolean | null {
  if (!safe) return null;
  if (safe.length > 0) return false;
  if (fault === 'now') return true;
  const table = tableOf(match);
  return safeMoves(rulesOf(match), table, study.turn(table)).length === 0;
}

/** `match`: as it stood before the move. */
export function judgeMove(match: MatchState, { by, kind, cube, to }: Placed, study: Study): MoveJudgment {
  const table = tableOf(match);
  const move: Move = { cube, to, ...(kind === 'shift' && { from: 'permitted' }) };
  const then = moved(table, move);
  const possibleBefore = study.tell('impossible', table);
  if (possibleBefore === false) return { verdict: 'late', fault: null, safe: [] };
  const made = kind === 'bonus' ? undefined : study.turn(table).find((each) => isSame(asMove(each), move));
  const now = made?.now ?? study.tell('now', then);
  const possible = made?.possible ?? (now ? true : study.tell('impossible', then));
  // A bonus is not a move yet: it takes a cube away, and the move comes after it.
  const fault = kind === 'bonus' ? (possible === false ? 'impossible' : null) : faultAt(match, then, { now, possible });
  const safe = kind === 'bonus' ? [] : safeMovesOf(match, by, study);
  if (fault) {
    // Nobody has to make a bonus.
    const forced = kind === 'bonus' ? false : isForced(match, fault, safe, study);
    return { verdict: forced === null ? 'unknown' : forced ? 'forced' : 'mistake', fault, safe };
  }
  const isKnown = possible !== null && (now !== null || kind === 'bonus');
  return { verdict: isKnown ? 'safe' : 'unknown', fault, safe };
}

export const isClaim = (word: string): word is Claim => (CLAIMS as readonly string[]).includes(word);

export interface JudgedClaim {
  claim: Claim;
  right: YesNo;
}

/** The claims that are open to a player, and whether each is right. */
export function claimsOf(match: MatchState, player: Player, study: Study): JudgedClaim[] {
  const table = tableOf(match);
  const claims = kindOf(openTo(match, player), 'challenge').flatMap((action) =>
    action.type === 'challenge' && isClaim(action.claim) ? [action.claim] : [],
  );
  return [...new Set(claims)].map((claim) => ({ claim, right: study.isRight(claim, table) }));
}

/**
 * What a perfect player would do on this turn, as `turnOf` gives it: always the same for the same table.
 * Advice names the move, not a bonus before it. null if the player would wait, or if the search was stopped.
 */
export function perfectAction(turn: MatchState, seat: Player, stop: () => boolean): Acted | null {
  const bot = createBot({ level: 'perfect', seat, seed: 1, pace: 0, hurry: stop });
  const action = bot.act(view(turn, seat, { at: turn.at, search }))?.action ?? null;
  if (stop()) return null;
  if (action?.type !== 'bonus' || turn.phase.name !== 'move' || turn.phase.bonus) return action;
  return perfectAction({ ...turn, phase: { ...turn.phase, bonus: true } }, seat, stop);
}
