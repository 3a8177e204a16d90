// `openshake play`: a person and bots of chosen levels at one table, for a whole match.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Bot, createBot, isLevel, type LevelName } from '@openshake/bots';
import { type Round, Table } from '@openshake/host';
import type { SavedMatch, SavedRound } from '@openshake/protocol';
import { books, type Player, replayMatch } from '@openshake/rules';
import { search } from '@openshake/solver';
import { choosePaint, type Paint } from '../colour.ts';
import { Clock } from '../play/clock.ts';
import { Dice } from '../play/dice.ts';
import { readOptions, type Told } from '../play/options.ts';
import { Person } from '../play/person.ts';
import { freshFile, latestFile, MatchFile, matchesFolder, readMatchFile } from '../play/saving.ts';
import { asksSomething, setUp } from '../play/setUp.ts';
import { isDone, Sitting } from '../play/sitting.ts';
import { layout, type Page, wrap } from '../pretty/page.ts';
import { scoresheetLines } from '../pretty/scoresheet.ts';
import { Conversation, Leave } from '../prompt/conversation.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { WrongUsage } from '../usage.ts';

const WELCOME = 'Welcome to Openshake. Answer each question and press Enter; Enter alone takes the answer in brackets.';
const GOODBYE = 'Goodbye. All that Openshake can do: openshake --help';
const SEATED = 'help says what you can do, hint what a perfect player would do, quit leaves; the match is kept.';

/** How a match is laid before it is played. */
interface Laid {
  table: Table;
  dice: Dice;
  saved: Omit<SavedMatch, 'match'> & { you: Player; seed: number; round: SavedRound };
  file: MatchFile;
}

/** Something that cannot be done with this file, in plain words. */
class CannotPlay extends Error {}

const aroundOf = (dice: Dice) => ({ chance: dice.below, search });

async function newMatch(told: Told, talk: Conversation, env: Surroundings['env']): Promise<Laid> {
  if (told.save !== undefined && existsSync(told.save))
    throw new CannotPlay(`${resolve(told.save)} is there already. Go on with it by --resume, or choose another name.`);
  const { setup, you, bots, round, seed } = await setUp(told, talk);
  const path = told.save ?? freshFile(matchesFolder(env), books[setup.book].game);
  const dice = new Dice(seed);
  const id = `${books[setup.book].game} ${seed}`;
  const saved = { id, you, bots, seed, round, ...(told.pace !== undefined && { pace: told.pace }) };
  return { table: new Table(setup, aroundOf(dice)), dice, saved, file: new MatchFile(path, saved) };
}

/** Who sits where at a match that was stored without it: the person named, and bots of a usual level. */
const USUAL = { level: 'club', seed: 0, shakes: 3 } as const;

function oldMatch(told: Told, env: Surroundings['env']): Laid {
  const folder = matchesFolder(env);
  const path = told.resume === true ? latestFile(folder) : told.resume;
  if (path === undefined) throw new CannotPlay(`There is no match to go on with in ${folder}.`);
  const parsed = readMatchFile(path);
  if (!parsed.ok) throw new CannotPlay(parsed.message);
  const { match, ...rest } = parsed.saved;
  const you = told.name ?? rest.you ?? match.players[0] ?? '';
  if (!match.players.includes(you))
    throw new CannotPlay(`${you} does not play in this match; its players are ${match.players.join(', ')}.`);
  const others = match.players.filter((player) => player !== you);
  const levels = told.bots ?? [];
  const bots = Object.fromEntries(others.map((player, at) => [player, levels[at] ?? rest.bots[player] ?? USUAL.level]));
  const seed = told.seed ?? rest.seed ?? USUAL.seed;
  const round = told.round ?? rest.round ?? { shakes: USUAL.shakes };
  const pace = told.pace ?? rest.pace;
  const saved = { id: rest.id, you, bots, seed, round, ...(pace !== undefined && { pace }) };
  const dice = new Dice(seed);
  return { table: Table.resume(match, aroundOf(dice)), dice, saved, file: new MatchFile(told.save ?? path, saved) };
}

/** The minutes after the end of the round until play is stopped. */
const EXTRA_MINUTES = 5;
const MINUTE = 60_000;
const roundOf = (round: SavedRound): Round =>
  'shakes' in round ? round : { ms: round.minutes * MINUTE, more: EXTRA_MINUTES * MINUTE };

/** Bots of one match think differently though they have one seed. */
function seatBots({ saved: { bots, seed } }: Laid, pace: number): Record<Player, Bot> {
  return Object.fromEntries(
    Object.entries(bots).map(([name, level], at) => {
      if (!isLevel(level)) throw new CannotPlay(`There is no level "${level}", which ${name} should play at.`);
      return [name, createBot({ level: level satisfies LevelName, seat: name, seed: seed + at, pace })];
    }),
  );
}

function keeper({ file }: Laid, talk: Conversation, page: Page): (table: Table) => void {
  return (table) => {
    try {
      file.write(table.stored);
    } catch (error) {
      talk.say(
        wrap(`! The match could not be kept in ${file.path}: ${(error as Error).message}`, page.width).join('\n'),
      );
    }
  };
}

/** The command that opens this match again; who came by `npm start` has no other. */
function againCommand({ file }: Laid, env: Surroundings['env']): string {
  const play = env.npm_lifecycle_event === 'start' ? 'npm start -- --resume' : 'openshake play --resume';
  return dirname(file.path) === resolve(matchesFolder(env)) ? play : `${play} ${file.path}`;
}

/** What is said when the person rises. Commands stand on lines of their own, so that they can be copied. */
function farewell(laid: Laid, page: Page, env: Surroundings['env']): string {
  const { table, file } = laid;
  if (!isDone(table.match))
    return [
      ...wrap(`The match is kept in ${file.path}.`, page.width),
      'Go on with it:',
      `  ${againCommand(laid, env)}`,
    ].join('\n');
  const match = table.stored;
  return [
    '',
    ...scoresheetLines({ id: null, match, replayed: replayMatch(match, { search }) }, page),
    '',
    'Thank you for playing. The story of the match:',
    `  npx openshake replay --pretty ${file.path}`,
  ].join('\n');
}

export async function play(args: string[], around: Surroundings): Promise<ExitStatus> {
  const told = readOptions(args);
  const { stdout } = around;
  // What is not read on a terminal is read by a program, or aloud.
  const plain = told.plain || !stdout.isTTY;
  const paint: Paint = choosePaint(plain ? { 'no-color': true } : told.colour, around);
  const columns = () => stdout.columns ?? 0;
  const page = layout(paint, stdout.columns);
  const talk = new Conversation(around, page);
  const say = (text: string) => talk.say(wrap(text, page.width).join('\n'));
  let laid: Laid | undefined;
  try {
    if (told.resume === undefined && asksSomething(told)) say(WELCOME);
    laid = told.resume === undefined ? await newMatch(told, talk, around.env) : oldMatch(told, around.env);
    await playOn(laid, told, { talk, paint, plain, columns, page });
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CannotPlay) throw new WrongUsage(error.message, 'openshake play --help');
    if (!(error instanceof Leave)) throw error;
    return EXIT.fine;
  } finally {
    talk.say(laid ? farewell(laid, page, around.env) : GOODBYE);
    talk.end();
  }
}

interface Room {
  talk: Conversation;
  paint: Paint;
  plain: boolean;
  columns: () => number;
  page: Page;
}

async function playOn(laid: Laid, told: Told, { talk, paint, plain, columns, page }: Room): Promise<void> {
  const { table, dice, saved, file } = laid;
  const { you, seed, round } = saved;
  // Nobody waits for a program that reads from a pipe.
  const pace = told.pace ?? saved.pace ?? (talk.live ? 1 : 0);
  const bots = seatBots(laid, pace);
  const keep = keeper(laid, talk, page);
  const perfect = createBot({ level: 'perfect', seat: you, seed, pace: 0 });
  const person = new Person({ you, talk, columns, paint, plain, table, file, perfect });
  const clock = new Clock(table.stored.actions.at(-1)?.at ?? 0);
  const hear = person.hear.bind(person);
  const look = person.look.bind(person);
  const sitting = new Sitting({ table, you, bots, round: roundOf(round), clock, dice, keep, hear, look });
  try {
    file.write(table.stored);
  } catch (error) {
    throw new CannotPlay(
      `The match cannot be kept in ${file.path}: ${(error as Error).message}. Choose another place with --save.`,
    );
  }
  talk.say(wrap(`${seated(laid)} ${SEATED}`, page.width).join('\n'));
  await person.play(sitting);
}

/** Who sits where. */
function seated({ table, saved: { you, bots }, file }: Laid): string {
  const seats = table.setup.players.map((player) =>
    player === you ? `${player} (you)` : `${player} (${bots[player]})`,
  );
  return `At the table, clockwise: ${seats.join(', ')}. ${table.match.goalSetter} sets the Goal. Kept in ${file.path}.`;
}
