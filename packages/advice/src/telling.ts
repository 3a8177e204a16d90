// Advice as facts, in reading order. `words` turns them into sentences; nothing here is a sentence.
import type { Proof } from '@openshake/bots';
import {
  type Acted,
  type AdviceFact,
  BURDEN,
  type FinishedShake,
  type Penalty,
  type Placed,
  type Player,
  type PresentedPaper,
} from '@openshake/rules';
import type { Cost } from './costs.ts';
import type { Hint } from './hint.ts';
import type { Lesson, PaperLesson } from './lesson.ts';
import type { Mistake } from './mistake.ts';
import { isClaim, type Move } from './move.ts';
import type { ClaimStep, GoalStep, MoveStep, Review, ShakeReview, Step } from './review.ts';
import type { Finding, Standing } from './study.ts';

/** One or more sentences with a sign before them: a tick, a cross, a minus for a lost point, an exclamation mark. */
export interface AdviceLine {
  sign?: '✓' | '✗' | '−' | '!';
  facts: readonly AdviceFact[];
}

/** How the caller shows the things at the table. */
export interface Shown {
  paper(paper: PresentedPaper): string;
  goal(goal: unknown): string;
  picks(picks: readonly unknown[]): string;
  reasons(reasons: PaperLesson['reasons']): string;
  unproven(why: NonNullable<PaperLesson['unproven']>): string;
  after(occasion: FinishedShake['ended']): string;
  command(action: Acted): string;
}

/** `you`: the reader, if the reader sat at the table. */
export class Teller {
  readonly #shown: Shown;
  readonly #you: Player | null;

  constructor(shown: Shown, you: Player | null = null) {
    this.#shown = shown;
    this.#you = you;
  }

  /** What a perfect player does, or would have done. */
  perfect(action: Acted | null, when: 'now' | 'then' = 'now'): AdviceFact {
    if (!action) return { key: 'perfect.nothing' };
    const { paper, goal, picks, command } = this.#shown;
    switch (action.type) {
      case 'move':
      case 'shift':
        return { key: `perfect.${action.type}`, when, cube: action.cube, to: action.to };
      case 'bonus':
        return { key: 'perfect.bonus', when, cube: action.cube };
      case 'set-goal':
        return { key: 'perfect.set-goal', when, goal: goal(action.goal) };
      case 'choose-variations':
        return { key: 'perfect.choose-variations', when, picks: picks(action.variations) };
      case 'challenge':
        return { key: 'perfect.challenge', when, claim: action.claim };
      case 'join':
        return { key: 'perfect.join', when, side: action.side };
      case 'present':
        return { key: 'perfect.present', when, paper: paper(action) };
      case 'accept':
        return { key: 'perfect.accept', when, player: action.writer };
      case 'reject':
        return { key: 'perfect.reject', when, player: action.writer, clause: action.clause };
      case 'roll':
      case 'deal':
      case 'no-goal':
      case 'agree':
      case 'force-out':
      case 'pick-up-block':
      case 'put-down-block':
      case 'charge':
      case 'decline':
      case 'sign':
        return { key: `perfect.${action.type}`, when };
      default:
        return { key: 'perfect.other', when, command: command(action) };
    }
  }

  hint({ action, because }: Hint): AdviceLine[] {
    return [{ facts: [this.perfect(action)] }, ...(because ? [{ facts: [BECAUSE[because]] }] : [])];
  }

  title({ shake, ended, challenger }: Lesson): AdviceFact {
    if (ended === 'void') return { key: 'lesson.void', shake };
    const after = this.#shown.after(ended);
    return challenger === null
      ? { key: 'lesson.over', shake, after }
      : { key: 'lesson.over.by', shake, after, player: challenger };
  }

  papers({ papers }: Lesson): AdviceLine[] {
    return papers.map((each) => this.#paper(each));
  }

  #paper({ writer: player, paper: written, counted, correct, reasons, unproven }: PaperLesson): AdviceLine {
    if (!written) return { facts: [{ key: 'lesson.paper.none', player }] };
    const paper = this.#shown.paper(written);
    const why = this.#shown.reasons(reasons);
    if (counted && unproven !== undefined) {
      const no = this.#shown.unproven(unproven);
      return { sign: '!', facts: [{ key: 'lesson.paper.unproven', player, paper, why: no }] };
    }
    if (counted)
      return correct
        ? { sign: '✓', facts: [{ key: 'lesson.paper.correct', player, paper }] }
        : { sign: '!', facts: [{ key: 'lesson.paper.undisproved', player, paper, why }] };
    return correct
      ? { sign: '!', facts: [{ key: 'lesson.paper.miscounted', player, paper }] }
      : { sign: '✗', facts: [{ key: 'lesson.paper.wrong', player, paper, why }] };
  }

  /** What cost points, the reader's own first; the move that lost them comes last. `brief`: another part says what was better. */
  costs(lesson: Lesson, brief = false): AdviceLine[] {
    const own = (cost: Cost): number => (cost.kind === 'penalty' ? 2 : cost.player === this.#you ? 0 : 1);
    const sorted = lesson.costs.toSorted((one, other) => rank(one) - rank(other) || own(one) - own(other));
    // The possible Solution is shown only once.
    let isShown = false;
    const lines = sorted.map((cost) => {
      const there = this.#there(cost, lesson, isShown);
      isShown ||= there.length > 0;
      return { sign: cost.kind === 'penalty' ? '−' : '✗', facts: [this.#cost(cost), ...there] } as const;
    });
    const mistake = lesson.lost ? this.mistake(lesson) : [];
    return [...lines, ...(brief ? mistake.slice(0, 1) : mistake)];
  }

  #cost(cost: Cost): AdviceFact {
    const whose = this.#whose(cost.player);
    if (cost.kind === 'penalty') return penaltyFact(whose, cost.penalty);
    if (cost.kind === 'no-paper') return { key: 'lesson.cost.noPaper', ...whose };
    const { claim } = cost;
    if (cost.kind === 'missed')
      return { key: 'lesson.cost.missed', ...whose, claim, worth: cost.worth, points: cost.points };
    if (cost.kind === 'challenge')
      return { key: claim === 'now' ? 'lesson.cost.now' : 'lesson.cost.impossible', ...whose, claim };
    // The line about the paper itself says why it is not correct.
    return cost.right ? { key: 'lesson.cost.paper.rightly', ...whose, claim } : { key: 'lesson.cost.paper', ...whose };
  }

  /** Says that there was a Solution, and which, if that is what somebody missed. */
  #there(cost: Cost, { standing }: Lesson, isShown: boolean): AdviceFact[] {
    const missed =
      cost.kind === 'no-paper' ||
      (cost.kind === 'paper' && cost.solvable === true) ||
      (cost.kind === 'challenge' && isClaim(cost.claim) && BURDEN[cost.claim] === 'mover');
    if (!missed) return [];
    const proof = standing?.now.proof ?? standing?.possible.proof;
    return [
      proof && !isShown ? { key: 'lesson.there.shown', solution: this.#solution(proof) } : { key: 'lesson.there' },
    ];
  }

  /** What the solver knew when the writing began. A mistake that cost nothing is still a mistake. */
  solver(lesson: Lesson): AdviceLine[] {
    return [...this.#known(lesson).map((fact) => ({ facts: [fact] })), ...(lesson.lost ? [] : this.mistake(lesson))];
  }

  #known({ standing, closed, goal, unsaid }: Lesson): AdviceFact[] {
    if (goal) {
      if (goal.goal !== undefined) return [{ key: 'lesson.goal.found', goal: this.#shown.goal(goal.goal) }];
      return [{ key: goal.none ? 'lesson.goal.none' : 'lesson.goal.unknown' }];
    }
    if (!standing) return [];
    const { now, possible } = standing;
    if (now.answer && now.proof) {
      const key = closed ? 'lesson.known.mat' : 'lesson.known.now';
      return [
        { key, solution: this.#solution(now.proof) },
        ...(unsaid ? [{ key: 'lesson.unsaid', ...this.#placed(unsaid) } as const] : []),
      ];
    }
    if (possible.answer === false) return [{ key: 'lesson.known.impossible' }];
    const facts: AdviceFact[] = now.answer === false && !closed ? [{ key: 'lesson.known.notNow' }] : [];
    if (possible.proof) facts.push({ key: 'lesson.known.more', solution: this.#solution(possible.proof) });
    return facts.length > 0 ? facts : [{ key: 'lesson.known.nothing' }];
  }

  mistake({ mistake, fault, costs }: Lesson): AdviceLine[] {
    if (!mistake) return fault ? [{ facts: [{ key: 'lesson.mistake.unknown' }] }] : [];
    const { gave, missed } = mistake;
    const [first, ...rest] = this.#mistakeFacts(mistake);
    const given: AdviceFact[] = gave
      ? [{ key: 'lesson.mistake.gave', ...this.#whose(gave.to), claim: gave.claim, points: gave.points }]
      : [];
    const isTold = costs.some(({ kind, player }) => kind === 'missed' && player === missed?.by);
    return [
      { facts: [first, ...given] },
      ...rest.map((fact) => ({ facts: [fact] })),
      ...(missed && !isTold ? [this.#missed(missed)] : []),
    ];
  }

  #missed({ by, claim }: NonNullable<Mistake['missed']>): AdviceLine {
    return { facts: [{ key: 'lesson.missed', ...this.#whose(by), claim }] };
  }

  #mistakeFacts({ by, placed, fault, forced, safe, perfect }: Mistake): [AdviceFact, ...AdviceFact[]] {
    if (!placed) return [{ key: 'lesson.mistake.goal', ...this.#whose(by), fault }];
    const of = { ...this.#placed(placed), fault };
    if (forced) return [{ key: 'lesson.mistake.forced', ...of }];
    const better: AdviceFact[] = safe ? [safe.length > 0 ? safeFact(safe) : { key: 'lesson.safe.none' }] : [];
    return [{ key: 'lesson.mistake', ...of }, ...better, ...(perfect ? [this.perfect(perfect, 'then')] : [])];
  }

  #whose(player: Player): { whose: string; player: Player } {
    return { whose: player === this.#you ? 'you' : 'player', player };
  }

  #placed({ by, kind, cube, to }: Placed) {
    return { ...this.#whose(by), kind, cube, to };
  }

  #solution({ paper, taken }: Proof): AdviceFact {
    const shown = this.#shown.paper(paper);
    // Two Solutions may share a cube, so their cubes are not listed.
    if (taken.length === 0 || paper.solutions !== undefined) return { key: 'advice.solution', paper: shown };
    return {
      key: 'advice.solution.taken',
      paper: shown,
      cubes: taken.map((cube): AdviceFact => ({ key: 'advice.cube', cube })),
    };
  }

  /** The steps of a shake, each with what it was worth. */
  steps({ steps }: ShakeReview): AdviceLine[] {
    return steps.map((step, at) => this.#step(step, steps[at - 1]));
  }

  #step(step: Step, last: Step | undefined): AdviceLine {
    if (step.what === 'goal') return this.#goalStep(step);
    return 'claim' in step ? this.#claimStep(step) : this.#moveStep(step, last);
  }

  #goalStep({ by: player, goal, verdict, after, better }: GoalStep): AdviceLine {
    const told: AdviceFact[] = [{ key: 'review.goal', player, goal: this.#shown.goal(goal) }];
    if (verdict === 'safe') return { sign: '✓', facts: [...told, ...this.#possible(after)] };
    if (verdict === 'unknown') return { sign: '!', facts: [...told, { key: 'review.unknown' }] };
    if (verdict === 'forced') return { sign: '!', facts: [...told, { key: 'review.goal.forced' }] };
    const other: AdviceFact[] =
      better === undefined ? [] : [{ key: 'review.better.goal', goal: this.#shown.goal(better) }];
    return { sign: '✗', facts: [...told, { key: 'review.mistake', fault: 'impossible' }, ...other] };
  }

  #moveStep(step: MoveStep, last: Step | undefined): AdviceLine {
    const { by: player, what: kind, cube, to, verdict, fault, after, safe, missed, perfect, illegal } = step;
    const facts: AdviceFact[] = [{ key: 'review.move', player, kind, cube, to }];
    if (illegal) facts.push({ key: 'review.illegal' });
    // Before the Goal there is nothing to say about it.
    if (!after) return { facts };
    const [claim] = missed;
    // A player who passed up a right challenge had something better than any move.
    if (claim !== undefined) return { sign: '✗', facts: [...facts, ...this.#missedStep(step, claim)] };
    if (verdict === 'mistake' || verdict === 'forced') facts.push({ key: `review.${verdict}`, fault: fault ?? 'now' });
    else facts.push({ key: `review.${verdict}` });
    if (fault === 'now') facts.push(...this.#now(after));
    if (verdict === 'safe' && !isSameProof(after, last)) facts.push(...this.#possible(after));
    if (verdict === 'mistake' && safe && safe.length > 0) facts.push(safeFact(safe));
    if (perfect) facts.push(this.perfect(perfect, 'then'));
    return { sign: verdict === 'mistake' ? '✗' : verdict === 'safe' ? '✓' : '!', facts };
  }

  #missedStep({ by: player, before, fault, verdict }: MoveStep, claim: string): AdviceFact[] {
    return [
      { key: 'review.missed', player, claim },
      ...(before ? this.#standing(before) : []),
      ...(verdict === 'mistake' ? [{ key: 'review.also', fault: fault ?? 'now' } satisfies AdviceFact] : []),
      ...(verdict === 'unknown' ? [{ key: 'review.unknown' } satisfies AdviceFact] : []),
    ];
  }

  #claimStep({ by: player, what, claim, verdict, before, better }: ClaimStep): AdviceLine {
    const said: AdviceFact =
      what === 'challenge'
        ? { key: 'review.challenge', player, claim }
        : { key: what === 'force-out' ? 'review.forceOut' : 'review.noGoal', player };
    if (verdict === 'unknown') return { sign: '!', facts: [said, { key: 'review.rightUnknown' }] };
    return {
      sign: verdict === 'right' ? '✓' : '✗',
      facts: [
        said,
        verdict === 'wrong' ? { key: 'review.wrong', claim } : { key: 'review.right' },
        ...(before ? this.#standing(before) : []),
        ...(better === undefined
          ? []
          : [{ key: 'review.better.goal', goal: this.#shown.goal(better) } satisfies AdviceFact]),
      ],
    };
  }

  #standing({ now, possible }: Standing): AdviceFact[] {
    if (now.proof) return this.#now({ now, possible });
    return possible.answer === false ? [{ key: 'review.impossible' }] : this.#possible({ now, possible });
  }

  #now({ now: { proof } }: Standing): AdviceFact[] {
    if (!proof) return [];
    return [{ key: proof.taken.length > 0 ? 'review.now' : 'review.mat', solution: this.#solution(proof) }];
  }

  #possible({ possible: { proof } }: Standing): AdviceFact[] {
    return proof ? [{ key: 'review.possible', solution: this.#solution(proof) }] : [];
  }

  mistakes({ players, mistakes, missed }: Review): AdviceFact[] {
    return players.map((player) => ({
      key: 'review.mistakes.of',
      player,
      count: mistakes[player] ?? 0,
      missed: missed[player] ?? 0,
    }));
  }
}

const BECAUSE = {
  safe: { key: 'hint.because.safe' },
  now: { key: 'hint.because.now' },
  impossible: { key: 'hint.because.impossible' },
} as const satisfies Record<NonNullable<Hint['because']>, AdviceFact>;

/** Challenges first, penalties last. */
const rank = ({ kind }: Cost): number => (kind === 'challenge' ? 0 : kind === 'penalty' ? 2 : 1);

const penaltyFact = (whose: { whose: string; player: Player }, { rule, clause }: Penalty): AdviceFact => ({
  key: 'lesson.cost.penalty',
  ...whose,
  topic: rule.split('.')[0] ?? '',
  clause,
});

const moveFact = ({ cube, to, from }: Move): AdviceFact => ({ key: from ? 'advice.shift' : 'advice.move', cube, to });

/** At most this many safe moves are named. */
const NAMED = 4;

function safeFact(safe: readonly Move[]): AdviceFact {
  const more = safe.length - NAMED;
  const rest: AdviceFact[] = more > 0 ? [{ key: 'advice.more', count: more }] : [];
  return { key: 'lesson.safe', moves: [...safe.slice(0, NAMED).map(moveFact), ...rest], count: safe.length };
}

const proofOf = (finding: Finding | undefined): string => JSON.stringify(finding?.proof?.paper);

/** Whether the step before left the same Solution, so there is no need to show it again. */
function isSameProof({ possible }: Standing, last: Step | undefined): boolean {
  const before = last && 'after' in last ? last.after : null;
  return before !== null && proofOf(before.possible) === proofOf(possible);
}
