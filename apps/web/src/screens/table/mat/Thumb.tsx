// What lies under the thumb on phones: the clock, your paper, the bonus, and the block, always at the right end.
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Block } from './Block.tsx';
import { Clock, isMyDuty } from './Clock.tsx';
import type { Hands } from './hands.ts';
import { playOf } from './lists.ts';
import { followSwipe } from './swipe.ts';
import type { Main } from './where.ts';

/** What comes next: while one moves the cube, its section, the confirmation; after a shake its verdict. Else it is empty. */
function stepOf({ table, asked, held, bonus, movable }: Hands, main: Main): string {
  // What the next shake asks of you cannot be done from here.
  if (main === 'ended') return isMyDuty(table) ? say('table.step', { step: 'read' }) : '';
  if (table.view.value?.block) return '';
  if (asked.value) return say('table.step', { step: 'sure' });
  if (held.value) return say('table.step', { step: bonus.value ? 'bonusSection' : 'section' });
  if (bonus.value) return say('table.step', { step: 'bonus' });
  return movable.value.resources.size > 0 ? say('table.step', { step: 'cube' }) : '';
}

const WITH_PAPER: readonly Main[] = ['choosing', 'goal', 'no-goal', 'moving'];

export function Thumb({ hands, main }: { hands: Hands; main: Main }) {
  const { table } = hands;
  const view = table.view.value;
  if (!view) return null;
  const isSeat = table.me.value !== null;
  const hasPaper = isSeat && WITH_PAPER.includes(main);
  const hasBonus = isSeat && main === 'moving' && playOf(view).bonus.who !== 'nobody';
  return (
    <nav
      class="thumb tbl-thumb"
      aria-label={say('table.actions')}
      onPointerDown={(event) =>
        followSwipe(event, (to) => {
          if (to === 'up' && hasPaper) hands.sheet.value = 'paper';
        })
      }
    >
      <Clock table={table} small step={stepOf(hands, main)} />
      {hasPaper ? (
        <button
          type="button"
          class="btn"
          aria-expanded={hands.sheet.value === 'paper'}
          onClick={() => {
            hands.sheet.value = hands.sheet.value === 'paper' ? null : 'paper';
          }}
        >
          <Icon name="pen" />
          {say('table.paperShort')}
        </button>
      ) : (
        <span />
      )}
      {hasBonus ? (
        <button
          type="button"
          class="btn"
          aria-disabled={!hands.isOpen('bonus')}
          aria-pressed={hands.bonus.value}
          onClick={() => hands.turnBonus()}
        >
          <Icon name="plus" />
          {say('table.bonusShort')}
        </button>
      ) : (
        <span />
      )}
      <Block hands={hands} short />
    </nav>
  );
}
