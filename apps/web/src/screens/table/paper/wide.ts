// Where there is room for what, as the styles have it.
import { type Signal, signal } from '@preact/signals';

function follow(media: string): Signal<boolean> {
  const query = matchMedia(media);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}

/** There is room for columns: then the paper beside the mat is a small panel. */
export const isWide = follow('(min-width: 901px)');
/** A phone held upright: while one writes, the keys stay under the thumb with the button that presents. */
export const isUpright = follow('(max-width: 900px) and (min-height: 640px) and (orientation: portrait)');
