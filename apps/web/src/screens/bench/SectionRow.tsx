// One section of the table: its cubes; open, letters become cubes, a palette adds them, and a touched cube goes.
import { CUBES as EQUATION_CUBES } from '@openshake/rules/equations';
import { CUBES as ON_SETS_CUBES } from '@openshake/rules/onsets';
import type { TableWords } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { all, say } from '../../app/speech.ts';
import { Cube, cubeClass, cubeName, Face } from '../../parts/Cube.tsx';
import { Line } from '../../parts/Line.tsx';
import { type CubeSection, gameOf } from './benchState.ts';
import type { Bench } from './benchStore.ts';
import { Row } from './Row.tsx';
import { cubesIn } from './typing.ts';

type Props = { section: CubeSection; bench: Bench; words: TableWords };

function Editor({ section, bench, words }: Props) {
  const id = useId();
  const typed = useSignal('');
  const game = gameOf(bench.state.value);
  const { [section]: cubes } = bench.state.value.position;
  const lay = (next: readonly string[]) => bench.lay({ [section]: next });
  const { strange } = cubesIn(game, typed.value);
  const name = words.say({ key: 'named.section', section });

  function type(text: string): void {
    const read = cubesIn(game, text);
    if (read.cubes.length > 0) lay([...cubes, ...read.cubes]);
    // What is not a cube stays, so that the writer sees it.
    typed.value = read.strange.join('');
  }

  return (
    <>
      <label class="small" for={id}>
        {say('bench.section.type')}
      </label>
      <input
        id={id}
        class="inp"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Backspace' && typed.value === '' && cubes.length > 0) lay(cubes.slice(0, -1));
          if (key === 'Enter') bench.open.value = null;
        }}
      />
      {strange.length > 0 && (
        <Line kind="bad">{say('bench.section.strange', { letters: all(strange.map((each) => `“${each}”`)) })}</Line>
      )}
      <fieldset class="cubes" aria-label={say('bench.section.palette')}>
        {(game === 'equations' ? EQUATION_CUBES : ON_SETS_CUBES).map((cube) => (
          <button
            type="button"
            key={cube}
            class={cubeClass({ game, cube })}
            aria-label={say('bench.section.add', { cube: cubeName({ game, cube }), section: name })}
            onClick={() => lay([...cubes, cube])}
          >
            <Face game={game} cube={cube} />
          </button>
        ))}
      </fieldset>
    </>
  );
}

export function SectionRow(props: Props) {
  const { section, bench, words } = props;
  const game = gameOf(bench.state.value);
  const { [section]: cubes } = bench.state.value.position;
  const name = words.say({ key: 'named.section', section });
  const isOpen = bench.open.value === section;
  const without = (at: number) => bench.lay({ [section]: cubes.filter((_, index) => index !== at) });
  return (
    <Row
      bench={bench}
      row={section}
      name={name}
      icon="plus"
      change={isOpen ? say('bench.done') : say('bench.section.change', { what: name })}
      editor={() => <Editor {...props} />}
    >
      <div class="cubes">
        {cubes.map((cube, at) =>
          isOpen ? (
            <button
              type="button"
              key={`${cube}${at}`}
              class={cubeClass({ game, cube })}
              aria-label={say('bench.section.remove', { cube: cubeName({ game, cube }), section: name })}
              onClick={() => without(at)}
            >
              <Face game={game} cube={cube} />
            </button>
          ) : (
            <Cube key={`${cube}${at}`} game={game} cube={cube} />
          ),
        )}
        {cubes.length === 0 && <small>{say('bench.section.empty')}</small>}
      </div>
    </Row>
  );
}
