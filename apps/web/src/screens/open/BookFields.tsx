// Which rulebook and division the table plays.
import type { BookId, DivisionId } from '@openshake/rules';
import { say } from '../../app/speech.ts';
import { BOOKS, divisionsOf, GAMES, playsIn } from '../../books.ts';
import type { FieldsProps } from './Open.tsx';
import { withBook, withDivision } from './wish.ts';

export function BookFields({ wish, change }: FieldsProps) {
  return (
    <fieldset>
      <legend>{say('open.book')}</legend>
      <div class="hm-two">
        <label class="hm-field">
          {say('open.rulebook')}
          <select
            value={wish.book}
            onChange={({ currentTarget }) => change(withBook(wish, currentTarget.value as BookId))}
          >
            {GAMES.map((game) => (
              <optgroup key={game} label={say(`game.${game}`)}>
                {BOOKS.filter((book) => book.game === game).map(({ id }) => (
                  <option key={id} value={id}>
                    {say(`book.${id}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label class="hm-field">
          {say('open.division')}
          <select
            value={wish.division}
            onChange={({ currentTarget }) => change(withDivision(wish, currentTarget.value as DivisionId))}
          >
            {divisionsOf(wish.book).map((division) => (
              <option key={division} value={division}>
                {say(`division.${division}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="small hm-says" role="status">
        {say(`plays.${playsIn(wish.book, wish.division)}`)}
      </p>
    </fieldset>
  );
}
