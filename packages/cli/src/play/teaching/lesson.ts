// What can be learned from a shake: how each paper fared and why, what the exact solver knew, and which move was the mistake.
import {
  type FinishedShake,
  type Given,
  judgedPaper,
  type MatchState,
  type Placed,
  type Player,
  rulesOf,
  type Section,
} from '@openshake/rules';
import { cited, sayClaim, scoresOf, type TableWords } from '@openshake/words';
import { capital, sayAfter } from '../../inPlainWords.ts';
import type { Told } from '../../pretty/story.ts';
import type { Found } from '../../solve/answer.ts';
import { costsTold, type Known } from './costs.ts';
import { askSolver, tableAfter } from './position.ts';

export interface Lesson {
  title: string;
  papers: Told[];
  /** What cost points. */
  costs: Told[];
  solver: Told[];
  scores: string;
}

/** The papers of a shake: what was decided, and where that was wrong, what is true. */
function paperTold(match: MatchState, settled: FinishedShake['papers'], words: TableWords, given: Given): Told[] {
  const { phase } = match;
  if (phase.name !== 'check') return [];
  return Object.entries(phase.answers).map(([writer, answer]): Told => {
    if (!('paper' in answer)) return { text: `${writer} wrote nothing.` };
    const text = `${writer} wrote ${words.paper(answer.paper)}.`;
    const found = settled.find((each) => each.writer === writer);
    const { correct, reasons, unproven } = judgedPaper(match, writer, given);
    const why = reasons.map((reason) => cited(reason, words)).join(' ');
    if (found?.correct && unproven !== undefined)
      return { sign: '!', text: `${text} It counts as correct, but we have no proof. ${words.say(unproven)}` };
    if (found?.correct)
      return correct
        ? { sign: '✓', text: `${text} It is correct.` }
        : { sign: '!', text: `${text} Nobody disproved it, but it is not correct. ${why}` };
    return correct
      ? { sign: '!', text: `${text} It counts as incorrect, though nothing is wrong with it.` }
      : { sign: '✗', text: `${text} It is not correct. ${why}` };
  });
}

/** ` such as B ∪ R, with G from Resources`. */
function example({ solution, solutions, fromResources = [] }: Found, words: TableWords): string {
  const paper = words.paper(solutions ? { solutions } : { solution });
  const taken = fromResources.map(words.cube);
  return taken.length > 0 ? `${paper}, with ${words.all(taken)} from Resources` : paper;
}

const moveText = ({ cube, to }: { cube: string; to: Section }, words: TableWords): string =>
  `${words.cube(cube)} to ${capital(to)}`;

/** At most this many safe moves are named. */
const NAMED = 4;

type Fault = 'now' | 'impossible';
const isSo = (fault: Fault, match: MatchState, patience: number): boolean | null => {
  const found = askSolver(match, fault === 'now' ? 'now' : 'possible', patience);
  return found && (fault === 'now' ? found.answer : !found.answer);
};

/** How long the search for the mistake may take, over all moves together. */
const LOOKING_BACK_MS = 1500;

/** The cube after which it was so for the first time; 0 for the Goal itself, null where that is not known. */
function whenItBegan(match: MatchState, fault: Fault): number | null {
  const end = performance.now() + LOOKING_BACK_MS;
  for (let entries = match.shake?.trail.length ?? 0; entries > 0; entries -= 1) {
    const before = isSo(fault, tableAfter(match, entries - 1), Math.max(0, end - performance.now()));
    if (before === null) return null;
    if (!before) return entries;
  }
  return 0;
}

function mistakeTold(match: MatchState, fault: Fault, words: TableWords, you: Player): Told[] {
  const began = whenItBegan(match, fault);
  const did = fault === 'now' ? 'left a Solution just one cube away' : 'made every Solution impossible';
  if (began === null) return [{ text: 'The solver ran out of time before it found the move that caused this.' }];
  if (began === 0) {
    const setter = match.shake?.goalSetter ?? '';
    return [{ text: `${setter === you ? 'Your' : `${setter}'s`} Goal itself ${did}, before anyone moved.` }];
  }
  const placed = match.shake?.trail[began - 1];
  if (!placed) return [];
  const safer = saferMoves(match, began - 1);
  const move = `${whose(placed, you)} ${moveText(placed, words)} ${did}`;
  // Where no move is safe, a Solution one cube away cannot be avoided; to make every Solution impossible can be.
  const isForced = safer?.length === 0 && fault === 'now';
  const told = isForced ? `${capital(move)}, but no move was safe at that point.` : `The mistake: ${move}.`;
  return [
    { text: told },
    ...(isForced || !safer ? [] : [{ text: saferText(safer, words) }]),
    ...missedTold(match, began, fault, you, words),
  ];
}

/** The next player to move after the mistake could have challenged it. */
function missedTold(match: MatchState, began: number, fault: Fault, you: Player, words: TableWords): Told[] {
  const trail = match.shake?.trail ?? [];
  const by = trail[began - 1]?.by ?? match.shake?.goalSetter;
  const next = trail.slice(began).find((placed) => placed.by !== by);
  const meant: readonly string[] = fault === 'now' ? ['now'] : ['impossible', 'p-flub'];
  const said = rulesOf(match).claims.find((claim) => meant.includes(claim));
  if (!next || said === undefined) return [];
  if (fault === 'now' && (tableAfter(match, began).shake?.resources.length ?? 0) < rulesOf(match).nowNeedsCubes)
    return [];
  return [
    {
      text: `${next.by === you ? 'You' : next.by} could have challenged ${sayClaim(said, words)} right then, but moved instead.`,
    },
  ];
}

const whose = ({ by, kind }: Placed, you: Player): string =>
  `${by === you ? 'your' : `${by}'s`} ${kind === 'bonus' ? 'bonus' : kind === 'shift' ? 'shift of' : 'move of'}`;

interface Move {
  cube: string;
  to: Section;
}

/** The moves that were safe at that point; undefined where the solver could not tell in time. */
function saferMoves(match: MatchState, entries: number): readonly Move[] | undefined {
  const found = askSolver(tableAfter(match, entries), 'avoid');
  return found ? ((found.moves ?? []) as Move[]) : undefined;
}

function saferText(moves: readonly Move[], words: TableWords): string {
  if (moves.length === 0) return 'Every other move would have left a Solution just one cube away.';
  const named = moves.slice(0, NAMED).map((move) => moveText(move, words));
  const more = moves.length > NAMED ? ` and ${moves.length - NAMED} more` : '';
  return `${moves.length === 1 ? 'A safe move was' : 'Safe moves were'} ${named.join(', ')}${more}.`;
}

/** What the solver found out about the table at which Solutions were written; null where it could not tell in time. */
interface Answers {
  closed: boolean;
  now: Found | null;
  possible: Found | null;
}

function answersFor(match: MatchState): Answers | undefined {
  if (!match.shake?.goal || !('occasion' in match.phase)) return undefined;
  const closed = match.shake.resources.length === 0;
  const possible = askSolver(match, 'possible');
  return { closed, possible, now: closed ? possible : askSolver(match, 'now') };
}

function knownOf({ now, possible }: Answers, words: TableWords): Known {
  const found = [now, possible].find((each) => each?.answer);
  return { now: now?.answer, possible: possible?.answer, example: found ? example(found, words) : undefined };
}

/** After the last cube: when Now would have been right for the first time, if nobody called it. */
function unsaidTold(match: MatchState, words: TableWords, you: Player): Told[] {
  if (!rulesOf(match).claims.includes('now')) return [];
  const end = performance.now() + LOOKING_BACK_MS;
  const trail = match.shake?.trail ?? [];
  let first: number | undefined;
  for (let entries = trail.length - 1; entries >= 0; entries -= 1) {
    const table = tableAfter(match, entries);
    if ((table.shake?.resources.length ?? 0) < rulesOf(match).nowNeedsCubes) continue;
    if (!isSo('now', table, Math.max(0, end - performance.now()))) break;
    first = entries;
  }
  const placed = first === undefined ? undefined : trail[first - 1];
  if (!placed) return [];
  return [
    {
      text: `After ${whose(placed, you)} ${moveText(placed, words)}, a Now challenge would have been right, but nobody made one.`,
    },
  ];
}

/** What the solver knew when the writing began. */
function solverTold(match: MatchState, words: TableWords, you: Player, answers: Answers | undefined): Told[] {
  const { phase, shake } = match;
  if (!shake) return [];
  if (!shake.goal) return phase.name === 'no-goal' || 'occasion' in phase ? goalsTold(match, words) : [];
  if (!answers) return [];
  const { closed, now, possible } = answers;
  if (now?.answer) {
    const enough = closed ? 'With the cubes on the mat' : 'With the mat and at most one more cube';
    return [
      { text: `${enough}, there was a Solution: ${example(now, words)}.` },
      ...(closed ? unsaidTold(match, words, you) : []),
    ];
  }
  if (possible && !possible.answer) return [{ text: 'No Solution could be written anymore.' }];
  const told: Told[] = now ? [{ text: 'One more cube was not enough for a Solution.' }] : [];
  if (possible?.answer) told.push({ text: `With more cubes, there was one: ${example(possible, words)}.` });
  return told.length > 0 ? told : [{ text: 'The solver could not tell in time whether there was a Solution.' }];
}

/** The move that left a Solution just one cube away, or made every Solution impossible. */
function movedWrongly(match: MatchState, answers: Answers | undefined, words: TableWords, you: Player): Told[] {
  if (!answers || answers.closed) return [];
  if (answers.now?.answer) return mistakeTold(match, 'now', words, you);
  return answers.possible?.answer === false ? mistakeTold(match, 'impossible', words, you) : [];
}

/** Whether somebody scored more than the one who was challenged. */
function moverLost({ phase }: MatchState, { scores }: FinishedShake): boolean {
  const mover = 'mover' in phase ? phase.mover : null;
  return mover !== null && scores !== null && (scores[mover] ?? 0) < Math.max(...Object.values(scores));
}

/** How long the Goals are looked through after a No Goal. */
const PATIENCE_FOR_GOALS = 2000;

/** A No Goal: whether one could have been set. */
function goalsTold(match: MatchState, words: TableWords): Told[] {
  const found = askSolver(match, 'goals', PATIENCE_FOR_GOALS);
  if (!found) return [{ text: 'The solver could not tell in time whether a Goal could have been set.' }];
  const goals = (found.goals ?? []) as { goal: unknown; cubes: number | null }[];
  const good = goals.find(({ cubes }) => cubes !== null);
  return [
    {
      text: good
        ? `A Goal with a Solution could have been set: ${words.goal(good.goal)}.`
        : `The solver tried ${goals.length} Goals. None of them has a Solution.`,
    },
  ];
}

/** `match` is the match as it stood just before the shake ended. */
export function lessonOf(
  match: MatchState,
  shake: FinishedShake,
  { words, you, given }: { words: TableWords; you: Player; given: Given },
): Lesson {
  const { number, ended: occasion, scores } = shake;
  const { phase } = match;
  const challenger = 'challenger' in phase ? phase.challenger : null;
  const by = challenger === null ? '' : ` by ${challenger}`;
  const answers = answersFor(match);
  const mistake = movedWrongly(match, answers, words, you);
  const lost = moverLost(match, shake);
  const known = answers ? knownOf(answers, words) : { now: undefined, possible: undefined, example: undefined };
  return {
    title:
      occasion === 'void' ? `Shake ${number} is void` : `Shake ${number} is over, after ${sayAfter(occasion)}${by}`,
    papers: paperTold(match, shake.papers, words, given),
    costs: [...costsTold({ match, shake, known, words, you, given }), ...(lost ? mistake : [])],
    // A mistake that cost its mover nothing is still a mistake.
    solver: [...solverTold(match, words, you, answers), ...(lost ? [] : mistake)],
    scores: scores ? scoresOf(scores, words) : 'Nobody scores.',
  };
}
