// Options of the command line, and what to say when they are wrong.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { cut, nearest } from '@openshake/rules';

/** The command was called wrongly. `tryThis` is a command that helps. */
export class WrongUsage extends Error {
  readonly tryThis: string;

  constructor(message: string, tryThis: string) {
    super(message);
    this.tryThis = tryThis;
  }
}

/** ` Did you mean "judge"?` if one of the words is close, else nothing. */
export function didYouMean(word: string, words: readonly string[]): string {
  const close = nearest(word, words);
  return close === undefined ? '' : ` Did you mean "${close}"?`;
}

type Kind = 'boolean' | 'number' | 'text' | 'texts';
type Flags = Readonly<Record<string, Kind>>;
type Of<F extends Flags, K extends Kind> = { [name in keyof F as F[name] extends K ? name : never]: F[name] };

export interface Args<F extends Flags> {
  /** The options that take no value and were given. */
  on: Partial<Record<keyof Of<F, 'boolean'>, boolean>>;
  /** The options that take a number. */
  numbers: Partial<Record<keyof Of<F, 'number'>, number>>;
  /** The options that take a text. */
  texts: Partial<Record<keyof Of<F, 'text'>, string>>;
  /** The options that take a text and may be given several times. */
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
  const wrong = (message: string) => new WrongUsage(message, `openshake ${command} --help`);
  const numbers: Record<string, number> = {};
  const texts: Record<string, string> = {};
  const lists: Record<string, string[]> = Object.fromEntries(
    names.filter((name) => flags[name] === 'texts').map((name) => [name, []]),
  );
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!names.includes(token.name)) {
      const guess = didYouMean(
        token.rawName,
        names.map((name) => `--${name}`),
      );
      throw wrong(`"openshake ${command}" has no option "${cut(token.rawName)}".${guess}`);
    }
    if (flags[token.name] === 'number') numbers[token.name] = readNumber(token, wrong);
    else if (flags[token.name] === 'text') texts[token.name] = readText(token, wrong);
    else if (flags[token.name] === 'texts') lists[token.name]?.push(readText(token, wrong));
    else if (token.value !== undefined) throw wrong(`The option "${token.rawName}" takes no value.`);
  }
  return {
    on: values as Args<F>['on'],
    numbers: numbers as Args<F>['numbers'],
    texts: texts as Args<F>['texts'],
    lists: lists as Args<F>['lists'],
    words: positionals,
  };
}

/** A number from 1 on that an option has been given. */
export function inRange(number: number, most: number, option: string, command: string): number {
  if (number >= 1 && number <= most) return number;
  throw new WrongUsage(`The option "--${option}" needs a number from 1 to ${most}.`, `openshake ${command} --help`);
}

/** Every worker takes memory. */
export const MOST_WORKERS = 256;

/** How long bots think, as a factor of what people take. */
export function readPace(said: string | undefined, command: string): number | undefined {
  if (said === undefined) return undefined;
  if (/^\d{1,3}(\.\d{1,3})?$/.test(said)) return Number(said);
  const message = '--pace is a number: 1 as people think, 0 at once, 0.5 twice as fast.';
  throw new WrongUsage(message, `openshake ${command} --help`);
}

interface Given {
  rawName: string;
  value?: string | undefined;
}

function readText({ rawName, value }: Given, wrong: (message: string) => WrongUsage): string {
  if (value === undefined || value.trim() === '' || value.startsWith('--'))
    throw wrong(`The option "${rawName}" needs something after it.`);
  return value;
}

function readNumber({ rawName, value }: Given, wrong: (message: string) => WrongUsage): number {
  if (value === undefined || !/^\d{1,9}$/.test(value))
    throw wrong(`The option "${rawName}" needs a whole number after it, of nine digits at most.`);
  return Number(value);
}
