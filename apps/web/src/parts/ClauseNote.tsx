// What a clause says, beside the place where it is cited. It covers neither the clock nor the block, and leaves with Esc or a touch elsewhere.
import '../styles/clause.css';
import type { BookId } from '@openshake/rules';
import type { Clause as ClauseRow } from '@openshake/rules/clauses';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hrefTo, place } from '../app/place.ts';
import { language, say } from '../app/speech.ts';
import { readEntries } from '../screens/rulebooks/bookTexts.ts';
import { type Entry, entryAt } from '../screens/rulebooks/shelf.ts';
import type { NoteProps } from './Clause.tsx';
import { standBeside } from './clauseNotePlace.ts';

const AT_TABLE = ['table', 'practice'];

interface Found {
  /** The clauses that it belongs to, the outermost first. */
  above: readonly Entry[];
  entry: Entry;
  comment: ClauseRow | undefined;
}

async function find(book: string, clause: string): Promise<Found> {
  const entries = await readEntries(book as BookId);
  const entry = entryAt(entries, clause);
  if (!entry) throw new Error(`${book} has no clause ${clause}.`);
  const above: Entry[] = [];
  for (let at = entry.parent; at !== null; at = above[0]?.parent ?? null) {
    const parent = entries.find((each) => each.clause === at);
    if (!parent) break;
    above.unshift(parent);
  }
  const [, tag] = clause.split('#');
  return { above, entry, comment: entry.comments.find((each) => tag !== undefined && each.tag === tag) };
}

export function ClauseNote({ id, book, clause, at, onClose }: NoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  const found = useSignal<Found | 'failed' | null>(null);
  useEffect(() => {
    find(book, clause).then(
      (read) => {
        found.value = read;
      },
      () => {
        found.value = 'failed';
      },
    );
  }, [book, clause, language.value]);
  const stand = (event?: Event) => {
    // Whoever scrolls in it reads on.
    if (note.current && at.current && event?.target !== note.current) standBeside(note.current, at.current);
  };
  useLayoutEffect(() => stand());
  // Before the frame that shows it, so that no key comes too early.
  useLayoutEffect(() => {
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && (note.current?.contains(target) === true || at.current?.contains(target) === true);
    const elsewhere = ({ target }: Event) => {
      if (!isOurs(target)) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The table takes nothing back.
      event.preventDefault();
      event.stopPropagation();
      if (note.current?.contains(document.activeElement)) at.current?.focus();
      onClose();
    };
    const listeners = [
      ['pointerdown', elsewhere],
      ['focusin', elsewhere],
      ['keydown', key],
      ['scroll', stand],
      ['resize', stand],
    ] as const;
    for (const [type, hear] of listeners) addEventListener(type, hear as EventListener, true);
    return () => {
      for (const [type, hear] of listeners) removeEventListener(type, hear as EventListener, true);
    };
  }, []);
  const read = found.value;
  // A table goes on while somebody reads.
  const isAtTable = AT_TABLE.includes(place.peek().path[0] ?? '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a touch from what stands around it.
    <span
      ref={note}
      id={id}
      class="clause-note"
      role="note"
      aria-live="polite"
      onClick={(event) => {
        event.stopPropagation();
        // A label around it would take the touch for its own.
        if (!(event.target instanceof HTMLAnchorElement)) event.preventDefault();
      }}
    >
      {read === 'failed' && <span>{say('clause.failed')}</span>}
      {read !== null && read !== 'failed' && (
        <>
          {read.above.map(({ clause: number, row }) => (
            <span key={number} class="clause-above">
              <b>{number}</b> {row.says}
            </span>
          ))}
          <span class="clause-says">
            <b>{read.entry.clause}</b> {read.entry.row.says}
          </span>
          {read.comment && <span class="clause-says">{read.comment.says}</span>}
        </>
      )}
      {read !== null && (
        <a href={hrefTo(['rulebooks', book, clause])} {...(isAtTable && { target: '_blank', rel: 'noopener' })}>
          {say('clause.rulebook', { tab: isAtTable ? 'new' : 'same' })}
        </a>
      )}
    </span>
  );
}
