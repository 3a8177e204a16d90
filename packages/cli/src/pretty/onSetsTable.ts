// What a page says of a table of On-Sets: the variations, the Universe, the Goal and the mat, from a request in which anything may stand.
import { books } from '@openshake/rules';
import type { Verdict } from '@openshake/rules/onsets';
import { variationTitle } from '../sentences.ts';
import { textOf } from './anyValue.ts';
import { optionalRow, row } from './lines.ts';
import { showSigns } from './onSetsGoal.ts';
import type { Page } from './page.ts';
import { field, matLines, playedByLines } from './position.ts';
import { wordsIn } from './tableWords.ts';

const count = (cards: readonly string[]): string => `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`;
export const listed = (cards: readonly string[]): string =>
  cards.length === 0 ? 'no card' : `${cards.join('  ')}  (${count(cards)})`;

/** The variations that hold without being chosen. */
function standing(request: unknown): string {
  const book = Object.values(books).find(({ id }) => id === field(request, 'rulebook'));
  if (book?.game !== 'on-sets' || field(request, 'variations') === false) return '';
  const division = Object.entries(book.divisions).find(([name]) => name === field(request, 'division'))?.[1];
  return (division?.standing ?? []).map((id) => variationTitle(id)).join(', ');
}

/** The table in the order in which it is laid; `goal` has the lines that tell of the Goal. */
export function onSetsTableLines(
  request: unknown,
  ignored: Readonly<Verdict['ignoredVariations']>,
  goal: readonly string[],
  page: Page,
): string[] {
  const universe = field(request, 'universe');
  const picks = field(request, 'variations');
  const chosen = Array.isArray(picks) ? picks.map((pick) => textOf(pick)).join(', ') : '';
  return [
    ...playedByLines(request, page),
    ...optionalRow('Every shake', standing(request), page),
    ...optionalRow('Variations', chosen, page),
    ...(ignored ?? []).flatMap(({ name, clause, facts }) =>
      row('Not played', `${name}: ${wordsIn('on-sets').say(facts)} (${clause})`, page),
    ),
    ...(Array.isArray(universe) ? row('Universe', listed(universe.map((card) => textOf(card))), page) : []),
    ...goal,
    ...matLines(request, (cube) => showSigns(cube.toUpperCase()), page),
  ];
}
