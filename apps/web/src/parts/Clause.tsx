// A clause where it is cited: a link to the rulebook reader.
import { hrefTo } from '../app/place.ts';
import { say } from '../app/speech.ts';

export function Clause({ book, clause }: { book: string; clause: string }) {
  return (
    <a class="clause" href={hrefTo(['rulebooks', book, clause])} aria-label={say('clause.open', { clause })}>
      {clause}
    </a>
  );
}
