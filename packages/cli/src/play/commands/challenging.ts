// Commands that challenge: the block, and the claims.
import { CLAIMS, type Claim, divisionTable } from '@openshake/rules';
import { refused, understood } from '../../prompt/conversation.ts';
import { properOf, type Seat } from '../seat.ts';
import { alone, type Command, readDeed } from './command.ts';
import { readPut } from './sections.ts';

/** Every claim has a command of its own, except those that are commands already. */
const CLAIM_WORDS = [...CLAIMS, 'never'].filter((claim): claim is ClaimWord => claim !== 'no-goal');
type ClaimWord = Exclude<Claim, 'no-goal'> | 'never';

const claimCommand = (claim: ClaimWord): Command => ({
  name: claim,
  type: 'challenge',
  forms: [claim],
  does: { key: `does.${claim}` },
  read(rest, seat) {
    const { you: by } = seat;
    if (rest === '') return understood({ type: 'challenge', by, claim });
    // BOS12: only Reason A may name an earlier move.
    if (claim !== 'force-out-a') return refused({ key: 'typed.claimAlone', claim });
    const moved = readPut(rest.replace(/^\|?\s*moved\s+/i, ''), seat);
    return moved
      ? understood({ type: 'challenge', by, claim, moved })
      : refused({ key: 'typed.claimMoved', claim, example: `${claim} moved B r` });
  },
});

/** The claims of this rulebook. */
export const claimsHere = ({ view: { book, division } }: Pick<Seat, 'view'>) => divisionTable(book, division).claims;

/** For a No Goal, which has no command of its own. It also takes every other claim. */
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
  does: { key: 'does.challenge' },
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
  does: { key: 'does.charge' },
  read: (rest, { you: by }) => understood({ type: 'charge', by, ...(rest !== '' && { what: rest }) }),
};

export const CHALLENGING: readonly Command[] = [
  ...CLAIM_WORDS.map(claimCommand),
  challengeCommand,
  alone({
    name: 'block',
    also: ['pick-up-block'],
    type: 'pick-up-block',
    does: { key: 'does.block' },
    make: (by) => ({ type: 'pick-up-block', by }),
  }),
  alone({
    name: 'down',
    also: ['put-down-block'],
    type: 'put-down-block',
    does: { key: 'does.down' },
    make: (by) => ({ type: 'put-down-block', by }),
  }),
  chargeCommand,
  alone({
    name: 'takeback',
    also: ['take-back'],
    type: 'take-back',
    does: { key: 'does.takeback' },
    make: (by) => ({ type: 'take-back', by }),
  }),
];
