// Commands about the match itself: leaving and coming back, the scoresheet, and what the person says for an official.
import { type Acted, type ActionOf, OFFICIALS } from '@openshake/rules';
import { refused } from '../../prompt/conversation.ts';
import { commandFor } from '../commandFor.ts';
import type { Seat } from '../seat.ts';
import { alone, type Command, readDeed } from './command.ts';
import { someOpponent, typed } from './naming.ts';

/** A deed with the names at this table, in quotes if they need them. */
const deedForm = (deed: Acted, seat: Seat): string =>
  commandFor(deed, seat.game, (player) => typed([player], seat).join(''));

const warnForm = (seat: Seat): string =>
  `as judge ${deedForm({ type: 'warn', by: 'judge', player: someOpponent(seat), clause: 'IX-C' }, seat)}`;

/** `correct 2 bob 6`. */
export const correctForm = (score: Omit<ActionOf<'correct-score'>, 'type' | 'by'>, seat: Seat): string =>
  deedForm({ type: 'correct-score', by: seat.you, ...score }, seat).replace('correct-score', 'correct');

const correctCommand: Command = {
  name: 'correct',
  also: ['correct-score'],
  type: 'correct-score',
  forms: (seat) => {
    const opponent = someOpponent(seat);
    const scored = seat.view.shakes.findLast(({ scores }) => scores && Object.hasOwn(scores, opponent));
    // The score that stands is no correction.
    const score = scored?.scores?.[opponent] === 6 ? 4 : 6;
    return [correctForm({ shake: scored?.number ?? 1, player: opponent, score }, seat)];
  },
  does: { key: 'does.correct' },
  read: (rest, seat) => readDeed(`correct-score ${rest}`, seat.you, seat),
};

/** An official's deed. The person speaks for one. */
export const officialCommand: Command = {
  name: 'as',
  type: 'rule',
  forms: (seat) => {
    const { you, view } = seat;
    const player = someOpponent(seat);
    const players = view.players.filter((each) => each === you || each === player);
    return [
      warnForm(seat),
      `as judge ${deedForm({ type: 'replay-shake', by: 'judge', players, shakes: [1, 3] }, seat)}`,
      `as director ${deedForm({ type: 'take-score', by: 'director', player, clause: 'XII-B-2' }, seat)}`,
      'as director end-round',
    ];
  },
  does: { key: 'does.as' },
  read(rest, seat) {
    const [who = '', ...deed] = rest.split(/\s+/);
    const official = OFFICIALS.find((each) => each === who.toLowerCase());
    return official === undefined || deed.length === 0
      ? refused({ key: 'typed.official', example: warnForm(seat) })
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
