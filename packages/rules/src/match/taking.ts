// Scores that a judge or the director takes from a player who meant to deceive: a lower score for a shake, or 0 for the round. Nobody else moves up.
import { OFFICIALS } from './action.ts';
import { whyNotOn } from './authority.ts';
import type { Kind } from './kind.ts';
import type { MatchState, Player } from './state.ts';

const isOfficial = (by: string): boolean => (OFFICIALS as readonly string[]).includes(by);

/** Whether an official has decided what this player scores in this shake (null: in the round). */
export const isTaken = ({ taken }: MatchState, player: Player, shake: number | null): boolean =>
  taken.some((each) => each.player === player && each.shake === shake);

export const takeScore: Kind<'take-score'> = {
  closed(p, by) {
    if (!isOfficial(by)) return p.refuse('match.noScore', 'take.officialOnly');
  },
  whyNot(p, { player, shake, score, clause }) {
    const early = whyNotOn(p, player, clause);
    if (early) return early;
    if (shake === undefined && score === undefined) {
      if (isTaken(p.match, player, null)) return p.refuse('match.noScore', 'take.taken', { player });
      return undefined;
    }
    const had = p.match.shakes.find(({ number }) => number === shake)?.scores;
    if (!had || !Object.hasOwn(had, player))
      return shake === undefined
        ? p.refuse('match.lowerScore', 'take.whichShake')
        : p.refuse('match.lowerScore', 'take.noScore', { player, shake });
    // No score of the book is lower than that of an absent player.
    const least = Math.min(0, p.rules.scores.absent);
    const isWhole = score !== undefined && Number.isInteger(score);
    const before = had[player] ?? 0;
    if (!isWhole || score >= before || score < least)
      return p.refuse('match.lowerScore', 'take.lower', { player, shake: shake ?? 0, score: before, least });
  },
  happens(p, { by, player, shake, score = 0, clause }) {
    const rule = shake === undefined ? 'match.noScore' : 'match.lowerScore';
    const cited = clause ?? p.rules.cites[rule];
    p.happen({ type: 'scoreTaken', by, player, shake: shake ?? null, score, rule, clause: cited });
    return undefined;
  },
  choices: (p, by) => p.match.players.map((player) => ({ type: 'take-score', by, player })),
  // Any lower score may be named.
  free: true,
};
