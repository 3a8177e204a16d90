// A cube that can be picked up: by dragging, by tapping, or by keys.

import { say } from '../../../app/speech.ts';
import { Cube, type CubeLook, cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import { isClick } from '../dragged.ts';
import { startDrag } from './drag.ts';
import type { Hands, Source } from './hands.ts';

export function CubeButton({ hands, at, from, ...look }: CubeLook & { hands: Hands; at: number; from: Source }) {
  const { cube } = look;
  // Whoever has no seat moves nothing.
  if (hands.table.me.value === null)
    return (
      <span class="tbl-cube" data-cube={at}>
        <Cube {...look} />
      </span>
    );
  const isHeld = hands.held.value?.at === at;
  const isOpen = hands.movable.value[from].has(cube);
  const isHinted = hands.hinted.value === at;
  const name = isHinted ? say('table.cubeHinted', { cube: cubeName(look) }) : cubeName(look);
  return (
    <button
      type="button"
      class={`${cubeClass(look)} tbl-pick${isHeld ? ' up' : ''}${isOpen ? ' tbl-grab' : ''}${isHinted ? ' tbl-hinted' : ''}`}
      data-cube={at}
      aria-label={from === 'permitted' ? say('table.cubeInPermitted', { cube: name }) : name}
      aria-pressed={isHeld}
      aria-disabled={!isOpen}
      onPointerDown={(event) => startDrag(event, hands, { at, cube, from })}
      onClick={(event) => isClick(event) && hands.take(at, cube, from)}
    >
      <Face {...look} />
    </button>
  );
}
