// The clauses behind what happened: those that its events name, or the one that allows it.
import {
  type ActedType,
  type Action,
  divisionTable,
  type MatchView,
  type SeenEvent,
  type TableRule,
} from '@openshake/rules';

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

/** What matters of the match before the action. */
type Before = Pick<MatchView, 'book' | 'division'> & { phase: Pick<MatchView['phase'], 'name'> };

/** The clauses that the events name. */
function namedIn(events: readonly SeenEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'pointLost') return [event.penalty.clause];
    if (event.type === 'paperSettled') return event.reasons.map(({ clause }) => clause);
    return 'clause' in event && event.clause !== '' ? [event.clause] : [];
  });
}

const scoredBy = (events: readonly SeenEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'shakeEnded' ? Object.values(event.shake.scoredBy).map(({ clause }) => clause) : [],
  );

function goesBy(action: Pick<Action, 'type'>, before: Before): string[] {
  if (action.type === 'clock') return [];
  const rule =
    action.type === 'bonus' ? (before.phase.name === 'move' ? 'move.bonus' : 'goal.bonus') : GOES_BY[action.type];
  return rule === undefined ? [] : [divisionTable(before.book, before.division).cites[rule]];
}

/** `before`: the match before the action. */
export function clausesBehind(action: Pick<Action, 'type'>, before: Before, events: readonly SeenEvent[]): string[] {
  const clauses = [...namedIn(events), ...scoredBy(events)];
  return [...new Set(clauses.length > 0 ? clauses : goesBy(action, before))];
}
