// The round is over: places and match points, signatures, corrections, a rematch.
import '../../../styles/round.css';
import { APPEAL } from '@openshake/rules';
import { showPoints } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { hrefTo } from '../../../app/place.ts';
import { all, say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Line } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';
import { AskOnce, NoteHere } from '../checking/Control.tsx';
import { CallJudge } from '../judge/CallJudge.tsx';
import { Correcting } from './Correcting.tsx';
import { Scoresheet } from './Scoresheet.tsx';
import { placesOf } from './sheet.ts';

export function RoundOver({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  const words = table.words.value;
  return (
    <div class="rd">
      <section class="panel rd-result">
        <h1>{say('over.standing')}</h1>
        <ol class="rd-places">
          {placesOf(view).map(({ player, place, matchPoints, total }) => (
            <li key={player} class={player === table.me.value ? 'me' : ''}>
              <span class={`rd-place${place === 1 ? ' first' : ''}`}>{say('over.place', { place })}</span>
              <b>{words.name(player)}</b>
              <span class="num">
                {say('over.matchPoints', { points: showPoints(matchPoints), count: matchPoints })}
                <small>{say('over.sheet', { total: showPoints(total) })}</small>
              </span>
            </li>
          ))}
        </ol>
        <Signing table={table} />
        <Leaving table={table} />
      </section>
      <section class="panel">
        <h2>{words.say({ key: 'sheet.title' })}</h2>
        <Scoresheet table={table} />
        <Correcting table={table} />
        <Appeal table={table} />
        <CallJudge table={table} />
      </section>
    </div>
  );
}

function Signing({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  const { name } = table.words.value;
  const missing = view.players.filter((player) => !view.signed.includes(player) && view.presence[player] !== 'out');
  const me = table.me.value;
  const offer = table.offers.value.get('sign');
  return (
    <div class="rd-signing">
      {me !== null &&
        (view.signed.includes(me) ? (
          <p class="row">
            <Icon name="check" />
            {say('over.youSigned')}
          </p>
        ) : (
          offer?.open && (
            <button type="button" class="btn p w" onClick={() => table.act({ type: 'sign' })}>
              <Icon name="pen" />
              {say('over.sign')}
            </button>
          )
        ))}
      <p class="small" aria-live="polite">
        {missing.length > 0 ? say('over.waiting', { names: all(missing.map(name)) }) : say('over.allSigned')}
      </p>
      <NoteHere table={table} types={['sign']} />
    </div>
  );
}

/** A player who disagrees with a judge may ask a second one, until they sign. */
function Appeal({ table }: { table: TableStore }) {
  const view = table.view.value;
  const me = table.me.value;
  if (!view || me === null) return null;
  const waits = view.questions.some(({ by, question }) => by === me && question === APPEAL);
  if (waits) return <p class="small">{say('over.appealed')}</p>;
  return (
    <AskOnce
      table={table}
      look="q"
      sure={say('official.sure', { what: say('over.appeal') })}
      yes={say('checking.askEqualsYes')}
      why={table.weigh({ type: 'call-judge', question: APPEAL }).refused}
      // At a practice table there is nobody to ask.
      closed={table.source.practice ? say('over.appealClosed') : undefined}
      onYes={() => table.act({ type: 'call-judge', question: APPEAL })}
    >
      <Icon name="scale" />
      {say('over.appeal')}
    </AskOnce>
  );
}

function Leaving({ table: { source, me } }: { table: TableStore }) {
  // A judge or a spectator has no seat in the next match.
  const mayPlayAgain = source.rematch !== undefined && (me.value !== null || source.directs?.value === true);
  const failed = useSignal(false);
  const going = useSignal(false);
  const asked = useSignal(false);
  const again = async () => {
    if (going.value) {
      asked.value = true;
      return;
    }
    going.value = true;
    asked.value = false;
    failed.value = false;
    try {
      await source.rematch?.();
    } catch {
      failed.value = true;
    } finally {
      going.value = false;
    }
  };
  return (
    <div class="rd-leaving">
      {mayPlayAgain && (
        <button type="button" class="btn" aria-disabled={going.value} onClick={again}>
          <Icon name="turn" />
          {say('over.rematch')}
        </button>
      )}
      <a class="btn" href={hrefTo(['match', source.matchId ?? source.id])}>
        {say('over.match')}
      </a>
      <a class="btn q" href="#/">
        {say('over.home')}
      </a>
      {going.value && asked.value && <Line kind="plain">{say('over.rematchOpens')}</Line>}
      {failed.value && <Line kind="bad">{say('over.rematchFailed')}</Line>}
    </div>
  );
}
