// What cost points in a shake, player by player: a wrong challenge, a wrong paper, none at all, a penalty.
import type { YesNo } from '@openshake/bots';
import {
  BURDEN,
  type FinishedShake,
  type MatchState,
  type Occasioned,
  type Penalty,
  type Player,
} from '@openshake/rules';
import type { PaperLesson } from './lesson.ts';
import type { Standing } from './study.ts';

export type Cost =
  | { kind: 'challenge'; player: Player; claim: string }
  /** `right`: the challenge was still right. `solvable`: whether there was a Solution. */
  | { kind: 'paper'; player: Player; claim: string; right: boolean; solvable: YesNo }
  | { kind: 'no-paper'; player: Player }
  | { kind: 'penalty'; player: Player; penalty: Penalty };

interface Asked {
  match: MatchState;
  shake: FinishedShake;
  standing: Standing | null;
  papers: readonly PaperLesson[];
}

/** Whether the Challenger was right; null if unknown. For a flub, it also matters whether it could be avoided. */
function wasRight({ occasion, challenger }: Occasioned, standing: Standing | null): YesNo {
  if (challenger === null || !standing) return null;
  if (occasion === 'now') return standing.now.answer;
  const { answer } = standing.possible;
  return BURDEN[occasion] === 'mover' && answer !== null ? !answer : null;
}

/** Whether there was a Solution; null if the challenge is about an earlier table. */
function wasSolvable({ occasion }: Occasioned, standing: Standing | null): YesNo {
  if (!standing) return null;
  if (occasion === 'now' || occasion === 'a-flub') return standing.now.answer;
  return BURDEN[occasion] === 'mover' || occasion === 'last-cube' ? standing.possible.answer : null;
}

function paperCost(player: Player, phase: Occasioned, { shake, standing, papers }: Asked): Cost[] {
  const written = papers.find(({ writer }) => writer === player);
  const solvable = wasSolvable(phase, standing);
  if (written?.paper) {
    if (shake.papers.find(({ writer }) => writer === player)?.correct !== false) return [];
    const right = player === phase.challenger && phase.occasion === 'now' && wasRight(phase, standing) === true;
    return [{ kind: 'paper', player, claim: phase.occasion, right, solvable }];
  }
  const wrote = phase.must.includes(player) || phase.may.includes(player);
  return wrote && solvable ? [{ kind: 'no-paper', player }] : [];
}

/** In the order of the seats; challenges first, penalties last. */
export function costsOf(asked: Asked): Cost[] {
  const { match, shake, standing } = asked;
  const { phase } = match;
  const penalties = match.penalties
    .filter((penalty) => penalty.shake === shake.number && penalty.counted)
    .map((penalty): Cost => ({ kind: 'penalty', player: penalty.player, penalty }));
  if (phase.name !== 'check' || !shake.scores) return penalties;
  const most = Math.max(...Object.values(shake.scores));
  const losers = Object.entries(shake.scores)
    .filter(([, score]) => score < most || most <= 0)
    .map(([player]) => player);
  const { challenger, occasion } = phase;
  const wrong: Cost[] =
    challenger !== null && losers.includes(challenger) && wasRight(phase, standing) === false
      ? [{ kind: 'challenge', player: challenger, claim: occasion }]
      : [];
  return [...wrong, ...losers.flatMap((player) => paperCost(player, phase, asked)), ...penalties];
}
