// What help found: a hint in words, which moves are safe, or that it is not known yet.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../../../app/speech.ts';
import { Line, type LineKind } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';
import { intoSight } from '../mat/sight.ts';
import type { Helping } from './helping.ts';
import { type Safety, safetyOf, sayHint, sayJudgment, sayThought } from './sayAdvice.ts';

/** Whoever waits longer than this sees how long, and may stop. */
const LONG_MS = 500;

export function Found({ table, helping }: { table: TableStore; helping: Helping }) {
  const shown = helping.shown.value;
  const words = table.words.value;
  switch (shown.state) {
    case 'none':
      return null;
    case 'working':
      return <Working key={shown.since} since={shown.since} stop={helping.stop} />;
    case 'stopped':
      return <Line kind="plain">{say('practice.stopped')}</Line>;
    case 'found':
  }
  const { answer, ms } = shown;
  if (answer.what === 'failed')
    return (
      <div ref={intoSight}>
        <Line kind="bad">{say('practice.failed')}</Line>
      </div>
    );
  const on = answer.cut && <On ms={ms} helping={helping} />;
  if (answer.what === 'hint') {
    const { hint } = answer;
    if (!hint.action && table.myTasks.value.length > 0 && !answer.cut)
      return (
        <div ref={intoSight}>
          <Line kind="plain">{say('practice.hint.yours')}</Line>
        </div>
      );
    return (
      <div class="pr-found" role="status" ref={intoSight}>
        {sayHint(hint, words).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {on}
      </div>
    );
  }
  if (answer.what !== 'safe') return null;
  return (
    <>
      <ul class="pr-safe" ref={intoSight}>
        {answer.judged.map(({ judgment, ...thought }) => {
          const safety = safetyOf(judgment);
          return (
            <li key={`${thought.kind} ${thought.to}`}>
              <Line kind={KINDS[safety]}>
                <strong>{sayThought(thought, words)}</strong> {sayJudgment(judgment, words)}
              </Line>
            </li>
          );
        })}
      </ul>
      {on}
    </>
  );
}

const KINDS: Readonly<Record<Safety, LineKind>> = { safe: 'good', unsafe: 'bad', unknown: 'plain' };

/** It is not known: how long was searched, and a way to search on. Never shown as a no. */
function On({ ms, helping }: { ms: number; helping: Helping }) {
  return (
    <div class="pr-on">
      <Line kind="plain">{say('practice.unknown', { seconds: Math.round(ms / 1000) })}</Line>
      <button type="button" class="btn" onClick={helping.on}>
        {say('practice.on')}
      </button>
    </div>
  );
}

function Working({ since, stop }: { since: number; stop: () => void }) {
  const spent = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      spent.value = performance.now() - since;
    }, 250);
    return () => clearInterval(timer);
  }, [since, spent]);
  if (spent.value < LONG_MS)
    return (
      <p class="unseen" role="status">
        {say('practice.working')}
      </p>
    );
  return (
    <div class="pr-on" ref={intoSight}>
      <p class="small num">{say('practice.searching', { seconds: Math.floor(spent.value / 1000) })}</p>
      <button type="button" class="btn" onClick={stop}>
        {say('practice.stop')}
      </button>
    </div>
  );
}
