// What the bench asks, and the answers: judged, worked out, solved. All of it is plain data, so it also runs in a worker.
import { type Limit, type Solved, solve } from '@openshake/advice';
import { parseJudgeRequest, parseSolveRequest, parseValueRequest } from '@openshake/protocol';
import type { WireFact } from '@openshake/rules';
import {
  type Value as EquationsValue,
  type Verdict as EquationVerdict,
  judge as judgeEquations,
  valueOf as valueOfEquations,
} from '@openshake/rules/equations';
import {
  judge as judgeOnSets,
  type Value as OnSetsValue,
  type Verdict,
  valueOf as valueOfOnSets,
} from '@openshake/rules/onsets';
import { search } from '@openshake/solver';

/** The request itself cannot be read: something on the table is malformed. */
export interface Malformed {
  malformed: WireFact;
}

export type Valued = { game: 'on-sets'; value: OnSetsValue } | { game: 'equations'; value: EquationsValue };

/** The verdict and, for each Solution, what it names by itself. */
export type Judged =
  | { game: 'on-sets'; verdict: Verdict; counted: readonly OnSetsValue[] }
  | { game: 'equations'; verdict: EquationVerdict; counted: readonly EquationsValue[] };

export type Ask =
  | { what: 'judge'; request: unknown; texts: readonly unknown[] }
  | { what: 'value'; request: unknown }
  | { what: 'solve'; request: unknown };

export interface Answers {
  judge: Judged | Malformed;
  value: Valued | Malformed;
  solve: Solved | Malformed;
}

function value(request: unknown): Valued | Malformed {
  const parsed = parseValueRequest(request);
  if (!parsed.ok) return { malformed: parsed.facts };
  return parsed.game === 'equations'
    ? { game: parsed.game, value: valueOfEquations(parsed.request) }
    : { game: parsed.game, value: valueOfOnSets(parsed.request) };
}

/** `texts`: a request for the value of each Solution. */
function judge(request: unknown, texts: readonly unknown[]): Judged | Malformed {
  const parsed = parseJudgeRequest(request);
  if (!parsed.ok) return { malformed: parsed.facts };
  const counted = texts.map(value);
  if (parsed.game === 'equations') {
    const values = counted.flatMap((each) => ('game' in each && each.game === 'equations' ? [each.value] : []));
    return { game: parsed.game, verdict: judgeEquations(parsed.request), counted: values };
  }
  const values = counted.flatMap((each) => ('game' in each && each.game === 'on-sets' ? [each.value] : []));
  return { game: parsed.game, verdict: judgeOnSets(parsed.request, search), counted: values };
}

export function answer(ask: Ask, limit: Limit): Answers[Ask['what']] {
  if (ask.what === 'judge') return judge(ask.request, ask.texts);
  if (ask.what === 'value') return value(ask.request);
  const parsed = parseSolveRequest(ask.request);
  return parsed.ok ? solve(parsed, limit) : { malformed: parsed.facts };
}
