// The table that a code names: what is played there, its seats, the judge's seat, and watching.
import type { ShownTable } from '@openshake/protocol/server';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { me } from '../../app/me.ts';
import { say } from '../../app/speech.ts';
import { sayFailure } from '../../app/trouble.ts';
import { Line } from '../../parts/Line.tsx';
import { TermsOf } from '../open/TermsOf.tsx';
import { keepLooking } from '../tables/looking.ts';
import { openSeats } from '../tables/openSeats.ts';
import { hrefOf, isMine, sitDown, watch } from '../tables/sitting.ts';
import { sitAnywhere } from './anySeat.ts';

interface FoundProps {
  table: ShownTable;
  code: string;
  /** Looks again who sits there. */
  look: () => Promise<ShownTable>;
}

export function Found({ table, code, look }: FoundProps) {
  const wrong = useSignal('');
  const busy = useSignal(false);
  const [free] = openSeats(table);
  const isOver = table.state === 'over';

  // Who waits here sees who has sat down meanwhile.
  useEffect(() => {
    if (isOver) return;
    let seen = JSON.stringify(table);
    return keepLooking(async () => {
      const before = seen;
      seen = await look().then(
        (now) => JSON.stringify(now),
        () => before,
      );
      return seen !== before;
    });
  }, [code, isOver]);

  async function act(work: () => Promise<void>) {
    if (busy.value) return;
    busy.value = true;
    wrong.value = '';
    try {
      await work();
    } catch (error) {
      wrong.value = sayFailure(error);
      // Who came too late sees at once which seats are left.
      await look().catch(() => {});
    } finally {
      busy.value = false;
    }
  }

  return (
    <section class="panel hm-found" aria-label={say('join.found')} aria-busy={busy.value}>
      <h2>{say('join.found')}</h2>
      <TermsOf table={table} />
      <ul class="hm-people">
        {table.seats.map(({ seat, person, bot }) => (
          <li key={seat}>
            <span class="av" aria-hidden="true">
              {(person?.name ?? '').slice(0, 1)}
            </span>
            {person
              ? person.id === me.value?.id
                ? say('join.you')
                : person.name
              : bot === undefined
                ? say(table.state === 'open' ? 'join.free' : 'join.gone')
                : say('join.bot', { level: say(`level.${bot as 'club'}`) })}
          </li>
        ))}
        {table.judge && <li>{say('join.judge', { name: table.judge.name })}</li>}
      </ul>
      {table.state === 'over' && <Line kind="plain">{say('join.over')}</Line>}
      {wrong.value && <Line kind="bad">{wrong.value}</Line>}
      <div class="hm-choices">
        {isMine(table) ? (
          <a class="btn p" href={hrefOf(table, code)}>
            {say('join.goOn')}
          </a>
        ) : (
          <>
            {free && (
              <button
                type="button"
                class="btn p"
                onClick={() => act(() => sitAnywhere(table, look, (now, seat) => sitDown(now, seat, code)))}
              >
                {say('tables.sit')}
              </button>
            )}
            {table.judge === null && table.state !== 'over' && (
              <button type="button" class="btn" onClick={() => act(() => sitDown(table, 'judge', code))}>
                {say('join.beJudge')}
              </button>
            )}
            <button type="button" class={free ? 'btn' : 'btn p'} onClick={() => act(() => watch(table, code))}>
              {say('tables.watch')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
