// How a Goal of Equations reads, with the brackets that its gaps show, and what the judge says it is worth.
import { picksOf } from '@openshake/rules';
import { shakeRules } from '@openshake/rules/equations/table';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { equationsFormula } from '../mat/goalShape.ts';
import { type EquationsLaid, groupedText, spacedText } from './equationsLayout.ts';

/** More values than these are not read. */
const MOST_VALUES = 3;

export function EquationsReading({
  table,
  laid,
  goal,
}: {
  table: TableStore;
  laid: EquationsLaid;
  goal: string | undefined;
}) {
  const seen = table.view.value;
  if (!seen) return null;
  const rules = shakeRules(seen.book, seen.division);
  if (goal === undefined)
    return (
      <p class="goal-reads">
        <small>{say('setGoal.most', { count: rules.goal.mostCubes })}</small>
      </p>
    );
  const words = table.words.value;
  const { values } = table.judge.value.layGoal(seen, { picks: picksOf(seen.table.variations) }, goal);
  const pieces = equationsFormula(groupedText(spacedText(laid, seen.table.rolled)));
  const shown = values.length > MOST_VALUES ? '' : words.any(values.map((value) => words.value(value)));
  const isPlain = pieces.join('') === shown;
  return (
    <p class="goal-reads" role="status">
      <span class="goal-value math">
        {pieces.map((piece, at) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <i key={at} class={`tu${piece.turned === 'sideways' ? ' sd' : ''}`}>
              {piece.digit}
            </i>
          ),
        )}
        {shown !== '' && !isPlain && ` = ${shown}`}
      </span>
      {values.length > MOST_VALUES && <small>{say('setGoal.zeroWild')}</small>}
    </p>
  );
}
