// Checking Solutions: the program does it at once, or at a table the writer's opponents accept or reject with a reason.

import type { JudgeFact } from '../facts/judge.ts';
import type { NoProof } from '../game/game.ts';
import type { ActionOf } from '../match/action.ts';
import type { Reason } from '../match/event.ts';
import type { Kind, SetAside } from '../match/kind.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type { CheckedPaper, Checking, Player, PresentedPaper, Settled, Task, Writing } from '../match/state.ts';
import { cut } from '../quote.ts';
import { endShake, nextGoalSetter } from './ending.ts';
import { checkersOf, checking, judged, judgedOnce, paperOf, positionsOf, presented } from './papers.ts';
import { scoresOf } from './scoring.ts';

/** All papers are opened together. */
export function beginChecking(p: Proceedings, { name: _, ...writing }: Writing): void {
  const papers = Object.entries(writing.answers)
    .filter(([, answer]) => 'paper' in answer)
    .map(([writer]): CheckedPaper => ({ writer, accepted: [], spent: [], asked: null, settled: null }));
  p.happen({ type: 'phaseBegan', phase: { name: 'check', ...writing, papers, current: null } });
  p.setTasks([]);
  for (const { writer } of papers) {
    const answer = writing.answers[writer];
    if (answer && 'paper' in answer && answer.changed) settle(p, writer, false, 'changed');
    else if (!p.isTable) settleByJudge(p, writer);
  }
  checkNext(p);
}

function settleByJudge(p: Proceedings, writer: Player): void {
  const { correct, reasons, unproven } = judgedOnce(p, writer);
  settle(p, writer, correct, 'judged', reasons, unproven);
}

function settle(
  p: Proceedings,
  writer: Player,
  correct: boolean,
  how: Settled,
  reasons: readonly Reason[] = [],
  unproven?: JudgeFact,
): void {
  const told = reasons.map(({ clause, facts }) => ({ clause, facts }));
  const doubt = unproven === undefined ? {} : { unproven };
  p.happen({ type: 'paperSettled', writer, correct, how, reasons: correct ? [] : told, ...doubt });
}

/** A paper that its writer changes after presenting it is wrong, if it is not settled yet. */
export function changePaper(p: Proceedings, writer: Player): void {
  p.happen({ type: 'paperChanged', by: writer });
  settle(p, writer, false, 'changed');
  checkNext(p);
}

/** Starts the time of the first open paper. If none is open, the shake is scored. */
function checkNext(p: Proceedings): void {
  const phase = checking(p);
  if (!phase) return;
  const open = phase.papers.find(({ settled }) => settled === null);
  if (!open) {
    finish(p, phase);
    return;
  }
  const waiting = (player: Player | null) => player !== null && !open.accepted.includes(player);
  const begun = phase.current === open.writer;
  const due = begun ? (p.match.tasks[0]?.due ?? null) : p.due(p.rules.limits?.check);
  if (!begun) p.happen({ type: 'phaseBegan', phase: { ...phase, current: open.writer } });
  if (open.asked) {
    // The checkers are done: a judge has the rest of the time.
    p.setTasks([{ player: null, what: 'ruling', due, extra: false }]);
    return;
  }
  if (begun) {
    p.setTasks(p.match.tasks.filter(({ player }) => waiting(player)));
    return;
  }
  const checkers = checkersOf(p, open.writer).filter(waiting);
  p.setTasks(checkers.map((player): Task => ({ player, what: 'check', due, extra: false })));
}

function finish(p: Proceedings, phase: Checking): void {
  const papers = phase.papers.flatMap(({ writer, settled }) => (settled ? [{ writer, ...settled }] : []));
  endShake(p, { ended: phase.occasion, ...scoresOf(p, phase), papers }, nextGoalSetter(p));
}

/** Why this player cannot answer this paper. */
function whyNotAnswer(p: Proceedings, by: Player, writer: string): Refusal | undefined {
  if (!checking(p)) return p.refuse('check.who', 'check.nothing');
  const paper = paperOf(p, writer);
  if (!paper) return p.refuse('check.who', 'check.noPaper', { player: writer });
  if (paper.settled) return p.refuse('check.who', 'check.settled', { player: writer });
  if (!checkersOf(p, writer).includes(by)) return p.refuse('check.who', 'check.opponents');
  if (paper.accepted.includes(by)) return p.refuse('check.who', 'check.accepted', { player: writer });
}

const openPapers = (p: Proceedings, by: Player): Player[] =>
  checking(p)?.papers.flatMap(({ writer }) => (whyNotAnswer(p, by, writer) ? [] : [writer])) ?? [];

/** Why this player has nothing to check now. */
function whyNotCheck(p: Proceedings, by: Player): Refusal | undefined {
  if (!checking(p)) return p.refuse('check.who', 'check.nothing');
  if (openPapers(p, by).length > 0) return undefined;
  const accepted = checking(p)?.papers.find((paper) => !paper.settled && paper.accepted.includes(by));
  return accepted ? whyNotAnswer(p, by, accepted.writer) : p.refuse('check.who', 'check.none');
}

export const accept: Kind<'accept'> = {
  closed: whyNotCheck,
  whyNot: (p, { by, writer }) => whyNotAnswer(p, by, writer),
  happens(p, { by, writer }) {
    acceptFor(p, by, writer, false);
    return undefined;
  },
  choices: (p, by) => openPapers(p, by).map((writer) => ({ type: 'accept', by, writer })),
};

/** A Solution that no opponent disproves is correct. */
export function acceptFor(p: Proceedings, by: Player, writer: Player, silent: boolean): void {
  const paper = paperOf(p, writer);
  if (!paper || paper.settled) return;
  p.happen({ type: 'paperAccepted', by, writer, silent });
  if (checkersOf(p, writer).every((player) => player === by || paper.accepted.includes(player)))
    settle(p, writer, true, 'accepted');
  checkNext(p);
}

const openPaper = (p: Proceedings): CheckedPaper | undefined =>
  checking(p)?.papers.find(({ settled }) => settled === null);

/** A checker's time is over: the first open paper is accepted. */
export function checkTimedOut(p: Proceedings, by: Player): void {
  const open = openPaper(p);
  if (open) acceptFor(p, by, open.writer, true);
}

/** No judge came: the program says whether the Solution equals the Goal. */
export function rulingTimedOut(p: Proceedings): void {
  const open = openPaper(p);
  if (open) ruleOnEqual(p, open.writer, judgedOnce(p, open.writer).equalsGoal);
}

/** Why this player may not object to this paper again. */
function whyNotObject(p: Proceedings, by: Player, writer: string): Refusal | undefined {
  const early = whyNotAnswer(p, by, writer);
  if (early) return early;
  const paper = paperOf(p, writer);
  const asked = paper?.asked;
  if (asked?.by === by) return p.refuse('check.question', 'check.ownQuestion');
  if (asked && p.rules.questionEnds === 'all')
    return p.refuse('check.question', 'check.question', { player: asked.by });
  if (paper?.spent.includes(by) && p.rules.failedProofEnds === 'objections')
    return p.refuse('check.noMore', 'check.failedProof');
}

export const reject: Kind<'reject'> = {
  closed(p, by) {
    const early = whyNotCheck(p, by);
    if (early) return early;
    const ends = openPapers(p, by).map((writer) => whyNotObject(p, by, writer));
    return ends.every((end) => end !== undefined) ? ends[0] : undefined;
  },
  whyNot(p, rejection) {
    const { by, writer } = rejection;
    const early = whyNotObject(p, by, writer);
    if (early) return early;
    if (paperOf(p, writer)?.spent.includes(by) && isAttempt(p, rejection) && !reasonFor(p, rejection, judged))
      return p.refuse('check.noMore', 'check.oneTry');
  },
  happens(p, rejection) {
    const reason = reasonFor(p, rejection, judgedOnce);
    if (reason) return uphold(p, rejection, reason.facts);
    return isAttempt(p, rejection) ? attempt(p, rejection) : groundless(p, rejection);
  },
  choices: () => [],
  free: true,
};

type Rejection = ActionOf<'reject'>;

/** Ambiguity is the only reason that a checker has to demonstrate. */
const AMBIGUITY = 'value.everyReading';

/** What the cited clause states in this shake. */
const stated = (p: Proceedings, { clause }: Rejection): Set<string> =>
  p.given.search.citations.statedBy(clause, p.match, [
    checking(p)?.occasion ?? '',
    ...(p.rules.solutions === 2 ? ['two-solutions'] : []),
  ]);

/** The program verifies the reason: the Solution must break a rule that the clause states. A checker has to demonstrate ambiguity. */
function reasonFor(p: Proceedings, rejection: Rejection, find: typeof judged) {
  const states = stated(p, rejection);
  if (states.size === 0) return undefined;
  return find(p, rejection.writer).reasons.find(({ breaks }) =>
    breaks.some((each) => each !== AMBIGUITY && states.has(each)),
  );
}

/** Whether this attempts to prove ambiguity: it cites a clause about what the Solution equals and gives a copy of the Solution. */
function isAttempt(p: Proceedings, rejection: Rejection): boolean {
  if (!p.game.hasReadings || rejection.interpretation === undefined) return false;
  const states = stated(p, rejection);
  return states.has(AMBIGUITY) || states.has('value.equalsGoal');
}

/** A checker copies the Solution with more grouping. If the copy misses the Goal, the Solution is wrong. Each checker gets one try. */
function attempt(p: Proceedings, rejection: Rejection): SetAside | undefined {
  const { writer, interpretation } = rejection;
  const phase = checking(p);
  const paper = presented(p, writer);
  const why = phase && proofFault(p, phase, paper, interpretation);
  if (!why) return uphold(p, rejection, { key: 'solution.groupingMisses' });
  return setAsideRejection(p, rejection, p.refuse('check.ambiguity', `ambiguity.${why}`), true);
}

function proofFault(p: Proceedings, phase: Checking, paper: PresentedPaper, interpretation: unknown): NoProof | null {
  const [position] = positionsOf(p.match, p.shake, phase, paper);
  return p.ask<'regrouping'>({ what: 'regrouping', position, paper, interpretation }).fails;
}

function groundless(p: Proceedings, rejection: Rejection): SetAside {
  const states = stated(p, rejection);
  const why =
    p.game.hasReadings && states.has(AMBIGUITY)
      ? p.refuse('check.ambiguity', 'ambiguity.show')
      : ((states.size === 0 ? whyNotCited(p, rejection.clause) : undefined) ??
        p.refuse('check.reason', 'check.unbroken'));
  return setAsideRejection(p, rejection, why);
}

/** What is wrong with the citation itself: the book has no such clause, or it is a section and one of its parts should be cited. */
function whyNotCited(p: Proceedings, cited: string): Refusal | undefined {
  const fault = p.given.search.citations.faultIn(cited, p.match);
  if (!fault) return undefined;
  return fault === 'unknown'
    ? p.refuse('check.reason', 'check.noClause', { clause: cut(cited.trim()) })
    : p.refuse('check.reason', 'check.hasParts', fault);
}

function uphold(p: Proceedings, { by, writer, clause }: Rejection, facts: JudgeFact): undefined {
  p.happen({ type: 'paperRejected', by, writer, clause, upheld: true, last: false });
  settle(p, writer, false, 'disproved', [{ clause, facts }]);
  checkNext(p);
}

function setAsideRejection(p: Proceedings, { by, writer, clause }: Rejection, why: Refusal, last = false): SetAside {
  p.happen({ type: 'paperRejected', by, writer, clause, upheld: false, last });
  p.happen({ type: 'setAside', by, what: 'reject', ...why });
  return { ...why, setAside: true };
}

export const callJudge: Kind<'call-judge'> = {
  closed: () => undefined,
  whyNot(p, { by, question, writer }) {
    if (question.trim() === '') return p.refuse('check.question', 'question.empty');
    if (question === APPEAL && p.match.signed.includes(by))
      return p.refuse('judge.appeal', 'question.signed', { player: by });
    if (question !== EQUALS) return undefined;
    if (!p.rules.mayAskWhetherEqual) return p.refuse('check.question', 'question.equals');
    const early = whyNotAnswer(p, by, writer ?? '');
    if (early) return early;
    if (paperOf(p, writer ?? '')?.asked) return p.refuse('check.question', 'question.asked');
    return whyNotObject(p, by, writer ?? '');
  },
  happens(p, { by, question, writer }) {
    const about = question === EQUALS ? (writer ?? null) : null;
    p.happen({ type: 'judgeCalled', question: { by, question, writer: about } });
    if (about !== null) checkNext(p);
    return undefined;
  },
  choices: () => [],
  free: true,
};

/** The question that asks a second judge about the first one's ruling. */
export const APPEAL = 'appeal';

/** The question that ends the objections of the player who asks it. */
export const EQUALS = 'equals';

export const mayRuleOnEqual = (p: Proceedings, writer: string): boolean => paperOf(p, writer)?.settled === null;

export function ruleOnEqual(p: Proceedings, writer: Player, equal: boolean): void {
  const clause = p.rules.cites['check.question'];
  settle(p, writer, equal, 'ruled', [{ clause, facts: { key: 'solution.ruledUnequal' } }]);
  checkNext(p);
}

/** After somebody has gone: a Solution that no remaining opponent can disprove is correct. */
export function recheck(p: Proceedings): void {
  const phase = checking(p);
  if (!phase) return;
  for (const { writer, settled, accepted } of phase.papers)
    if (!settled && checkersOf(p, writer).every((player) => accepted.includes(player)))
      settle(p, writer, true, 'accepted');
  checkNext(p);
}
