// What one can say at a table of the server: a few kind phrases, and nothing else.
import '../../../styles/live.css';
import { useSignal } from '@preact/signals';
import { say } from '../../../app/speech.ts';
import type { TableSource } from '../../../table/source.ts';
import { PHRASES, type Phrase } from './phrases.ts';

/** So that nobody says the same thing over and over. */
const REST_MS = 3000;

export function Phrases({ source }: { source: TableSource }) {
  const open = useSignal(false);
  const resting = useSignal(false);
  if (!source.phrase) return null;

  function speak(phrase: Phrase): void {
    open.value = false;
    resting.value = true;
    setTimeout(() => {
      resting.value = false;
    }, REST_MS);
    source.phrase?.(phrase);
  }

  return (
    <section class="lv-phrases" aria-label={say('live.say')}>
      <button
        type="button"
        class="btn"
        aria-expanded={open.value}
        aria-disabled={resting.value}
        onClick={() => {
          if (!resting.value) open.value = !open.value;
        }}
      >
        {say(resting.value ? 'live.saidIt' : 'live.say')}
      </button>
      {open.value && (
        <ul>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" class="btn" onClick={() => speak(phrase)}>
                {say(`phrase.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
