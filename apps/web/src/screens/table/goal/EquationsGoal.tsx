// A Goal of Equations: cubes of Resources in a row, with gaps that group, and at once how it reads and what it is worth.
import { picksOf } from '@openshake/rules';
import { shakeRules } from '@openshake/rules/equations/table';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { layOut, lipOf } from '../../../table/cubes.ts';
import type { TableStore } from '../../../table/store.ts';
import { isClick } from '../dragged.ts';
import { Deeds } from './Deeds.tsx';
import { startDrag } from './drag.ts';
import { EquationsReading } from './EquationsReading.tsx';
import {
  carried,
  type EquationsLaid,
  gapTurned,
  goalOf,
  inserted,
  NOTHING_LAID,
  removed,
  TURNS,
  type Turn,
  turnedAt,
} from './equationsLayout.ts';
import type { Doing } from './GoalSetting.tsx';
import { Palette } from './Palette.tsx';
import { Row } from './Row.tsx';
import { Tools } from './Tools.tsx';

/** How a cube that is turned is written, alone: the rules say whether it may be. */
const ALONE: Readonly<Record<Turn, string>> = { upright: '2', 'upside-down': 'u2', sideways: 's2', both: 'su2' };

export function EquationsGoal({ table, doing }: { table: TableStore; doing: Signal<Doing> }) {
  const laid = useSignal<EquationsLaid>(NOTHING_LAID);
  const hand = useSignal<number | null>(null);
  const turns = useComputed<readonly Turn[]>(() => {
    const seen = table.view.value;
    if (!seen || seen.officiating === 'table') return TURNS;
    const picks = picksOf(seen.table.variations);
    return TURNS.filter((turn) => table.judge.value.layGoal(seen, { picks }, ALONE[turn]).fault === undefined);
  });
  const resources = useComputed(() => (table.view.value ? layOut(table.view.value.table).laid.resources : []));
  const seen = table.view.value;
  if (!seen) return null;
  const { rolled } = seen.table;
  const { pieces } = laid.value;
  const rules = shakeRules(seen.book, seen.division);
  const inRow = new Set(pieces.map(({ at }) => at));
  const left = resources.value.filter((at) => !inRow.has(at));
  const goal = pieces.length === 0 ? undefined : goalOf(laid.value, rolled, rules);
  const isDigit = (place: number) => /\d/.test(rolled[pieces[place]?.at ?? -1] ?? '');

  const show = (next: EquationsLaid, place: number | null) => {
    laid.value = next;
    hand.value =
      place === null || next.pieces.length === 0 ? null : Math.min(Math.max(place, 0), next.pieces.length - 1);
  };
  const put = (at: number, place = (hand.value ?? pieces.length - 1) + 1) =>
    show(inserted(laid.value, at, place), place);
  const turn = (place: number) => {
    if (isDigit(place)) laid.value = turnedAt(laid.value, place, turns.value);
  };
  const touch = (place: number) => {
    if (hand.value === place) turn(place);
    else hand.value = place;
  };
  const take = (place: number) => show(removed(laid.value, place), place - 1);
  const carry = (from: number, to: number) => {
    if (to >= 0 && to < pieces.length) show(carried(laid.value, from, to), to);
  };
  /** Where a cube that is let go over a piece goes: before it or after it. */
  const drop = (at: number, target: string, after: boolean) => {
    const from = pieces.findIndex((piece) => piece.at === at);
    if (target === 'palette') {
      if (from >= 0) take(from);
      return;
    }
    const place = target === 'row' ? pieces.length : Number(target) + (after ? 1 : 0);
    if (from < 0) put(at, place);
    else carry(from, place > from ? place - 1 : place);
  };
  const key = (event: KeyboardEvent) => {
    if (!settings.value.keys || event.ctrlKey || event.altKey || event.metaKey) return;
    // Shift and a letter commands the table.
    if (event.shiftKey && /^[a-z]$/i.test(event.key)) return;
    const letter = event.key === '*' ? '^' : event.key.toLowerCase();
    const cube = left.find((at) => rolled[at] === letter);
    const place = hand.value ?? pieces.length - 1;
    if (cube !== undefined) put(cube);
    else if (event.key === 'Backspace' && place >= 0) take(place);
    else if (letter === 'u' && place >= 0) turn(place);
    else if (event.key === '_' && place > 0) laid.value = gapTurned(laid.value, place);
    else return;
    event.preventDefault();
    // The keys of the table mean something else.
    event.stopPropagation();
  };
  const lookOf = (at: number) => ({ game: 'equations' as const, cube: rolled[at] ?? '', lip: lipOf(at) });
  const here = hand.value;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the buttons, which do the same
    <div class="goal-equations" onKeyDown={key}>
      <div class="mat goal-felt" data-goal-drop="row">
        <Row
          laid={laid.value}
          hand={here}
          lookOf={lookOf}
          onTouch={(event, place) => isClick(event) && touch(place)}
          onGap={(place) => {
            laid.value = gapTurned(laid.value, place);
          }}
          onDrag={(event, at) => startDrag(event, ({ target, after }) => drop(at, target, after))}
        />
        <EquationsReading table={table} laid={laid.value} goal={goal} />
        <Tools
          here={here}
          last={pieces.length - 1}
          gap={here !== null && laid.value.gaps[here] === true}
          turns={turns.value.length > 1 ? here !== null && isDigit(here) : undefined}
          onCarry={carry}
          onGap={() => {
            if (here !== null) laid.value = gapTurned(laid.value, here);
          }}
          onTurn={turn}
          onTake={take}
        />
      </div>
      <Palette
        left={left}
        lookOf={lookOf}
        onPut={(event, at) => isClick(event) && put(at)}
        onDrag={(event, at) => startDrag(event, ({ target, after }) => drop(at, target, after))}
      />
      <Deeds table={table} doing={doing} goal={goal} missing={say('setGoal.start')} />
    </div>
  );
}
