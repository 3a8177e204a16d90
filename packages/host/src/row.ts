// The log of a match, row by row. The state is the fold of the events; rows name seats, and no row holds a person's name.
import {
  type Action,
  beginMatch,
  type Decision,
  type Event,
  evolve,
  type MatchState,
  type Refusal,
  type Setup,
  type StoredAction,
  type StoredMatch,
  type TableRules,
} from '@openshake/rules';

/** The version of the row format. A reader refuses a version that it does not know. */
export const FORMAT = 1;

type Happened = Decision & { ok: true };

/** What else the room told the actor: the action does not count, or it stands until somebody charges it. */
export interface Outcome {
  setAside?: NonNullable<Happened['setAside']>;
  illegal?: Refusal;
}

export interface Row extends Outcome {
  /** Counts the rows from 1. */
  v: number;
  format: number;
  /** The sender's own name for the action; null for what the room did by itself. */
  id: string | null;
  /** Milliseconds since the match began, not counting the time when nobody ran it. */
  at: number;
  /** As the sender wrote it: a roll names only the cubes that were set out. */
  action: Action;
  events: readonly Event[];
}

/** A match so far: how it began, and its rows. */
export interface Log {
  setup: Setup;
  rows: readonly Row[];
}

/** What a decision or a row says besides its events. */
export const outcomeOf = ({ setAside, illegal }: Outcome): Outcome => ({
  ...(setAside && { setAside }),
  ...(illegal && { illegal }),
});

export const fold = (match: MatchState, { events }: Pick<Row, 'events'>): MatchState => events.reduce(evolve, match);

/** The match after these rows. No rule is asked, so a new version of the rules changes nothing. */
export const matchAfter = ({ setup, rows }: Log): MatchState => rows.reduce(fold, beginMatch(setup));

/** An action with what fell, as `replay` needs it: nothing is left to chance. */
export function asStored<Said extends Action>(action: Said, { events }: { events: readonly Event[] }): Said {
  for (const event of events) {
    if (action.type === 'roll' && event.type === 'cubesRolled') return { ...action, cubes: event.cubes };
    if (action.type === 'deal' && event.type === 'cardsDealt')
      return { ...action, cards: [...event.cards, ...event.removed] };
  }
  return action;
}

/** These cubes out of those named, in the order named; undefined if one of them is missing. */
function picked(way: readonly string[], named: readonly string[]): string[] | undefined {
  const left = [...way];
  const found = named.filter((cube) => {
    const at = left.indexOf(cube);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
  return left.length === 0 ? found : undefined;
}

/** An action without what fell, as a seat says it: a roll keeps only the cubes that are set out, and a deal only the number of cards. */
export function asSaid<Said extends Action>(action: Said, { setOut }: Pick<TableRules, 'setOut'>): Said {
  if (action.type === 'deal' && typeof action.cards !== 'number') return { ...action, cards: action.cards.length };
  if (action.type !== 'roll' || !action.cubes) return action;
  const { cubes } = action;
  const [out = []] = setOut.flatMap((way) => {
    const found = picked(way, cubes);
    return found ? [found] : [];
  });
  return { ...action, cubes: out };
}

/** The request of `replay` for this match. */
export function storedMatch({ setup: { book: rulebook, ...setup }, rows }: Log): StoredMatch {
  const actions = rows.map((row): StoredAction => ({ ...asStored(row.action, row), at: row.at }));
  return { rulebook, ...setup, actions };
}
