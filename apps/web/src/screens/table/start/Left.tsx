// The time that is left of a limit, beside what it limits. It changes without motion and is never read out by itself.
import type { Task } from '@openshake/rules';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { OneOf } from '../../../parts/OneOf.tsx';
import type { TableStore } from '../../../table/store.ts';
import { limitsOf, readLimit, showSeconds } from '../mat/clock.ts';

const OFTEN_MS = 250;

export function Left({ table, task }: { table: TableStore; task: Task | undefined }) {
  const [now, setNow] = useState(() => table.now());
  const seen = table.view.value;
  const due = task?.due ?? null;
  useEffect(() => {
    setNow(table.now());
    if (due === null) return;
    const timer = setInterval(() => setNow(table.now()), OFTEN_MS);
    return () => clearInterval(timer);
  }, [due, table]);
  const limit =
    seen &&
    task &&
    limitsOf(seen, table.me.value).find(({ what, player }) => what === task.what && player === task.player);
  if (!limit) return null;
  const { seconds, stage } = readLimit(limit, now);
  const time = showSeconds(seconds);
  const stages = [limit.extra ? 'extra' : 'limit', ...(limit.ends > limit.due ? ['countdown'] : []), 'over'];
  return (
    <span class="start-left num" role="timer" aria-live="off" data-stage={stage}>
      <OneOf texts={stages.map((each) => say('starting.left', { time, stage: each }))} at={stages.indexOf(stage)} />
    </span>
  );
}
