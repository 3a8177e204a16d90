// `openshake play`: a person and bots of chosen levels play a whole match.
import { createBot, isLevel } from '@openshake/bots';
import { fairDice, Room, type Round, seenInShake } from '@openshake/host';
import type { SavedRound } from '@openshake/protocol';
import { search } from '@openshake/solver';
import { choosePaint, type Paint } from '../colour.ts';
import { copyMatch } from '../play/copying.ts';
import { farewell, goodbye, seated } from '../play/farewell.ts';
import { CannotPlay, checkFolder, checkPlace, type Laid, newMatch, oldMatch } from '../play/laying.ts';
import { type GivenOptions, readOptions } from '../play/options.ts';
import { Person } from '../play/person.ts';
import { isRunningElsewhere, noteRunning } from '../play/running.ts';
import { Screen } from '../play/screen.ts';
import { asksSomething } from '../play/setUp.ts';
import { type Thinker, Thinkers } from '../play/thinking.ts';
import { usualPace } from '../play/timing.ts';
import { wallTimer } from '../play/wallTimer.ts';
import { wordsAt } from '../play/words.ts';
import { layout, type Page, wrap } from '../pretty/page.ts';
import { Conversation, Leave } from '../prompt/conversation.ts';
import { type Around, EXIT, type ExitStatus, type Surroundings } from '../surroundings.ts';
import { WrongUsage } from '../usage.ts';
import { shownPath, writingFault } from '../whyNot.ts';
import type { Speech } from '../words/speech.ts';
import type { Text } from '../words/texts/index.ts';

/** The person's seat: what they hear and see there. */
interface Place {
  talk: Conversation;
  paint: Paint;
  plain: boolean;
  columns: () => number;
  page: Page;
  speech: Speech;
}

const say = (text: string, { talk, page }: Place): void => talk.say(wrap(text, page.width).join('\n'));

/** How many minutes after the end of the round play is stopped. */
const EXTRA_MINUTES = 5;
const MINUTE = 60_000;
const roundOf = (round: SavedRound): Round =>
  'shakes' in round ? round : { ms: round.minutes * MINUTE, more: EXTRA_MINUTES * MINUTE };

/** Each bot of a match has its own seed. */
function seatBots({ header: { bots, seed }, log, people }: Laid, pace: number): Thinker[] {
  return Object.entries(bots).map(([seat, level], at) => {
    if (!isLevel(level)) throw new CannotPlay({ key: 'kept.noLevel', level, name: people.nameOf(seat) });
    return { level, seat, seed: seed + at, pace, seen: seenInShake(log, seat, search) };
  });
}

/** A match that cannot be saved does not begin. A match that was read stays as it is until somebody acts. */
function checkKept({ file }: Laid): void {
  try {
    if (file.isNew) file.write();
  } catch (error) {
    throw new CannotPlay({ key: 'kept.nowhere', file: shownPath(file.path), why: writingFault(error) });
  }
}

/** Plays until the match is over or the person leaves. */
async function playOn(laid: Laid, place: Place, env: Surroundings['env']): Promise<Screen> {
  const { header, log, people, file } = laid;
  const { setup, seed, round, secret } = header;
  const { you } = header;
  const pace = header.pace ?? usualPace(setup.clocks, place.talk.live);
  const bots = seatBots(laid, pace);
  checkKept(laid);
  const other: Text[] = isRunningElsewhere(file.path, env) ? [{ key: 'kept.running' }] : [];
  const forget = noteRunning(file.path, env);
  file.moved = (from, to) =>
    say(place.speech.say('kept.elsewhere', { from: shownPath(from), to: shownPath(to) }), place);
  const thinkers = new Thinkers(bots);
  try {
    const room = await Room.open({
      setup,
      round: roundOf(round),
      store: file,
      timer: wallTimer,
      dice: fairDice(secret),
      search,
      bots: thinkers.seats,
      trouble: (error) => person.fail(error),
    });
    const perfect = createBot({ level: 'perfect', seat: you, seed, pace: 0 });
    for (const view of seenInShake(log, you, search)) perfect.watch(view);
    const screen = new Screen(room, you, () => file.rows(1));
    const copy = (path: string) => copyMatch(path, { header, rows: file.rows(1) });
    const person = new Person({ ...place, you, people, screen, file, copy, perfect });
    const speech = place.speech.at(wordsAt(setup.book, place.plain, place.speech, people.names));
    say(speech.tell([...other, ...laid.notes, ...seated(laid, screen, speech)]), place);
    try {
      await person.play();
    } catch (error) {
      if (!(error instanceof Leave)) throw error;
    }
    return screen;
  } finally {
    forget();
    await thinkers.close();
  }
}

/** Plays a match and says goodbye. */
async function playMatch(given: GivenOptions, place: Place, env: Surroundings['env']): Promise<string> {
  try {
    checkFolder();
    if (given.resume === undefined) checkPlace(given, env);
    if (given.resume === undefined && asksSomething(given)) say(place.speech.say('setUp.welcome'), place);
    const laid = given.resume === undefined ? await newMatch(given, place.talk, env) : oldMatch(given, env);
    return farewell(laid, await playOn(laid, place, env), place.page, env);
  } catch (error) {
    if (error instanceof Leave) return place.speech.tell(goodbye(env));
    throw error;
  }
}

export async function play(args: string[], around: Around): Promise<ExitStatus> {
  const given = readOptions(args);
  const { stdout, env, speech } = around;
  // Output that does not go to a terminal is for a program or a screen reader.
  const plain = given.plain || !stdout.isTTY;
  const paint = choosePaint(plain ? { 'no-color': true } : given.colour, around);
  const page = layout(paint, stdout.columns, plain, speech);
  const talk = new Conversation(around, page);
  const place = { talk, paint, plain, columns: () => stdout.columns ?? 0, page, speech };
  try {
    talk.say(await playMatch(given, place, env));
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CannotPlay) throw new WrongUsage(error.why, 'openshake play --help');
    throw error;
  } finally {
    await talk.end();
  }
}
