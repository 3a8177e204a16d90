// The code of a friend's table, on the first screen.
import { go, hrefTo } from '../../app/place.ts';
import { say } from '../../app/speech.ts';
import { CodeForm } from '../join/CodeForm.tsx';
import { findTable, sayNotFound } from '../join/finding.ts';

async function join(code: string): Promise<void> {
  await findTable(code);
  go(hrefTo(['join', code]));
}

export function JoinByCode() {
  return (
    <section class="panel" aria-labelledby="hm-join">
      <h2 id="hm-join">{say('join.withCode')}</h2>
      <CodeForm use={join} sayFailure={sayNotFound} label={say('join.label')} button={say('join.join')} />
    </section>
  );
}
