// Checking Solutions: by the program at once, or at a table by the writer's opponents, each accepting or rejecting with a reason.
import type { Judged, Judging } from '../game/game.ts';
import { rewind } from '../match/cubes.ts';
import type { Reason } from '../match/event.ts';
import type { Kind, SetAside } from '../match/kind.ts';
import type { Proceedings, Refusal } from '../match/proceedings.ts';
import type {
  CheckedPaper,
  Checking,
  Occasioned,
  Player,
  PresentedPaper,
  Settled,
  Task,
  Writing,
} from '../match/state.ts';
import { endShake, nextGoalSetter } from './ending.ts';
import { scoresOf } from './scoring.ts';

/** All papers are opened together. */
export function beginChecking(p: Proceedings, { name: _, ...writing }: Writing): void {
  const papers = Object.entries(writing.answers)
    .filter(([, answer]) => 'paper' in answer)
    .map(([writer]): CheckedPaper => ({ writer, accepted: [], spent: [], asked: false, settled: null }));
  p.happen({ type: 'phaseBegan', phase: { name: 'check', ...writing, papers, current: null } });
  p.setTasks([]);
  for (const { writer } of papers) {
    const answer = writing.answers[writer];
    if (answer && 'paper' in answer && answer.changed) settle(p, writer, false, 'changed');
    else if (!p.isTable) settleByJudge(p, writer);
  }
  checkNext(p);
}

const checking = (p: Proceedings): Checking | undefined => (p.match.phase.name === 'check' ? p.match.phase : undefined);

const paperOf = (p: Proceedings, writer: string): CheckedPaper | undefined =>
  checking(p)?.papers.find((paper) => paper.writer === writer);

function presented(p: Proceedings, writer: Player): PresentedPaper {
  const answer = checking(p)?.answers[writer];
  return answer && 'paper' in answer ? answer.paper : {};
}

/** Who checks this paper. */
const checkersOf = (p: Proceedings, writer: Player): Player[] => p.shake.players.filter((player) => player !== writer);

/** The table as the writer's proof finds it: for a flub, right after the move that is charged. */
function judgingOf(p: Proceedings, phase: Occasioned, paper: PresentedPaper): Judging {
  const { match, shake } = p;
  const { occasion } = phase;
  const looksBack = occasion === 'a-flub' || occasion === 'ca-flub' || occasion === 'force-out-a';
  const charged = looksBack ? chargedEntry(p, occasion === 'ca-flub', paper.moved ?? phase.moved) : -1;
  return {
    setup: match,
    shake: charged < 0 ? shake : rewind(shake, charged + 1),
    occasion,
    charged: shake.trail[charged] ?? null,
    search: p.given.search,
  };
}

/** The entry of the trail that is charged: the last turn's, the one before, or an earlier one that is named. */
function chargedEntry(p: Proceedings, lastButOne: boolean, moved: unknown): number {
  const { trail } = p.shake;
  const named = namedEntry(p, moved);
  if (named >= 0) return named;
  const last = trail.at(-1);
  if (!last || !lastButOne) return trail.length - 1;
  return trail.findLastIndex(({ by, turn }) => by !== last.by || turn !== last.turn);
}

/** The latest entry that put this cube there, in whichever letters it is told. */
function namedEntry(p: Proceedings, moved: unknown): number {
  if (typeof moved !== 'object' || moved === null || !('cube' in moved) || !('to' in moved)) return -1;
  const cube = p.game.parseCube(String(moved.cube).trim());
  const to = String(moved.to).trim().toLowerCase();
  return p.shake.trail.findLastIndex((each) => each.cube === cube && each.to === to);
}

function judged(p: Proceedings, writer: Player): Judged {
  const phase = checking(p);
  const paper = presented(p, writer);
  if (!phase) return { correct: false, equalsGoal: false, reasons: [] };
  return p.game.judge(judgingOf(p, phase, paper), paper);
}

function settleByJudge(p: Proceedings, writer: Player): void {
  const { correct, reasons } = judged(p, writer);
  settle(p, writer, correct, 'judged', reasons);
}

function settle(p: Proceedings, writer: Player, correct: boolean, how: Settled, reasons: readonly Reason[] = []): void {
  const told = reasons.map(({ clause, message }) => ({ clause, message }));
  p.happen({ type: 'paperSettled', writer, correct, how, reasons: correct ? [] : told });
}

/** The first open paper has its time; when none is open the shake is scored. */
function checkNext(p: Proceedings): void {
  const phase = checking(p);
  if (!phase) return;
  const open = phase.papers.find(({ settled }) => settled === null);
  if (!open) {
    finish(p, phase);
    return;
  }
  const waiting = (player: Player | null) => player !== null && !open.accepted.includes(player);
  if (phase.current === open.writer) {
    p.setTasks(p.match.tasks.filter(({ player }) => waiting(player)));
    return;
  }
  p.happen({ type: 'phaseBegan', phase: { ...phase, current: open.writer } });
  const due = p.due(p.rules.limits?.check);
  const checkers = checkersOf(p, open.writer).filter(waiting);
  p.setTasks(checkers.map((player): Task => ({ player, what: 'check', due, extra: false })));
}

function finish(p: Proceedings, phase: Checking): void {
  const papers = phase.papers.flatMap(({ writer, settled }) => (settled ? [{ writer, ...settled }] : []));
  endShake(p, { ended: phase.occasion, scores: scoresOf(p, phase), papers }, nextGoalSetter(p));
}

/** Why this player cannot answer this paper. */
function whyNotAnswer(p: Proceedings, by: Player, writer: string): Refusal | undefined {
  if (!checking(p)) return p.refuse('check.who', 'No Solution is being checked now.');
  const paper = paperOf(p, writer);
  if (!paper) return p.refuse('check.who', `${writer} has presented no Solution.`);
  if (paper.settled) return p.refuse('check.who', `${writer}'s Solution is settled already.`);
  if (!checkersOf(p, writer).includes(by))
    return p.refuse('check.who', 'A Solution is checked by the opponents of its writer.');
  if (paper.accepted.includes(by)) return p.refuse('check.who', `${by} has accepted this Solution.`);
}

const openPapers = (p: Proceedings, by: Player): Player[] =>
  checking(p)?.papers.flatMap(({ writer }) => (whyNotAnswer(p, by, writer) ? [] : [writer])) ?? [];

/** Why this player has nothing to check now. */
function whyNotCheck(p: Proceedings, by: Player): Refusal | undefined {
  if (!checking(p)) return p.refuse('check.who', 'No Solution is being checked now.');
  if (openPapers(p, by).length === 0) return p.refuse('check.who', `There is no Solution for ${by} to check.`);
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

/** What no opponent disproves is correct. */
export function acceptFor(p: Proceedings, by: Player, writer: Player, silent: boolean): void {
  const paper = paperOf(p, writer);
  if (!paper || paper.settled) return;
  p.happen({ type: 'paperAccepted', by, writer, silent });
  if (checkersOf(p, writer).every((player) => player === by || paper.accepted.includes(player)))
    settle(p, writer, true, 'accepted');
  checkNext(p);
}

/** A checker's time is over: the first open paper is accepted, or what a judge was asked is answered. */
export function checkTimedOut(p: Proceedings, by: Player): void {
  const open = checking(p)?.papers.find(({ settled }) => settled === null);
  if (!open) return;
  if (open.asked) ruleOnEqual(p, open.writer, judged(p, open.writer).equalsGoal);
  else acceptFor(p, by, open.writer, true);
}

export const reject: Kind<'reject'> = {
  closed: whyNotCheck,
  whyNot: (p, { by, writer }) => whyNotAnswer(p, by, writer),
  happens(p, { by, writer, clause, interpretation }) {
    const paper = paperOf(p, writer);
    if (!paper) return undefined;
    if (paper.asked)
      return unheard(
        p,
        by,
        writer,
        clause,
        p.refuse('check.question', 'A judge was asked: no other objection is heard.'),
      );
    if (paper.spent.includes(by))
      return unheard(
        p,
        by,
        writer,
        clause,
        p.refuse('check.noMore', `${by} has used the one attempt and can only accept.`),
      );
    return interpretation !== undefined && p.game.provesAmbiguity
      ? attempt(p, by, writer, clause, interpretation)
      : objection(p, by, writer, clause);
  },
  choices: () => [],
  free: true,
};

/** A checker writes the Solution out with more grouping: it falls if that misses the Goal; each has one try. */
function attempt(
  p: Proceedings,
  by: Player,
  writer: Player,
  clause: string,
  interpretation: unknown,
): SetAside | undefined {
  const phase = checking(p);
  const paper = presented(p, writer);
  const proves = phase !== undefined && p.game.provesAmbiguity?.(judgingOf(p, phase, paper), paper, interpretation);
  if (proves) return uphold(p, by, writer, clause, 'One way of grouping it misses the Goal.');
  const failed = p.refuse(
    'check.ambiguity',
    'This grouping does not miss the Goal, and there is only one try; accept the Solution.',
  );
  p.happen({ type: 'paperRejected', by, writer, clause, upheld: false, last: true });
  p.happen({ type: 'setAside', by, what: 'reject', ...failed });
  return { ...failed, setAside: true };
}

/** The reason is verified: the Solution must really break that rule. */
function objection(p: Proceedings, by: Player, writer: Player, clause: string): SetAside | undefined {
  const ambiguous = p.game.provesAmbiguity !== undefined && isUnder(clause, p.rules.cites['check.ambiguity'], p);
  const reason = judged(p, writer).reasons.find(
    ({ rule, clause: broken, also = [] }) =>
      [broken, ...also].some((each) => isUnder(clause, each, p)) && !(rule === 'value.everyReading' && ambiguous),
  );
  if (reason) return uphold(p, by, writer, clause, reason.message);
  return unheard(
    p,
    by,
    writer,
    clause,
    ambiguous
      ? p.refuse(
          'check.ambiguity',
          'To prove that a Solution is ambiguous, write it out with a grouping that misses the Goal.',
        )
      : p.refuse('check.reason', 'The Solution does not break this rule; accept it, or give another reason.'),
  );
}

function uphold(p: Proceedings, by: Player, writer: Player, clause: string, message: string): undefined {
  p.happen({ type: 'paperRejected', by, writer, clause, upheld: true, last: false });
  settle(p, writer, false, 'disproved', [{ clause, message }]);
  checkNext(p);
}

function unheard(p: Proceedings, by: Player, writer: Player, clause: string, why: Refusal): SetAside {
  p.happen({ type: 'paperRejected', by, writer, clause, upheld: false, last: false });
  p.happen({ type: 'setAside', by, what: 'reject', ...why });
  return { ...why, setAside: true };
}

const within = (one: string, other: string): boolean => one === other || one.startsWith(`${other}-`);

/** Whether two clauses name the same reason: one is part of the other, or the book gives it in two places. */
function isUnder(clause: string, of: string, p: Proceedings): boolean {
  const said = clause.trim();
  if (within(said, of) || within(of, said)) return true;
  const { sameReasons } = p.rules;
  const listed = sameReasons.flat();
  /** What is listed under a clause, or the most particular that is listed above it. */
  const listedFor = (each: string): string[] => {
    const above = listed.filter((one) => within(each, one)).sort((one, other) => other.length - one.length);
    return [...listed.filter((one) => within(one, each)), ...above.slice(0, 1)];
  };
  const [saying, meaning] = [listedFor(said), listedFor(of)];
  return sameReasons.some((group) =>
    group.some((one) => saying.includes(one) && group.some((other) => other !== one && meaning.includes(other))),
  );
}

export const callJudge: Kind<'call-judge'> = {
  closed: () => undefined,
  whyNot(p, { by, question, writer }) {
    if (question.trim() === '') return p.refuse('check.question', 'Say what the judge is asked.');
    if (question !== EQUALS) return undefined;
    if (!p.rules.mayAskWhetherEqual)
      return p.refuse('check.question', 'No judge works a Solution out here: accept it, or say what is wrong.');
    const early = whyNotAnswer(p, by, writer ?? '');
    if (early) return early;
    if (paperOf(p, writer ?? '')?.asked) return p.refuse('check.question', 'A judge was asked already.');
  },
  happens(p, { by, question, writer }) {
    const about = question === EQUALS ? (writer ?? null) : null;
    p.happen({ type: 'judgeCalled', question: { by, question, writer: about } });
    return undefined;
  },
  choices: () => [],
  free: true,
};

/** The question that ends all objections. */
export const EQUALS = 'equals';

export const mayRuleOnEqual = (p: Proceedings, writer: string): boolean => paperOf(p, writer)?.settled === null;

export function ruleOnEqual(p: Proceedings, writer: Player, equal: boolean): void {
  const clause = p.rules.cites['check.question'];
  const message = 'The judge finds that it does not equal the Goal.';
  settle(p, writer, equal, 'ruled', [{ clause, message }]);
  checkNext(p);
}

/** After somebody has gone: what no remaining opponent can disprove is correct. */
export function recheck(p: Proceedings): void {
  const phase = checking(p);
  if (!phase) return;
  for (const { writer, settled, accepted } of phase.papers)
    if (!settled && checkersOf(p, writer).every((player) => accepted.includes(player)))
      settle(p, writer, true, 'accepted');
  checkNext(p);
}
