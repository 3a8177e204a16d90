// Before the match: who sits where, the free seats, the judge's seat, and how others come here.
import '../../../styles/home.css';
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { beSomebody, me } from '../../../app/me.ts';
import { place } from '../../../app/place.ts';
import { ask } from '../../../app/server.ts';
import { say } from '../../../app/speech.ts';
import { sayFailure } from '../../../app/trouble.ts';
import { Frame } from '../../../parts/Frame.tsx';
import { Line } from '../../../parts/Line.tsx';
import { TermsOf } from '../../open/TermsOf.tsx';
import { Invite } from './Invite.tsx';
import type { OpenedTable } from './opening.ts';
import { Phrases } from './Phrases.tsx';
import { ownSeatIn, waitsFor } from './seats.ts';
import { WaitingSeats } from './WaitingSeats.tsx';

export function WaitingRoom({ opened }: { opened: OpenedTable }) {
  const { source, table, info } = opened;
  const wrong = useSignal('');
  const busy = useSignal(false);
  const shown = info.value;
  const seats = table.seats.value;
  const own = ownSeatIn(shown, me.value?.id);
  const waits = waitsFor(seats);
  // A stranger hears of the match thirty seconds late; nobody can sit down in the meantime.
  const hasBegun = own === null && shown.state !== 'open';

  async function change(method: 'PUT' | 'DELETE', seat: string): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    wrong.value = '';
    try {
      await beSomebody();
      const code = place.peek().query.get('code') ?? shown.code;
      const body = method === 'PUT' ? (code === undefined ? {} : { code }) : undefined;
      const answer = await ask<{ table: ShownTable }>(method, `api/tables/${source.id}/seats/${seat}`, body);
      info.value = answer.table;
    } catch (error) {
      wrong.value = sayFailure(error);
    } finally {
      busy.value = false;
    }
  }

  return (
    <Frame>
      <div class="lv-room" data-host={shown.host !== null && shown.host.id === me.value?.id} aria-busy={busy.value}>
        <div class="lv-main stack">
          <section class="panel lv-head" aria-labelledby="lv-title">
            <h1 id="lv-title">{say('live.waiting', { what: hasBegun ? 'begun' : waits.what, count: waits.count })}</h1>
            <p class="soft">
              {say(
                hasBegun
                  ? 'live.waiting.begun'
                  : own === null
                    ? 'live.waiting.watch'
                    : own === 'judge'
                      ? 'live.waiting.judge'
                      : 'live.waiting.seat',
              )}
            </p>
            <TermsOf table={shown} />
          </section>
          {!hasBegun && <WaitingSeats table={shown} seats={seats} own={own} change={change} />}
          {wrong.value && (
            <Line kind="bad" loud>
              {wrong.value}
            </Line>
          )}
          {source.connection.value === 'reconnecting' && <Line kind="accent">{say('live.reconnecting')}</Line>}
          {own !== null && <Phrases source={source} />}
        </div>
        {shown.code !== undefined && <Invite table={source.id} code={shown.code} listed={shown.listed} />}
      </div>
    </Frame>
  );
}
