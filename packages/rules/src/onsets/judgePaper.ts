// One Solution in front of a judge: what its texts mean, how its cubes are used, and whether every reading of it obeys the rules.

import { quote } from '../quote.ts';
import type { RuleKey } from '../rule.ts';
import type { After, ShakeRules } from '../shakeRules.ts';
import { avoidFault } from './avoidMove.ts';
import { BLANK, type Card, type CardSet, has, makeCard, parseDots, setOf } from './cards.ts';
import { CUBES_IN_KIT, type Cube, isOperation, isRelation, isSet, isSymbol, KIT, showCube } from './cubes.ts';
import { assignCubes, type Cubes, type Use } from './cubeUse.ts';
import { type Goal, readGoal } from './goal.ts';
import { interpret, type Reading, type Readings } from './interpret.ts';
import { type Marks, type Meant, type MeantCube, readMarks, readMeanings } from './marks.ts';
import { readText } from './notation.ts';
import type { Paper } from './paper.ts';
import { goalTail, type Parsed, parseRestriction, parseSetName, type Restriction, type Row } from './parse.ts';
import { nameSet, parsePlainSetName } from './plainSetName.ts';
import { showText } from './print.ts';
import { makeWorld } from './readings.ts';
import type { Search } from './search.ts';
import type { CubeUse, Place, Violation } from './verdict.ts';

/** The table as the writer finds it. */
export interface Position extends Cubes {
  universe: readonly Card[];
  goal?: unknown;
  after: After;
  moved?: unknown;
  avoid?: unknown;
}

export interface JudgedPaper {
  goal: Goal;
  violations: Violation[];
  readings: Reading[];
  /** How many ways of grouping there are. */
  count: bigint;
  cubes: CubeUse[];
}

/** Notes a broken rule. */
type Found = (rule: RuleKey, message: string, place?: Omit<Place, 'solution'>) => void;

/** Judges the Solution with this number on the paper. `solution` is 0 for the first. */
export function judgePaper(
  paper: Paper,
  solution: number,
  position: Position,
  rules: ShakeRules,
  search: Search,
): JudgedPaper {
  const violations: Violation[] = [];
  const found: Found = (rule, message, place) =>
    violations.push({ rule, clause: rules.cites[rule], message, place: { solution, ...place } });

  const goal = goalOf(paper, position, rules, found);
  const texts = readTexts(paper, rules, found);
  const uses = usesOf(texts, solution);
  if (uses.length < 2 && paper.setName.trim() !== '') found('cubes.two', 'A Solution has at least two cubes.');
  const { assigned, faults } = assignCubes(uses, position, texts.marks, rules, position.after);
  for (const { rule, message, place } of faults) found(rule, message, place);
  needsRestriction(paper, position, texts.marks, rules, found);
  hasOperations(texts.setName.meant, rules, found);

  const paint = paintOf(paper, rules, found);
  const worked = workOut(texts, position, paint, goal, rules);
  meetsGoal(worked.list, goal, rules, found);
  if (!worked.decided) found('value.everyReading', 'It has more different readings than can be told apart: group it.');
  obeysInEveryReading(worked.list, paint, rules, found);
  if (rules.avoidMoveAfter.includes(position.after)) {
    const fault = avoidFault(
      paper.avoid ?? position.avoid,
      position.moved,
      { ...position, goalValues: goal.values },
      search,
    );
    if (fault) found(fault.rule, fault.message);
  }
  return { goal, violations, readings: worked.list, count: worked.count, cubes: assigned };
}

/** The Goal on the mat; after a No Goal challenge the one that the writer laid out of the rolled digits. */
function goalOf(paper: Paper, position: Position, rules: ShakeRules, found: Found): Goal {
  if (position.after !== 'no-goal') {
    const goal = readGoal(position.goal, rules);
    if (goal.fault) found(goal.fault.rule, goal.fault.message, { part: 'goal' });
    withinUniverse(goal, position, rules, found);
    return goal;
  }
  const goal = readGoal(paper.goal, rules);
  const { digits, fault } = goal;
  if (digits.length === 0)
    found('goal.written', 'After a No Goal challenge the writer lays out a Goal of digits beside the Solution.');
  else if (fault) found(fault.rule, fault.message, { part: 'goal' });
  const rolled: Cube[] = [...position.resources];
  for (const digit of digits) {
    const at = rolled.indexOf(digit);
    if (at < 0)
      found('goal.digits', `The Goal uses the digit ${digit} more often than it was rolled.`, { part: 'goal' });
    else rolled.splice(at, 1);
  }
  withinUniverse(goal, position, rules, found);
  return goal;
}

function withinUniverse({ values }: Goal, { universe }: Position, rules: ShakeRules, found: Found): void {
  const [least = 0] = values;
  if (rules.goalWithinUniverse && least > universe.length)
    found('goal.withinUniverse', `The Goal is ${least}, more than the ${universe.length} cards of the Universe.`, {
      part: 'goal',
    });
}

interface Text<T> {
  meant: readonly Meant[];
  parsed: Parsed<T>;
}

interface Texts {
  marks: Marks;
  setName: Text<Row>;
  /** None where Solutions have no Restriction part. */
  restrictions: Text<Restriction>[];
}

function readTexts(paper: Paper, rules: ShakeRules, found: Found): Texts {
  const mayRestrict = rules.restrictions !== 'none';
  if (!mayRestrict && paper.restrictions.length > 0)
    found('restriction.allowed', 'Solutions have no Restrictions here: = and ⊆ make none.');
  const written = (mayRestrict ? paper.restrictions : []).map(readText);
  const writtenName = readText(paper.setName);
  const marks = readMarks([...written, writtenName].flat(), paper.wild, rules);
  for (const { rule, message } of marks.faults) found(rule, message);

  const restrictions = written.map((symbols, index): Text<Restriction> => {
    const meant = readMeanings(symbols, marks, rules);
    const text = { meant, parsed: parseRestriction(meant, paper.restrictions[index]?.length ?? 0, rules) };
    note(text, marks, rules, found, { part: 'restriction', restriction: index });
    return text;
  });
  const meant = readMeanings(writtenName, marks, rules);
  const setName = { meant, parsed: parseSetName(meant, paper.setName.length) };
  note(setName, marks, rules, found, { part: 'setName' });
  return { marks, restrictions, setName };
}

/** Notes what is wrong with a text, and where a wild cube may lie behind it. */
function note(
  text: Text<unknown>,
  marks: Marks,
  rules: ShakeRules,
  found: Found,
  place: Omit<Place, 'solution'>,
): void {
  const { fault } = text.parsed;
  if (!fault || (fault.ofMark && marks.faults.length > 0)) return;
  found(fault.rule, fault.message, { ...place, at: fault.at });
  if (fault.rule !== 'setName.defined' && fault.rule !== 'restriction.defined') return;
  for (const cube of new Set(
    text.meant.flatMap((symbol) => (symbol.kind === 'meant' && symbol.text === symbol.cube ? [symbol.cube] : [])),
  )) {
    const means = marks.standsFor.get(cube);
    const shown = showCube(cube);
    if (means !== undefined && means !== cube)
      found(
        'wild.consistent',
        `${shown} is marked as ${showCube(means)}, and that holds for every ${shown} of the Solution.`,
        place,
      );
    else if (means === undefined && rules.wild[cube])
      found('wild.marked', `If a ${shown} here stands for another symbol, write which, like ${cube}:U.`, place);
  }
}

/** The symbols for which cubes are needed. What has no place in a Set-Name at all needs none. */
function usesOf({ restrictions, setName }: Texts, solution: number): Use[] {
  const tail = goalTail(setName.meant);
  const name = tail > 0 ? setName.meant.slice(0, tail) : setName.meant;
  const uses: Use[] = [];
  for (const [restriction, { meant }] of restrictions.entries())
    for (const written of meant) {
      const symbol = physical(written);
      if (symbol) uses.push({ symbol, place: { solution, part: 'restriction', restriction, at: symbol.at } });
    }
  for (const written of name) {
    const symbol = written.kind === 'meant' && isRelation(written.means) ? undefined : physical(written);
    if (symbol) uses.push({ symbol, place: { solution, part: 'setName', at: symbol.at } });
  }
  return uses;
}

/** The cube behind a symbol. One whose mark is wrong or missing is still a cube on the paper; a digit is none of a Solution's. */
function physical(symbol: Meant): MeantCube | undefined {
  if (symbol.kind === 'meant') return symbol;
  if (symbol.kind !== 'meaningless' || !isSymbol(symbol.cube)) return undefined;
  const { at, text, cube } = symbol;
  return { kind: 'meant', at, text, cube, means: cube, marked: true };
}

function needsRestriction(
  paper: Paper,
  { required }: Position,
  { standsFor }: Marks,
  rules: ShakeRules,
  found: Found,
): void {
  if (rules.restrictions === 'none' || paper.restrictions.length > 0) return;
  const sign = required.filter(isSymbol).find((cube) => isRelation(standsFor.get(cube) ?? cube));
  if (sign) found('restriction.needed', `A ${showCube(sign)} lies in Required, so the Solution needs a Restriction.`);
}

/** A cube counts as what it stands for, not as what it shows. */
function hasOperations(symbols: readonly Meant[], { operations }: ShakeRules, found: Found): void {
  const count = symbols.filter((symbol) => symbol.kind === 'meant' && isOperation(symbol.means)).length;
  if (count < operations.atLeast)
    found(
      'variation.two-operations',
      `The Set-Name needs at least ${operations.atLeast} operation symbols; it has ${count}.`,
    );
}

function paintOf({ blank }: Paper, rules: ShakeRules, found: Found): Card {
  if (blank === undefined || blank === null) return BLANK;
  const paint = typeof blank === 'string' ? parseDots(blank) : undefined;
  if (paint === BLANK) return BLANK;
  if (!rules.paintBlank) found('blank.paint', 'The blank card stays blank here: Blank Card Wild is not in force.');
  else if (paint === undefined)
    found('blank.paint', `${quote(blank)} names no dots; write the colours of the blank card, like BG.`);
  else {
    if (paint === rules.forbiddenCard && rules.paintedAsForbidden === 'notAllowed')
      found('variation.forbidden-card', `The blank card may not be painted as the forbidden card ${makeCard(paint)}.`);
    return paint;
  }
  return BLANK;
}

/** Works the Solution out where all of it can be read, and where the cubes on the table could be so many sets. */
function workOut(
  { setName, restrictions, marks }: Texts,
  { universe, required, permitted, resources }: Position,
  paint: Card,
  goal: Goal,
  rules: ShakeRules,
): Readings {
  const row = setName.parsed.ok;
  const read = restrictions.flatMap(({ parsed }) => (parsed.ok ? [parsed.ok] : []));
  const sets = (meant: readonly Meant[]) =>
    meant.filter((symbol) => symbol.kind === 'meant' && isSet(symbol.means)).length;
  const inRestrictions = restrictions.reduce((sum, { meant }) => sum + sets(meant), 0);
  const most = Math.max(sets(setName.meant), inRestrictions);
  if (!row || read.length < restrictions.length) return { count: 0n, list: [], decided: true };
  if (most > FEW_SETS) {
    const table = [required, permitted, resources].flat().filter(isSymbol);
    const couldBeSets = table.filter((cube) => isSet(marks.standsFor.get(cube) ?? cube)).length;
    if (most > Math.min(MOST_SETS, couldBeSets)) return { count: 0n, list: [], decided: true };
  }
  const cards = setOf(universe);
  const doubleSet = rules.doubleSet && parsePlainSetName(rules.doubleSet.setName);
  const doubled = doubleSet ? nameSet(doubleSet, cards, rules.doubleSet?.minus ?? 'difference', paint) : 0;
  const world = makeWorld(cards, rules.operations.minus, paint);
  return interpret(row, read, world, doubled, (value) => !goal.values.includes(value));
}

/** So few sets are worked out even where the cubes for them are missing: the value is worth telling. */
const FEW_SETS = 12;
/** The cubes of a kit that can be sets: colours, V and Λ, and operations if they are wild. */
const MOST_SETS = CUBES_IN_KIT - KIT.digit.count;

function meetsGoal(readings: readonly Reading[], goal: Goal, rules: ShakeRules, found: Found): void {
  if (goal.values.length === 0) return;
  const missing = readings.find(({ value }) => !goal.values.includes(value));
  if (!missing) return;
  const wanted = `the Goal is ${goal.values.join(' or ')}`;
  const hit = readings.find(({ value }) => goal.values.includes(value));
  if (!hit) {
    const values = [...new Set(readings.map(({ value }) => value))].sort((one, other) => one - other);
    const told = values.length > 1 ? ', as it is read' : '';
    found('value.equalsGoal', `The Set-Name ${counts(values.slice(0, MOST_VALUES), rules)}${told}; ${wanted}.`);
  }
  if (hit || readings.some(({ value }) => value !== missing.value)) {
    const read = showText([...missing.restrictions, missing.text()].join('; '));
    found('value.everyReading', `It can be read as ${read}, which ${counts([missing.value], rules)}; ${wanted}.`);
  }
}

/** So many different values are named in a sentence. */
const MOST_VALUES = 5;

function counts(values: readonly number[], { doubleSet }: ShakeRules): string {
  const list = values.join(' or ');
  if (doubleSet) return `counts ${list} with the Double Set ${showText(doubleSet.setName)}`;
  return `names ${list} ${list === '1' ? 'card' : 'cards'}`;
}

/** The variations that look at cards hold in every reading. */
function obeysInEveryReading(readings: readonly Reading[], paint: Card, rules: ShakeRules, found: Found): void {
  const { requiredCard, forbiddenCard } = rules;
  const some = (breaks: (reading: Reading) => boolean) => readings.some(breaks);
  if (requiredCard !== null && some(({ named }) => !has(named, requiredCard)))
    found('variation.required-card', `The card ${makeCard(requiredCard)} must be in the set; it is not.`);
  if (forbiddenCard !== null && some(({ named }) => has(named, forbiddenCard)))
    found('variation.forbidden-card', `The card ${makeCard(forbiddenCard)} must not be in the set; it is.`);
  else if (
    forbiddenCard !== null &&
    paint !== BLANK &&
    paint === forbiddenCard &&
    some(({ named }) => has(named, BLANK))
  )
    found(
      'variation.forbidden-card',
      `The blank card is painted as the forbidden card ${makeCard(paint)}, so it must not be in the set either.`,
    );
  if (rules.everyRestrictionRemoves) {
    const idle = readings.flatMap(({ removed, restrictions }) =>
      restrictions
        .filter((_, index) => !removesOwn(removed, index))
        .map((text) => ({ text, alone: removed.length === 1 })),
    )[0];
    if (idle) {
      const why = idle.alone
        ? 'removes no card; every Restriction must'
        : 'removes no card that the other Restrictions leave; each must';
      found('variation.no-null-restrictions', `${showText(idle.text)} ${why}.`);
    }
  }
}

/** Whether a Restriction removes a card that all the others leave: then it removes one in every order. */
const removesOwn = (removed: readonly CardSet[], index: number): boolean =>
  removed.reduce((own, set, at) => (at === index ? own : own & ~set), removed[index] ?? 0) !== 0;
