// The points of a shake as they are earned: they roll from the old total to the new one. Lost points and those that wait for a judge stand below.
import type { Player } from '@openshake/rules';
import { sayAfter, showPoints } from '@openshake/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { say } from '../../../app/speech.ts';
import { Clause } from '../../../parts/Clause.tsx';
import { type EndedShake, totalsAround } from '../../../table/lastShake.ts';
import type { TableStore } from '../../../table/store.ts';
import { LostPoints } from './LostPoints.tsx';
import { roleIn } from './role.ts';

export function Points({ table, ended }: { table: TableStore; ended: EndedShake }) {
  const view = table.view.value;
  const words = table.words.value;
  if (!view) return null;
  const { number, scores, scoredBy, opened } = ended;
  if (!scores)
    return (
      <section class="panel pt">
        <p id="pt-title">{say('points.void', { shake: number })}</p>
        <LostPoints table={table} shake={number} />
      </section>
    );
  const totals = totalsAround(view, number);
  const best = Math.max(...Object.values(scores));
  const order = Object.keys(scores).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return (
    <section class="panel pt">
      <h2 id="pt-title">{say('points.title', { shake: number, after: sayAfter(ended.ended, words) })}</h2>
      {order.map((player) => {
        const { before = 0, after = 0 } = totals[player] ?? {};
        const points = scores[player] ?? 0;
        const by = scoredBy[player];
        return (
          <div key={player} class="pt-row">
            <span class="av" aria-hidden="true">
              {words.name(player).slice(0, 1)}
            </span>
            <div>
              <b>{words.name(player)}</b>
              <span class="small">
                {opened && `${roleText(opened, player)}. `}
                {by && (
                  <>
                    {say('points.why', { points, rule: by.rule.replace('score.', '') })}{' '}
                    <Clause book={view.book} clause={by.clause} />
                  </>
                )}
              </span>
            </div>
            <span class={`pt-plus${points > 0 && points === best ? ' best' : ''}`} aria-hidden="true">
              {points > 0 ? '+' : ''}
              {showPoints(points)}
            </span>
            <Rolling from={before} to={after} />
            <span class="unseen">
              {say('points.said', { name: words.name(player), points: showPoints(points), before, after })}
            </span>
          </div>
        );
      })}
      <LostPoints table={table} shake={number} />
    </section>
  );
}

/** Mover, not correct. */
function roleText(opened: NonNullable<EndedShake['opened']>, player: Player): string {
  const kept = opened.papers.find(({ writer }) => writer === player);
  const paper = kept?.settled ? (kept.settled.correct ? 'correct' : 'wrong') : kept ? '' : 'none';
  return say('points.role', { role: roleIn(opened, player), paper });
}

const ROLLS_MS = 600;

const isStill = (): boolean =>
  settings.value.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A number that rolls to its new value once. */
function Rolling({ from, to }: { from: number; to: number }) {
  const shown = useSignal(isStill() ? to : from);
  useEffect(() => {
    if (shown.peek() === to) return;
    const began = performance.now();
    let frame = requestAnimationFrame(function roll(now) {
      const part = Math.min(1, (now - began) / ROLLS_MS);
      const eased = 1 - (1 - part) ** 3;
      shown.value = Math.round(from + (to - from) * eased);
      if (part < 1) frame = requestAnimationFrame(roll);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <div class="pt-total" aria-hidden="true">
      {showPoints(shown.value)}
      <small>{say('points.before', { before: from })}</small>
    </div>
  );
}
