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
  'howto.help.what': { practice: 'word', hint: 'shown', clause: 'shown', keys: 'word' },
  // What is named in them
  'howto.solution': {},
  'howto.means.required': {},
  'howto.means.permitted': {},
  'howto.means.forbidden': {},
  'howto.means.now': {},
  'howto.means.impossible': {},
  'howto.means.a-flub': {},
  'howto.means.p-flub': {},
  'howto.book': { book: 'shown', tab: 'word' },
} as const satisfies FactKinds;
