// The variations in force: those of every shake, and the chosen ones with who chose them.
import { books } from '@openshake/rules';
import { textOf } from '@openshake/words';
import { say } from '../../../app/speech.ts';
import type { TableStore } from '../../../table/store.ts';
import { yes } from './lists.ts';

export function Variations({ table }: { table: TableStore }) {
  const view = table.view.value;
  if (!view) return null;
  const words = table.words.value;
  const book = books[view.book];
  const standing = view.variations && book.game === 'on-sets' ? (book.divisions[view.division]?.standing ?? []) : [];
  const chosen = view.table.variations.map((pick) => {
    const { by, improper, ...choice } = pick as Record<string, unknown>;
    return {
      variation: words.pick(choice),
      by: by === undefined ? '' : words.name(textOf(by)),
      counts: yes(!improper),
    };
  });
  if (standing.length + chosen.length === 0) return null;
  return (
    <section class="panel tbl-variations" aria-label={say('table.variations')}>
      <h2>{say('table.variations')}</h2>
      <ul class="chips">
        {standing.map((id) => (
          <li key={id} class="chip">
            {say('table.everyShake', { variation: words.say({ key: `variation.${id}` }) })}
          </li>
        ))}
        {chosen.map((each, at) => (
          <li key={at} class="chip">
            {say('table.chosen', each)}
          </li>
        ))}
      </ul>
    </section>
  );
}
