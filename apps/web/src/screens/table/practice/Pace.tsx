// How long the bots think.
import { say } from '../../../app/speech.ts';
import type { PracticeSource } from '../../../transport/practice.ts';

const PACES = { quick: 0.08, brisk: 0.35, people: 1 } as const;
type PaceName = keyof typeof PACES;
const NAMES = Object.keys(PACES) as PaceName[];

/** The one that comes nearest. */
const nameOf = (pace: number): PaceName =>
  NAMES.reduce(
    (best, name) => (Math.abs(PACES[name] - pace) < Math.abs(PACES[best] - pace) ? name : best),
    NAMES[0] ?? 'brisk',
  );

export function Pace({ source }: { source: PracticeSource }) {
  const now = nameOf(source.pace.value);
  return (
    <fieldset class="pr-pace">
      <legend class="small">{say('practice.pace')}</legend>
      {NAMES.map((name) => (
        <label key={name} class="pr-pace-one">
          <input
            type="radio"
            name="pace"
            value={name}
            checked={name === now}
            onChange={() => source.setPace(PACES[name])}
          />
          <span>{say('practice.pace.name', { pace: name })}</span>
        </label>
      ))}
    </fieldset>
  );
}
