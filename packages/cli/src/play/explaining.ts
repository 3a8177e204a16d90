// What `why` alone says: the last thing that happened, what it undid, what it cost, and the clauses behind it.
import { clausesBehind } from '@openshake/advice';
import type { BookId, Placed, SeenEvent } from '@openshake/rules';
import { showPoints, type TableWords } from '@openshake/words';
import { titleOf } from '../pretty/clauses.ts';
import { fit } from '../pretty/lines.ts';
import type { Page } from '../pretty/page.ts';
import { type Telling, tell } from '../pretty/story.ts';
import { clauseText } from './helping.ts';
import type { Happened } from './screen.ts';
import type { Seat } from './seat.ts';
import { tellingLines } from './telling.ts';

const moved = ({ kind, cube, to }: Placed, words: TableWords): string =>
  `${kind === 'bonus' ? 'bonus' : kind} of ${words.say({ key: 'move.to', cube: words.cube(cube), section: to })}`;

/** What was charged: each illegal action with the rules that it broke. */
function chargedTold(events: readonly SeenEvent[], words: TableWords): Telling[] {
  const charge = events.find((event) => event.type === 'charged');
  if (!charge) return [];
  const undone = events.some(({ type }) => type === 'cubeReturned' || type === 'choiceTakenBack');
  const lost = events.some(({ type }) => type === 'pointLost');
  return [
    ...charge.illegal.map(({ by, placed, broken }) => ({
      text: `The charge was about the ${placed ? moved(placed, words) : 'choice of variations'} by ${words.name(by)}, which broke ${broken.map(({ clause }) => words.clause(clause)).join(' and ')}.`,
    })),
    ...(undone ? [] : [{ text: 'Nothing had to be put back.' }]),
    ...(lost ? [] : [{ text: 'It cost no points.' }]),
  ];
}

/** Why each player has these points for the shake. */
function scoresTold(events: readonly SeenEvent[], words: TableWords): Telling[] {
  return events.flatMap((event) => {
    if (event.type !== 'shakeEnded' || !event.shake.scores) return [];
    return Object.entries(event.shake.scores).map(([player, score]) => {
      const by = event.shake.scoredBy[player];
      return { text: `${words.name(player)} scores ${showPoints(score)}${by ? ` (${words.clause(by.clause)})` : ''}.` };
    });
  });
}

/** At most this many clauses are shown. */
const MOST_CLAUSES = 6;

function clauseLines(clauses: readonly string[], book: BookId, page: Page): string[] {
  const { paint, width } = page;
  return clauses.slice(0, MOST_CLAUSES).flatMap((clause) => {
    const says = clauseText(book, clause);
    const title = titleOf(book, clause);
    if (says === undefined) return [];
    return fit(`${clause}${title === undefined ? '' : ` (${title})`} says: ${says}`, page, width - 2).map((line) =>
      paint.dim(`  ${line}`),
    );
  });
}

export function explainLines(happened: Happened, { words }: Seat, page: Page): string[] {
  const { act, events, before, view } = happened;
  const told = events.map((event) => tell(event, words, view.penalties)).map(withoutHeading);
  return [
    ...tellingLines([...told, ...chargedTold(events, words), ...scoresTold(events, words)], page),
    ...clauseLines(clausesBehind(act, before, events), view.book, page),
  ];
}

/** A heading of the story becomes a sentence here. */
const withoutHeading = (telling: Telling): Telling =>
  telling && 'heading' in telling ? { text: `${telling.heading}.` } : telling;
