// What a person at a table sees: what the room published to their seat, and nothing else. Their actions go back to the room.
import { randomUUID } from 'node:crypto';
import { type EndedShake, endedShakes, type Heard } from '@openshake/advice';
import { type Done, type Published, type Room, type Row, rowsSeen, type SeenRow } from '@openshake/host';
import {
  type Acted,
  type ActionType,
  imagine,
  type MatchState,
  type MatchView,
  type Player,
  type Setup,
} from '@openshake/rules';

/** Something that happened at the table, with this seat's views before and after it. */
export interface Happened extends Heard {
  act: { type: ActionType };
  before: MatchView;
  /** The shakes that ended with it. */
  ended: readonly EndedShake[];
}

/** What anyone who looks at a table needs from it. */
export interface Table {
  readonly setup: Setup;
  /** The match as this seat can know it. */
  readonly match: MatchState;
  view(): MatchView;
  /** Everything that happened, as this seat may see it. */
  rows(): readonly SeenRow[];
}

export interface Sight {
  hear: (happened: Happened) => void;
  /** The officials are done: it is time to look at the table. */
  look: () => void;
}

/** A match that everybody has signed is over. */
export const isDone = ({ phase, players, presence, signed }: MatchView): boolean =>
  phase.name === 'over' && players.every((player) => presence[player] === 'out' || signed.includes(player));

export class Screen implements Table {
  readonly #room: Room;
  readonly #seat: Player;
  readonly #stored: () => readonly Row[];
  /** What this seat has heard since the last shake ended. */
  #heard: Heard[];
  #sight: Sight | undefined;
  #looks: NodeJS.Timeout | undefined;
  #unwatch: () => void = () => {};

  /** `stored`: the rows of the match so far. */
  constructor(room: Room, seat: Player, stored: () => readonly Row[]) {
    this.#room = room;
    this.#seat = seat;
    this.#stored = stored;
    this.#heard = [{ events: this.rows().flatMap(({ events }) => events), view: this.view() }];
  }

  get setup(): Setup {
    return this.#room.setup;
  }

  get match(): MatchState {
    return imagine(this.view());
  }

  get at(): number {
    return this.#room.at;
  }

  view(): MatchView {
    return this.#room.view(this.#seat);
  }

  rows(): SeenRow[] {
    return rowsSeen({ setup: this.setup, rows: this.#stored() }, this.#seat);
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

  /** The person acts, for their own seat or for an official that nobody plays. */
  act(action: Acted): Promise<Done> {
    return this.#room.submit({ id: randomUUID(), seat: action.by, action });
  }

  /** Resolves when only the person has something to do. */
  async settled(): Promise<void> {
    await this.#room.rest();
    if (this.#looks !== undefined) this.#look();
  }

  #hear({ act, events, view }: Published): void {
    const before = this.#heard.at(-1)?.view ?? view;
    this.#heard.push({ events, view });
    const ended = endedShakes(this.#heard);
    if (ended.length > 0) this.#heard = this.#heard.slice(-1);
    if (act) this.#sight?.hear({ act, events, view, before, ended });
    // What the officials do immediately is heard before anybody looks.
    clearTimeout(this.#looks);
    this.#looks = setTimeout(() => this.#look(), 0);
  }

  #look(): void {
    clearTimeout(this.#looks);
    this.#looks = undefined;
    this.#sight?.look();
  }
}
