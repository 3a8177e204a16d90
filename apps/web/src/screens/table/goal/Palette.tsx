// The cubes of Resources that are not in the Goal yet, each in the tray of its colour. A cube that leaves keeps its place.
import { say } from '../../../app/speech.ts';
import { type CubeLook, cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import { TRAYS } from '../../../table/cubes.ts';

export function Palette({
  left,
  lookOf,
  onPut,
  onDrag,
}: {
  left: readonly number[];
  lookOf: (at: number) => CubeLook;
  onPut: (event: MouseEvent, at: number) => void;
  onDrag: (event: PointerEvent, at: number) => void;
}) {
  return (
    <fieldset class="goal-trays" aria-label={say('setGoal.palette')} data-goal-drop="palette">
      {TRAYS.map(({ lip, cubes }) => (
        <div key={lip} class="goal-tray">
          <small id={`goal-${lip}`}>{say('setGoal.tray', { lip })}</small>
          <fieldset aria-labelledby={`goal-${lip}`}>
            {cubes.map((at) => {
              if (!left.includes(at)) return <b key={at} class="cu gone" aria-hidden="true" />;
              const look = lookOf(at);
              return (
                <button
                  key={at}
                  type="button"
                  class={cubeClass(look)}
                  aria-label={cubeName(look)}
                  onPointerDown={(event) => onDrag(event, at)}
                  onClick={(event) => onPut(event, at)}
                >
                  <Face {...look} />
                </button>
              );
            })}
          </fieldset>
        </div>
      ))}
    </fieldset>
  );
}
