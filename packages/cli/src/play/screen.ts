// What a person at a table has in front of them: the room as their seat sees it, with names for seats. What they do goes back to the room.
import { randomUUID } from 'node:crypto';
import { type Done, eventsSeen, type Published, type Room, storedMatch } from '@openshake/host';
import {
  type Acted,
  type ActionType,
  type Answer,
  beginMatch,
  decide,
  type Event,
  evolve,
  imagine,
  type MatchState,
  type MatchView,
  type Player,
  type SeenEvent,
  type Setup,
  type StoredMatch,
} from '@openshake/rules';
import { search } from '@openshake/solver';
import type { People } from './people.ts';

/** Something that happened at the table, with the match before and after it as this seat knows it. */
export interface Happened {
  action: { type: ActionType };
  /** What this seat has seen of it. */
  decision: { events: readonly SeenEvent[] };
  before: MatchState;
  after: MatchState;
}

/** A table as whoever looks at it needs it. */
export interface Table {
  readonly setup: Setup;
  /** The match as this seat can know it. */
  readonly match: MatchState;
  /** The request of `replay` for the match so far. */
  readonly stored: StoredMatch;
}

export interface Sight {
  hear: (happened: Happened) => void;
  /** The officials have nothing more to say: whoever likes may look at the table. */
  look: () => void;
}

/** What everybody has signed is over. */
export const isDone = ({ phase, players, presence, signed }: MatchState): boolean =>
  phase.name === 'over' && players.every((player) => presence[player] === 'out' || signed.includes(player));

/** An empty paper stands for one that lies face down. */
export function asKnown(event: SeenEvent): Event {
  if (event.type === 'paperPresented') return { ...event, paper: event.paper ?? {} };
  if (event.type !== 'phaseBegan') return event;
  const { phase } = event;
  if (phase.name !== 'write') return { ...event, phase };
  const answers = Object.entries(phase.answers).map(([player, answer]): [Player, Answer] => [
    player,
    'paper' in answer ? { ...answer, paper: answer.paper ?? {} } : answer,
  ]);
  return { ...event, phase: { ...phase, answers: Object.fromEntries(answers) } };
}

export class Screen implements Table {
  readonly setup: Setup;
  readonly #room: Room;
  readonly #people: People;
  readonly #seat: Player;
  /** All that this seat has seen, as a match. */
  #seen: MatchState;
  #sight: Sight | undefined;
  #looks: NodeJS.Timeout | undefined;
  #unwatch: () => void = () => {};

  constructor(room: Room, people: People, seat: Player) {
    this.#room = room;
    this.#people = people;
    this.#seat = seat;
    this.setup = people.named(room.setup);
    this.#seen = people.named(eventsSeen(room.log, seat)).flat().map(asKnown).reduce(evolve, beginMatch(this.setup));
  }

  get match(): MatchState {
    return imagine(this.view());
  }

  get at(): number {
    return this.#room.at;
  }

  get stored(): StoredMatch {
    return this.#people.named(storedMatch(this.#room.log));
  }

  view(): MatchView {
    return this.#people.named(this.#room.view(this.#seat));
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
    const here = decide(this.match, action, { at: this.at, search, chance: () => 0 });
    return here.ok ? done : { ok: false, refusal: here.refusal };
  }

  /** Resolves once nobody but the person has anything to do. */
  async settled(): Promise<void> {
    await this.#room.rest();
    if (this.#looks !== undefined) this.#look();
  }

  #hear({ act, events: seen }: Published): void {
    const before = this.#seen;
    const events = this.#people.named(seen);
    const after = events.map(asKnown).reduce(evolve, before);
    this.#seen = after;
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
