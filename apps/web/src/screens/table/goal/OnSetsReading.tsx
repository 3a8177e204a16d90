// What a Goal of On-Sets reads as, its legal values, and how many cards that is.
import { picksOf } from '@openshake/rules';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { onSetsFormula } from '../mat/goalShape.ts';
import type { OnSetsGoal } from './onSetsLayout.ts';

export function OnSetsReading({
  table,
  goal,
  missing,
}: {
  table: TableStore;
  goal: OnSetsGoal | undefined;
  missing: number;
}) {
  const seen = table.view.value;
  if (!seen) return null;
  if (!goal)
    return (
      <p class="goal-reads" role="status">
        <small>{say('setGoal.empty', { count: missing })}</small>
      </p>
    );
  const words = table.words.value;
  const { values } = table.judge.value.layGoal(seen, { picks: picksOf(seen.table.variations) }, goal);
  const formula = onSetsFormula(goal);
  const shown = words.any(values.map((value) => words.value(value)));
  const cards = seen.table.universe.length;
  const isBeyond = values.length > 0 && values.every((value) => Number(value) > cards);
  return (
    <p class="goal-reads" role="status">
      <span class="goal-value math">
        {shown === '' || formula === shown
          ? formula || words.goal(goal)
          : say('setGoal.reads', { formula, values: shown })}
      </span>
      {values.length > 0 && (
        <small>{isBeyond ? say('setGoal.beyond', { cards }) : say('setGoal.cards', { values: shown, cards })}</small>
      )}
    </p>
  );
}
