// Scoring a shake: who was right after a challenge, and what that is worth.
import type { Proceedings } from '../match/proceedings.ts';
import type { Checking, FinishedShake, Player } from '../match/state.ts';
import type { TableRule } from '../tableRules.ts';
import { BURDEN } from './writing.ts';

interface Score {
  points: number;
  rule: TableRule;
}

/** What each player scores, in the order of the seats, and by which rule. */
export function scoresOf(p: Proceedings, phase: Checking): Pick<FinishedShake, 'scores' | 'scoredBy'> {
  const { players, absent } = p.shake;
  const { scores, cites } = p.rules;
  const all = p.match.players.flatMap((player): [Player, Score][] => {
    if (players.includes(player)) return [[player, scoreOf(p, phase, player)]];
    return absent.includes(player) ? [[player, { points: scores.absent, rule: 'score.absent' }]] : [];
  });
  return {
    scores: Object.fromEntries(all.map(([player, { points }]) => [player, points])),
    scoredBy: Object.fromEntries(all.map(([player, { rule }]) => [player, { rule, clause: cites[rule] }])),
  };
}

const wroteCorrectly = (phase: Checking, player: Player): boolean =>
  phase.papers.some(({ writer, settled }) => writer === player && settled?.correct === true);
const presented = (phase: Checking, player: Player): boolean => phase.papers.some(({ writer }) => writer === player);

function scoreOf(p: Proceedings, phase: Checking, player: Player): Score {
  const { scores } = p.rules;
  const burden = BURDEN[phase.occasion];
  if (burden === 'all') {
    const { correct, incorrect } = scores.lastCube;
    const wrote = wroteCorrectly(phase, player);
    const rule = phase.occasion === 'end-of-round' ? 'score.endOfRound' : wrote ? 'score.lastCube' : 'score.noSolution';
    return { points: wrote ? correct : incorrect, rule };
  }
  const score = afterChallenge(p, phase, player);
  return phase.occasion === 'no-goal' && score.rule !== 'score.acceptedWrong'
    ? { ...score, rule: 'score.noGoal' }
    : score;
}

function afterChallenge(p: Proceedings, phase: Checking, player: Player): Score {
  const { scores } = p.rules;
  if (!isCorrect(phase, player)) return { points: scores.incorrect, rule: 'score.incorrect' };
  if (acceptedWhatWasDisproved(p, phase, player)) return { points: scores.incorrect, rule: 'score.acceptedWrong' };
  if (player === phase.challenger || player === phase.mover) return { points: scores.correct, rule: 'score.challenge' };
  if (sideOf(phase, player) === 'mover') return { points: scores.correct, rule: 'score.thirdParty' };
  const challengerFailed =
    BURDEN[phase.occasion] === 'challenger' && phase.challenger !== null && !wroteCorrectly(phase, phase.challenger);
  if (!challengerFailed) return { points: scores.withChallenger, rule: 'score.withChallenger' };
  const rule = scores.rightAlone === scores.correct ? 'score.thirdParty' : 'score.withChallenger';
  return { points: scores.rightAlone, rule };
}

/** A third player sides in words, or by presenting a Solution or none. */
function sideOf(phase: Checking, player: Player): 'mover' | 'challenger' {
  if (player === phase.challenger) return 'challenger';
  if (player === phase.mover) return 'mover';
  const burden = BURDEN[phase.occasion];
  const other = burden === 'challenger' ? 'mover' : 'challenger';
  if (Object.hasOwn(phase.sides, player)) return phase.sides[player] ?? other;
  return presented(phase, player) && burden !== 'all' ? burden : other;
}

/** A player who wrote or had to write is right with a correct Solution. Any other player is right if no opponent wrote one. */
function isCorrect(phase: Checking, player: Player): boolean {
  if (presented(phase, player) || sideOf(phase, player) === BURDEN[phase.occasion])
    return wroteCorrectly(phase, player);
  return phase.papers.every(({ writer, settled }) => writer === player || settled?.correct !== true);
}

/** A player who presented nothing is judged by the Solutions that they accepted. */
function acceptedWhatWasDisproved(p: Proceedings, phase: Checking, player: Player): boolean {
  if (presented(phase, player)) return false;
  const { acceptedWrong } = p.rules;
  if (p.shake.players.length < 3 || acceptedWrong === 'never') return false;
  if (acceptedWrong === 'afterImpossible' && phase.occasion !== 'impossible') return false;
  return phase.papers.some(({ accepted, asked, settled }) => {
    if (settled?.how === 'disproved') return accepted.includes(player);
    // Asking a judge who says no also disproves it. Accepting after the question changes nothing.
    const isByQuestion = settled?.how === 'ruled' && !settled.correct && asked !== null && asked.by !== player;
    return isByQuestion && asked.accepted.includes(player);
  });
}
