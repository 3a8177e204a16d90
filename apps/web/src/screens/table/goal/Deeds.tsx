// What the Goal-setter can do: say the Goal, make a bonus first, or say that there is no Goal. What is closed says why when touched.
import type { ActedType, Refusal } from '@openshake/rules';
import { type Signal, useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { Because, WhatBecame } from '../start/Because.tsx';
import type { Doing } from './GoalSetting.tsx';

export function Deeds({
  table,
  doing,
  goal,
  missing,
}: {
  table: TableStore;
  doing: Signal<Doing>;
  /** The Goal as it lies; undefined while something is missing. */
  goal: unknown;
  /** What is missing, in words. */
  missing: string;
}) {
  const why = useSignal<Refusal | null>(null);
  const asked = useSignal(false);
  const refused = goal === undefined ? undefined : table.weigh({ type: 'set-goal', goal }).refused;
  const closed = (type: ActedType): Refusal | undefined => {
    const offer = table.offers.value.get(type);
    return offer && !offer.open ? offer.why : undefined;
  };
  const turnTo = (next: Doing, type: ActedType) => () => {
    why.value = closed(type) ?? null;
    asked.value = false;
    if (!why.value) doing.value = doing.value === next ? 'goal' : next;
  };
  const sayGoal = () => {
    why.value = null;
    asked.value = goal === undefined;
    if (goal !== undefined && !refused) table.act({ type: 'set-goal', goal });
  };
  return (
    // The reason stands in the same row: on phones the row lies over whatever stands before it.
    <div class="goal-deeds tbl-reach">
      {refused && <Because table={table} refusal={refused} kind="bad" />}
      {asked.value && goal === undefined && (
        <p class="goal-missing" role="status">
          {missing}
        </p>
      )}
      {why.value && <Because table={table} refusal={why.value} />}
      <WhatBecame table={table} of={['set-goal', 'no-goal']} />
      <button
        type="button"
        class="btn"
        aria-pressed={doing.value === 'bonus'}
        aria-disabled={closed('bonus') !== undefined}
        onClick={turnTo('bonus', 'bonus')}
      >
        {say('setGoal.bonus')}
      </button>
      <button
        type="button"
        class="btn"
        aria-pressed={doing.value === 'no-goal'}
        aria-disabled={closed('no-goal') !== undefined}
        onClick={turnTo('no-goal', 'no-goal')}
      >
        {say('setGoal.noGoal')}
      </button>
      <button type="button" class="btn p" aria-disabled={goal === undefined || refused !== undefined} onClick={sayGoal}>
        {say('setGoal.say')}
      </button>
    </div>
  );
}
