// The variations in force and chosen, with their blanks; open, one more is chosen.
import { books, type Division, type OnSetsBook } from '@openshake/rules';
import { parsePick, SYMBOLS, VARIATION_IDS, type VariationId, variations } from '@openshake/rules/onsets';
import type { TableWords } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { say } from '../../app/speech.ts';
import { CHART } from '../../parts/Card.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Bench } from './benchStore.ts';
import { Row } from './Row.tsx';
import { lettersOf, signsOf } from './typing.ts';

const divisionOf = (bench: Bench): Division | undefined => {
  const { rulebook, division } = bench.state.value.position;
  return (books[rulebook] as OnSetsBook).divisions[division];
};

/** What fills the blank of a variation: a cube, a card, or the name of a set. */
function Blank({ id, value, onValue }: { id: VariationId; value: string; onValue: (value: string) => void }) {
  const { blank } = variations[id];
  if (blank === undefined) return null;
  const label = say('bench.variations.blank', { blank });
  if (blank === 'set')
    return (
      <input
        class="inp math"
        aria-label={label}
        value={signsOf('on-sets', value)}
        onInput={({ currentTarget }) => onValue(lettersOf('on-sets', currentTarget.value))}
      />
    );
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
      {(blank === 'cube' ? SYMBOLS : CHART).map((each) => (
        <option key={each} value={each}>
          {blank === 'cube' ? signsOf('on-sets', each) : say('card.name', { card: each, state: 'plain' })}
        </option>
      ))}
    </select>
  );
}

const USUAL_BLANK = { cube: 'B', card: 'B', set: 'B U R' } as const;
const usualBlank = (id: VariationId): string => {
  const { blank } = variations[id];
  return blank === undefined ? '' : USUAL_BLANK[blank];
};

function Editor({ bench, words }: { bench: Bench; words: TableWords }) {
  const offered = divisionOf(bench)?.offered ?? [];
  const choices = offered.length > 0 ? offered : VARIATION_IDS;
  const first = choices[0] ?? 'wild-cube';
  const id = useSignal<VariationId>(first);
  const value = useSignal(usualBlank(first));
  const { variations: chosen } = bench.state.value.position;
  const picks = chosen === false ? [] : chosen;
  return (
    <>
      <div class="bench-pick">
        <select
          aria-label={say('bench.variations.which')}
          value={id}
          onChange={({ currentTarget }) => {
            id.value = currentTarget.value as VariationId;
            value.value = usualBlank(id.value);
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {words.pick({ name: each })}
            </option>
          ))}
        </select>
        <Blank
          id={id.value}
          value={value.value}
          onValue={(next) => {
            value.value = next;
          }}
        />
        <button
          type="button"
          class="btn p"
          onClick={() => {
            const { blank } = variations[id.value];
            const pick = { name: id.value, ...(blank !== undefined && { [blank]: value.value }) };
            bench.lay({ variations: [...picks, pick] });
          }}
        >
          {say('bench.variations.add')}
        </button>
      </div>
      <label class="bench-tick">
        <input
          type="checkbox"
          checked={chosen === false}
          onChange={({ currentTarget }) => bench.lay({ variations: currentTarget.checked ? false : [] })}
        />
        {say('bench.variations.without')}
      </label>
    </>
  );
}

export function VariationsRow({ bench, words }: { bench: Bench; words: TableWords }) {
  const { variations: chosen } = bench.state.value.position;
  const division = divisionOf(bench);
  const isPlayed = (division?.standing.length ?? 0) + (division?.offered.length ?? 0) > 0;
  // Where no variation is played, the row is there only if somebody chose one.
  if (!isPlayed && (chosen === false || chosen.length === 0)) return null;
  const standing = chosen === false ? [] : (division?.standing ?? []);
  const picks = chosen === false ? [] : chosen;
  const shown = (pick: unknown): string => (parsePick(pick) ? words.pick(pick) : JSON.stringify(pick));
  const isOpen = bench.open.value === 'variations';
  return (
    <Row
      bench={bench}
      row="variations"
      name={say('bench.variations')}
      icon="plus"
      change={say(isOpen ? 'bench.variations.done' : 'bench.variations.change')}
      editor={() => <Editor bench={bench} words={words} />}
    >
      <div class="chips">
        {standing.map((id) => (
          <span key={id} class="tag">
            {words.pick({ name: id })}
          </span>
        ))}
        {picks.map((pick, at) => (
          <span key={at} class="chip">
            {shown(pick)}
            <button
              type="button"
              class="bench-off"
              aria-label={say('bench.variations.remove', { variation: shown(pick) })}
              onClick={() => bench.lay({ variations: picks.filter((_, index) => index !== at) })}
            >
              <Icon name="cross" />
            </button>
          </span>
        ))}
        {standing.length + picks.length === 0 && (
          <small>{say(chosen === false ? 'bench.variations.off' : 'bench.variations.none')}</small>
        )}
      </div>
    </Row>
  );
}
