// Hints, lessons and reviews.
const WHOSE = "{whose, select, you {your} other {{player}''s}}";
const CAPITAL_WHOSE = "{whose, select, you {Your} other {{player}''s}}";
const WHO = '{whose, select, you {You} other {{player}}}';
const WHOM = '{whose, select, you {you} other {{player}}}';
const PLACED = '{kind, select, bonus {bonus move of} shift {shift of} other {move of}} {cube} to {to}';
const DID = '{fault, select, impossible {made every Solution impossible} other {left a Solution just one cube away}}';
const DOES =
  '{fault, select, impossible {makes every Solution impossible} other {leaves a Solution just one cube away}}';
const PENALTY =
  '{topic, select, time { for running out of time} block { for picking up the challenge block without challenging} challenge { for a challenge that is not allowed} choose { for an improper variation} goal { for a bonus while leading} move { for a bonus while leading} judge { by order of a judge} other {}}';

/** `move` now, `have moved` then. */
const would = (now: string, then: string, rest = ''): string =>
  `A perfect player would {when, select, then {have ${then}} other {${now}}}${rest}.`;

export const advice = {
  'advice.cube': '{cube}',
  'advice.move': '{cube} to {to}',
  'advice.shift': '{cube} from Permitted to {to}',
  'advice.more': '{count} more',
  'advice.solution': '{paper}',
  'advice.solution.taken': '{paper}, with {cubes} from Resources',

  'perfect.nothing': 'There is nothing for you to do right now.',
  'perfect.roll': would('roll', 'rolled', ' the cubes'),
  'perfect.deal': would('deal', 'dealt', ' the cards'),
  'perfect.choose-variations': would('choose', 'chosen', ' {picks}'),
  'perfect.set-goal': would('set', 'set', ' the Goal {goal}'),
  'perfect.no-goal': would('say', 'said', ' that there is no Goal'),
  'perfect.agree': would('agree', 'agreed', ' that there is no Goal'),
  'perfect.move': would('move', 'moved', ' {cube} to {to}'),
  'perfect.shift': would('shift', 'shifted', ' {cube} to {to}'),
  'perfect.bonus': would('move', 'moved', ' {cube} to Forbidden as a bonus'),
  'perfect.force-out': would('declare', 'declared', ' a Force Out'),
  'perfect.pick-up-block': would('pick up', 'picked up', ' the challenge block'),
  'perfect.put-down-block': would('put the challenge block back', 'put the challenge block back'),
  'perfect.challenge': would('challenge', 'challenged', ': {claim}'),
  'perfect.charge': would('charge', 'charged', ' the latest action as illegal'),
  'perfect.join': would('join', 'joined', ' the {side, select, mover {Mover} other {Challenger}}'),
  'perfect.present': would('write', 'written', ' {paper}'),
  'perfect.decline': would('hand in nothing', 'handed in nothing'),
  'perfect.accept': would('accept', 'accepted', " {player}'s Solution"),
  'perfect.reject': would('reject', 'rejected', " {player}'s Solution, by {clause}"),
  'perfect.sign': would('sign', 'signed', ' the scoresheet'),
  'perfect.other': would('do', 'done', ' this: {command}'),
  'hint.because.safe': 'After that, a Solution is still possible, but not with just one more cube.',
  'hint.because.now': 'You can write a Solution with the mat and at most one more cube.',
  'hint.because.impossible': 'No Solution can be written anymore.',

  'lesson.void': 'Shake {shake} is void',
  'lesson.over': 'Shake {shake} is over, after {after}',
  'lesson.over.by': 'Shake {shake} is over, after {after} by {player}',
  'lesson.papers': 'Solutions',
  'lesson.costs': 'What cost points',
  'lesson.solver': 'What the solver knows',
  'lesson.scores': 'Scores',
  'lesson.nobodyScores': 'Nobody scores.',
  'lesson.total': 'Total: {scores}',
  'lesson.paper.none': '{player} wrote nothing.',
  'lesson.paper.correct': '{player} wrote {paper}. It is correct.',
  'lesson.paper.wrong': '{player} wrote {paper}. It is not correct. {why}',
  'lesson.paper.unproven': '{player} wrote {paper}. It counts as correct, but we have no proof. {why}',
  'lesson.paper.undisproved': '{player} wrote {paper}. Nobody disproved it, but it is not correct. {why}',
  'lesson.paper.miscounted': '{player} wrote {paper}. It counts as incorrect, though nothing is wrong with it.',
  'lesson.cost.now': `${CAPITAL_WHOSE} {claim} challenge was wrong. One more cube was not enough for a Solution.`,
  'lesson.cost.impossible': `${CAPITAL_WHOSE} {claim} challenge was wrong.`,
  'lesson.cost.paper': `${CAPITAL_WHOSE} Solution was not correct.`,
  'lesson.cost.paper.rightly': `${CAPITAL_WHOSE} {claim} challenge was right, but the Solution was not correct.`,
  'lesson.cost.noPaper': `${WHO} handed in no Solution.`,
  'lesson.cost.missed': `${WHO} could have challenged {claim} for {worth, plural, one {# point} other {# points}}, but moved instead. That cost ${WHOM} {points, plural, one {# point} other {# points}}.`,
  'lesson.cost.penalty': `${WHO} lost a point${PENALTY} ({clause}).`,
  'lesson.there': 'There was a Solution.',
  'lesson.there.shown': 'There was a Solution: {solution}.',
  'lesson.known.mat': 'With the cubes on the mat, there was a Solution: {solution}.',
  'lesson.known.now': 'With the mat and at most one more cube, there was a Solution: {solution}.',
  'lesson.known.notNow': 'One more cube was not enough for a Solution.',
  'lesson.known.more': 'With more cubes, there was one: {solution}.',
  'lesson.known.impossible': 'No Solution could be written anymore.',
  'lesson.known.nothing': 'The solver could not tell in time whether there was a Solution.',
  'lesson.unsaid': `After ${WHOSE} ${PLACED}, a Now challenge would have been right, but nobody made one.`,
  'lesson.goal.found': 'A Goal with a Solution could have been set: {goal}.',
  'lesson.goal.none': 'No Goal had a Solution.',
  'lesson.goal.unknown': 'The solver could not tell in time whether a Goal could have been set.',
  'lesson.mistake': `The mistake: ${WHOSE} ${PLACED} ${DID}.`,
  'lesson.mistake.forced': `${CAPITAL_WHOSE} ${PLACED} ${DID}, but no move was safe at that point.`,
  'lesson.mistake.goal': `${CAPITAL_WHOSE} Goal itself ${DID}, before anyone moved.`,
  'lesson.mistake.unknown': 'The solver ran out of time before it found the move that caused this.',
  'lesson.mistake.gave': `It let ${WHOM} challenge {claim} and score {points, plural, one {# point} other {# points}}.`,
  'lesson.safe': '{count, plural, one {A safe move was} other {Safe moves were}} {moves}.',
  'lesson.safe.none': 'Every other move would have left a Solution just one cube away.',
  'lesson.missed': `${WHO} could have challenged {claim} right then, but moved instead.`,

  'review.title': 'Review: {players}',
  'review.nothing': 'Nobody has set a Goal or moved a cube in this match.',
  'review.failed': 'This match could not be reviewed.',
  'review.goal': '{player} sets the Goal {goal}.',
  'review.move':
    '{player} {kind, select, shift {shifts} other {moves}} {cube} to {to}{kind, select, bonus { as a bonus} other {}}.',
  'review.challenge': '{player} challenges: {claim}.',
  'review.forceOut': '{player} declares a Force Out.',
  'review.noGoal': '{player} says that there is no Goal.',
  'review.illegal': 'This is against the rules.',
  'review.safe': 'Safe.',
  'review.mistake': `A mistake: it ${DOES}.`,
  'review.forced': `It ${DOES}, but no move was safe.`,
  'review.late': 'There was already no Solution, and no move could change that.',
  'review.unknown': 'The search was cut short, so we do not know whether this is safe.',
  'review.right': 'That is right.',
  'review.wrong':
    'A mistake: {claim, select, now {one more cube was not enough} impossible {a Solution was still possible} other {that is wrong}}.',
  'review.rightUnknown': 'The search was cut short, so we do not know whether that is right.',
  'review.goal.forced': 'No Solution is possible, but no other Goal had one either.',
  'review.mat': 'With the cubes on the mat: {solution}.',
  'review.now': 'With one more cube: {solution}.',
  'review.possible': 'Still possible: {solution}.',
  'review.impossible': 'No Solution can be written.',
  'review.better.goal': 'A Goal with a Solution was {goal}.',
  'review.missed': 'A missed challenge: {player} could have challenged {claim} instead.',
  'review.also': `The move itself is also a mistake: it ${DOES}.`,
  'review.unfinished': 'This shake did not end.',
  'review.mistakes': 'Mistakes',
  'review.mistakes.of':
    '{player}: {count, plural, =0 {no mistakes} one {# mistake} other {# mistakes}}{missed, plural, =0 {} one {, # missed challenge} other {, # missed challenges}}',
  'review.stopped':
    'The review was stopped after {done} of {of, plural, one {# step} other {# steps}}. This is what it found so far.',
  'review.inexact': 'Some searches were cut short. What they left open is marked.',
  'review.progress': 'Reviewing: {done} of {of, plural, one {# step} other {# steps}}',
} as const;
