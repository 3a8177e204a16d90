// How long the log of a live table may become. A match of a hundred shakes has about a quarter of this; only a match that nobody wants to end has more.
import type { MatchState } from '@openshake/rules';

/** After this many rows, the director ends the round and stops play. */
export const LONG_LOG = 20_000;
/** After this many rows, nobody may send another action. Until then there is room for papers, corrections and signatures. */
export const FULL_LOG = 21_000;

/** What the director says next, so that a match comes to its end. */
export function endingOf({ round, phase }: MatchState): 'end-round' | 'stop-play' | null {
  if (round === 'open') return 'end-round';
  // Players go on writing and checking: only moves are stopped.
  return ['write', 'check', 'over'].includes(phase.name) ? null : 'stop-play';
}
