// What a person at a table has in front of them: the room as their seat sees it, with names for seats. What they do goes back to the room.
import { randomUUID } from 'node:crypto';
import { type Done, eventsSeen, type Published, type Room, storedMatch } from '@openshake/host';
import {
  type Acted,
  type ActionType,
  beginMatch,
  decide,
  type Event,
  evolve,
  type MatchState,
  type MatchView,
  type Player,
  type Setup,
  type StoredMatch,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import type { People } from './people.ts';

/** Something that happened at the table, with the match before and after it. */
export interface Happened {
  action: { type: ActionType };
  decision: { events: readonly Event[] };
  before: MatchState;
  after: MatchState;
}

/** A table as whoever looks at it needs it. */
export interface Table {
  readonly setup: Setup;
  /** The match as this seat knows it. */
  readonly match: MatchState;
  /** The request of `replay` for the match so far. */
  readonly stored: StoredMatch;
  view(): MatchView;
}

export interface Sight {
  hear: (happened: Happened) => void;
  /** The officials have nothing more to say: whoever likes may look at the table. */
  look: () => void;
}

/** What everybody has signed is over. */
export const isDone = ({ phase, players, presence, signed }: MatchState): boolean =>
  phase.name === 'over' && players.every((player) => presence[player] === 'out' || signed.includes(player));

export class Screen implements Table {
  readonly setup: Setup;
  readonly #room: Room;
  readonly #people: People;
  readonly #seat: Player;
  #match: MatchState;
  #sight: Sight | undefined;
  #looks: NodeJS.Timeout | undefined;
  #unwatch: () => void = () => {};

  constructor(room: Room, people: People, seat: Player) {
    this.#room = room;
    this.#people = people;
    this.#seat = seat;
    this.setup = people.named(room.setup);
    this.#match = people.named(eventsSeen(room.log, seat)).flat().reduce(evolve, beginMatch(this.setup));
  }

  get match(): MatchState {
    return this.#match;
  }

  get at(): number {
    return this.#room.at;
  }

  get stored(): StoredMatch {
    return this.#people.named(storedMatch(this.#room.log));
  }

  view(): MatchView {
    return view(this.#match, this.#people.nameOf(this.#seat), this.#given());
  }

  #given() {
    return { at: this.at, search, chance: () => 0 };
  }

  begin(sight: Sight): void {
    this.#sight = sight;
    this.#unwatch = this.#room.watch(this.#seat, (published) => this.#hear(published));
    this.#room.begin();
  }

  end(): void {
    this.#unwatch();
    clearTimeout(this.#looks);
    this.#room.close();
  }

  /** The person acts, for the own seat or for an official whom nobody plays. */
  async act(action: Acted): Promise<Done> {
    const seated = this.#people.seated(action);
    const done = await this.#room.submit({ id: randomUUID(), seat: seated.by, action: seated });
    if (done.ok) return done;
    // The reason is told with names, as far as this seat can know it.
    const here = decide(this.#match, action, this.#given());
    return here.ok ? done : { ok: false, refusal: here.refusal };
  }

  /** Resolves once nobody but the person has anything to do. */
  async settled(): Promise<void> {
    await this.#room.rest();
    if (this.#looks !== undefined) this.#look();
  }

  #hear({ act, events: seen }: Published): void {
    const before = this.#match;
    const events = this.#people.named(seen);
    const after = events.reduce(evolve, before);
    this.#match = after;
    if (act) this.#sight?.hear({ action: act, decision: { events }, before, after });
    // What the officials do at once is heard before anybody looks.
    clearTimeout(this.#looks);
    this.#looks = setTimeout(() => this.#look(), 0);
  }

  #look(): void {
    clearTimeout(this.#looks);
    this.#looks = undefined;
    this.#sight?.look();
  }
}
