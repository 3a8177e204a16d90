// The third player takes a side: with the Mover or with the Challenger. One of them has to prove the claim, and then so has the one who joins.
import { BURDEN } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import type { SealedPapers } from './Writing.tsx';

export function Join({ table, writing }: { table: TableStore; writing: SealedPapers }) {
  const offer = table.offers.value.get('join');
  if (!offer?.open) return null;
  const burden = BURDEN[writing.occasion];
  return (
    <fieldset class="panel wri-join" aria-label={say('paper.join')}>
      <h3>{say('paper.join')}</h3>
      <div class="wri-sides">
        {offer.choices.map(({ action }) =>
          action.type === 'join' ? (
            <button
              key={action.side}
              type="button"
              class="btn"
              onClick={() => table.act({ type: 'join', side: action.side })}
            >
              <span>
                {say('paper.side', {
                  side: action.side,
                  player: table.words.value.name(writing[action.side] ?? ''),
                })}
                <small>{say('paper.sideWrites', { writes: action.side === burden ? 'yes' : 'no' })}</small>
              </span>
            </button>
          ) : null,
        )}
      </div>
    </fieldset>
  );
}
