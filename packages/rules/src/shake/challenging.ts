// The challenge block and the challenges: against whom, and when.
import { allOf, type Kind, type SetAside } from '../match/kind.ts';
import { losePoint } from '../match/penalties.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { Player } from '../match/state.ts';
import type { Claim, TableRules } from '../tableRules.ts';
import { giveBack, takeBlock } from './block.ts';
import { insulate, stuckCube } from './illegal.ts';
import { undo } from './undoing.ts';
import { closeIfAnswered, openWriting } from './writing.ts';

/** The player whom a challenge now would be against. */
function challenged(p: Proceedings): Player | null {
  const against = latestMover(p);
  return against !== null && p.match.shake?.players.includes(against) ? against : null;
}

function latestMover(p: Proceedings): Player | null {
  const { phase, shake } = p.match;
  if (!shake) return null;
  if (phase.name === 'no-goal') return shake.goalSetter;
  if (phase.name === 'move') return shake.lastMover;
  if (phase.name === 'write' && phase.challenger === null) return phase.mover;
  return null;
}

/** The first to pick up the block or to challenge is the Challenger. */
function whySecond(p: Proceedings, by: Player): Refusal | undefined {
  const { block, phase } = p.match;
  if (block && block.holder !== by) return p.refuse('block.held', 'block.first', { player: block.holder });
  if ('challenger' in phase && phase.challenger !== null)
    return p.refuse('challenge.lastMove', 'challenge.second', { player: phase.challenger });
}

/** Why there is nothing to challenge. */
function whyNothing(p: Proceedings): Refusal | undefined {
  const { phase } = p.match;
  if (phase.name === 'write' && phase.occasion === 'end-of-round') return p.refuse('round.stop', 'challenge.stopped');
  if (challenged(p) !== null) return undefined;
  return p.refuse('challenge.lastMove', 'challenge.nothing');
}

/** Why this player cannot challenge at all. */
function whyNotReach(p: Proceedings, by: Player): Refusal | undefined {
  const { shake } = p.match;
  if (!shake) return whyNothing(p);
  if (!shake.players.includes(by)) return p.refuse('challenge.lastMove', 'who.sitsOut', { player: by });
}

const ownMove = (p: Proceedings, by: Player): Refusal | undefined =>
  challenged(p) === by ? p.refuse('challenge.self', 'challenge.self', { player: by }) : undefined;

export const pickUpBlock: Kind<'pick-up-block'> = {
  closed(p, by) {
    const early = whyNotReach(p, by) ?? whySecond(p, by) ?? whyNothing(p);
    if (early) return early;
    if (p.match.block) return p.refuse('block.held', 'block.already');
    if (p.match.phase.name === 'no-goal' && p.match.phase.agreed.includes(by))
      return p.refuse('noGoal.agree', 'noGoal.agreed', { player: by });
    if (p.shake.lifted.includes(by)) return p.refuse('block.putDown', 'block.once');
  },
  breaks: (p, { by }) => allOf(ownMove(p, by), whyTooLate(p, by)),
  happens(p, { by }) {
    takeBlock(p, by, whyTooLate(p, by) === undefined);
    return undefined;
  },
  choices: (_, by) => [{ type: 'pick-up-block', by }],
};

export const putDownBlock: Kind<'put-down-block'> = {
  closed(p, by) {
    if (p.match.block?.holder !== by) return p.refuse('block.held', 'block.notHeld', { player: by });
  },
  happens(p, { by }) {
    giveBack(p);
    if (p.rules.fines.blockPutDown) losePoint(p, by, 'block.putDown');
    closeIfAnswered(p);
    return undefined;
  },
  choices: (_, by) => [{ type: 'put-down-block', by }],
};

/** The time to state a challenge is over: the block goes back, and play goes on. */
export function blockTimedOut(p: Proceedings): void {
  const { block } = p.match;
  if (!block) return;
  giveBack(p);
  if (p.rules.fines.blockSilent) losePoint(p, block.holder, 'block.silent');
  closeIfAnswered(p);
}

/** The claim that the book makes of the words said. */
function hear(p: Proceedings, claim: string): Claim | undefined {
  const word = claim
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const { claims, heardAs } = p.rules;
  return claims.find((each) => each === word) ?? heardAs[word];
}

/** Which claims make sense in a phase. */
const AGAINST_MOVE: readonly Claim[] = ['now', 'impossible', 'a-flub', 'p-flub', 'ca-flub'];
const AGAINST_FORCE_OUT: readonly Claim[] = ['force-out-a', 'force-out-b'];
/** The claims that are still possible when no cube is left. */
const AGAINST_LAST_CUBE: readonly Claim[] = ['impossible', 'p-flub'];

function claimsNow(p: Proceedings): readonly Claim[] {
  const { phase } = p.match;
  const open =
    phase.name === 'no-goal'
      ? (['no-goal'] as const)
      : phase.name === 'write'
        ? phase.occasion === 'force-out'
          ? AGAINST_FORCE_OUT
          : AGAINST_LAST_CUBE
        : AGAINST_MOVE;
  return p.rules.claims.filter((claim) => open.includes(claim));
}

/** The time to challenge the last cube or a Force Out ends, except for a player who already holds the block. */
function whyTooLate(p: Proceedings, by: Player): Refusal | undefined {
  const { phase, tasks, block } = p.match;
  const open = tasks.some(({ what }) => what === 'late-claim') || (block?.holder === by && block.inTime);
  if (phase.name !== 'write' || open) return undefined;
  const rule = phase.occasion === 'force-out' ? 'challenge.forceOut' : 'challenge.lastCubeLate';
  return p.refuse(rule, 'challenge.late');
}

/** Why a challenge is invalid: refused, or at a table set aside. */
function whyInvalid(p: Proceedings, by: Player, said: string): Refusal | undefined {
  const { phase } = p.match;
  const { shake } = p;
  const early = whySecond(p, by) ?? whyNothing(p);
  if (early) return early;
  if (phase.name === 'move' && shake.resources.length === 0) return p.refuse('lastCube.section', 'challenge.stuckCube');
  const claim = hear(p, said);
  if (claim === undefined || !claimsNow(p).includes(claim)) {
    if (phase.name === 'write' && claim === 'now')
      return p.refuse('challenge.lastCubeNow', 'challenge.nowAfterLastCube');
    const claims = claimsNow(p);
    return claims.length === 0
      ? p.refuse('challenge.claim', 'challenge.closed')
      : p.refuse('challenge.claim', 'challenge.claims', { claims });
  }
  if (phase.name === 'no-goal' && phase.agreed.includes(by))
    return p.refuse('noGoal.agree', 'noGoal.agreed', { player: by });
  const own = ownMove(p, by);
  if (own) return own;
  const late = whyTooLate(p, by);
  if (late) return late;
  if (claim === 'now') return whyNotNow(p);
  if (claim === 'ca-flub' && turnsOf(p) < 2) return p.refuse('challenge.claim', 'challenge.caFlub');
}

/** A Mover with one cube left had no choice, and a Solution has at least two cubes. */
function whyNotNow(p: Proceedings): Refusal | undefined {
  const { nowNeedsCubes } = p.rules;
  const broken = nowBreaks(p.shake, p.rules);
  if (broken === 'challenge.nowCubes') return p.refuse(broken, 'challenge.nowCubes', { count: nowNeedsCubes });
  if (broken) return p.refuse(broken, 'challenge.nowMat');
}

/** The rule that forbids calling Now at this table, whether or not there is a Solution. */
export function nowBreaks(
  { resources, required, permitted }: Readonly<Record<'resources' | 'required' | 'permitted', readonly string[]>>,
  { nowNeedsCubes }: Pick<TableRules, 'nowNeedsCubes'>,
): 'challenge.nowCubes' | 'challenge.nowMat' | undefined {
  if (resources.length < nowNeedsCubes) return 'challenge.nowCubes';
  if (required.length + permitted.length === 0) return 'challenge.nowMat';
}

/** How many turns have put a cube on the mat. */
function turnsOf(p: Proceedings): number {
  const { trail } = p.shake;
  return trail.filter(({ by, turn }, at) => turn > 0 && (trail[at - 1]?.turn !== turn || trail[at - 1]?.by !== by))
    .length;
}

export const challenge: Kind<'challenge'> = {
  closed: whyNotReach,
  breaks: (p, { by, claim }) => allOf(whyInvalid(p, by, claim)),
  happens(p, { by, claim: said, moved }, [broken]) {
    if (broken) return setAside(p, by, said, broken);
    const claim = hear(p, said);
    const against = challenged(p);
    if (claim === undefined || against === null) return undefined;
    insulate(p, by);
    p.happen({ type: 'challenged', by, claim, against });
    openWriting(p, claim, { challenger: by, mover: against, moved });
    return undefined;
  },
  choices: (p, by) => [
    ...p.rules.claims.map((claim) => ({ type: 'challenge' as const, by, claim })),
    ...Object.keys(p.rules.heardAs).map((claim) => ({ type: 'challenge' as const, by, claim })),
  ],
};

/** An invalid challenge does not count and may cost a point, and the block goes back. A second challenge costs nothing. */
function setAside(p: Proceedings, by: Player, what: string, broken: Refusal): SetAside {
  const { rule } = broken;
  const { fines } = p.rules;
  const isSecond = whySecond(p, by) !== undefined;
  if (!isSecond) giveBack(p);
  p.happen({ type: 'setAside', by, what, ...broken });
  const stuck = rule === 'lastCube.section' ? stuckCube(p) : undefined;
  const costs = rule === 'challenge.lastCubeLate' ? fines.lateImpossible : fines.invalidChallenge;
  // The Mover's own challenge gains no time.
  if (stuck) undo(p, [stuck], stuck.by !== by);
  else if (costs > 0 && !isSecond) losePoint(p, by, rule);
  closeIfAnswered(p);
  return { ...broken, setAside: true };
}
