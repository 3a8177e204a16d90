// From a typed line to its meaning: an action, or a word that changes nothing.
import { type Acted, cut, divisionTable } from '@openshake/rules';
import { type Completion, faultInLine } from '../../prompt/conversation.ts';
import { guesses } from '../../usage.ts';
import type { Fact, Said } from '../../words/speech.ts';
import type { Text } from '../../words/texts/index.ts';
import { hasHandedIn, isOpen, properOf, type Seat } from '../seat.ts';
import { ATTENDING, officialCommand } from './attending.ts';
import { CHALLENGING } from './challenging.ts';
import { type Command, formsOf, isForOfficials, readDeed } from './command.ts';
import { AS_A_BONUS, MOVING, moveCommand } from './moving.ts';
import { isPlayed } from './played.ts';
import { cubeOf, readPut, whyNoCube } from './sections.ts';
import { STARTING } from './starting.ts';
import { TALKS, type Talk, talkOf } from './talk.ts';
import { WRITING } from './writing.ts';

export const COMMANDS: readonly Command[] = [...STARTING, ...MOVING, ...CHALLENGING, ...WRITING, ...ATTENDING];

export type Meant =
  | { act: Acted }
  | { talk: Talk; about: string }
  /** We could not understand it. `command` is the command that was begun, unless the reason already shows a form. */
  | { unclear: string; command?: Command };

const namesOf = ({ name, also = [] }: Command): string[] => [name, ...also];

/** The commands that can ever be used in this match. */
export const playedCommands = (seat: Seat): Command[] => COMMANDS.filter((command) => isPlayed(command, seat));

/** The talk commands that have something to say now. */
export const openTalks = ({ view }: Seat): Talk[] =>
  TALKS.filter((talk) => (talk !== 'try' || view.table.goal !== null) && (talk !== 'papers' || view.shakes.length > 0));

/** A command by its name, or by the first letters of a single name. */
export function commandOf(word: string): Command | undefined {
  const said = word.toLowerCase();
  const exact = COMMANDS.find((command) => namesOf(command).includes(said));
  if (exact || said.length < 3) return exact;
  const [found, another] = COMMANDS.filter(({ name }) => name.startsWith(said));
  return another === undefined ? found : undefined;
}

function meantBy(command: Command, rest: string, seat: Seat): Meant {
  const read = command.read(rest, seat);
  if (read.ok) return { act: read.value };
  return { unclear: seat.speech.tell(read.why), ...(!showsForm(read.why) && { command }) };
}

/** Texts that show a form but have no example. */
const SHOWING: ReadonlySet<string> = new Set([
  ...(['read.move', 'read.goal.onSets', 'read.goal.equations', 'read.noCard'] as const),
]);

/** Whether a reason shows how to type the line. */
export function showsForm(why: Said): boolean {
  if (typeof why === 'string') return false;
  const texts: readonly Fact[] = 'key' in why ? [why] : why;
  return texts.some((text) => 'example' in text || SHOWING.has(text.key));
}

/** How to type a command, after a reason that does not say so. */
export const formTexts = (command: Command, seat: Seat): Text[] =>
  formsOf(command, seat).map((form, at) => ({ key: at === 0 ? 'typed.form' : 'typed.form.or', form }));

export function readLine(line: string, seat: Seat): Meant {
  const fault = faultInLine(line);
  if (fault !== undefined) return { unclear: seat.speech.tell(fault) };
  const text = line.trim().replaceAll(/\s+/g, ' ');
  const put = readPut(text, seat);
  if (put) return { act: { type: 'move', by: seat.you, ...put } };
  if (AS_A_BONUS.test(text) && readPut(text.replace(AS_A_BONUS, ''), seat)) return meantBy(moveCommand, text, seat);
  const [typed = ''] = text.split(' ');
  const rest = text.slice(typed.length).trim();
  // A hint says "challenge: Now".
  const first = typed.replace(/(?<=\w):$/, '');
  const talk = talkOf(first.toLowerCase());
  // A slip should not end the game.
  if (talk === 'quit' && rest !== '') return { unclear: seat.speech.say('typed.quitAlone', { word: first }) };
  if (talk) return { talk, about: rest };
  const command = commandOf(first);
  // JSON is the notation's form for anything without a short form.
  if (command && !rest.startsWith(':=')) return meantBy(command, rest, seat);
  const cube = cubeOf(text, seat);
  if (cube !== undefined) return { unclear: seat.speech.say('typed.where', { cube }), command: moveCommand };
  const noCube = whyNoCube(text, seat);
  if (noCube !== undefined) return { unclear: seat.speech.tell(noCube) };
  const deed = readDeed(text, seat.you, seat);
  if (deed.ok) return { act: deed.value };
  // Nobody who mistypes means to speak for the director.
  const names = playedCommands(seat)
    .filter((each) => !isForOfficials(each))
    .flatMap(namesOf);
  return { unclear: noCommand(first, guesses(first, [...names, ...TALKS]), seat) };
}

export const noCommand = (word: string, guess: readonly Text[], { speech }: Seat): string =>
  speech.say('typed.noCommand', { word: cut(word), guess });

const mayAskWhetherEqual = ({ view: { book, division, checking } }: Seat): boolean =>
  checking !== undefined && divisionTable(book, division).mayAskWhetherEqual;

/** What a person may type now, open commands first. */
export const openCommands = (seat: Seat): Command[] =>
  playedCommands(seat).filter(
    (command) =>
      command !== officialCommand &&
      command.type !== 'end-round' &&
      command.type !== 'stop-play' &&
      // A player can always ask a judge. Help offers it when there is a Solution to ask about.
      !(command.type === 'call-judge' && !mayAskWhetherEqual(seat)) &&
      // Writing again would make the Solution incorrect.
      !(command.type === 'present' && hasHandedIn(seat)) &&
      isOpen(seat, command.type) &&
      isOffered(command, seat),
  );

/** Claims that cannot be made now are not offered. A player disputes a No Goal with `challenge no-goal`. */
function isOffered({ name, type }: Command, seat: Seat): boolean {
  if (type !== 'challenge') return true;
  const claims = properOf(seat, 'challenge').map(({ claim }) => claim);
  return claims.includes(name === 'challenge' ? 'no-goal' : name);
}

export function completeLine(line: string, seat: Seat): Completion {
  const [, word = '', rest] = /^\s*(\S*)(?:\s+(.*))?$/.exec(line) ?? [];
  if (rest === undefined) {
    const cubes = isOpen(seat, 'move') ? (moveCommand.offers?.(seat) ?? []) : [];
    const words = [
      ...openCommands(seat)
        .filter((command) => command !== moveCommand)
        .map(({ name }) => `${name} `),
      ...openTalks(seat).map((talk) => `${talk} `),
    ];
    return [matching([...words, ...cubes], word), word];
  }
  if (talkOf(word.toLowerCase()) === 'help')
    return [matching([...new Set([...playedCommands(seat).map(({ name }) => name), ...TALKS, 'now'])], rest), rest];
  const offers = commandOf(word)?.offers?.(seat) ?? moves(word, seat);
  return [matching(offers, rest), rest];
}

/** After a typed cube, the sections. */
const moves = (cube: string, seat: Seat): string[] =>
  (moveCommand.offers?.(seat) ?? []).flatMap((offer) => {
    const [first = '', to = ''] = offer.split(' ');
    return first.toLowerCase() === cube.toLowerCase() ? [to] : [];
  });

const matching = (offers: readonly string[], start: string): string[] =>
  offers.filter((offer) => offer.toLowerCase().startsWith(start.toLowerCase()));
