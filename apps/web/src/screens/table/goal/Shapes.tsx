// The shapes of a Goal, each with what it means.
import { say } from '../../../app/speech.ts';
import { TEMPLATES, type TemplateName } from './onSetsLayout.ts';

export function Shapes({
  names,
  chosen,
  onChoose,
}: {
  names: readonly TemplateName[];
  chosen: TemplateName;
  onChoose: (name: TemplateName) => void;
}) {
  return (
    <div class="goal-shapes" role="radiogroup" aria-label={say('setGoal.shapes')}>
      {names.map((name) => (
        <label key={name} class={`goal-shape${name === chosen ? ' on' : ''}`}>
          <input
            type="radio"
            name="goal-shape"
            checked={name === chosen}
            aria-label={say('setGoal.shape', { shape: name })}
            onChange={() => onChoose(name)}
          />
          <span class="goal-drawn" data-shape={name} aria-hidden="true">
            {Array.from({ length: TEMPLATES[name].places }, (_, place) => (
              <i key={place} />
            ))}
          </span>
          <span class="math" aria-hidden="true">
            {TEMPLATES[name].reads}
          </span>
        </label>
      ))}
    </div>
  );
}
