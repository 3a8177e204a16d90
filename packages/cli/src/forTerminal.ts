// The last door before a terminal: nothing that is printed can move the cursor, reverse the writing or hide.
import { OWN_CODES } from './colour.ts';

/** Control characters, marks of writing direction, characters without width, halves of a character, and separators of lines. */
const UNSEEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** What may pass: line breaks, our own colors, and a carriage return at the start or the end of a text. */
const ALLOWED = `\\n|^\\r|\\r$|\\u001b\\[(?:${OWN_CODES.join('|')})m`;
const UNSEEN_OR_ALLOWED = new RegExp(`(${ALLOWED})|${UNSEEN}`, 'gu');

const INSTEAD = '·';

/** Text from outside without what a terminal would obey; every character keeps its place. */
export const harmless = (text: string): string => text.replace(/[\t\n\r]/g, ' ').replace(EACH_UNSEEN, INSTEAD);

/** The same for a text of several lines; the line breaks stay. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

/** What we print ourselves, in our own colours, whatever was put into it. */
export const forTerminal = (text: string): string =>
  text.replace(UNSEEN_OR_ALLOWED, (_, allowed: string | undefined) => allowed ?? INSTEAD);
