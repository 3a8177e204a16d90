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
  'settings.theme.system': 'Match device',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.text': 'Text size',
  'settings.text.normal': 'Normal',
  'settings.text.large': 'Large',
  'settings.text.largest': 'Largest',
  'settings.motion': 'Motion',
  'settings.motion.what': 'With less motion, a ring shows what changed, and nothing flies.',
  'settings.motion.system': 'Match device',
  'settings.motion.less': 'Less motion',
  'settings.signs': 'A shape for each color',
  'settings.signs.what': 'Colors always carry their letter. With this on, each color has its own shape too.',
  'settings.signs.example': 'How colors look now',
  // At the table
  'settings.table': 'At the table',
  'settings.confirm': 'Ask before a cube is put down',
  'settings.confirm.what': 'The cube waits in its section until you confirm. Good for small screens.',
  'settings.sounds': 'Sounds',
  'settings.sounds.what': 'Short knocks and notes. You can always see what a sound tells you.',
  'settings.sounds.all': 'All',
  'settings.sounds.mine': 'What concerns me',
  'settings.sounds.none': 'None',
  'settings.keys': 'Letters work as shortcuts',
  'settings.keys.what':
    'R, P and F put a cube down; Shift plus a letter does more. Turn this off if letters get in your way.',
  'settings.keys.list': 'All keys',
  'settings.keys.here': 'Keys on this screen',
  'settings.keys.close': 'Close the list of keys',
  'settings.keys.where':
    '{where, select, table {At the table} paper {On your paper} checking {Checking papers} replay {Replay and review} rulebooks {Rulebooks} other {Everywhere}}',
  // The language
  'settings.language': 'Language',
  'settings.language.which': 'Openshake speaks',
  'settings.language.en': 'English',
  'settings.language.es': 'Español',
  // What is kept on this device
  'settings.stored': 'Kept on this device',
  'settings.stored.what':
    'This is everything that this page keeps here. There are no ads, nothing tracks you, and nobody else can read it.',
  'settings.stored.count': '{count, plural, =0 {nothing now} other {# kept}}',
  'settings.stored.settings': 'Settings',
  'settings.stored.settings.what':
    'Your answers on this screen, your league and division, the last game and bot, and whether to offer you “How to play”.',
  'settings.stored.matches': 'Practice matches',
  'settings.stored.matches.what':
    'Your matches against bots: every roll and every move. Only the last 60 finished matches are kept.',
  'settings.stored.drafts': 'Drafts',
  'settings.stored.drafts.what': 'What you wrote on your paper, shake by shake. A draft is deleted after 30 days.',
  'settings.stored.reviews': 'Reviews',
  'settings.stored.reviews.what': 'Finished reviews, so that the page does not have to work them out again.',
  'settings.stored.marks': 'Marks on cards',
  'settings.stored.marks.what': 'Your private marks on the Universe. They are deleted when you close this tab.',
  'settings.stored.unread': 'Shakes not read yet',
  'settings.stored.unread.what':
    'The number of the shake whose result you have not read. It is deleted when you close this tab.',
  'settings.stored.acts': 'Moves being sent',
  'settings.stored.acts.what':
    'Moves that the server has not answered yet, so that none is lost. Each one is deleted when its answer comes.',
  'settings.stored.person': 'Who you are',
  'settings.stored.person.what': 'A number without your name. It reminds the page to ask the server who you are.',
  'settings.stored.session': 'Your session',
  'settings.stored.session.what':
    'A cookie that lets the server recognize you. You get it when you sit down at a table with people, or log in.',
  'settings.stored.page': 'The page itself',
  'settings.stored.page.what': 'Its program, fonts and pictures, so that it opens without a network.',
  'settings.delete': 'Delete everything on this device',
  'settings.delete.sure':
    'Delete all of this? Practice matches, drafts and settings will be gone for good. Matches with other people stay on the server.',
  'settings.delete.guest':
    'You are {name}, a guest. Without an account you cannot be {name} again, or come back to your seat at a table.',
  'settings.delete.yes': 'Yes, delete it',
  'settings.delete.no': 'No, keep it',
  'settings.deleted': 'Deleted. If you keep playing, the page will save things here again.',
  'settings.deleted.left':
    'Everything is deleted except your session. The server does not answer. Check your connection, then press the button again.',
};
