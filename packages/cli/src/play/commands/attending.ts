// Commands about the match itself: leaving and coming back, the scoresheet, and what officials say where there is nobody else.
import { OFFICIALS } from '@openshake/rules';
import { refused } from '../../prompt/conversation.ts';
import { alone, type Command, readDeed } from './command.ts';

const correctCommand: Command = {
  name: 'correct',
  also: ['correct-score'],
  type: 'correct-score',
  forms: ['correct 2 bob 6'],
  does: { key: 'does.correct' },
  read: (rest, seat) => readDeed(`correct-score ${rest}`, seat.you, seat),
};

/** An official's deed; the person speaks for one. */
export const officialCommand: Command = {
  name: 'as',
  type: 'rule',
  forms: [
    'as judge warn bob IX-C',
    'as judge replay-shake ann bob | shakes 1 3',
    'as director take-score bob XII-B-2',
    'as director end-round',
  ],
  does: { key: 'does.as' },
  read(rest, seat) {
    const [who = '', ...deed] = rest.split(/\s+/);
    const official = OFFICIALS.find((each) => each === who.toLowerCase());
    return official === undefined || deed.length === 0
      ? refused({ key: 'typed.official', example: 'as judge warn bob IX-C' })
      : readDeed(deed.join(' '), official, seat);
  },
  offers: () => ['judge ', 'director '],
};

export const ATTENDING: readonly Command[] = [
  alone({ name: 'sign', type: 'sign', does: { key: 'does.sign' }, make: (by) => ({ type: 'sign', by }) }),
  correctCommand,
  alone({ name: 'leave', type: 'leave', does: { key: 'does.leave' }, make: (by) => ({ type: 'leave', by }) }),
  alone({
    name: 'return',
    also: ['back'],
    type: 'return',
    does: { key: 'does.return' },
    make: (by) => ({ type: 'return', by }),
  }),
  alone({
    name: 'end',
    type: 'end-round',
    forms: ['end'],
    does: { key: 'does.end' },
    make: () => ({ type: 'end-round', by: 'director' }),
  }),
  alone({
    name: 'stop',
    type: 'stop-play',
    forms: ['stop'],
    does: { key: 'does.stop' },
    make: () => ({ type: 'stop-play', by: 'director' }),
  }),
  officialCommand,
];
