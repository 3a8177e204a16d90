// What a seat has seen of the shake under way, one view after another, for a bot that joins a match in progress.
import {
  beginMatch,
  eventsFor,
  type MatchState,
  type MatchView,
  type PromptJudge,
  type Viewer,
  view,
} from '@openshake/rules';
import { fold, type Log } from './row.ts';

export function seenInShake({ setup, rows }: Log, viewer: Viewer, search: PromptJudge): MatchView[] {
  let match = beginMatch(setup);
  let states: { match: MatchState; at: number }[] = [];
  for (const row of rows) {
    match = fold(match, row);
    states = match.shake ? [...states, { match, at: row.at }] : [];
  }
  return states.map(({ match, at }) => view(match, viewer, { chance: () => 0, search, at }));
}

/** All events of a match so far, row by row, as a viewer may see them. */
export function eventsSeen({ setup, rows }: Log, viewer: Viewer): ReturnType<typeof eventsFor>[] {
  let match = beginMatch(setup);
  return rows.map((row) => {
    match = fold(match, row);
    return eventsFor(match, row.events, viewer);
  });
}
