// The whole position as one line of the notation: to be copied, or pasted over.
import { makePosition, parsePosition } from '@openshake/rules/notation';
import type { TableWords } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { Line } from '../../parts/Line.tsx';
import type { Unread } from './benchAddress.ts';
import { benchHref } from './benchAddress.ts';
import type { Bench } from './benchStore.ts';

const lineOf = (bench: Bench): string => {
  const { universe = [], ...position } = bench.state.value.position;
  return makePosition({ ...position, ...(universe.length > 0 && { universe }) });
};

/** A pasted address of a bench is a position as well. */
function hrefIn(text: string): string | undefined {
  const at = text.indexOf('#/bench?');
  return at < 0 ? undefined : text.slice(at).trim();
}

export function PositionLine({ bench, words }: { bench: Bench; words: TableWords }) {
  const id = useId();
  const typed = useSignal<string | null>(null);
  const wrong = useSignal<Unread | null>(null);

  function take(text: string): void {
    typed.value = text;
    wrong.value = null;
    const href = hrefIn(text);
    if (href !== undefined) {
      location.hash = href;
      typed.value = null;
      return;
    }
    if (text.trim() === '') return;
    const parsed = parsePosition(text.replaceAll('\n', ' '));
    if (parsed.ok) bench.replace({ ...bench.state.value, position: parsed.position });
    else wrong.value = parsed.facts;
  }

  return (
    <details class="bench-more">
      <summary>{say('bench.line')}</summary>
      <label class="small" for={id}>
        {say('bench.line.how')}
      </label>
      <textarea
        id={id}
        class="bench-line"
        rows={4}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={typed.value ?? lineOf(bench)}
        onInput={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => {
          if (wrong.value === null) typed.value = null;
        }}
      />
      {wrong.value && <Line kind="bad">{words.say(wrong.value)}</Line>}
      <a class="small" href={benchHref(bench.state.value)}>
        {say('bench.line.link')}
      </a>
    </details>
  );
}
