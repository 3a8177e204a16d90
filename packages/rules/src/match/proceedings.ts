// One decision in progress: the match so far, its new events, and the moment.
import { evolve } from '../evolve.ts';
import type { TableFact, TableKey, TableThings } from '../facts/table.ts';
import type { Game } from '../game/game.ts';
import { gameOf } from '../game/index.ts';
import type { AnswerOf, Inquiry, InquiryOf, Judge, PromptJudge } from '../game/inquiry.ts';
import type { TableRule, TableRules } from '../tableRules.ts';
import type { Event, Happening } from './event.ts';
import { rulesOf } from './rulesOf.ts';
import type { MatchState, Shake, Task } from './state.ts';

/** Why nothing happened. */
export interface Refusal {
  rule: TableRule;
  clause: string;
  facts: TableFact;
}

/** What the caller gives: the moment, chance, and a judge with a search if a book needs one. */
export interface Given {
  at: number;
  /** A whole number from 0 up to, but not including, `below`. */
  chance?: (below: number) => number;
  /** Judges at once if there is no other judge. */
  search: PromptJudge;
  judge?: undefined;
}

/** `decide` judges nothing itself. It asks this judge, who may not know the answer yet. */
export interface GivenJudge extends Omit<Given, 'judge'> {
  judge: Judge;
}

/** Nothing happened, because this inquiry has no answer yet. */
export interface Undecided {
  ok: null;
  needs: Inquiry;
}

/** Ends an attempt for which the judge has no answer yet. */
class Unanswered extends Error {
  readonly inquiry: Inquiry;

  constructor(inquiry: Inquiry) {
    super('A judge has not answered yet.');
    this.inquiry = inquiry;
  }
}

export class Proceedings {
  match: MatchState;
  /** The moment; it moves on while limits run out. */
  at: number;
  readonly given: Given | GivenJudge;
  readonly events: Event[] = [];
  #rules: TableRules | undefined;
  #picks: Shake['picks'] | undefined;

  constructor(match: MatchState, given: Given | GivenJudge) {
    this.match = match;
    this.at = match.at;
    this.given = given;
  }

  /** Only a choice of variations changes them. */
  get rules(): TableRules {
    const picks = this.match.shake?.picks;
    if (!this.#rules || this.#picks !== picks) this.#rules = rulesOf(this.match);
    this.#picks = picks;
    return this.#rules;
  }

  get game(): Game {
    return gameOf(this.match);
  }

  /** The shake under way. Call it only if there is one. */
  get shake(): Shake {
    if (!this.match.shake) throw new Error('No shake is under way.');
    return this.match.shake;
  }

  get isTable(): boolean {
    return this.match.officiating === 'table';
  }

  /** `what` was made for this call alone and becomes the event itself: a copy of every event takes time. */
  happen(what: Happening): void {
    const event: Event = Object.assign(what, { at: this.at });
    this.events.push(event);
    this.match = evolve(this.match, event);
  }

  /** The judge's answer. If there is none yet, the attempt ends here. */
  ask<What extends Inquiry['what']>(inquiry: InquiryOf<What>): AnswerOf<What> {
    const { judge, search } = this.given;
    const answer = judge ? judge(inquiry) : search.answer(inquiry);
    if (answer === undefined) throw new Unanswered(inquiry);
    if (answer.what !== inquiry.what) throw new Error(`The judge answered ${answer.what}, not ${inquiry.what}.`);
    return answer as AnswerOf<What>;
  }

  /** Does all of this, or nothing if an answer is missing. */
  attempt<Result>(deed: () => Result): Result | Undecided {
    const { match, at, events } = this;
    const before = events.length;
    try {
      return deed();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      this.match = match;
      this.at = at;
      events.length = before;
      return { ok: null, needs: error.inquiry };
    }
  }

  setTasks(tasks: readonly Task[]): void {
    if (tasks.length > 0 || this.match.tasks.length > 0) this.happen({ type: 'tasksSet', tasks });
  }

  /** The end of a limit that begins now; null without clocks. */
  due(limit: number | undefined): number | null {
    return limit === undefined || !this.rules.limits ? null : this.at + limit;
  }

  refuse<Key extends TableKey>(rule: TableRule, key: Key, ...[things]: TableThings<Key>): Refusal {
    // The list of facts says which things go with each key.
    return this.refuseFor(rule, { key, ...things } as unknown as TableFact);
  }

  refuseFor(rule: TableRule, facts: TableFact): Refusal {
    return { rule, clause: this.rules.cites[rule], facts };
  }
}
