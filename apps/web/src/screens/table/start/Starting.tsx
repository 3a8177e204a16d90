// The start of a shake: who rolls and who deals, what is done, and your own part in it.
import '../../../styles/start.css';
import type { Player } from '@openshake/rules';
import { useComputed } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { TableStore } from '../../../table/store.ts';
import { Because, WhatBecame } from './Because.tsx';
import { Dealing } from './Dealing.tsx';
import { type Duty, dutiesOf } from './duties.ts';
import { useFalling } from './falling.ts';
import { Head } from './Head.tsx';
import { Left } from './Left.tsx';
import { Rolling } from './Rolling.tsx';

export function Starting({ table }: { table: TableStore }) {
  useFalling(table);
  const duties = useComputed(() => (table.view.value ? dutiesOf(table.view.value, table.judge.value) : []));
  const seen = table.view.value;
  if (!seen) return null;
  const me = table.me.value;
  const name = (player: Player) => table.words.value.name(player);
  const setter = seen.table.goalSetter;
  const number = seen.table.shake ?? seen.shakes.length + 1;
  const mine = duties.value.filter(({ by, done }) => by === me && me !== null && !done);
  const roll = table.offers.value.get('roll');
  const deal = table.offers.value.get('deal');
  const task = table.myTasks.value[0];
  // If nobody may begin, the rules say why: too few players are here, or the round is over.
  const stuck = duties.value.every(({ by }) => by === null) && roll && !roll.open ? roll.why : undefined;
  return (
    <section class="panel start" aria-labelledby="start-title">
      <h2>{say('starting.shake', { number })}</h2>
      <Head table={table} id="start-title" title={titleOf(mine, setter === me, name(setter))} task={task}>
        {say('starting.order', {
          first: number === 1 ? 'yes' : 'no',
          who: setter === me ? 'me' : 'other',
          name: name(setter),
        })}
      </Head>
      {roll?.open && <Rolling table={table} choices={roll.choices} />}
      {deal?.open && <Dealing table={table} choices={deal.choices} />}
      <WhatBecame table={table} of={['roll', 'deal']} />
      {stuck && <Because table={table} refusal={stuck} />}
      <ul class="start-awaited">
        {duties.value
          .filter((duty) => !mine.includes(duty))
          .map((duty) => (
            <DutyRow key={duty.what} table={table} duty={duty} />
          ))}
      </ul>
    </section>
  );
}

function titleOf(mine: readonly Duty[], iSet: boolean, setter: string): string {
  const [first] = mine;
  if (first) return say(first.what === 'roll' ? 'starting.yourRoll' : 'starting.yourDeal');
  return say('starting.begins', { who: iSet ? 'me' : 'other', name: setter });
}

function DutyRow({ table, duty: { what, by, done } }: { table: TableStore; duty: Duty }) {
  const words = table.words.value;
  if (!done && by === null) return null;
  const task = table.view.value?.tasks.find((each) => each.what === what);
  const count = what === 'roll' ? table.view.value?.table.rolled.length : table.view.value?.table.universe.length;
  return (
    <li>
      <span class={`av${done ? ' start-done' : ''}`} aria-hidden="true">
        {done ? <Icon name="check" /> : words.name(by ?? '').charAt(0)}
      </span>
      <span>
        {done
          ? say(what === 'roll' ? 'starting.rolled' : 'starting.dealt', { count: count ?? 0 })
          : say(what === 'roll' ? 'starting.rolls' : 'starting.deals', { name: words.name(by ?? '') })}
      </span>
      {!done && <Left table={table} task={task} />}
    </li>
  );
}
