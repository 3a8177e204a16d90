// Lost points that count only once a judge has initialed them, the oldest of each player first.
import { tellEvent } from '@openshake/words';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';

export function Pending({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  const words = table.words.value;
  const waiting = view.penalties.filter(({ counted }) => !counted);
  const isOldest = (at: number) => waiting.findIndex(({ player }) => player === waiting[at]?.player) === at;
  return (
    <>
      <h3>{say('official.pending')}</h3>
      <ul class="jd-list">
        {waiting.map((penalty, at) => {
          const told = tellEvent({ type: 'pointLost', penalty, at: 0 }, words, view.penalties);
          const { player } = penalty;
          return (
            <li key={`${at} ${player}`}>
              <span>{told && words.say(told.fact)}</span>
              {isOldest(at) && (
                <button type="button" class="btn" onClick={() => table.act({ type: 'approve-penalty', player })}>
                  {say('official.do.approve-penalty')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
