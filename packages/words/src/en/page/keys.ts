// English texts of the page: what each key does.
import type { Messages } from '../../words.ts';

export const messages: Messages = {
  'keys.does':
    '{does, select, choose {choose a cube} place {put it in Required, Permitted, Forbidden} confirm {put it down for good} back {take it back, or close} bonus {bonus first} block {pick up the challenge block} claims {say Now, say Impossible} paper {your paper} universe {the Universe} score {the scoresheet} goal {set the Goal} howto {how to play} keys {the list of keys} caret {move in the line} lines {go to another line} group {put parentheses} erase {erase} present {hand it in} accept {accept} reject {reject} ends {to the beginning, to the end} steps {one step back, one step forward} plays {play or pause} turns {turn the page} next {to the next control} presses {press it} other {search}}',
};
