// Time that a person has left: shown before the line, and told when it runs short.
import type { MatchView, Player } from '@openshake/rules';
import { makeTime } from '@openshake/rules/notation';
import type { TextKey } from '../words/texts/index.ts';
import { indicateDue, taskOf } from './duty.ts';

/** What is told when so much is left, the last first. */
const WARNINGS = [
  [0, 'time.up'],
  [10_000, 'time.ten'],
  [30_000, 'time.half'],
] as const satisfies readonly (readonly [ms: number, text: TextKey])[];
type Warning = (typeof WARNINGS)[number][1];

/** When this player's time ends; the block has a time of its own. */
const dueFor = (view: MatchView, you: Player): number | null =>
  view.block?.holder === you ? view.block.due : (taskOf(view, you)?.due ?? null);

/** `0:37`, or nothing where no time runs. */
export function timeLeft(view: MatchView, you: Player, at: number): string {
  const due = indicateDue(view, you) ?? dueFor(view, you);
  if (due === null) return '';
  const seconds = Math.max(0, Math.ceil((due - at) / 1000));
  return makeTime(seconds * 1000) ?? '';
}

/** Says each warning once for each limit. */
export class Warner {
  #due: number | null = null;
  #said: number = WARNINGS.length;

  /** What is to be said now, if anything. */
  warn(view: MatchView, you: Player, at: number): Warning | undefined {
    const due = dueFor(view, you);
    if (due === null) return undefined;
    if (due !== this.#due) {
      this.#due = due;
      // A limit that is shorter than a warning is not warned of at its beginning.
      this.#said = this.#reached(due - at);
      return undefined;
    }
    const reached = this.#reached(due - at);
    if (reached >= this.#said) return undefined;
    this.#said = reached;
    return WARNINGS[reached]?.[1];
  }

  /** The place in the list of the shortest warning that holds. */
  #reached(left: number): number {
    const at = WARNINGS.findIndex(([ms]) => left <= ms);
    return at < 0 ? WARNINGS.length : at;
  }
}
