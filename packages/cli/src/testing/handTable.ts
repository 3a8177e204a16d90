// A table at which a test does everything by hand: it chooses the dice and acts for everybody.
import { asStored, fold } from '@openshake/host';
import {
  type Action,
  beginMatch,
  type Decision,
  decide,
  type MatchState,
  type MatchView,
  type Setup,
  type StoredAction,
  type StoredMatch,
  type Viewer,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';

export class HandTable {
  readonly setup: Setup;
  readonly #chance: (below: number) => number;
  readonly #actions: StoredAction[] = [];
  #match: MatchState;

  constructor(setup: Setup, chance: (below: number) => number = () => 0) {
    this.setup = setup;
    this.#chance = chance;
    this.#match = beginMatch(setup);
  }

  get match(): MatchState {
    return this.#match;
  }

  get count(): number {
    return this.#actions.length;
  }

  get stored(): StoredMatch {
    const { book: rulebook, ...rest } = this.setup;
    return { rulebook, ...rest, actions: [...this.#actions] };
  }

  act(action: Action, at: number): Decision {
    const decision = decide(this.#match, action, { at, search, chance: this.#chance });
    this.#match = fold(this.#match, decision);
    if (decision.ok) this.#actions.push({ ...asStored(action, decision), at });
    return decision;
  }

  view(viewer: Viewer, at: number): MatchView {
    return view(this.#match, viewer, { search, chance: () => 0, at });
  }
}
