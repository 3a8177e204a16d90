// Who has to do what, and how long it may take. Nobody is hurried: it is one calm line for each.
import { taskFact } from '@openshake/words';
import type { TableStore } from '../../../table/store.ts';
import { capital } from '../mat/told.ts';
import { Left } from './Left.tsx';

export function Awaited({ table }: { table: TableStore }) {
  const seen = table.view.value;
  const words = table.words.value;
  const others = (seen?.tasks ?? []).filter(({ player }) => player !== table.me.value);
  if (others.length === 0) return null;
  return (
    <ul class="start-awaited">
      {others.map((task) => (
        <li key={`${task.player} ${task.what}`}>
          <span class="av" aria-hidden="true">
            {words.name(task.player ?? '').charAt(0)}
          </span>
          <span>{capital(words.say(taskFact(task)))}</span>
          <Left table={table} task={task} />
        </li>
      ))}
    </ul>
  );
}
