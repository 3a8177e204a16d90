// The roll and the deal are seen: for a moment the page knows what just fell, and its cubes and cards come down one after the other.
import { useSignalEffect } from '@preact/signals';
import type { TableStore } from '../../../table/store.ts';

const FALLS = { cubesRolled: 'cubes', cardsDealt: 'cards' } as const;
const LASTS_MS = 1100;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Each version is shown falling once, whichever screen is drawn by then. */
const shown = new WeakSet<object>();

/** Says on the document what just fell; `styles/start.css` moves it. Without motion nothing moves. */
export function useFalling(table: TableStore): void {
  useSignalEffect(() => {
    const events = table.events.value;
    const fell = events.flatMap(({ type }) => (type === 'cubesRolled' || type === 'cardsDealt' ? [FALLS[type]] : []));
    if (fell.length === 0 || shown.has(events)) return;
    shown.add(events);
    clearTimeout(timer);
    document.documentElement.dataset.fell = fell.join(' ');
    timer = setTimeout(() => {
      delete document.documentElement.dataset.fell;
    }, LASTS_MS);
  });
}
