// The review of one shake: its graph, what the step in view was worth, the lesson, and the list of steps.
import type { Review, ShakeReview as Shake, Step } from '@openshake/advice';
import type { AnyFact } from '@openshake/rules';
import { scoresOf } from '@openshake/words';
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { all, say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Line } from '../../../parts/Line.tsx';
import { useScrolls } from '../../table/mat/scrolls.ts';
import type { OpenMatch } from '../open.ts';
import { Steps, swipes } from '../Steps.tsx';
import { clockText } from '../told.ts';
import { sayLine, tellerFor } from './adviceWords.ts';
import { type Column, columnsOf } from './columns.ts';
import { Graph, Legend } from './Graph.tsx';
import { betterThan, Perfect } from './Perfect.tsx';
import { ProofShown } from './ProofShown.tsx';
import { shortestOf, shownBy, worthOf } from './proof.ts';

interface ShakeReviewProps {
  match: OpenMatch;
  review: Review;
  shake: Shake;
  /** The number of the step in view. */
  at: Signal<number>;
  onShow: (v: number) => void;
  onTry: ((v: number, by: string) => Promise<void>) | null;
}

function Tags({ column }: { column: Column }) {
  return (
    <>
      {column.isMistake && <span class="tag b">{say('reviewing.mistake')}</span>}
      {column.hasMissed && <span class="tag a">{say('reviewing.missed')}</span>}
    </>
  );
}

export function ShakeReview({ match, shake, at, onShow, onTry }: ShakeReviewProps) {
  const { store, game, moments, search, played } = match;
  const words = store.words.value;
  const columns = useMemo(() => columnsOf(shake, moments, search, game), [shake]);
  const teller = tellerFor(words, played.you);
  const lines = teller.steps(shake);
  const selected = Math.min(at.value, columns.length - 1);
  const column = columns[selected];
  const line = lines[selected];
  const { lesson, goal, goalSetter } = shake;
  const name = (player: string) => words.name(player);
  const worth = line ? worthOf(line) : [];
  const shown = column && line ? shownBy(column.step, line) : null;
  const shortest = shortestOf(shake);
  const sentences = (facts: readonly AnyFact[]) => facts.map((fact) => words.say(fact).trim()).join(' ');
  const listed = (cubes: readonly string[]) => (cubes.length > 0 ? all(cubes.map((cube) => words.cube(cube))) : 'none');
  const whatOf = ({ step }: Column): string => {
    if ('to' in step)
      return words.say({ key: step.what === 'shift' ? 'advice.shift' : 'advice.move', cube: step.cube, to: step.to });
    return 'claim' in step ? words.say({ key: 'named.claim', claim: step.claim }) : say('graph.goal');
  };
  const title = column && (column.move > 0 ? say('reviewing.move', { move: column.move }) : say('reviewing.before'));

  const failed = useSignal(false);
  const tryIt = ({ action, by }: Step) => {
    failed.value = false;
    onTry?.(action - 1, by).catch(() => {
      failed.value = true;
    });
  };
  const pane = useRef<HTMLDivElement>(null);
  useScrolls(pane, true);
  // The list follows the step in view, where it scrolls by itself.
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [panel, step] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!panel || !step || panel.scrollHeight <= panel.clientHeight) return;
    const [around, own] = [panel.getBoundingClientRect(), step.getBoundingClientRect()];
    panel.scrollTop += Math.max(0, own.bottom + 8 - around.bottom) - Math.max(0, around.top + 8 - own.top);
  }, [selected]);
  const next = columns[selected + 1]?.step;
  const better = column && betterThan(column.step, next);

  return (
    <div
      class="rv-wrap"
      {...swipes((by) => {
        at.value = Math.max(0, Math.min(columns.length - 1, selected + by));
      })}
    >
      <div class="stack">
        <section class="panel">
          <div class="rv-head">
            <h2 class="as-h3">{say('reviewing.shake', { shake: shake.shake })}</h2>
            {goal !== null && goal !== undefined && (
              <span class="math">{say('reviewing.goal', { goal: words.goal(goal), name: name(goalSetter) })}</span>
            )}
            {lesson?.scores && <span class="push small">{scoresOf(lesson.scores, words)}</span>}
          </div>
          <Graph
            columns={columns}
            selected={selected}
            game={game}
            name={name}
            onSelect={(index) => {
              at.value = index;
            }}
          />
          <Legend columns={columns} />
        </section>
        <div class="rv-say" ref={pane}>
          <section class="panel" aria-live="polite">
            <h2>{title}</h2>
            {column && (
              <h3>
                {name(column.by)}: {whatOf(column)}
              </h3>
            )}
            {worth.length > 0 && <p class="rv-told">{sentences(worth)}</p>}
            {column && shown && (
              <>
                <p class="rv-how">{say('reviewing.proof', { how: shown.how, taken: listed(shown.proof.taken) })}</p>
                <ProofShown match={match} v={column.step.action} proof={shown.proof} />
              </>
            )}
            {column && (
              <div class="rv-do">
                <button type="button" class="btn" onClick={() => onShow(column.step.action)}>
                  <Icon name="eye" />
                  {say('reviewing.show')}
                </button>
                {onTry && (
                  <button type="button" class="btn" onClick={() => tryIt(column.step)}>
                    <Icon name="turn" />
                    {say('reviewing.try')}
                  </button>
                )}
              </div>
            )}
            {failed.value && <Line kind="bad">{say('reviewing.try.failed')}</Line>}
          </section>
          {(better || shortest) && (
            <section class="panel rv-better">
              {better && (
                <Perfect
                  better={better}
                  next={next}
                  open={columns[selected - 1]?.all ?? null}
                  before={match.tableAt(columns[selected - 1]?.step.action ?? 0)}
                  game={game}
                  words={words}
                  teller={teller}
                />
              )}
              {shortest && (
                <>
                  <h2>{say('reviewing.shortest')}</h2>
                  <ProofShown match={match} v={shortest.step.action} proof={shortest.proof} />
                  <p class="small">{say('reviewing.cubes', { count: shortest.proof.cubes })}</p>
                </>
              )}
            </section>
          )}
          {lesson && (
            <details class="panel rv-lesson">
              <summary>
                <h2>{words.say(teller.title(lesson))}</h2>
              </summary>
              <ul>
                {[...teller.papers(lesson), ...teller.costs(lesson, true), ...teller.solver(lesson)].map(
                  (each, index) => (
                    <li key={String(index)}>{sayLine(each, words)}</li>
                  ),
                )}
              </ul>
            </details>
          )}
        </div>
      </div>
      <div class="stack">
        <section class="panel" ref={list}>
          <h2>{say('reviewing.steps')}</h2>
          <ol class="rv-list">
            {columns.map((each, index) => (
              <li key={`${each.step.action} ${each.step.what}`} class={index === selected ? 'rv-sel' : undefined}>
                <button
                  type="button"
                  aria-current={index === selected ? 'step' : undefined}
                  onClick={() => {
                    at.value = index;
                  }}
                >
                  <span class="num">{each.move || ''}</span>
                  <b>{name(each.by)}</b>
                  {each.cube === null ? <i /> : <Cube game={game} cube={each.cube} lip={each.lip} />}
                  <span>
                    {'to' in each.step ? words.say({ key: 'named.section', section: each.step.to }) : whatOf(each)}
                  </span>
                  {each.step.what === 'bonus' && <span class="tag">{say('reviewing.bonus')}</span>}
                  <Tags column={each} />
                  <em class="num">{clockText(each.step.at)}</em>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <Steps at={at} first={0} last={Math.max(0, columns.length - 1)} label={title ?? ''} />
      </div>
    </div>
  );
}
