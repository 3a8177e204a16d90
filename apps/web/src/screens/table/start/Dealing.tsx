// Dealing: the player on the Goal-setter's right says how many cards, and chance draws them.
import type { LegalKind } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { CardsOnFelt } from './Felt.tsx';

type Choices = Extract<LegalKind, { open: true }>['choices'];

const countsOf = (choices: Choices): number[] =>
  choices.flatMap(({ action }) => (action.type === 'deal' && typeof action.cards === 'number' ? [action.cards] : []));

export function Dealing({ table, choices }: { table: TableStore; choices: Choices }) {
  const counts = countsOf(choices);
  const chosen = useSignal<number | null>(null);
  const cards = chosen.value ?? counts[Math.floor(counts.length / 2)] ?? 0;
  return (
    <div class="start-part">
      <p id="start-counts">{say('starting.howMany')}</p>
      <div class="start-counts" role="radiogroup" aria-labelledby="start-counts">
        {counts.map((count) => (
          <label key={count} class={`start-count num${count === cards ? ' on' : ''}`}>
            <input
              type="radio"
              name="start-count"
              checked={count === cards}
              onChange={() => {
                chosen.value = count;
              }}
            />
            {count}
          </label>
        ))}
      </div>
      <CardsOnFelt count={cards} />
      <button type="button" class="btn p w" onClick={() => table.act({ type: 'deal', cards })}>
        {say('starting.deal', { count: cards })}
      </button>
    </div>
  );
}
