// Commands that move cubes.
import { refused, understood } from '../../prompt/conversation.ts';
import { properOf, type Seat } from '../seat.ts';
import { alone, type Command } from './command.ts';
import { cubeOf, readPut, whyNoCube } from './sections.ts';

const WHERE = { key: 'typed.place' } as const;

const puts = (seat: Seat, type: 'move' | 'shift'): string[] =>
  properOf(seat, type).map(({ cube, to }) => `${cube} ${to}`);

/** How a hint and the story describe a bonus, in every language. */
export const AS_A_BONUS = /\s+(?:as a bonus|como bono)\.?$/iu;

/** The word move is optional. */
export const moveCommand: Command = {
  name: 'move',
  type: 'move',
  forms: ({ isEquations }) =>
    isEquations ? ['6 r', '6 to required', 'r: 6', 'move 6 r'] : ['B r', 'B to required', 'r: B', 'move B r'],
  does: { key: 'does.move' },
  read(rest, seat) {
    const put = readPut(rest.replace(AS_A_BONUS, ''), seat);
    if (!put) return refused(whyNoCube(rest.replace(AS_A_BONUS, ''), seat) ?? WHERE);
    const { you: by } = seat;
    if (!AS_A_BONUS.test(rest)) return understood({ type: 'move', by, ...put });
    return put.to === 'forbidden'
      ? understood({ type: 'bonus', by, cube: put.cube })
      : refused({ key: 'typed.bonusPlace' });
  },
  offers: (seat) => puts(seat, 'move'),
};

const shiftCommand: Command = {
  name: 'shift',
  type: 'shift',
  forms: ['shift G f'],
  does: { key: 'does.shift' },
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
  does: { key: 'does.bonus' },
  read(rest, seat) {
    const said = rest.replace(AS_A_BONUS, '');
    const put = readPut(said, seat);
    const cube = cubeOf(said, seat) ?? put?.cube;
    if (cube === undefined)
      return refused(whyNoCube(`${said} f`, seat) ?? whyNoCube(said, seat) ?? { key: 'typed.whichCube' });
    if (put && put.to !== 'forbidden') return refused({ key: 'typed.bonusPlace' });
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
    does: { key: 'does.force-out' },
    make: (by) => ({ type: 'force-out', by }),
  }),
];
