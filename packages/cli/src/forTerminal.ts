// The last door before a terminal: nothing that is printed can move the cursor, reverse the writing or hide.
import { OWN_CODES } from './colour.ts';

/** Control characters, marks of writing direction, characters without width, halves of a character, and separators of lines. */
const UNSEEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** What may pass: line breaks, and a carriage return at the start or the end of a text. */
const ALLOWED = '\\n|^\\r|\\r$';
const UNSEEN_OR_ALLOWED = new RegExp(`(${ALLOWED})|${UNSEEN}`, 'gu');
/** So may our own colours where we paint. Text from outside has gone through `harmless` before it comes into such a text. */
const UNSEEN_OR_PAINTED = new RegExp(`(${ALLOWED}|\\u001b\\[(?:${OWN_CODES.join('|')})m)|${UNSEEN}`, 'gu');

const INSTEAD = '·';

/** Text from outside without what a terminal would obey; every character keeps its place. */
export const harmless = (text: string): string => text.replace(/[\t\n\r]/g, ' ').replace(EACH_UNSEEN, INSTEAD);

/** The same for a text of several lines; the line breaks stay. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

/** What somebody typed, without control characters: whatever quotes it later quotes no colours. */
export const asTyped = (line: string): string => line.replaceAll('\t', ' ').replace(/\p{Cc}/gu, '');

const onlyAllowed = (_: string, allowed: string | undefined): string => allowed ?? INSTEAD;

/** What we print ourselves without colours, whatever was put into it. */
export const forTerminal = (text: string): string => text.replace(UNSEEN_OR_ALLOWED, onlyAllowed);

/** The same in our own colours. */
export const paintedForTerminal = (text: string): string => text.replace(UNSEEN_OR_PAINTED, onlyAllowed);
