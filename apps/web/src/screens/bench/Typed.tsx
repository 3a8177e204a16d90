// A text in the letters of the cubes: typed as letters, seen as signs, with its letters beside it.
import type { GameName } from '@openshake/rules';
import { useId } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { lettersOf, signsOf } from './typing.ts';

export function Typed({
  game,
  label,
  letters,
  onLetters,
  small = false,
  alone = false,
  hint = '',
}: {
  game: GameName;
  label: string;
  letters: string;
  onLetters: (letters: string) => void;
  small?: boolean;
  /** The heading above says what it is. */
  alone?: boolean;
  hint?: string;
}) {
  const id = useId();
  const shown = signsOf(game, letters);
  return (
    <div class={`bench-typed${small ? ' small' : ''}`}>
      <label for={id} class={alone ? 'unseen' : undefined}>
        {label}
      </label>
      <div class="bench-ink">
        <input
          id={id}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          value={shown}
          placeholder={hint}
          onInput={({ currentTarget }) => {
            const { value, selectionStart, selectionEnd } = currentTarget;
            const next = lettersOf(game, value);
            // Each letter is one sign, so the caret keeps its place.
            currentTarget.value = signsOf(game, next);
            currentTarget.setSelectionRange(selectionStart, selectionEnd);
            onLetters(next);
          }}
        />
        {!small && letters.trim() !== '' && letters !== shown && (
          <small aria-hidden="true">{say('bench.paper.typed', { letters: letters.toLowerCase() })}</small>
        )}
      </div>
    </div>
  );
}
