// What fills a blank: a cube, a card, or a Set-Name. What may not is faint and says why when touched.
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Dots } from '../../../parts/Card.tsx';
import { cubeClass, cubeName, Face } from '../../../parts/Cube.tsx';
import type { TableStore } from '../../../table/store.ts';
import { Because } from './Because.tsx';
import type { Entry, Fill, Pick } from './entries.ts';
import { refusalFor } from './reasons.tsx';
import { SetBlank } from './SetBlank.tsx';

interface Props {
  table: TableStore;
  entry: Entry;
  pick: Pick | undefined;
  onFill: (text: string) => void;
}

export function Blank(props: Props) {
  const { blank } = props.entry;
  if (!props.pick || blank === undefined) return null;
  return blank === 'set' ? <SetBlank {...props} /> : <ListBlank {...props} kind={blank} />;
}

function ListBlank({ table, entry, pick, onFill, kind }: Props & { kind: 'cube' | 'card' }) {
  const why = useSignal<Fill | null>(null);
  const seen = table.view.value;
  if (!seen) return null;
  const isFree = seen.officiating === 'table';
  const touch = (fill: Fill) => {
    const isClosed = fill.why !== undefined && !isFree;
    why.value = isClosed ? fill : null;
    if (!isClosed) onFill(fill.fill);
  };
  return (
    <>
      <fieldset class={kind === 'cube' ? 'choose-cubes' : 'choose-cards'} aria-label={say('choosing.blank', { kind })}>
        {entry.fills.map((fill) => {
          const closed = fill.why !== undefined && !isFree;
          const on = pick?.[kind] === fill.fill;
          const look = { game: 'on-sets' as const, cube: fill.fill };
          return (
            <button
              key={fill.fill}
              type="button"
              aria-pressed={on}
              aria-disabled={closed}
              class={`${kind === 'cube' ? cubeClass(look) : 'uc'}${on ? ' choose-pick' : ''}`}
              aria-label={kind === 'cube' ? cubeName(look) : say('card.name', { card: fill.fill, state: 'plain' })}
              onClick={() => touch(fill)}
            >
              {kind === 'cube' ? <Face {...look} /> : <Dots card={fill.fill} />}
            </button>
          );
        })}
      </fieldset>
      {why.value?.why && <Because table={table} refusal={refusalFor(seen, why.value.why)} />}
    </>
  );
}
