// Whether a challenge between bots was right, by the solvers without a limit on work; and whether the Mover could have seen it coming, if
// a search may take long, within the work that a bot is allowed.
import {
  type ActionOf,
  books,
  type Claim,
  type MatchState,
  nowBreaks,
  type Placed,
  type Player,
  rewind,
  rulesOf,
  type Shake,
} from '@openshake/rules';
import type { Cube as EquationCube } from '@openshake/rules/equations';
import { type Cube, parseCard } from '@openshake/rules/onsets';
import {
  GoalFinder as EquationsGoalFinder,
  Solver as EquationsSolver,
  judgeTurn as judgeEquationsTurn,
} from '@openshake/solver/equations';
import { avoidMoves, type ChallengedTable, isRight, noGoalIsRight, positionOf } from '@openshake/solver/onsets';

const shakeOf = ({ shake }: MatchState): Shake => {
  if (!shake) throw new Error('No shake is under way.');
  return shake;
};

const isEquations = ({ book }: MatchState): boolean => books[book].game === 'equations';

/** The On-Sets table after this many entries of the trail. */
function onSetsTable(match: MatchState, entries: number): ChallengedTable {
  const { trail, universe, picks, goal, ...shake } = shakeOf(match);
  const { required, permitted, forbidden, resources } = rewind(shake, trail, entries);
  return {
    rulebook: match.book,
    division: match.division,
    variations: match.variations ? picks.filter(({ improper }) => !improper).map(({ pick }) => pick) : false,
    universe: (universe ?? []).flatMap((card) => parseCard(card) ?? []),
    goal: goal?.goal,
    required: required as Cube[],
    permitted: permitted as Cube[],
    forbidden: forbidden as Cube[],
    resources: resources as Cube[],
    trail: trail.slice(0, entries),
  };
}

/** What a bot may spend on a decision, in solver steps. */
const ALLOWANCE = 120_000;

/** With an allowance, the solver stops when it is spent. */
function equationsTable(match: MatchState, entries: number, allowance = Number.POSITIVE_INFINITY) {
  const { trail, goal, ...shake } = shakeOf(match);
  const { required, permitted, forbidden, resources } = rewind(shake, trail, entries);
  const sections = {
    required: required as EquationCube[],
    permitted: permitted as EquationCube[],
    forbidden: forbidden as EquationCube[],
    resources: resources as EquationCube[],
  };
  const cubes = Object.values(sections).flat();
  const { book: rulebook, division } = match;
  let spent = 0;
  const solver = new EquationsSolver({ rulebook, division, goal: goal?.goal }, cubes, {
    progress: ({ steps }) => {
      spent = steps;
    },
    stop: () => spent > allowance,
  });
  return { sections, solver };
}

/** Null if no search can tell. */
export function isRightFromOutside(match: MatchState, { claim }: ActionOf<'challenge'>): boolean | null {
  const { trail } = shakeOf(match);
  if (!isEquations(match)) return isRight(claim as Claim, onSetsTable(match, trail.length));
  const { sections, solver } = equationsTable(match, trail.length);
  const { book: rulebook, division } = match;
  const told =
    claim === 'no-goal'
      ? new EquationsGoalFinder({ rulebook, division }, sections).isNoGoalRight()
      : solver.tell(sections, claim === 'now' ? 'one' : 'any');
  return typeof told !== 'boolean' ? null : claim === 'now' ? told : !told;
}

/** The player whom a challenge is against: the one who set the Goal, declared No Goal, moved last, or declared a Force Out. */
export function challengedIn({ phase, shake }: MatchState): Player | null | undefined {
  if (phase.name === 'no-goal') return shake?.goalSetter;
  return phase.name === 'write' ? phase.mover : shake?.lastMover;
}

/** What a Goal-setter had before the Goal, and before a bonus. */
function beforeGoal(match: MatchState): ChallengedTable {
  const { rolled } = shakeOf(match);
  return { ...onSetsTable(match, 0), goal: undefined, resources: (rolled ?? []) as Cube[], forbidden: [] };
}

/** Whether a rightly challenged player had a move, or a Goal, that nobody could have challenged. */
export function couldHaveBeenAvoided(match: MatchState): boolean {
  const { trail } = shakeOf(match);
  // Nobody has to declare a Force Out.
  if (match.phase.name === 'write' && match.phase.occasion === 'force-out') return true;
  const last = trail.findLastIndex(({ kind }) => kind !== 'bonus');
  const isOfTurn = ({ turn }: Placed) => turn === trail[last]?.turn;
  if (last < 0) return isEquations(match) || !noGoalIsRight(beforeGoal(match));
  const before = trail.findIndex(isOfTurn);
  if (isEquations(match)) {
    const { sections, solver } = equationsTable(match, before, ALLOWANCE);
    return judgeEquationsTurn(solver, sections).moves.some(({ safe }) => safe);
  }
  const table = onSetsTable(match, before);
  return avoidMoves(positionOf(table)).length > 0 || nowBreaks(table, rulesOf(match)) !== undefined;
}
