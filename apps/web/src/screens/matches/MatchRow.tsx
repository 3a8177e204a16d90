// A match in a list: what was played, with whom, when, and the points.
import type { BookId, DivisionId } from '@openshake/rules';
import { language, say } from '../../app/speech.ts';
import { gameOf } from '../../books.ts';
import { Icon } from '../../parts/Icon.tsx';

export interface MatchRowProps {
  href: string;
  book: BookId;
  division: DivisionId;
  with: string;
  began: number;
  over: boolean;
  /** My points first, then those of the others; null if there are none yet. */
  points: readonly number[] | null;
}

const dayOf = (moment: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(moment));

export function MatchRow({ href, book, division, with: names, began, over, points }: MatchRowProps) {
  const what = say('tables.what', { game: say(`game.${gameOf(book)}`), division: say(`division.${division}`) });
  return (
    <li>
      <a class="hm-match" href={href}>
        <span>
          <b>{names ? say('matches.with', { what, names }) : what}</b>
          <small>{over ? dayOf(began) : say('matches.running', { day: dayOf(began) })}</small>
        </span>
        <span class="num">{points?.join(' : ')}</span>
        <Icon name="go" />
      </a>
    </li>
  );
}
