// The names of those who sit at a table. A match knows seats alone; names are put in their place on the way to a person, and taken out again
// from what a person types.
import { type LogHeader, SEATS } from '@openshake/protocol';
import type { Player } from '@openshake/rules';

/** Fields that hold a player, a list of players, or none. */
const PLAYERS: ReadonlySet<string> = new Set([
  ...['by', 'player', 'players', 'writer', 'viewer', 'goalSetter', 'resumesWith', 'sittingOut', 'benched', 'absent'],
  ...['lastMover', 'turn', 'block', 'holder', 'challenger', 'mover', 'against', 'must', 'may', 'current', 'accepted'],
  ...['spent', 'askedWhichBy', 'agreed', 'signed', 'warned', 'next', 'lifted'],
]);

/** Fields that hold something for each player. */
const BY_PLAYER: ReadonlySet<string> = new Set([
  ...['presence', 'sides', 'answers', 'solutions', 'scores', 'scoredBy', 'penalties', 'totals', 'matchPoints', 'tries'],
  ...['verdicts'],
]);

/** What somebody wrote is theirs, whatever it looks like. */
const WRITTEN: ReadonlySet<string> = new Set(['paper', 'own', 'solution', 'avoid', 'moved', 'goal', 'pick', 'judged']);

/** One name for each seat. */
export class People {
  readonly #names: ReadonlyMap<Player, string>;
  readonly #seats: ReadonlyMap<string, Player>;

  constructor(people: LogHeader['people']) {
    // A name that was deleted is no secret to guess: the letter of the seat stands for it.
    this.#names = new Map(Object.entries(people));
    this.#seats = new Map(Object.entries(people).map(([seat, name]) => [name, seat]));
  }

  /** The seats of players with these names, clockwise. */
  static seated(names: readonly string[]): People {
    return new People(Object.fromEntries(names.flatMap((name, at) => (SEATS[at] ? [[SEATS[at], name]] : []))));
  }

  get all(): LogHeader['people'] {
    return Object.fromEntries(this.#names);
  }

  nameOf(seat: Player): string {
    return this.#names.get(seat) ?? seat;
  }

  seatOf(name: string): Player {
    return this.#seats.get(name) ?? name;
  }

  /** The same thing with names for seats: a view, an event, an action or a whole match. */
  named<Value>(value: Value): Value {
    return renamed(value, (seat) => this.nameOf(seat));
  }

  /** The same thing with seats for names. */
  seated<Value>(value: Value): Value {
    return renamed(value, (name) => this.seatOf(name));
  }
}

type Rename = (player: Player) => Player;

function renamed<Value>(value: Value, rename: Rename): Value {
  return inside(value, rename) as Value;
}

function inside(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((each) => inside(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inField(field, inner, rename)]));
}

/** A fact names players under many headings; its key is no player. */
function inFacts(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((each) => inFacts(each, rename));
  if (typeof value === 'string') return rename(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([thing, inner]) => [thing, thing === 'key' ? inner : inFacts(inner, rename)]),
  );
}

function inField(field: string, value: unknown, rename: Rename): unknown {
  if (WRITTEN.has(field)) return value;
  if (field === 'facts') return inFacts(value, rename);
  if (PLAYERS.has(field)) {
    if (typeof value === 'string') return rename(value);
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.map(rename);
  }
  if (BY_PLAYER.has(field) && typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([player, inner]) => [
        rename(player),
        // Papers by their writers.
        field === 'solutions' ? inner : inside(inner, rename),
      ]),
    );
  return inside(value, rename);
}
