// Two books side by side: the clauses that differ, and those that only one of them has.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { useMemo } from 'preact/hooks';
import { go, hrefTo } from '../../app/place.ts';
import { language, say } from '../../app/speech.ts';
import type { OpenBook } from './library.ts';
import { compare } from './sameRule.ts';
import type { Entry } from './shelf.ts';

function Side({ book, entry }: { book: BookId; entry: Entry }) {
  return (
    <a class="rules-half" href={hrefTo(['rulebooks', book, entry.clause])}>
      <b>{entry.clause}</b>
      <span>{entry.row.says}</span>
    </a>
  );
}

function Only({ book, entries }: { book: BookId; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  const name = say(`book.${book}`);
  return (
    <section>
      <h2>{say('rulebooks.vs.only', { book: name, count: entries.length })}</h2>
      <ul class="rules-only">
        {entries.map((entry) => (
          <li key={entry.clause}>
            <Side book={book} entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({ label, value, onBook }: { label: string; value: BookId; onBook: (book: string) => void }) {
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onBook(currentTarget.value)}>
      {BOOK_IDS.map((id) => (
        <option key={id} value={id}>
          {say(`book.${id}`)}
        </option>
      ))}
    </select>
  );
}

export function SideBySide({ book, other }: { book: OpenBook; other: OpenBook }) {
  const compared = useMemo(() => compare([book.id, book.entries], [other.id, other.entries]), [book, other]);
  const to = (here: string, there: string) => go(hrefTo(['rulebooks', here, 'vs', there]), { replace: true });
  return (
    <div class="rules-both" lang={language.value}>
      <h1>{say('rulebooks.vs.title')}</h1>
      <a class="rules-leave" href={hrefTo(['rulebooks', book.id])}>
        {say('rulebooks.vs.back')}
      </a>
      <div class="rules-pair heads">
        <Choice label={say('rulebooks.vs.here')} value={book.id} onBook={(id) => to(id, other.id)} />
        <Choice label={say('rulebooks.vs.there')} value={other.id} onBook={(id) => to(book.id, id)} />
      </div>
      <p class="soft">{say('rulebooks.vs.alike', { count: compared.alike })}</p>
      {compared.different.length > 0 && (
        <section>
          <h2>{say('rulebooks.vs.different', { count: compared.different.length })}</h2>
          <ol class="rules-pairs">
            {compared.different.map(({ here, there }) => (
              <li key={here.clause} class="rules-pair">
                <Side book={book.id} entry={here} />
                <Side book={other.id} entry={there} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <Only book={book.id} entries={compared.onlyHere} />
      <Only book={other.id} entries={compared.onlyThere} />
    </div>
  );
}
