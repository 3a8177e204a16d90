// A whole match move by move: what each move, Goal and challenge was worth, what was better, and the lesson of every shake.
import type { Laid, YesNo } from '@openshake/bots';
import {
  type Acted,
  type BookId,
  beginMatch,
  type Claim,
  type DivisionId,
  type Event,
  evolve,
  type MatchState,
  type Placed,
  type Player,
  type Setup,
  totalsOf,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import { type Lesson, lessonOf } from './lesson.ts';
import { turnOf } from './mistake.ts';
import { claimsOf, isClaim, judgeMove, type MoveJudgment, perfectAction } from './move.ts';
import { type Standing, Study, type StudyOptions, tableOf } from './study.ts';

/** `right` and `wrong` where something was claimed or declared. */
export const CLAIM_VERDICTS = ['right', 'wrong', 'unknown'] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

interface Stepped {
  /** Which action of the match, from 1. */
  action: number;
  at: number;
  by: Player;
}

/** A cube that was put on the mat. */
export interface MoveStep extends Stepped, MoveJudgment {
  what: Placed['kind'];
  cube: string;
  from: Placed['from'];
  to: Placed['to'];
  /** null before the Goal is set: there is nothing to write yet. */
  before: Standing | null;
  after: Standing | null;
  /** Challenges that were right before this turn, and that its player passed up. After a bonus, the bonus has them. */
  missed: readonly Claim[];
  /** What a perfect player would have done, if that was something else. */
  perfect: Acted | null;
  /** Whether it was an illegal action at the table. */
  illegal: boolean;
}

export interface GoalStep extends Stepped {
  what: 'goal';
  goal: unknown;
  verdict: 'safe' | 'mistake' | 'forced' | 'unknown';
  after: Standing;
  /** A Goal that has a Solution, if this one has none. */
  better?: unknown;
}

export interface ClaimStep extends Stepped {
  what: 'challenge' | 'force-out' | 'no-goal';
  claim: string;
  verdict: ClaimVerdict;
  /** Which Solutions were possible; null without a Goal. */
  before: Standing | null;
  /** After No Goal: a Goal that could have been set. */
  better?: unknown;
}

export type Step = MoveStep | GoalStep | ClaimStep;

/** A mistake: a move or Goal that can rightly be challenged though another could not, or a claim that is wrong. */
export const isMistake = ({ verdict }: Step): boolean => verdict === 'mistake' || verdict === 'wrong';

/** A missed challenge: a turn on which a player moved though a challenge was right. The move itself may be a mistake too. */
export const hasMissed = (step: Step): boolean => 'missed' in step && step.missed.length > 0;

export interface ShakeReview {
  shake: number;
  goalSetter: Player;
  universe: readonly string[];
  rolled: readonly string[];
  goal: unknown;
  steps: readonly Step[];
  /** null if the shake did not end, or the review was stopped before it did. */
  lesson: Lesson | null;
}

export interface Review {
  rulebook: BookId;
  division: DivisionId;
  players: readonly Player[];
  shakes: readonly ShakeReview[];
  totals: Readonly<Record<Player, number>>;
  /** How many steps of each player are mistakes (`isMistake`). */
  mistakes: Readonly<Record<Player, number>>;
  /** How many challenges each player missed (`hasMissed`), at most one a turn. */
  missed: Readonly<Record<Player, number>>;
  /** Whether the review covers every step. If it was stopped, it has only the steps before that. */
  complete: boolean;
  /** False if a search was cut short, so that something is unknown. */
  exact: boolean;
}

export interface Progress {
  done: number;
  of: number;
}

/** A played match: its setup, and the events of each action. */
export interface PlayedMatch {
  setup: Setup;
  events: readonly (readonly Event[])[];
}

const STEPS: readonly Event['type'][] = [
  'cubePlaced',
  'goalSet',
  'challenged',
  'forceOutDeclared',
  'noGoalDeclared',
  'shakeEnded',
];

const isStep = ({ type }: Event): boolean => STEPS.includes(type);
const asVerdict = (right: YesNo): ClaimVerdict => (right === null ? 'unknown' : right ? 'right' : 'wrong');

/** Reports its progress after every step. The caller may stop at any time; `reviewSoFar` has what is done. */
export class Reviewer {
  readonly #played: PlayedMatch;
  readonly #study: Study;
  readonly #of: number;
  readonly #shakes: (Omit<ShakeReview, 'steps'> & { steps: Step[] })[] = [];
  #done = 0;
  #match: MatchState;

  constructor(played: PlayedMatch, options: StudyOptions = {}) {
    this.#played = played;
    this.#study = new Study(played.setup.book, options);
    this.#of = played.events.flat().filter(isStep).length;
    this.#match = beginMatch(played.setup);
  }

  /** One step at a time, so the caller can do other work in between. */
  *steps(): Generator<Progress, Review> {
    for (const [index, events] of this.#played.events.entries()) {
      for (const event of events) {
        const before = this.#match;
        this.#match = evolve(before, event);
        if (event.type === 'shakeBegan') this.#begin(event.shake);
        if (!isStep(event)) continue;
        const illegal = events.some(({ type }) => type === 'illegalDone');
        const found = this.#look(event, before, { action: index + 1, at: event.at }, illegal);
        // If the search was stopped from outside, this step is not finished.
        if (this.#study.stop()) return this.reviewSoFar;
        this.#keep(found, before);
        this.#done += 1;
        yield this.progress;
      }
    }
    return this.reviewSoFar;
  }

  get progress(): Progress {
    return { done: this.#done, of: this.#of };
  }

  get reviewSoFar(): Review {
    const { book, division, players } = this.#played.setup;
    const steps = this.#shakes.flatMap((shake) => shake.steps);
    const count = (is: (step: Step) => boolean) =>
      Object.fromEntries(
        players.map((player) => [player, steps.filter((step) => step.by === player && is(step)).length]),
      );
    return {
      rulebook: book,
      division,
      players,
      shakes: this.#shakes,
      totals: totalsOf(this.#match),
      mistakes: count(isMistake),
      missed: count(hasMissed),
      complete: this.#done === this.#of,
      exact: this.#done === this.#of && steps.every(({ verdict }) => verdict !== 'unknown'),
    };
  }

  #begin({ number, goalSetter }: { number: number; goalSetter: Player }): void {
    this.#shakes.push({ shake: number, goalSetter, universe: [], rolled: [], goal: null, steps: [], lesson: null });
  }

  #keep(found: Step | Lesson | null, { shake: laid }: MatchState): void {
    const shake = this.#shakes.at(-1);
    if (!shake || !found) return;
    shake.universe = laid?.universe ?? [];
    shake.rolled = laid?.rolled ?? [];
    if (!('what' in found)) shake.lesson = found;
    else {
      shake.steps.push(found);
      if (found.what === 'goal') shake.goal = found.goal;
    }
  }

  /** What the solver says about what happened. */
  #look(
    event: Event,
    before: MatchState,
    when: Pick<Stepped, 'action' | 'at'>,
    illegal: boolean,
  ): Step | Lesson | null {
    if (event.type === 'cubePlaced') return { ...this.#move(event.placed, before, when), illegal };
    if (event.type === 'goalSet') return this.#goal(event.by, event.goal.goal, before, when);
    if (event.type === 'challenged') return this.#claim(event.by, event.claim, before, when);
    if (event.type === 'forceOutDeclared') return this.#forceOut(event.by, before, when);
    if (event.type === 'noGoalDeclared') return this.#noGoal(event.by, before, when);
    if (event.type === 'shakeEnded') return lessonOf(before, event.shake, { at: event.at, search }, this.#study);
    return null;
  }

  #move(placed: Placed, before: MatchState, when: Pick<Stepped, 'action' | 'at'>): Omit<MoveStep, 'illegal'> {
    const { by, kind, cube, from, to } = placed;
    const study = this.#study;
    const isBeforeGoal = before.shake?.goal === null;
    // Before the Goal there is nothing to write yet.
    const judgment: MoveJudgment = isBeforeGoal
      ? { verdict: 'safe', fault: null, safe: [] }
      : judgeMove(before, placed, study);
    const last = before.shake?.trail.at(-1);
    const isSameTurn = last?.kind === 'bonus' && last.by === by && last.turn === placed.turn;
    const missed =
      isBeforeGoal || isSameTurn
        ? []
        : claimsOf(before, by, study).flatMap(({ claim, right }) => (right ? [claim] : []));
    const entries = before.shake?.trail.length ?? 0;
    const isWrong = judgment.verdict === 'mistake' || missed.length > 0;
    return {
      what: kind,
      ...when,
      by,
      cube,
      from,
      to,
      ...judgment,
      before: this.#standingOf(before, tableOf(before)),
      after: this.#standingOf(this.#match, tableOf(this.#match)),
      missed,
      perfect: isWrong ? perfectAction(turnOf(this.#match, entries), by, study.stop) : null,
    };
  }

  #goal(by: Player, goal: unknown, before: MatchState, when: Pick<Stepped, 'action' | 'at'>): GoalStep {
    const after = this.#study.standing(tableOf(this.#match));
    const step = { what: 'goal', ...when, by, goal, after } as const;
    if (after.possible.answer !== false)
      return { ...step, verdict: after.possible.answer === null ? 'unknown' : 'safe' };
    const other = this.#study.goal(tableOf(before));
    if (other.goal !== undefined) return { ...step, verdict: 'mistake', better: other.goal };
    return { ...step, verdict: other.none ? 'forced' : 'unknown' };
  }

  #claim(by: Player, claim: string, before: MatchState, when: Pick<Stepped, 'action' | 'at'>): ClaimStep {
    const table = tableOf(before);
    return {
      what: 'challenge',
      ...when,
      by,
      claim,
      verdict: asVerdict(isClaim(claim) ? this.#study.isRight(claim, table) : null),
      before: this.#standingOf(before, table),
      ...(claim === 'no-goal' && this.#betterGoal(table)),
    };
  }

  #forceOut(by: Player, before: MatchState, when: Pick<Stepped, 'action' | 'at'>): ClaimStep {
    const table = tableOf(before);
    const solved = this.#study.tell('force-out', table);
    const avoided = solved ? this.#study.tell('force-out-a', table) : false;
    const right = solved === null || avoided === null ? null : solved && !avoided;
    return {
      what: 'force-out',
      ...when,
      by,
      claim: 'force-out',
      verdict: asVerdict(right),
      before: this.#standingOf(before, table),
    };
  }

  #noGoal(by: Player, before: MatchState, when: Pick<Stepped, 'action' | 'at'>): ClaimStep {
    const { none, goal } = this.#study.goal(tableOf(before));
    return {
      what: 'no-goal',
      ...when,
      by,
      claim: 'no-goal',
      verdict: asVerdict(none),
      before: null,
      ...(goal !== undefined && { better: goal }),
    };
  }

  #betterGoal(table: Laid): { better?: unknown } {
    const { goal } = this.#study.goal(table);
    return goal === undefined ? {} : { better: goal };
  }

  #standingOf({ shake }: MatchState, table: Laid): Standing | null {
    return shake?.goal ? this.#study.standing(table) : null;
  }
}

/** The whole review at once. `stop`: once true, it ends with what is done. */
export function reviewMatch(
  played: PlayedMatch,
  { progress, ...options }: StudyOptions & { progress?: (progress: Progress) => void } = {},
): Review {
  const steps = new Reviewer(played, options).steps();
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    progress?.(next.value);
  }
}
