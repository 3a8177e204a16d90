// The menu of a table: what one needs seldom. Leaving asks once, in place. The keys and how the game is played are here too.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { hrefTo, place } from '../../../app/place.ts';
import { server } from '../../../app/server.ts';
import { say } from '../../../app/speech.ts';
import { Line } from '../../../parts/Line.tsx';
import type { Hands, SheetName } from './hands.ts';
import { CallJudge, HowTo, Keys, LeaveBench, SayPhrase } from './lazy.tsx';
import { Sheet } from './Sheet.tsx';

export function Menu({ hands }: { hands: Hands }) {
  switch (hands.sheet.value) {
    case 'keys':
      return (
        <Sheet hands={hands} name="keys" title={say('table.keys')}>
          <Keys table={hands.table} />
        </Sheet>
      );
    case 'howto':
      return (
        <Sheet hands={hands} name="howto" title={say('shell.howto')}>
          <HowTo table={hands.table} />
        </Sheet>
      );
    default:
      return (
        <Sheet hands={hands} name="menu" title={say('table.menu')}>
          <Items hands={hands} />
        </Sheet>
      );
  }
}

function Items({ hands }: { hands: Hands }) {
  const { table } = hands;
  const before = useRef(table.events.peek());
  // The answer of a judge comes on the table, which the menu would cover.
  useSignalEffect(() => {
    const events = table.events.value;
    const asked = events.some((event) => event.type === 'judgeCalled' && event.question.by === table.me.peek());
    if (asked && events !== before.current) hands.sheet.value = null;
  });
  const open = (sheet: SheetName) => () => {
    hands.sheet.value = sheet;
  };
  return (
    <ul class="tbl-menu">
      {server.value === 'offline' && (
        <li>
          <Line kind="accent">{say('table.offline', { practice: table.source.practice ? 'yes' : 'no' })}</Line>
        </li>
      )}
      <li>
        <button type="button" class="btn w" onClick={open('score')}>
          {say('table.score')}
        </button>
      </li>
      {table.source.practice && table.me.value !== null && (
        <li class="tbl-phone">
          <button
            type="button"
            class="btn w tbl-to-help"
            onClick={() => {
              hands.sheet.value = null;
              toHelp();
            }}
          >
            {say('practice.help')}
          </button>
        </li>
      )}
      <li class="tbl-phone">
        <button type="button" class="btn w" onClick={open('moves')}>
          {say('table.moves')}
        </button>
      </li>
      <li class="tbl-howto">
        <button type="button" class="btn w" onClick={open('howto')}>
          {say('shell.howto')}
        </button>
      </li>
      <li>
        <button type="button" class="btn w" onClick={open('keys')}>
          {say('table.keys')}
        </button>
      </li>
      <li>
        <a class="btn w" href={hrefTo(['settings'], { from: location.hash.slice(1) })}>
          {say('table.settings')}
        </a>
      </li>
      {!table.source.practice && (
        <li>
          <a class="btn w" href={projectorOf(table.source.id)} target="_blank" rel="noopener">
            {say('table.projector')}
          </a>
        </li>
      )}
      {table.source.phrase && table.view.value?.viewer !== 'audience' && (
        <li>
          <SayPhrase table={table} />
        </li>
      )}
      {table.me.value !== null && (
        <li>
          <CallJudge table={table} />
        </li>
      )}
      <Presence hands={hands} />
      {table.view.value?.viewer === 'judge' && table.source.leaveBench && (
        <li>
          <LeaveBench table={table} />
        </li>
      )}
    </ul>
  );
}

/** Help stands below the table on phones. */
function toHelp(): void {
  const help = document.querySelector<HTMLElement>('.pr-help');
  help?.scrollIntoView({ block: 'start' });
  help?.querySelector('button')?.focus({ preventScroll: true });
}

/** Whoever came with the code of a private table takes it along. */
function projectorOf(id: string): string {
  const code = place.peek().query.get('code');
  return hrefTo(['projector', id], code === null ? {} : { code });
}

/** Leaving the match, and coming back. */
function Presence({ hands }: { hands: Hands }) {
  const asks = useSignal(false);
  if (hands.table.me.value === null) return null;
  const close = () => {
    asks.value = false;
    hands.sheet.value = null;
  };
  if (hands.isOpen('return'))
    return (
      <li>
        <button
          type="button"
          class="btn p w"
          onClick={() => {
            hands.try({ type: 'return' });
            close();
          }}
        >
          {say('table.return')}
        </button>
      </li>
    );
  if (!asks.value)
    return (
      <li>
        <button
          type="button"
          class="btn w"
          aria-disabled={!hands.isOpen('leave')}
          onClick={() => {
            if (hands.isOpen('leave')) asks.value = true;
            else hands.try({ type: 'leave' });
          }}
        >
          {say('table.leave')}
        </button>
      </li>
    );
  return (
    <li class="tbl-leaving">
      <p class="small">{say('table.leaveMeans')}</p>
      <div class="tbl-two">
        <button
          type="button"
          class="btn"
          onClick={() => {
            asks.value = false;
          }}
        >
          {say('table.stay')}
        </button>
        <button
          type="button"
          class="btn p"
          onClick={() => {
            hands.try({ type: 'leave' });
            close();
          }}
        >
          {say('table.leaveNow')}
        </button>
      </div>
    </li>
  );
}
