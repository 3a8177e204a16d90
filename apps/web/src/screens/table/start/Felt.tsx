// What lies ready before it falls: the cubes of the kit with the ones set out face up, or the cards about to be drawn.
import type { GameName } from '@openshake/rules';
import { CUBES_IN_KIT as EQUATIONS_KIT } from '@openshake/rules/equations/table';
import { CUBES_IN_KIT as ON_SETS_KIT } from '@openshake/rules/onsets/table';
import { Cube, cubeClass } from '../../../parts/Cube.tsx';
import { lipOf } from '../../../table/cubes.ts';

/** The names of equal things in a row. */
const numbered = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export function KitOnFelt({ game, setOut }: { game: GameName; setOut: readonly string[] }) {
  const count = game === 'equations' ? EQUATIONS_KIT : ON_SETS_KIT;
  return (
    <div class="mat start-felt" aria-hidden="true">
      {setOut.map((cube, at) => (
        <Cube key={`${cube}${at}`} game={game} cube={cube} label={false} />
      ))}
      {numbered(count - setOut.length).map((at) => (
        <b key={at} class={cubeClass({ game, cube: '', lip: game === 'equations' ? lipOf(at) : undefined })} />
      ))}
    </div>
  );
}

export function CardsOnFelt({ count }: { count: number }) {
  return (
    <div class="mat start-felt" aria-hidden="true">
      {numbered(count).map((at) => (
        <b key={at} class="uc start-back" />
      ))}
    </div>
  );
}
