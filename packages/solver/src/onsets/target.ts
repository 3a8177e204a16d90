// When a set of cards is what the Goal asks for: its count, the cards that must or must not be there, and what the blank card may be painted as.
import { BLANK, type Card, type CardSet, has, nameSet, parsePlainSetName, setOf } from '@openshake/rules';
import type { OnSetsPosition } from './position.ts';
import { EVERY_ROW, ROWS_IN, type Table } from './truthTables.ts';

/** No set counts more than every card twice. */
const HIGHEST = 2 * 16;

/**
 * Looks at a truth table over all sixteen rows: what the Set-Name names among the cards that the Restrictions leave.
 * The blank card painted with some dots lies in the row of those dots. Each writer paints it as he likes, so a table is good if
 * some painting is; nothing need be tried one by one, because only two things matter: is the blank in the set, and does it count twice.
 */
export class Target {
  /** The rows that matter: the cards dealt, or all where the blank card may be painted. */
  readonly rows: Table;
  /** The rows in which a dealt card may lie, apart from a blank that may be painted. */
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
  readonly #taken: Uint8Array | undefined;

  constructor(position: OnSetsPosition, paint?: Card, taken?: Uint8Array) {
    const { rules, universe, goalValues } = position;
    const dealt = setOf(universe);
    const plain = rules.doubleSet && parsePlainSetName(rules.doubleSet.setName);
    this.#doubled = plain ? nameSet(plain, EVERY_ROW, rules.doubleSet?.minus ?? 'difference') : 0;
    this.#paintsBlank = rules.paintBlank && has(dealt, BLANK);
    this.#cards = this.#paintsBlank ? dealt & ~(1 << BLANK) : dealt;
    const { requiredCard, forbiddenCard } = rules;
    const must = requiredCard === null ? 0 : 1 << requiredCard;
    const banned = forbiddenCard === null ? 0 : 1 << forbiddenCard;
    this.#must = this.#paintsBlank ? must & ~(1 << BLANK) : must;
    this.#looked = this.#must | (this.#paintsBlank ? banned & ~(1 << BLANK) : banned);
    const paints = paint === undefined ? EVERY_ROW : 1 << paint;
    // Painted like the forbidden card it is forbidden too, or may not be painted so at all.
    const like = forbiddenCard === null || forbiddenCard === BLANK ? 0 : banned;
    this.#paintsIn = forbiddenCard === BLANK ? 0 : paints & ~like;
    this.#paintsOut = requiredCard === BLANK ? 0 : rules.paintedAsForbidden === 'notAllowed' ? paints & ~like : paints;
    this.rows = !this.#paintsBlank ? dealt : paint === undefined ? EVERY_ROW : this.#cards | paints;
    for (const value of goalValues) if (value <= HIGHEST) this.#isGoal[value] = 1;
    // A card both required and forbidden, or required and not dealt, can never be had.
    if (must & banned || must & ~dealt) this.#isGoal.fill(0);
    this.#taken = taken;
  }

  /** Whether no set at all can be good: then there is nothing to search. */
  get isHopeless(): boolean {
    const most = ROWS_IN[this.#cards] as number;
    const twice = ROWS_IN[this.#cards & this.#doubled] as number;
    const blank = this.#paintsBlank ? 2 : 0;
    return !this.#isGoal.subarray(0, most + twice + blank + 1).includes(1);
  }

  #isTaken(named: CardSet): boolean {
    return this.#taken !== undefined && this.#taken[named] === 1;
  }

  hits(table: Table): boolean {
    const named = table & this.#cards;
    if ((named & this.#looked) !== this.#must) return false;
    const value = (ROWS_IN[named] as number) + (ROWS_IN[named & this.#doubled] as number);
    if (!this.#paintsBlank) return this.#isGoal[value] === 1 && !this.#isTaken(named);
    if (this.#isGoal[value] === 1 && (~table & this.#paintsOut) !== 0 && !this.#isTaken(named)) return true;
    const within = table & this.#paintsIn;
    if (within === 0 || this.#isTaken(named | 1)) return false;
    return (
      (this.#isGoal[value + 1] === 1 && (within & ~this.#doubled) !== 0) ||
      (this.#isGoal[value + 2] === 1 && (within & this.#doubled) !== 0)
    );
  }

  /** How the blank may be painted, and which cards are then named, for a table that hits. */
  outcome(table: Table): { named: CardSet; paint: Card } {
    const named = table & this.#cards;
    if (!this.#paintsBlank) return { named, paint: BLANK };
    const value = (ROWS_IN[named] as number) + (ROWS_IN[named & this.#doubled] as number);
    for (let paint = 0; paint < 16; paint += 1) {
      const row = 1 << paint;
      const isIn = (table & row) !== 0;
      if (((isIn ? this.#paintsIn : this.#paintsOut) & row) === 0) continue;
      const all = isIn ? named | 1 : named;
      const more = !isIn ? 0 : this.#doubled & row ? 2 : 1;
      if (this.#isGoal[value + more] === 1 && !this.#isTaken(all)) return { named: all, paint };
    }
    throw new RangeError('This table does not hit.');
  }
}

/** The targets to search one after the other: one, except that No Null Restrictions must know which row the blank card lies in. */
export function targetsOf(position: OnSetsPosition, taken?: Uint8Array): Target[] {
  const { rules, universe } = position;
  if (!(rules.paintBlank && rules.everyRestrictionRemoves && universe.includes(BLANK)))
    return [new Target(position, undefined, taken)];
  return Array.from({ length: 16 }, (_, paint) => new Target(position, paint, taken));
}
