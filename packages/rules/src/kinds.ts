// Every kind of action, by its type.
import type { ActedType } from './match/action.ts';
import { approvePenalty, disqualify, penalize, rule, warn } from './match/judging.ts';
import type { Kind, Kinds } from './match/kind.ts';
import { comeBack, leave } from './match/presence.ts';
import type { Proceedings } from './match/proceedings.ts';
import { replayRound, replayShake } from './match/replaying.ts';
import { correctScore, endRound, sign, stopPlay } from './match/round.ts';
import { takeScore } from './match/taking.ts';
import { challenge, pickUpBlock, putDownBlock } from './shake/challenging.ts';
import { charge, takeBack } from './shake/charging.ts';
import { accept, callJudge } from './shake/checking.ts';
import { chooseVariations } from './shake/choosing.ts';
import { agree, goalBonus, noGoal, setGoal } from './shake/goal.ts';
import { forceOut, move, shift, turnBonus } from './shake/moving.ts';
import { deal, roll } from './shake/starting.ts';
import { askWhich, indicate, rejectOnceIndicated } from './shake/which.ts';
import { decline, join, present } from './shake/writing.ts';

const kinds: Omit<Kinds, 'bonus'> = {
  roll,
  deal,
  'choose-variations': chooseVariations,
  'set-goal': setGoal,
  'no-goal': noGoal,
  agree,
  move,
  shift,
  'force-out': forceOut,
  'pick-up-block': pickUpBlock,
  'put-down-block': putDownBlock,
  challenge,
  charge,
  'take-back': takeBack,
  join,
  present,
  decline,
  accept,
  reject: rejectOnceIndicated,
  'call-judge': callJudge,
  'ask-which': askWhich,
  indicate,
  leave,
  return: comeBack,
  sign,
  'correct-score': correctScore,
  rule,
  warn,
  penalize,
  'approve-penalty': approvePenalty,
  disqualify,
  'replay-shake': replayShake,
  'replay-round': replayRound,
  'take-score': takeScore,
  'end-round': endRound,
  'stop-play': stopPlay,
};

/** A bonus before the Goal and one on a turn are two kinds with one name. */
export function kindFor(p: Proceedings, type: ActedType): Kind {
  const kind = type === 'bonus' ? (p.match.phase.name === 'move' ? turnBonus : goalBonus) : kinds[type];
  // Each kind is asked only about actions of its own type.
  return kind as unknown as Kind;
}
