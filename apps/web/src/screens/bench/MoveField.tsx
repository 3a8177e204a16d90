// A move beside a paper: a cube and the section that it goes to.
import { SECTIONS } from '@openshake/rules';
import { CUBES } from '@openshake/rules/onsets';
import { field, type TableWords, textOf } from '@openshake/words';
import { say } from '../../app/speech.ts';

export function MoveField({
  label,
  move,
  words,
  onMove,
}: {
  label: string;
  move: unknown;
  words: TableWords;
  onMove: (move: { cube: string; to: string } | undefined) => void;
}) {
  const cube = textOf(field(move, 'cube'));
  const to = textOf(field(move, 'to'));
  return (
    <fieldset class="bench-typed small" aria-label={label}>
      <span>{label}</span>
      <div class="bench-move">
        <select
          aria-label={say('bench.paper.cube', { part: label })}
          value={cube}
          onChange={({ currentTarget: { value } }) =>
            onMove(value === '' ? undefined : { cube: value, to: to || 'permitted' })
          }
        >
          <option value="">{say('bench.paper.noMove')}</option>
          {CUBES.map((each) => (
            <option key={each} value={each}>
              {words.cube(each)}
            </option>
          ))}
        </select>
        {cube !== '' && (
          <select
            aria-label={say('bench.paper.to', { part: label })}
            value={to}
            onChange={({ currentTarget: { value } }) => onMove({ cube, to: value })}
          >
            {SECTIONS.map((each) => (
              <option key={each} value={each}>
                {words.say({ key: 'named.section', section: each })}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  );
}
