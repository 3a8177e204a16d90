// The time a person has left: in front of the line, with warnings when it runs short.
import type { MatchView, Player } from '@openshake/rules';
import { makeTime } from '@openshake/rules/notation';
import type { TextKey } from '../words/texts/index.ts';
import { indicateDue, taskOf } from './duty.ts';

/** The warnings by time left, the last first. */
const WARNINGS = [
  [0, 'time.up'],
  [10_000, 'time.ten'],
  [30_000, 'time.half'],
] as const satisfies readonly (readonly [ms: number, text: TextKey])[];
type Warning = (typeof WARNINGS)[number][1];

/** When this player's time ends. The block has its own time. */
const dueFor = (view: MatchView, you: Player): number | null =>
  view.block?.holder === you ? view.block.due : (taskOf(view, you)?.due ?? null);

/** `0:37`, or nothing without a limit. */
export function timeLeft(view: MatchView, you: Player, at: number): string {
  const due = indicateDue(view, you) ?? dueFor(view, you);
  if (due === null) return '';
  const seconds = Math.max(0, Math.ceil((due - at) / 1000));
  return makeTime(seconds * 1000) ?? '';
}

/** Without a clock, a person waits for nothing but the bots. */
const UNCLOCKED_PACE = 0.35;

/** How long bots think if nobody chose a pace, as a part of what people take. A program at the end of a pipe need not wait. */
export function usualPace(clocks: MatchView['clocks'], isLive: boolean): number {
  if (!isLive) return 0;
  return clocks === 'none' ? UNCLOCKED_PACE : 1;
}

/** Gives each warning once for each limit. */
export class Warner {
  #due: number | null = null;
  #said: number = WARNINGS.length;

  /** The warning to give now, if any. */
  warn(view: MatchView, you: Player, at: number): Warning | undefined {
    const due = dueFor(view, you);
    if (due === null) return undefined;
    if (due !== this.#due) {
      this.#due = due;
      // A limit shorter than a warning does not begin with that warning.
      this.#said = this.#reached(due - at);
      return undefined;
    }
    const reached = this.#reached(due - at);
    if (reached >= this.#said) return undefined;
    this.#said = reached;
    return WARNINGS[reached]?.[1];
  }

  /** The place in the list of the shortest warning that applies. */
  #reached(left: number): number {
    const at = WARNINGS.findIndex(([ms]) => left <= ms);
    return at < 0 ? WARNINGS.length : at;
  }
}
