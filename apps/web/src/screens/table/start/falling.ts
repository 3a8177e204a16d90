// The roll and the deal are seen: for a moment the page knows what just fell, and its cubes and cards come down one after the other.
import { useSignalEffect } from '@preact/signals';
import type { TableStore } from '../../../table/store.ts';

const FALLS = { cubesRolled: 'cubes', cardsDealt: 'cards' } as const;
const LASTS_MS = 1100;

/** What falls now. A roll soon after the deal cuts nothing off. */
const falling = new Map<string, ReturnType<typeof setTimeout> | undefined>();

/** Each version is shown falling once, whichever screen is drawn by then. */
const shown = new WeakSet<object>();

function tell(): void {
  if (falling.size > 0) document.documentElement.dataset.fell = [...falling.keys()].join(' ');
  else delete document.documentElement.dataset.fell;
}

/** What is still coming down. */
const underWay = () =>
  document.getAnimations().filter((each) => each instanceof CSSAnimation && /^start-/.test(each.animationName));

function fall(what: string): void {
  clearTimeout(falling.get(what));
  falling.set(what, undefined);
  // On a slow device the first frame may be long in coming, and so may each one after it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      clearTimeout(falling.get(what));
      const timer = setTimeout(async () => {
        await Promise.allSettled(underWay().map(({ finished }) => finished));
        if (falling.get(what) !== timer) return;
        falling.delete(what);
        tell();
      }, LASTS_MS);
      falling.set(what, timer);
    }),
  );
}

/** Says on the document what just fell; `styles/start.css` moves it. Without motion nothing moves. */
export function useFalling(table: TableStore): void {
  useSignalEffect(() => {
    const events = table.events.value;
    const fell = events.flatMap(({ type }) => (type === 'cubesRolled' || type === 'cardsDealt' ? [FALLS[type]] : []));
    if (fell.length === 0 || shown.has(events)) return;
    shown.add(events);
    for (const what of fell) fall(what);
    tell();
  });
}
