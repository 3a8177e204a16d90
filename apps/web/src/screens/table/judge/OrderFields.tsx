// What an order names beside the player: the clause, a second judge, the shake, the new score.
import { imagine, type MatchView, rulesOf } from '@openshake/rules';
import type { Signal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { NEEDS, needsScore, type OrderForm } from './orders.ts';

interface OrderFieldsProps {
  form: Signal<OrderForm>;
  view: MatchView;
  /** Whether two judges together may take a point without a warning. */
  hasSecond: boolean;
}

export function OrderFields({ form, view, hasSecond }: OrderFieldsProps) {
  const needs = NEEDS[form.value.order];
  const set = (change: Partial<OrderForm>) => {
    form.value = { ...form.value, ...change };
  };
  const { cites } = rulesOf(imagine(view));
  const usual = form.value.order === 'take-score' ? cites['match.noScore'] : cites['judge.conduct'];
  const scored = view.shakes.filter(({ scores }) => scores).map(({ number }) => number);
  const shakes =
    form.value.order === 'replay-shake'
      ? [...view.shakes.map(({ number }) => number), ...(view.table.shake === null ? [] : [view.table.shake])]
      : scored;
  return (
    <div class="jd-fields">
      {needs.shake && (
        <label>
          <span>{say('official.shake')}</span>
          <select
            value={form.value.shake ?? ''}
            onChange={({ currentTarget }) =>
              set({ shake: currentTarget.value === '' ? null : Number(currentTarget.value) })
            }
          >
            <option value="">
              {needs.shake === 'one'
                ? '–'
                : form.value.order === 'take-score'
                  ? say('official.wholeRound')
                  : say('official.latest')}
            </option>
            {shakes.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      )}
      {needsScore(form.value) && (
        <label>
          <span>{say('official.score')}</span>
          <input
            type="number"
            inputMode="numeric"
            value={form.value.score}
            onInput={({ currentTarget }) => set({ score: currentTarget.value })}
          />
        </label>
      )}
      {needs.clause && (
        <label>
          <span>{say('official.clause')}</span>
          <input
            autoCapitalize="characters"
            spellcheck={false}
            placeholder={usual}
            value={form.value.clause}
            onInput={({ currentTarget }) => set({ clause: currentTarget.value })}
          />
        </label>
      )}
      {needs.second && hasSecond && (
        <label>
          <span>{say('official.second')}</span>
          <input
            placeholder={say('official.secondHint')}
            value={form.value.second}
            onInput={({ currentTarget }) => set({ second: currentTarget.value })}
          />
        </label>
      )}
    </div>
  );
}
