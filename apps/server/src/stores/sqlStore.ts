// The store, on any database that does what `engine.ts` asks.
import { sql } from 'kysely';
import { type Engine, step } from './engine.ts';
import { logStore } from './logs.ts';
import { matchStore } from './matches.ts';
import { peopleStore } from './people.ts';
import type { Store } from './store.ts';
import { tableStore } from './tables.ts';

/** Nobody learns more by asking more often whether the store can write. */
const CHECK_EVERY_MS = 1000;

export function sqlStore(engine: Engine): Store {
  let checked: { at: number; answer: Promise<void> } | undefined;
  let closing: Promise<void> | undefined;
  const pulse = () => step(engine.db.updateTable('store').set({ pulse: sql<number>`pulse + 1` }), 'unavailable');
  return {
    ...logStore(engine),
    ...peopleStore(engine),
    ...tableStore(engine),
    ...matchStore(engine),
    check() {
      const now = performance.now();
      if (!checked || now - checked.at >= CHECK_EVERY_MS)
        checked = { at: now, answer: engine.change([pulse()]).then(() => undefined) };
      return checked.answer;
    },
    metrics: () => engine.metrics(),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}
