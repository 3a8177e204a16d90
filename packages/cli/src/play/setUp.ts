// Sitting down: the program asks for whatever the command line left open, and Enter takes a friendly answer.
import { randomInt } from 'node:crypto';
import { LEVELS, type LevelName } from '@openshake/bots';
import { type SavedRound, SEATS } from '@openshake/protocol';
import {
  BOOK_IDS,
  type Book,
  type BookId,
  books,
  type DivisionId,
  OFFICIATING,
  type Officiating,
  type Player,
  type Setup,
} from '@openshake/rules';
import { USUAL_BOOK } from '../prompt/book.ts';
import { type Conversation, refused, understood } from '../prompt/conversation.ts';
import { readChoice } from '../prompt/reading.ts';
import { askDivision } from '../prompt/table.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Text } from '../words/texts/index.ts';
import { readYesOrNo, sayYesOrNo } from './confirming.ts';
import { faultInName, type GivenOptions, readLevels } from './options.ts';
import { readSettings, rememberSettings } from './settings.ts';

/** Everything that a new match needs. Its players are seats, with the names beside them. */
export interface SetUp {
  setup: Setup;
  you: Player;
  bots: Record<Player, LevelName>;
  people: Record<Player, string>;
  round: SavedRound;
  seed: number;
}

const NAMES = ['bob', 'cy', 'dee', 'eli'] as const;
const USUAL_NAME = 'ann';
const USUAL_LEVEL = 'first-term';
const USUAL_SHAKES = 3;
const LARGEST_SEED = 1_000_000_000;

async function askBook(talk: Conversation, likely: BookId = USUAL_BOOK): Promise<Book> {
  talk.list(BOOK_IDS.map((id) => [id, talk.speech.say(`book.${id}`)] as const));
  const read = readChoice(BOOK_IDS, 'numbered');
  return books[
    await talk.ask({
      ask: { key: 'prompt.book' },
      hint: { key: 'setUp.book.forms' },
      otherwise: likely,
      read: (answer) => read(USUAL_BOOK_OF[answer.toLowerCase()] ?? answer),
    })
  ];
}

/** The name of a game stands for its default book. */
const USUAL_BOOK_OF: Readonly<Record<string, BookId>> = {
  equations: 'mlag-equations-basic-2018',
  'on-sets': USUAL_BOOK,
};

const askName = (talk: Conversation, likely = ''): Promise<string> =>
  talk.ask({
    ask: { key: 'setUp.name' },
    otherwise: faultInName(likely) === undefined ? likely : USUAL_NAME,
    read: (answer) => {
      const fault = faultInName(answer);
      return fault === undefined ? understood(answer) : refused(fault);
    },
  });

async function askBots(talk: Conversation, likely = ''): Promise<LevelName[]> {
  talk.list(LEVELS.map((level) => [level, talk.speech.say(`level.${level}`)] as const));
  return talk.ask({
    ask: { key: 'setUp.bots' },
    hint: { key: 'setUp.bots.forms', example: 'club, team' },
    otherwise: readLevels(likely).ok ? likely : USUAL_LEVEL,
    read: readLevels,
  });
}

const askYesOrNo = (talk: Conversation, ask: Text, hint?: Text): Promise<boolean> =>
  talk.ask({
    ask,
    ...(hint !== undefined && { hint }),
    otherwise: sayYesOrNo('no', talk.speech),
    read: (answer) => {
      const said = readYesOrNo(answer);
      return said === undefined ? refused({ key: 'setUp.yesOrNo' }) : understood(said === 'yes');
    },
  });

const askOfficiating = (talk: Conversation): Promise<Officiating> =>
  talk.ask({
    ask: { key: 'setUp.officiating', choices: OFFICIATING },
    hint: { key: 'setUp.officiating.forms' },
    otherwise: 'strict',
    read: readChoice(OFFICIATING),
  });

const askRound = async (talk: Conversation): Promise<SavedRound> => ({
  shakes: await talk.ask({
    ask: { key: 'setUp.shakes' },
    otherwise: String(USUAL_SHAKES),
    read: (answer) =>
      /^[1-9]\d?$/.test(answer) ? understood(Number(answer)) : refused({ key: 'setUp.shakes.range', most: 99 }),
  }),
});

/** Whether players in this division choose variations. */
const hasVariations = (book: Book, division: DivisionId): boolean =>
  book.game === 'on-sets' &&
  (book.divisions[division]?.offered.length ?? 0) + (book.divisions[division]?.standing.length ?? 0) > 0;

/** The seats clockwise. Chance decides who sets the first Goal. */
function seat(
  name: string,
  levels: readonly LevelName[],
  seed: number,
): Pick<SetUp, 'you' | 'bots' | 'people'> & { players: Player[] } {
  const free = NAMES.filter((each) => each !== name.toLowerCase());
  const all = [{ name, level: undefined }, ...levels.map((level, at) => ({ name: free[at] ?? level, level }))];
  const first = seed % all.length;
  const seated = [...all.slice(first), ...all.slice(0, first)].flatMap((each, at) =>
    SEATS[at] ? [{ ...each, seat: SEATS[at] }] : [],
  );
  return {
    players: seated.map((each) => each.seat),
    you: seated.find(({ level }) => level === undefined)?.seat ?? '',
    bots: Object.fromEntries(seated.flatMap(({ seat, level }) => (level ? [[seat, level]] : []))),
    people: Object.fromEntries(seated.map((each) => [each.seat, each.name])),
  };
}

/** Whether the command line left something open that every match needs. */
export const asksSomething = ({ book, division, name, bots, clocks, officiating, round }: GivenOptions): boolean =>
  [book, division, name, bots, clocks, officiating, round].includes(undefined);

/** The choices for a person who wants no more questions. */
interface Choices extends Pick<Setup, 'officiating' | 'clocks' | 'variations' | 'division'> {
  book: Book;
  round: SavedRound;
}

const choicesText = ({ book, division, variations, clocks, officiating, round }: Choices): Text => ({
  key: 'setUp.match',
  title: book.title,
  variations: hasVariations(book, division) ? (variations ? 'with' : 'without') : 'none',
  clock: clocks,
  officiating,
  length:
    'shakes' in round
      ? { key: 'setUp.length.shakes', count: round.shakes }
      : { key: 'setUp.length.minutes', count: round.minutes },
});

async function moreChoices(given: GivenOptions, usual: Choices, talk: Conversation): Promise<Choices> {
  const { book, division } = usual;
  const variations =
    given.variations ?? (hasVariations(book, division) && (await askYesOrNo(talk, { key: 'setUp.variations' })));
  const clocks = given.clocks ?? ((await askYesOrNo(talk, { key: 'setUp.clock' })) ? 'book' : 'none');
  const officiating = given.officiating ?? (await askOfficiating(talk));
  return { book, division, variations, clocks, officiating, round: given.round ?? (await askRound(talk)) };
}

/** Asks for the choices that the command line left open, if the player wants more choices. */
async function askChoices(given: GivenOptions, book: Book, division: DivisionId, talk: Conversation): Promise<Choices> {
  const { variations = false, clocks = 'none', officiating = 'strict', round = { shakes: USUAL_SHAKES } } = given;
  const usual = { book, division, variations, clocks, officiating, round };
  const open = [given.clocks, given.officiating, given.round, hasVariations(book, division) ? given.variations : false];
  // Through a pipe, every line is for the table.
  if (!open.includes(undefined) || !talk.live) return usual;
  return (await askYesOrNo(talk, { key: 'setUp.more' }, choicesText(usual))) ? moreChoices(given, usual, talk) : usual;
}

export async function setUp(given: GivenOptions, talk: Conversation, env: Surroundings['env']): Promise<SetUp> {
  const asks = [given.book, given.division, given.bots].includes(undefined);
  const asksName = given.name === undefined;
  const { settings, trouble } = asks || asksName ? readSettings(env) : { settings: {} };
  if (trouble !== undefined) talk.note(talk.speech.tell(trouble));
  const book = given.book === undefined ? await askBook(talk, settings.rulebook) : books[given.book];
  const name = given.name ?? (await askName(talk, settings.name));
  const { division: wanted } = given;
  const division =
    wanted !== undefined && Object.hasOwn(book.divisions, wanted)
      ? wanted
      : await askDivision(talk, book, settings.division);
  const levels = given.bots ?? (await askBots(talk, settings.bots));
  const { round, ...rules } = await askChoices(given, book, division, talk);
  if (asks || asksName) {
    const chosen = asks && { rulebook: book.id, division, bots: levels.join(', ') };
    rememberSettings({ ...settings, ...chosen, ...(asksName && { name }) }, env);
  }
  const seed = given.seed ?? randomInt(LARGEST_SEED);
  const { players, ...seats } = seat(name, levels, seed);
  // If there are none to choose, nothing is switched off.
  const variations = rules.variations || !hasVariations(book, division);
  return { setup: { ...rules, book: book.id, players, variations }, ...seats, round, seed };
}
