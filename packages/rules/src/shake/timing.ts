// Time: what happens when a limit runs out. A duty has a countdown, a lost point and an additional minute; a right simply ends.
import { losePoint } from '../match/penalties.ts';
import { type Given, type GivenJudge, Proceedings } from '../match/proceedings.ts';
import { rulesOf } from '../match/rulesOf.ts';
import type { MatchState, Player, Task, TaskName } from '../match/state.ts';
import type { TableRules } from '../tableRules.ts';
import { endOf, giveBack } from './block.ts';
import { blockTimedOut } from './challenging.ts';
import { checkTimedOut, rulingTimedOut } from './checking.ts';
import { passChoice } from './choosing.ts';
import { nextGoalSetter, voidShake } from './ending.ts';
import { agreeTo } from './goal.ts';
import { loseTurn } from './moving.ts';
import { closeIfAnswered, declineFor } from './writing.ts';

const DUTIES: readonly TaskName[] = ['roll', 'deal', 'choose', 'goal', 'turn', 'write', 'check'];

/** If a failed proof of ambiguity ends all objections, that checker has nothing left to decide. */
const hasDecided = ({ phase }: MatchState, { player }: Task, { failedProofEnds }: TableRules): boolean =>
  failedProofEnds === 'objections' &&
  phase.name === 'check' &&
  phase.papers.some(({ writer, spent }) => writer === phase.current && player !== null && spent.includes(player));

const isDuty = (match: MatchState, task: Task, rules: TableRules): boolean =>
  DUTIES.includes(task.what) &&
  (task.what !== 'check' || (rules.fines.lateCheck === 1 && !hasDecided(match, task, rules)));

/** When a task does something by itself; undefined without clocks. */
function momentOf(match: MatchState, task: Task, rules: TableRules): number | undefined {
  const end = endOf(task, match.block);
  if (end === null) return undefined;
  return isDuty(match, task, rules) ? end + rules.misses.countdown : end;
}

type Expiry = { when: number; task: Task | null };

/** What runs out first; the block comes before a task at the same moment. */
function nextExpiry(match: MatchState, rules: TableRules): Expiry | undefined {
  const { tasks, block } = match;
  let first: Expiry | undefined = block && block.due !== null ? { when: block.due, task: null } : undefined;
  for (const task of tasks) {
    const when = momentOf(match, task, rules);
    if (when !== undefined && !(first && first.when <= when)) first = { when, task };
  }
  return first;
}

/** The next moment at which time alone changes something. */
export const nextDeadline = (match: MatchState): number | undefined => nextExpiry(match, rulesOf(match))?.when;

/** Lets time run to this moment, with everything that it does. */
export function passTime(p: Proceedings, until: number): void {
  const first = () => nextExpiry(p.match, p.rules);
  for (let next = first(); next && next.when <= until; next = first()) expire(p, next);
  p.at = Math.max(p.at, until);
}

/** Lets time run for a viewer. It stops before a limit that needs a judge's answer. */
export function passKnownTime(p: Proceedings, until: number): void {
  const isOver = (next: Expiry | undefined): next is Expiry => next !== undefined && next.when <= until;
  const first = () => nextExpiry(p.match, p.rules);
  for (let next = first(); isOver(next); next = first()) {
    const over = next;
    if (p.attempt(() => expire(p, over))) break;
  }
  p.at = Math.max(p.at, until);
}

function expire(p: Proceedings, { when, task }: Expiry): void {
  p.at = Math.max(p.at, when);
  if (task) runOut(p, task);
  else blockTimedOut(p);
}

/** The match at this moment, with everything that time has done. */
export function atMoment(match: MatchState, given: Given | GivenJudge): MatchState {
  const next = nextDeadline(match);
  if (next === undefined || next > given.at) return match;
  const p = new Proceedings(match, given);
  passKnownTime(p, given.at);
  return p.match;
}

function runOut(p: Proceedings, task: Task): void {
  const { misses } = p.rules;
  const { player } = task;
  const duty = isDuty(p.match, task, p.rules);
  if (duty && player !== null && (!task.extra || misses.secondPoint)) losePoint(p, player, 'time.penalty');
  if (!duty || task.extra) {
    lose(p, task);
    return;
  }
  const more = { ...task, extra: true, due: p.at + misses.extra };
  p.setTasks(p.match.tasks.map((each) => (each === task ? more : each)));
}

type Loss = (p: Proceedings, player: Player) => void;
const noGoalSet: Loss = (p) => voidShake(p, nextGoalSetter(p));
const noSolution: Loss = (p, player) => declineFor(p, player, true);

/** What happens when the time of each task runs out. */
const LOSSES: Readonly<Record<Exclude<TaskName, 'late-claim' | 'ruling'>, Loss>> = {
  roll: noGoalSet,
  deal: noGoalSet,
  goal: noGoalSet,
  choose: passChoice,
  turn: loseTurn,
  dispute: (p, player) => agreeTo(p, player, true),
  write: noSolution,
  'may-write': noSolution,
  join: noSolution,
  check: checkTimedOut,
};

function lose(p: Proceedings, task: Task): void {
  if (task.what === 'ruling') rulingTimedOut(p);
  else if (task.what !== 'late-claim' && task.player !== null) LOSSES[task.what](p, task.player);
  // A log or a view from outside may hold a task that does not fit its phase. It ends too, or time would never pass.
  if (p.match.tasks.includes(task)) p.setTasks(p.match.tasks.filter((each) => each !== task));
}

/** Without clocks, a player who is away lets every task pass at once and holds no block. */
export function passAbsent(p: Proceedings): void {
  const isAway = (player: Player) => p.match.presence[player] !== 'here';
  const { block } = p.match;
  if (block?.due === null && isAway(block.holder)) {
    giveBack(p);
    closeIfAnswered(p);
  }
  // The table waits for a judge's answer as long as somebody is there to hear it.
  const hasPassed = ({ player, what }: Task) =>
    player === null ? what === 'ruling' && p.shake.players.every(isAway) : isAway(player);
  const waiting = () => p.match.tasks.find((task) => task.due === null && hasPassed(task));
  for (let task = waiting(); task; task = waiting()) lose(p, task);
}
