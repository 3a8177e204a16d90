// Texts of the page: how the games are played, in six steps, what the signs mean, and the line that offers this to whoever is new.
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
  // What the signs mean
  'howto.signs': {},
  'howto.sign.colors': {},
  'howto.sign.union': { sample: 'shown' },
  'howto.sign.intersection': { sample: 'shown' },
  'howto.sign.difference': { sample: 'shown' },
  'howto.sign.complement': { sample: 'shown' },
  'howto.sign.universe': {},
  'howto.sign.null': {},
  'howto.sign.equals': { sample: 'shown' },
  'howto.sign.subset': { sample: 'shown' },
  'howto.sign.wild': { meanings: 'shown' },
  'howto.sign.power': { sample: 'shown' },
  'howto.sign.root': { sample: 'shown', square: 'shown' },
  'howto.sign.sideways': {},
  'howto.sign.upside-down': {},
  'howto.sign.zero': {},
  'howto.book': { book: 'shown', tab: 'word' },
} as const satisfies FactKinds;
