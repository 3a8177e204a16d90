// What `why` alone says: the last thing that happened, what it undid, what it cost, and the clauses behind it.
import {
  type ActedType,
  type BookId,
  divisionTable,
  type Placed,
  type SeenEvent,
  type TableRule,
} from '@openshake/rules';
import { capital } from '../inPlainWords.ts';
import { titleOf } from '../pretty/clauses.ts';
import { fit } from '../pretty/lines.ts';
import type { Page } from '../pretty/page.ts';
import { showPoints, type Telling, tell } from '../pretty/story.ts';
import type { TableWords } from '../pretty/tableWords.ts';
import { clauseText } from './helping.ts';
import type { Happened } from './screen.ts';
import type { Seat } from './seat.ts';
import { tellingLines } from './telling.ts';

/** The rule that allows an action when nothing is wrong with it. */
const GOES_BY: Readonly<Partial<Record<ActedType, TableRule>>> = {
  roll: 'start.roller',
  deal: 'start.dealer',
  'choose-variations': 'choose.turn',
  'set-goal': 'goal.setter',
  'no-goal': 'noGoal.declare',
  agree: 'noGoal.agree',
  move: 'move.section',
  shift: 'move.shift',
  'force-out': 'forceOut.declare',
  'pick-up-block': 'block.held',
  'put-down-block': 'block.putDown',
  challenge: 'challenge.claim',
  'take-back': 'lastCube.section',
  join: 'write.join',
  present: 'write.who',
  decline: 'write.who',
  accept: 'check.who',
  reject: 'check.reason',
  'call-judge': 'check.question',
  'ask-which': 'check.which',
  indicate: 'check.which',
  sign: 'match.sign',
  'correct-score': 'match.correct',
  'end-round': 'round.noNewShake',
  'stop-play': 'round.stop',
};

/** The clauses that the events themselves name. */
function namedIn(events: readonly SeenEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'pointLost') return [event.penalty.clause];
    if (event.type === 'paperSettled') return event.reasons.map(({ clause }) => clause);
    return 'clause' in event && event.clause !== '' ? [event.clause] : [];
  });
}

function goesBy({ action, before, after }: Happened): string[] {
  if (action.type === 'clock') return [];
  const rule =
    action.type === 'bonus' ? (before.phase.name === 'move' ? 'move.bonus' : 'goal.bonus') : GOES_BY[action.type];
  return rule === undefined ? [] : [divisionTable(after.book, after.division).cites[rule]];
}

const moved = ({ kind, cube, to }: Placed, words: TableWords): string =>
  `${kind === 'bonus' ? 'bonus' : kind} of ${words.cube(cube)} to ${capital(to)}`;

/** What was charged: each illegal action with the rules that it broke. */
function chargedTold(events: readonly SeenEvent[], words: TableWords): Telling[] {
  const charge = events.find((event) => event.type === 'charged');
  if (!charge) return [];
  const undone = events.some(({ type }) => type === 'cubeReturned' || type === 'choiceTakenBack');
  const lost = events.some(({ type }) => type === 'pointLost');
  return [
    ...charge.illegal.map(({ by, placed, broken }) => ({
      text: `The charge was about the ${placed ? moved(placed, words) : 'choice of variations'} by ${by}, which broke ${broken.map(({ clause }) => words.clause(clause)).join(' and ')}.`,
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
      return { text: `${player} scores ${showPoints(score)}${by ? ` (${words.clause(by.clause)})` : ''}.` };
    });
  });
}

const scoredBy = (events: readonly SeenEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'shakeEnded' ? Object.values(event.shake.scoredBy).map(({ clause }) => clause) : [],
  );

/** At most this many clauses are shown. */
const MOST_CLAUSES = 6;

function clauseLines(clauses: readonly string[], book: BookId, page: Page): string[] {
  const { paint, width } = page;
  return [...new Set(clauses)].slice(0, MOST_CLAUSES).flatMap((clause) => {
    const says = clauseText(book, clause);
    const title = titleOf(book, clause);
    if (says === undefined) return [];
    return fit(`${clause}${title === undefined ? '' : ` (${title})`} says: ${says}`, page, width - 2).map((line) =>
      paint.dim(`  ${line}`),
    );
  });
}

export function explainLines(happened: Happened, { words }: Seat, page: Page): string[] {
  const { after } = happened;
  const { events } = happened.decision;
  const told = events.map((event) => tell(event, words, after.penalties)).map(withoutHeading);
  const clauses = [...namedIn(events), ...scoredBy(events)];
  return [
    ...tellingLines([...told, ...chargedTold(events, words), ...scoresTold(events, words)], page),
    ...clauseLines(clauses.length > 0 ? clauses : goesBy(happened), after.book, page),
  ];
}

/** A heading of the story becomes a sentence here. */
const withoutHeading = (telling: Telling): Telling =>
  telling && 'heading' in telling ? { text: `${telling.heading}.` } : telling;
