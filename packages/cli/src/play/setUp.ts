// Sitting down: whatever the command line left open is asked, and Enter takes a friendly answer.
import { randomInt } from 'node:crypto';
import { LEVELS, type LevelName } from '@openshake/bots';
import type { SavedRound } from '@openshake/protocol';
import {
  BOOK_IDS,
  type Book,
  books,
  type DivisionId,
  OFFICIATING,
  type Officiating,
  type Setup,
} from '@openshake/rules';
import { USUAL_BOOK } from '../prompt/book.ts';
import { type Conversation, refused, understood } from '../prompt/conversation.ts';
import { readChoice } from '../prompt/reading.ts';
import { askDivision, numbered } from '../prompt/table.ts';
import { faultInName, readLevels, type Told } from './options.ts';

/** Everything that a new match needs. */
export interface SetUp {
  setup: Setup;
  you: string;
  bots: Record<string, LevelName>;
  round: SavedRound;
  seed: number;
}

const NAMES = ['bob', 'cy', 'dee', 'eli'] as const;
const USUAL_NAME = 'ann';
const USUAL_LEVEL = 'first-term';
const USUAL_SHAKES = 3;
const LARGEST_SEED = 1_000_000_000;

const LEVEL_WORDS: Readonly<Record<LevelName, string>> = {
  'first-week': 'has just learned the rules',
  'first-term': 'plays at school',
  club: 'plays every week',
  team: 'plays for a school',
  champion: 'wins tournaments',
  perfect: 'makes no mistakes',
};

async function askBook(talk: Conversation): Promise<Book> {
  talk.say(numbered(BOOK_IDS.map((id) => [id, books[id].title] as const)));
  return books[await talk.ask({ ask: 'Which rulebook?', otherwise: USUAL_BOOK, read: readChoice(BOOK_IDS) })];
}

const askName = (talk: Conversation): Promise<string> =>
  talk.ask({
    ask: 'Your name?',
    otherwise: USUAL_NAME,
    read: (answer) => {
      const fault = faultInName(answer);
      return fault === undefined ? understood(answer) : refused(fault);
    },
  });

async function askBots(talk: Conversation): Promise<LevelName[]> {
  talk.say(numbered(LEVELS.map((level) => [level, LEVEL_WORDS[level]] as const)));
  return talk.ask({
    ask: 'Who plays with you?',
    hint: 'One level, or two for a match of three, as in: club, team',
    otherwise: USUAL_LEVEL,
    read: (answer) => {
      const levels = readLevels(answer);
      return typeof levels === 'string' ? refused(levels) : understood(levels);
    },
  });
}

const askYesOrNo = async (talk: Conversation, ask: string, otherwise: 'yes' | 'no'): Promise<boolean> =>
  (await talk.ask({ ask, otherwise, read: readChoice(['yes', 'no'] as const) })) === 'yes';

const askOfficiating = (talk: Conversation): Promise<Officiating> =>
  talk.ask({
    ask: 'Who watches the rules, strict or table?',
    hint: 'strict: what is against the rules is refused. table: as among people, it stands until somebody charges it.',
    otherwise: 'strict',
    read: readChoice(OFFICIATING),
  });

const askRound = async (talk: Conversation): Promise<SavedRound> => ({
  shakes: await talk.ask({
    ask: 'How many shakes?',
    otherwise: String(USUAL_SHAKES),
    read: (answer) =>
      /^[1-9]\d?$/.test(answer) ? understood(Number(answer)) : refused('A number from 1 to 99, please.'),
  }),
});

/** Whether players of this division have variations to choose from. */
const hasVariations = (book: Book, division: DivisionId): boolean =>
  book.game === 'on-sets' &&
  (book.divisions[division]?.offered.length ?? 0) + (book.divisions[division]?.standing.length ?? 0) > 0;

/** The seats clockwise; who sets the first Goal is a matter of chance. */
function seat(
  you: string,
  levels: readonly LevelName[],
  seed: number,
): { players: string[]; bots: Record<string, LevelName> } {
  const free = NAMES.filter((name) => name !== you.toLowerCase());
  const bots = Object.fromEntries(levels.map((level, at) => [free[at] ?? level, level]));
  const all = [you, ...Object.keys(bots)];
  const first = seed % all.length;
  return { players: [...all.slice(first), ...all.slice(0, first)], bots };
}

/** Whether the command line left something open that every match needs. */
export const asksSomething = ({ book, division, name, bots, clocks, officiating, round }: Told): boolean =>
  [book, division, name, bots, clocks, officiating, round].includes(undefined);

export async function setUp(told: Told, talk: Conversation): Promise<SetUp> {
  const book = told.book === undefined ? await askBook(talk) : books[told.book];
  const division =
    told.division !== undefined && Object.hasOwn(book.divisions, told.division)
      ? told.division
      : await askDivision(talk, book);
  const you = told.name ?? (await askName(talk));
  const levels = told.bots ?? (await askBots(talk));
  const variations = hasVariations(book, division)
    ? (told.variations ?? (await askYesOrNo(talk, 'Play with variations?', 'no')))
    : true;
  const clocks = told.clocks ?? ((await askYesOrNo(talk, 'Play with the clock?', 'no')) ? 'book' : 'none');
  const officiating = told.officiating ?? (await askOfficiating(talk));
  const round = told.round ?? (await askRound(talk));
  const seed = told.seed ?? randomInt(LARGEST_SEED);
  const { players, bots } = seat(you, levels, seed);
  return { setup: { book: book.id, division, players, officiating, clocks, variations }, you, bots, round, seed };
}
