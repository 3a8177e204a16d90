// A whole match as text: a line `match`, what is settled before the first roll, and one line for each action.
// The text says what a stored match says, neither more nor less; whether that makes sense is for others to ask.
import { makeAction, parseAction } from './action.ts';
import { words } from './codec.ts';
import { makeJson } from './json.ts';
import { firstWord, JSON_FOLLOWS, Unreadable, unquote, withoutComment } from './line.ts';

/** A match as it is stored: its actions, and beside them anything at all. */
export type WrittenMatch = { readonly [tag: string]: unknown; readonly actions: readonly unknown[] };

export interface WrittenLine {
  /** From 1. */
  number: number;
  text: string;
}

export type ParsedMatch = { ok: true; match: WrittenMatch } | { ok: false; line: number; message: string };

/** A match begins with this word; its id follows. */
const MATCH = 'match';
const ID = 'id';
const ACTIONS = 'actions';
/** Tags whose value is a list of names. */
const LISTS: readonly string[] = ['players'];
/** Tags whose value is yes or no. */
const SWITCHES: readonly string[] = ['variations'];
const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

const isPlainTag = (tag: string): boolean => /^\p{L}[\p{L}\p{N}_-]*$/u.test(tag) && tag !== MATCH;
/** A value may run to the end of its line, so fewer signs need quotes than inside an action. */
const isPlainValue = (value: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(value) && !/^ | $|^"|#|^:=/.test(value);

function makeValue(tag: string, value: unknown): string {
  const asJson = () => `${JSON_FOLLOWS} ${makeJson(value)}`;
  if (SWITCHES.includes(tag) && typeof value === 'boolean') return value ? 'yes' : 'no';
  if (LISTS.includes(tag)) return words.make(value) ?? asJson();
  if (typeof value !== 'string') return asJson();
  return isPlainValue(value) && !SWITCHES.includes(tag) ? value : makeJson(value);
}

function parseValue(tag: string, written: string): unknown {
  const [first, rest] = firstWord(written);
  if (first === JSON_FOLLOWS) {
    try {
      return JSON.parse(rest);
    } catch {
      throw new Unreadable(`After ${JSON_FOLLOWS} the value of "${tag}" should stand as JSON.`);
    }
  }
  if (written === '') throw new Unreadable(`What is the value of "${tag}"? An empty text is written "".`);
  if (SWITCHES.includes(tag) && Object.hasOwn(YES_OR_NO, written)) return YES_OR_NO[written];
  if (LISTS.includes(tag)) return words.parse(written);
  return written.startsWith('"') ? unquote(written) : written;
}

/** The text of a match, ending in a line break. Whatever the match holds, it reads back the same. */
export function makeMatch(match: WrittenMatch): string {
  const tags = Object.entries(match).filter(([tag]) => tag !== ID && tag !== ACTIONS);
  const header = [
    Object.hasOwn(match, ID) ? `${MATCH} ${makeValue(ID, match[ID])}` : MATCH,
    ...tags.map(([tag, value]) => `${isPlainTag(tag) ? tag : makeJson(tag)} ${makeValue(tag, value)}`),
  ];
  const actions = match.actions.length === 0 ? [] : ['', ...match.actions.map(makeAction)];
  return [...header, ...actions, ''].join('\n');
}

/** Whether this is the first line of a match: a text may hold several. */
export const beginsMatch = (line: string): boolean => firstWord(withoutComment(line))[0] === MATCH;
const isAction = (line: string): boolean => /^\d|^:=(?=\s|$)/.test(line);

function readHeader(line: string, tags: Map<string, unknown>): void {
  const [written, rest] = firstWord(line);
  const isFirst = tags.size === 0 && beginsMatch(line);
  const tag = isFirst ? ID : written.startsWith('"') ? unquote(written) : written;
  if (tag === ACTIONS) throw new Unreadable('The actions have no heading; each stands on a line of its own.');
  if (tags.has(tag)) throw new Unreadable(`"${tag}" is told twice.`);
  if (!written.startsWith('"') && !isFirst && !isPlainTag(tag)) {
    throw new Unreadable(`"${tag}" is no name for a line of the header; it begins with a letter, or stands in quotes.`);
  }
  tags.set(tag, parseValue(tag, rest));
}

/** Reads the lines of one match. */
export function parseMatchLines(lines: Iterable<WrittenLine>): ParsedMatch {
  const tags = new Map<string, unknown>();
  const actions: unknown[] = [];
  let begun = false;
  let last = 1;
  for (const { number, text } of lines) {
    last = number;
    const line = withoutComment(text);
    if (line === '') continue;
    try {
      if (!begun && !beginsMatch(line))
        throw new Unreadable(`A match begins with the line "${MATCH}", and its id if it has one.`);
      if (begun && beginsMatch(line)) throw new Unreadable('Here begins another match.');
      if (isAction(line)) actions.push(parseAction(line));
      else if (actions.length > 0)
        throw new Unreadable(
          `"${firstWord(line)[0]}" is no time and no comment; what is told of the match stands above its first action.`,
        );
      else if (line !== MATCH) readHeader(line, tags);
      begun = true;
    } catch (error) {
      if (error instanceof Unreadable) return { ok: false, line: number, message: error.message };
      throw error;
    }
  }
  if (!begun) return { ok: false, line: last, message: 'There is no match here.' };
  return { ok: true, match: { ...Object.fromEntries(tags), [ACTIONS]: actions } };
}

const linesIn = (text: string): WrittenLine[] => text.split('\n').map((line, at) => ({ number: at + 1, text: line }));

/** Reads the text of one match. */
export const parseMatch = (text: string): ParsedMatch => parseMatchLines(linesIn(text));
