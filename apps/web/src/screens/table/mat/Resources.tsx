// Resources: the cubes that nobody has moved yet. On-Sets in a row; Equations in four trays by colour, where a cube that leaves keeps its place.

import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { TRAYS } from '../../../table/cubes.ts';
import { CubeButton } from './CubeButton.tsx';
import type { Hands } from './hands.ts';
import { lookOf } from './Mat.tsx';

export function Resources({ hands, hidden }: { hands: Hands; hidden: boolean }) {
  const cubes = hands.laid.value.resources;
  const isEquations = hands.table.game.value === 'equations';
  return (
    <section class="panel tbl-res" aria-labelledby="tbl-res" data-hidden={hidden}>
      <div class="tbl-head">
        <h2 id="tbl-res">{say('table.resources', { count: cubes.length })}</h2>
        <Hint hands={hands} />
      </div>
      {isEquations ? (
        <div class="tbl-trays">
          {TRAYS.map(({ lip, cubes: places }) => (
            <div key={lip} class="tbl-tray">
              <span id={`tbl-${lip}`}>{say('table.tray', { lip })}</span>
              <ul aria-labelledby={`tbl-${lip}`}>
                {places.map((at) => (
                  <li key={at}>
                    {cubes.includes(at) ? (
                      <CubeButton hands={hands} at={at} from="resources" {...lookOf(hands, at)} />
                    ) : (
                      <b class="cu gone" aria-hidden="true" />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : (
        <ul class={`cubes tbl-row${cubes.length > 12 ? ' many' : ''}`} aria-labelledby="tbl-res">
          {cubes.map((at) => (
            <li key={at}>
              <CubeButton hands={hands} at={at} from="resources" {...lookOf(hands, at)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How to move a cube, while it is your turn. It is said once, and only where there is room. */
function Hint({ hands }: { hands: Hands }) {
  if (hands.movable.value.resources.size === 0) return null;
  if (hands.bonus.value) return <p class="tbl-hint">{say('table.step', { step: 'bonus' })}</p>;
  return (
    <p class="tbl-hint">
      {say('table.hint')}
      {settings.value.keys && (
        <>
          {' '}
          <kbd>R</kbd> <kbd>P</kbd> <kbd>F</kbd>
        </>
      )}
    </p>
  );
}
