// What a settled Solution comes to: the cards of each reading, or both sides of an Equation step by step. The judges of the games work it out; they load when the first paper is settled.
import { type AnyFact, type PresentedPaper, picksOf } from '@openshake/rules';
import type * as Equations from '@openshake/rules/equations';
import type * as OnSets from '@openshake/rules/onsets';
import { field, showEquationSigns, textOf } from '@openshake/words';
import { type Nested, nest, type Wild } from '../../../parts/expression/nest.ts';
import { readTokens, writeTokens } from '../../../parts/expression/tokens.ts';
import type { OpenedPapers } from '../../../table/lastShake.ts';

export interface Judges {
  onSets?: typeof OnSets;
  equations?: typeof Equations;
}

export interface SetReading {
  /** In the letters of the cubes, every grouping written. */
  text: string;
  /** What it counts: its cards, under Double Set some of them twice. */
  value: number;
  cards: readonly string[];
  /** The cards that the Restrictions remove. */
  removed: readonly string[];
  meets: boolean;
}
export interface SetsWorked {
  game: 'on-sets';
  /** At most a few: one that misses the Goal comes first if others meet it. */
  readings: readonly SetReading[];
  ways: number | string;
}

export interface Side {
  steps: readonly { text: string; value: string }[];
}
export interface EquationWorked {
  game: 'equations';
  sides: readonly Side[];
  /** What each part comes to, by the part in letters with its groupings written out. */
  values: ReadonlyMap<string, string>;
  /** The pieces at which it stops naming a number. */
  faults: ReadonlySet<number>;
}
export type Worked = SetsWorked | EquationWorked;

/** A rule that a Solution breaks, as the judge of the page finds it. */
export interface Found {
  clause: string;
  facts: AnyFact;
}

const READINGS_SHOWN = 2;

/** The table that a Solution is about. */
type About = Pick<OpenedPapers, 'setup' | 'table'>;

const choicesOf = ({ setup, table }: About): readonly unknown[] | false =>
  setup.variations && picksOf(table.variations).flatMap(({ pick, improper }) => (improper ? [] : [pick]));

const cardsOf = (names: readonly string[], { parseCard }: typeof OnSets): OnSets.Card[] =>
  names.flatMap((name) => parseCard(name) ?? []);

/** A Set-Name with its Restrictions as one text. */
function textOfSets(given: unknown): string {
  if (typeof given !== 'object' || given === null) return textOf(given);
  const restrictions = field(given, 'restrictions');
  const list = Array.isArray(restrictions) ? restrictions : [restrictions];
  return [...list, field(given, 'setName')]
    .map((part) => textOf(part))
    .filter((text) => text.trim() !== '')
    .join(' ; ');
}

export function workOutSets(
  given: unknown,
  opened: About,
  goal: readonly (number | string)[],
  onSets: typeof OnSets,
): SetsWorked | null {
  const { setup, table } = opened;
  const { readings, ways } = onSets.valueOf({
    rulebook: setup.book,
    division: setup.division,
    variations: choicesOf(opened),
    universe: cardsOf(table.universe, onSets),
    text: textOfSets(given),
    wild: field(given, 'wild'),
    blank: field(given, 'blank'),
  });
  if (readings.length === 0) return null;
  const all = readings.map(({ text, value, cards, steps }): SetReading => {
    // The last Restriction leaves what all of them leave.
    const left = steps.findLast((step) => /[=⊆]/.test(step.text))?.cards ?? table.universe;
    const removed = table.universe.filter((card) => !left.includes(card));
    return { text, value, cards, removed, meets: goal.includes(value) };
  });
  const missing = all.find(({ meets }) => !meets);
  const meeting = all.find(({ meets }) => meets);
  const telling = missing && meeting ? [meeting, missing] : all.slice(0, missing ? READINGS_SHOWN : 1);
  return { game: 'on-sets', readings: telling, ways };
}

const inLetters = (text: string): string => writeTokens('equations', readTokens('equations', text));

/** The pieces of the part with this text. */
function piecesOf(parts: readonly Nested[], text: string): number[] {
  return parts.flatMap((part) => {
    if (typeof part === 'number') return [];
    return part.text === text ? piecesIn(part) : piecesOf(part.parts, text);
  });
}
const piecesIn = (part: Nested): number[] => (typeof part === 'number' ? [part] : part.parts.flatMap(piecesIn));

export function workOutEquation(
  given: unknown,
  { setup }: Pick<About, 'setup'>,
  wild: Wild,
  show: (value: number | string) => string,
  equations: typeof Equations,
): EquationWorked | null {
  const text = typeof given === 'object' && given !== null ? textOf(field(given, 'equation')) : textOf(given);
  const answer = equations.valueOf({
    rulebook: setup.book,
    division: setup.division,
    text,
    wild: field(given, 'wild'),
  });
  const { readings, violations = [], undecided = [] } = answer;
  const stop = [...violations, ...undecided].find(({ step }) => step !== undefined);
  if (readings.length === 0) return null;
  const values = new Map<string, string>();
  const sides = readings.map(({ text: whole, value, steps }): Side => {
    for (const step of steps) values.set(inLetters(step.text), show(step.value));
    if (value !== undefined) values.set(inLetters(whole), show(value));
    // A side of one cube shows its own value.
    return {
      steps: steps
        .map((step) => ({ text: showEquationSigns(step.text), value: show(step.value) }))
        .filter((step) => step.text !== step.value),
    };
  });
  const tree = nest('equations', readTokens('equations', text), wild);
  const faults = new Set(stop?.step === undefined ? [] : piecesOf(tree, inLetters(stop.step)));
  return { game: 'equations', sides, values, faults };
}

/** One Solution, worked out as far as its game's judge is loaded; null if it cannot be read. */
export function workOut(
  given: unknown,
  opened: About,
  goal: readonly (number | string)[],
  wild: Wild,
  show: (value: number | string) => string,
  { onSets, equations }: Judges,
): Worked | null {
  if (onSets) return workOutSets(given, opened, goal, onSets);
  return equations ? workOutEquation(given, opened, wild, show, equations) : null;
}

/** Nobody searches here: what needs a search is not looked at. */
const NO_SEARCH: OnSets.Search = { basicSetName: () => undefined };
const NEEDS_SEARCH = /^(?:a-flub|ca-flub|force-out)/;

export interface Judged {
  goal: readonly (number | string)[];
  wrong: readonly Found[];
}

/** What the judge of the page finds in a settled paper; null if that needs a search, or nothing is loaded yet. */
export function judgeHere(paper: PresentedPaper, opened: OpenedPapers, judges: Judges): Judged | null {
  const { setup, table, occasion } = opened;
  const { onSets, equations } = judges;
  if (NEEDS_SEARCH.test(occasion)) return null;
  const common = { rulebook: setup.book, division: setup.division, goal: table.goal, after: occasion };
  if (onSets) {
    const request = {
      ...common,
      ...cubesOf(table, onSets.parseCube),
      variations: choicesOf(opened),
      universe: cardsOf(table.universe, onSets),
      solution: paper.solution,
      solutions: paper.solutions,
    };
    const { goalValues: goal, violations: wrong } = onSets.judge(request, NO_SEARCH);
    return { goal, wrong };
  }
  if (!equations) return null;
  const verdict = equations.judge({ ...common, ...cubesOf(table, equations.parseCube), solution: paper.solution });
  return { goal: verdict.goalValues, wrong: verdict.correct === false ? verdict.violations : [] };
}

/** The cubes of each section, as the judge of the game knows them. */
function cubesOf<Cube>({ mat, resources }: OpenedPapers['table'], parse: (cube: string) => Cube | undefined) {
  const known = (cubes: readonly string[]): Cube[] => cubes.flatMap((cube) => parse(cube) ?? []);
  return {
    required: known(mat.required),
    permitted: known(mat.permitted),
    forbidden: known(mat.forbidden),
    resources: known(resources),
  };
}
