// What a wild cube stands for: one touch says it, and every such cube of the Solution wears it.
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import { showSign } from '../../../parts/expression/tokens.ts';
import type { Desk } from './desk.ts';

export function WildTray({ desk }: { desk: Desk }) {
  const open = desk.tray.value;
  const rules = desk.rules.value;
  const root = useRef<HTMLFieldSetElement>(null);
  const cube = open?.cube;
  // It opens under the hand that asked for it.
  useEffect(() => {
    if (cube !== undefined) root.current?.scrollIntoView({ block: 'nearest' });
  }, [cube]);
  const wild = cube === undefined ? undefined : rules?.wild[cube];
  if (!open || !rules || !wild) return null;
  const { game } = rules;
  const sign = showSign(game, open.cube);
  const meanings = [...new Set([...(wild.itself ? [open.cube] : []), ...wild.mayMean])];
  const barred =
    game === 'on-sets' ? ['=', 'C'].filter((each) => rules.hasRestrictions && !meanings.includes(each)) : [];
  const chosen = desk.solution.value.wild[open.cube];
  return (
    <fieldset
      ref={root}
      class="pap-tray"
      aria-label={say('paper.wildTitle', { cube: sign })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        desk.tray.value = null;
      }}
    >
      <h3>{say('paper.wildTitle', { cube: sign })}</h3>
      <small>
        {say('paper.wildSame', { cube: sign })}{' '}
        {barred.length > 0 &&
          `${say('paper.wildBarred', { signs: barred.map((each) => showSign(game, each)).join(' ') })} `}
        <Clause book={rules.book} clause={wild.clause} />
      </small>
      <div class="pap-meanings">
        {meanings.map((means) => (
          <button
            key={means}
            type="button"
            class={`${cubeClass({ game, cube: means })}${means === chosen ? ' on' : ''}`}
            aria-label={say('paper.keyAs', {
              name: cubeName({ game, cube: open.cube }),
              sign: cubeName({ game, cube: means }),
            })}
            aria-pressed={means === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => desk.mean(means)}
          >
            <Face game={game} cube={means} />
          </button>
        ))}
      </div>
      <button
        type="button"
        class="btn w"
        onClick={() => {
          desk.tray.value = null;
        }}
      >
        {say('paper.wildBack')}
      </button>
    </fieldset>
  );
}
