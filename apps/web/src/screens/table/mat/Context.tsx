// The table in brief, beside papers that are checked and below those that were: Goal, Required, Permitted, Forbidden.
import { SECTIONS } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import { Cube } from '../../../parts/Cube.tsx';
import { GoalCubes, Worth } from './Goal.tsx';
import type { Hands } from './hands.ts';
import { lookOf } from './Mat.tsx';

export function Context({ hands }: { hands: Hands }) {
  const laid = hands.laid.value;
  return (
    <section class="mat tbl-context" aria-label={say('table.theTable')}>
      <h2>{say('table.theTable')}</h2>
      <dl>
        <div>
          <dt>{say('table.goal')}</dt>
          <dd class="tbl-goal-brief">
            <GoalCubes hands={hands} />
            <Worth hands={hands} />
          </dd>
        </div>
        {SECTIONS.map((section) => (
          <div key={section}>
            <dt>{hands.table.words.value.say({ key: 'named.section', section })}</dt>
            <dd class="cubes">
              {laid[section].map((at) => (
                <Cube key={at} {...lookOf(hands, at)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
