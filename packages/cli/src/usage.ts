// Options of the command line, and what to say when they are wrong.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { cut, nearest, quote } from '@openshake/rules';
import { ENGLISH, type Said, type Speech } from './words/speech.ts';
import type { Text } from './words/texts/index.ts';

/** The command line was wrong. `tryThis` is a command that helps. */
export class WrongUsage extends Error {
  readonly tryThis: string;
  readonly #why: Said;

  constructor(why: Said, tryThis: string) {
    super(ENGLISH.tell(why));
    this.tryThis = tryThis;
    this.#why = why;
  }

  why({ tell }: Speech): string {
    return tell(this.#why);
  }
}

/** The word that the person may have meant, if one is close. */
export function guesses(word: string, words: readonly string[]): Text[] {
  const close = nearest(word, words);
  return close === undefined ? [] : [{ key: 'usage.didYouMean', word: close }];
}

type Kind = 'boolean' | 'number' | 'text' | 'texts';
type Flags = Readonly<Record<string, Kind>>;
type Of<F extends Flags, K extends Kind> = { [name in keyof F as F[name] extends K ? name : never]: F[name] };

export interface Args<F extends Flags> {
  /** The options without a value that were given. */
  on: Partial<Record<keyof Of<F, 'boolean'>, boolean>>;
  /** The options with a number. */
  numbers: Partial<Record<keyof Of<F, 'number'>, number>>;
  /** The options with a text. */
  texts: Partial<Record<keyof Of<F, 'text'>, string>>;
  /** The options with a text that may be given several times. */
  lists: Record<keyof Of<F, 'texts'>, string[]>;
  words: string[];
}

/** Reads the options and the remaining words of one subcommand. */
export function readArgs<const F extends Flags>(command: string, args: string[], flags: F): Args<F> {
  const names = Object.keys(flags);
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    names.map((name) => [name, { type: flags[name] === 'boolean' ? 'boolean' : 'string' }]),
  );
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const wrong = (why: Text) => new WrongUsage(why, `openshake ${command} --help`);
  const numbers: Record<string, number> = {};
  const texts: Record<string, string> = {};
  const lists: Record<string, string[]> = Object.fromEntries(
    names.filter((name) => flags[name] === 'texts').map((name) => [name, []]),
  );
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) {
      const known = [...names, 'lang'].map((name) => `--${name}`);
      const guess = guesses(token.rawName, known);
      throw wrong({ key: 'usage.noOption', command, option: cut(token.rawName), guess });
    }
    if (flags[token.name] === 'number') numbers[token.name] = readNumber(token, wrong);
    else if (flags[token.name] === 'text') texts[token.name] = readText(token, wrong);
    else if (flags[token.name] === 'texts') lists[token.name]?.push(readText(token, wrong));
    else if (token.value !== undefined) throw wrong({ key: 'usage.noValue', option: token.rawName });
  }
  return {
    on: values as Args<F>['on'],
    numbers: numbers as Args<F>['numbers'],
    texts: texts as Args<F>['texts'],
    lists: lists as Args<F>['lists'],
    words: positionals,
  };
}

/** An option's number, from 1 up. */
export function inRange(number: number, most: number, option: string, command: string): number {
  if (number >= 1 && number <= most) return number;
  throw new WrongUsage({ key: 'usage.needsRange', option, most }, `openshake ${command} --help`);
}

/** Every worker takes memory. */
export const MOST_WORKERS = 256;

/** How long bots think, as a factor of the time that people take. */
export function readPace(said: string | undefined, command: string): number | undefined {
  if (said === undefined) return undefined;
  if (/^\d{1,3}(\.\d{1,3})?$/.test(said)) return Number(said);
  throw new WrongUsage({ key: 'usage.pace' }, `openshake ${command} --help`);
}

interface Given {
  rawName: string;
  value?: string | undefined;
}

function readText({ rawName: option, value }: Given, wrong: (why: Text) => WrongUsage): string {
  if (value === undefined || value.trim() === '' || value.startsWith('--'))
    throw wrong({ key: 'usage.needsText', option });
  return value;
}

function readNumber({ rawName: option, value }: Given, wrong: (why: Text) => WrongUsage): number {
  if (value === undefined || !/^\d{1,9}$/.test(value)) throw wrong({ key: 'usage.needsNumber', option });
  return Number(value);
}

/** A subcommand that takes no words got one. */
export function refuseWords(words: readonly unknown[], command: string): void {
  if (words.length === 0) return;
  throw new WrongUsage({ key: 'usage.noWord', command, word: quote(words[0]) }, `openshake ${command} --help`);
}
