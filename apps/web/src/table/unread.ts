// Which shake this tab has not read to its end, so that its verdict is there again after a reload.
import type { MatchView } from '@openshake/rules';

const STORAGE_KEY = 'openshake.unread.';

export interface Unread {
  /** The number of the shake; null if there is none. */
  shake(): number | null;
  /** `ended`: the shake whose verdict is not read yet. */
  keep(view: Pick<MatchView, 'phase' | 'table'>, ended: { number: number } | null): void;
}

/** Once the next shake is played, the verdict of the last one is history. */
const PREPARES: readonly MatchView['phase']['name'][] = ['start', 'variations', 'goal', 'over'];

/** Of this table, in this tab. */
export function unreadAt(table: string): Unread {
  const key = `${STORAGE_KEY}${table}`;
  const kept = (): number | null => {
    try {
      return Number(sessionStorage.getItem(key)) || null;
    } catch {
      return null;
    }
  };
  let last = kept();
  return {
    shake: () => last,
    keep({ phase, table: { shake } }, ended) {
      const next = ended && PREPARES.includes(phase.name) ? ended.number : shake;
      if (next === last) return;
      last = next;
      try {
        if (next === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, String(next));
      } catch {
        // Nothing can be kept here. After a reload only the points are known.
      }
    },
  };
}
