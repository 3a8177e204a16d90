// What a judge may do at a table: rule on a question, warn, take or approve a point, disqualify a player.
// Replays are in replaying.ts, scores taken away in taking.ts.

import { giveBack } from '../shake/block.ts';
import { acceptFor, EQUALS, mayRuleOnEqual, recheck, ruleOnEqual } from '../shake/checking.ts';
import { passChoice } from '../shake/choosing.ts';
import { nextGoalSetter, voidShake } from '../shake/ending.ts';
import { agreeTo } from '../shake/goal.ts';
import { dealerOf } from '../shake/starting.ts';
import { beginTurn } from '../shake/turns.ts';
import { closeIfAnswered, declineFor } from '../shake/writing.ts';
import { judgeOnly, whyNotOn } from './authority.ts';
import type { Kind } from './kind.ts';
import { losePoint } from './penalties.ts';
import type { Proceedings } from './proceedings.ts';
import { replayWithout } from './replaying.ts';
import { settleCorrections } from './round.ts';
import type { Checking, Player, Writing } from './state.ts';

const onEach =
  <Type extends 'warn' | 'penalize' | 'approve-penalty' | 'disqualify'>(type: Type) =>
  (p: Proceedings, by: Player) =>
    p.match.players.map((player) => ({ type, by, player }));

export const rule: Kind<'rule'> = {
  closed: judgeOnly,
  whyNot(p, { question, answer, writer }) {
    if (answer !== 'yes' && answer !== 'no') return p.refuse('check.question', 'judge.yesOrNo');
    if (question === EQUALS && !mayRuleOnEqual(p, writer ?? ''))
      return writer === undefined
        ? p.refuse('check.question', 'judge.whose')
        : p.refuse('check.question', 'judge.notChecked', { player: writer });
  },
  happens(p, { by, question, answer, writer, clause }) {
    p.happen({
      type: 'judgeRuled',
      by,
      question,
      answer,
      writer: writer ?? null,
      clause: clause ?? p.rules.cites['check.question'],
    });
    if (question === EQUALS && writer !== undefined) ruleOnEqual(p, writer, answer === 'yes');
    return undefined;
  },
  choices: () => [],
  free: true,
};

export const warn: Kind<'warn'> = {
  closed: judgeOnly,
  whyNot: (p, { player, clause }) => whyNotOn(p, player, clause),
  happens(p, { player }) {
    p.happen({ type: 'playerWarned', player });
    return undefined;
  },
  choices: onEach('warn'),
};

/** Misconduct costs a point only after a warning, or if two judges agree. Any other clause needs neither. */
export const penalize: Kind<'penalize'> = {
  closed: judgeOnly,
  whyNot(p, { by, player, clause, second }) {
    const early = whyNotOn(p, player, clause);
    if (early) return early;
    const { cites, twoJudgesFine } = p.rules;
    const together = twoJudgesFine && second !== undefined && second !== '' && second !== by;
    if (clause === cites['judge.secondJudge'] && twoJudgesFine && !together)
      return p.refuse('judge.secondJudge', 'judge.secondJudge');
    const misconduct = clause === undefined || clause === cites['judge.conduct'];
    if (misconduct && !together && !p.match.warned.includes(player))
      return p.refuse('judge.warnFirst', 'judge.warnFirst', { player });
  },
  happens(p, { player, clause }) {
    const { cites } = p.rules;
    const cited = clause ?? cites['judge.conduct'];
    losePoint(p, player, cited === cites['judge.secondJudge'] ? 'judge.secondJudge' : 'judge.conduct', true, cited);
    return undefined;
  },
  choices: onEach('penalize'),
  // Any clause may be named.
  free: true,
};

export const approvePenalty: Kind<'approve-penalty'> = {
  closed: judgeOnly,
  whyNot(p, { player }) {
    if (pending(p, player) < 0) return p.refuse('judge.approve', 'judge.nothingToApprove', { player });
  },
  happens(p, { player }) {
    p.happen({ type: 'penaltyApproved', penalty: pending(p, player) });
    return undefined;
  },
  choices: onEach('approve-penalty'),
};

/** The oldest point of this player that is not approved. */
const pending = (p: Proceedings, player: Player): number =>
  p.match.penalties.findIndex((each) => each.player === player && !each.counted);

export const disqualify: Kind<'disqualify'> = {
  closed: judgeOnly,
  whyNot: (p, { player, clause }) => whyNotOn(p, player, clause),
  happens(p, { player }) {
    const took = p.match.shake?.players.includes(player) === true;
    const goalSetter = p.match.shake?.goalSetter ?? '';
    if (p.match.block?.holder === player) giveBack(p);
    p.happen({ type: 'playerDisqualified', player });
    replayWithout(p, player);
    if (took) playOnWithout(p, player, goalSetter);
    settleCorrections(p);
    return undefined;
  },
  choices: onEach('disqualify'),
};

/** The shake goes on with the players who are left. Nothing waits for the player sent out. */
function playOnWithout(p: Proceedings, player: Player, goalSetter: Player): void {
  const { phase } = p.match;
  // Until the Goal is set, or during No Goal, the shake cannot go on without the Goal-setter.
  const needed = ['start', 'variations', 'goal', 'no-goal'].includes(phase.name) && player === goalSetter;
  if (p.shake.players.length < 2 || needed) {
    voidShake(p, nextGoalSetter(p));
    return;
  }
  if (phase.name === 'start') {
    // The nearest remaining player on the right deals.
    p.setTasks(p.match.tasks.map((task) => (task.player === player ? { ...task, player: dealerOf(p) } : task)));
    return;
  }
  p.setTasks(p.match.tasks.filter((task) => task.player !== player));
  if (phase.name === 'variations' && phase.player === player) passChoice(p);
  else if (phase.name === 'variations')
    p.happen({ type: 'phaseBegan', phase: { ...phase, next: phase.next.filter((each) => each !== player) } });
  else if (phase.name === 'no-goal' && !phase.agreed.includes(player)) agreeTo(p, player, true);
  else if (phase.name === 'move' && phase.player === player) beginTurn(p);
  else if (phase.name === 'write') withoutAnswer(p, phase, player);
  else if (phase.name === 'check') withoutChecker(p, phase, player);
}

function withoutAnswer(p: Proceedings, { must, may, answers }: Writing, player: Player): void {
  if ([...must, ...may].includes(player) && !Object.hasOwn(answers, player)) declineFor(p, player, true);
  else closeIfAnswered(p);
}

function withoutChecker(p: Proceedings, { papers }: Checking, player: Player): void {
  for (const { writer, settled, accepted } of papers)
    if (!settled && writer !== player && !accepted.includes(player)) acceptFor(p, player, writer, true);
  recheck(p);
}
