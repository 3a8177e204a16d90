// A quiet line in the header of a practice table for whoever is new. It goes for good when it is answered, or when a shake has been played.
import '../../styles/howto.css';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { set } from '../../app/settings.ts';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { TableStore } from '../../table/store.ts';
import { handsAt } from '../table/mat/hands.ts';

export function Offer({ table }: { table: TableStore }) {
  const root = useRef<HTMLParagraphElement>(null);
  useSignalEffect(() => {
    if ((table.view.value?.shakes.length ?? 0) > 0) set({ howto: true });
  });
  /** From now on it is in the menu, so there the keyboard goes. */
  const leave = () => {
    root.current?.closest('header')?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus();
    set({ howto: true });
  };
  return (
    <p class="how-offer" ref={root}>
      <span class="how-new soft">{say('howto.new')}</span>
      <button
        type="button"
        class="btn"
        onClick={() => {
          leave();
          const hands = handsAt(table);
          if (hands) hands.sheet.value = 'howto';
        }}
      >
        {say('shell.howto')}
      </button>
      <button type="button" class="btn q tbl-icon" aria-label={say('howto.known')} onClick={leave}>
        <Icon name="cross" />
      </button>
    </p>
  );
}
