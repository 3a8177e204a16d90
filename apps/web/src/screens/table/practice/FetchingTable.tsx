// What stands where a table will be: nothing for 0.3 s, then its shape, after 3 s a sentence. Or the match is open in another tab.
import { useLateness } from '../../../app/Loading.tsx';
import { say } from '../../../app/speech.ts';
import { Brand } from '../../../parts/Frame.tsx';
import type { PracticeSource } from '../../../transport/practice.ts';

export function FetchingTable({ source }: { source: PracticeSource | null }) {
  const late = useLateness();
  const elsewhere = source?.elsewhere.value === true;
  if (late === 'quiet' && !elsewhere) return null;
  return (
    <div class="pr-fetching">
      <header class="bar">
        <Brand />
      </header>
      <main class="pr-fetching-main" aria-busy={!elsewhere}>
        {elsewhere ? (
          <Elsewhere source={source} />
        ) : (
          <>
            <h1 class="unseen">{say('table.theTable')}</h1>
            <TableShape />
            <p role="status">{late === 'slow' || source?.trouble.value ? say('practice.slow') : ''}</p>
          </>
        )}
      </main>
    </div>
  );
}

/** The shape of a mat. */
export function TableShape() {
  return (
    <div class="mat pr-shape" aria-hidden="true">
      {['required', 'permitted', 'forbidden'].map((section) => (
        <div key={section} class="zone">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

function Elsewhere({ source }: { source: PracticeSource }) {
  return (
    <div class="fr-note" role="alert">
      <h1>{say('practice.elsewhere')}</h1>
      <p>{say('practice.elsewhere.what')}</p>
      <button type="button" class="btn p" onClick={() => source.playHere()}>
        {say('practice.elsewhere.here')}
      </button>
    </div>
  );
}
