// What a seat has seen of the shake under way, one view after another, for a bot that joins a match in progress.
import {
  beginMatch,
  eventsSoFar,
  type MatchState,
  type MatchView,
  type PromptJudge,
  type Refusal,
  type Viewer,
  view,
} from '@openshake/rules';
import { fold, type Log } from './row.ts';
import type { Published } from './watching.ts';

export function seenInShake({ setup, rows }: Log, viewer: Viewer, search: PromptJudge): MatchView[] {
  let match = beginMatch(setup);
  let states: { match: MatchState; at: number }[] = [];
  for (const row of rows) {
    match = fold(match, row);
    states = match.shake ? [...states, { match, at: row.at }] : [];
  }
  return states.map(({ match, at }) => view(match, viewer, { chance: () => 0, search, at }));
}

/** A row as one viewer may see it. */
export interface SeenRow {
  v: number;
  at: number;
  act: NonNullable<Published['act']>;
  events: Published['events'];
  /** What the room told this viewer: the viewer's own action is illegal, and stands until somebody charges it. */
  illegal?: Refusal;
}

/** All rows of a match so far as a viewer may see them. */
export function rowsSeen({ rows }: Log, viewer: Viewer): SeenRow[] {
  // A paper that was opened since is open in the story too.
  const seen = eventsSoFar(
    rows.map(({ events }) => events),
    viewer,
  );
  return rows.map(({ v, at, action: { type, by }, illegal }, index) => ({
    v,
    at,
    act: { type, ...(by !== undefined && { by }) },
    events: seen[index] ?? [],
    ...(illegal && by === viewer && { illegal }),
  }));
}
