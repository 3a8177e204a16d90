// What the table waits for, how long is left, and what one may do besides moving a cube.
import { say } from '../../../app/speech.ts';
import { Clock, dutyText, useLimits } from './Clock.tsx';
import type { Hands } from './hands.ts';
import { Charge, mayCharge } from './lazy.tsx';
import { playOf } from './lists.ts';

export function Act({ hands }: { hands: Hands }) {
  const { table } = hands;
  const limits = useLimits(table);
  const [limit] = limits.value;
  const isMine = limit !== undefined && limit.player === table.me.value && table.me.value !== null;
  return (
    <section class="panel tbl-act" data-mine={isMine}>
      <h2>{dutyText(table, limit) || say('table.clock')}</h2>
      <Clock table={table} />
      <div class="tbl-deeds">
        <Deeds hands={hands} />
        <button
          type="button"
          class="btn"
          aria-pressed={hands.sheet.value === 'score'}
          onClick={() => {
            hands.sheet.value = hands.sheet.value === 'score' ? null : 'score';
          }}
        >
          {say('table.score')}
        </button>
      </div>
      {mayCharge(table) && <Charge table={table} />}
    </section>
  );
}

/** What a player may do on a turn besides moving a cube. */
export function Deeds({ hands, bonus = true }: { hands: Hands; bonus?: boolean }) {
  const { table } = hands;
  const view = table.view.value;
  if (!view || table.me.value === null || view.phase.name !== 'move') return null;
  const rules = playOf(view);
  return (
    <>
      {bonus && rules.bonus.who !== 'nobody' && <Bonus hands={hands} />}
      {rules.forceOut && (
        <button
          type="button"
          class="btn"
          aria-disabled={!hands.isOpen('force-out')}
          onClick={() => hands.try({ type: 'force-out' })}
        >
          {say('table.forceOut')}
        </button>
      )}
      {hands.isOpen('take-back') && (
        <button type="button" class="btn" onClick={() => hands.try({ type: 'take-back' })}>
          {say('table.takeBack')}
        </button>
      )}
    </>
  );
}

export function Bonus({ hands }: { hands: Hands }) {
  return (
    <button
      type="button"
      class="btn tbl-bonus"
      aria-disabled={!hands.isOpen('bonus')}
      aria-pressed={hands.bonus.value}
      onClick={() => hands.turnBonus()}
    >
      {say('table.bonus')}
    </button>
  );
}
