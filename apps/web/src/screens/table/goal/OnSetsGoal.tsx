// A Goal of On-Sets: a shape, digits in its places, and at once what it reads as. The digits left over go to Forbidden.
import { isDigit } from '@openshake/rules/onsets/table';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { settings } from '../../../app/settings.ts';
import { all, say } from '../../../app/speech.ts';
import { layOut } from '../../../table/cubes.ts';
import type { TableStore } from '../../../table/store.ts';
import { Deeds } from './Deeds.tsx';
import type { Doing } from './GoalSetting.tsx';
import { OnSetsReading } from './OnSetsReading.tsx';
import {
  emptyLaid,
  goalOf,
  missingIn,
  type OnSetsLaid,
  placeOf,
  putInto,
  putNext,
  reshaped,
  TEMPLATES,
  takenFrom,
  turnedAt,
} from './onSetsLayout.ts';
import { Places } from './Places.tsx';
import { Shapes } from './Shapes.tsx';

export function OnSetsGoal({ table, doing }: { table: TableStore; doing: Signal<Doing> }) {
  const laid = useSignal<OnSetsLaid>(emptyLaid('single'));
  const hand = useSignal<number | null>(null);
  const digits = useComputed(() => {
    const shown = table.view.value?.table;
    return shown ? layOut(shown).laid.resources.filter((at) => isDigit(shown.rolled[at])) : [];
  });
  const seen = table.view.value;
  if (!seen) return null;
  const { rolled } = seen.table;
  const left = digits.value.filter((at) => placeOf(laid.value, at) < 0);
  // Shapes that the rules do not define are possible where nobody stops them.
  const templates = TEMPLATES.filter(({ shape }) => shape !== 'other' || seen.officiating === 'table');
  const goal = goalOf(laid.value, rolled);

  const put = (at: number) => {
    const here = hand.value;
    const next =
      here !== null && laid.value.places[here] === null
        ? { laid: putInto(laid.value, at, here), place: here }
        : (putNext(laid.value, at) ?? { laid: putInto(laid.value, at, here ?? 0), place: here ?? 0 });
    laid.value = next.laid;
    hand.value = next.place;
  };
  const touch = (place: number) => {
    const here = hand.value;
    const there = laid.value.places[place] ?? null;
    if (here === place && there) laid.value = turnedAt(laid.value, place);
    else {
      const held = here === null ? null : (laid.value.places[here] ?? null);
      if (held && !there) laid.value = putInto(laid.value, held.at, place);
      hand.value = place;
    }
  };
  const take = (place: number) => {
    laid.value = takenFrom(laid.value, place);
    hand.value = place;
  };
  const drop = (at: number, target: string) => {
    const from = placeOf(laid.value, at);
    if (target !== 'tray') {
      laid.value = putInto(laid.value, at, Number(target));
      hand.value = Number(target);
    } else if (from >= 0) take(from);
  };
  const key = (event: KeyboardEvent) => {
    if (!settings.value.keys || event.ctrlKey || event.altKey || event.metaKey) return;
    // Shift and a letter commands the table.
    if (event.shiftKey && /^[a-z]$/i.test(event.key)) return;
    const letter = event.key.toLowerCase();
    const digit = left.find((at) => rolled[at] === event.key);
    const last = hand.value ?? laid.value.places.findLastIndex((each) => each !== null);
    if (digit !== undefined) put(digit);
    else if (letter === 'u' && laid.value.places[last]) laid.value = turnedAt(laid.value, last);
    else if (event.key === 'Backspace' && laid.value.places[last]) take(last);
    else return;
    event.preventDefault();
    // The keys of the table mean something else.
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the buttons, which do the same
    <div class="goal-onsets" onKeyDown={key}>
      <Shapes
        templates={templates}
        chosen={laid.value.template}
        onChoose={(name) => {
          laid.value = reshaped(laid.value, name);
          hand.value = null;
        }}
      />
      <div class="mat goal-felt">
        <Places
          table={table}
          laid={laid.value}
          hand={hand.value}
          left={left}
          onTouch={touch}
          onPut={put}
          onDrop={drop}
        />
        <OnSetsReading table={table} goal={goal} missing={missingIn(laid.value)} />
        {hand.value !== null && laid.value.places[hand.value] && (
          <div class="goal-tools">
            <button type="button" class="btn" onClick={() => touch(hand.value ?? 0)}>
              {say('setGoal.turn')}
            </button>
            <button type="button" class="btn" onClick={() => take(hand.value ?? 0)}>
              {say('setGoal.takeAway')}
            </button>
          </div>
        )}
      </div>
      {goal && left.length > 0 && (
        <p class="small goal-leftover">
          {say('setGoal.leftOver', { cubes: all(left.map((at) => rolled[at] ?? '')), count: left.length })}
        </p>
      )}
      <Deeds table={table} doing={doing} goal={goal} missing={say('setGoal.empty', { count: missingIn(laid.value) })} />
    </div>
  );
}
