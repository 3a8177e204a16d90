// Before the match: who is here, and for each free seat the code that one joins with.
import type { ShownTable } from '@openshake/protocol/server';
import { hrefTo } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { gameOf } from '../../books.ts';
import type { SeatShown } from '../../table/source.ts';
import { Qr } from '../table/live/Qr.tsx';
import { isFree } from '../table/live/seats.ts';
import { FullScreen } from './FullScreen.tsx';

/** The address of this page, whatever stands after #. */
const linkTo = (code: string): string => new URL(hrefTo(['join', code]), document.baseURI).href;

export function FreeSeats({
  info,
  seats,
  code,
}: {
  info: ShownTable;
  seats: readonly SeatShown[];
  /** Only known to whoever sits here, opened the table, or came with it. */
  code: string | undefined;
}) {
  const free = seats.filter(isFree);
  // What is shown is thirty seconds old: the seats are not like this anymore.
  const hasBegun = info.state !== 'open';
  return (
    <div class="pj" data-main="waiting">
      <header class="pj-top">
        <div>
          <h1>{say(hasBegun ? 'projector.begun' : 'projector.wait')}</h1>
          <p>
            {say('table.title', {
              book: say(`game.${gameOf(info.rulebook)}`),
              division: say(`division.${info.division}`),
            })}
          </p>
        </div>
        <FullScreen />
      </header>
      <main class="pj-waiting">
        {!hasBegun && (
          <ul class="pj-seats">
            {seats.map((seat) => (
              <li key={seat.seat} class={isFree(seat) ? 'pj-free' : undefined}>
                <span>{seat.name ?? (isFree(seat) ? say('projector.free') : say('projector.bot'))}</span>
              </li>
            ))}
          </ul>
        )}
        {code !== undefined && free.length > 0 && !hasBegun && (
          <section class="pj-code" aria-label={say('projector.code', { code: [...code].join(' ') })}>
            <p>{say('projector.join')}</p>
            <b>{code}</b>
            <Qr text={linkTo(code)} label={say('projector.qr')} />
          </section>
        )}
      </main>
    </div>
  );
}
