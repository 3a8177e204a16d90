// Boxes for the code of a table, or of a device. Behind them is one field, so that pasting, speaking and screen readers work as anywhere.
import { useSignal } from '@preact/signals';
import { any, say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import { isWhole, LENGTH, readTyped, strangeIn } from './code.ts';

export interface CodeFormProps {
  /** Finds what the code is for. What it throws is said below the boxes. */
  use: (code: string) => Promise<void>;
  sayFailure: (error: unknown) => string;
  /** What is on the button, and what the field is called. */
  button: string;
  label: string;
  start?: string;
  length?: number;
}

export function CodeForm({ use, sayFailure, button, label, start = '', length = LENGTH }: CodeFormProps) {
  const places = Array.from({ length }, (_, at) => at);
  const code = useSignal(readTyped(start, length));
  const wrong = useSignal('');
  const busy = useSignal(false);

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
    } finally {
      busy.value = false;
    }
  }

  function type(event: Event) {
    const field = event.currentTarget as HTMLInputElement;
    code.value = readTyped(field.value, length);
    field.value = code.value;
    wrong.value = '';
  }

  return (
    <form class="hm-code" onSubmit={send} noValidate>
      <div class={length > LENGTH ? 'hm-boxes long' : 'hm-boxes'}>
        {places.map((at) => (
          <b
            key={at}
            aria-hidden="true"
            class={[wrong.value && 'bad', at === Math.min(code.value.length, length - 1) && 'next']
              .filter(Boolean)
              .join(' ')}
          >
            {code.value[at] ?? ''}
          </b>
        ))}
        <input
          aria-label={label}
          aria-invalid={wrong.value !== ''}
          value={code.value}
          onInput={type}
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
