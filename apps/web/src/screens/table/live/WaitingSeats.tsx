// The seats of a table before its match: who is here, where to sit down, and how to get up again.
import type { ShownTable } from '@openshake/protocol/server';
import { me } from '../../../app/me.ts';
import { say } from '../../../app/speech.ts';
import type { SeatShown } from '../../../table/source.ts';
import { isFree } from './seats.ts';

export interface WaitingSeatsProps {
  table: ShownTable;
  seats: readonly SeatShown[];
  /** Where this person is. */
  own: string | null;
  change: (method: 'PUT' | 'DELETE', seat: string) => Promise<void>;
}

const initial = (name: string | null): string => [...(name ?? '')][0]?.toUpperCase() ?? '';

export function WaitingSeats({ table, seats, own, change }: WaitingSeatsProps) {
  return (
    <section class="panel" aria-label={say('live.seats')}>
      <h2>{say('live.seats')}</h2>
      <ul class="lv-seats">
        {seats.map((seat, at) => (
          <li key={seat.seat} class={isFree(seat) ? 'lv-seat free' : 'lv-seat'}>
            <span class="av" aria-hidden="true">
              {initial(seat.name)}
            </span>
            <div class="lv-who">
              <b>{nameOf(seat, seat.seat === own)}</b>
              <small>{stateOf(seat, at, seat.seat === own)}</small>
            </div>
            {seat.seat === own && (
              <button type="button" class="btn" onClick={() => change('DELETE', seat.seat)}>
                {say('live.getUp')}
              </button>
            )}
            {isFree(seat) && own === null && (
              <button type="button" class="btn p" onClick={() => change('PUT', seat.seat)}>
                {say('tables.sit')}
                <span class="unseen">{say('live.seat', { number: at + 1 })}</span>
              </button>
            )}
          </li>
        ))}
        <Judge table={table} own={own} change={change} />
      </ul>
    </section>
  );
}

function nameOf(seat: SeatShown, isOwn: boolean): string {
  if (isOwn) return say('practice.you');
  return seat.name ?? (seat.bot === undefined ? say('join.free') : say('practice.gone'));
}

function stateOf(seat: SeatShown, at: number, isOwn: boolean): string {
  if (seat.bot !== undefined) return say('join.bot', { level: say(`level.${seat.bot as 'club'}`) });
  if (isFree(seat)) return say('live.seat', { number: at + 1 });
  return say('live.here', { here: isOwn ? 'you' : seat.here ? 'yes' : 'no' });
}

/** A person may judge in place of the program. */
function Judge({ table, own, change }: Pick<WaitingSeatsProps, 'table' | 'own' | 'change'>) {
  const { judge, host } = table;
  const id = me.value?.id;
  const isHost = host !== null && host.id === id;
  return (
    <li class="lv-seat lv-judge">
      <span class="av" aria-hidden="true">
        {initial(judge?.name ?? null)}
      </span>
      <div class="lv-who">
        <b>{judge === null ? say('live.judge.none') : own === 'judge' ? say('practice.you') : judge.name}</b>
        <small>{say(judge === null ? 'live.judge.none.what' : 'live.judge')}</small>
      </div>
      {judge === null && own === null && (
        <button type="button" class="btn" onClick={() => change('PUT', 'judge')}>
          {say('join.beJudge')}
        </button>
      )}
      {judge !== null && (own === 'judge' || isHost) && (
        <button type="button" class="btn" onClick={() => change('DELETE', 'judge')}>
          {say(own === 'judge' ? 'live.getUp' : 'live.judge.remove')}
        </button>
      )}
    </li>
  );
}
