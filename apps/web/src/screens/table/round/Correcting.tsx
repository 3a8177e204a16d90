// Asking for another score: which shake, whose, how many points. It stands once everybody has signed after it.
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { NoteHere } from '../checking/Control.tsx';
import { ScoreFields } from './ScoreFields.tsx';

export function Correcting({ table }: { table: TableStore }) {
  const isOpen = useSignal(false);
  const offer = table.offers.value.get('correct-score');
  const scored = (table.view.value?.shakes ?? []).filter(({ scores }) => scores);
  if (!offer?.open || scored.length === 0) return null;
  return (
    <div class="rd-correcting">
      <button
        type="button"
        class="btn q"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {say('over.correct')}
      </button>
      {isOpen.value && (
        <>
          <p class="small">{say('over.correctHint')}</p>
          <ScoreFields
            table={table}
            send={say('over.ask')}
            onSend={async (shake, player, score) => {
              const done = await table.act({ type: 'correct-score', shake, player, score });
              if (done?.ok) isOpen.value = false;
            }}
          />
        </>
      )}
      <NoteHere table={table} types={['correct-score']} />
    </div>
  );
}
