// Random matches decided twice: with immediate verdicts, and with a judge elsewhere who knows nothing until asked.
import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  beginMatch,
  type Decision,
  decide,
  type Inquiry,
  type InquiryAnswer,
  inquiriesAhead,
  inquiryKey,
  judgedPaper,
  legal,
  type MatchState,
  type Setup,
  view,
} from '@openshake/rules';
import { answerInquiry } from '@openshake/rules/judging';
import { search } from '@openshake/solver';
import { describe, expect, it } from 'vitest';
import { Dice } from './support/dice.ts';
import { everySetup } from './support/everySetup.ts';
import { givenAt } from './support/invariants.ts';
import { nextMoment, randomAction, randomMood } from './support/randomActions.ts';

const long = process.env.OPENSHAKE_LONG === '1';
const rounds = long ? 20 : 1;
const actions = 72;
const first = 41_000_000;

/** Like a message to a worker and back. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

class Tally {
  papers = 0;
  regroupings = 0;
  foreseen = 0;
  cleared = 0;
  stopped = 0;
}

function hold(fine: boolean, what: string): asserts fine {
  if (!fine) throw new Error(what);
}

/** Decides with a judge elsewhere, one inquiry at a time. */
function decidedElsewhere(match: MatchState, action: Action, at: number): { decision: Decision; asked: Inquiry[] } {
  const answers = new Map<string, InquiryAnswer>();
  const asked: Inquiry[] = [];
  for (;;) {
    const given = { ...givenAt(at), judge: (inquiry: Inquiry) => answers.get(inquiryKey(inquiry)) };
    const decision = decide(match, action, given);
    if (decision.ok !== null) return { decision, asked };
    hold(isDeepStrictEqual(Object.keys(decision), ['ok', 'needs']), 'something happened without an answer');
    const needs = sent(decision.needs);
    hold(isDeepStrictEqual(needs, decision.needs), 'an inquiry is not plain JSON');
    hold(!answers.has(inquiryKey(needs)), 'an answer was asked for again');
    const answer = answerInquiry(needs, search);
    hold(isDeepStrictEqual(sent(answer), answer), 'an answer is not plain JSON');
    answers.set(inquiryKey(needs), sent(answer));
    asked.push(needs);
  }
}

/** Every verdict that is asked for is recorded, and a recorded one is not asked for again. */
function isAskedOnce(before: MatchState, { ok, events }: Decision, asked: readonly Inquiry[]): void {
  const recorded = events.flatMap((event) => (event.type === 'paperJudged' ? [event.writer] : []));
  const papers = asked.filter(({ what }) => what === 'paper');
  hold(new Set(recorded).size === recorded.length, 'a paper was judged twice');
  hold(
    recorded.every((writer) => !Object.hasOwn(before.shake?.verdicts ?? {}, writer)),
    'a verdict was recorded twice',
  );
  // Equal papers at equal positions are one inquiry.
  if (ok) hold(papers.length <= recorded.length, 'a verdict was asked for and not recorded');
}

/** The recorded verdict is what a judge says about the paper now. */
function isUpToDate(match: MatchState): void {
  const { shake } = match;
  if (!shake) return;
  for (const [writer, verdict] of Object.entries(shake.verdicts)) {
    const fresh = judgedPaper({ ...match, shake: { ...shake, verdicts: {} } }, writer, givenAt(match.at));
    hold(isDeepStrictEqual(fresh, verdict), `the verdict on the paper of ${writer} is out of date`);
  }
}

/** The inquiries are known as soon as the papers are there, unless the action itself presents one or changes what they prove. */
function wasForeseen(match: MatchState, action: Action, asked: readonly Inquiry[]): number {
  const ahead = new Set(inquiriesAhead(match).map(inquiryKey));
  const papers = asked.filter(({ what }) => what === 'paper');
  const foreseen = papers.filter((inquiry) => ahead.has(inquiryKey(inquiry))).length;
  const more = action.type === 'present' ? 1 : 0;
  hold(action.type === 'challenge' || papers.length - foreseen <= more, 'an inquiry was not foreseen');
  return foreseen;
}

/** Without answers, a viewer sees no verdict, and a match that has stopped at the first missing answer. */
function staysBehind(dice: Dice, match: MatchState, at: number, tally: Tally): void {
  const viewer = dice.of([...match.players, 'judge', 'director', 'audience']);
  let asked = 0;
  const judge = () => {
    asked += 1;
    return undefined;
  };
  const seen = view(match, viewer, { ...givenAt(at), judge });
  legal(match, match.players[0] ?? '', { ...givenAt(at), judge });
  hold(!JSON.stringify(seen).includes('equalsGoal'), 'a viewer sees a verdict');
  tally.stopped += Number(asked > 0);
  if (asked === 0) hold(isDeepStrictEqual(seen, view(match, viewer, givenAt(at))), 'another view with a judge');
  else hold(seen.phase.name === 'write' || seen.phase.name === 'check', `waiting for a verdict in ${seen.phase.name}`);
}

function play(setup: Setup, seed: number, tally: Tally): void {
  const dice = new Dice(seed);
  const mood = randomMood(dice);
  let match = beginMatch(setup);
  let now = 0;
  for (let step = 0; step < actions; step += 1) {
    const at = nextMoment(dice, match, now);
    now = Math.max(now, at);
    const action = randomAction(dice, match, at, mood);
    const atOnce = decide(match, action, givenAt(at));
    const { decision, asked } = decidedElsewhere(match, action, at);
    const told = () => `seed ${seed}, action ${step + 1}, ${JSON.stringify({ setup, action, at })}`;
    try {
      hold(isDeepStrictEqual(decision, atOnce), 'judged elsewhere, something else happened');
      isAskedOnce(match, decision, asked);
      tally.foreseen += wasForeseen(match, action, asked);
      if (dice.in100(20)) staysBehind(dice, match, at, tally);
      const before = Object.keys(match.shake?.verdicts ?? {}).length;
      match = decision.match;
      if (match.shake?.verdicts && Object.keys(match.shake.verdicts).length < before) tally.cleared += 1;
      isUpToDate(match);
    } catch (error) {
      throw new Error(`${told()}: ${String(error)}`);
    }
    tally.papers += asked.filter(({ what }) => what === 'paper').length;
    tally.regroupings += asked.filter(({ what }) => what === 'regrouping').length;
  }
}

describe('random matches with a judge elsewhere', () => {
  it(`go the same as with immediate verdicts at ${everySetup.length} tables, seeds from ${first}`, {
    timeout: 3_600_000,
  }, () => {
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1)
      for (const [index, setup] of everySetup.entries()) play(setup, first + round * everySetup.length + index, tally);
    const { papers, regroupings, foreseen, cleared, stopped } = tally;
    console.log(
      `inquiries from seed ${first}: ${papers} about papers, ${foreseen} of them foreseen, ${regroupings} about groupings; ` +
        `${stopped} views waited for one; verdicts were cleared ${cleared} times`,
    );
    expect(papers).toBeGreaterThan(300 * rounds);
    expect(foreseen).toBeGreaterThan(50 * rounds);
    expect(regroupings).toBeGreaterThan(0);
    expect(stopped).toBeGreaterThan(0);
  });
});
