// `openshake play`: a person and bots of chosen levels at one table, for a whole match.
import { createBot, isLevel } from '@openshake/bots';
import { type Round, seenInShake, type Table } from '@openshake/host';
import type { SavedRound } from '@openshake/protocol';
import { search } from '@openshake/solver';
import { choosePaint, type Paint } from '../colour.ts';
import { Clock } from '../play/clock.ts';
import { farewell, goodbye, seated, WELCOME } from '../play/farewell.ts';
import { CannotPlay, checkFolder, checkPlace, type Laid, newMatch, oldMatch } from '../play/laying.ts';
import { readOptions, type Told } from '../play/options.ts';
import { Person } from '../play/person.ts';
import { asksSomething } from '../play/setUp.ts';
import { Sitting } from '../play/sitting.ts';
import { type Thinker, Thinkers } from '../play/thinking.ts';
import { layout, type Page, wrap } from '../pretty/page.ts';
import { Conversation, Leave } from '../prompt/conversation.ts';
import { type Around, EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { WrongUsage } from '../usage.ts';
import { shownPath, whyNotWritten } from '../whyNot.ts';
import type { Speech } from '../words/speech.ts';

/** Where the person sits: what is heard and seen there. */
interface Room {
  talk: Conversation;
  paint: Paint;
  plain: boolean;
  columns: () => number;
  page: Page;
  speech: Speech;
}

const say = (text: string, { talk, page }: Room): void => talk.say(wrap(text, page.width).join('\n'));

/** The minutes after the end of the round until play is stopped. */
const EXTRA_MINUTES = 5;
const MINUTE = 60_000;
const roundOf = (round: SavedRound): Round =>
  'shakes' in round ? round : { ms: round.minutes * MINUTE, more: EXTRA_MINUTES * MINUTE };

/** Bots of one match have seeds of their own. */
function seatBots({ seats: { bots, seed }, table }: Laid, pace: number): Thinker[] {
  return Object.entries(bots).map(([seat, level], at) => {
    if (!isLevel(level)) throw new CannotPlay(`There is no level "${level}", which ${seat} should play at.`);
    return { level, seat, seed: seed + at, pace, seen: seenInShake(table.stored, seat, search) };
  });
}

/** A match that cannot be kept is not begun; later, play goes on and the person is told. One that was read stays as it is until somebody acts. */
function keeper({ file, table }: Laid, room: Room): (table: Table) => void {
  try {
    if (file.isNew) file.write(table.stored);
  } catch (error) {
    const why = whyNotWritten(error);
    throw new CannotPlay(
      `The match cannot be kept in ${shownPath(file.path)}: ${why}. Choose another place with --save.`,
    );
  }
  return ({ stored }) => {
    const { path } = file;
    try {
      file.write(stored);
      if (file.path !== path)
        say(
          `Another program has changed ${shownPath(path)}. From now on, this match is kept in ${shownPath(file.path)}.`,
          room,
        );
    } catch (error) {
      say(`The match could not be kept in ${shownPath(file.path)}: ${whyNotWritten(error)}.`, room);
    }
  };
}

async function playOn(laid: Laid, room: Room): Promise<void> {
  const { table, dice, seats, file } = laid;
  const { you, seed, round } = seats;
  // Nobody waits for a program that reads from a pipe.
  const pace = seats.pace ?? (room.talk.live ? 1 : 0);
  const bots = seatBots(laid, pace);
  const keep = keeper(laid, room);
  const perfect = createBot({ level: 'perfect', seat: you, seed, pace: 0 });
  for (const view of seenInShake(table.stored, you, search)) perfect.watch(view);
  const person = new Person({ ...room, you, table, file, perfect });
  const thinkers = new Thinkers(bots);
  const sitting = new Sitting({
    table,
    you,
    bots: bots.map(({ seat }) => seat),
    thinkers,
    round: roundOf(round),
    clock: new Clock(table.stored.actions.at(-1)?.at),
    dice,
    keep,
    hear: (happened) => {
      perfect.watch(sitting.view());
      person.hear(happened);
    },
    look: () => person.look(),
  });
  say(seated(laid), room);
  try {
    await person.play(sitting);
  } finally {
    await thinkers.close();
  }
}

/** Plays until the match is over or the person leaves; the match, if one was begun. */
async function playMatch(told: Told, room: Room, env: Surroundings['env']): Promise<Laid | undefined> {
  let laid: Laid | undefined;
  try {
    checkFolder();
    if (told.resume === undefined) checkPlace(told, env);
    if (told.resume === undefined && asksSomething(told)) say(WELCOME, room);
    laid = told.resume === undefined ? await newMatch(told, room.talk, env) : oldMatch(told, env);
    await playOn(laid, room);
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
  }
  return laid;
}

export async function play(args: string[], around: Around): Promise<ExitStatus> {
  const told = readOptions(args);
  const { stdout, env, speech } = around;
  // What is not read on a terminal is read by a program, or aloud.
  const plain = told.plain || !stdout.isTTY;
  const paint = choosePaint(plain ? { 'no-color': true } : told.colour, around);
  const page = layout(paint, stdout.columns, plain, speech);
  const talk = new Conversation(around, page);
  const room = { talk, paint, plain, columns: () => stdout.columns ?? 0, page, speech };
  try {
    const laid = await playMatch(told, room, env);
    talk.say(laid ? farewell(laid, page, env) : goodbye(env));
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CannotPlay) throw new WrongUsage(error.message, 'openshake play --help');
    throw error;
  } finally {
    await talk.end();
  }
}
