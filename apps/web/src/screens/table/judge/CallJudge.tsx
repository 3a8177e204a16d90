// A question to the judge in your own words, at any time, wherever players may write freely: not where strangers meet.
import '../../../styles/judge.css';
import '../../../styles/round.css';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { NoteHere } from '../checking/Control.tsx';

export function CallJudge({ table }: { table: TableStore }) {
  const isOpen = useSignal(false);
  const question = useSignal('');
  if (!table.source.freeText || table.me.value === null) return null;
  const ask = async (event: Event) => {
    event.preventDefault();
    if (question.value.trim() === '') return;
    const done = await table.act({ type: 'call-judge', question: question.value.trim() });
    if (!done?.ok) return;
    question.value = '';
    isOpen.value = false;
  };
  return (
    <div class="jd">
      <button
        type="button"
        class="btn w"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="scale" />
        {say('official.callJudge')}
      </button>
      {isOpen.value && (
        <form class="rd-fields" onSubmit={ask}>
          <p class="small">{say('official.callHint')}</p>
          <label>
            <span>{say('official.question')}</span>
            <input
              maxLength={200}
              value={question.value}
              onInput={({ currentTarget }) => {
                question.value = currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="btn">
            {say('official.send')}
          </button>
        </form>
      )}
      <NoteHere table={table} types={['call-judge']} />
    </div>
  );
}
