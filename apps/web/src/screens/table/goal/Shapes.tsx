// The shapes of a Goal, each with what it means.
import { say } from '../../../app/speech.ts';
import type { Template } from './onSetsLayout.ts';

/** So many digits are drawn for what has no shape. */
const DRAWN = 3;

export function Shapes({
  templates,
  chosen,
  onChoose,
}: {
  templates: readonly Template[];
  chosen: string;
  onChoose: (name: string) => void;
}) {
  return (
    <div class="goal-shapes" role="radiogroup" aria-label={say('setGoal.shapes')}>
      {templates.map(({ name, shape, digits, means }) => (
        <label key={name} class={`goal-shape${name === chosen ? ' on' : ''}`}>
          <input
            type="radio"
            name="goal-shape"
            checked={name === chosen}
            aria-label={say('setGoal.shape', { shape: name })}
            onChange={() => onChoose(name)}
          />
          <span class="goal-drawn" data-shape={name} aria-hidden="true">
            {Array.from({ length: shape === 'other' ? DRAWN : digits }, (_, place) => (
              <i key={place} />
            ))}
          </span>
          <span class="math" aria-hidden="true">
            {means}
          </span>
        </label>
      ))}
    </div>
  );
}
