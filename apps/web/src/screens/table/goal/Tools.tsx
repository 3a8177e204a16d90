// What can be done with the cube of the row that is in hand. The tools keep their room while no cube is, so that nothing moves under a finger.
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
  return (
    <fieldset class="goal-tools goal-tools-row" aria-label={say('setGoal.hand')} data-empty={here === null}>
      <button
        type="button"
        class="btn"
        aria-label={say('setGoal.before')}
        aria-disabled={at === 0}
        onClick={() => onCarry(at, at - 1)}
      >
        <Icon name="prev" />
      </button>
      <button
        type="button"
        class="btn"
        aria-label={say('setGoal.after')}
        aria-disabled={at === last}
        onClick={() => onCarry(at, at + 1)}
      >
        <Icon name="next" />
      </button>
      <button type="button" class="btn" aria-disabled={at === 0} onClick={() => at > 0 && onGap()}>
        {say('setGoal.gap', { on: gap ? 'yes' : 'no' })}
      </button>
      {turns !== undefined && (
        <button type="button" class="btn" aria-disabled={!turns} onClick={() => onTurn(at)}>
          {say('setGoal.turn')}
        </button>
      )}
      <button type="button" class="btn" onClick={() => onTake(at)}>
        {say('setGoal.takeAway')}
      </button>
    </fieldset>
  );
}
