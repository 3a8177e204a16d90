// The challenge block: big, amber, and the same for everyone.
import { say } from '../../../app/speech.ts';
import { Brief } from '../../../parts/Brief.tsx';
import { moments } from '../../../table/ticking.ts';
import { LastSeconds } from './Clock.tsx';
import { readLimit } from './clock.ts';
import type { Hands } from './hands.ts';
import { openClaims, yes } from './lists.ts';
import { shortName } from './told.ts';

/** One touch picks it up. If it was picked up once already, the claims open at once. */
export function pickUp(hands: Hands): void {
  const { table } = hands;
  hands.why.value = null;
  // What can be claimed is not hidden behind a sheet; a draft stays as it was written.
  hands.sheet.value = null;
  if (table.view.value?.block?.holder === table.me.value) return;
  const lift = table.offers.value.get('pick-up-block');
  if (lift && !lift.open && openClaims(table).length > 0 && table.view.value?.block === null) {
    hands.claiming.value = !hands.claiming.value;
    return;
  }
  hands.held.value = null;
  hands.asked.value = null;
  hands.try({ type: 'pick-up-block' });
}

export function Block({ hands, short = false }: { hands: Hands; short?: boolean }) {
  const { table } = hands;
  const view = table.view.value;
  if (!view) return null;
  const holder = view.block?.holder ?? null;
  const isMine = holder !== null && holder === table.me.value;
  const name = holder === null ? '' : table.words.value.name(holder);
  const isOpen = holder === null && (hands.isOpen('pick-up-block') || openClaims(table).length > 0);
  if (holder !== null)
    return (
      <button
        type="button"
        class={`block tbl-block ${isMine ? 'mine' : 'away'}`}
        aria-disabled={!isMine}
        onClick={() => {
          pickUp(hands);
          if (isMine) focusClaims();
        }}
      >
        {isMine ? (
          <span>{say('table.blockMine')}</span>
        ) : (
          // The thumb bar keeps its height.
          <Brief
            text={say('table.blockHeld', { player: short ? shortName(name) : name })}
            whole={say('table.blockHeld', { player: name })}
          />
        )}
        <BlockSeconds hands={hands} />
      </button>
    );
  return (
    <button type="button" class="block tbl-block" aria-disabled={!isOpen} onClick={() => pickUp(hands)}>
      <span>{say('table.block', { short: yes(short) })}</span>
    </button>
  );
}

export function BlockSeconds({ hands }: { hands: Hands }) {
  const block = hands.table.view.value?.block;
  if (!block || block.due === null) return null;
  const { due, holder: player } = block;
  const { seconds } = readLimit(
    { what: 'block', player, due, ends: due, whole: null, extra: false },
    moments(hands.table).value,
  );
  return (
    <b class="num tbl-block-time">
      <LastSeconds seconds={seconds} />
    </b>
  );
}

export function focusClaims(): void {
  const first = document.querySelector<HTMLElement>('.tbl-claims button');
  first?.scrollIntoView({ block: 'nearest' });
  first?.focus();
}
