// The right challenges that players passed up in a shake by moving instead.
import type { Claim, MatchState, Player } from '@openshake/rules';
import { turnOf } from './mistake.ts';
import { claimsOf } from './move.ts';
import type { Study } from './study.ts';

export interface MissedChallenge {
  by: Player;
  claim: Claim;
}

/** The first one of each of these players. What the search could not decide is left out. */
export function missedChallenges(players: readonly Player[], match: MatchState, study: Study): MissedChallenge[] {
  const trail = match.shake?.trail ?? [];
  return players.flatMap((by): MissedChallenge[] => {
    for (const [entries, placed] of trail.entries()) {
      if (placed.by !== by || placed.turn === 0) continue;
      const found = claimsOf(turnOf(match, entries), by, study).find(({ right }) => right);
      if (found) return [{ by, claim: found.claim }];
    }
    return [];
  });
}
