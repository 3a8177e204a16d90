// Commands that challenge: the block, and what may be said with it.
import { CLAIMS, divisionTable } from '@openshake/rules';
import { refused, understood } from '../../prompt/conversation.ts';
import { properOf, type Seat } from '../seat.ts';
import { alone, type Command, readDeed } from './command.ts';
import { readPut } from './sections.ts';

/** Words of its own for every claim but those that are commands already. */
const CLAIM_WORDS = [...CLAIMS, 'never'].filter((claim) => claim !== 'no-goal');

const DOES: Readonly<Record<string, string>> = {
  now: 'challenges: with one more cube a Solution can be written',
  impossible: 'challenges: no Solution can be written anymore',
  never: 'challenges: another word for impossible',
  'a-flub': 'challenges: the move left a Solution just one cube away, and could have been avoided',
  'p-flub': 'challenges: no Solution can be written anymore',
  'ca-flub': 'challenges: the move before the last was an A Flub',
  'force-out-a': 'answers a Force Out: there was a safe move',
  'force-out-b': 'answers a Force Out: no Solution can be written anymore',
};

const claimCommand = (claim: string): Command => ({
  name: claim,
  type: 'challenge',
  forms: [claim],
  does: DOES[claim] ?? 'challenges',
  read(rest, seat) {
    const { you: by } = seat;
    if (rest === '') return understood({ type: 'challenge', by, claim });
    // BOS12: only Reason A may name an earlier move.
    if (claim !== 'force-out-a') return refused(`Type "${claim}" alone. The rules say which move it challenges.`);
    const moved = readPut(rest.replace(/^\|?\s*moved\s+/i, ''), seat);
    return moved
      ? understood({ type: 'challenge', by, claim, moved })
      : refused(`After "${claim}" only an earlier move may follow, as in: ${claim} moved B r`);
  },
});

/** The claims of this rulebook. */
export const claimsHere = ({ view: { book, division } }: Pick<Seat, 'view'>) => divisionTable(book, division).claims;

/** For a No Goal, which has no word of its own; it takes every other claim as well. */
export const challengeCommand: Command = {
  name: 'challenge',
  type: 'challenge',
  forms: (seat) => {
    // A No Goal has no shorter word.
    const [first = 'no-goal', ...others] = claimsHere(seat).toSorted(
      (one, other) => Number(other === 'no-goal') - Number(one === 'no-goal'),
    );
    return [`challenge ${first}`, ...others.map((claim) => `challenge ${claim}`)];
  },
  does: 'challenges with any claim of your rulebook',
  read(rest, seat) {
    // The story says A Flub for a-flub.
    const [claim = '', ...more] = rest.split(' |');
    return readDeed(`challenge ${[claim.trim().replaceAll(' ', '-'), ...more].join(' |')}`, seat.you, seat);
  },
  offers: (seat) => properOf(seat, 'challenge').map(({ claim }) => claim),
};

const chargeCommand: Command = {
  name: 'charge',
  type: 'charge',
  forms: ['charge', 'charge II-C-2'],
  does: 'says that an opponent broke the rules, with the clause if you like',
  read: (rest, { you: by }) => understood({ type: 'charge', by, ...(rest !== '' && { what: rest }) }),
};

export const CHALLENGING: readonly Command[] = [
  ...CLAIM_WORDS.map(claimCommand),
  challengeCommand,
  alone({
    name: 'block',
    also: ['pick-up-block'],
    type: 'pick-up-block',
    does: 'picks up the challenge block, before you say what you challenge',
    make: (by) => ({ type: 'pick-up-block', by }),
  }),
  alone({
    name: 'down',
    also: ['put-down-block'],
    type: 'put-down-block',
    does: 'puts the challenge block back',
    make: (by) => ({ type: 'put-down-block', by }),
  }),
  chargeCommand,
  alone({
    name: 'takeback',
    also: ['take-back'],
    type: 'take-back',
    does: 'takes your last cube back out of Forbidden',
    make: (by) => ({ type: 'take-back', by }),
  }),
];
