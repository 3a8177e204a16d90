// The moments of a match that somebody can step through: each row that has something to see, with the table after it.
import {
  beginMatch,
  type Event,
  eventsSoFar,
  evolve,
  type MatchState,
  type SeenEvent,
  type Setup,
} from '@openshake/rules';
import type { PlayedRow } from './played.ts';

export interface Moment {
  v: number;
  at: number;
  /** The number of the shake; 0 before the first. */
  shake: number;
  match: MatchState;
  events: readonly SeenEvent[];
}

/** What changes nothing that a reader could see. */
const UNSEEN: ReadonlySet<Event['type']> = new Set([
  'tasksSet',
  'insulated',
  'choicesStand',
  'madeGood',
  'trailMended',
  'paperJudged',
  'replaysSet',
  'nextShakeSet',
  'illegalDone',
]);

export function momentsOf(setup: Setup, rows: readonly PlayedRow[]): Moment[] {
  let match = beginMatch(setup);
  const seen = eventsSoFar(
    rows.map(({ events }) => events),
    'audience',
  );
  return rows.flatMap(({ v, at, events }, index): Moment[] => {
    const last = match.shake?.number ?? match.shakes.length;
    match = events.reduce(evolve, match);
    if (events.every(({ type }) => UNSEEN.has(type))) return [];
    return [{ v, at, shake: match.shake?.number ?? last, match, events: seen[index] ?? [] }];
  });
}

/** The shakes in which something happened, each with its first and last moment. */
export function shakesIn(moments: readonly Moment[]): { shake: number; first: number; last: number }[] {
  const found = new Map<number, { shake: number; first: number; last: number }>();
  for (const [index, { shake }] of moments.entries()) {
    if (shake === 0) continue;
    const known = found.get(shake);
    found.set(shake, { shake, first: known?.first ?? index, last: index });
  }
  return [...found.values()];
}

/** The last moment until this one at which cubes lay on the table. */
export const laidBefore = (moments: readonly Moment[], index: number): Moment | undefined =>
  moments.slice(0, index + 1).findLast(({ match }) => match.shake !== null);
