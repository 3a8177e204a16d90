// English texts of the page: the settings.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  'settings.back': 'Back to the table',
  // What one plays
  'settings.play': 'What you play',
  'settings.play.change': 'Change league or division',
  // How it looks
  'settings.look': 'How it looks',
  'settings.theme': 'Light or dark',
  'settings.theme.system': 'As this device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.text': 'Size of letters',
  'settings.text.normal': 'Normal',
  'settings.text.large': 'Large',
  'settings.text.largest': 'Largest',
  'settings.motion': 'Moving things',
  'settings.motion.what': 'With less motion, a ring shows what changed, and nothing flies.',
  'settings.motion.system': 'As this device',
  'settings.motion.less': 'Less motion',
  'settings.signs': 'A shape for each color',
  'settings.signs.what': 'Colors always carry their letter. With this, each color has its own shape too.',
  'settings.signs.example': 'How colors look now',
  // At the table
  'settings.table': 'At the table',
  'settings.confirm': 'Ask before a cube is put down',
  'settings.confirm.what': 'The cube waits in its section until you confirm. Good for small screens.',
  'settings.sounds': 'Sounds',
  'settings.sounds.what': 'Short knocks and notes. No sound is the only sign of anything.',
  'settings.sounds.all': 'All',
  'settings.sounds.mine': 'What concerns me',
  'settings.sounds.none': 'None',
  'settings.keys': 'Letters work as keys',
  'settings.keys.what':
    'R, P and F put a cube down; Shift and a letter does more. Turn this off if letters get in your way.',
  'settings.keys.list': 'All keys',
  'settings.keys.where':
    '{where, select, table {At the table} paper {On your paper} checking {Checking papers} replay {Replay and review} other {Rulebooks}}',
  'settings.keyDoes':
    '{does, select, choose {choose a cube} place {put it in Required, Permitted, Forbidden} confirm {put it down for good} back {take it back, or close} bonus {bonus first} block {pick up the challenge block} claims {say Now, say Impossible} paper {your paper} universe {the Universe} score {the scoresheet} goal {set the Goal} keys {the list of keys} caret {move in the line} lines {go to another line} group {put parentheses} erase {erase} present {hand it in} accept {accept} reject {reject} ends {to the beginning, to the end} steps {one back, one on} plays {play or pause} other {search}}',
  // The language
  'settings.language': 'Language',
  'settings.language.which': 'Openshake speaks',
  'settings.language.en': 'English',
  'settings.language.es': 'Español',
  // What is kept on this device
  'settings.stored': 'Kept on this device',
  'settings.stored.what':
    'This is everything that this page keeps here. No advertising, nothing that follows you, and nobody else can read it.',
  'settings.stored.count': '{count, plural, =0 {nothing now} other {# kept}}',
  'settings.stored.settings': 'Settings',
  'settings.stored.settings.what': 'Your answers on this screen, with league, division, and the last game and bot.',
  'settings.stored.matches': 'Practice matches',
  'settings.stored.matches.what':
    'Your matches against bots: every roll and every move. Of those that are over, the last 60.',
  'settings.stored.drafts': 'Drafts',
  'settings.stored.drafts.what': 'What you wrote on your paper, shake by shake. After 30 days a draft is deleted.',
  'settings.stored.reviews': 'Reviews',
  'settings.stored.reviews.what': 'Reviews that were worked out, so that they need not be worked out again.',
  'settings.stored.marks': 'Marks on cards',
  'settings.stored.marks.what': 'Your private marks on the Universe. They go when you close this tab.',
  'settings.stored.acts': 'Moves on their way',
  'settings.stored.acts.what':
    'A move that the server has not answered yet, so that none is lost. It goes when the answer comes.',
  'settings.stored.person': 'Who you are',
  'settings.stored.person.what': 'A number without your name. It says that there is somebody to ask the server about.',
  'settings.stored.session': 'Your session',
  'settings.stored.session.what':
    'A cookie that lets the server know you again. It is there once you sit down at a table with people, or log in.',
  'settings.stored.page': 'The page itself',
  'settings.stored.page.what': 'Its program, letters and pictures, so that it opens without a network.',
  'settings.delete': 'Delete everything on this device',
  'settings.delete.sure':
    'Delete all of this? Practice matches, drafts and settings are gone for good. Matches with other people stay at the server.',
  'settings.delete.guest':
    'You are {name}, a guest. Without an account you cannot be {name} again, or come back to your seat at a table.',
  'settings.delete.yes': 'Yes, delete it',
  'settings.delete.no': 'No, keep it',
  'settings.deleted': 'Deleted. If you go on playing, the page keeps things again.',
  'settings.deleted.left':
    'All is deleted but your session: the server does not answer. Connect to the network, then press the button again.',
};
