// What can be done with the cube of the row that is in hand. A tool that could do nothing is not there, and keeps its room, so that nothing moves under a finger.
import { useRef } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Icon } from '../../../parts/Icon.tsx';

export function Tools({
  here,
  last,
  gap,
  turns,
  onCarry,
  onGap,
  onTurn,
  onTake,
}: {
  /** The place in hand. */
  here: number | null;
  last: number;
  /** Whether there is a gap before it. */
  gap: boolean;
  /** Whether it can be turned; undefined where no cube can. */
  turns: boolean | undefined;
  onCarry: (from: number, to: number) => void;
  onGap: () => void;
  onTurn: (place: number) => void;
  onTake: (place: number) => void;
}) {
  const at = here ?? 0;
  const tools = useRef<HTMLFieldSetElement>(null);
  const kept = (does: boolean): string => (does ? '' : 'kept');
  const carry = (to: number) => () => {
    // A button that goes away under the focus leaves it with its group.
    if (to === 0 || to === last) tools.current?.focus();
    onCarry(at, to);
  };
  return (
    <fieldset
      ref={tools}
      tabIndex={-1}
      class="goal-tools goal-tools-row"
      aria-label={say('setGoal.hand')}
      data-empty={here === null}
    >
      <button type="button" class={`btn ${kept(at > 0)}`} aria-label={say('setGoal.before')} onClick={carry(at - 1)}>
        <Icon name="prev" />
      </button>
      <button type="button" class={`btn ${kept(at < last)}`} aria-label={say('setGoal.after')} onClick={carry(at + 1)}>
        <Icon name="next" />
      </button>
      <button type="button" class={`btn ${kept(at > 0)}`} onClick={onGap}>
        {say('setGoal.gap', { on: gap ? 'yes' : 'no' })}
      </button>
      {turns !== undefined && (
        <button type="button" class={`btn ${kept(turns)}`} onClick={() => onTurn(at)}>
          {say('setGoal.turn')}
        </button>
      )}
      <button type="button" class="btn" onClick={() => onTake(at)}>
        {say('setGoal.takeAway')}
      </button>
    </fieldset>
  );
}
