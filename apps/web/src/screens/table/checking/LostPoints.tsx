// The points lost in a shake, or in the whole match, each with its reason and clause; those that a judge has not initialed yet say so.
import { tellEvent } from '@openshake/words';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { toldWords } from '../mat/told.ts';

export function LostPoints({ table, shake }: { table: TableStore; shake?: number }) {
  const words = toldWords(table).value;
  const penalties = table.view.value?.penalties ?? [];
  const shown = penalties.filter((each) => shake === undefined || each.shake === shake);
  if (shown.length === 0) return null;
  return (
    <ul class="pt-lost">
      {shown.map((penalty, at) => {
        const told = tellEvent({ type: 'pointLost', penalty, at: 0 }, words, penalties);
        return (
          // The same player may lose two points alike.
          <li key={`${at} ${penalty.player}`}>
            <b aria-hidden="true">−1</b>
            <span>{told && words.say(told.fact)}</span>
            {!penalty.counted && <span class="tag a">{say('points.waits')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
