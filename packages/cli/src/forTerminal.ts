// The last door before a terminal: whatever is printed, nothing in it moves the cursor, turns the writing around or hides.
import { OWN_CODES } from './colour.ts';

/** Control characters, marks of writing direction, characters without width, halves of a character, and separators of lines. */
const UNSEEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** Line breaks, and the return to the start of a line with which a text begins or ends, may pass. */
const ALLOWED = '\\n|^\\r|\\r$';
const UNSEEN_OR_ALLOWED = new RegExp(`(${ALLOWED})|${UNSEEN}`, 'gu');
/** So may our own colours where we paint. Text from outside has gone through `harmless` before it comes into such a text. */
const UNSEEN_OR_PAINTED = new RegExp(`(${ALLOWED}|\\u001b\\[(?:${OWN_CODES.join('|')})m)|${UNSEEN}`, 'gu');

const INSTEAD = '·';

/** Text from outside without what a terminal would obey; every character keeps its place. */
export const harmless = (text: string): string => text.replace(/[\t\n\r]/g, ' ').replace(EACH_UNSEEN, INSTEAD);

/** The same for text of several lines, which stay lines. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

/** What somebody typed, without control characters: whatever quotes it later quotes no colours. */
export const asTyped = (line: string): string => line.replaceAll('\t', ' ').replace(/\p{Cc}/gu, '');

const onlyAllowed = (_: string, allowed: string | undefined): string => allowed ?? INSTEAD;

/** What we print ourselves without colours, whatever was put into it. */
export const forTerminal = (text: string): string => text.replace(UNSEEN_OR_ALLOWED, onlyAllowed);

/** The same in our own colours. */
export const paintedForTerminal = (text: string): string => text.replace(UNSEEN_OR_PAINTED, onlyAllowed);
