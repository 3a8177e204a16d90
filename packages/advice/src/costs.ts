// What cost points in a shake, player by player: a wrong challenge, a wrong paper, none at all, a missed challenge, a penalty.
import type { YesNo } from '@openshake/bots';
import {
  BURDEN,
  type FinishedShake,
  type MatchState,
  type Occasioned,
  type Penalty,
  type Player,
  rulesOf,
} from '@openshake/rules';
import type { PaperLesson } from './lesson.ts';
import { missedChallenges } from './missed.ts';
import type { Standing, Study } from './study.ts';

export type Cost =
  | { kind: 'challenge'; player: Player; claim: string }
  /** `right`: the challenge was still right. `solvable`: whether there was a Solution. */
  | { kind: 'paper'; player: Player; claim: string; right: boolean; solvable: YesNo }
  | { kind: 'no-paper'; player: Player }
  /** `worth`: what the Challenger would have scored. `points`: how many more than this player's score that is. */
  | { kind: 'missed'; player: Player; claim: string; worth: number; points: number }
  | { kind: 'penalty'; player: Player; penalty: Penalty };

interface Asked {
  match: MatchState;
  shake: FinishedShake;
  standing: Standing | null;
  papers: readonly PaperLesson[];
  /** Whether the Challenger was right; null if unknown, or if nobody challenged. */
  right: YesNo;
}

/** Whether there was a Solution; null if the challenge is about an earlier table. */
function wasSolvable({ occasion }: Occasioned, standing: Standing | null): YesNo {
  if (!standing) return null;
  if (occasion === 'now' || occasion === 'a-flub') return standing.now.answer;
  return BURDEN[occasion] === 'mover' || occasion === 'last-cube' ? standing.possible.answer : null;
}

function paperCost(player: Player, phase: Occasioned, { shake, standing, papers, right }: Asked): Cost[] {
  const written = papers.find(({ writer }) => writer === player);
  const { occasion: claim, challenger } = phase;
  const solvable = wasSolvable(phase, standing);
  if (written?.paper) {
    if (shake.papers.find(({ writer }) => writer === player)?.correct !== false) return [];
    const isProof = player === challenger && BURDEN[claim] === 'challenger';
    return [{ kind: 'paper', player, claim, right: isProof && right === true, solvable }];
  }
  const wrote = phase.must.includes(player) || phase.may.includes(player);
  return wrote && solvable ? [{ kind: 'no-paper', player }] : [];
}

/** A right challenge would have ended the shake, and the book says what its Challenger scores. */
function missedCosts({ match, shake, right }: Asked, study: Study): Cost[] {
  const { scores } = shake;
  if (!scores) return [];
  const worth = rulesOf(match).scores.correct;
  const challenger = 'challenger' in match.phase ? match.phase.challenger : null;
  // A player who was right in the end lost the points by the paper.
  const losers = (match.shake?.players ?? []).filter(
    (player) => (scores[player] ?? 0) < worth && !(player === challenger && right),
  );
  return missedChallenges(losers, match, study).map(({ by: player, claim }) => {
    return { kind: 'missed', player, claim, worth, points: worth - (scores[player] ?? 0) };
  });
}

/** In the order of the seats; challenges first, penalties last. */
export function costsOf(asked: Asked, study: Study): Cost[] {
  const { match, shake, right } = asked;
  const { phase } = match;
  const { scores } = shake;
  const missed = missedCosts(asked, study);
  const penalties = match.penalties
    .filter((penalty) => penalty.shake === shake.number && penalty.counted)
    .map((penalty): Cost => ({ kind: 'penalty', player: penalty.player, penalty }));
  if (phase.name !== 'check' || !scores) return [...missed, ...penalties];
  const { challenger, occasion } = phase;
  const { correct, lastCube } = rulesOf(match).scores;
  const most = BURDEN[occasion] === 'all' ? lastCube.correct : correct;
  const losers = Object.keys(scores).filter((player) => (scores[player] ?? 0) < most);
  const wrong: Cost[] =
    challenger !== null && losers.includes(challenger) && right === false
      ? [{ kind: 'challenge', player: challenger, claim: occasion }]
      : [];
  return [...wrong, ...losers.flatMap((player) => paperCost(player, phase, asked)), ...missed, ...penalties];
}
