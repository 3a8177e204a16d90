// The seconds of a table: one interval for everything that shows time. It stands still while nobody looks.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { TableStore } from './store.ts';

const OFTEN_MS = 250;
const ticking = new WeakMap<TableStore, ReadonlySignal<number>>();

/** The moment of the match, a few times a second. */
export function moments(table: TableStore): ReadonlySignal<number> {
  const known = ticking.get(table);
  if (known) return known;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    moment.value = table.now();
  };
  const moment = signal(table.now(), {
    watched: () => {
      tick();
      timer = setInterval(tick, OFTEN_MS);
    },
    unwatched: () => clearInterval(timer),
  });
  ticking.set(table, moment);
  return moment;
}
