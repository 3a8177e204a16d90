// Rolling: where the book says so, some cubes are set out first, and chance rolls the others.
import type { LegalKind } from '@openshake/rules';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import type { TableStore } from '../../../table/store.ts';
import { KitOnFelt } from './Felt.tsx';

type Choices = Extract<LegalKind, { open: true }>['choices'];

const waysOf = (choices: Choices): (readonly string[])[] =>
  choices.flatMap(({ action }) => (action.type === 'roll' ? [action.cubes ?? []] : []));

export function Rolling({ table, choices }: { table: TableStore; choices: Choices }) {
  const chosen = useSignal(0);
  const ways = waysOf(choices);
  const cubes = ways[chosen.value] ?? [];
  const setsOut = ways.some((way) => way.length > 0);
  const game = table.game.value;
  return (
    <div class="start-part">
      {setsOut && (
        <>
          <p id="start-ways">{say('starting.setOut', { count: cubes.length })}</p>
          <div class="start-ways" role="radiogroup" aria-labelledby="start-ways">
            {ways.map((way, at) => (
              <label key={way.join(' ')} class={`start-way${at === chosen.value ? ' on' : ''}`}>
                <input
                  type="radio"
                  name="start-way"
                  checked={at === chosen.value}
                  aria-label={table.words.value.all(way.map((cube) => table.words.value.cube(cube)))}
                  onChange={() => {
                    chosen.value = at;
                  }}
                />
                <span class="cubes">
                  {way.map((cube, nth) => (
                    <Cube key={`${cube}${nth}`} game={game} cube={cube} label={false} />
                  ))}
                </span>
              </label>
            ))}
          </div>
        </>
      )}
      <KitOnFelt game={game} setOut={cubes} />
      <button type="button" class="btn p w" onClick={() => table.act({ type: 'roll', cubes })}>
        {say('starting.roll', { setOut: setsOut ? 'yes' : 'no' })}
      </button>
    </div>
  );
}
