// Why a paper is rejected: the reasons of this rulebook, each with its clause. The most usual ones first, the others on request.
import { type Signal, useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import type { Reason, ReasonHere } from './reasons.ts';

/** So many are shown before the others. */
const FIRST = 4;

interface ReasonsProps {
  reasons: readonly ReasonHere[];
  chosen: Signal<Reason | null>;
  book: string;
}

export function Reasons({ reasons, chosen, book }: ReasonsProps) {
  const all = useSignal(false);
  const more = reasons.length - FIRST;
  const shown = all.value ? reasons : reasons.filter(({ rule }, at) => at < FIRST || rule === chosen.value);
  const at = shown.findIndex(({ rule }) => rule === chosen.value);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = shown[(at + step + shown.length) % shown.length];
    if (next) chosen.value = next.rule;
    const list = event.currentTarget as HTMLElement;
    requestAnimationFrame(() => list.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
  };
  return (
    <>
      <div class="ck-reasons" role="radiogroup" aria-label={say('checking.why')} onKeyDown={move}>
        {shown.map(({ rule, clause }, index) => {
          const on = rule === chosen.value;
          return (
            <div key={rule} class={`ck-opt${on ? ' on' : ''}`}>
              {/* biome-ignore lint/a11y/useSemanticElements: the clause beside it is a button, which no label may hold. */}
              <button
                type="button"
                role="radio"
                aria-checked={on}
                tabIndex={on || (at < 0 && index === 0) ? 0 : -1}
                onClick={() => {
                  chosen.value = rule;
                }}
              >
                <i />
                {say(`reason.${rule}`)}
              </button>
              <Clause book={book} clause={clause} />
            </div>
          );
        })}
      </div>
      {more > 0 && (
        <button
          type="button"
          class="btn q ck-more"
          aria-expanded={all.value}
          onClick={() => {
            all.value = !all.value;
          }}
        >
          {all.value ? say('checking.fewer') : say('checking.more', { reasons: more })}
        </button>
      )}
    </>
  );
}
