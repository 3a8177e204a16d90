// A whole match as text: a line `match`, the setup, and one line for each action.
// The text says exactly what a stored match says. Other code asks whether that makes sense.

import type { GameName } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { NotationFact } from '../facts/notation.ts';
import { nearest } from '../nearest.ts';
import { cut } from '../quote.ts';
import { makeAction, parseAction } from './action.ts';
import { words } from './codec.ts';
import { makeJson } from './json.ts';
import { firstWord, JSON_FOLLOWS, Unreadable, unquote, withoutComment, wordsIn } from './line.ts';

/** A stored match: its actions, and any other fields. */
export type WrittenMatch = { readonly [tag: string]: unknown; readonly actions: readonly unknown[] };

export interface WrittenLine {
  /** From 1. */
  number: number;
  text: string;
}

/** A line that is not notation, and what should be there instead. */
export interface FaultyLine {
  line: number;
  facts: NotationFact;
}

/** The match, or its faulty lines in order, at least one. The id is there if it could be read. */
export type ParsedMatch =
  | { ok: true; match: WrittenMatch }
  | { ok: false; faults: readonly FaultyLine[]; id?: unknown };

/** A match begins with this word; its id follows. */
const MATCH = 'match';
const ID = 'id';
const ACTIONS = 'actions';
const PLAYERS = 'players';
const RULEBOOK = 'rulebook';
/** Tags whose value is yes or no. */
const SWITCHES: readonly string[] = ['variations'];
const YES_OR_NO: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
/** The tags that have a meaning, in any case. Other tags are free, but one that is close to these must be quoted: it may be a typo. */
const KNOWN: readonly string[] = [RULEBOOK, 'division', PLAYERS, 'officiating', 'clocks', ...SWITCHES, ACTIONS, ID];

/** The game of a rulebook; undefined if there is no such book. */
const gameOf = (rulebook: unknown): GameName | undefined =>
  Object.values(books).find(({ id }) => id === rulebook)?.game;

const looksLikeTag = (tag: string): boolean => /^\p{L}[\p{L}\p{N}_-]*$/u.test(tag);
/** Whether a tag needs no quotes. A tag with a player's name would look like an action without its time. */
const isPlainTag = (tag: string, players: unknown): boolean =>
  looksLikeTag(tag) &&
  !(Array.isArray(players) && players.includes(tag)) &&
  (KNOWN.includes(tag) || (tag.toLowerCase() !== MATCH && nearest(tag, KNOWN) === undefined));
/** A value may run to the end of its line, so fewer signs need quotes than inside an action. */
const isPlainValue = (value: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(value) && !/^ | $|^"|#|^:=/.test(value);

function makeValue(tag: string, value: unknown): string {
  const asJson = () => `${JSON_FOLLOWS} ${makeJson(value)}`;
  if (SWITCHES.includes(tag) && typeof value === 'boolean') return value ? 'yes' : 'no';
  if (tag === PLAYERS) return words.make(value) ?? asJson();
  if (typeof value !== 'string') return asJson();
  return isPlainValue(value) && !SWITCHES.includes(tag) ? value : makeJson(value);
}

function parseValue(tag: string, written: string): unknown {
  const [first, rest] = firstWord(written);
  if (first === JSON_FOLLOWS) {
    try {
      return JSON.parse(rest);
    } catch {
      throw new Unreadable({ key: 'notation.heading.valueAsJson', heading: cut(tag) });
    }
  }
  if (written === '') throw new Unreadable({ key: 'notation.heading.valueMissing', heading: cut(tag) });
  if (tag === PLAYERS) return parseNames(written);
  if (written.startsWith('"')) return unquote(written);
  return SWITCHES.includes(tag) ? parseSwitch(tag, written) : written;
}

function parseSwitch(tag: string, written: string): unknown {
  const said = written.toLowerCase();
  if (Object.hasOwn(YES_OR_NO, said)) return YES_OR_NO[said];
  throw new Unreadable({ key: 'notation.heading.yesOrNo', heading: tag, text: cut(written) });
}

function parseNames(written: string): string[] {
  const comma = wordsIn(written).some((name) => !name.startsWith('"') && name.includes(','));
  if (comma) throw new Unreadable({ key: 'notation.players.comma' });
  return words.parse(written);
}

/** The text of a match, ending in a line break. Any match reads back the same. */
export function makeMatch(match: WrittenMatch): string {
  const tags = Object.entries(match).filter(([tag]) => tag !== ID && tag !== ACTIONS);
  const header = [
    Object.hasOwn(match, ID) ? `${MATCH} ${makeValue(ID, match[ID])}` : MATCH,
    ...tags.map(([tag, value]) => `${isPlainTag(tag, match[PLAYERS]) ? tag : makeJson(tag)} ${makeValue(tag, value)}`),
  ];
  const game = gameOf(match[RULEBOOK]);
  const actions = match.actions.length === 0 ? [] : ['', ...match.actions.map((action) => makeAction(action, game))];
  return [...header, ...actions, ''].join('\n');
}

/** Whether this is the first line of a match: a text may hold several. */
export const beginsMatch = (line: string): boolean => firstWord(withoutComment(line))[0].toLowerCase() === MATCH;
const isAction = (line: string): boolean => /^\d|^:=(?=\s|$)/.test(line);

/** The name of a heading. In quotes, any text can be one. */
function readTag(written: string): string {
  if (written.startsWith('"')) return unquote(written);
  const known = KNOWN.find((tag) => tag === written.toLowerCase());
  if (known !== undefined) return known;
  if (!looksLikeTag(written)) throw new Unreadable({ key: 'notation.heading.badName', text: cut(written) });
  const meant = nearest(written, KNOWN);
  if (meant === undefined) return written;
  throw new Unreadable({ key: 'notation.heading.nearly', heading: meant, text: written });
}

/** Reads the lines of one match, one after the other. */
class MatchReader {
  readonly faults: FaultyLine[] = [];
  readonly #tags = new Map<string, unknown>();
  /** The headings as written, and their lines. */
  readonly #headings = new Map<string, number>();
  readonly #actions: unknown[] = [];
  #begun = false;
  /** The last line that was not blank. */
  #last = 0;
  /** A blank line has ended the headings. */
  #settled = false;

  /** False when the lines that follow are not part of this match. */
  take({ number, text }: WrittenLine): boolean {
    if (text.trim() === '') return true;
    // The caller may have left out blank lines.
    this.#settled ||= number > this.#last + 1 && this.#headings.size > 0;
    this.#last = number;
    const line = withoutComment(text);
    if (line === '') return true;
    if (beginsMatch(line) === this.#begun) {
      this.#fault(number, { key: this.#begun ? 'notation.match.another' : 'notation.match.noBeginning' });
      return false;
    }
    try {
      this.#read(line, number);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.#fault(number, error.facts);
    }
    return true;
  }

  #fault(line: number, facts: NotationFact): void {
    this.faults.push({ line, facts });
  }

  #read(line: string, number: number): void {
    const [first, rest] = firstWord(line);
    if (!this.#begun) {
      this.#begun = true;
      if (rest !== '') this.#tags.set(ID, parseValue(ID, rest));
    } else if (isAction(line)) {
      this.#settled = true;
      this.#actions.push(parseAction(line, gameOf(this.#tags.get(RULEBOOK))));
    } else if (this.#settled) {
      throw new Unreadable({ key: 'notation.match.notAction', text: cut(first) });
    } else this.#readHeading(first, rest, number);
  }

  #readHeading(first: string, rest: string, number: number): void {
    // Even after a faulty heading, a blank line ends the headings.
    this.#headings.set(first, number);
    const tag = readTag(first);
    if (tag === ACTIONS) throw new Unreadable({ key: 'notation.match.noActionsHeading' });
    if (this.#tags.has(tag)) throw new Unreadable({ key: 'notation.heading.twice', heading: cut(tag) });
    this.#tags.set(tag, parseValue(tag, rest));
  }

  finish(): ParsedMatch {
    if (!this.#begun && this.faults.length === 0) this.#fault(Math.max(1, this.#last), { key: 'notation.match.none' });
    const players = this.#tags.get(PLAYERS);
    for (const [tag, line] of this.#headings)
      if (!tag.startsWith('"') && Array.isArray(players) && players.includes(tag))
        this.#fault(line, { key: 'notation.match.playerAsHeading', name: cut(tag) });
    const id = this.#tags.has(ID) ? { id: this.#tags.get(ID) } : {};
    if (this.faults.length > 0)
      return { ok: false, faults: this.faults.toSorted((one, other) => one.line - other.line), ...id };
    return { ok: true, match: { ...Object.fromEntries(this.#tags), [ACTIONS]: this.#actions } };
  }
}

/** Reads the lines of one match; blank ones may be left out. */
export function parseMatchLines(lines: Iterable<WrittenLine>): ParsedMatch {
  const reader = new MatchReader();
  for (const line of lines) if (!reader.take(line)) break;
  return reader.finish();
}

const linesIn = (text: string): WrittenLine[] => text.split('\n').map((line, at) => ({ number: at + 1, text: line }));

/** Reads the text of one match. */
export const parseMatch = (text: string): ParsedMatch => parseMatchLines(linesIn(text));
