// What the arena says: about its options, while it plays, and what it found.
const MATCHES = '{total, plural, one {# match} other {# matches}}';

export const arena = {
  'arena.players': 'A table has 2 or 3 players, not {count}.',
  'arena.noLevel': 'There is no level "{word}". Choose {known}.{guess}',
  'arena.noLevel.program': 'There is no level "{word}". Choose {known}. To name a program, type --program "{command}".',
  'arena.alone': '{name} needs somebody to play against. Name another level or a program as well.',
  'arena.noBook': 'There is no rulebook "{word}". Choose {known}.{guess}',
  'arena.noDivision': 'There is no division "{word}". Choose {known}.{guess}',
  'arena.noOfficiating': 'There is no officiating "{word}". Choose {known}.{guess}',
  'arena.noTables': 'None of these rulebooks has the division {divisions}.',
  'arena.progress': `{done} of ${MATCHES}`,
  'arena.progress.seconds': `{done} of ${MATCHES}, {left} s left`,
  'arena.progress.minutes': `{done} of ${MATCHES}, {left} min left`,
  'arena.played':
    '{matches, plural, one {# match} other {# matches}} in {seconds} s on {workers, plural, one {# worker} other {# workers}}:',
  'arena.plan':
    '{players} players, {shakes, plural, one {# shake} other {# shakes}} a match, {tables, plural, one {# table} other {# tables}} from {books, plural, one {# rulebook} other {# rulebooks}}, seed {seed}',
  'arena.stopped': `Stopped: {left} of ${MATCHES} {left, plural, one {was} other {were}} not played.`,
  'arena.pairing': 'pairing',
  'arena.matches': 'matches',
  'arena.results': 'won–drawn–lost',
  'arena.won': 'won',
  'arena.ahead': 'points ahead',
  'arena.matchPoints': 'match points',
  'arena.player': 'player',
  'arena.decisions': 'decisions',
  'arena.mean': 'mean',
  'arena.slowest': 'slowest',
  'arena.lostChallenges': 'lost challenges',
  'arena.wrongPapers': 'wrong papers',
  'arena.refused': 'refused',
  'arena.faults': 'faults',
  'arena.forfeits': 'forfeits',
  'arena.share': '{share} % ({low} to {high})',
  'arena.of': '{count} of {total}',
  'arena.unfinished':
    '{count, plural, one {# match never ended and counts as a draw.} other {# matches never ended and count as draws.}}',
  'arena.forfeited': '{name} forfeited {count, plural, one {# match} other {# matches}}. {why}',
  'arena.firstFault': '{name}: {count, plural, one {# fault} other {# faults}}, the first: {fault}',
  'arena.firstRefusal': '{name}: {count, plural, one {# action} other {# actions}} refused, the first: {action}: {why}',
  'arena.legend': `  won: share of the matches, with a draw as half a win, and Wilson''s 95 % interval.
  Points ahead: how many more points a seat scores in a match than a seat of the other side,
  on average; ± is half of Student''s 95 % interval, in which matches with the same dice count as
  one observation; ? means that there were too few. Match points: the same in match points.`,
  'forfeit.silent': 'It did nothing when the match waited for it.',
  'forfeit.restless': 'It acted {count} times, and the match never ended.',
  'plot.title': 'Matches won by the first of each pairing',
  'plot.heading': 'Matches won by the first of each pairing, with a draw as half a win',
  'plot.share': '{first} against {second} at {game}: {share} %, between {low} and {high} %.',
  'plot.intervals': 'The bars are 95 % intervals.',
} as const;
