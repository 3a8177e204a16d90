// Turns a match stored as actions alone into a log by deciding it again. It reports and leaves out what today's rules refuse.
import {
  type Action,
  beginMatch,
  type Decision,
  decide,
  type PromptJudge,
  type Refusal,
  type StoredMatch,
} from '@openshake/rules';
import { FORMAT, fold, type Log, outcomeOf, type Row } from './row.ts';

export interface Upgraded {
  log: Log;
  /** The actions that are not in the log, by their places in the stored match, and why. */
  refused: { index: number; action: Action; refusal: Refusal }[];
}

export function upgradeMatch(stored: StoredMatch, { search }: { search: PromptJudge }): Upgraded {
  const { rulebook: book, actions, ...rest } = stored;
  const setup = { book, ...rest };
  const rows: Row[] = [];
  const refused: Upgraded['refused'] = [];
  let match = beginMatch(setup);
  const take = (action: Action, when: number): Decision => {
    const at = Math.max(when, match.at);
    const decision = decide(match, action, { at, search });
    if (!decision.ok || (action.type === 'clock' && decision.events.length === 0)) return decision;
    const row = { v: rows.length + 1, format: FORMAT, id: null, at, action, events: decision.events };
    rows.push({ ...row, ...outcomeOf(decision) });
    match = fold(match, row);
    return decision;
  };
  for (const [index, { at, ...action }] of actions.entries()) {
    // What time did before the action has a row of its own, and stays even if the action is refused.
    take({ type: 'clock' }, at);
    const decision = take(action, at);
    if (!decision.ok) refused.push({ index, action, refusal: decision.refusal });
  }
  return { log: { setup, rows }, refused };
}
