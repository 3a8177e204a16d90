// The rows of a log decided again by the rules of today. The log stays as it is; every difference is reported.
import { beginMatch, type Decision, decide, type PromptJudge } from '@openshake/rules';
import { asStored, fold, type Log, type Outcome, outcomeOf, type Row } from './row.ts';
import { same } from './same.ts';

/** What became of an action: its events and notes, or why nothing happened. */
export type Result = (Pick<Row, 'events'> & Outcome) | { refusal: (Decision & { ok: false })['refusal'] };

export interface RowDifference {
  v: number;
  /** What the log says. */
  log: Result;
  /** What today's rules say. */
  rules: Result;
}

const resultOf = (decision: Decision): Result =>
  decision.ok ? { events: decision.events, ...outcomeOf(decision) } : { refusal: decision.refusal };

/** Rows that nobody can have played, so nothing can be decided there. */
export class ContradictoryLog extends Error {
  /** The row that contradicts those before it. */
  readonly v: number;

  constructor(v: number, cause: unknown) {
    super(`Row ${v} of this log contradicts the rows before it.`, { cause });
    this.v = v;
  }
}

/** Decides each action at the table that the log had before it, so one difference does not hide the next. */
export function replayRows({ setup, rows }: Log, { search }: { search: PromptJudge }): RowDifference[] {
  const differences: RowDifference[] = [];
  let match = beginMatch(setup);
  for (const row of rows) {
    const { v, at, events } = row;
    const log: Result = { events, ...outcomeOf(row) };
    try {
      const rules = resultOf(decide(match, asStored(row.action, row), { at, search }));
      if (!same(log, rules)) differences.push({ v, log, rules });
      match = fold(match, row);
    } catch (error) {
      throw new ContradictoryLog(v, error);
    }
  }
  return differences;
}
