// What the exact solver knows about a table of either game: which Solutions are possible, where each move leads, which claim is right.
import {
  type Answer,
  createMind,
  type JudgedMove,
  type Laid,
  laidOf,
  type Mind,
  type Proof,
  type YesNo,
} from '@openshake/bots';
import {
  type BookId,
  BURDEN,
  type Claim,
  type MatchState,
  type Occasion,
  publicTable,
  rewind,
  type Section,
} from '@openshake/rules';

/** Whether a Solution can be written, with the plainest one. null: the search was cut short. */
export interface Finding {
  answer: YesNo;
  proof?: Proof;
}

/** Which Solutions are possible with at most one more cube, and with any cubes. */
export interface Standing {
  now: Finding;
  possible: Finding;
}

export interface StudyOptions {
  /** Asked during the search. Once true, whatever is not known yet stays unknown. */
  stop?: () => boolean;
  /** How many times a bot's work one question may take. */
  effort?: number;
}

/** The same table, however its cubes are listed. */
export const inOrder = <Table extends Pick<Laid, Section | 'resources'>>(table: Table): Table => ({
  ...table,
  required: table.required.toSorted(),
  permitted: table.permitted.toSorted(),
  forbidden: table.forbidden.toSorted(),
  resources: table.resources.toSorted(),
});

/** The table as everybody sees it, with its cubes in order. */
export const tableOf = (match: MatchState): Laid => inOrder(laidOf({ ...match, table: publicTable(match) }));

/** The match as it stood after this many cubes of the trail. */
export function matchAfter(match: MatchState, entries: number): MatchState {
  const { shake } = match;
  if (!shake) return match;
  return { ...match, shake: { ...rewind(shake, shake.trail, entries), trail: shake.trail.slice(0, entries) } };
}

/** How many times a bot's work a question gets: people will wait a little for an answer. */
const EFFORT = 4;

export class Study {
  readonly stop: () => boolean;
  readonly #mind: Mind;
  readonly #answers = new Map<string, Answer>();
  readonly #standings = new Map<string, Standing>();
  readonly #turns = new Map<string, JudgedMove[]>();

  constructor(book: BookId, { stop = () => false, effort = EFFORT }: StudyOptions = {}) {
    this.stop = stop;
    this.#mind = createMind(book, { hurry: stop, effort });
  }

  /** Whether a Solution is possible after such a challenge, or when all write. */
  tell(after: Occasion, table: Laid): YesNo {
    return this.#proof(after, table).answer;
  }

  /** The same with the plainest Solution. */
  find(after: Occasion, table: Laid): Finding {
    const found = this.#proof(after, table);
    if (!found.answer) return { answer: found.answer };
    this.#mind.begin();
    return { answer: true, proof: this.#mind.plain(after, table, found.proof) };
  }

  standing(table: Laid): Standing {
    return kept(this.#standings, keyOf(table), () => {
      const now = this.find('now', table);
      return { now, possible: now.answer ? now : this.find('impossible', table) };
    });
  }

  /** Every move of the player whose turn it is. */
  turn(table: Laid): readonly JudgedMove[] {
    return kept(this.#turns, keyOf(table), () => {
      this.#mind.begin();
      return this.#mind.turn(table);
    });
  }

  /** Whether a player who says this now is right. */
  isRight(claim: Claim, table: Laid): YesNo {
    const answer = this.tell(claim, table);
    return answer === null ? null : answer === (BURDEN[claim] !== 'mover');
  }

  /** A Goal that has a Solution; `none`: whether no Goal has one. */
  goal(table: Laid): { goal?: unknown; proof?: Proof; none: YesNo } {
    this.#mind.begin();
    const { goals, none } = this.#mind.goals(table);
    const [plain] = goals.toSorted((one, other) => one.proof.cubes - other.proof.cubes);
    return { none, ...(plain && { goal: plain.goal, proof: plain.proof }) };
  }

  #proof(after: Occasion, table: Laid): Answer {
    return kept(this.#answers, `${after} ${keyOf(table)}`, () => {
      this.#mind.begin();
      return this.#mind.proof(after, table);
    });
  }
}

const keyOf = (table: Laid): string => JSON.stringify(table);

function kept<T>(known: Map<string, T>, key: string, ask: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = ask();
  known.set(key, answer);
  return answer;
}
