// The page of a match: its replay, scoresheet and review. The address names the moment or the step in view.
import '../../styles/match.css';
import { hasMissed, isMistake, type Step } from '@openshake/advice';
import { type Signal, untracked, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { go, hrefTo, place } from '../../app/place.ts';
import { all, say } from '../../app/speech.ts';
import { Brand } from '../../parts/Frame.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Line } from '../../parts/Line.tsx';
import { Toasts } from '../../parts/Toast.tsx';
import { Scoresheet } from '../table/round/Scoresheet.tsx';
import { Board } from './Board.tsx';
import { Keep } from './Keep.tsx';
import type { Moment } from './moments.ts';
import { type OpenMatch, openMatch } from './open.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { pictureOf } from './picture.ts';
import { ShakeReview } from './review/ShakeReview.tsx';
import { keptReview, type Reviewing, reviewOf } from './reviewing.ts';
import { Steps, swipes } from './Steps.tsx';
import { clockText, toldAt } from './told.ts';
import { canTry, whatIf } from './whatIf.ts';

function useMatch(id: string) {
  const match = useSignal<OpenMatch | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let isHere = true;
    openMatch(id).then(
      (opened) => {
        if (isHere) match.value = opened;
        else opened.store.close();
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      isHere = false;
      match.peek()?.store.close();
    };
  }, [id]);
  return { match, failed };
}

export default function Match() {
  // A screen that is being left keeps its own match.
  const id = useSignal(place.peek().path[1] ?? '').value;
  const { match, failed } = useMatch(id);
  const opened = match.value;
  const { query } = place.value;
  // A screen that is being left shows what it showed.
  const isReview = useRef(query.has('review'));
  if (isAt(id)) isReview.current = query.has('review');
  return (
    <>
      <header class="bar mt-bar">
        <Brand />
        {opened && <h1 class="mt-title">{titleOf(opened)}</h1>}
        {opened && opened.goesOn !== null && (
          <a class="btn push" href={opened.goesOn}>
            {say('match.goOn')}
          </a>
        )}
      </header>
      <main id="main">
        {failed.value && (
          <div class="mt-gone">
            <Line kind="bad">{say('match.gone')}</Line>
            <a class="btn p" href="#/matches">
              {say('match.all')}
            </a>
          </div>
        )}
        {opened && (isReview.current ? <Reviewed match={opened} /> : <Replayed match={opened} />)}
      </main>
      <Toasts />
    </>
  );
}

/** Whether the address is still one of this match. */
const isAt = (id: string): boolean => {
  const [screen, match] = place.peek().path;
  return screen === 'match' && match === id;
};

function titleOf({ played, store }: OpenMatch): string {
  const { book, division, players } = played.setup;
  const names = all(players.map((player) => store.words.value.name(player)));
  return say('match.title', { book: say(`book.${book}`), division: say(`division.${division}`), names });
}

/** Keeps the address at what is in view, so that a link opens there. */
function useAddress(id: string, at: Signal<number>, query: (at: number) => Record<string, string>): void {
  useSignalEffect(() => {
    const href = hrefTo(['match', id], query(at.value));
    // Somebody who has left in the meantime is not brought back.
    if (isAt(id) && location.hash !== href) go(href, { replace: true });
  });
}

/** Another link to the same match brings another moment. */
function useLink(name: string, bring: (asked: number) => void): void {
  useSignalEffect(() => {
    const asked = Number(place.value.query.get(name));
    if (asked > 0) untracked(() => bring(asked));
  });
}

/** The mistakes and missed challenges, once the match was reviewed. */
function useMistakes({ played }: OpenMatch): Signal<readonly Step[]> {
  const steps = useSignal<readonly Step[]>([]);
  useEffect(() => {
    keptReview(played).then((review) => {
      const all = review?.shakes.flatMap((shake) => shake.steps) ?? [];
      steps.value = all.filter((step) => isMistake(step) || hasMissed(step));
    });
  }, [played, steps]);
  return steps;
}

function Replayed({ match }: { match: OpenMatch }) {
  const { moments, shakes, store, played } = match;
  const asked = Number(place.peek().query.get('row'));
  const found = moments.findIndex(({ v }) => v >= asked);
  // Where nothing is asked for: the last table that lay there.
  const last = moments.findLastIndex(({ match: { shake } }) => shake !== null);
  const at = useSignal(asked > 0 && found >= 0 ? found : Math.max(0, last));
  const board = useRef<HTMLDivElement>(null);
  useSignalEffect(() => match.show(at.value));
  useAddress(played.id, at, (index) => ({ row: String(moments[index]?.v ?? 0) }));
  useLink('row', (row) => {
    const index = moments.findIndex(({ v }) => v >= row);
    if (index >= 0) at.value = index;
  });
  const steps = useMistakes(match).value;
  const moment = moments[at.value];
  if (!moment) return <Line kind="plain">{say('match.nothing')}</Line>;
  const shake = shakes.find(({ first, last }) => at.value >= first && at.value <= last);
  const told = toldAt(moment, store.words.value);
  const here = steps.find(({ action }) => action === moment.v);
  const label = say('replay.at', { time: clockText(moment.at), row: at.value + 1, rows: moments.length });
  return (
    <div
      class="mt-wrap"
      {...swipes((by) => {
        at.value = Math.max(0, Math.min(moments.length - 1, at.value + by));
      })}
    >
      <div class="stack">
        <div ref={board}>
          <Board table={store} />
        </div>
        <section class="panel">
          <div class="mt-said">
            <p aria-live="polite">
              {told.map((text) => (
                <span key={text}>{text} </span>
              ))}
              {here && (
                <span class={isMistake(here) ? 'tag b' : 'tag a'}>
                  {say(isMistake(here) ? 'reviewing.mistake' : 'reviewing.missed')}
                </span>
              )}
            </p>
            <small class="num push">{label}</small>
          </div>
          <nav class="mt-shakes" aria-label={say('match.shakes')}>
            {shakes.map(({ shake: number, first }) => (
              <button
                key={number}
                type="button"
                class="chip"
                aria-pressed={number === shake?.shake}
                onClick={() => {
                  at.value = first;
                }}
              >
                {say('reviewing.shake', { shake: number })}
              </button>
            ))}
          </nav>
          <Steps
            at={at}
            first={0}
            last={moments.length - 1}
            marks={moments.flatMap(({ v }, index) => (steps.some(({ action }) => action === v) ? index : []))}
            label={label}
          />
          {canTry(played) && <TryFrom key={moment.v} match={match} moment={moment} />}
        </section>
      </div>
      <div class="stack">
        <section class="panel">
          <h2>{say(at.value < moments.length - 1 ? 'match.sheetThen' : 'match.sheet')}</h2>
          <Scoresheet table={store} />
        </section>
        <a
          class="btn p w"
          href={hrefTo(['match', played.id], { review: String(shake?.shake ?? shakes.at(0)?.shake ?? 1) })}
        >
          {say('match.review')}
        </a>
        <Keep
          match={match}
          title={titleOf(match)}
          board={() => (board.current ? pictureOf(board.current) : Promise.reject(new Error('Nothing is drawn.')))}
        />
      </div>
      <PrintSheet match={match} title={titleOf(match)} />
    </div>
  );
}

/** What if? The match goes on from the moment in view, against bots. */
function TryFrom({ match, moment }: { match: OpenMatch; moment: Moment }) {
  const told = useSignal<'over' | 'failed' | null>(null);
  const { played, shakes } = match;
  const isOver = moment.match.phase.name === 'over';
  const { phase, tasks } = moment.match;
  // For a reader who did not play: the seat whose turn it is.
  const by = tasks.find(({ player }) => player !== null)?.player ?? ('player' in phase ? phase.player : null);
  const tryIt = async () => {
    told.value = null;
    if (isOver) {
      told.value = 'over';
      return;
    }
    try {
      const id = await whatIf(played, moment.v, by ?? played.setup.players[0] ?? '', shakes.length);
      go(hrefTo(['practice', id]));
    } catch {
      told.value = 'failed';
    }
  };
  return (
    <div class="mt-try">
      <button type="button" class="btn w" aria-disabled={isOver} onClick={tryIt}>
        <Icon name="turn" />
        {say('match.tryFrom')}
      </button>
      {told.value === 'over' && <Line kind="plain">{say('match.tryOver')}</Line>}
      {told.value === 'failed' && <Line kind="bad">{say('reviewing.try.failed')}</Line>}
    </div>
  );
}

function Reviewed({ match }: { match: OpenMatch }) {
  const { played, store, shakes } = match;
  const reviewing = useMemo(() => reviewOf(played), [played]);
  useEffect(() => () => reviewing.close(), [reviewing]);
  // A Solution is drawn as the game of the table in view writes it.
  useEffect(() => match.show(match.moments.length - 1), [match]);
  const words = store.words.value;
  const review = reviewing.review.value;
  const number = Number(place.value.query.get('review'));
  if (!review) return <Working reviewing={reviewing} total={shakes.length} />;
  const shake = review.shakes.find((each) => each.shake === number) ?? review.shakes.at(0);
  return (
    <div class="rv">
      <div class="rv-top">
        <nav class="mt-shakes" aria-label={say('match.shakes')}>
          {review.shakes.map((each) => (
            <a
              key={each.shake}
              class="chip"
              aria-current={each.shake === shake?.shake ? 'page' : undefined}
              href={hrefTo(['match', played.id], { review: String(each.shake) })}
            >
              {say('reviewing.shake', { shake: each.shake })}
            </a>
          ))}
        </nav>
        <span class={review.exact ? 'tag' : 'tag a'}>
          {review.exact ? say('reviewing.exact') : words.say({ key: 'review.inexact' })}
        </span>
        {!review.complete && (
          <button type="button" class="btn" onClick={() => reviewing.again()}>
            {say('reviewing.on')}
          </button>
        )}
        <a class="btn push" href={hrefTo(['match', played.id])}>
          {say('match.replay')}
        </a>
      </div>
      {shake && shake.steps.length > 0 ? (
        <OneShake key={shake.shake} match={match} review={review} shake={shake} />
      ) : (
        <Line kind="plain">{words.say({ key: 'review.nothing' })}</Line>
      )}
    </div>
  );
}

type Reviewable = Parameters<typeof ShakeReview>[0];

function OneShake({ match, review, shake }: Pick<Reviewable, 'match' | 'review' | 'shake'>) {
  const { played } = match;
  const steps = shake.steps;
  const asked = Number(place.peek().query.get('step'));
  // The mistake is what one came for.
  const mistake = steps.findIndex(({ verdict }) => verdict === 'mistake' || verdict === 'wrong');
  const at = useSignal(asked > 0 ? Math.min(asked, steps.length) - 1 : Math.max(0, mistake));
  useAddress(played.id, at, (index) => ({ review: String(shake.shake), step: String(index + 1) }));
  useLink('step', (step) => {
    at.value = Math.min(step, steps.length) - 1;
  });
  return (
    <ShakeReview
      match={match}
      review={review}
      shake={shake}
      at={at}
      onShow={(v) => go(hrefTo(['match', played.id], { row: String(v) }))}
      onTry={
        canTry(played)
          ? async (v, by) => go(hrefTo(['practice', await whatIf(played, v, by, match.shakes.length)]))
          : null
      }
    />
  );
}

function Working({ reviewing, total }: { reviewing: Reviewing; total: number }) {
  const progress = reviewing.progress.value;
  return (
    <div class="rv-working" role="status">
      {reviewing.failed.value ? (
        <>
          <Line kind="bad">{say('reviewing.failed')}</Line>
          <button type="button" class="btn p" onClick={() => reviewing.again()}>
            {say('shell.again')}
          </button>
        </>
      ) : (
        <>
          <p>{say('reviewing.working', { shakes: total })}</p>
          <progress max={progress?.of ?? 1} value={progress?.done ?? 0} aria-label={say('reviewing.progress')} />
          <button type="button" class="btn" onClick={() => reviewing.stop()}>
            {say('reviewing.stop')}
          </button>
        </>
      )}
    </div>
  );
}
