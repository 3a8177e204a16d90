// The playing mat: the Goal, the three sections, and the challenge block beside them.
import { SECTIONS, type Section } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import { Cube, cubeName } from '../../../parts/Cube.tsx';
import { type Lip, lipOf } from '../../../table/cubes.ts';
import { Block } from './Block.tsx';
import { CubeButton } from './CubeButton.tsx';
import { Goal } from './Goal.tsx';
import type { Hands } from './hands.ts';

/** How the cube with this number in the roll looks. */
export function lookOf({ table }: Hands, at: number) {
  const game = table.game.value;
  const lip: Lip | undefined = game === 'equations' ? lipOf(at) : undefined;
  return { game, cube: table.view.value?.table.rolled[at] ?? '', lip };
}

export function Mat({ hands }: { hands: Hands }) {
  return (
    <section class="mat tbl-mat" aria-label={say('table.mat')}>
      <div class="tbl-upper">
        <Goal hands={hands} />
        <Block hands={hands} />
      </div>
      <div class="tbl-zones">
        {SECTIONS.map((section) => (
          <Zone key={section} hands={hands} section={section} />
        ))}
      </div>
    </section>
  );
}

/** The number in the roll of the cube that was moved last: whoever looked away finds it by its ring. */
export function lastMoved(hands: Hands): number | undefined {
  const latest = hands.table.view.value?.table.trail.at(-1);
  return latest && hands.cubeOfMove(latest.nth);
}

function Zone({ hands, section }: { hands: Hands; section: Section }) {
  const { table } = hands;
  const cubes = hands.laid.value[section];
  const held = hands.held.value;
  const asked = hands.asked.value;
  const isTarget = held !== null && hands.targets.value.includes(section);
  const isOver = hands.over.value === section;
  const name = table.words.value.say({ key: 'named.section', section });
  const movable = hands.movable.value.permitted;
  const last = lastMoved(hands);
  return (
    <div class={`zone tbl-zone${isTarget ? ' drop' : ''}${isOver ? ' tbl-over' : ''}`} data-section={section}>
      <h2 id={`tbl-${section}`}>{name}</h2>
      <ul class="cubes" aria-labelledby={`tbl-${section}`}>
        {cubes.map((at) => {
          const look = lookOf(hands, at);
          const isAsked = asked?.at === at;
          return (
            <li key={at} class={isAsked ? 'tbl-asked' : at === last ? 'tbl-latest' : undefined}>
              {section === 'permitted' && movable.has(look.cube) && !isAsked ? (
                <CubeButton hands={hands} at={at} from="permitted" {...look} />
              ) : (
                <span class="tbl-cube" data-cube={at}>
                  <Cube {...look} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {held && (
        <button
          type="button"
          class="tbl-drop"
          aria-disabled={!isTarget}
          aria-label={say('table.putIn', { cube: cubeName(lookOf(hands, held.at)), section: name })}
          onClick={() => hands.place(section)}
        />
      )}
    </div>
  );
}
