// Setting the Goal: laying it out, a bonus before it, or saying that there is none. Everybody else sees who is doing it.
import '../../../styles/start.css';
import '../../../styles/goal.css';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { Awaited } from '../start/Awaited.tsx';
import { WhatBecame } from '../start/Because.tsx';
import { useFalling } from '../start/falling.ts';
import { Head } from '../start/Head.tsx';
import { BonusFirst } from './BonusFirst.tsx';
import { EquationsGoal } from './EquationsGoal.tsx';
import { OnSetsGoal } from './OnSetsGoal.tsx';
import { SayNoGoal } from './SayNoGoal.tsx';

/** What the Goal-setter is about to do. */
export type Doing = 'goal' | 'bonus' | 'no-goal';

export function GoalSetting({ table }: { table: TableStore }) {
  useFalling(table);
  const doing = useSignal<Doing>('goal');
  const seen = table.view.value;
  if (!seen) return null;
  const game = table.game.value;
  const mine = table.offers.value.get('set-goal')?.open === true;
  const name = table.words.value.name(seen.phase.player ?? seen.table.goalSetter);
  const Laying = game === 'equations' ? EquationsGoal : OnSetsGoal;
  return (
    <section class="panel start goal" aria-labelledby="goal-title" data-doing={doing.value}>
      <Head
        table={table}
        id="goal-title"
        title={mine ? say('setGoal.title') : say('setGoal.waits', { name })}
        task={table.myTasks.value[0]}
      >
        {mine ? say('setGoal.how', { game }) : say('setGoal.waitsHow', { game })}
      </Head>
      {mine ? <Laying key={seen.table.shake} table={table} doing={doing} /> : <Awaited table={table} />}
      {mine && doing.value === 'bonus' && <BonusFirst table={table} doing={doing} />}
      {mine && doing.value === 'no-goal' && <SayNoGoal table={table} doing={doing} />}
      {!mine && <WhatBecame table={table} of={['set-goal', 'no-goal']} />}
    </section>
  );
}
