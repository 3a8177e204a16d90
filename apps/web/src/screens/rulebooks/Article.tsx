// One clause in large words: what it says, its comments, our reading where the text is doubtful, examples, the same rule elsewhere.
import { BOOK_IDS } from '@openshake/rules';
import { useEffect, useRef } from 'preact/hooks';
import { go, hrefTo } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';
import { topicText } from './Contents.tsx';
import { Examples } from './Examples.tsx';
import type { OpenBook } from './library.ts';
import { sameElsewhere } from './sameRule.ts';
import type { Entry } from './shelf.ts';

const hrefOf = (book: OpenBook, { clause }: Entry): string => hrefTo(['rulebooks', book.id, clause]);

/** Arrows turn the pages. */
function useArrows(before: string | undefined, after: string | undefined): void {
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const isElsewhere = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (isElsewhere || altKey || ctrlKey || metaKey) return;
      const href = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined;
      if (href !== undefined) go(href);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [before, after]);
}

function Turning({ book, entry }: { book: OpenBook; entry: Entry }) {
  const at = book.entries.indexOf(entry);
  const [before, after] = [book.entries[at - 1], book.entries[at + 1]];
  useArrows(before && hrefOf(book, before), after && hrefOf(book, after));
  return (
    <nav class="rules-turn" aria-label={say('rulebooks.turn')}>
      {before && (
        <a class="btn" href={hrefOf(book, before)} aria-label={say('rulebooks.before', { clause: before.clause })}>
          <span class="rules-back">
            <Icon name="go" />
          </span>
          {before.clause}
        </a>
      )}
      {after && (
        <a class="btn push" href={hrefOf(book, after)} aria-label={say('rulebooks.after', { clause: after.clause })}>
          {after.clause}
          <Icon name="go" />
        </a>
      )}
    </nav>
  );
}

function Above({ book, entry }: { book: OpenBook; entry: Entry }) {
  const parents: Entry[] = [];
  for (let at = entry.parent; at !== null; ) {
    const found = book.entries.find(({ clause }) => clause === at);
    if (!found) break;
    parents.unshift(found);
    at = found.parent;
  }
  if (parents.length === 0) return null;
  return (
    <p class="rules-above">
      {parents.map((each) => (
        <a key={each.clause} href={hrefOf(book, each)}>
          <b>{each.clause}</b> {each.row.says}
        </a>
      ))}
    </p>
  );
}

function Under({ book, entry }: { book: OpenBook; entry: Entry }) {
  const under = book.entries.filter(({ parent }) => parent === entry.clause);
  if (under.length === 0) return null;
  return (
    <>
      <h2>{say('rulebooks.under')}</h2>
      <ol class="rules-under">
        {under.map((each) => (
          <li key={each.clause}>
            <a href={hrefOf(book, each)}>
              <b>{each.clause}</b>
              <span>{each.row.says}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function Rulings({ book, entry }: { book: OpenBook; entry: Entry }) {
  const rulings = book.rulings.filter(({ clause }) => clause === entry.clause);
  if (rulings.length === 0) return null;
  return (
    <>
      <h2>{say('rulebooks.reading')}</h2>
      {rulings.map(({ id, question, reading, because }) => (
        <div key={id} class="panel rules-ruling">
          <p class="soft">{question}</p>
          <p>{reading}</p>
          {because !== undefined && <p class="soft">{because}</p>}
        </div>
      ))}
    </>
  );
}

function Elsewhere({ book, entry }: { book: OpenBook; entry: Entry }) {
  const same = sameElsewhere(book.id, entry.clause);
  const others = BOOK_IDS.filter((id) => id !== book.id);
  return (
    <>
      {same.length > 0 && (
        <>
          <h2>{say('rulebooks.same')}</h2>
          <ul class="rules-oth">
            {same.map(({ book: other, clauses }) => (
              <li key={other} class="chip">
                <b>{say(`book.${other}`)}</b>
                {clauses.slice(0, 4).map((clause) => (
                  <a key={clause} href={hrefTo(['rulebooks', other, clause])}>
                    {clause}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <label class="rules-vs">
        <span>{say('rulebooks.vs')}</span>
        <select
          value=""
          onChange={({ currentTarget: { value } }) => value !== '' && go(hrefTo(['rulebooks', book.id, 'vs', value]))}
        >
          <option value="">{say('rulebooks.vs.choose')}</option>
          {others.map((id) => (
            <option key={id} value={id}>
              {say(`book.${id}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

export function Article({ book, entry }: { book: OpenBook; entry: Entry }) {
  const { row, comments } = entry;
  const head = useRef<HTMLHeadingElement>(null);
  const last = useRef(entry);
  // Who turns a page hears and sees the new clause from its beginning.
  useEffect(() => {
    if (last.current === entry) return;
    last.current = entry;
    head.current?.focus({ preventScroll: true });
    if (head.current && head.current.getBoundingClientRect().top < 0) head.current.scrollIntoView({ block: 'start' });
  }, [entry]);
  const topic =
    entry.clause === entry.section ? say(`rulebooks.kind.${row.kind}`) : topicText(book.entries, entry.section);
  return (
    <>
      <small>{say('rulebooks.where', { book: say(`book.${book.id}`), section: entry.section, topic })}</small>
      <h1 ref={head} tabIndex={-1}>
        {entry.clause}
      </h1>
      <Above book={book} entry={entry} />
      <p class="rules-says">{row.says}</p>
      {comments.map(({ tag, says, differs }) => (
        <p key={tag} class="rules-comment">
          {says} {differs}
        </p>
      ))}
      <p class="rules-mode">
        <span class="tag">{say(`rulebooks.mode.${row.mode}`)}</span>
        {row.why !== undefined && <span>{row.why}</span>}
      </p>
      {row.differs !== undefined && (
        <>
          <h2>{say('rulebooks.differs')}</h2>
          <p class="rules-comment">{row.differs}</p>
        </>
      )}
      <Rulings book={book} entry={entry} />
      <Under book={book} entry={entry} />
      <Examples book={book.id} clause={entry.clause} key={entry.clause} />
      <Elsewhere book={book} entry={entry} />
      <Turning book={book} entry={entry} />
    </>
  );
}
