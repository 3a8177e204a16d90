// A bot: shown what its seat sees, it says what it does and how long it thinks first.
import type { Acted, MatchView, Player } from '@openshake/rules';
import type { LevelName } from './levels.ts';

export interface Deed {
  action: Acted;
  /** How many milliseconds pass first. */
  after: number;
}

export interface BotOptions {
  level: LevelName;
  seat: Player;
  /** The same seed and the same views give the same deeds. */
  seed: number;
  /** 1: thinks as long as people do; 0: acts at once; anything between or above. */
  pace?: number;
}

export interface Bot {
  readonly level: LevelName;
  /** What this seat does if nobody else does anything first; null: it waits. */
  act(view: MatchView): Deed | null;
}
