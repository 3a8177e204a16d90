// The clock: the limit that counts, whose it is, and how far it is. The last ten seconds are large.
import type { MatchView, Player } from '@openshake/rules';
import { taskFact } from '@openshake/words';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Brief } from '../../../parts/Brief.tsx';
import { OneOf } from '../../../parts/OneOf.tsx';
import type { TableStore } from '../../../table/store.ts';
import { moments } from '../../../table/ticking.ts';
import { dutiesOf } from '../start/duties.ts';
import { type Limit, limitsOf, type Reading, readLimit, showSeconds } from './clock.ts';
import { briefWords, capital, toldWords } from './told.ts';

export function useLimits(table: TableStore) {
  return useComputed<readonly Limit[]>(() => (table.view.value ? limitsOf(table.view.value, table.me.value) : []));
}

type Duty = Pick<Limit, 'what' | 'player'>;

/** Nobody has a task before a shake has begun: whoever may begin it has to. */
function beginning({ view, judge, me }: TableStore): Duty | undefined {
  const seen = view.value;
  if (seen?.phase.name !== 'start') return undefined;
  const open = dutiesOf(seen, judge.value).flatMap(({ what, by: player }) => (player === null ? [] : { what, player }));
  return open.find(({ player }) => player === me.value) ?? open[0];
}

const dutyAt = (table: TableStore): Duty | undefined =>
  table.myTasks.value[0] ?? table.view.value?.tasks[0] ?? beginning(table);

/** Whether the table waits for this viewer. */
export const isMyDuty = (table: TableStore): boolean =>
  table.me.value !== null && dutyAt(table)?.player === table.me.value;

/** Everybody who has to do the same. */
const allWith = ({ what, player }: Duty, view: MatchView): readonly Player[] => {
  const all = view.tasks.flatMap((task) => (task.what === what && task.player !== null ? task.player : []));
  return all.length > 1 ? all : [player ?? ''];
};

/** What this viewer has to do, or what the table waits for. */
export function dutyText(table: TableStore, limit?: Limit): string {
  const view = table.view.value;
  const me = table.me.value;
  if (!view) return '';
  if (view.block) {
    const isMine = view.block.holder === me;
    return isMine
      ? say('table.duty.block')
      : say('table.blockWaits', { player: table.words.value.name(view.block.holder) });
  }
  const duty = limit ?? dutyAt(table);
  return duty ? taskText(table, duty, allWith(duty, view)) : '';
}

/** Whether a task of nobody in particular is this viewer's: the judge rules, and whoever may take the block may challenge. */
const isForMe = ({ view, offers }: TableStore, what: Limit['what']): boolean =>
  what === 'ruling'
    ? view.value?.viewer === 'judge'
    : what === 'late-claim' && offers.value.get('pick-up-block')?.open === true;

function taskText(table: TableStore, { what, player }: Duty, players: readonly Player[], words = toldWords): string {
  const me = table.me.value;
  if (what === 'block') return '';
  if (player === null ? isForMe(table, what) : player === me) return say(`table.duty.${what}`);
  return capital(words(table).value.say(taskFact({ what, player }, players)));
}

/** More letters than this have no room in the thumb bar, which keeps its height, beside what several players have to do. */
const SHORT_TOGETHER = 12;

/** In the thumb bar: names are cut short, never what is waited for. */
function shortDuty(table: TableStore, limit?: Limit): string {
  const view = table.view.value;
  const task = limit ?? dutyAt(table);
  const holder = view?.block?.holder ?? null;
  if (!view || (holder ?? task?.player ?? null) === null || (holder ?? task?.player) === table.me.value)
    return dutyText(table, limit);
  // Beside it, the block says who has it.
  if (holder !== null) return say('table.mayChallenge');
  const players = task ? allWith(task, view) : [];
  const { name, all, say: tell } = briefWords(table).value;
  const { name: phase } = view.phase;
  if (players.length > 1 && (phase === 'write' || phase === 'check') && all(players.map(name)).length > SHORT_TOGETHER)
    return capital(tell({ key: `phase.${phase}` }));
  if (task?.player == null || task.what === 'block') return '';
  return capital(tell(taskFact({ what: task.what, player: task.player }, players)));
}

/** What is said of a limit while it runs, and at its end. `short`: in the thumb bar, where the whole sentence has no room. */
function stageTexts({ due, ends, extra }: Limit, isMine: boolean, short = false): [running: string, last: string] {
  const running = extra ? say('table.extra') : '';
  if (ends <= due) return [running, say('table.lastSeconds')];
  return [running, short ? say('table.countdownShort') : say('table.countdown', { mine: isMine ? 'yes' : 'no' })];
}

const isLast = ({ stage, large }: Reading): boolean => stage !== 'extra' && (large || stage === 'over');

/** A digit stays where it is when the one before it goes. */
export const LastSeconds = ({ seconds }: { seconds: number }) => (
  <span key={seconds < 10 ? 'one' : 'two'}>
    {seconds < 10 && <span class="kept">0</span>}
    {seconds}
  </span>
);

/** `small`: in the thumb bar and beside the line of reconnecting. `step`: what comes next within the duty. */
export function Clock({ table, small = false, step = '' }: { table: TableStore; small?: boolean; step?: string }) {
  const limits = useLimits(table);
  const [limit] = limits.value;
  const text = dutyText(table, limit);
  const brief = small ? shortDuty(table, limit) : text;
  const isMine = limit !== undefined && limit.player === table.me.value && table.me.value !== null;
  if (!limit)
    return (
      <div class="tbl-time" data-small={small}>
        {small ? (
          <small class="tbl-duty">{step || <Brief text={brief} whole={text} />}</small>
        ) : (
          <p class="soft">{say('table.noClock')}</p>
        )}
      </div>
    );
  const reading = readLimit(limit, moments(table).value);
  const [running, last] = stageTexts(limit, isMine, small);
  const shown = isLast(reading) ? 1 : 0;
  const under = running || step || brief;
  return (
    <div class="tbl-time" data-small={small} data-large={reading.large} data-mine={isMine}>
      <div class="clock num" role="timer" aria-label={text}>
        {reading.large ? <LastSeconds seconds={reading.seconds} /> : <span>{showSeconds(reading.seconds)}</span>}
      </div>
      {small ? (
        // The clock says the whole sentence aloud.
        <small class="tbl-duty" aria-hidden={shown === 0 && under === brief}>
          <OneOf texts={[under, last]} at={shown} />
        </small>
      ) : (
        <>
          <p class="tbl-stage">
            <OneOf texts={[running, last]} at={shown} />
          </p>
          <progress class="tbl-run" value={reading.left} max={1} aria-hidden="true" />
        </>
      )}
      <OtherLimits table={table} words={small ? briefWords : toldWords} />
    </div>
  );
}

const isTogether = (one: Limit, other: Limit): boolean =>
  one.what === other.what && one.due === other.due && one.extra === other.extra;

/** What else has a limit, each with the time that is left: others' duties, and the right to challenge meanwhile. */
export function OtherLimits({ table, words }: { table: TableStore; words?: typeof toldWords }) {
  const [first, ...rest] = useLimits(table).value;
  const known = useRef<{ first: Limit | undefined; shown: Map<string, string> }>({
    first: undefined,
    shown: new Map(),
  });
  if (!first) return null;
  // With another clock everything is new. Until then a limit that has ended keeps its room, so that nothing moves.
  if (!known.current.first || !isTogether(known.current.first, first)) known.current = { first, shown: new Map() };
  const { shown } = known.current;
  const running = new Map<string, number>();
  for (const limit of rest) {
    const key = `${limit.what} ${limit.due}`;
    // Whoever has to do the same in the same time is named with the first.
    if (running.has(key) || (isTogether(limit, first) && first.player !== table.me.value)) continue;
    const all = rest.flatMap((each) => (isTogether(each, limit) ? (each.player ?? []) : []));
    shown.set(key, taskText(table, limit, all, words));
    running.set(key, readLimit(limit, moments(table).value).seconds);
  }
  return (
    <>
      {[...shown].map(([key, text]) => (
        <p key={key} class={`small tbl-other${running.has(key) ? '' : ' kept'}`}>
          <span>{text}</span>
          <b class="num">{showSeconds(running.get(key) ?? 0)}</b>
        </p>
      ))}
    </>
  );
}
