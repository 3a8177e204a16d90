// The judge's seat and the director's: questions, points to be initialed, orders, the end of the round. Players see what waits for a judge.
import '../../../styles/judge.css';
import '../../../styles/checking.css';
import '../../../styles/round.css';
import { all, say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { AskOnce, NoteHere } from '../checking/Control.tsx';
import { Ordering } from './Ordering.tsx';
import { offerTo } from './offers.ts';
import { Pending } from './Pending.tsx';
import { Questions } from './Questions.tsx';

export function Officials({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  const isJudge = view.viewer === 'judge';
  const directs = view.viewer === 'director' || table.source.directs?.value === true;
  const waiting = view.penalties.filter(({ counted }) => !counted);
  const { name } = table.words.value;
  const asked = view.questions.filter(({ by }) => by === view.viewer);
  if (!isJudge && !directs && waiting.length === 0 && asked.length === 0) return null;
  const title = say('official.title', { office: officeOf(isJudge, directs) });
  const isToldHere = waiting.length > 0 || asked.length > 0 || view.warned.length > 0;
  // Whoever plays or judges needs what a director may do once in a round.
  const folds = directs && view.viewer !== 'director';
  return (
    <section class={isJudge ? 'panel jd jd-first' : 'panel jd'} aria-label={title}>
      {(!folds || isJudge || isToldHere) && <h2>{title}</h2>}
      {isJudge && view.questions.length === 0 && waiting.length === 0 && <p class="small">{say('official.nothing')}</p>}
      {isJudge && <Questions table={table} />}
      {isJudge
        ? waiting.length > 0 && <Pending table={table} />
        : waiting.length > 0 && <p class="small">{say('official.pendingShort', { count: waiting.length })}</p>}
      {asked.length > 0 && <p class="small">{say('official.asked', { count: asked.length })}</p>}
      {view.warned.length > 0 && <p class="small">{say('official.warned', { names: all(view.warned.map(name)) })}</p>}
      {isJudge && <Ordering table={table} by="judge" />}
      {folds ? (
        <details class="jd-fold">
          <summary>{say('official.directing')}</summary>
          <Director table={table} orders={!isJudge} />
        </details>
      ) : (
        directs && <Director table={table} orders />
      )}
      <NoteHere table={table} types={['rule', 'approve-penalty', 'end-round', 'stop-play']} />
    </section>
  );
}

const officeOf = (isJudge: boolean, directs: boolean): string => (isJudge ? 'judge' : directs ? 'director' : 'both');

/** What the director may do at this table. The host may be seated as a player. `orders`: unless the judge's own orders stand there. */
function Director({ table, orders }: { table: TableStore; orders: boolean }) {
  return (
    <>
      <Directing table={table} />
      {orders && <Ordering table={table} by="director" />}
    </>
  );
}

function Directing({ table }: { table: TableStore }) {
  return (
    <div class="jd-directing">
      {(['end-round', 'stop-play'] as const).map((type) => {
        const offer = offerTo(table, 'director', type);
        const what = say(`official.do.${type}`);
        return (
          <AskOnce
            key={type}
            table={table}
            sure={say('official.sure', { what })}
            yes={say('official.do')}
            why={offer && !offer.open ? offer.why : undefined}
            onYes={() => table.act({ type }, 'director')}
          >
            {what}
          </AskOnce>
        );
      })}
    </div>
  );
}
