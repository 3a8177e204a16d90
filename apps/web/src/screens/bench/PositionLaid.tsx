// The position: which rules, the Universe, the Goal, the four sections. Each row is changed in place.
import { BOOK_IDS, type BookId, books, type DivisionId } from '@openshake/rules';
import type { TableWords } from '@openshake/words';
import { say } from '../../app/speech.ts';
import { Icon } from '../../parts/Icon.tsx';
import { toast } from '../../parts/Toast.tsx';
import { benchHref } from './benchAddress.ts';
import { CUBE_SECTIONS, gameOf } from './benchState.ts';
import { type Bench, cleared, underBook } from './benchStore.ts';
import { GoalRow } from './GoalRow.tsx';
import { SectionRow } from './SectionRow.tsx';
import { UniverseRow } from './UniverseRow.tsx';
import { VariationsRow } from './VariationsRow.tsx';

/** The whole address, to be sent to somebody. */
async function share(bench: Bench): Promise<void> {
  const address = new URL(benchHref(bench.state.value), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    toast(say('bench.share.copied'));
  } catch {
    // Without the clipboard the address is still in the bar of the browser.
    toast(say('bench.share.bar'));
  }
}

function Rules({ bench }: { bench: Bench }) {
  const { position } = bench.state.value;
  const { divisions } = books[position.rulebook];
  return (
    <div class="bench-two">
      <select
        aria-label={say('bench.book')}
        value={position.rulebook}
        onChange={({ currentTarget: { value } }) => {
          const book = value as BookId;
          const isOther = books[book].game !== gameOf(bench.state.value);
          bench.replace(underBook(bench.state.value, book, Object.keys(books[book].divisions)), {
            keepBefore: isOther,
          });
        }}
      >
        {BOOK_IDS.map((id) => (
          <option key={id} value={id}>
            {say(`book.${id}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={say('bench.division')}
        value={position.division}
        onChange={({ currentTarget: { value } }) => bench.lay({ division: value as DivisionId })}
      >
        {(Object.keys(divisions) as DivisionId[]).map((id) => (
          <option key={id} value={id}>
            {say(`division.${id}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

export function PositionLaid({ bench, words }: { bench: Bench; words: TableWords }) {
  const isOnSets = gameOf(bench.state.value) === 'on-sets';
  return (
    <>
      <div class="bench-head">
        <h2>{say('bench.position')}</h2>
        <button
          type="button"
          class="btn q"
          onClick={() => bench.replace(cleared(bench.state.value), { keepBefore: true })}
        >
          {say('bench.clear')}
        </button>
        <button type="button" class="btn" onClick={() => share(bench)}>
          <Icon name="link" />
          {say('bench.share')}
        </button>
      </div>
      <Rules bench={bench} />
      <div class="bench-rows">
        {isOnSets && <VariationsRow bench={bench} words={words} />}
        {isOnSets && <UniverseRow bench={bench} />}
        <GoalRow bench={bench} words={words} />
        {CUBE_SECTIONS.map((section) => (
          <SectionRow key={section} section={section} bench={bench} words={words} />
        ))}
      </div>
    </>
  );
}
