// The block is in hand: what can be claimed, each with what it means, and putting the block down with what that costs.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { BlockSeconds, focusClaims } from './Block.tsx';
import type { Hands } from './hands.ts';
import { claimsToShow, openClaims, playOf, yes } from './lists.ts';
import { toldWords } from './told.ts';

export const isClaiming = ({ table, claiming }: Hands): boolean => {
  const view = table.view.value;
  if (!view || table.me.value === null) return false;
  return view.block ? view.block.holder === table.me.value : claiming.value && openClaims(table).length > 0;
};

export function Claims({ hands }: { hands: Hands }) {
  const { table } = hands;
  const view = table.view.value;
  /** The earlier move that a Force Out A names. */
  const moved = useSignal<number | null>(null);
  useEffect(focusClaims, []);
  if (!view) return null;
  const holds = view.block !== null;
  const open = openClaims(table);
  const { fines, cites } = playOf(view);
  const { table: lay, book } = view;
  const last = lay.trail.at(-1);
  const words = table.words.value;
  const earlier = lay.trail.filter(({ turn }) => turn > 0);

  const claim = (name: string) => {
    const chosen = earlier.find(({ nth }) => nth === moved.value);
    const names = name === 'force-out-a' && chosen ? { moved: { cube: chosen.cube, to: chosen.to } } : {};
    hands.try({ type: 'challenge', claim: name, ...names });
    hands.claiming.value = false;
  };
  const down = () => {
    if (holds) hands.try({ type: 'put-down-block' });
    else hands.claiming.value = false;
  };

  return (
    <section class="panel tbl-claims" aria-label={say('table.claims')}>
      <div class="tbl-head">
        <h3>{holds ? say('table.blockYours') : say('table.claims')}</h3>
        {last && view.phase.name !== 'no-goal' && (
          <p class="soft">
            {toldWords(table).value.say({ key: 'story.cubeMoved', player: last.by, cube: last.cube, to: last.to })}.
          </p>
        )}
        <BlockSeconds hands={hands} />
      </div>
      {open.includes('force-out-a') && earlier.length > 1 && (
        <label class="tbl-which">
          {say('table.whichMove')}
          <select
            value={String(moved.value ?? '')}
            onChange={(event) => {
              moved.value = event.currentTarget.value === '' ? null : Number(event.currentTarget.value);
            }}
          >
            <option value="">{say('table.lastMove')}</option>
            {earlier.toReversed().map(({ nth, by, cube, to }) => (
              <option key={nth} value={nth}>
                {toldWords(table).value.say({ key: 'story.cubeMoved', player: by, cube, to })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="tbl-claim-list">
        {claimsToShow(view).map((name) => (
          <button
            key={name}
            type="button"
            class={`tbl-claim ${open.includes(name) ? 'btn p' : 'btn'}`}
            aria-disabled={!open.includes(name)}
            data-claim={name}
            onClick={() => claim(name)}
          >
            <b>{words.say({ key: 'named.claim', claim: name })}</b>
            <span>{say(`table.means.${name}`)}</span>
          </button>
        ))}
      </div>
      <div class="tbl-down">
        <button type="button" class="btn w" onClick={down}>
          {holds ? say('table.putDown', { costs: yes(fines.blockPutDown > 0) }) : say('table.back')}
        </button>
        {holds && fines.blockPutDown > 0 && (
          <p class="small tbl-cost">
            {say('table.putDownWhy')} <Clause book={book} clause={cites['block.putDown']} />
          </p>
        )}
      </div>
    </section>
  );
}
