// What `why` alone says: the last thing that happened, what it undid, what it cost, and the clauses behind it.
import { clausesBehind } from '@openshake/advice';
import type { BookId, SeenEvent } from '@openshake/rules';
import { showPoints } from '@openshake/words';
import { fit } from '../pretty/lines.ts';
import { type Page, speechOf } from '../pretty/page.ts';
import { type Telling, tell } from '../pretty/story.ts';
import { clauseText, sayClause } from './helping.ts';
import type { Happened } from './screen.ts';
import type { Seat } from './seat.ts';
import { tellingLines } from './telling.ts';

/** What was charged: each illegal action with the rules that it broke. */
function chargeLines(events: readonly SeenEvent[], { speech, words }: Seat): Telling[] {
  const charge = events.find((event) => event.type === 'charged');
  if (!charge) return [];
  const undone = events.some(({ type }) => type === 'cubeReturned' || type === 'choiceTakenBack');
  const lost = events.some(({ type }) => type === 'pointLost');
  const { say } = speech.at(words);
  return [
    ...charge.illegal.map(({ by: player, placed, broken }) => {
      const clauses = words.all(broken.map(({ clause }) => words.clause(clause)));
      return {
        text: placed
          ? say('explain.charged', { player, kind: placed.kind, cube: placed.cube, to: placed.to, clauses })
          : say('explain.charged.choice', { player, clauses }),
      };
    }),
    ...(undone ? [] : [{ text: say('explain.nothingBack') }]),
    ...(lost ? [] : [{ text: say('explain.noPoints') }]),
  ];
}

/** Why each player has these points for the shake. */
function scoreLines(events: readonly SeenEvent[], { speech, words }: Seat): Telling[] {
  const { say } = speech.at(words);
  return events.flatMap((event) => {
    if (event.type !== 'shakeEnded' || !event.shake.scores) return [];
    return Object.entries(event.shake.scores).map(([player, score]) => {
      const by = event.shake.scoredBy[player];
      const points = showPoints(score);
      return {
        text: by
          ? say('explain.score.clause', { player, points, clause: by.clause })
          : say('explain.score', { player, points }),
      };
    });
  });
}

/** At most this many clauses are shown. */
const MOST_CLAUSES = 6;

function clauseLines(clauses: readonly string[], book: BookId, page: Page): string[] {
  const { paint, width } = page;
  return clauses.slice(0, MOST_CLAUSES).flatMap((clause) => {
    const says = clauseText(book, clause);
    if (says === undefined) return [];
    return fit(sayClause(clause, says, book, speechOf(page)), page, width - 2).map((line) => paint.dim(`  ${line}`));
  });
}

export function explainLines(happened: Happened, seat: Seat, page: Page): string[] {
  const { act, events, before, view } = happened;
  const told = events.map((event) => tell(event, seat.words, view.penalties)).map(withoutHeading);
  return [
    ...tellingLines([...told, ...chargeLines(events, seat), ...scoreLines(events, seat)], page),
    ...clauseLines(clausesBehind(act, before, events), view.book, page),
  ];
}

/** Turns a heading of the story into a sentence. */
const withoutHeading = (telling: Telling): Telling =>
  telling && 'heading' in telling ? { text: `${telling.heading}.` } : telling;
