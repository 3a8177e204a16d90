// What an expression of On-Sets names: its cards in every reading, step by step, without any mat or Goal.

import { AnswerBudget, STEPS_LEFT_OUT } from '../answerBudget.ts';
import { withoutBeside } from '../beside.ts';
import type { JudgeFact } from '../facts/judge.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { agreed, cardsIn, tellCount } from './agreed.ts';
import { BLANK, type Card, type CardSet, countCards } from './cards.ts';
import { readExpression } from './expression.ts';
import type { Found } from './found.ts';
import type { Reading, Readings } from './interpret.ts';
import { mostBasicFirst } from './judge.ts';
import { type Paper, readPaper } from './paper.ts';
import type { Row } from './parse.ts';
import { type PlayedBy, rulesFor } from './rulesFor.ts';
import { stepsOf } from './steps.ts';
import { readTexts } from './texts.ts';
import type { Verdict, Violation } from './verdict.ts';
import { cardsInPlay, MOST_SETS, paintOf, workOut } from './workOut.ts';

/** A Set-Name, Restrictions, or both: `B U R - G`, `B C R ; G = A`, `B C R ; B U G`. */
export interface OnSetsExpression extends PlayedBy {
  /** All sixteen cards if left out. */
  universe?: readonly Card[] | undefined;
  text: string;
  /** Marks beside the text, and the dots painted on the blank card, as in a Solution. */
  wild?: unknown;
  blank?: unknown;
}

export interface ValueStep {
  /** A part of the text in the symbols that people know. */
  text: string;
  value: number;
  cards: string[];
}

export interface ValuedReading {
  /** The whole text with all its groupings written out, in the symbols meant. */
  text: string;
  value: number;
  cards: string[];
  /** Innermost first; the last is the whole. If the budget runs out, some before it are left out. */
  steps: ValueStep[];
}

export interface OnSetsValue extends Pick<Verdict, 'value' | 'cards' | 'restrictedUniverse' | 'ignoredVariations'> {
  /** Whether it names cards. */
  legal: boolean;
  /** Every reading; if there are very many, one for each set of cards. */
  readings: ValuedReading[];
  /** How many ways of grouping there are; a text if the number is too large for a JSON number. */
  ways: number | string;
  /** Which readings or steps are left out, and why. */
  notes?: readonly JudgeFact[];
  violations?: ValueViolation[];
}

/** What the judge would say about the text, and the index of the wrong character. */
export interface ValueViolation extends Omit<Violation, 'place'> {
  place?: { at: number };
}

/** The deck, with the blank card last. */
const PACK: readonly Card[] = [...Array.from({ length: 15 }, (_, index) => index + 1), BLANK];

export function valueOfOnSets(request: OnSetsExpression): OnSetsValue {
  const { rules, ignoredVariations } = rulesFor(request);
  const { universe = PACK } = request;
  const { paper, placeOf } = readExpression(withoutBeside(request, ['wild', 'blank']), rules);
  const violations: ValueViolation[] = [];
  const found: Found = (rule, facts, place) => {
    const at = place && placeOf(place);
    violations.push({ rule, clause: rules.cites[rule], facts, ...(at !== undefined && { place: { at } }) });
  };
  const { worked, tell } = workOutPaper(paper, universe, rules, found);
  const { restrictedUniverse, ...same } = worked.complete ? agreed(worked.list, universe) : {};
  const outcomes = outcomesOf(worked);
  const isEachListed = worked.count === BigInt(worked.list.length);
  const budget = AnswerBudget.of(isEachListed ? BUDGET_FOR_EVERY_READING : BUDGET_FOR_OUTCOMES, request.text);
  const { readings, hasEveryStep } = tellSome(outcomes, tell, budget);
  const leftOut = whatIsLeftOut(worked, outcomes.length, readings.length);
  const notes = [...(leftOut === undefined ? [] : [leftOut]), ...(hasEveryStep ? [] : [STEPS_LEFT_OUT])];
  return {
    legal: violations.length === 0,
    ...same,
    ...(restrictedUniverse && paper.restrictions.length > 0 && { restrictedUniverse }),
    readings,
    ways: tellCount(worked.count),
    ...(notes.length > 0 && { notes }),
    ...(violations.length > 0 && { violations: violations.sort(mostBasicFirst) }),
    ...(ignoredVariations.length > 0 && { ignoredVariations }),
  };
}

/** The steps of a Solution as a solver writes it; those of the first reading if there are several. */
export function stepsOfOnSets(table: PlayedBy & { universe: readonly Card[] }, solution: unknown): ValueStep[] {
  const { worked, tell } = workOutPaper(readPaper(solution), table.universe, rulesFor(table).rules, () => {});
  const [first] = worked.list;
  return first ? tell(first).steps : [];
}

/** Restrictions without a Set-Name name the cards that they leave. */
const ALL_LEFT: Row = { operands: [{ of: 'V', primed: false }], operations: [] };

/** Every reading, as the answer shows it. */
function workOutPaper(
  paper: Paper,
  universe: readonly Card[],
  rules: ShakeRules,
  found: Found,
): { worked: Readings; tell: (reading: Reading) => ValuedReading } {
  const leavesOnly = paper.setName.trim() === '' && paper.restrictions.length > 0;
  const { restrictions, setName } = readTexts(paper, rules, (rule, facts, place) => {
    if (!leavesOnly || rule !== 'setName.present') found(rule, facts, place);
  });
  const paint = paintOf(paper, rules, found);
  const texts = { restrictions, setName: leavesOnly ? { meant: [], parsed: { ok: ALL_LEFT } } : setName };
  let firstValue: number | undefined;
  // Once two readings differ, the first outcomes are enough.
  const differs = (value: number): boolean => {
    firstValue ??= value;
    return value !== firstValue;
  };
  const worked = workOut(texts, universe, paint, rules, found, differs, MOST_SETS);
  const { doubled, ...world } = cardsInPlay(universe, paint, rules);
  const counted = (set: CardSet) => ({
    value: countCards(set) + countCards(set & doubled),
    cards: cardsIn(set, universe),
  });
  const tell = (reading: Reading): ValuedReading => {
    const name = leavesOnly ? '' : reading.text();
    const steps = stepsOf({ ...reading, text: name }, world, rules);
    return {
      text: [...reading.restrictions, ...(leavesOnly ? [] : [name])].join(' ; '),
      ...counted(reading.named),
      steps: steps.map(({ text, set }) => ({ text, ...counted(set) })),
    };
  };
  return { worked, tell };
}

/** Every reading if all are listed; otherwise the first for each set of cards. */
function outcomesOf({ list, count }: Readings): Reading[] {
  if (count === BigInt(list.length)) return list;
  const seen = new Set<CardSet>();
  return list.filter(({ named }) => !seen.has(named) && seen.add(named));
}

/** Shows at most this many readings. */
const MOST_LISTED = 100;
/** In this many characters: enough for each of 42 readings, that is six sets in a row, with every step on all sixteen cards. */
const BUDGET_FOR_EVERY_READING = 40_000;
/** If there are too many to list each one. */
const BUDGET_FOR_OUTCOMES = 16_000;

/** Half of the budget is for the readings, the rest for their steps, starting with the first reading. */
function tellSome(readings: readonly Reading[], tell: (reading: Reading) => ValuedReading, budget: AnswerBudget) {
  const forReadings = budget.half();
  const told: ValuedReading[] = [];
  for (const reading of readings.slice(0, MOST_LISTED)) {
    const one = tell(reading);
    if (!forReadings.holds({ ...one, steps: one.steps.slice(-1) }) && told.length > 0) break;
    told.push(one);
  }
  forReadings.giveTo(budget);
  const short = told.map((one) => ({ ...one, steps: budget.steps(one.steps) }));
  return { readings: short, hasEveryStep: short.every(({ steps }, at) => steps.length === told[at]?.steps.length) };
}

function whatIsLeftOut({ count, list, complete }: Readings, outcomes: number, told: number): JudgeFact | undefined {
  if (list.length === 0 || count === BigInt(told)) return undefined;
  const ways = tellCount(count);
  if (count === BigInt(list.length)) return { key: 'value.firstListed', ways, told };
  if (complete && told === outcomes) return { key: 'value.everySetListed', ways };
  return complete
    ? { key: 'value.firstSetsListed', ways, sets: outcomes, told }
    : { key: 'value.someSetsListed', ways, told };
}
