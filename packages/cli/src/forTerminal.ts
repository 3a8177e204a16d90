// The last door before a terminal: nothing that passes can move the cursor, reverse the writing direction or hide.
import { OWN_CODES } from './colour.ts';

/** Control characters, direction marks, zero-width characters, lone surrogates, and line separators. */
const UNSEEN = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]';
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
/** What may pass: line breaks, and a carriage return at the start or the end of a text. */
const ALLOWED = '\\n|^\\r|\\r$';
const UNSEEN_OR_ALLOWED = new RegExp(`(${ALLOWED})|${UNSEEN}`, 'gu');
/** Our own colors pass too, if we paint. Text from outside has already gone through `harmless`. */
const UNSEEN_OR_PAINTED = new RegExp(`(${ALLOWED}|\\u001b\\[(?:${OWN_CODES.join('|')})m)|${UNSEEN}`, 'gu');

const INSTEAD = '·';

/** Text from outside without anything that a terminal would obey. Every character keeps its place. */
export const harmless = (text: string): string => text.replace(/[\t\n\r]/g, ' ').replace(EACH_UNSEEN, INSTEAD);

/** The same for a text of several lines. The line breaks stay. */
export const harmlessLines = (text: string): string => text.split('\n').map(harmless).join('\n');

/** Typed text without control characters, so that a later quote of it quotes no colors. */
export const asTyped = (line: string): string => line.replaceAll('\t', ' ').replace(/\p{Cc}/gu, '');

const onlyAllowed = (_: string, allowed: string | undefined): string => allowed ?? INSTEAD;

/** Our own text without colors, whatever was put into it. */
export const forTerminal = (text: string): string => text.replace(UNSEEN_OR_ALLOWED, onlyAllowed);

/** The same in our own colors. */
export const paintedForTerminal = (text: string): string => text.replace(UNSEEN_OR_PAINTED, onlyAllowed);
