// What the page and the workers of a practice table say to each other. What crosses as in a match at a server has the schemas of the wire.
import type { ActionDone } from '@openshake/protocol/wire';
import type { MatchView, Player } from '@openshake/rules';
import type { BotLevel, PracticeMatch } from '../transport/practiceStore.ts';

/** The page to the room. `kept`: its rows are kept in this browser. */
export type ToRoom =
  | { type: 'open'; match: PracticeMatch; kept: boolean }
  /** The channel to the thread in which the bots think; a new one if that thread had to be started again. */
  | { type: 'thinkers'; port: MessagePort }
  /** Another tab has the match open, and the person wants to play here. */
  | { type: 'here' }
  | { type: 'act'; seat: Player; sent: object }
  | { type: 'pace'; pace: number }
  /** Nobody looks at the page: time stands still. */
  | { type: 'rest'; resting: boolean }
  /** What the person's seat has seen of the shake under way. */
  | { type: 'past'; ask: number };

/** The room to the page. `version` and `done` are read by the schemas of the wire. */
export type FromRoom =
  /** `nextCall`: as in `Heard`. */
  | { type: 'seen'; version: object; at: number; nextCall: number | null }
  | { type: 'done'; done: object }
  /** The action was not done, and may be sent again. */
  | { type: 'failed'; id: string; why: string }
  | { type: 'elsewhere'; elsewhere: boolean }
  | { type: 'past'; ask: number; views: readonly object[] }
  /** Something went wrong and nobody waits for an answer; null: it is well again. */
  | { type: 'trouble'; trouble: 'store' | 'other' | null };

export interface Thinker {
  level: BotLevel;
  seat: Player;
  seed: number;
  pace: number;
  /** What it saw of the shake before its first question. */
  seen: readonly MatchView[];
}

/** The room to the bots. */
export type ToThinkers =
  | { type: 'bots'; bots: readonly Thinker[] }
  | { type: 'think'; number: number; seat: Player; view: MatchView };

/** `deed`: as in `Deed` of the bots. */
export type FromThinkers =
  | { number: number; deed: { action: object; after: number } | null }
  | { number: number; failed: string };

export type { ActionDone };
