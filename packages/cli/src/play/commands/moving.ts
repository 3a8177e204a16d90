// Commands that move cubes.
import { refused, understood } from '../../prompt/conversation.ts';
import { properOf, type Seat } from '../seat.ts';
import { alone, type Command } from './command.ts';
import { cubeOf, readPut, whyNoCube } from './sections.ts';

const WHERE = 'Say which cube and where it goes: r for Required, p for Permitted, f for Forbidden.';

const puts = (seat: Seat, type: 'move' | 'shift'): string[] =>
  properOf(seat, type).map(({ cube, to }) => `${cube} ${to}`);

/** How a hint and the story describe a bonus. */
export const AS_A_BONUS = /\s+as a bonus\.?$/iu;

/** Its word may be left out. */
export const moveCommand: Command = {
  name: 'move',
  type: 'move',
  forms: ({ isEquations }) =>
    isEquations ? ['6 r', '6 to required', 'r: 6', 'move 6 r'] : ['B r', 'B to required', 'r: B', 'move B r'],
  does: 'moves a cube from Resources: r Required, p Permitted, f Forbidden',
  read(rest, seat) {
    const put = readPut(rest.replace(AS_A_BONUS, ''), seat);
    if (!put) return refused(whyNoCube(rest.replace(AS_A_BONUS, ''), seat) ?? WHERE);
    const { you: by } = seat;
    if (!AS_A_BONUS.test(rest)) return understood({ type: 'move', by, ...put });
    return put.to === 'forbidden'
      ? understood({ type: 'bonus', by, cube: put.cube })
      : refused('A bonus cube goes to Forbidden.');
  },
  offers: (seat) => puts(seat, 'move'),
};

const shiftCommand: Command = {
  name: 'shift',
  type: 'shift',
  forms: ['shift G f'],
  does: 'shifts a cube from Permitted to Required or Forbidden',
  read(rest, seat) {
    const put = readPut(rest, seat);
    return put ? understood({ type: 'shift', by: seat.you, ...put }) : refused(WHERE);
  },
  offers: (seat) => puts(seat, 'shift'),
};

const bonusCommand: Command = {
  name: 'bonus',
  type: 'bonus',
  forms: ({ isEquations }) => (isEquations ? ['bonus 6'] : ['bonus B']),
  does: 'puts one more cube in Forbidden before the move or the Goal',
  read(rest, seat) {
    const said = rest.replace(AS_A_BONUS, '');
    const put = readPut(said, seat);
    const cube = cubeOf(said, seat) ?? put?.cube;
    if (cube === undefined) return refused(whyNoCube(`${said} f`, seat) ?? whyNoCube(said, seat) ?? 'Say which cube.');
    if (put && put.to !== 'forbidden') return refused('A bonus goes to Forbidden.');
    return understood({ type: 'bonus', by: seat.you, cube });
  },
  offers: (seat) => properOf(seat, 'bonus').map(({ cube }) => cube),
};

export const MOVING: readonly Command[] = [
  moveCommand,
  bonusCommand,
  shiftCommand,
  alone({
    name: 'force-out',
    also: ['forceout'],
    type: 'force-out',
    does: 'declares that every move would be a mistake',
    make: (by) => ({ type: 'force-out', by }),
  }),
];
