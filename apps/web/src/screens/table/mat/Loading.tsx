// Before anything was heard: the shape of what comes, and after three seconds a sentence.
import { say } from '../../../app/speech.ts';
import { Brand } from '../../../parts/Frame.tsx';
import { Line } from '../../../parts/Line.tsx';
import type { TableStore } from '../../../table/store.ts';

export function Loading({ table }: { table: TableStore }) {
  const isGone = table.connection.value === 'gone';
  return (
    <div class="tbl" data-main="loading">
      <header class="bar tbl-bar">
        <Brand />
      </header>
      <main class="tbl-main">
        <h1 class="unseen">{say('table.theTable')}</h1>
        {isGone ? (
          <Line kind="bad">{say('table.gone')}</Line>
        ) : (
          <div class="tbl-loading">
            <div class="mat tbl-mat" aria-hidden="true">
              <div class="tbl-zones">
                <div class="zone tbl-zone" />
                <div class="zone tbl-zone" />
                <div class="zone tbl-zone" />
              </div>
            </div>
            <p class="soft" role="status">
              {say('table.loading')}
            </p>
          </div>
        )}
      </main>
    </div>
  );
}
