// One match under way: its state, and the log of all that happened, from which the state can be made again.
import {
  type Acted,
  type Action,
  beginMatch,
  type Decision,
  decide,
  evolve,
  type MatchState,
  type MatchView,
  type PromptJudge,
  replayMatch,
  type Setup,
  type StoredAction,
  type StoredMatch,
  type Viewer,
  view,
} from '@openshake/rules';

/** What comes from outside: chance, and the search that a judge may need. */
export interface Around {
  /** A whole number from 0 up to `below`. `what` falls, such as `roll 3` in the third shake: who draws by it has the same dice at two tables. */
  chance: (below: number, what?: string) => number;
  search: PromptJudge;
}

/** A stored roll or deal tells what fell. */
export function asStored(action: Acted, { events }: Decision): Acted {
  for (const event of events) {
    if (action.type === 'roll' && event.type === 'cubesRolled') return { ...action, cubes: event.cubes };
    if (action.type === 'deal' && event.type === 'cardsDealt')
      return { ...action, cards: [...event.cards, ...event.removed] };
  }
  return action;
}

export class Table {
  readonly setup: Setup;
  readonly #around: Around;
  readonly #log: StoredAction[] = [];
  #match: MatchState;

  constructor(setup: Setup, around: Around) {
    this.setup = setup;
    this.#around = around;
    this.#match = beginMatch(setup);
  }

  /** A stored match, at the point where it was left. */
  static resume({ actions, ...stored }: StoredMatch, around: Around): Table {
    const { rulebook: book, division, players, officiating, clocks, variations } = stored;
    const table = new Table({ book, division, players, officiating, clocks, variations }, around);
    table.#match = replayMatch({ ...stored, actions }, around).state;
    table.#log.push(...actions);
    return table;
  }

  get match(): MatchState {
    return this.#match;
  }

  /** How many actions the log has. */
  get count(): number {
    return this.#log.length;
  }

  get stored(): StoredMatch {
    const { book: rulebook, ...rest } = this.setup;
    return { rulebook, ...rest, actions: [...this.#log] };
  }

  /** At this moment, in milliseconds since the match began. What is refused leaves no trace. */
  act(action: Action, at: number): Decision {
    const { shake, shakes } = this.#match;
    const what = `${action.type} ${shake?.number ?? shakes.length + 1}`;
    const chance = (below: number) => this.#around.chance(below, what);
    const decision = decide(this.#match, action, { ...this.#around, chance, at });
    this.#match = decision.events.reduce(evolve, this.#match);
    if (!decision.ok) return decision;
    if (action.type !== 'clock') this.#log.push({ ...asStored(action, decision), at });
    // Time that changed something is kept, so that the log alone tells how things stand.
    else if (decision.events.length > 0) this.#log.push({ ...action, at });
    return decision;
  }

  view(viewer: Viewer, at: number): MatchView {
    const { search } = this.#around;
    // What is legal does not hang on what falls, only on whether something can.
    return view(this.#match, viewer, { search, chance: () => 0, at });
  }
}
