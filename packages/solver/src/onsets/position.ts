// What a question is about: the rules of the shake, the cards, the legal values of the Goal, and where the cubes are.
import { books, type DivisionId, type ResourcesRule } from '@openshake/rules';
import { type Card, type CubeSymbol, isSymbol, readGoal, type ShakeRules, shakeRules } from '@openshake/rules/onsets';
import { type ReadTable, readTable, type WrittenTable } from './reading.ts';

/** What a search must know about the rules of the shake: everything they ask of a Solution. */
export type WritingRules = Pick<
  ShakeRules,
  | 'restrictions'
  | 'wild'
  | 'exchange'
  | 'operations'
  | 'requiredCube'
  | 'everyRestrictionRemoves'
  | 'doubleSet'
  | 'requiredCard'
  | 'forbiddenCard'
  | 'paintBlank'
  | 'paintedAsForbidden'
  | 'solutions'
>;

export interface OnSetsPosition {
  rules: WritingRules;
  universe: readonly Card[];
  /** None if the Goal is not legal. Then nothing is a Solution. */
  goalValues: readonly number[];
  /** The symbols in each section. Digits make Goals and are left out. */
  required: readonly CubeSymbol[];
  permitted: readonly CubeSymbol[];
  forbidden: readonly CubeSymbol[];
  resources: readonly CubeSymbol[];
}

/** A position at a table, with someone to move next. */
export interface TablePosition extends OnSetsPosition {
  rules: ShakeRules;
}

/** A table as people write it, with texts for cards and cubes. */
export interface WrittenOnSetsTable extends WrittenTable {
  rulebook: string;
  division: string;
  /** The choices in order, none by default; false if a table plays without any variation. */
  variations?: readonly unknown[] | false | undefined;
  goal?: unknown;
}

/** The same with cards and cubes as the rules know them. */
export type OnSetsTable = Omit<WrittenOnSetsTable, keyof ReadTable> & ReadTable;

/** Keeps this many sets of rules: those of the shakes that come up again and again. */
const MOST_RULES = 500;
const knownRules = new Map<string, ReturnType<typeof shakeRules>>();

/** The rules of a table's shake, and the choices that cannot apply. */
export function rulesOfTable(
  table: Pick<WrittenOnSetsTable, 'rulebook' | 'division' | 'variations'>,
): ReturnType<typeof shakeRules> {
  const key = JSON.stringify([table.rulebook, table.division, table.variations]);
  const known = knownRules.get(key);
  if (known) return known;
  const book = books[table.rulebook as keyof typeof books];
  if (book?.game !== 'on-sets') throw new RangeError(`${table.rulebook} is not a rulebook of On-Sets.`);
  const division = book.divisions[table.division as DivisionId];
  if (!division) throw new RangeError(`${table.rulebook} has no division ${table.division}.`);
  const made = shakeRules(book, division, table.variations ?? []);
  if (knownRules.size >= MOST_RULES) knownRules.clear();
  knownRules.set(key, made);
  return made;
}

/** The position of a table. Anything that is not a card or cube throws an error that says how to write one. */
export function positionOf(table: WrittenOnSetsTable): TablePosition {
  const { rules } = rulesOfTable(table);
  const { universe, required, permitted, forbidden, resources } = readTable(table);
  return {
    rules,
    universe,
    goalValues: goalValuesOf(table.goal, universe, rules),
    required: required.filter(isSymbol),
    permitted: permitted.filter(isSymbol),
    forbidden: forbidden.filter(isSymbol),
    resources: resources.filter(isSymbol),
  };
}

/** The values that a Solution may have; none if the Goal is not legal in this Universe. */
export function goalValuesOf(goal: unknown, universe: readonly Card[], rules: ShakeRules): readonly number[] {
  const { values } = readGoal(goal, rules);
  const [least = 0] = values;
  return rules.goalWithinUniverse && least > universe.length ? [] : values;
}

/** How many cubes from Resources a Solution may take. */
export type FromResources = ResourcesRule['most'];
