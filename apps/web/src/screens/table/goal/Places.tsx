// The places of a shape, and the digits that lie beside it: by tapping, dragging or keys.
import { say } from '../../../app/speech.ts';
import { cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import type { TableStore } from '../../../table/store.ts';
import { isClick } from '../dragged.ts';
import { startDrag } from './drag.ts';
import type { OnSetsLaid } from './onSetsLayout.ts';

export function Places({
  table,
  laid,
  hand,
  left,
  onTouch,
  onPut,
  onDrop,
}: {
  table: TableStore;
  laid: OnSetsLaid;
  hand: number | null;
  left: readonly number[];
  onTouch: (place: number) => void;
  onPut: (at: number) => void;
  onDrop: (at: number, target: string) => void;
}) {
  const rolled = table.view.value?.table.rolled ?? [];
  const lookOf = (at: number, turned: boolean) => ({
    game: 'on-sets' as const,
    cube: rolled[at] ?? '',
    turned: turned ? ('upside-down' as const) : undefined,
  });
  return (
    <>
      <fieldset class="goal-places" data-shape={laid.template} aria-label={say('setGoal.places')}>
        {laid.places.map((put, place) => {
          const look = put && lookOf(put.at, put.turned);
          const number = place + 1;
          return (
            <button
              key={place}
              type="button"
              class={`${look ? cubeClass(look) : 'cu gone'}${hand === place ? ' goal-pick' : ''}`}
              data-goal-drop={place}
              aria-label={
                look ? say('setGoal.place', { number, cube: cubeName(look) }) : say('setGoal.placeEmpty', { number })
              }
              aria-pressed={hand === place}
              onPointerDown={(event) => put && startDrag(event, ({ target }) => onDrop(put.at, target))}
              onClick={(event) => isClick(event) && onTouch(place)}
            >
              {look && <Face {...look} />}
            </button>
          );
        })}
      </fieldset>
      <fieldset class="goal-left" aria-label={say('setGoal.left')} data-goal-drop="tray">
        {left.map((at) => {
          const look = lookOf(at, false);
          return (
            <button
              key={at}
              type="button"
              class={cubeClass(look)}
              aria-label={cubeName(look)}
              onPointerDown={(event) => startDrag(event, ({ target }) => onDrop(at, target))}
              onClick={(event) => isClick(event) && onPut(at)}
            >
              <Face {...look} />
            </button>
          );
        })}
      </fieldset>
    </>
  );
}
