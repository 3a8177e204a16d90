// What cost points in a shake, player by player: a wrong paper, none at all, a challenge that was wrong, a penalty.
import {
  BURDEN,
  type FinishedShake,
  type Given,
  judgedPaper,
  type MatchState,
  type Occasioned,
  type Player,
} from '@openshake/rules';
import { cited, penaltyWhy, sayClaim, type TableWords } from '@openshake/words';
import type { Told } from '../../pretty/story.ts';

/** What the solver knew when the writing began; undefined if it could not tell in time. */
export interface Known {
  /** Whether a Solution was possible with what a writer may use. */
  now: boolean | undefined;
  possible: boolean | undefined;
  /** A Solution that could have been handed in. */
  example: string | undefined;
}

interface Asked {
  match: MatchState;
  shake: FinishedShake;
  known: Known;
  words: TableWords;
  you: Player;
  given: Given;
}

const sayPlayer = (player: Player, you: Player): string => (player === you ? 'You' : player);
const their = (player: Player, you: Player): string => (player === you ? 'Your' : `${player}'s`);

/** Whether the one who challenged was right; undefined where that is not known. A flub also asks whether it could be avoided. */
function wasRight({ occasion, challenger }: Occasioned, { now, possible }: Known): boolean | undefined {
  if (challenger === null) return undefined;
  if (occasion === 'now') return now;
  return BURDEN[occasion] === 'mover' && possible !== undefined ? !possible : undefined;
}

/** Whether there was something to write; undefined if the question is not about the table as it is. */
function wasSolvable({ occasion }: Occasioned, { now, possible }: Known): boolean | undefined {
  if (occasion === 'now' || occasion === 'a-flub') return now;
  return BURDEN[occasion] === 'mover' || occasion === 'last-cube' ? possible : undefined;
}

/** A challenge that was wrong, with the Solution that shows it. */
function challengeTold(phase: Occasioned, { known, you, words }: Asked): Told[] {
  const { occasion, challenger } = phase;
  if (challenger === null || wasRight(phase, known) !== false) return [];
  const claim = `${their(challenger, you)} ${sayClaim(occasion, words)} challenge was wrong.`;
  if (occasion === 'now') return [{ sign: '✗', text: `${claim} One more cube was not enough for a Solution.` }];
  return [{ sign: '✗', text: `${claim} At that moment, there was a Solution${example(known)}.` }];
}

const example = ({ example }: Known): string => (example === undefined ? '' : `: ${example}`);

/** A paper that failed, or one that was not written although there was a Solution. */
function paperTold(player: Player, phase: Occasioned, asked: Asked): Told[] {
  const { match, shake, known, words, you, given } = asked;
  if (match.phase.name !== 'check') return [];
  const answer = Object.hasOwn(match.phase.answers, player) ? match.phase.answers[player] : undefined;
  const solvable = wasSolvable(phase, known);
  const there = solvable ? ` There was a Solution${example(known)}.` : '';
  if (answer && 'paper' in answer) {
    if (shake.papers.find(({ writer }) => writer === player)?.correct !== false) return [];
    const { correct, reasons } = judgedPaper(match, player, given);
    const why = correct ? '' : ` ${reasons.map((reason) => cited(reason, words)).join(' ')}`;
    const right = player === phase.challenger && phase.occasion === 'now' && wasRight(phase, known);
    const begin = right
      ? `${their(player, you)} ${sayClaim(phase.occasion, words)} challenge was right, but the Solution was not correct.`
      : `${their(player, you)} Solution was not correct.`;
    return [{ sign: '✗', text: `${begin}${why}${there}` }];
  }
  const wrote = phase.must.includes(player) || phase.may.includes(player);
  return wrote && solvable ? [{ sign: '✗', text: `${sayPlayer(player, you)} handed in no Solution.${there}` }] : [];
}

function penaltyTold({ match, shake, words, you }: Asked): Told[] {
  return match.penalties
    .filter((penalty) => penalty.shake === shake.number && penalty.counted)
    .map(({ player, rule, clause }) => ({
      sign: '−' as const,
      text: `${sayPlayer(player, you)} lost a point ${words.say(penaltyWhy(rule))} (${words.clause(clause)}).`,
    }));
}

/** The person's own mistakes come first. */
export function costsTold(asked: Asked): Told[] {
  const { match, shake, you } = asked;
  const { phase } = match;
  const penalties = penaltyTold(asked);
  if (phase.name !== 'check' || !shake.scores) return penalties;
  const most = Math.max(...Object.values(shake.scores));
  const losers = Object.entries(shake.scores)
    .filter(([, score]) => score < most || most <= 0)
    .map(([player]) => player)
    .sort((one, other) => Number(other === you) - Number(one === you));
  const wrong = phase.challenger !== null && losers.includes(phase.challenger) ? challengeTold(phase, asked) : [];
  const told = [...wrong, ...losers.flatMap((player) => paperTold(player, phase, asked))];
  return [...told.map((each, at) => (at === 0 ? each : withoutExample(each, asked.known))), ...penalties];
}

/** The possible Solution is shown only once. */
function withoutExample(told: Told, { example: shown }: Known): Told {
  return shown === undefined ? told : { ...told, text: told.text.replace(`a Solution: ${shown}`, 'a Solution') };
}
