// The header of a table: where we are, the shake, scores on lying phones, the menu.
import { server } from '../../../app/server.ts';
import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { Brand } from '../../../parts/Frame.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { Hands, SheetName } from './hands.ts';
import { OfferHowTo } from './lazy.tsx';
import { yes } from './lists.ts';
import { RoundTime } from './RoundTime.tsx';
import { followSwipe } from './swipe.ts';

export function Header({ hands }: { hands: Hands }) {
  const { table } = hands;
  const view = table.view.value;
  const { name } = table.words.value;
  const hasUniverse = table.game.value === 'on-sets';
  const number = view ? (view.table.shake ?? view.shakes.length + (view.phase.name === 'over' ? 0 : 1)) : 0;
  const title = view
    ? say('table.title', { book: say(`book.${view.book}`), division: say(`division.${view.division}`) })
    : '';
  const shake = number > 0 && say('table.shake', { shake: number });
  if (!view) return null;
  const isOffline = server.value === 'offline';
  // On phones the name of the page and what is known anyway make room.
  const isLate = view.viewer === 'audience' && table.source.late?.value === true;
  const isNew = table.source.practice && table.me.value !== null && view.shakes.length === 0 && !settings.value.howto;
  const crowded = isOffline || isLate ? 'very' : table.nextCall.value === null ? 'no' : 'round';
  return (
    <header
      class="bar tbl-bar"
      data-crowded={crowded}
      onPointerDown={(event) =>
        followSwipe(event, (to) => {
          if (to === 'down' && hasUniverse) hands.sheet.value = 'universe';
        })
      }
    >
      <Brand />
      <h1 class="unseen">
        {title} {shake}
      </h1>
      {/* Where the header is crowded this goes, and the heading is said all the same. */}
      <span class="soft tbl-title" aria-hidden="true">
        <span class="tbl-long">{title}</span> <span>{shake}</span>
      </span>
      <span class="sc soft tbl-scores">
        {view.players.map((player) => (
          <span key={player}>
            {name(player)} <b class="num">{view.totals[player] ?? 0}</b>
          </span>
        ))}
      </span>
      <span class="push tbl-round">
        {table.nextCall.value === null ? (
          view.round !== 'open' && say('table.round', { round: view.round })
        ) : (
          <RoundTime table={table} />
        )}
      </span>
      {isNew && <OfferHowTo table={table} />}
      {isOffline && (
        <button
          type="button"
          class="btn q tbl-offline"
          aria-label={say('table.offlineTag')}
          aria-expanded={hands.sheet.value === 'menu'}
          onClick={() => {
            hands.sheet.value = hands.sheet.value === 'menu' ? null : 'menu';
          }}
        >
          <span class="tag a">{say('shell.offline')}</span>
        </button>
      )}
      {isLate && <span class="tag a tbl-late">{say('table.late')}</span>}
      {view.officiating === 'table' && <span class="tag tbl-long">{say('table.officiating')}</span>}
      {hasUniverse && (
        <SheetButton hands={hands} sheet="universe" label={say('table.universeShort')} only>
          <Icon name="eye" />
        </SheetButton>
      )}
      <SheetButton hands={hands} sheet="menu" label={say('table.menu')}>
        <Icon name="more" />
      </SheetButton>
    </header>
  );
}

/** `only`: on phones; elsewhere what it opens is there already. */
function SheetButton({
  hands,
  sheet,
  label,
  only = false,
  children,
}: {
  hands: Hands;
  sheet: SheetName;
  label: string;
  only?: boolean;
  children: preact.ComponentChildren;
}) {
  const isOpen = hands.sheet.value === sheet;
  return (
    <button
      type="button"
      class={`btn q tbl-icon${only ? ' tbl-phone' : ''}`}
      aria-label={label}
      aria-expanded={isOpen}
      data-open={yes(isOpen)}
      onClick={() => {
        hands.sheet.value = isOpen ? null : sheet;
      }}
    >
      {children}
    </button>
  );
}
