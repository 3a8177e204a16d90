// One decision in the making: the match as it stands, what has happened since, and the moment.
import { evolve } from '../evolve.ts';
import type { TableFact, TableKey, TableThings } from '../facts/table.ts';
import type { Game } from '../game/game.ts';
import { gameOf } from '../game/index.ts';
import type { Search } from '../onsets/search.ts';
import type { TableRule, TableRules } from '../tableRules.ts';
import type { Event, Happening } from './event.ts';
import { rulesOf } from './rulesOf.ts';
import type { MatchState, Shake, Task } from './state.ts';

/** Why something is not done: nothing happened. */
export interface Refusal {
  rule: TableRule;
  clause: string;
  facts: TableFact;
}

/** What comes from outside: the moment, chance, and a search where a book needs one. */
export interface Given {
  at: number;
  /** A whole number from 0 up to, but without, `below`. */
  chance?: (below: number) => number;
  search: Search;
}

export class Proceedings {
  match: MatchState;
  /** The moment; it moves on while limits run out. */
  at: number;
  readonly given: Given;
  readonly events: Event[] = [];

  constructor(match: MatchState, given: Given) {
    this.match = match;
    this.at = match.at;
    this.given = given;
  }

  get rules(): TableRules {
    return rulesOf(this.match);
  }

  get game(): Game {
    return gameOf(this.match);
  }

  /** The shake under way; asked for only where there is one. */
  get shake(): Shake {
    if (!this.match.shake) throw new Error('No shake is under way.');
    return this.match.shake;
  }

  get isTable(): boolean {
    return this.match.officiating === 'table';
  }

  happen(what: Happening): void {
    const event: Event = { ...what, at: this.at };
    this.events.push(event);
    this.match = evolve(this.match, event);
  }

  setTasks(tasks: readonly Task[]): void {
    if (tasks.length > 0 || this.match.tasks.length > 0) this.happen({ type: 'tasksSet', tasks });
  }

  /** The end of a limit that begins now; null without clocks. */
  due(limit: number | undefined): number | null {
    return limit === undefined || !this.rules.limits ? null : this.at + limit;
  }

  refuse<Key extends TableKey>(rule: TableRule, key: Key, ...[things]: TableThings<Key>): Refusal {
    // The list of facts says which things go with the key.
    return this.refuseFor(rule, { key, ...things } as unknown as TableFact);
  }

  refuseFor(rule: TableRule, facts: TableFact): Refusal {
    return { rule, clause: this.rules.cites[rule], facts };
  }
}
