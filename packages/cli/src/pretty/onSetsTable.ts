// A table of On-Sets on a page: the variations, the Universe, the Goal and the mat, from a request with anything in it.
import { books } from '@openshake/rules';
import type { Verdict } from '@openshake/rules/onsets';
import { field, showOnSetsSigns, textOf } from '@openshake/words';
import { variationTitle } from '../inPlainWords.ts';
import type { Speech } from '../words/speech.ts';
import { optionalRow, row } from './lines.ts';
import { type Page, speechOf } from './page.ts';
import { matLines, playedByLines } from './position.ts';
import { wordsIn } from './tableWords.ts';

export const listed = (cards: readonly string[], { say }: Speech): string =>
  cards.length === 0 ? say('cards.none') : say('cards.listed', { cards: cards.join('  '), count: cards.length });

/** The variations that are in force without being chosen. */
function standing(request: unknown, speech: Speech): string {
  const book = Object.values(books).find(({ id }) => id === field(request, 'rulebook'));
  if (book?.game !== 'on-sets' || field(request, 'variations') === false) return '';
  const division = Object.entries(book.divisions).find(([name]) => name === field(request, 'division'))?.[1];
  return (division?.standing ?? []).map((id) => variationTitle(id, speech)).join(', ');
}

/** The table, in the order it is set up. `goal`: the lines about the Goal. */
export function onSetsTableLines(
  request: unknown,
  ignored: Readonly<Verdict['ignoredVariations']>,
  goal: readonly string[],
  page: Page,
): string[] {
  const speech = speechOf(page);
  const { say } = speech;
  const universe = field(request, 'universe');
  const picks = field(request, 'variations');
  const chosen = Array.isArray(picks) ? picks.map((pick) => textOf(pick)).join(', ') : '';
  return [
    ...playedByLines(request, page),
    ...optionalRow(say('label.everyShake'), standing(request, speech), page),
    ...optionalRow(say('label.variations'), chosen, page),
    ...(ignored ?? []).flatMap(({ name, clause, facts }) => {
      const why = wordsIn('on-sets', speech).say(facts);
      return row(say('label.notPlayed'), say('page.cited', { name, why, clause }), page);
    }),
    ...(Array.isArray(universe)
      ? row(
          say('label.universe'),
          listed(
            universe.map((card) => textOf(card)),
            speech,
          ),
          page,
        )
      : []),
    ...goal,
    ...matLines(request, (cube) => showOnSetsSigns(cube.toUpperCase()), page),
  ];
}
