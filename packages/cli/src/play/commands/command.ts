// What a command is: a word that a person types, what may follow it, and the action that it makes.
import { actionReader } from '@openshake/protocol';
import { type Acted, type ActedType, cut } from '@openshake/rules';
import { parseAction, Unreadable } from '@openshake/rules/notation';
import { withPlayers } from '../../people.ts';
import { type Read, refused, understood } from '../../prompt/conversation.ts';
import type { Text } from '../../words/texts/index.ts';
import type { Seat } from '../seat.ts';

export type Forms = readonly [string, ...string[]];

export interface Command {
  name: string;
  /** Other words for it. */
  also?: readonly string[];
  /** The kind of action that it makes. The command is open when this kind is. */
  type: ActedType;
  /** Examples of how to type it, the usual one first. They may depend on the game and the table's rules. */
  forms: Forms | ((seat: Seat) => Forms);
  /** What it does, in a few words. */
  does: Text | ((seat: Seat) => Text);
  /** Reads what follows the word as an action. */
  read(rest: string, seat: Seat): Read<Acted>;
  /** What may follow the word. */
  offers?(seat: Seat): string[];
}

const OFFICIALS_TYPES: readonly Command['type'][] = ['rule', 'end-round', 'stop-play'];

/** What a judge or the director says, if nobody else is there to say it. */
export const isForOfficials = ({ type }: Command): boolean => OFFICIALS_TYPES.includes(type);

/** How to type it at this table. */
export const formsOf = ({ forms }: Pick<Command, 'forms'>, seat: Seat): Forms =>
  typeof forms === 'function' ? forms(seat) : forms;

/** What it does at this table. */
export const doesOf = ({ does }: Pick<Command, 'does'>, seat: Seat): string =>
  seat.speech.tell(typeof does === 'function' ? does(seat) : does);

/** A command with nothing after it. */
export const alone = (
  command: Omit<Command, 'read' | 'forms'> & { make: (by: string) => Acted; forms?: Command['forms'] },
): Command => {
  const { make, ...rest } = command;
  return {
    forms: [command.name],
    ...rest,
    read: (more, { you }) =>
      more === '' ? understood(make(you)) : refused({ key: 'typed.nothingAfter', word: command.name, more: cut(more) }),
  };
};

/** Turns the typed names in a deed into seats. An unknown name stays as typed, and the table refuses it. */
function withSeats(action: Acted, { people, view: { players }, speech }: Seat): Read<Acted> {
  let shared: string | undefined;
  const seatOf = (said: string): string => {
    const [first = said, another] = people.seatsOf(said, players);
    if (another !== undefined) shared ??= said;
    return first;
  };
  const seated = { ...withPlayers(action, seatOf), by: action.by };
  if (shared === undefined) return understood(seated);
  const letters = speech.words.any(people.seatsOf(shared, players));
  return refused({ key: 'name.shared', name: cut(shared), letters });
}

/** A deed as a person types it, with names. */
export function readDeed(deed: string, by: string, seat: Seat): Read<Acted> {
  const read = readSeated(deed, by, seat);
  return read.ok ? withSeats(read.value, seat) : read;
}

/** A deed in match notation. Its fields are checked like those of a stored match. */
export function readSeated(
  deed: string,
  by: string,
  { cubes, game, speech }: Pick<Seat, 'cubes' | 'game' | 'speech'>,
): Read<Acted> {
  try {
    const { at: _, ...written } = parseAction(`0:00 ${JSON.stringify(by)} ${deed}`, game) as Record<string, unknown>;
    const read = actionReader(cubes)({ at: 0, ...written });
    if (!('action' in read)) return refused(read.facts);
    const { at: __, ...action } = read.action;
    return action.type === 'clock' ? refused({ key: 'typed.timePasses' }) : understood(action as Acted);
  } catch (error) {
    if (error instanceof Unreadable) return refused(speech.words.say(error.facts));
    throw error;
  }
}
