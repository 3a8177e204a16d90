// Where each cube of a paper came from, section by section, and what a wild one stands for.

import type { Verdict as EquationVerdict } from '@openshake/rules/equations';
import type { CubeUse } from '@openshake/rules/onsets';
import type { TableWords } from '@openshake/words';
import { say } from '../../app/speech.ts';
import { Cube } from '../../parts/Cube.tsx';
import { gameOf } from './benchState.ts';
import type { Bench } from './benchStore.ts';

type Used = Pick<CubeUse, 'cube' | 'as' | 'from'> | EquationVerdict['cubes'][number];
const FROM = ['required', 'permitted', 'resources'] as const;

export function CubesFrom({ bench, words, cubes }: { bench: Bench; words: TableWords; cubes: readonly Used[] }) {
  if (cubes.length === 0) return null;
  const game = gameOf(bench.state.value);
  const inSection = (section: (typeof FROM)[number]) => cubes.filter(({ from }) => from === section);
  return (
    <>
      <h2 class="bench-title">{say('bench.cubes')}</h2>
      <div class="bench-from">
        {FROM.map((section) => {
          const used = inSection(section);
          const name = words.say({ key: 'named.section', section });
          if (used.length === 0)
            return (
              <span key={section} class="soft">
                {say('bench.cubes.none', { section: name })}
              </span>
            );
          return (
            <span key={section} class="row">
              {name}
              <span class="cubes">
                {used.map(({ cube, as }, at) => (
                  <span key={at} class="bench-use">
                    <Cube game={game} cube={cube} />
                    {as !== cube && <small>{say('bench.cubes.as', { symbol: words.cube(as) })}</small>}
                  </span>
                ))}
              </span>
            </span>
          );
        })}
      </div>
    </>
  );
}
