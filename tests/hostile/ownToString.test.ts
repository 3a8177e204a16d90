// An object may say anything about itself, even with fields called toString and valueOf. Here it takes the place of every text once.
import { makeHostMessage, tellSetup } from '@openshake/protocol';
import { withLegal } from '@openshake/rules';
import { makeMatch } from '@openshake/rules/notation';
import { search } from '@openshake/solver';
import { describe, expect, test } from 'vitest';
import { answerRequest } from '../../packages/cli/src/answer.ts';
import { Speaker } from '../../packages/cli/src/bot/speak.ts';
import { layout } from '../../packages/cli/src/pretty/page.ts';
import { prettyReplayed } from '../../packages/cli/src/pretty/replayed.ts';
import { prettyAnswer } from '../../packages/cli/src/pretty/verdict.ts';
import { answerMatch, onTheWire, rewriteMatch } from '../../packages/cli/src/replay/answer.ts';
import { answerQuestion } from '../../packages/cli/src/solve/answer.ts';
import { MATCH } from '../../packages/cli/src/testing/match.ts';
import { EQUATIONS_REQUEST, REQUEST } from '../../packages/cli/src/testing/openshake.ts';
import { ON_SETS_START, tableAfter } from '../../packages/cli/src/testing/seats.ts';
import { answerExpression } from '../../packages/cli/src/value/answer.ts';
import { ENGLISH, type Said } from '../../packages/cli/src/words/speech.ts';
import { requestsOf } from './sources.ts';

const ODD = { toString: 1, valueOf: 2 };

/** The value once for each of its parts, with an odd object in that place. */
function* eachOdd(value: unknown): Generator<unknown> {
  yield ODD;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const odd of eachOdd(inner))
      yield Array.isArray(value) ? value.with(Number(key), odd) : { ...value, [key]: odd };
}

const expectNoFailure = (answer: unknown, odd: unknown) =>
  expect(JSON.stringify(answer), JSON.stringify(odd)).not.toMatch(/itself failed|TypeError/);

const marked = { setName: 'R U G', restrictions: ['B C R'], wild: { B: 'R' }, blank: 'BR', goal: REQUEST.goal };
const AVOID = { cube: 'B', to: 'required' };

const PAGE = layout();

function judgedAndShown(request: unknown): unknown {
  const answer = answerRequest(request);
  return [answer, prettyAnswer(answer, request, PAGE)];
}

test.each<[what: string, request: object, answer: (request: unknown) => unknown]>([
  ['judge', { ...REQUEST, solution: marked, moved: AVOID, avoid: AVOID, after: 'force-out-a' }, judgedAndShown],
  ['judge, of Equations', EQUATIONS_REQUEST, judgedAndShown],
  ['solve', { ...REQUEST, question: 'now' }, (request) => answerQuestion(request)],
  ['value', { ...REQUEST, text: 'B U R', wild: { B: 'R' }, blank: 'BR' }, answerExpression],
])('%s', (_, request, answer) => {
  for (const odd of eachOdd(request)) expectNoFailure(answer(odd), odd);
});

describe('replay', () => {
  const papers = MATCH.actions.flatMap((action) => [
    action,
    { ...action, at: action.at + 1, solution: marked, solutions: [marked], moved: AVOID, avoid: AVOID },
  ]);
  const kinds = new Map(
    requestsOf('replay').flatMap((request) =>
      (request.actions as { type: string }[]).map(({ type }) => [type, request] as const),
    ),
  );
  test.each([{ ...MATCH, actions: papers }, ...new Set(kinds.values())].map((match) => ({ match })))(
    '$match.id',
    ({ match }) => {
      for (const odd of eachOdd(match)) {
        const answer = answerMatch(odd);
        expectNoFailure([onTheWire(answer), prettyReplayed(answer, PAGE)], odd);
        rewriteMatch(odd, makeMatch);
      }
    },
  );
});

test('a view', () => {
  const table = tableAfter(ON_SETS_START, { officiating: 'table' });
  const faults: string[] = [];
  const complain = (fault: Said) => faults.push(ENGLISH.tell(fault));
  const speaker = new Speaker({ level: 'perfect', pace: 0, now: () => 0, say: () => {}, complain });
  const told = { seat: 'bob', ...tellSetup(table.setup), limits: { decisionMs: 1 }, seed: 1 };
  speaker.hear(makeHostMessage({ type: 'match', match: 'm', ...told }));
  const view = withLegal(table.view('bob', 10_000), search);
  const message = JSON.parse(makeHostMessage({ type: 'view', id: 1, view }));
  for (const odd of eachOdd(message)) speaker.hear(JSON.stringify(odd));
  expect(faults.filter((fault) => fault.includes('TypeError'))).toEqual([]);
});
