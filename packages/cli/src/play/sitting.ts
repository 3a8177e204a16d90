// One match between a person and bots in real time: bots act when they have thought, limits run out by themselves, officials do their duty, and
// everything is kept before anybody hears of it.
import {
  earliest,
  type Meant,
  MOST_REFUSALS,
  nextCall,
  officialDuty,
  type Round,
  soonest,
  type Table,
} from '@openshake/host';
import {
  type Action,
  type Decision,
  type MatchState,
  type MatchView,
  nextDeadline,
  type Player,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import type { Clock } from './clock.ts';
import type { Dice } from './dice.ts';
import type { Thinkers, Views } from './thinking.ts';

/** Something that happened at the table, with the match before and after it. */
export interface Happened {
  action: Action;
  decision: Decision;
  before: MatchState;
  after: MatchState;
}

export interface SittingOptions {
  table: Table;
  you: Player;
  /** The seats of the bots, and who thinks for them. */
  bots: readonly Player[];
  thinkers: Pick<Thinkers, 'ask'>;
  round: Round;
  clock: Clock;
  dice: Dice;
  /** Keeps the match; it is told before anybody hears what happened. */
  keep: (table: Table) => void;
  hear: (happened: Happened) => void;
  /** The officials have nothing more to say: whoever likes may look at the table. */
  look: () => void;
}

/** What everybody has signed is over. */
export const isDone = ({ phase, players, presence, signed }: MatchState): boolean =>
  phase.name === 'over' && players.every((player) => presence[player] === 'out' || signed.includes(player));

/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Sitting {
  readonly #options: SittingOptions;
  readonly #refusals = new Map<Player, number>();
  #timer: NodeJS.Timeout | undefined;
  /** Somebody is about to act: an official, or a bot that thinks. */
  #busy = true;
  #waiting: (() => void)[] = [];
  #ended = false;
  /** How often the bots were asked: an answer to an earlier question is about another table. */
  #asked = 0;

  constructor(options: SittingOptions) {
    this.#options = options;
  }

  get match(): MatchState {
    return this.#options.table.match;
  }

  get at(): number {
    return this.#options.clock.at;
  }

  view(): MatchView {
    return this.#options.table.view(this.#options.you, this.at);
  }

  begin(): void {
    this.#asked += 1;
    this.#later(0, () => void this.#consult(this.#asked));
  }

  /** Somebody acts; what is refused changes nothing. */
  act(action: Action): Decision {
    const before = this.match;
    const decision = this.#happen(action);
    if (this.match === before) return decision;
    this.#refusals.clear();
    this.#officiate();
    this.begin();
    return decision;
  }

  #happen(action: Action): Decision {
    const { table, dice, keep, hear } = this.#options;
    const before = table.match;
    dice.turn(table.count);
    const decision = table.act(action, this.at);
    if (table.match === before) return decision;
    keep(table);
    hear({ action, decision, before, after: table.match });
    return decision;
  }

  /** The judge and the director do what is theirs to do at once. */
  #officiate(): void {
    const { table, round } = this.#options;
    const duty = () => officialDuty(table.match, round, { at: this.at, search });
    for (let action = duty(); action; action = duty()) if (!this.#happen(action).ok) return;
  }

  /** Resolves once nobody but the person has anything to do. */
  settled(): Promise<void> {
    if (!this.#busy || this.#ended) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#rest();
  }

  #rest(): void {
    this.#busy = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #later(ms: number, work: () => void): void {
    clearTimeout(this.#timer);
    this.#busy = true;
    if (!this.#ended) this.#timer = setTimeout(work, Math.min(ms, LONGEST_WAIT));
  }

  /** Asks the officials and every bot what comes next, and waits for the first of it; limits run meanwhile. */
  async #consult(question: number): Promise<void> {
    const { table, round, dice, look, thinkers } = this.#options;
    this.#officiate();
    look();
    const asked = this.at;
    const limit = earliest(nextDeadline(table.match), nextCall(table.match, round));
    if (limit !== null) this.#later(limit - asked, () => this.#passTime());
    const deeds = await thinkers.ask(this.#views());
    if (this.#ended || question !== this.#asked) return;
    dice.turn(table.count);
    const first = soonest(deeds, { chance: dice.below });
    if (!first) return this.#rest();
    const ready = asked + first.deed.after;
    if (limit === null || ready <= limit) this.#later(ready - this.at, () => this.#actFor(first));
  }

  /** What each bot sees that has not been refused too often. */
  #views(): Views {
    const { table, bots } = this.#options;
    const asked = bots.filter((by) => (this.#refusals.get(by) ?? 0) < MOST_REFUSALS);
    return asked.map((by) => [by, table.view(by, this.at)]);
  }

  #actFor({ by, deed }: Meant): void {
    const decision = this.act({ ...deed.action, by });
    if (decision.ok) return;
    this.#refusals.set(by, (this.#refusals.get(by) ?? 0) + 1);
    this.begin();
  }

  /** A limit is over, or the director has something to say. */
  #passTime(): void {
    this.act({ type: 'clock' });
    this.begin();
  }
}
