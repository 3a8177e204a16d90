// What the page asks the worker of advice, and what it answers.
import type { hintFor, judgeMove, rightlyChallenged } from '@openshake/advice';
import type { Acted, MatchView, Player, Section } from '@openshake/rules';

export type Hint = ReturnType<typeof hintFor>;
export type MoveJudgment = ReturnType<typeof judgeMove>;
/** Who challenged what, and was right. */
export type Rightly = NonNullable<ReturnType<typeof rightlyChallenged>>;

/** A move that somebody thinks about. */
export interface Thought {
  kind: 'bonus' | 'move' | 'shift';
  cube: string;
  to: Section;
}

interface Asking {
  ask: number;
  seat: Player;
  view: MatchView;
  /** How long it may search. */
  ms: number;
}
/** `past`: what the seat saw of the shake before. */
export type AdviceQuestion =
  | (Asking & { what: 'hint'; past: readonly MatchView[] })
  | (Asking & { what: 'safe'; thoughts: readonly Thought[] })
  | (Asking & { what: 'rightly' });

export type AdviceAnswer =
  | { ask: number; what: 'hint'; hint: Hint; cut: boolean }
  | { ask: number; what: 'safe'; judged: readonly (Thought & { judgment: MoveJudgment })[]; cut: boolean }
  | { ask: number; what: 'rightly'; rightly: Rightly | null; cut: boolean }
  | { ask: number; what: 'failed'; why: string };

export type { Acted };
