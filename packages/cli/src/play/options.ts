// The options of `openshake play`: what the command line says, and what is wrong with it.
import { isLevel, LEVELS, type LevelName } from '@openshake/bots';
import { isName, LONGEST_NAME, type SavedRound } from '@openshake/protocol';
import {
  BOOK_IDS,
  type BookId,
  books,
  cut,
  DIVISIONS,
  type DivisionId,
  OFFICIATING,
  type Officiating,
  quote,
} from '@openshake/rules';
import { type Read, refused, understood } from '../prompt/conversation.ts';
import { readChoice } from '../prompt/reading.ts';
import { type Args, guesses, readArgs, readPace, WrongUsage } from '../usage.ts';
import type { Said } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';

const FLAGS = {
  book: 'text',
  division: 'text',
  name: 'text',
  bots: 'text',
  officiating: 'text',
  variations: 'boolean',
  'no-variations': 'boolean',
  clock: 'boolean',
  'no-clock': 'boolean',
  pace: 'text',
  shakes: 'number',
  minutes: 'number',
  seed: 'number',
  save: 'text',
  resume: 'boolean',
  plain: 'boolean',
  color: 'boolean',
  'no-color': 'boolean',
} as const;

/** What the command line says. The program asks for the rest. */
export interface GivenOptions {
  book?: BookId;
  division?: DivisionId;
  name?: string;
  bots?: LevelName[];
  officiating?: Officiating;
  variations?: boolean;
  clocks?: 'book' | 'none';
  pace?: number;
  round?: SavedRound;
  seed?: number;
  save?: string;
  /** A file, or the latest match. */
  resume?: string | true;
  plain: boolean;
  colour: { color?: boolean; 'no-color'?: boolean };
}

const wrong = (why: Said): WrongUsage => new WrongUsage(why, 'openshake play --help');

/** One of two opposite options; undefined if neither was given. */
function either(on: Partial<Record<string, boolean>>, yes: string, no: string): boolean | undefined {
  if (on[yes] && on[no]) throw wrong({ key: 'option.opposite', one: yes, other: no });
  return on[yes] ? true : on[no] ? false : undefined;
}

function choose<T extends string>(option: string, said: string | undefined, choices: readonly T[]): T | undefined {
  if (said === undefined) return undefined;
  const read = readChoice(choices)(said);
  if (read.ok) return read.value;
  throw wrong({ key: 'option.choice', option, choices, given: cut(said), guess: guesses(said, choices) });
}

/** One or two levels. */
export function readLevels(said: string): Read<LevelName[]> {
  const words = said
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    // A level by its number or the beginning of its name.
    .map(
      (word) => (/^\d$/.test(word) ? LEVELS[Number(word) - 1] : LEVELS.find((level) => level.startsWith(word))) ?? word,
    );
  const levels = words.filter(isLevel);
  const strange = words.find((word) => !isLevel(word));
  if (strange !== undefined)
    return refused({ key: 'usage.level', level: cut(strange), levels: LEVELS, guess: guesses(strange, LEVELS) });
  return levels.length < 1 || levels.length > 2
    ? refused({ key: 'option.bots', example: 'club, team' })
    : understood(levels);
}

function botsOf(said: string | undefined): LevelName[] | undefined {
  if (said === undefined) return undefined;
  const levels = readLevels(said);
  if (!levels.ok) throw wrong(levels.why);
  return levels.value;
}

/** What no player may be called, and what nobody could type again. */
export function faultInName(name: string): Text | undefined {
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(name) || name.endsWith(' ') || !isName(name))
    return { key: 'name.letters', most: LONGEST_NAME };
  if (/^(judge|director|clock|__proto__)$/i.test(name)) return { key: 'name.taken', name };
}

function nameOf(said: string | undefined): string | undefined {
  const fault = said === undefined ? undefined : faultInName(said);
  if (fault !== undefined) throw wrong(fault);
  return said;
}

function roundOf({ shakes, minutes }: Args<typeof FLAGS>['numbers']): SavedRound | undefined {
  if (shakes !== undefined && minutes !== undefined) throw wrong({ key: 'option.round' });
  if (shakes === 0 || minutes === 0) throw wrong({ key: 'option.round.empty' });
  return shakes !== undefined ? { shakes } : minutes !== undefined ? { minutes } : undefined;
}

function resumeOf(resume: boolean | undefined, words: readonly string[]): string | true | undefined {
  const [first, second] = words;
  if (second !== undefined || (first !== undefined && !resume))
    throw wrong({ key: 'option.resume', word: quote(second ?? first) });
  return resume ? (first ?? true) : undefined;
}

/** An option that was not given has no field. */
const given = <T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

export function readOptions(args: string[]): GivenOptions {
  // Unlike other options, --resume may come without a value. Requests say rulebook, so --rulebook is another name for --book.
  const spread = args.flatMap((arg) =>
    arg.startsWith('--resume=')
      ? ['--resume', arg.slice('--resume='.length)]
      : [arg.replace(/^--rulebook(?==|$)/, '--book')],
  );
  const { on, numbers, texts, words } = readArgs('play', spread, FLAGS);
  const book = choose('book', texts.book, BOOK_IDS);
  const divisions =
    book === undefined ? DIVISIONS : DIVISIONS.filter((name) => Object.hasOwn(books[book].divisions, name));
  const clocks = either(on, 'clock', 'no-clock');
  return {
    ...given({
      book,
      division: choose('division', texts.division, divisions),
      name: nameOf(texts.name),
      bots: botsOf(texts.bots),
      officiating: choose('officiating', texts.officiating, OFFICIATING),
      variations: either(on, 'variations', 'no-variations'),
      clocks: clocks === undefined ? undefined : clocks ? ('book' as const) : ('none' as const),
      pace: readPace(texts.pace, 'play'),
      round: roundOf(numbers),
      seed: numbers.seed,
      save: texts.save,
      resume: resumeOf(on.resume, words),
    }),
    plain: on.plain ?? false,
    colour: given({ color: on.color, 'no-color': on['no-color'] }),
  };
}
