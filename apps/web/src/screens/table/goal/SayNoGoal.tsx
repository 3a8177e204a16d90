// Before No Goal is said: what it means, and once more whether it is meant.
import type { Signal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import type { Doing } from './GoalSetting.tsx';

export function SayNoGoal({ table, doing }: { table: TableStore; doing: Signal<Doing> }) {
  return (
    <div class="goal-ask">
      <p>{say('setGoal.noGoalHow')}</p>
      <div class="goal-sure tbl-reach">
        <button
          type="button"
          class="btn"
          onClick={() => {
            doing.value = 'goal';
          }}
        >
          {say('setGoal.back')}
        </button>
        <button type="button" class="btn p" onClick={() => table.act({ type: 'no-goal' })}>
          {say('setGoal.noGoalDo')}
        </button>
      </div>
    </div>
  );
}
