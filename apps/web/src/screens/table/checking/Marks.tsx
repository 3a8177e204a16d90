// The Universe under a paper that is checked: cards to mark by tapping, for yourself alone. The page does not count for the checker.
import type { Signal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { CHART, cardClass, Dots } from '../../../parts/Card.tsx';

export function Marks({ universe, marked }: { universe: readonly string[]; marked: Signal<readonly string[]> }) {
  const toggle = (card: string) => {
    marked.value = marked.value.includes(card) ? marked.value.filter((each) => each !== card) : [...marked.value, card];
  };
  return (
    <fieldset class="ck-universe">
      <legend class="unseen">{say('checking.universe')}</legend>
      {CHART.filter((card) => universe.includes(card)).map((card) => {
        const state = marked.value.includes(card) ? 'in' : 'plain';
        return (
          <button
            key={card}
            type="button"
            class={cardClass(state)}
            aria-pressed={state === 'in'}
            aria-label={say('card.name', { card, state: 'plain' })}
            onClick={() => toggle(card)}
          >
            <Dots card={card} />
          </button>
        );
      })}
    </fieldset>
  );
}
