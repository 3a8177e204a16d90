// The rulebook reader: contents at the left, one clause in large words, or two books side by side. The address says which.
import '../../styles/rulebooks.css';
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { useEffect, useRef } from 'preact/hooks';
import { place } from '../../app/place.ts';
import { settings } from '../../app/settings.ts';
import { language, say } from '../../app/speech.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Line } from '../../parts/Line.tsx';
import { Article } from './Article.tsx';
import { Contents } from './Contents.tsx';
import { failed, type OpenBook, openBook, opened } from './library.ts';
import { SideBySide } from './SideBySide.tsx';
import { entryAt } from './shelf.ts';

const isBook = (id: string | undefined): id is BookId => BOOK_IDS.some((each) => each === id);

/** The book of a person's game, if none is named. */
function usualBook(): BookId {
  const { game, book } = settings.value;
  const chosen = book[game] ?? undefined;
  if (isBook(chosen)) return chosen;
  return game === 'equations' ? 'mlag-equations-basic-2018' : 'mlag-onsets-basic-2019';
}

function OneBook({ book, clause }: { book: OpenBook; clause: string | undefined }) {
  const found = clause === undefined ? undefined : entryAt(book.entries, clause);
  const entry = found ?? book.entries[0];
  if (!entry) return null;
  return (
    <div class="rules">
      <Contents key={book.id} book={book} entry={entry} chosen={clause !== undefined} />
      <article class="rules-art" lang={language.value}>
        {clause !== undefined && !found && <Line kind="bad">{say('rulebooks.noClause', { clause })}</Line>}
        <Article book={book} entry={entry} />
      </article>
    </div>
  );
}

function Shown() {
  // While somebody goes elsewhere, this screen stays a moment longer and shows what it showed.
  const { path } = place.value;
  const last = useRef(path);
  if (path[0] === 'rulebooks') last.current = path;
  const [, named, clause, other] = last.current;
  const id = isBook(named) ? named : usualBook();
  const against = clause === 'vs' && isBook(other) ? other : undefined;
  useEffect(() => {
    openBook(id);
    if (against) openBook(against);
  }, [id, against, language.value]);
  const book = opened.value[id];
  const second = against && opened.value[against];
  return (
    <>
      {named !== undefined && !isBook(named) && <Line kind="bad">{say('rulebooks.noBook', { book: named })}</Line>}
      {failed.value && (
        <Line kind="bad">
          {say('rulebooks.failed')}{' '}
          <button type="button" class="btn" onClick={() => openBook(id)}>
            {say('shell.again')}
          </button>
        </Line>
      )}
      {book && against === undefined && <OneBook book={book} clause={clause === 'vs' ? undefined : clause} />}
      {book && second && <SideBySide book={book} other={second} />}
    </>
  );
}

export default function Rulebooks() {
  return (
    <Frame>
      <Shown />
    </Frame>
  );
}
