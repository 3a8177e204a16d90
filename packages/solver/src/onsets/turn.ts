// A whole turn: which moves are safe, which allow Now, which make every Solution impossible.
//
// The theorem of safe moves: while a Solution is possible, Now is not yet right and three or more cubes are in Resources, a safe move exists. If
// some Solution leaves a cube of Resources unused, forbidding that cube is safe: forbidding never creates Now, and this Solution stays. Otherwise
// every Solution needs them all, and permitting any one is safe: two or more are still needed, and permitting never makes anything
// impossible. If only = and ⊆ are unused and may not go to Forbidden yet, five or more cubes are left, at most three of them = and ⊆: every
// Solution needs the others, two or more, so permitting an = or ⊆ is safe. A force-out can only arise at the last two cubes.
// Under Two Solutions each Solution may take its own cube, and the theorem starts at four cubes: with three, three sets may each need a
// different two of them. Nobody is punished for that, because nobody may call Now there with fewer than three cubes left.
import type { CubeSymbol } from '@openshake/rules/onsets';
import { Effort } from './effort.ts';
import { type Move, makeMove, movesIn } from './moves.ts';
import { kindOf } from './pools.ts';
import type { OnSetsPosition, TablePosition } from './position.ts';
import { canSolve, solve } from './solve.ts';
import type { WrittenSolution } from './write.ts';

export interface JudgedMove extends Move {
  /** After it, a Solution can be written with at most one cube from Resources. */
  now: boolean;
  /** After it, a Solution can still be written. */
  possible: boolean;
}

export const isSafe = ({ now, possible }: JudgedMove): boolean => possible && !now;

/** Every move of the next Mover, judged. */
export function judgeTurn(position: TablePosition, effort: Effort = new Effort()): JudgedMove[] {
  const moves = movesIn(position);
  const judge = new TurnJudge(position, effort);
  return moves.map((move) => ({ ...move, ...judge.judge(move) }));
}

/** The moves that leave a Solution possible and Now not right. */
export function avoidMoves(position: TablePosition, effort: Effort = new Effort()): Move[] {
  return judgeTurn(position, effort)
    .filter(isSafe)
    .map(({ now: _now, possible: _possible, ...move }) => move);
}

/**
 * Asks as little as it can: forbidding never creates Now, permitting never makes a Solution impossible, and a Required cube is worse to
 * have than a Permitted one. A known Solution proves that one stays possible, as long as it fits the position after the move.
 */
class TurnJudge {
  readonly #position: TablePosition;
  readonly #effort: Effort;
  readonly #known: readonly WrittenSolution[];
  readonly #now: boolean;
  /** Whether permitting this cube allows Now. */
  readonly #nowIfPermitted = new Map<CubeSymbol, boolean>();

  constructor(position: TablePosition, effort: Effort) {
    this.#position = position;
    this.#effort = effort;
    this.#known = solve(position, 'any', effort) ?? [];
    this.#now = this.#isPossible && canSolve(position, 'one', effort);
  }

  get #isPossible(): boolean {
    return this.#known.length > 0;
  }

  judge(move: Move): { now: boolean; possible: boolean } {
    if (!this.#isPossible) return { now: false, possible: false };
    const after = makeMove(this.#position, move);
    if (move.to === 'permitted') return { now: this.#permitting(move.cube), possible: true };
    if (!this.#staysPossible(move) && !canSolve(after, 'any', this.#effort)) return { now: false, possible: false };
    return { now: this.#mayBeNow(move) && canSolve(after, 'one', this.#effort), possible: true };
  }

  /** Whether the known Solution, or both, can still be written. */
  #staysPossible({ cube, to }: Move): boolean {
    const kind = kindOf(cube);
    const { required, permitted, resources } = this.#position;
    const count = (cubes: readonly CubeSymbol[]) => cubes.reduce((sum, each) => (each === cube ? sum + 1 : sum), 0);
    if (to === 'required') {
      const many = count(required) + 1;
      return this.#known.every(({ couldBeRequired }) => (couldBeRequired[kind] as number) >= many);
    }
    const left = count(required) + count(permitted) + count(resources) - 1;
    return this.#known.every(({ used }) => (used[kind] as number) <= left);
  }

  #permitting(cube: CubeSymbol): boolean {
    const known = this.#nowIfPermitted.get(cube);
    if (known !== undefined) return known;
    const after = makeMove(this.#position, { cube, to: 'permitted' });
    const now = this.#now || canSolve(after, 'one', this.#effort);
    this.#nowIfPermitted.set(cube, now);
    return now;
  }

  /** Whether Now could be right after a cube goes to Required or Forbidden. */
  #mayBeNow({ cube, to, from }: Move): boolean {
    return to === 'forbidden' || from === 'permitted' ? this.#now : this.#permitting(cube);
  }
}

/** The kinds of cube in Permitted and Resources that every Solution needs: without one of them, none is left. */
export function neededCubes(position: OnSetsPosition, effort: Effort = new Effort()): CubeSymbol[] {
  const found = solve(position, 'any', effort);
  if (!found) return [];
  return [...new Set([...position.permitted, ...position.resources])].filter((cube) => {
    const section = position.resources.includes(cube) ? 'resources' : 'permitted';
    const at = position[section].indexOf(cube);
    return !canSolve({ ...position, [section]: position[section].toSpliced(at, 1) }, 'any', effort);
  });
}
