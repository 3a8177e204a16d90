// On-Sets at a table.
import type { Division, OnSetsBook } from '../books/book.ts';
import { books } from '../books/index.ts';
import type { ChosenPick, PresentedPaper, Setup, Shake } from '../match/state.ts';
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
import { readPapers } from '../onsets/paper.ts';
import { isClosing, isOpening } from '../text.ts';
import { parsePick, shakeRules, variations, whyNotChoose } from '../variations/index.ts';
import type { Game, Judging } from './game.ts';

const bookOf = (setup: Setup): { book: OnSetsBook; division: Division } => {
  const book = books[setup.book];
  const division = book.game === 'on-sets' ? book.divisions[setup.division] : undefined;
  if (book.game !== 'on-sets' || !division) throw new RangeError(`${setup.book} has no division ${setup.division}.`);
  return { book, division };
};

const proper = (picks: readonly ChosenPick[]): unknown[] =>
  picks.filter(({ improper }) => !improper).map(({ pick }) => pick);

const rulesWith = (setup: Setup, picks: readonly unknown[]) => {
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

const cardsOf = (shake: Shake): Card[] => (shake.universe ?? []).flatMap((card) => parseCard(card) ?? []);

function requestOf({ setup, shake, occasion, charged }: Judging, paper: PresentedPaper): OnSetsRequest {
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

/** The cubes of a text without its grouping. */
const ungrouped = (text: string): string =>
  [...text].filter((c) => !isOpening(c) && !isClosing(c) && c.trim()).join('');

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
      if (there !== count) return `A kit has ${count} ${name} cubes; here are ${there}.`;
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
      return refusal?.message;
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

  layGoal(setup, shake, goal) {
    if (typeof goal === 'object' && goal !== null && 'values' in goal)
      return { cubes: [], values: [], fault: 'A Goal is laid out of digit cubes, in a shape.' };
    const { values, fault } = readGoal(goal, rulesWith(setup, proper(shake.picks)));
    const listed: unknown = typeof goal === 'object' && goal !== null && 'cubes' in goal ? goal.cubes : [];
    const cubes = (Array.isArray(listed) ? listed : []).map((cube) => {
      const text = String(cube).trim();
      return parseCube(/^u./i.test(text) ? text.slice(1) : text) ?? text;
    });
    return { cubes, values, ...(fault && { fault: fault.message }) };
  },

  leftOver: (resources) => resources.filter(isDigit),

  judge(judging, paper) {
    const verdict = judgeOnSets(requestOf(judging, paper), judging.search);
    const { cites } = rulesWith(judging.setup, proper(judging.shake.picks));
    const readings = verdict.solutions ?? [verdict];
    return {
      correct: verdict.correct,
      equalsGoal: readings.every(({ interpretations }) => interpretations.some(({ meetsGoal }) => meetsGoal)),
      reasons: verdict.violations.map(({ rule, clause, message }) => ({
        rule,
        clause,
        message,
        // No Solution equals a Goal that has no value.
        ...((rule === 'goal.shape' || rule === 'goal.negative') && { also: [cites['value.equalsGoal']] }),
      })),
    };
  },

  provesAmbiguity(judging, paper, interpretation) {
    return readPapers(paper.solution, paper.solutions).some((solution) => {
      const regrouped = regroup(solution, interpretation);
      if (!regrouped) return false;
      const readAs = (each: typeof solution) =>
        judgeOnSets({ ...requestOf(judging, paper), solution: each, solutions: undefined }, judging.search)
          .interpretations;
      const key = ({ text, restrictions }: { text: string; restrictions?: string[] }) =>
        JSON.stringify([text, restrictions ?? []]);
      const legal = new Set(readAs(solution).map(key));
      return readAs(regrouped).some((reading) => !reading.meetsGoal && legal.has(key(reading)));
    });
  },
};

type Written = ReturnType<typeof readPapers>[number];

/** The paper with one of its texts grouped as the checker says; nothing when the checker's text has other cubes. */
function regroup(solution: Written, interpretation: unknown): Written | undefined {
  const [told] = readPapers(interpretation, undefined);
  if (!told) return undefined;
  const same = (one: string, other: string) => ungrouped(one) === ungrouped(other);
  if (told.restrictions.length === 0) {
    if (same(told.setName, solution.setName)) return { ...solution, setName: told.setName };
    // A bare text may also regroup one of the Restrictions.
    const at = solution.restrictions.findIndex((text) => same(text, told.setName));
    return at < 0 ? undefined : { ...solution, restrictions: solution.restrictions.with(at, told.setName) };
  }
  const alike =
    told.restrictions.length === solution.restrictions.length &&
    told.restrictions.every((text, index) => same(text, solution.restrictions[index] ?? '')) &&
    (told.setName === '' || same(told.setName, solution.setName));
  return alike
    ? { ...solution, restrictions: told.restrictions, setName: told.setName || solution.setName }
    : undefined;
}
