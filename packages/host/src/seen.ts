// What a seat has seen of the shake under way, one view after another: for whoever sits down at a match that has begun.
import {
  type MatchState,
  type MatchView,
  type PromptJudge,
  type StoredMatch,
  type Viewer,
  view,
} from '@openshake/rules';
import { Table } from './table.ts';

export function seenInShake({ actions, ...stored }: StoredMatch, viewer: Viewer, search: PromptJudge): MatchView[] {
  // What fell stands in the log: chance is not asked.
  const around = { chance: () => 0, search };
  const table = Table.resume({ ...stored, actions: [] }, around);
  let states: { match: MatchState; at: number }[] = [];
  for (const action of actions) {
    table.act(action, action.at);
    states = table.match.shake ? [...states, { match: table.match, at: action.at }] : [];
  }
  return states.map(({ match, at }) => view(match, viewer, { ...around, at }));
}
