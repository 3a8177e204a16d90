// Scoring a shake: who was right after a challenge, and what that is worth.
import type { Proceedings } from '../match/proceedings.ts';
import type { Checking, Player } from '../match/state.ts';
import { BURDEN } from './writing.ts';

export function scoresOf(p: Proceedings, phase: Checking): Record<Player, number> {
  const { players, absent } = p.shake;
  const { scores } = p.rules;
  const playing = players.map((player): [Player, number] => [player, scoreOf(p, phase, player)]);
  // In the order of the seats, as a scoresheet has it.
  const all = new Map([...playing, ...absent.map((player): [Player, number] => [player, scores.absent])]);
  return Object.fromEntries(
    p.match.players.flatMap((player) => (all.has(player) ? [[player, all.get(player) ?? 0]] : [])),
  );
}

const wroteCorrectly = (phase: Checking, player: Player): boolean =>
  phase.papers.some(({ writer, settled }) => writer === player && settled?.correct === true);
const presented = (phase: Checking, player: Player): boolean => phase.papers.some(({ writer }) => writer === player);

function scoreOf(p: Proceedings, phase: Checking, player: Player): number {
  const { scores } = p.rules;
  const burden = BURDEN[phase.occasion];
  if (burden === 'all') return wroteCorrectly(phase, player) ? scores.lastCube.correct : scores.lastCube.incorrect;
  if (!isCorrect(p, phase, player)) return scores.incorrect;
  if (player === phase.challenger || player === phase.mover || sideOf(phase, player) === 'mover') return scores.correct;
  const challengerFailed =
    burden === 'challenger' && phase.challenger !== null && !wroteCorrectly(phase, phase.challenger);
  return challengerFailed ? scores.rightAlone : scores.withChallenger;
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

/** Who has to write is right with a correct Solution; who has not, if no opponent wrote one. */
function isCorrect(p: Proceedings, phase: Checking, player: Player): boolean {
  if (presented(phase, player) || sideOf(phase, player) === BURDEN[phase.occasion])
    return wroteCorrectly(phase, player);
  if (acceptedWhatWasDisproved(p, phase, player)) return false;
  return phase.papers.every(({ writer, settled }) => writer === player || settled?.correct !== true);
}

function acceptedWhatWasDisproved(p: Proceedings, phase: Checking, player: Player): boolean {
  const { acceptedWrong } = p.rules;
  if (p.shake.players.length < 3 || acceptedWrong === 'never') return false;
  if (acceptedWrong === 'afterImpossible' && phase.occasion !== 'impossible') return false;
  return phase.papers.some(({ accepted, settled }) => settled?.how === 'disproved' && accepted.includes(player));
}
