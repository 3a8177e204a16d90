// The judge of On-Sets: is this paper correct, which rules does it break if not, and how does every reading of it count out?
import { takes } from '../atOnce.ts';
import type { JudgeFact } from '../facts/judge.ts';
import { RULE_KEYS, type RuleKey } from '../rule.ts';
import type { ShakeRules } from '../shakeRules.ts';
import { agreed, tellCount } from './agreed.ts';
import { ALL_CARDS, type Card } from './cards.ts';
import type { Reading } from './interpret.ts';
import { type JudgedPaper, judgePaper, type Position } from './judgePaper.ts';
import { readPapers } from './paper.ts';
import { type PlayedBy, rulesFor } from './rulesFor.ts';
import type { Search } from './search.ts';
import type { Interpretation, Verdict, Violation, WorkedOut } from './verdict.ts';

/** A position and a paper. The position is well formed. The paper and the Goal may say anything. */
export interface OnSetsRequest extends Position, PlayedBy {
  solution?: unknown;
  solutions?: unknown;
}

export function judgeOnSets(request: OnSetsRequest, search: Search): Verdict {
  const { rules, ignoredVariations } = rulesFor(request);

  const papers = readPapers(request.solution, request.solutions);
  const judged = papers.map((paper, index) => {
    // Two Solutions answer one Goal, so the second does not have to repeat it.
    const goal = paper.goal ?? papers[0]?.goal;
    return judgePaper({ ...paper, goal }, index, request, rules, search);
  });
  const violations = [...judged.flatMap((each) => each.violations), ...asAPair(judged, rules)];
  violations.sort(mostBasicFirst);

  // The answer shows the first of several Solutions twice.
  const room = ROOM / (judged.length > 1 ? judged.length + 1 : 1);
  const worked = judged.map((each) => workedOut(each, request.universe, room));
  return {
    correct: violations.length === 0,
    goalValues: judged[0]?.goal.values ?? [],
    interpretations: [],
    readings: 0,
    ...worked[0],
    violations: listedViolations(violations),
    cubes: judged.flatMap((each) => each.cubes).slice(0, MOST_LISTED),
    ...(worked.length > 1 && { solutions: worked }),
    ...(ignoredVariations.length > 0 && { ignoredVariations }),
  };
}

export const mostBasicFirst = (one: Pick<Violation, 'rule'>, other: Pick<Violation, 'rule'>): number =>
  RULE_KEYS.indexOf(one.rule as RuleKey) - RULE_KEYS.indexOf(other.rule as RuleKey);

/** What Two Solutions asks of both together, in every reading of each. */
function asAPair(judged: readonly JudgedPaper[], rules: ShakeRules): Violation[] {
  const wrong = (rule: RuleKey, facts: JudgeFact): Violation[] => [{ rule, clause: rules.cites[rule], facts }];
  if (rules.solutions === 1) return judged.length > 1 ? wrong('paper.oneSolution', { key: 'solution.several' }) : [];
  const [first, second] = judged;
  if (!first || !second || judged.length > 2)
    return wrong('variation.two-solutions', { key: 'onSets.twoSolutions.count', solutions: judged.length });
  if (JSON.stringify(first.goal) !== JSON.stringify(second.goal))
    return wrong('goal.written', { key: 'onSets.goal.different' });
  return someIsWithin(second.readings, first.readings)
    ? wrong('variation.two-solutions', { key: 'onSets.twoSolutions.addsNone' })
    : [];
}

/** Up to this many pairs are compared one by one. Beyond that, all sets are marked first. */
const FEW_PAIRS = 100_000;

/** Whether a set that one names is inside a set that the other names, in any of their readings. */
function someIsWithin(inner: readonly Reading[], outer: readonly Reading[]): boolean {
  takes(Math.min(inner.length * outer.length, ALL_CARDS) / 2_000);
  if (inner.length * outer.length <= FEW_PAIRS)
    return inner.some((one) => outer.some((other) => (one.named & ~other.named) === 0));
  const within = new Uint8Array(ALL_CARDS + 1);
  for (const { named } of outer) within[named] = 1;
  // Card by card: whatever is inside a set is inside it without that card too.
  for (let card = 1; card <= ALL_CARDS; card <<= 1)
    for (let set = 0; set <= ALL_CARDS; set += 1) if (set & card && within[set]) within[set & ~card] = 1;
  return inner.some(({ named }) => within[named] === 1);
}

/** Up to this many readings, cubes or violations are listed one by one. */
const MOST_LISTED = 100;
/** The readings of a whole paper take at most this many characters. Those of any Solution that a kit can make fit. */
const ROOM = 20_000;
/** The work for a reading that is written out. */
const TELLING = 0.2;

/** The most basic violations, and at least one for every broken rule. */
function listedViolations(violations: readonly Violation[]): Violation[] {
  const firsts = new Set(new Map(violations.toReversed().map((each) => [each.rule, each])).values());
  return violations.filter((each, index) => index < MOST_LISTED || firsts.has(each));
}

function workedOut(
  { readings, count, complete, goal }: JudgedPaper,
  universe: readonly Card[],
  room: number,
): WorkedOut {
  const misses = (reading: Reading) => !goal.values.includes(reading.value);
  const tell = (reading: Reading): Interpretation => {
    takes(TELLING);
    return {
      text: reading.text(),
      value: reading.value,
      meetsGoal: !misses(reading),
      ...(reading.restrictions.length > 0 && { restrictions: reading.restrictions }),
    };
  };
  const inOrder = readings.length <= MOST_LISTED ? fitting(readings.map(tell), room) : [];
  // If there is no room for all, those that miss the Goal matter most.
  const missesFirst = () => [...readings].sort((one, other) => Number(misses(other)) - Number(misses(one)));
  const areAllListed = inOrder.length === readings.length;
  return {
    ...(complete && agreed(readings, universe)),
    interpretations: areAllListed ? inOrder : fitting(missesFirst().slice(0, MOST_LISTED).map(tell), room),
    readings: tellCount(count),
  };
}

/** The first ones, as many as fit into this many characters, but at least one. */
function fitting(told: readonly Interpretation[], room: number): Interpretation[] {
  let left = room;
  return told.filter((each, index) => {
    left -= JSON.stringify(each).length;
    return left >= 0 || index === 0;
  });
}
