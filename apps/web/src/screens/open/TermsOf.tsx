// What a table plays by, in a few words.
import type { ShownTable } from '@openshake/protocol/server';
import { say } from '../../app/speech.ts';
import { hasVariations } from '../../books.ts';

export function TermsOf({ table }: { table: ShownTable }) {
  const { rulebook, division, officiating, clocks, variations, shakes, minutes } = table;
  const terms = [
    say('open.terms.officiating', { officiating }),
    say('open.terms.clocks', { clocks }),
    ...(hasVariations(rulebook, division) ? [say('open.terms.variations', { on: variations ? 'yes' : 'no' })] : []),
    ...(shakes === null ? [] : [say('open.terms.shakes', { count: shakes })]),
    ...(minutes === null ? [] : [say('open.terms.minutes', { count: minutes })]),
  ];
  return (
    <>
      <p>
        <b>{say('book.played', { book: say(`book.${rulebook}`), division: say(`division.${division}`) })}</b>
      </p>
      <ul class="chips hm-terms">
        {terms.map((term) => (
          <li key={term} class="chip">
            {term}
          </li>
        ))}
      </ul>
    </>
  );
}
