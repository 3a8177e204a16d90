// The end of a round: no new shake, then no more play, then the signatures; and scores that were written down wrongly.
import { giveBack } from '../shake/block.ts';
import { APPEAL } from '../shake/checking.ts';
import { nextGoalSetter, voidShake } from '../shake/ending.ts';
import { stuckCube } from '../shake/illegal.ts';
import { undo } from '../shake/undoing.ts';
import { closeIfAnswered, openWriting } from '../shake/writing.ts';
import type { EventOf } from './event.ts';
import type { Kind } from './kind.ts';
import { isOut } from './players.ts';
import type { Proceedings, Refusal } from './proceedings.ts';
import { lineUp } from './replaying.ts';
import type { Phase } from './state.ts';
import { isTaken } from './taking.ts';

const directorOnly = (p: Proceedings, by: string, rule: 'round.noNewShake' | 'round.stop'): Refusal | undefined =>
  by === 'director' ? undefined : p.refuse(rule, 'who.directorOnly');

export const endRound: Kind<'end-round'> = {
  closed(p, by) {
    const early = directorOnly(p, by, 'round.noNewShake');
    if (early) return early;
    if (p.match.round !== 'open') return p.refuse('round.noNewShake', 'round.ended');
  },
  happens(p) {
    p.happen({ type: 'roundEnded' });
    // A replay is not a new shake.
    if (!p.match.shake && p.match.replays.length === 0) p.happen({ type: 'phaseBegan', phase: { name: 'over' } });
    return undefined;
  },
  choices: (_, by) => [{ type: 'end-round', by }],
};

/** What is left to do in each phase once play has stopped. */
const LEFT_TO_DO: Readonly<Record<Phase['name'], EventOf<'playStopped'>['left']>> = {
  start: 'void',
  variations: 'void',
  goal: 'void',
  'no-goal': 'void',
  move: 'write',
  write: 'finish',
  check: 'check',
  over: 'nothing',
};

export const stopPlay: Kind<'stop-play'> = {
  closed(p, by) {
    const early = directorOnly(p, by, 'round.stop');
    if (early) return early;
    const { round, phase } = p.match;
    if (round === 'open') return p.refuse('round.stop', 'round.open');
    // A replay that a judge orders later is stopped separately.
    if (phase.name === 'over') return p.refuse('round.stop', 'round.over');
    if (round === 'stopped' && (phase.name === 'write' || phase.name === 'check'))
      return p.refuse('round.stop', 'round.stopped');
  },
  happens(p) {
    const { phase, shake, replays } = p.match;
    p.happen({
      type: 'playStopped',
      left: shake ? LEFT_TO_DO[phase.name] : 'nothing',
      canceled: replays.map(({ number }) => number),
    });
    if (!shake) {
      // A replay that has not begun is canceled.
      lineUp(p, p.match.resumesWith);
      p.happen({ type: 'phaseBegan', phase: { name: 'over' } });
      return undefined;
    }
    giveBack(p);
    // A last cube in Forbidden goes back, so that it can be used.
    const stuck = stuckCube(p);
    if (stuck) undo(p, [stuck], false);
    if (phase.name === 'move') openWriting(p, 'end-of-round', {});
    else if (phase.name === 'write') closeIfAnswered(p);
    // Without a Goal there is nothing to write.
    else if (phase.name !== 'check') voidShake(p, nextGoalSetter(p));
    return undefined;
  },
  choices: (_, by) => [{ type: 'stop-play', by }],
};

export const sign: Kind<'sign'> = {
  closed(p, by) {
    const { phase, signed } = p.match;
    if (phase.name !== 'over')
      return p.refuse('match.sign', p.match.round === 'open' ? 'sign.roundOpen' : 'sign.shakeOpen');
    if (signed.includes(by)) return p.refuse('match.sign', 'sign.signed', { player: by });
  },
  happens(p, { by }) {
    p.happen({ type: 'sheetSigned', by });
    // A player who signs gives up an appeal.
    if (p.match.questions.some((each) => each.by === by && each.question === APPEAL))
      p.happen({ type: 'appealGivenUp', by });
    settleCorrections(p);
    return undefined;
  },
  choices: (_, by) => [{ type: 'sign', by }],
};

/** A correction stands once all who are still in the match have signed after it. */
export function settleCorrections(p: Proceedings): void {
  const signers = p.match.players.filter((player) => !isOut(p.match, player));
  for (const { shake, player, score, agreed } of p.match.corrections)
    if (signers.every((each) => agreed.includes(each))) p.happen({ type: 'scoreCorrected', shake, player, score });
}

export const correctScore: Kind<'correct-score'> = {
  closed(p) {
    if (p.match.shakes.every(({ scores }) => !scores)) return p.refuse('match.correct', 'score.none');
  },
  whyNot(p, { by, shake, player, score }) {
    const finished = p.match.shakes.find(({ number }) => number === shake);
    if (!finished?.scores) return p.refuse('match.correct', 'score.noShake', { shake });
    if (!Object.hasOwn(finished.scores, player)) return p.refuse('match.correct', 'score.noScore', { player, shake });
    if (isTaken(p.match, player, shake) && p.match.players.includes(by))
      return p.refuse('match.lowerScore', 'score.byOfficial', { player, shake });
    if (!Number.isInteger(score)) return p.refuse('match.correct', 'score.whole');
    // Asking for the score that stands withdraws a correction that is still open.
    const isOpen = p.match.corrections.some((each) => each.shake === shake && each.player === player);
    if (finished.scores[player] === score && !isOpen) return p.refuse('match.correct', 'score.same', { player, score });
  },
  happens(p, { by, shake, player, score }) {
    p.happen({ type: 'correctionAsked', by, shake, player, score });
    return undefined;
  },
  choices: () => [],
  free: true,
};
