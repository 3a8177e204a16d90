// Lines where things happened: the connection, why something is closed, what became of an action, and what just cost a point.
import type { ActedType } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { Line } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';
import { Clock } from './Clock.tsx';
import type { Hands } from './hands.ts';
import { newsOf } from './news.ts';

/** The actions of the mat. Other parts show what became of their own. */
const OWN: readonly ActedType[] = [
  ...(['move', 'bonus', 'shift', 'force-out', 'take-back', 'pick-up-block', 'put-down-block'] as const),
  ...(['challenge', 'charge', 'leave', 'return'] as const),
];

export function Notice({ hands }: { hands: Hands }) {
  const { table } = hands;
  const book = table.view.value?.book;
  const note = table.note.value;
  const why = hands.why.value;
  const own = note && OWN.includes(note.action.type) ? note : null;
  const news = newsOf(table);
  const cited = (clause: string | undefined) =>
    clause !== undefined && book ? (
      <>
        {' '}
        <Clause book={book} clause={clause} />
      </>
    ) : null;
  return (
    <div class="tbl-notice">
      {table.connection.value === 'gone' && <Line kind="bad">{say('table.gone')}</Line>}
      {why && (
        <Line kind="bad">
          {why.text}
          {cited(why.clause)}
        </Line>
      )}
      {!why && own && (
        <Line kind="bad" loud={own.how !== 'refused'}>
          {own.how === 'illegal' ? say('table.stands', { why: own.text }) : own.text}
          {cited(own.clause)}
        </Line>
      )}
      {!why && !own && news.value && (
        <Line kind={news.value.loud ? 'bad' : 'plain'} quiet>
          {news.value.text}
        </Line>
      )}
    </div>
  );
}

/** Whoever has left finds the way back before anything else. */
export function Away({ hands }: { hands: Hands }) {
  if (hands.table.me.value === null || !hands.isOpen('return')) return null;
  return (
    <Line kind="accent">
      {say('table.left')}{' '}
      <button type="button" class="btn p" onClick={() => hands.try({ type: 'return' })}>
        {say('table.return')}
      </button>
    </Line>
  );
}

/** The connection is lost: one line at the top with the clock. It stands over the table, so that nothing moves when it comes and goes. */
export function Reconnecting({ table }: { table: TableStore }) {
  if (table.connection.value !== 'reconnecting') return null;
  const view = table.view.value;
  const hasClock = view?.tasks.some(({ due }) => due !== null) || view?.block?.due != null;
  const isMine = table.myTasks.value.some(({ due }) => due !== null) || view?.block?.holder === table.me.value;
  const clock = hasClock ? (isMine ? 'mine' : 'others') : 'no';
  return (
    <section class="tbl-reconnecting" aria-label={say('table.clock')}>
      <Line kind="accent">{say('table.reconnecting', { clock })}</Line>
      {hasClock && <Clock table={table} small />}
    </section>
  );
}
