// English texts of the page: how the games are played, in six steps, and the line that offers them to whoever is new.
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
  'howto.book': 'All the rules: {book}{tab, select, new { (new tab)} other {}}',
};
