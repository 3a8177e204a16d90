// Boxes for the code of a table, or of a device. Behind them is one field, so that pasting, speaking and screen readers work as anywhere.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { any, say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import { isWhole, LENGTH, readTyped, strangeIn, typeOver } from './code.ts';

export interface CodeFormProps {
  /** Finds what the code is for. What it throws is said below the boxes. */
  use: (code: string) => Promise<unknown>;
  sayFailure: (error: unknown) => string;
  /** What is on the button, and what the field is called. */
  button: string;
  label: string;
  start?: string;
  length?: number;
  /** What came of the code that stands there at the start: whoever types goes on there. */
  failed?: string;
}

export function CodeForm({ use, sayFailure, button, label, start = '', length = LENGTH, failed = '' }: CodeFormProps) {
  const places = Array.from({ length }, (_, at) => at);
  const code = useSignal(readTyped(start, length));
  const wrong = useSignal('');
  const busy = useSignal(false);
  const at = useSignal(code.peek().length);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    wrong.value = failed;
    if (failed !== '') goOn();
  }, [failed]);

  /** After a failure one goes on in the last box. */
  function goOn() {
    at.value = code.value.length;
    field.current?.focus();
    field.current?.setSelectionRange(at.value, at.value);
  }

  async function send(event: Event) {
    event.preventDefault();
    const strange = strangeIn(code.value);
    if (strange.length > 0) wrong.value = say('join.strange', { signs: any(strange) });
    else if (!isWhole(code.value, length)) wrong.value = say('join.short', { count: length });
    if (!isWhole(code.value, length) || busy.value) return;
    busy.value = true;
    wrong.value = '';
    try {
      await use(code.value);
    } catch (error) {
      wrong.value = sayFailure(error);
      goOn();
    } finally {
      busy.value = false;
    }
  }

  function type(event: Event) {
    const input = event.currentTarget as HTMLInputElement;
    const typed = typeOver(code.value, input.value, input.selectionStart ?? input.value.length, length);
    code.value = typed.code;
    at.value = typed.at;
    input.value = typed.code;
    input.setSelectionRange(typed.at, typed.at);
    wrong.value = '';
  }

  /** Whoever touches a box goes there. */
  function touch({ clientX, currentTarget }: MouseEvent) {
    const input = currentTarget as HTMLInputElement;
    const { left, width } = input.getBoundingClientRect();
    const box = Math.floor(((clientX - left) / width) * length);
    at.value = Math.max(0, Math.min(box, code.value.length));
    input.setSelectionRange(at.value, at.value);
  }

  /** Keys move the place as in any field. */
  function follow({ currentTarget }: KeyboardEvent) {
    at.value = (currentTarget as HTMLInputElement).selectionStart ?? code.value.length;
  }

  return (
    <form class="hm-code" onSubmit={send} noValidate>
      <div class={length > LENGTH ? 'hm-boxes long' : 'hm-boxes'}>
        {places.map((place) => (
          <b
            key={place}
            aria-hidden="true"
            class={[wrong.value && 'bad', place === Math.min(at.value, length - 1) && 'next'].filter(Boolean).join(' ')}
          >
            {code.value[place] ?? ''}
          </b>
        ))}
        <input
          ref={field}
          aria-label={label}
          aria-invalid={wrong.value !== ''}
          value={code.value}
          onInput={type}
          onClick={touch}
          onKeyUp={follow}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          inputMode="text"
          enterkeyhint="go"
        />
      </div>
      <button
        type="submit"
        class={isWhole(code.value, length) ? 'btn p' : 'btn'}
        aria-disabled={!isWhole(code.value, length)}
      >
        {button}
      </button>
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
    </form>
  );
}
