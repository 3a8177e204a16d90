// What people read about programs that play: one that cannot be seated, and a bot's complaints about its host.
import type { FactKinds } from '@openshake/rules';

export const PROGRAM_TEXTS = {
  'program.cannotPlay': { why: 'facts' },
  'program.of': { command: 'shown', why: 'facts' },
  'program.unnamed': {},
  'program.missing': { command: 'shown' },
  'program.notRunnable': { command: 'shown' },
  'program.notStarted': { command: 'shown', why: 'shown' },
  'program.silent': { ms: 'count' },
  'program.version': { given: 'value', ours: 'value' },
  'program.badGreeting': { fault: 'fact' },
  'program.faulty': { count: 'count', fault: 'fact' },
  'program.dismissed': {},
  'program.closed': {},
  'program.ended': { status: 'value' },
  'program.ended.signal': { signal: 'shown' },
  'program.lastWords': { words: 'shown' },
  'arena.failed': { error: 'shown' },
  'bot.forPrograms': {},
  'bot.tooLong': {},
  'bot.otherBook': { book: 'shown', division: 'shown', rulebook: 'shown', played: 'shown' },
  'bot.otherPlayers': {},
  'bot.otherSeat': { viewer: 'player', seat: 'player' },
  'bot.refused': { why: 'shown', clause: 'clause' },
  'bot.noMatch': {},
  'bot.puzzled': {},
} as const satisfies FactKinds;
