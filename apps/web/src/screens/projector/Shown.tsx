// The match for a whole room: the clock, what the table waits for, what lies on the mat, the scores, and what happened last.
import '../../styles/table.css';
import '../../styles/projector.css';
import { SECTIONS } from '@openshake/rules';
import { sayAfter, sayReason, showPoints } from '@openshake/words';
import { signal, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { say } from '../../app/speech.ts';
import { gameOf } from '../../books.ts';
import { Card, CHART } from '../../parts/Card.tsx';
import { Cube } from '../../parts/Cube.tsx';
import { WrittenPaper } from '../../parts/WrittenPaper.tsx';
import type { EndedShake, OpenedPapers } from '../../table/lastShake.ts';
import type { TableStore } from '../../table/store.ts';
import { moments } from '../../table/ticking.ts';
import { dutyText, LastSeconds, useLimits } from '../table/mat/Clock.tsx';
import { readLimit, showSeconds } from '../table/mat/clock.ts';
import { GoalCubes, Worth } from '../table/mat/Goal.tsx';
import { type Hands, handsOf } from '../table/mat/hands.ts';
import { lastMoved, lookOf } from '../table/mat/Mat.tsx';
import { sentencesOf } from '../table/mat/news.ts';
import { saysOf } from '../table/mat/Players.tsx';
import { RoundTime } from '../table/mat/RoundTime.tsx';
import { isOnTurn } from '../table/mat/roles.ts';
import { toldWords } from '../table/mat/told.ts';
import { FullScreen } from './FullScreen.tsx';

/** The same table, seen by nobody in particular. */
export const seenByAll = (table: TableStore): TableStore => ({ ...table, me: signal(null) });

/** `late`: what is shown is thirty seconds old. */
export function Shown({ table, late }: { table: TableStore; late: boolean }) {
  const hands = useMemo(() => handsOf(table), [table]);
  const view = table.view.value;
  if (!view) return null;
  const isOver = view.phase.name === 'over';
  const number = view.table.shake ?? view.shakes.length + (isOver ? 0 : 1);
  const ended = endedBefore(table);
  const universe = ended?.opened?.table.universe ?? view.table.universe;
  const hasCards = universe.length > 0 && !isOver;
  const after = ended?.ended ?? view.writing?.occasion ?? view.checking?.occasion ?? null;
  return (
    <div class="pj" data-main={isOver ? 'over' : 'match'} data-cards={hasCards} data-players={view.players.length}>
      <header class="pj-top">
        <div>
          <h1>
            {isOver
              ? say('projector.over')
              : after === null
                ? say('projector.shake', { shake: number })
                : say(ended ? 'projector.last' : 'projector.after', {
                    shake: ended?.number ?? number,
                    after: sayAfter(after, table.words.value),
                  })}
          </h1>
          <p>
            {say('table.title', {
              book: say(`game.${gameOf(view.book)}`),
              division: say(`division.${view.division}`),
            })}{' '}
            <RoundTime table={table} />
          </p>
          <p class="pj-duty">{dutyText(table)}</p>
        </div>
        <FullScreen />
        <Clock table={table} />
      </header>
      <main class="pj-main">
        {!isOver && <Middle hands={hands} ended={ended} />}
        {hasCards && (
          <section class="pj-cards" aria-label={say('table.universe', { count: universe.length })}>
            {CHART.map((card) => (
              <Card key={card} card={card} state={universe.includes(card) ? 'plain' : 'off'} />
            ))}
          </section>
        )}
        <Scores table={table} ended={ended} />
      </main>
      <footer class="pj-foot">
        <Last table={table} />
        {table.connection.value === 'reconnecting' && <b class="pj-away">{say('projector.reconnecting')}</b>}
        {late && <small>{say('projector.late')}</small>}
      </footer>
    </div>
  );
}

function Clock({ table }: { table: TableStore }) {
  const [limit] = useLimits(table).value;
  if (!limit) return null;
  const { seconds, large } = readLimit(limit, moments(table).value);
  return (
    <div class="pj-clock" role="timer" aria-label={dutyText(table, limit)} data-large={large}>
      {/* The last seconds stand in the room of minutes and seconds. */}
      <span class="kept">{showSeconds(0)}</span>
      {large ? <LastSeconds seconds={seconds} /> : <span>{showSeconds(seconds)}</span>}
    </div>
  );
}

/** The shake that has just ended: a room reads its papers until the next cubes are rolled. */
function endedBefore(table: TableStore): EndedShake | null {
  const [view, ended] = [table.view.value, table.last.value];
  if (!view || !ended || view.phase.name === 'over' || view.table.shake === ended.number) return null;
  return view.table.rolled.length === 0 ? ended : null;
}

/** More cubes than this in one section lie in three rows. */
const MANY = 6;

/** The papers once they are face up; until then the mat. */
function Middle({ hands, ended }: { hands: Hands; ended: EndedShake | null }) {
  const { table } = hands;
  const view = table.view.value;
  const opened = table.opened.value;
  if (view?.phase.name === 'check' && opened)
    return (
      <section class="pj-mat pj-papers" aria-label={say('table.theTable')}>
        <Goal hands={hands} />
        <Papers table={table} opened={opened} />
      </section>
    );
  if (ended?.opened && ended.opened.papers.length > 0)
    return (
      <section class="pj-mat pj-papers" aria-label={say('projector.shake', { shake: ended.number })}>
        <div class="pj-zone pj-goal">
          <h2>{say('table.goal')}</h2>
          <p>{table.words.value.any(ended.opened.table.goalValues.map(table.words.value.value))}</p>
        </div>
        <Papers table={table} opened={ended.opened} />
      </section>
    );
  const laid = hands.laid.value;
  const last = lastMoved(hands);
  const cubes = (places: readonly number[]) => (
    <div class="cubes">
      {places.map((at) => (
        <span key={at} class={at === last ? 'tbl-latest' : undefined}>
          <Cube {...lookOf(hands, at)} />
        </span>
      ))}
    </div>
  );
  return (
    <section class="pj-mat" aria-label={say('table.mat')}>
      <Goal hands={hands} />
      <div class="pj-zones" data-many={SECTIONS.some((section) => laid[section].length > MANY)}>
        {SECTIONS.map((section) => (
          <div key={section} class="pj-zone">
            <h2>{table.words.value.say({ key: 'named.section', section })}</h2>
            {cubes(laid[section])}
          </div>
        ))}
      </div>
      <div class="pj-zone pj-res">
        <h2>{say('table.resources', { count: laid.resources.length })}</h2>
        {cubes(laid.resources)}
      </div>
    </section>
  );
}

function Papers({ table, opened }: { table: TableStore; opened: OpenedPapers }) {
  const words = table.words.value;
  return (
    <ul>
      {opened.papers.map(({ writer, paper, settled }) => (
        <li key={writer} class="sheet">
          <div class="pj-writer">
            <b>{words.name(writer)}</b>
            {settled && (
              <span class={settled.correct ? 'tag g' : 'tag b'}>
                {say('projector.settled', { correct: settled.correct ? 'yes' : 'no' })}
              </span>
            )}
          </div>
          <WrittenPaper table={table} paper={paper} />
          {settled?.reasons.map(({ clause, facts }) => (
            <p key={`${clause} ${facts.key}`} class="pj-why">
              {sayReason(facts, words)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Goal({ hands }: { hands: Hands }) {
  const lay = hands.table.view.value?.table;
  if (!lay) return null;
  return (
    <div class="pj-zone pj-goal">
      <h2>{say('table.goal')}</h2>
      {lay.goal === null ? (
        <p>{say('projector.noGoal', { player: hands.table.words.value.name(lay.goalSetter) })}</p>
      ) : (
        <div class="pj-goal-row">
          <GoalCubes hands={hands} />
          <Worth hands={hands} />
        </div>
      )}
    </div>
  );
}

function Scores({ table, ended }: { table: TableStore; ended: EndedShake | null }) {
  const view = table.view.value;
  if (!view) return null;
  const most = Math.max(...Object.values(view.totals));
  /** At the end the frame is around whoever has most. */
  const isFramed = (player: string): boolean =>
    view.phase.name === 'over' ? view.totals[player] === most : isOnTurn(player, view);
  return (
    <ul class="pj-scores" aria-label={say('table.players')}>
      {view.players.map((player) => (
        <li key={player} class={isFramed(player) ? 'turn' : undefined} aria-current={isOnTurn(player, view)}>
          <span>{table.words.value.name(player)}</span>
          <b class="num">
            {showPoints(view.totals[player] ?? 0)}
            <span class="unseen">{say('table.points')}</span>
          </b>
          <small>
            {ended?.scores ? say('projector.points', { points: ended.scores[player] ?? 0 }) : saysOf(player, table)}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** The foot has one line, or two. */
const SENTENCES = 2;

/** What happened last: all of it, as a charge and what it undid. It stays until something else happens. */
function Last({ table }: { table: TableStore }) {
  const last = useSignal('');
  useSignalEffect(() => {
    const events = table.events.value;
    const view = table.view.peek();
    if (!view) return;
    const told = sentencesOf(events, toldWords(table).peek(), view.penalties).slice(-SENTENCES);
    if (told.length > 0) last.value = told.map(({ text }) => text).join(' ');
  });
  return (
    <p class="pj-last" aria-live="polite">
      {last.value}
    </p>
  );
}
