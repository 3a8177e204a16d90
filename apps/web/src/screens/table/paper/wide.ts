// Where there is room for what, as the styles have it.
import { type Signal, signal } from '@preact/signals';

function follow(query: MediaQueryList): Signal<boolean> {
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

/** There is room for columns: then the paper beside the mat is a small panel. */
export const isWide = follow(matchMedia('(min-width: 901px)'));
/** A phone held upright: while one writes, the keys stay under the thumb with the button that presents. */
export const isUpright = follow(matchMedia('(max-width: 900px) and (min-height: 640px) and (orientation: portrait)'));
