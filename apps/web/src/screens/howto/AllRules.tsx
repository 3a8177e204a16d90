// The way from the steps to the whole rulebook.
import type { BookId } from '@openshake/rules';
import { hrefTo } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';

/** `apart`: in a tab of its own, because a table goes on meanwhile. */
export function AllRules({ book, apart = false }: { book: BookId; apart?: boolean }) {
  return (
    <a class="btn" href={hrefTo(['rulebooks', book])} {...(apart && { target: '_blank', rel: 'noopener' })}>
      <Icon name="book" />
      {say('howto.book', { book: say(`book.${book}`), tab: apart ? 'new' : 'same' })}
    </a>
  );
}
