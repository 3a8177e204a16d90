// The clock: the limit that counts, whose it is, and how far it is. The last ten seconds are large.
import { useComputed } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { OneOf } from '../../../parts/OneOf.tsx';
import type { TableStore } from '../../../table/store.ts';
import { moments } from '../../../table/ticking.ts';
import { type Limit, limitsOf, type Reading, readLimit, showSeconds } from './clock.ts';
import { toldWords } from './told.ts';

export function useLimits(table: TableStore) {
  return useComputed<readonly Limit[]>(() => (table.view.value ? limitsOf(table.view.value, table.me.value) : []));
}

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
  const task = limit ?? table.myTasks.value[0] ?? view.tasks[0];
  if (!task || task.what === 'block') return '';
  if (task.player === me && me !== null) return say(`table.duty.${task.what}`);
  const words = toldWords(table).value;
  if (task.what === 'ruling' || task.what === 'late-claim') return words.say({ key: `task.${task.what}` });
  return words.say({ key: `task.${task.what}`, player: task.player ?? '' });
}

/** So many letters leave room in the thumb bar for what their player has to do. */
export const SHORT = 9;

/** In the thumb bar, which keeps its height: of somebody with a long name, the name. The table says what is waited for. */
function shortDuty(table: TableStore, limit?: Limit): string {
  const view = table.view.value;
  const task = limit ?? table.myTasks.value[0] ?? view?.tasks[0];
  const who = view?.block?.holder ?? task?.player ?? null;
  const name = who === null || who === table.me.value ? '' : table.words.value.name(who);
  return name.length > SHORT ? name : dutyText(table, limit);
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
  const isMine = limit !== undefined && limit.player === table.me.value;
  if (!limit)
    return (
      <div class="tbl-time" data-small={small}>
        {small ? <small class="tbl-duty">{step || brief}</small> : <p class="soft">{say('table.noClock')}</p>}
      </div>
    );
  const reading = readLimit(limit, moments(table).value);
  const [running, last] = stageTexts(limit, isMine, small);
  const shown = isLast(reading) ? 1 : 0;
  const others = limits.value.filter((each) => each !== limit && each.player !== limit.player && each.player !== null);
  return (
    <div class="tbl-time" data-small={small} data-large={reading.large} data-mine={isMine}>
      <div class="clock num" role="timer" aria-label={text}>
        {reading.large ? <LastSeconds seconds={reading.seconds} /> : <span>{showSeconds(reading.seconds)}</span>}
      </div>
      {small ? (
        <small class="tbl-duty">
          <OneOf texts={[running || step || brief, last]} at={shown} />
        </small>
      ) : (
        <>
          <p class="tbl-stage">
            <OneOf texts={[running, last]} at={shown} />
          </p>
          <progress class="tbl-run" value={reading.left} max={1} aria-hidden="true" />
          {others.map((other) => (
            <p key={`${other.what}${other.player}`} class="small tbl-other">
              <span>{dutyText(table, other)}</span>
              <b class="num">{showSeconds(readLimit(other, moments(table).value).seconds)}</b>
            </p>
          ))}
        </>
      )}
    </div>
  );
}
