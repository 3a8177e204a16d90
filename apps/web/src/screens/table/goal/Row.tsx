// The row of an Equations Goal: its cubes, and between them places that become a gap when touched.
import { Fragment } from 'preact';
import { say } from '../../../app/speech.ts';
import { type CubeLook, cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import type { EquationsLaid } from './equationsLayout.ts';

export function Row({
  laid: { pieces, gaps },
  hand,
  lookOf,
  onTouch,
  onGap,
  onDrag,
}: {
  laid: EquationsLaid;
  hand: number | null;
  lookOf: (at: number) => CubeLook;
  onTouch: (event: MouseEvent, place: number) => void;
  onGap: (place: number) => void;
  onDrag: (event: PointerEvent, at: number) => void;
}) {
  return (
    <fieldset class="goal-row" aria-label={say('setGoal.row')}>
      {pieces.length === 0 && <b class="cu gone" aria-hidden="true" />}
      {pieces.map(({ at, turn }, place) => {
        const look: CubeLook = { ...lookOf(at), turned: turn === 'upright' ? undefined : turn };
        return (
          <Fragment key={at}>
            {place > 0 && (
              <button
                type="button"
                class={`goal-gap${gaps[place] ? ' on' : ''}`}
                aria-pressed={gaps[place]}
                aria-label={say('setGoal.gapAt', { number: place })}
                onClick={() => onGap(place)}
              />
            )}
            <button
              type="button"
              class={`${cubeClass(look)}${hand === place ? ' goal-pick' : ''}`}
              data-goal-drop={place}
              aria-label={say('setGoal.place', { number: place + 1, cube: cubeName(look) })}
              aria-pressed={hand === place}
              onPointerDown={(event) => onDrag(event, at)}
              onClick={(event) => onTouch(event, place)}
            >
              <Face {...look} />
            </button>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
