// What can be learned from a shake: how each paper fared and why, what the exact solver knew, and which move was the mistake.
import type { YesNo } from '@openshake/bots';
import {
  type EventOf,
  type FinishedShake,
  type Given,
  judgedPaper,
  type MatchState,
  type Placed,
  type Player,
  type PresentedPaper,
} from '@openshake/rules';
import { type Cost, costsOf } from './costs.ts';
import { type Mistake, mistakeOf, unsaidNow } from './mistake.ts';
import { type Fault, isClaim } from './move.ts';
import { type Standing, type Study, tableOf } from './study.ts';

type Judged = EventOf<'paperJudged'>['judged'];

export interface PaperLesson {
  writer: Player;
  /** null: nothing was handed in. */
  paper: PresentedPaper | null;
  /** How the table decided; null if it did not. */
  counted: boolean | null;
  /** What a perfect checker finds. */
  correct: boolean;
  reasons: Judged['reasons'];
  unproven?: Judged['unproven'];
}

export interface Lesson {
  shake: number;
  ended: FinishedShake['ended'];
  challenger: Player | null;
  scores: FinishedShake['scores'];
  papers: readonly PaperLesson[];
  costs: readonly Cost[];
  /** Which Solutions were possible when the writing began; null if nobody had to write for a Goal. */
  standing: Standing | null;
  /** Whether no cube was left in Resources. */
  closed: boolean;
  /** After a No Goal: a Goal that somebody could have set, and whether there was none. */
  goal: { goal?: unknown; none: YesNo } | null;
  /** The fault that the table ended with, if any. */
  fault: Fault | null;
  /** null if there was none, or the search for it was cut short. */
  mistake: Mistake | null;
  /** Whether the mistake's player lost the challenge that it allowed. */
  lost: boolean;
  /** After the last cube: the move after which Now was right, but nobody called it. */
  unsaid: Placed | null;
}

/** The papers of a shake: how the table decided, and what is true. */
function papersOf(match: MatchState, settled: FinishedShake['papers'], given: Given): PaperLesson[] {
  const { phase } = match;
  if (phase.name !== 'check') return [];
  return Object.entries(phase.answers).map(([writer, answer]): PaperLesson => {
    if (!('paper' in answer)) return { writer, paper: null, counted: null, correct: false, reasons: [] };
    const { correct, reasons, unproven } = judgedPaper(match, writer, given);
    return {
      writer,
      paper: answer.paper,
      counted: settled.find((each) => each.writer === writer)?.correct ?? null,
      correct,
      reasons,
      ...(unproven !== undefined && { unproven }),
    };
  });
}

/** What the table ended with: a Solution one cube away, or none at all. */
function faultOf({ now, possible }: Standing): Fault | null {
  if (now.answer) return 'now';
  return possible.answer === false ? 'impossible' : null;
}

/** `match` is the match as it stood just before the shake ended. */
export function lessonOf(match: MatchState, shake: FinishedShake, given: Given, study: Study): Lesson {
  const { phase } = match;
  const table = tableOf(match);
  const isWritten = 'occasion' in phase;
  const closed = table.resources.length === 0;
  const standing = match.shake?.goal && isWritten ? study.standing(table) : null;
  const fault = standing && !closed ? faultOf(standing) : null;
  const mistake = fault && mistakeOf(match, fault, shake.scores, study);
  const papers = papersOf(match, shake.papers, given);
  const isNoGoal = match.shake !== null && !match.shake.goal && (phase.name === 'no-goal' || isWritten);
  return {
    shake: shake.number,
    ended: shake.ended,
    challenger: 'challenger' in phase ? phase.challenger : null,
    scores: shake.scores,
    papers,
    costs: costsOf({ match, shake, standing, papers, right: wasRight(match, study) }, study),
    standing,
    closed,
    goal: isNoGoal ? study.goal(table) : null,
    fault,
    mistake,
    lost: mistake?.gave != null,
    unsaid: closed && standing?.now.answer ? unsaidNow(match, study) : null,
  };
}

/** Whether the challenge that ended the shake was right; null if unknown, or if there was none. */
export function wasRight(match: MatchState, study: Study): YesNo {
  const { phase } = match;
  if (!('occasion' in phase) || phase.challenger === null || !isClaim(phase.occasion)) return null;
  return study.isRight(phase.occasion, tableOf(match));
}
