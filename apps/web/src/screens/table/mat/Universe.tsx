// The Universe as a chart of four by four, where neighbours differ by one colour. You can mark cards for yourself; nobody else sees that.
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { CHART, cardClass, Dots } from '../../../parts/Card.tsx';
import type { Hands } from './hands.ts';
import { keepMarks, type Mark, marksOf, nextMark } from './marks.ts';
import { Sheet } from './Sheet.tsx';

export function Universe({ hands }: { hands: Hands }) {
  const { table } = hands;
  const view = table.view.value;
  const key = `${table.source.id}.${view?.table.shake ?? 0}`;
  const marks = useMemo(() => signal(marksOf(key)), [key]);
  if (!view) return null;
  const { universe } = view.table;
  const turn = (card: string) => {
    const next: Record<string, Mark> = { ...marks.value };
    const mark = nextMark(next[card]);
    if (mark) next[card] = mark;
    else delete next[card];
    marks.value = next;
    keepMarks(key, next);
  };
  return (
    <Sheet hands={hands} name="universe" title={say('table.universe', { count: universe.length })} inline>
      {universe.length === 0 ? (
        <p class="soft">{say('table.notDealt')}</p>
      ) : (
        <ul class="tbl-chart">
          {CHART.map((card) => (
            <li key={card}>
              {universe.includes(card) ? (
                <button
                  type="button"
                  class={`${cardClass(marks.value[card] ?? 'plain')} tbl-card`}
                  aria-label={say('table.card', { card, mark: marks.value[card] ?? 'plain' })}
                  onClick={() => turn(card)}
                >
                  <Dots card={card} />
                </button>
              ) : (
                <div class={cardClass('off')} />
              )}
            </li>
          ))}
        </ul>
      )}
      {Object.keys(marks.value).length > 0 && (
        <button
          type="button"
          class="btn q tbl-clear"
          onClick={() => {
            marks.value = {};
            keepMarks(key, {});
          }}
        >
          {say('table.clearMarks')}
        </button>
      )}
    </Sheet>
  );
}
