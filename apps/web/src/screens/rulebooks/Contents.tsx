// The contents of a book, and search over all books: ‘/’ goes there.
import { BOOK_IDS, type BookId } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { go, hrefTo } from '../../app/place.ts';
import { settings } from '../../app/settings.ts';
import { language, say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';
import { type OpenBook, openBook, opened } from './library.ts';
import { type Entry, searchIn, topicsOf } from './shelf.ts';

/** Nobody reads more results of one book. */
const MOST = 40;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/** The topics of a part of a book, as its heading. Some have an “and” of their own. */
export const topicText = (entries: readonly Entry[], section: string): string =>
  topicsOf(entries, section)
    .map((kind) => say(`rulebooks.kind.${kind}`))
    .join(', ');

const near = (entries: readonly Entry[], entry: Entry): ReadonlySet<string> => {
  const at = entries.indexOf(entry);
  const around = [entries[at - 1], entry, entries[at + 1]];
  const under = entries.filter(({ parent }) => parent === entry.clause);
  return new Set([...around, ...under.slice(0, 4)].flatMap((each) => each?.clause ?? []));
};

function Item({ book, entry, current, isNear }: { book: BookId; entry: Entry; current: boolean; isNear: boolean }) {
  const marks = `${current ? ' on' : ''}${isNear ? ' near' : ''}${entry.depth > 0 ? ` d${Math.min(entry.depth, 3)}` : ''}`;
  return (
    <li class={`rules-item${marks}`}>
      <a href={hrefTo(['rulebooks', book, entry.clause])} aria-current={current ? 'page' : undefined}>
        <b>{entry.clause}</b>
        <span>{entry.row.says}</span>
      </a>
    </li>
  );
}

function Results({ book, wanted }: { book: OpenBook; wanted: string }) {
  // A search is about the other books too.
  useEffect(() => {
    for (const id of BOOK_IDS) openBook(id);
  }, [language.value]);
  const inOrder = [book.id, ...BOOK_IDS.filter((id) => id !== book.id)];
  const found = inOrder.map((id) => ({ id, entries: searchIn(opened.value[id]?.entries ?? [], wanted) }));
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p class="small rules-count" role="status">
        {say('rulebooks.found', { count })}
      </p>
      {found
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, entries }) => (
          <section key={id}>
            <h2>{say(`book.${id}`)}</h2>
            <ol class="rules-toc all">
              {entries.slice(0, MOST).map((entry) => (
                <Item key={entry.clause} book={id} entry={entry} current={false} isNear />
              ))}
            </ol>
            {entries.length > MOST && <p class="small">{say('rulebooks.more', { count: entries.length - MOST })}</p>}
          </section>
        ))}
    </>
  );
}

export function Contents({ book, entry, chosen }: { book: OpenBook; entry: Entry; chosen: boolean }) {
  const wanted = useSignal('');
  const isAll = useSignal(!chosen);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = near(book.entries, entry);

  // Before the frame that shows the contents, so that no key and no letter comes too early for them.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target) || !settings.value.keys) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  // The contents go along with the clause that is read.
  useLayoutEffect(() => {
    wanted.value = '';
    const current = list.current?.querySelector<HTMLElement>('.on');
    const box = list.current;
    if (current && box && box.scrollHeight > box.clientHeight) {
      const top = current.offsetTop - box.offsetTop;
      if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight)
        box.scrollTop = top - box.clientHeight / 3;
    }
  }, [entry, wanted]);

  return (
    <nav class="panel rules-side" aria-label={say('rulebooks.contents')}>
      <select
        aria-label={say('rulebooks.book')}
        value={book.id}
        onChange={({ currentTarget }) => go(hrefTo(['rulebooks', currentTarget.value]))}
      >
        {BOOK_IDS.map((id) => (
          <option key={id} value={id}>
            {say(`book.${id}`)}
          </option>
        ))}
      </select>
      <search class="rules-search">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          class="inp"
          aria-label={say('rulebooks.search')}
          aria-keyshortcuts="/"
          placeholder={say('rulebooks.search')}
          value={wanted}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value;
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') wanted.value = '';
          }}
        />
      </search>
      {wanted.value.trim() !== '' ? (
        <Results book={book} wanted={wanted.value} />
      ) : (
        <>
          <ol class={`rules-toc${isAll.value ? ' all' : ''}`} ref={list}>
            {book.entries.map((each, at) => (
              <Fragment key={each.clause}>
                {each.section !== book.entries[at - 1]?.section && each.clause !== each.section && (
                  <li key={`h ${each.section}`} class={`rules-item h${each.section === entry.section ? ' near' : ''}`}>
                    <b>{each.section}</b>
                    <span>{topicText(book.entries, each.section)}</span>
                  </li>
                )}
                <Item
                  key={each.clause}
                  book={book.id}
                  entry={each}
                  current={each === entry}
                  isNear={shown.has(each.clause)}
                />
              </Fragment>
            ))}
          </ol>
          <button
            type="button"
            class="btn q w rules-all"
            aria-expanded={isAll.value}
            onClick={() => {
              isAll.value = !isAll.value;
            }}
          >
            {isAll.value ? say('rulebooks.fewer') : say('rulebooks.all', { count: book.entries.length })}
          </button>
        </>
      )}
    </nav>
  );
}
