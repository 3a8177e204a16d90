// Who sits at a table: a person, a bot or a program. Each is shown what its seat may see, and says what it does.
import { type Acted, type MatchState, type MatchView, type Player, type Refusal, rulesOf } from '@openshake/rules';

export interface Deed {
  action: Acted;
  /** So many milliseconds pass first: the time it takes to think and to reach. */
  after: number;
}

export interface Seated {
  /** What this seat does if nobody else does anything first; null: it waits. */
  act(view: MatchView): Deed | null | Promise<Deed | null>;
  /** Told what became of its last deed if that was refused. */
  refused?(why: Refusal): void;
}

/** A seat acts for itself alone, and what falls is not its to say: it names the cubes that are set out, and how many cards it deals. */
export function asSeat(action: Acted, by: Player, match: MatchState): Acted {
  if (action.type === 'deal' && typeof action.cards !== 'number') return { ...action, by, cards: action.cards.length };
  if (action.type === 'roll') {
    const { cubes = [] } = action;
    const mostSetOut = Math.max(0, ...rulesOf(match).setOut.map((way) => way.length));
    return { ...action, by, cubes: cubes.length > mostSetOut ? [] : cubes };
  }
  return { ...action, by };
}
