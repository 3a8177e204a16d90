// One line of the paper: drawn with its cubes and brackets, and a real text field that holds the same in signs, so that typing, reading aloud and moving work everywhere.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Expression } from '../../../parts/Expression.tsx';
import { showTokens, writeTokens } from '../../../parts/expression/tokens.ts';
import { type Desk, isSamePart } from './desk.ts';
import { caretAt, erase, goTo, offsetOf, typed } from './line.ts';
import type { Part } from './palette.ts';

/** Fingers write with the palette, so no keyboard slides over it. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

export function LineField({
  desk,
  part,
  label,
  look,
  values,
  right = false,
}: {
  desk: Desk;
  part: Part;
  label: string;
  look: 'text' | 'cubes';
  values?: ReadonlyMap<string, string> | undefined;
  right?: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  const game = desk.table.game.value;
  const line = desk.lineAt(part);
  const isHere = isSamePart(part, desk.part.value);
  const shown = showTokens(game, line.tokens);
  const offset = offsetOf(game, line);

  // The cursor of the field follows the caret of the line.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || document.activeElement !== input) return;
    if (input.selectionStart !== offset || input.selectionEnd !== offset) input.setSelectionRange(offset, offset);
  }, [offset, shown]);

  const move = (to: number) => desk.edit((now) => goTo(now, to));

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) desk.ask();
    else if (ctrlKey || metaKey || altKey) return;
    else if (key === 'ArrowLeft' && !shiftKey) move(line.caret - 1);
    else if (key === 'ArrowRight' && !shiftKey) move(line.caret + 1);
    else if (key === 'Home') move(0);
    else if (key === 'End') move(line.tokens.length);
    else if (key === 'ArrowUp') desk.step(-1);
    else if (key === 'ArrowDown' || key === 'Enter') desk.step(1);
    else if (key === 'Backspace' && isCaret(event)) desk.edit((now) => erase(now));
    else if (key === 'Delete' && isCaret(event)) desk.edit((now) => erase(now, true));
    else if (key === '=' && game === 'equations' && part.name === 'equation') desk.putGoal();
    else return;
    event.preventDefault();
  }

  function onInput({ currentTarget }: { currentTarget: HTMLInputElement }): void {
    const { value, selectionStart } = currentTarget;
    desk.edit(() => typed(game, value, selectionStart ?? value.length));
  }

  /** A finger or the mouse puts the caret between two pieces. */
  function onPointerDown(event: PointerEvent & { currentTarget: HTMLElement }): void {
    if ((event.target as Element).closest('button')) return;
    event.preventDefault();
    desk.go(part, caretNear(event.currentTarget, event.clientX, event.clientY) ?? line.tokens.length);
    field.current?.focus({ preventScroll: true });
  }

  // The line below takes the cursor when one steps there.
  useLayoutEffect(() => {
    if (isHere && document.activeElement?.closest('.pap-line') && document.activeElement !== field.current)
      field.current?.focus({ preventScroll: true });
  }, [isHere]);

  return (
    <div class={`pap-line${isHere ? ' on' : ''}`} data-look={look} onPointerDown={onPointerDown}>
      <input
        ref={field}
        class="pap-field"
        type="text"
        aria-label={label}
        value={shown}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        inputMode={isTouch() ? 'none' : 'text'}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (!isHere) desk.go(part);
        }}
        onMouseUp={({ currentTarget }) => move(caretAt(game, line.tokens, currentTarget.selectionStart ?? 0))}
      />
      <Expression
        game={game}
        text={writeTokens(game, line.tokens)}
        wild={desk.solution.value.wild}
        look={look}
        caret={isHere ? line.caret : null}
        values={values}
        right={right}
        label=""
      />
    </div>
  );
}

/** Nothing is marked, so that one piece goes. */
const isCaret = ({ currentTarget }: KeyboardEvent): boolean => {
  const { selectionStart, selectionEnd } = currentTarget as HTMLInputElement;
  return selectionStart === selectionEnd;
};

/** The place between pieces that is nearest to a point. */
function caretNear(root: Element, x: number, y: number): number | undefined {
  let best: { caret: number; distance: number } | undefined;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const at = Number(piece.dataset.at);
    const away = y < top ? top - y : y > bottom ? y - bottom : 0;
    for (const [edge, caret] of [
      [left, at],
      [right, at + 1],
    ] as const) {
      const distance = Math.abs(x - edge) + away * 3;
      if (!best || distance < best.distance) best = { caret, distance };
    }
  }
  return best?.caret;
}
