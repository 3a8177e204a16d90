// English texts of the page: how the games are played, in six steps, what the signs mean, and the line that offers this to whoever is new.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  // The line at a practice table
  'howto.new': 'New here?',
  'howto.known': 'Don’t show this again',
  // The steps
  'howto.roll': 'The cubes are rolled',
  'howto.roll.what':
    '{game, select, equations {A shake begins when all 24 cubes are rolled. The digits and signs on top are the Resources.} other {A shake begins when the cubes are rolled and some cards are dealt. The cubes are the Resources, and the cards are the Universe.}}',
  'howto.goal': 'One player sets a Goal',
  'howto.goal.what':
    '{game, select, equations {The Goal is a number, or a calculation like 6 × 2. A Solution is a calculation that has the same value, like 8 + 4.} other {The Goal is a number made of digit cubes. A Solution names a set with exactly that many cards, like “blue or green”.}}',
  'howto.move': 'Players take turns',
  'howto.move.what': 'On your turn, move one cube into a section. The section says how the cube may be used.',
  'howto.challenge': 'Somebody challenges',
  'howto.challenge.what':
    'Anyone except the player who moved last may pick up the challenge block. Pick it up when you think that one of these is true.',
  'howto.write': 'Write, check, score',
  'howto.write.what':
    'Whoever says that there is a Solution writes one, and the others check it. Players who are right score more than players who are wrong.',
  'howto.help': 'When you need help',
  'howto.help.what':
    '{practice, select, yes {When you practice, press “{hint}”. } other {}}Press a rule number, like {clause}, to read that rule{keys, select, yes {, or press the ? key to see what the keys do} other {}}.',
  // What is named in them
  'howto.solution': 'Solution',
  'howto.means.required': 'Every Solution must use it.',
  'howto.means.permitted': 'A Solution may use it.',
  'howto.means.forbidden': 'No Solution may use it.',
  'howto.means.now': 'A Solution can be written with cubes from Required and Permitted, and at most one more cube.',
  'howto.means.impossible': 'Nobody can write a Solution anymore.',
  'howto.means.a-flub': 'One more cube is enough for a Solution, and a safe move was possible.',
  'howto.means.p-flub': 'After the last move, nobody can write a Solution.',
  // What the signs mean
  'howto.signs': 'What the signs mean',
  'howto.sign.colors': 'Every card with a blue dot. R, G and Y do the same for red, green and yellow.',
  'howto.sign.union': '{sample}: the cards with a blue dot, a red dot, or both.',
  'howto.sign.intersection': '{sample}: the cards with both a blue dot and a red dot.',
  'howto.sign.difference': '{sample}: the cards with a blue dot but no red dot.',
  'howto.sign.complement': '{sample}: the cards without a red dot.',
  'howto.sign.universe': 'Every card.',
  'howto.sign.null': 'No card at all.',
  'howto.sign.equals': 'For a Restriction. {sample} removes every card that has just one of the two dots.',
  'howto.sign.subset': 'For a Restriction. {sample} removes every card with a blue dot but no red dot.',
  'howto.sign.wild': 'A wild cube. You say which of these it stands for: {meanings}.',
  'howto.sign.power': '{sample}, because 2 × 2 × 2 is 8.',
  'howto.sign.root':
    '{square}, because 3 × 3 is 9. A number in front says which root: {sample}, because 2 × 2 × 2 is 8.',
  'howto.sign.sideways': 'A digit on its side means 1 divided by the digit. This is ½.',
  'howto.sign.upside-down': 'An upside-down digit is negative. This is −2.',
  'howto.sign.zero': 'A 0 may stand for any other sign or digit. You say which one.',
  'howto.book': 'All the rules: {book}{tab, select, new { (new tab)} other {}}',
};
