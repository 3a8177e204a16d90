// On-Sets at a table.
import type { Division, OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { ChosenPick, PresentedPaper } from '../match/state.ts';
import { breaksOf } from '../onsets/breaks.ts';
import { type Card, makeCard, parseCard } from '../onsets/cards.ts';
import {
  COLOURS,
  type Cube,
  DIGITS,
  isDigit,
  isRelation,
  KIT,
  OPERATIONS,
  parseCube,
  SYMBOLS,
} from '../onsets/cubes.ts';
import { readGoal } from '../onsets/goal.ts';
import { judgeOnSets, type OnSetsRequest } from '../onsets/judge.ts';
import { MOST_PAPERS, readPapers } from '../onsets/paper.ts';
import { regroup } from '../onsets/regroup.ts';
import type { Search } from '../onsets/search.ts';
import { asText } from '../quote.ts';
import { parsePick, shakeRules, variations, whyNotChoose } from '../variations/index.ts';
import { answerBy } from './answering.ts';
import type { Game, GameJudge, JudgedPosition, JudgedSetup, JudgedShake, NoProof } from './game.ts';
import type { Inquiry, InquiryAnswer } from './inquiry.ts';

const bookOf = (setup: JudgedSetup): { book: OnSetsBook; division: Division } => {
  const book = books[setup.book];
  const division = book.game === 'on-sets' ? book.divisions[setup.division] : undefined;
  if (book.game !== 'on-sets' || !division) throw new RangeError(`${setup.book} has no division ${setup.division}.`);
  return { book, division };
};

const proper = (picks: readonly ChosenPick[]): unknown[] =>
  picks.filter(({ improper }) => !improper).map(({ pick }) => pick);

const rulesWith = (setup: JudgedSetup, picks: readonly unknown[]) => {
  const { book, division } = bookOf(setup);
  return shakeRules(book, division, setup.variations ? picks : false).rules;
};

const RESTRICTION_FACES: readonly string[] = ['V', 'A', '=', 'C'];
const KINDS: readonly { name: string; count: number; faces: readonly string[] }[] = [
  { name: 'digit', count: KIT.digit.count, faces: DIGITS },
  { name: 'colour', count: KIT.colour.count, faces: COLOURS },
  { name: 'operation', count: KIT.operation.count, faces: OPERATIONS },
  { name: 'restriction', count: KIT.restriction.count, faces: RESTRICTION_FACES },
];

/** A Universe never changes and is needed often. */
const universes = new WeakMap<readonly string[], Card[]>();

function cardsOf({ universe }: JudgedShake): Card[] {
  if (!universe) return [];
  const known = universes.get(universe) ?? universe.flatMap((card) => parseCard(card) ?? []);
  universes.set(universe, known);
  return known;
}

function requestOf({ setup, shake, occasion, charged }: JudgedPosition, paper: PresentedPaper): OnSetsRequest {
  return {
    rulebook: setup.book,
    division: setup.division,
    variations: setup.variations ? proper(shake.picks) : false,
    universe: cardsOf(shake),
    goal: shake.goal?.goal,
    required: shake.required as Cube[],
    permitted: shake.permitted as Cube[],
    forbidden: shake.forbidden as Cube[],
    resources: shake.resources as Cube[],
    after: occasion,
    ...(charged && { moved: { cube: charged.cube, to: charged.to } }),
    avoid: paper.avoid,
    solution: paper.solution,
    solutions: paper.solutions,
  };
}

/** A digit in Forbidden is a Forbidden cube, and an empty paper has fewer than two cubes. */
function misuseOfCubes({ shake }: JudgedPosition, paper: PresentedPaper): string[] {
  const texts = readPapers(paper.solution, paper.solutions).flatMap(({ setName, restrictions }) => [
    setName,
    ...restrictions,
  ]);
  const isForbidden = shake.forbidden.some((cube) => isDigit(cube) && texts.some((text) => text.includes(cube)));
  return [...(isForbidden ? ['cubes.forbidden'] : []), ...(texts.join('').trim() === '' ? ['cubes.two'] : [])];
}

/** Variations that change what a Solution is worth. */
const CHANGES_THE_VALUE: readonly string[] = ['double-set', 'symmetric-difference'];

/** Variations that the writer ignored: without one of them the Solution would equal the Goal. */
function notApplied(position: JudgedPosition, paper: PresentedPaper, search: Search): string[] {
  const picks = position.setup.variations ? proper(position.shake.picks) : [];
  const misses = (variations: unknown[]) =>
    judgeOnSets({ ...requestOf(position, paper), variations }, search).violations.some(
      ({ rule }) => rule === 'value.equalsGoal',
    );
  return picks.flatMap((pick) => {
    const name = parsePick(pick)?.name ?? '';
    const without = picks.filter((each) => each !== pick);
    return CHANGES_THE_VALUE.includes(name) && !misses(without) ? [`variation.${name}`] : [];
  });
}

export const onSetsGame: Game = {
  kit: Object.values(KIT).flatMap(({ count, faces }) => Array.from({ length: count }, () => faces)),
  cards: Array.from({ length: 16 }, (_, card) => makeCard(card)),
  parseCube,
  parseCard: (text) => {
    const card = parseCard(text);
    return card === undefined ? undefined : makeCard(card);
  },
  isDigit,
  isRelation,

  faultInRoll(cubes) {
    for (const { name, count, faces } of KINDS) {
      const there = cubes.filter((cube) => faces.includes(cube)).length;
      if (there !== count) return { key: 'roll.kind', kind: name, wanted: count, given: there };
    }
  },

  fromSolutions(setup, picks) {
    const { universe, moves, solutions } = rulesWith(setup, proper(picks));
    return {
      cards: universe,
      shiftFromPermitted: moves.shift,
      relationsToForbiddenAt: moves.relationsForbiddenAt,
      solutions,
    };
  },

  hasVariations: (setup) => setup.variations && bookOf(setup).division.offered.length > 0,

  whyImproper(setup, shake, picks) {
    const { division } = bookOf(setup);
    const cubes = (shake.rolled ?? []) as Cube[];
    const universe = cardsOf(shake);
    const before = proper(shake.picks);
    return picks.map((pick) => {
      const chosen = before.flatMap((other) => parsePick(other)?.name ?? []);
      const refusal = whyNotChoose(pick, division, { cubes, universe, rules: rulesWith(setup, before) }, chosen);
      if (!refusal) before.push(pick);
      return refusal?.facts;
    });
  },

  properPicks(setup, shake) {
    const blanks = {
      cube: [...new Set(shake.rolled ?? [])].filter((cube) => (SYMBOLS as readonly string[]).includes(cube)),
      card: shake.universe ?? [],
      set: [],
    };
    return bookOf(setup)
      .division.offered.flatMap((name) => {
        const { blank } = variations[name];
        return blank ? blanks[blank].map((fill) => ({ name, [blank]: fill })) : [{ name }];
      })
      .filter((pick) => onSetsGame.whyImproper(setup, shake, [pick])[0] === undefined);
  },

  leftOver: (resources) => resources.filter(isDigit),
  hasReadings: true,
};

export const onSetsJudge: GameJudge = {
  layGoal(setup, shake, goal) {
    if (typeof goal === 'object' && goal !== null && 'values' in goal)
      return { cubes: [], values: [], fault: { key: 'goal.needsShape' } };
    const { values, fault } = readGoal(goal, rulesWith(setup, proper(shake.picks)));
    const listed: unknown = typeof goal === 'object' && goal !== null && 'cubes' in goal ? goal.cubes : [];
    const cubes = (Array.isArray(listed) ? listed : []).map((cube) => {
      const text = asText(cube).trim();
      return parseCube(/^u./i.test(text) ? text.slice(1) : text) ?? text;
    });
    return { cubes, values, ...(fault && { fault: fault.facts }) };
  },

  judge(position, paper, search) {
    const verdict = judgeOnSets(requestOf(position, paper), search);
    const worked = verdict.solutions ?? [verdict];
    const misses = verdict.violations.some(({ rule }) => rule === 'value.equalsGoal');
    return {
      correct: verdict.correct,
      equalsGoal: verdict.goalValues.length > 0 && worked.every(({ readings }) => readings !== 0) && !misses,
      reasons: verdict.violations.map((violation) => {
        const { rule, clause, facts } = violation;
        const ignored = rule === 'value.equalsGoal' ? notApplied(position, paper, search) : [];
        const misused = rule === 'text.digit' || rule === 'setName.present' ? misuseOfCubes(position, paper) : [];
        return { rule, clause, facts, breaks: [...breaksOf(violation, verdict), ...ignored, ...misused] };
      }),
    };
  },

  whyNoProof(position, paper, interpretation, search) {
    const rules = rulesWith(position.setup, proper(position.shake.picks));
    const request = requestOf(position, paper);
    const papers = readPapers(paper.solution, paper.solutions);
    const verdict = judgeOnSets(request, search);
    const worked = verdict.solutions ?? [verdict];
    // The copy may still have several readings. It must rule some out, and a reading that remains must miss the Goal.
    const misses = (solution: (typeof papers)[number], before: number | string | undefined): boolean => {
      const copied = { ...solution, goal: solution.goal ?? papers[0]?.goal };
      const { violations, readings } = judgeOnSets({ ...request, solution: copied, solutions: undefined }, search);
      const isAbout = (key: string) => violations.some(({ rule }) => rule === key);
      return isAbout('value.equalsGoal') || (isAbout('value.everyReading') && String(readings) !== String(before));
    };
    const copies = Array.isArray(interpretation) ? interpretation.slice(0, MOST_PAPERS) : [interpretation];
    const found = copies.flatMap((copy) =>
      papers.map((solution, index): NoProof | undefined => {
        // A text without any reading has no reading that misses the Goal.
        if (worked[index]?.readings === 0) return 'grouping';
        const told = regroup(solution, copy, rules);
        return 'fault' in told ? told.fault : misses(told.paper, worked[index]?.readings) ? undefined : 'equals';
      }),
    );
    if (found.includes(undefined)) return undefined;
    return (['equals', 'grouping'] as const).find((why) => found.includes(why)) ?? 'cubes';
  },
};

export const answerOnSets = (inquiry: Inquiry, search: Search): InquiryAnswer => answerBy(onSetsJudge, inquiry, search);
