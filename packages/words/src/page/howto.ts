// Texts of the page: how the games are played, in six steps, and the line that offers them to whoever is new.
import type { FactKinds } from '@openshake/rules';

export const facts = {
  // The line at a practice table
  'howto.new': {},
  'howto.known': {},
  // The steps
  'howto.roll': {},
  'howto.roll.what': { game: 'word' },
  'howto.goal': {},
  'howto.goal.what': { game: 'word' },
  'howto.move': {},
  'howto.move.what': {},
  'howto.challenge': {},
  'howto.challenge.what': {},
  'howto.write': {},
  'howto.write.what': {},
  'howto.help': {},
  'howto.help.what': {},
  // What is named in them
  'howto.named': { what: 'word' },
  'howto.means': { what: 'word' },
  'howto.book': { book: 'shown', tab: 'word' },
} as const satisfies FactKinds;
