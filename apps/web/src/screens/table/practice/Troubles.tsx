// What is wrong around a practice table: it cannot be stored, it was opened in another tab, or nothing is kept in this browser.
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import { Line } from '../../../parts/Line.tsx';
import type { PracticeSource } from '../../../transport/practice.ts';

export function Troubles({ source }: { source: PracticeSource }) {
  const seen = useSignal(false);
  if (source.elsewhere.value)
    return (
      <div class="pr-over">
        <Line kind="accent" loud>
          {say('practice.elsewhere.what')}{' '}
          <button type="button" class="btn" onClick={() => source.playHere()}>
            {say('practice.elsewhere.here')}
          </button>
        </Line>
      </div>
    );
  const trouble = source.trouble.value;
  if (trouble)
    return (
      <div class="pr-over">
        <Line kind="bad" loud>
          {say('practice.trouble', { what: trouble })}
        </Line>
      </div>
    );
  if (!source.kept && !seen.value)
    return (
      <div class="pr-over">
        <Line kind="plain">
          {say('practice.unkept')}{' '}
          <button
            type="button"
            class="btn q"
            onClick={() => {
              seen.value = true;
            }}
          >
            {say('practice.unkept.seen')}
          </button>
        </Line>
      </div>
    );
  return null;
}
