// From the words after `openshake arena` to a plan: who plays, at which tables, how often.
import { availableParallelism } from 'node:os';
import { isLevel, LEVELS } from '@openshake/bots';
import { BOOK_IDS, books, cut, DIVISIONS, type DivisionId, OFFICIATING, type Officiating } from '@openshake/rules';
import { PATIENCE, type Patience } from '../bot/program.ts';
import { type Args, guesses, inRange, MOST_WORKERS, readArgs, WrongUsage } from '../usage.ts';
import type { Text } from '../words/texts/index.ts';
import { type Contestant, GAMES, type Plan, type TableKind } from './schedule.ts';

const FLAGS = {
  program: 'texts',
  ladder: 'boolean',
  books: 'text',
  divisions: 'text',
  officiating: 'text',
  players: 'number',
  matches: 'number',
  shakes: 'number',
  seed: 'number',
  workers: 'number',
  'decision-ms': 'number',
  json: 'boolean',
  save: 'text',
  plot: 'text',
  color: 'boolean',
  'no-color': 'boolean',
} as const;

export interface ArenaOptions {
  plan: Plan;
  workers: number;
  patience: Patience;
  json: boolean;
  save: string | undefined;
  plot: string | undefined;
  colour: { color?: boolean; 'no-color'?: boolean };
}

const wrong = (why: Text): WrongUsage => new WrongUsage(why, 'openshake arena --help');

export function readOptions(args: string[]): ArenaOptions {
  const read = readArgs('arena', args, FLAGS);
  const { on, numbers, texts } = read;
  const { players = 2 } = numbers;
  if (players !== 2 && players !== 3) throw wrong({ key: 'arena.players', count: players });
  const contestants = contestantsOf(read);
  const plan: Plan = {
    contestants,
    pairings: pairingsOf(contestants.length, on.ladder === true || read.words.length + read.lists.program.length === 0),
    tables: tablesOf(texts),
    matches: within('matches', numbers.matches ?? 100),
    players,
    shakes: within('shakes', numbers.shakes ?? 2 * players),
    seed: numbers.seed ?? 1,
  };
  const decision = within('decision-ms', numbers['decision-ms'] ?? PATIENCE.decision);
  return {
    plan,
    workers: within('workers', numbers.workers ?? availableParallelism()),
    // A machine that needs this long for a decision may need as long to start a program.
    patience: { greeting: Math.max(PATIENCE.greeting, decision), decision },
    json: on.json === true,
    save: texts.save,
    plot: texts.plot,
    colour: on,
  };
}

/** Nobody waits for more matches than this, and each takes memory. */
const MOST = { matches: 1_000_000, shakes: 1000, workers: MOST_WORKERS, 'decision-ms': 3_600_000 } as const;

const within = (option: keyof typeof MOST, number: number): number => inRange(number, MOST[option], option, 'arena');

/** Levels first, then programs, in the order given. If nobody is named, all levels play, the highest first. */
function contestantsOf({ words, lists }: Args<typeof FLAGS>): Contestant[] {
  const named = words.map((word): Contestant => {
    if (isLevel(word)) return { name: word, level: word };
    const unknown = { word: cut(word), known: LEVELS };
    throw wrong(
      /[\s/.]/.test(word)
        ? { key: 'arena.noLevel.program', ...unknown, command: word }
        : { key: 'arena.noLevel', ...unknown, guess: guesses(word, LEVELS) },
    );
  });
  const programs = lists.program.map((command): Contestant => ({ name: command, command }));
  const all = [...named, ...programs];
  if (all.length === 0) return LEVELS.toReversed().map((level) => ({ name: level, level }));
  const [only, ...others] = all;
  if (only && others.length === 0) throw wrong({ key: 'arena.alone', name: only.name });
  return numbered(all);
}

/** A later contestant with the same name gets a number. */
export function numbered(contestants: readonly Contestant[]): Contestant[] {
  const taken = new Set<string>();
  return contestants.map((contestant) => {
    let { name } = contestant;
    for (let number = 2; taken.has(name); number += 1) name = `${contestant.name} ${number}`;
    taken.add(name);
    return { ...contestant, name };
  });
}

/** Everybody meets everybody; on a ladder, only the next. */
function pairingsOf(count: number, ladder: boolean): (readonly [number, number])[] {
  const pairings: (readonly [number, number])[] = [];
  for (let first = 0; first < count; first += 1)
    for (let second = first + 1; second < (ladder ? Math.min(first + 2, count) : count); second += 1)
      pairings.push([first, second]);
  return pairings;
}

const ALL = 'all';

/** Words separated by commas, all of them known. */
function readList<Word extends string>(
  unknown: 'arena.noBook' | 'arena.noDivision' | 'arena.noOfficiating',
  text: string,
  known: readonly Word[],
): Word[] {
  return text.split(',').map((written) => {
    const word = written.trim().toLowerCase();
    const found = known.find((each) => each === word);
    if (found !== undefined) return found;
    throw wrong({ key: unknown, word: cut(word), known, guess: guesses(word, known) });
  });
}

function tablesOf({
  books: shelf = ALL,
  divisions = ALL,
  officiating = 'strict',
}: Args<typeof FLAGS>['texts']): TableKind[] {
  const chosen = readList('arena.noBook', shelf, [...BOOK_IDS, ...GAMES, ALL]);
  const inDivisions = readList('arena.noDivision', divisions, [...DIVISIONS, ALL]);
  const asked = readList<Officiating | 'both'>('arena.noOfficiating', officiating, [...OFFICIATING, 'both']);
  const judged = OFFICIATING.filter((kind) => asked.includes(kind) || asked.includes('both'));
  const tables = BOOK_IDS.map((id) => books[id])
    .filter(({ id, game }) => chosen.includes(ALL) || chosen.includes(id) || chosen.includes(game))
    .flatMap((book) =>
      (Object.keys(book.divisions) as DivisionId[])
        .filter((division) => inDivisions.includes(ALL) || inDivisions.includes(division))
        .flatMap((division) => judged.map((officials) => ({ book: book.id, division, officiating: officials }))),
    );
  if (tables.length === 0) throw wrong({ key: 'arena.noTables', divisions: inDivisions });
  return tables;
}
