// When a set of cards is what the Goal calls for: its count, the cards that must or must not be there, and how the blank card may be painted.
import {
  BLANK,
  type Card,
  type CardSet,
  countCards,
  has,
  nameSet,
  parsePlainSetName,
  setOf,
} from '@openshake/rules/onsets';
import type { OnSetsPosition, WritingRules } from './position.ts';
import { isCard, notACardNumber } from './reading.ts';
import { EVERY_ROW, ROWS_IN, type Table } from './truthTables.ts';

/** No set counts for more than every card twice. */
const HIGHEST = 2 * 16;

/** What is certain about the cards, and how the blank may be painted if it is in the set, and if it is not. */
interface Fixed {
  must: CardSet;
  looked: CardSet;
  paintsIn: Table;
  paintsOut: Table;
}

/** The cards that are named, and the dots painted on the blank card. */
export interface Outcome {
  named: CardSet;
  paint: Card;
}

const FEWEST_DOTS_FIRST: readonly Card[] = Array.from({ length: 16 }, (_, card) => card).sort(
  (one, other) => countCards(one) - countCards(other) || one - other,
);

/**
 * Looks at a truth table over all sixteen rows: what the Set-Name names among the cards that the Restrictions leave.
 * The blank card painted with some dots is in the row of those dots. Each writer paints it freely, so a table is good if
 * some painting is. Nothing has to be tried one by one, because only two things matter: is the blank in the set, and does it count twice?
 */
export class Target {
  /** The rows that matter: the cards dealt, or all if the blank card may be painted. */
  readonly rows: Table;
  /** The rows that may have a dealt card, except a blank that may be painted. */
  readonly #cards: CardSet;
  readonly #doubled: Table;
  readonly #must: CardSet;
  readonly #looked: CardSet;
  readonly #isGoal = new Uint8Array(HIGHEST + 1);
  readonly #paintsBlank: boolean;
  /** How the blank may be painted if it is in the set, and if it is not. */
  readonly #paintsIn: Table;
  readonly #paintsOut: Table;
  /** Sets that do not count, such as the first of Two Solutions. */
  readonly #taken: ReadonlySet<CardSet> | undefined;
  readonly #least: number;

  /** `paints`: the rows that the blank card may be painted as. */
  constructor(position: OnSetsPosition, taken?: ReadonlySet<CardSet>, paints: Table = EVERY_ROW) {
    const { rules, universe, goalValues } = position;
    for (const card of universe) if (!isCard(card)) throw notACardNumber(card);
    const dealt = setOf(universe);
    this.#doubled = rules.doubleSet ? doubledBy(rules.doubleSet) : 0;
    this.#paintsBlank = rules.paintBlank && has(dealt, BLANK);
    this.#cards = this.#paintsBlank ? dealt & ~(1 << BLANK) : dealt;
    const { requiredCard, forbiddenCard } = rules;
    const must = requiredCard === null ? 0 : 1 << requiredCard;
    const banned = forbiddenCard === null ? 0 : 1 << forbiddenCard;
    this.#must = this.#paintsBlank ? must & ~(1 << BLANK) : must;
    this.#looked = this.#must | (this.#paintsBlank ? banned & ~(1 << BLANK) : banned);
    // Painted like the forbidden card, it is forbidden too, or may not be painted that way at all.
    const like = forbiddenCard === null || forbiddenCard === BLANK ? 0 : banned;
    this.#paintsIn = forbiddenCard === BLANK ? 0 : paints & ~like;
    this.#paintsOut = requiredCard === BLANK ? 0 : rules.paintedAsForbidden === 'notAllowed' ? paints & ~like : paints;
    this.rows = this.#paintsBlank ? this.#cards | paints : dealt;
    for (const value of goalValues) if (value <= HIGHEST) this.#isGoal[value] = 1;
    // A card both required and forbidden, or required and not dealt, is never possible.
    if (must & banned || must & ~dealt) this.#isGoal.fill(0);
    this.#taken = taken;
    this.#least = Math.min(...goalValues);
  }

  /**
   * Whether nothing can be good, or nothing that is not taken, if every Set-Name names these rows and every Restriction keeps them, and no
   * Set-Name names those. Then there is nothing to search.
   */
  isHopeless(always: Table, never: Table): boolean {
    const must = this.#must | (always & this.#cards);
    const looked = this.#looked | ((always | never) & this.#cards);
    if ((this.#must & never) !== 0 || (must & this.#looked) !== this.#must) return true;
    const fixed: Fixed = { must, looked, paintsIn: this.#paintsIn & ~never, paintsOut: this.#paintsOut & ~always };
    let taken = 0;
    for (const named of this.#taken ?? []) if (this.#isGood(named, fixed)) taken += 1;
    return this.#countGood(fixed, taken + 1) <= taken;
  }

  /** Whether a set of dealt cards, with or without the blank, is good. */
  #isGood(named: CardSet, { must, looked, paintsIn, paintsOut }: Fixed): boolean {
    const others = named & this.#cards;
    if ((others & looked) !== must) return false;
    const value = (ROWS_IN[others] as number) + (ROWS_IN[others & this.#doubled] as number);
    if (!this.#paintsBlank) return this.#isGoal[value] === 1;
    return has(named, BLANK) ? this.#isGoodWithBlank(value, paintsIn) : this.#isGoal[value] === 1 && paintsOut !== 0;
  }

  #isGoodWithBlank(value: number, paints: Table): boolean {
    return (
      (this.#isGoal[value + 1] === 1 && (paints & ~this.#doubled) !== 0) ||
      (this.#isGoal[value + 2] === 1 && (paints & this.#doubled) !== 0)
    );
  }

  /** How many sets of dealt cards are good, whatever can be named. It does not count beyond `enough`. */
  #countGood({ must, looked, paintsIn, paintsOut }: Fixed, enough: number): number {
    const free = this.#cards & ~looked;
    const twice = ROWS_IN[free & this.#doubled] as number;
    const once = (ROWS_IN[free] as number) - twice;
    const least = (ROWS_IN[must] as number) + (ROWS_IN[must & this.#doubled] as number);
    let good = 0;
    for (let two = 0; two <= twice; two += 1)
      for (let single = 0; single <= once; single += 1) {
        const value = least + 2 * two + single;
        const ways = choose(twice, two) * choose(once, single);
        if (this.#isGoal[value] && (!this.#paintsBlank || paintsOut)) good += ways;
        if (this.#paintsBlank && this.#isGoodWithBlank(value, paintsIn)) good += ways;
        if (good >= enough) return good;
      }
    return good;
  }

  /** Whether some part of what this table names may be good: Restrictions only take cards away. */
  mayHit(table: Table): boolean {
    const named = table & this.#cards;
    if ((named & this.#must) !== this.#must) return false;
    let value = (ROWS_IN[named] as number) + (ROWS_IN[named & this.#doubled] as number);
    if (this.#paintsBlank) {
      const within = table & this.#paintsIn;
      if (within & this.#doubled) value += 2;
      else if (within !== 0) value += 1;
      else if (this.#paintsOut === 0) return false;
    }
    return value >= this.#least;
  }

  /** Whether something may be good when a card has been removed. */
  get mayHitWithLess(): boolean {
    for (let row = 1; row <= EVERY_ROW; row <<= 1) if (this.rows & row && this.mayHit(this.rows & ~row)) return true;
    return false;
  }

  /** Whether some table is good that separates only these colors (a bit for each): everything that cubes of these colors can name. */
  mayHitWith(colours: number): boolean {
    if (colours === ALL_COLOURS) return true;
    for (const table of tablesOf(colours)) if (this.hits(table)) return true;
    return false;
  }

  #isTaken(named: CardSet): boolean {
    return this.#taken?.has(named) ?? false;
  }

  hits(table: Table): boolean {
    const named = table & this.#cards;
    if ((named & this.#looked) !== this.#must) return false;
    const value = (ROWS_IN[named] as number) + (ROWS_IN[named & this.#doubled] as number);
    if (!this.#paintsBlank) return this.#isGoal[value] === 1 && !this.#isTaken(named);
    if (this.#isGoal[value] === 1 && (~table & this.#paintsOut) !== 0 && !this.#isTaken(named)) return true;
    const within = table & this.#paintsIn;
    return within !== 0 && !this.#isTaken(named | 1) && this.#isGoodWithBlank(value, within);
  }

  /** Which cards are named, and how the blank is painted for that, for a table that hits. */
  outcome(table: Table): Outcome {
    const [first] = this.outcomes(table);
    if (!first) throw new RangeError('This table names no good set of cards.');
    return first;
  }

  /** Every good set of cards that this table can name, each with the fewest dots on the blank: at most one with the blank and one without. */
  outcomes(table: Table): Outcome[] {
    const named = table & this.#cards;
    if (!this.#paintsBlank) return this.hits(table) ? [{ named, paint: BLANK }] : [];
    const found: Outcome[] = [];
    const value = (ROWS_IN[named] as number) + (ROWS_IN[named & this.#doubled] as number);
    for (const paint of FEWEST_DOTS_FIRST) {
      const row = 1 << paint;
      const isIn = (table & row) !== 0;
      if (((isIn ? this.#paintsIn : this.#paintsOut) & row) === 0) continue;
      const all = isIn ? named | 1 : named;
      const more = !isIn ? 0 : this.#doubled & row ? 2 : 1;
      const isGood = (all & this.#looked) === this.#must && this.#isGoal[value + more] === 1 && !this.#isTaken(all);
      if (isGood && !found.some((each) => each.named === all)) found.push({ named: all, paint });
    }
    return found;
  }
}

const doubles = new WeakMap<object, Table>();

/** The table of a Double Set; worked out once. */
function doubledBy(doubleSet: NonNullable<WritingRules['doubleSet']>): Table {
  const known = doubles.get(doubleSet);
  if (known !== undefined) return known;
  const plain = parsePlainSetName(doubleSet.setName);
  const table = plain ? nameSet(plain, EVERY_ROW, doubleSet.minus) : 0;
  doubles.set(doubleSet, table);
  return table;
}

const choose = (all: number, some: number): number => {
  let ways = 1;
  for (let k = 1; k <= some; k += 1) ways = (ways * (all - some + k)) / k;
  return ways;
};

const ALL_COLOURS = 15;
const known: Uint16Array[] = [];

/** Every table that separates only these colors; fewer than four, so there are at most 256. */
function tablesOf(colours: number): Uint16Array {
  const found = known[colours];
  if (found) return found;
  const atoms = new Map<number, Table>();
  for (let card = 0; card < 16; card += 1) atoms.set(card & colours, (atoms.get(card & colours) ?? 0) | (1 << card));
  let tables = [0];
  for (const atom of atoms.values()) tables = tables.flatMap((table) => [table, table | atom]);
  const built = Uint16Array.from(tables);
  known[colours] = built;
  return built;
}

/**
 * The targets to search one after another for Restrictions: one, except that No Null Restrictions must know which row has the
 * blank card. Painted like any other dealt card it does not change the rows that matter, so all these are one.
 */
export function worldsOf(position: OnSetsPosition, taken?: ReadonlySet<CardSet>): Target[] {
  const { rules, universe } = position;
  if (!(rules.paintBlank && rules.everyRestrictionRemoves && universe.includes(BLANK)))
    return [new Target(position, taken)];
  const others = setOf(universe) & ~(1 << BLANK);
  const worlds = others === 0 ? [] : [new Target(position, taken, others)];
  for (let row = 1; row <= EVERY_ROW; row <<= 1)
    if ((others & row) === 0) worlds.push(new Target(position, taken, row));
  return worlds;
}
