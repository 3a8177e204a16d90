// What the arena says: about its options, while it plays, and what it found.
import type { FactKinds } from '@openshake/rules';

export const ARENA_TEXTS = {
  // Options
  'arena.players': { count: 'count' },
  'arena.noLevel': { word: 'shown', known: 'values', guess: 'facts' },
  'arena.noLevel.program': { word: 'shown', known: 'values', command: 'shown' },
  'arena.alone': { name: 'shown' },
  'arena.noBook': { word: 'shown', known: 'values', guess: 'facts' },
  'arena.noDivision': { word: 'shown', known: 'values', guess: 'facts' },
  'arena.noOfficiating': { word: 'shown', known: 'values', guess: 'facts' },
  'arena.noTables': { divisions: 'values' },
  // Progress
  'arena.progress': { done: 'count', total: 'count' },
  'arena.progress.seconds': { done: 'count', total: 'count', left: 'count' },
  'arena.progress.minutes': { done: 'count', total: 'count', left: 'count' },
  // The page
  'arena.played': { matches: 'count', seconds: 'shown', workers: 'count' },
  'arena.plan': { players: 'count', shakes: 'count', tables: 'count', books: 'count', seed: 'value' },
  'arena.stopped': { left: 'count', total: 'count' },
  'arena.pairing': {},
  'arena.matches': {},
  'arena.results': {},
  'arena.won': {},
  'arena.ahead': {},
  'arena.matchPoints': {},
  'arena.player': {},
  'arena.decisions': {},
  'arena.mean': {},
  'arena.slowest': {},
  'arena.lostChallenges': {},
  'arena.wrongPapers': {},
  'arena.refused': {},
  'arena.faults': {},
  'arena.forfeits': {},
  'arena.share': { share: 'count', low: 'value', high: 'value' },
  'arena.of': { count: 'value', total: 'value' },
  'arena.unfinished': { count: 'count' },
  'arena.forfeited': { name: 'shown', count: 'count', why: 'shown' },
  'arena.firstFault': { name: 'shown', count: 'count', fault: 'fact' },
  'arena.firstRefusal': { name: 'shown', count: 'count', action: 'shown', why: 'shown' },
  'arena.legend': {},
  // Why a match was forfeited
  'forfeit.silent': {},
  'forfeit.restless': { count: 'value' },
  // The picture
  'plot.title': {},
  'plot.heading': {},
  'plot.share': { first: 'shown', second: 'shown', game: 'shown', share: 'value', low: 'value', high: 'value' },
  'plot.intervals': {},
} as const satisfies FactKinds;
