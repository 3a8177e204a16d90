// Choosing variations: whose turn it is, what was chosen so far, and the list of the division for whoever chooses.
import '../../../styles/start.css';
import type { Player } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { Awaited } from './Awaited.tsx';
import { WhatBecame } from './Because.tsx';
import { useFalling } from './falling.ts';
import { Head } from './Head.tsx';
import { Offer } from './Offer.tsx';

export function Choosing({ table }: { table: TableStore }) {
  useFalling(table);
  const seen = table.view.value;
  if (!seen) return null;
  const mine = table.offers.value.get('choose-variations')?.open === true;
  const task = table.myTasks.value[0];
  return (
    <section class="panel start choose" aria-labelledby="choose-title">
      <Head
        table={table}
        id="choose-title"
        title={
          mine
            ? say('choosing.title')
            : say('choosing.waits', { name: table.words.value.name(seen.phase.player ?? '') })
        }
        task={task}
      >
        <SoFar table={table} /> <Next table={table} />
      </Head>
      {mine ? <Offer key={seen.table.variations.length} table={table} /> : <Awaited table={table} />}
      <WhatBecame table={table} of={['choose-variations']} />
    </section>
  );
}

/** Who chose what in this shake. */
function SoFar({ table }: { table: TableStore }) {
  const words = table.words.value;
  const chosen = new Map<Player, string[]>();
  for (const variation of table.view.value?.table.variations ?? []) {
    const by = (variation as { by: Player }).by;
    chosen.set(by, [...(chosen.get(by) ?? []), words.pick(variation)]);
  }
  if (chosen.size === 0) return <>{say('choosing.nobodyYet')}</>;
  return (
    <>
      {[...chosen]
        .map(([by, picks]) =>
          say('choosing.chose', {
            who: by === table.me.value ? 'me' : 'other',
            name: words.name(by),
            picks: words.all(picks),
          }),
        )
        .join(' ')}
    </>
  );
}

/** Who chooses after this. */
function Next({ table }: { table: TableStore }) {
  const stage = table.view.value?.stage;
  if (stage?.name !== 'variations' || stage.next.length === 0) return null;
  const words = table.words.value;
  return <>{say('choosing.next', { names: words.all(stage.next.map((player) => words.name(player))) })}</>;
}
