// The set of Double Set: typed, or put together from a palette; which cards it names is seen at once.
import { books, type MatchView } from '@openshake/rules';
import { shakeRules, showCube } from '@openshake/rules/onsets/table';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { Because } from './Because.tsx';
import { type Entry, type Pick, whyNotIn } from './entries.ts';
import { refusalFor } from './reasons.tsx';
import { countIn, lettersOf, MOST_LETTERS, PALETTE, shownLetters } from './setText.ts';

/** What − means in this shake. */
function minusIn({ book: id, division, table }: MatchView) {
  const book = books[id];
  const own = book.game === 'on-sets' ? book.divisions[division] : undefined;
  return book.game === 'on-sets' && own ? shakeRules(book, own, table.variations).rules.operations.minus : undefined;
}

export function SetBlank({
  table,
  entry: { name },
  pick,
  onFill,
}: {
  table: TableStore;
  entry: Entry;
  pick: Pick | undefined;
  onFill: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = pick?.set ?? '';
  // A sign takes the place of its letter, and the caret stays where it was.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const seen = table.view.value;
  if (!seen) return null;

  const write = (next: string, at: number) => {
    caret.current = at;
    onFill(lettersOf(next).slice(0, MOST_LETTERS));
  };
  const insert = (letter: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const from = selectionStart ?? text.length;
    write(text.slice(0, from) + letter + text.slice(selectionEnd ?? from), from + 1);
  };
  const erase = () => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const upTo = selectionEnd ?? text.length;
    const from = selectionStart === upTo ? Math.max(0, upTo - 1) : (selectionStart ?? 0);
    write(text.slice(0, from) + text.slice(upTo), from);
  };

  const why = text === '' ? undefined : whyNotIn(seen, table.judge.value)([{ name, set: text }]);
  const count = countIn(text, seen.table.universe, minusIn(seen));
  return (
    <div class="choose-set">
      <div class="choose-set-line">
        <input
          ref={input}
          class="choose-set-text math"
          aria-label={say('choosing.setName')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={shownLetters(text)}
          onInput={({ currentTarget }) =>
            write(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
          }
        />
        <button type="button" class="btn" aria-label={say('choosing.erase')} onClick={erase}>
          <Icon name="back" />
        </button>
      </div>
      <div class="choose-cubes">
        {PALETTE.map((letter) =>
          letter === '(' || letter === ')' ? (
            <button key={letter} type="button" class="btn choose-sign math" onClick={() => insert(letter)}>
              {letter}
            </button>
          ) : (
            <button
              key={letter}
              type="button"
              class={cubeClass({ game: 'on-sets', cube: letter })}
              aria-label={cubeName({ game: 'on-sets', cube: letter })}
              title={showCube(letter)}
              onClick={() => insert(letter)}
            >
              <Face game="on-sets" cube={letter} />
            </button>
          ),
        )}
      </div>
      {why && seen.officiating === 'strict' ? (
        <Because table={table} refusal={refusalFor(seen, why)} />
      ) : (
        <p class="small" role="status">
          {count === undefined ? say('choosing.setHow') : say('choosing.setCards', { count })}
        </p>
      )}
    </div>
  );
}
