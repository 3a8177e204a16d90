// A question to the judge in your own words, at any time. Where nobody can answer it, or strangers meet, the button says why it is closed.
import '../../../styles/judge.css';
import '../../../styles/round.css';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Line } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';
import { NoteHere } from '../checking/Control.tsx';

export function CallJudge({ table }: { table: TableStore }) {
  const isOpen = useSignal(false);
  const question = useSignal('');
  if (table.me.value === null) return null;
  const where = table.source.practice ? 'practice' : table.source.freeText ? null : 'listed';
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
        aria-expanded={where === null ? isOpen.value : undefined}
        aria-disabled={where !== null}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="scale" />
        {say('official.callJudge')}
      </button>
      {isOpen.value && where !== null && <Line kind="plain">{say('official.callClosed', { where })}</Line>}
      {isOpen.value && where === null && (
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
