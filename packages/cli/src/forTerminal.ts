// The last door before a terminal: whatever is printed, nothing in it moves the cursor, turns the writing around or hides.
import { OWN_CODES } from './colour.ts';

/** Control characters, marks of writing direction, characters without width, halves of a character, and separators of lines. */
const UNSEEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** Line breaks, our own colours, and the return to the start of a line with which a text begins or ends may pass. */
const ALLOWED = `\\n|^\\r|\\r$|\\u001b\\[(?:${OWN_CODES.join('|')})m`;
const UNSEEN_OR_ALLOWED = new RegExp(`(${ALLOWED})|${UNSEEN}`, 'gu');

const INSTEAD = '·';

/** Text from outside without what a terminal would obey; every character keeps its place. */
export const harmless = (text: string): string => text.replace(/[\t\n\r]/g, ' ').replace(EACH_UNSEEN, INSTEAD);

/** The same for text of several lines, which stay lines. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

/** What we print ourselves, in our own colours, whatever was put into it. */
export const forTerminal = (text: string): string =>
  text.replace(UNSEEN_OR_ALLOWED, (_, allowed: string | undefined) => allowed ?? INSTEAD);
