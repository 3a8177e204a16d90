// A clause where it is cited. A touch shows in place what it says; what shows it loads then, with the words of its book.
import { type Signal, signal, useSignal } from '@preact/signals';
import type { FunctionComponent, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../app/speech.ts';

export interface Cited {
  book: string;
  clause: string;
}

export interface NoteProps extends Cited {
  id: string;
  /** What was touched. */
  at: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const loaded: Signal<FunctionComponent<NoteProps> | null> = signal(null);

export function Clause({ book, clause }: Cited) {
  const isOpen = useSignal(false);
  const failed = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Another clause in the same place is not the one that was asked for.
  useEffect(() => {
    isOpen.value = false;
  }, [book, clause]);
  const touch = (event: Event) => {
    // Whatever it stands in was not touched.
    event.preventDefault();
    event.stopPropagation();
    isOpen.value = !isOpen.value;
    failed.value = false;
    if (!isOpen.value || loaded.value) return;
    import('./ClauseNote.tsx').then(
      ({ ClauseNote }) => {
        loaded.value = ClauseNote;
      },
      () => {
        failed.value = true;
      },
    );
  };
  const Note = loaded.value;
  return (
    <>
      <button
        ref={button}
        type="button"
        class="clause"
        aria-label={say('clause.open', { clause })}
        aria-expanded={isOpen.value}
        aria-controls={isOpen.value ? id : undefined}
        onClick={touch}
        onKeyDown={(event) => {
          // Elsewhere these keys mean the cube in hand, or the replay.
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
      >
        {clause}
      </button>
      {isOpen.value && Note && (
        <Note
          id={id}
          book={book}
          clause={clause}
          at={button}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
      {isOpen.value && failed.value && <span role="status"> {say('clause.failed')}</span>}
    </>
  );
}
