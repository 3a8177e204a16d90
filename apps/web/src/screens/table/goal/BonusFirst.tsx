// A bonus before the Goal: one cube of Resources goes to Forbidden. It is asked once, in place.
import { type Signal, useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import { layOut, lipOf } from '../../../table/cubes.ts';
import type { TableStore } from '../../../table/store.ts';
import { Because } from '../start/Because.tsx';
import type { Doing } from './GoalSetting.tsx';

export function BonusFirst({ table, doing }: { table: TableStore; doing: Signal<Doing> }) {
  const chosen = useSignal<number | null>(null);
  const seen = table.view.value;
  const offer = table.offers.value.get('bonus');
  if (!seen || !offer?.open) return null;
  const game = table.game.value;
  const { rolled } = seen.table;
  const open = new Set(offer.choices.flatMap(({ action }) => ('cube' in action ? [action.cube] : [])));
  const lookOf = (at: number) => ({
    game,
    cube: rolled[at] ?? '',
    lip: game === 'equations' ? lipOf(at) : undefined,
  });
  const at = chosen.value;
  const weighed = at === null ? {} : table.weigh({ type: 'bonus', cube: rolled[at] ?? '' });
  const name = at === null ? '' : cubeName(lookOf(at));
  return (
    <div class="goal-ask">
      <p id="goal-bonus">{say('setGoal.bonusHow')}</p>
      <fieldset class="goal-palette" aria-labelledby="goal-bonus">
        {layOut(seen.table).laid.resources.map((each) => {
          const look = lookOf(each);
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === at}
              aria-disabled={!open.has(look.cube)}
              aria-label={cubeName(look)}
              class={`${cubeClass(look)}${each === at ? ' goal-pick' : ''}`}
              onClick={() => {
                chosen.value = each;
              }}
            >
              <Face {...look} />
            </button>
          );
        })}
      </fieldset>
      <div class="goal-sure tbl-reach">
        {weighed.refused && <Because table={table} refusal={weighed.refused} kind="bad" />}
        <button
          type="button"
          class="btn"
          onClick={() => {
            doing.value = 'goal';
          }}
        >
          {say('setGoal.back')}
        </button>
        {at !== null && (
          <button
            type="button"
            class="btn p"
            aria-disabled={weighed.refused !== undefined}
            onClick={() => {
              if (weighed.refused) return;
              table.act({ type: 'bonus', cube: rolled[at] ?? '' });
              doing.value = 'goal';
            }}
          >
            {say('setGoal.bonusDo', { cube: name })}
          </button>
        )}
      </div>
    </div>
  );
}
