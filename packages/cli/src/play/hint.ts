// A hint: what a perfect player would do at this seat, the command for it, and a reason where the solver knows one.
import type { Bot } from '@openshake/bots';
import type { Acted, GameName, MatchState } from '@openshake/rules';
import { makeAction, parseAction } from '@openshake/rules/notation';
import { capital } from '../inPlainWords.ts';
import { sayClaim } from '../pretty/story.ts';
import type { Seat } from './seat.ts';
import { askSolver } from './teaching/position.ts';

export interface Hint {
  /** What to do, in words. */
  say: string;
  because?: string;
  /** What to type. */
  type?: string;
}

/** An action as a person types it. */
export function commandFor(action: Acted, game: GameName): string {
  // Nobody sets out no cubes.
  if (action.type === 'roll' && !action.cubes?.length) return 'roll';
  const line = makeAction({ at: 0, ...action }, game);
  const { by } = parseAction(line, game) as { by: string };
  const who = makeAction({ at: 0, by, type: 'sign' }).slice(0, -' sign'.length);
  return line.slice(who.length + 1);
}

const SAY: Readonly<Partial<{ [Type in Acted['type']]: string }>> = {
  roll: 'roll the cubes',
  deal: 'deal the cards',
  'no-goal': 'say that there is no Goal',
  agree: 'agree that there is no Goal',
  'force-out': 'declare a Force Out',
  'pick-up-block': 'pick up the challenge block',
  'put-down-block': 'put the challenge block back',
  charge: 'charge the latest action: it was against the rules',
  decline: 'hand in nothing',
  sign: 'sign the scoresheet',
};

function say(action: Acted, { words, game }: Seat): string {
  switch (action.type) {
    case 'move':
      return `move ${words.cube(action.cube)} to ${capital(action.to)}`;
    case 'shift':
      return `shift ${words.cube(action.cube)} to ${capital(action.to)}`;
    case 'bonus':
      return `move ${words.cube(action.cube)} to Forbidden as a bonus`;
    case 'set-goal':
      return `set the Goal ${words.goal(action.goal)}`;
    case 'choose-variations':
      return `choose ${action.variations.map(words.pick).join(' and ')}`;
    case 'challenge':
      return `challenge: ${sayClaim(action.claim)}`;
    case 'join':
      return `join the ${capital(action.side)}`;
    case 'present':
      return `write ${words.paper(action)}`;
    case 'accept':
      return `accept the Solution of ${action.writer}`;
    case 'reject':
      return `reject the Solution of ${action.writer}, by ${words.clause(action.clause)}`;
    default:
      return SAY[action.type] ?? `do this: ${commandFor(action, game)}`;
  }
}

/** Why that is good, where the solver knows it. */
function because(action: Acted, match: MatchState): string | undefined {
  if (action.type === 'move') {
    const moves = (askSolver(match, 'avoid')?.moves ?? []) as { cube: string; to: string }[];
    const safe = moves.some(({ cube, to }) => cube === action.cube && to === action.to);
    return safe ? 'After it a Solution is still possible, but not with one more cube.' : undefined;
  }
  if (action.type !== 'challenge' || !match.shake?.goal) return undefined;
  if (askSolver(match, 'now')?.answer) return 'With the mat and at most one more cube a Solution can be written.';
  const possible = askSolver(match, 'possible');
  return possible && !possible.answer ? 'No Solution can be written anymore.' : undefined;
}

export function hintFor(seat: Seat, match: MatchState, bot: Bot): Hint {
  const deed = bot.act(seat.view);
  if (!deed) return { say: 'There is nothing for you to do right now; the others are thinking.' };
  const { action } = deed;
  const reason = because(action, match);
  return {
    say: `A perfect player would ${say(action, seat)}.`,
    ...(reason !== undefined && { because: reason }),
    type: commandFor(action, seat.game),
  };
}
