// A table for tests: actions in sequence on a clock that the test sets, and short ways to reach a phase.
import {
  type Action,
  type BookId,
  beginMatch,
  books,
  type Decision,
  type DivisionId,
  decide,
  type Event,
  type Given,
  type LegalKind,
  legal,
  type MatchState,
  type MatchView,
  matchPointsOf,
  type PublicPhase,
  publicPhase,
  type ScoredShake,
  type Section,
  type Setup,
  scoredShakes,
  totalsOf,
  type Viewer,
  view,
} from '@openshake/rules';
import { search } from '@openshake/solver';

export interface TableOptions extends Partial<Pick<Setup, 'officiating' | 'clocks' | 'variations'>> {
  players?: string;
  chance?: Given['chance'];
}

/** Eighteen cubes with many Solutions: three digits, eight colors, four operations, and V Λ V, so that every division may roll them. */
export const CUBES = "1 2 3 B B R R G G Y Y U N - ' V A V";
/** The same with a relation, for divisions with Restrictions or wild cubes. */
export const CUBES_WITH_RELATIONS = "1 2 3 B B R R G G Y Y U N - ' V = C";
/** Ten cards, which every division may deal: four have B, four R, four G, four Y; one is blank. */
export const CARDS = 'B R G Y BR BG RG BRY RGY blank';
export const EQUATION_CUBES = '0 1 2 2 3 3 + + - x x / 4 5 5 6 6 ^ 7 7 8 8 9 r';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export class TestTable {
  state: MatchState;
  now = 0;
  last: Decision | undefined;
  readonly log: Event[] = [];
  readonly #chance: Given['chance'];

  constructor(book: BookId, division: DivisionId, options: TableOptions = {}) {
    const { players = 'ann bob cy', officiating = 'strict', clocks = 'book', variations = false, chance } = options;
    this.#chance = chance;
    this.state = beginMatch({ book, division, players: words(players), officiating, clocks, variations });
  }

  get #given(): Given {
    return { at: this.now, search, ...(this.#chance && { chance: this.#chance }) };
  }

  /** Lets this many seconds pass before the next action. */
  wait(seconds: number): this {
    this.now += seconds * 1_000;
    return this;
  }

  /** Lets time pass and tells the clock. */
  clock(seconds: number): this {
    this.wait(seconds);
    this.take({ type: 'clock' });
    return this;
  }

  take(action: Action): Decision {
    const decision = decide(this.state, action, this.#given);
    this.state = decision.match;
    this.log.push(...decision.events);
    this.last = decision;
    return decision;
  }

  /** One second later, somebody does something, and it must not be refused. */
  does<Type extends Action['type']>(by: string, type: Type, fields: object = {}): this {
    const decision = this.tries(by, type, fields);
    if (!decision.ok)
      throw new Error(`${by} ${type} was refused: ${decision.refusal.clause} ${decision.refusal.facts.key}`);
    return this;
  }

  /** One second later, somebody tries something. */
  tries<Type extends Action['type']>(by: string, type: Type, fields: object = {}): Decision {
    this.wait(1);
    return this.take({ type, by, ...fields } as Action);
  }

  /** The clause that refuses it; undefined if none does. */
  refused(by: string, type: Action['type'], fields: object = {}): string | undefined {
    const decision = this.tries(by, type, fields);
    return decision.ok ? undefined : decision.refusal.clause;
  }

  /** The clause that sets it aside; undefined if none does. */
  setAside(by: string, type: Action['type'], fields: object = {}): string | undefined {
    const decision = this.tries(by, type, fields);
    return decision.ok ? decision.setAside?.clause : undefined;
  }

  /** The clause that it breaks while it stands; undefined if it is legal or refused. */
  illegal(by: string, type: Action['type'], fields: object = {}): string | undefined {
    const decision = this.tries(by, type, fields);
    return decision.ok ? decision.illegal?.clause : undefined;
  }

  /** Rolls and deals. The shake then waits for variations or the Goal. */
  started(cubes?: string, cards: string = CARDS): this {
    const { book, players } = this.state;
    const equations = books[book].game === 'equations';
    const setter = this.phase.player ?? '';
    this.does(setter, 'roll', { cubes: words(cubes ?? (equations ? EQUATION_CUBES : CUBES)) });
    if (equations) return this;
    const playing = this.state.shake?.players ?? players;
    return this.does(playing.at(-1) ?? '', 'deal', { cards: words(cards) });
  }

  /** Rolls, deals and sets a Goal (On-Sets: `3` or a laid-out Goal; Equations: a text). Without variations. */
  withGoal(goal: unknown = undefined, cubes?: string, cards?: string): this {
    this.started(cubes, cards);
    const equations = books[this.state.book].game === 'equations';
    const usual = equations ? '12' : { shape: 'single', cubes: ['3'] };
    return this.does(this.phase.player ?? '', 'set-goal', { goal: goal ?? usual });
  }

  /** Moves by the player whose turn it is, `B required` or `U forbidden`, one after another. */
  moves(...moves: string[]): this {
    for (const move of moves) {
      const [cube, to] = words(move);
      this.does(this.phase.player ?? '', 'move', { cube, to });
    }
    return this;
  }

  /** Cubes go to one section, turn by turn, until this many are left in Resources. */
  playedDownTo(left: number, to = 'permitted'): this {
    while (this.cubes.length > left) this.does(this.phase.player ?? '', 'move', { cube: this.cubes[0], to });
    return this;
  }

  /** A judge takes a point from everybody else, so that this player alone leads. */
  ahead(player: string): this {
    for (const other of this.state.players)
      if (other !== player) this.does('judge', 'penalize', { player: other, clause: 'II-A-2' });
    return this;
  }

  /** The cubes in Resources. */
  get cubes(): readonly string[] {
    return this.state.shake?.resources ?? [];
  }

  /** A section of the mat. */
  on(section: Section): readonly string[] {
    return this.state.shake?.[section] ?? [];
  }

  /** How many points each player has lost, and how many wait for a judge. */
  get lost(): Record<string, { counted: number; pending: number }> {
    const of = (player: string, counted: boolean) =>
      this.state.penalties.filter((each) => each.player === player && each.counted === counted).length;
    return Object.fromEntries(
      this.state.players
        .map((player) => [player, { counted: of(player, true), pending: of(player, false) }] as const)
        .filter(([, { counted, pending }]) => counted + pending > 0),
    );
  }

  get phase(): PublicPhase {
    return publicPhase(this.state);
  }

  get totals(): Record<string, number> {
    return totalsOf(this.state);
  }

  get shakes(): ScoredShake[] {
    return scoredShakes(this.state);
  }

  /** The scores of the shake that ended last. */
  get scores(): Readonly<Record<string, number>> | undefined {
    return this.shakes.at(-1)?.scores;
  }

  get matchPoints(): Record<string, number> | undefined {
    return matchPointsOf(this.state);
  }

  view(viewer: Viewer): MatchView {
    return view(this.state, viewer, this.#given);
  }

  legal(by: string): LegalKind[] {
    return legal(this.state, by, this.#given);
  }

  /** The kinds of action that are open to somebody. */
  open(by: string): string[] {
    return this.legal(by).flatMap(({ type, open }) => (open ? [type] : []));
  }
}
