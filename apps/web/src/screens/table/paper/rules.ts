// What a Solution of this viewer may be made of at this moment: the cubes on the table, how many may come from Resources, what is wild. All of it is read from the rules.
import {
  type After,
  books,
  type GameName,
  imagine,
  type MatchView,
  type Placed,
  picksOf,
  provenAt,
  type ResourcesRule,
} from '@openshake/rules';
import { CUBES as EQUATION_CUBES, shakeRules as equationsRules, writtenGoal } from '@openshake/rules/equations/table';
import { CUBES, shakeRules as onSetsRules } from '@openshake/rules/onsets/table';
import type { Draft } from '../../../table/drafts.ts';

export const PILES = ['required', 'permitted', 'resources'] as const;
export type Pile = (typeof PILES)[number];

export interface WildCube {
  mayMean: readonly string[];
  /** Whether it may also be used as what it shows, without a mark. */
  itself: boolean;
  clause: string;
}

/** The clause of a rule of this book, if it has one. */
export interface Cited<T> {
  most: T;
  clause: string;
}

export interface PaperRules {
  game: GameName;
  book: string;
  division: string;
  /** As the judge takes them. */
  variations: readonly unknown[] | false;
  /** What the Solution is written after. */
  after: After;
  /** Nobody has challenged yet: it is a draft, and any cube may still come to the mat. */
  isDraft: boolean;
  cubes: Readonly<Record<Pile | 'forbidden', readonly string[]>>;
  universe: readonly string[];
  goal: unknown;
  /** The Goal as an Equation ends with it; undefined if there is none. */
  goalText: string | undefined;
  solutions: 1 | 2;
  hasRestrictions: boolean;
  wild: Readonly<Record<string, WildCube>>;
  /** Cubes that may stand for each other without a mark. */
  exchange: Readonly<Record<string, string>>;
  turnsCubes: boolean;
  paintsBlank: boolean;
  fromResources: Cited<ResourcesRule['most']>;
  /** The writer lays the Goal. */
  ownGoal: boolean;
  /** The move that would have been safe has to stand beside the Solution. */
  needsAvoid: boolean;
  /** The move that the proof is about. */
  charged: Placed | null;
  /** Moves of which the writer may name one as the charged one; the latest first. */
  mayCharge: readonly Placed[];
}

/** The occasion for which one writes drafts before anybody has challenged: every cube may still be used. */
const BEFORE_ANY: After = 'impossible';

/** Null before the cubes are rolled. */
export function paperRules(view: MatchView, draft: Pick<Draft, 'moved'>): PaperRules | null {
  const { writing, table } = view;
  if (table.shake === null || table.rolled.length === 0) return null;
  const after = writing?.occasion ?? BEFORE_ANY;
  const proven = provenAt(imagine(view), { ...(draft.moved && { moved: draft.moved }) }, after);
  const shake = proven.match.shake;
  if (!shake) return null;
  const book = books[view.book];
  const picks = picksOf(table.variations).flatMap(({ pick, improper }) => (improper ? [] : [pick]));
  const { required, permitted, resources, forbidden } = shake;
  const common = {
    game: book.game,
    book: view.book,
    division: view.division,
    variations: view.variations ? picks : false,
    after,
    isDraft: writing === undefined,
    cubes: { required, permitted, resources, forbidden },
    universe: table.universe,
    goal: table.goal,
    ownGoal: after === 'no-goal',
    charged: proven.charged,
    mayCharge: after === 'force-out-a' ? table.trail.filter(({ turn }) => turn > 0).toReversed() : [],
  } as const;
  if (book.game === 'equations') {
    const rules = equationsRules(view.book, view.division);
    const zero = rules.zeroWild
      ? { 0: { mayMean: EQUATION_CUBES, itself: true, clause: rules.cites['zero.meaning'] } }
      : {};
    return {
      ...common,
      goalText: table.goal === null ? undefined : writtenGoal(table.goal),
      solutions: 1,
      hasRestrictions: false,
      wild: zero,
      exchange: {},
      turnsCubes: rules.turnedCubes,
      paintsBlank: false,
      fromResources: { most: rules.fromResources[after].most, clause: rules.cites['cubes.resources'] },
      needsAvoid: false,
    };
  }
  const division = book.divisions[view.division];
  if (!division) return null;
  const { rules } = onSetsRules(book, division, common.variations);
  const { most, rule } = rules.fromResources[after];
  const clause = rules.cites['wild.meaning'];
  return {
    ...common,
    goalText: undefined,
    solutions: rules.solutions,
    hasRestrictions: rules.restrictions !== 'none',
    wild: Object.fromEntries(Object.entries(rules.wild).map(([cube, may]) => [cube, { ...may, clause }])),
    exchange: rules.exchange,
    turnsCubes: false,
    paintsBlank: rules.paintBlank && table.universe.includes('blank'),
    fromResources: { most, clause: rules.cites[rule] },
    needsAvoid: rules.avoidMoveAfter.includes(after),
  };
}

/** Every cube that a Solution can be made of, in the order of the notation. */
export const symbolsOf = (game: GameName): readonly string[] =>
  game === 'equations' ? EQUATION_CUBES : CUBES.filter((cube) => !/\d/.test(cube));
