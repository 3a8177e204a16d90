// At a table where illegal actions stand, an opponent may charge them. The program decides whether there was one; the charger may name the clause.

import { cut } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { handsAt } from './hands.ts';
import { latestDeed } from './latestDeed.ts';
import { sentencesOf } from './news.ts';
import { toldWords } from './told.ts';

const LONGEST_CLAUSE = 24;

export function Charge({ table }: { table: TableStore }) {
  const isAsked = useSignal(false);
  const clause = useSignal('');
  const view = table.view.value;
  const me = table.me.value;
  const hands = handsAt(table);
  if (!hands || !view || me === null || view.table.shake === null) return null;
  const charge = () => {
    const what = clause.value.trim();
    hands.try({ type: 'charge', ...(what !== '' && { what: cut(what) }) });
    isAsked.value = false;
    clause.value = '';
  };
  if (!isAsked.value)
    return (
      <button
        type="button"
        class="btn w tbl-charge"
        aria-disabled={!hands.isOpen('charge')}
        onClick={() => {
          if (hands.isOpen('charge')) isAsked.value = true;
          else hands.try({ type: 'charge' });
        }}
      >
        {say('table.charge')}
      </button>
    );
  const deed = sentencesOf(latestDeed(view, me), toldWords(table).value, view.penalties).map(({ text }) => text);
  return (
    <form
      class="tbl-charging"
      onSubmit={(event) => {
        event.preventDefault();
        charge();
      }}
    >
      <p class="small">{say('table.chargeMeans', { deed: deed.join(' ') || 'none' })}</p>
      <label class="small">
        {say('table.chargeClause')}
        <input
          class="tbl-input"
          maxLength={LONGEST_CLAUSE}
          autocomplete="off"
          autocapitalize="characters"
          value={clause.value}
          onInput={(event) => {
            clause.value = event.currentTarget.value;
          }}
        />
      </label>
      <div class="tbl-two">
        <button
          type="button"
          class="btn q"
          onClick={() => {
            isAsked.value = false;
          }}
        >
          {say('table.back')}
        </button>
        <button type="submit" class="btn p">
          {say('table.chargeNow')}
        </button>
      </div>
    </form>
  );
}
