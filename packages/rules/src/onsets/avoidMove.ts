// The avoid move of the 2011 book: a move that would have left a Solution possible but not one cube away, if made instead of the charged move.
import { quote } from '../quote.ts';
import type { RuleKey } from '../rule.ts';
import { isSection, type Section } from '../section.ts';
import type { ShakeRules } from '../shakeRules.ts';
import type { Card } from './cards.ts';
import { type Cube, type CubeSymbol, isSymbol, parseCube, showCube } from './cubes.ts';
import type { Cubes } from './cubeUse.ts';
import { showText } from './print.ts';
import type { Search } from './search.ts';

export interface Move {
  cube: Cube;
  to: Section;
}

export interface AvoidFault {
  rule: RuleKey;
  message: string;
}

const none = (rule: RuleKey, message: string): AvoidFault => ({ rule, message });

/** What is wrong with an avoid move, in the position right after the charged move. Undefined if it proves what it should. */
export function avoidFault(
  avoid: unknown,
  moved: unknown,
  after: Cubes & { universe: readonly Card[]; goalValues: readonly number[] },
  rules: ShakeRules,
  search: Search,
): AvoidFault | undefined {
  if (avoid === undefined || avoid === null)
    return none(
      'avoid.presented',
      'An avoid move must be written beside the Solution: a cube, and where it should have gone.',
    );
  const move = readMove(avoid);
  if (!move)
    return none(
      'avoid.presented',
      `${quote(avoid)} is no avoid move: name a cube of Resources, and Required, Permitted or Forbidden.`,
    );
  const charged = readMove(moved);
  if (!charged)
    return none(
      'avoid.presented',
      'Which move is charged (“moved”) is not told, so the avoid move cannot be compared with it.',
    );
  const before = takeBack(after, charged);
  if (!before)
    return none(
      'avoid.presented',
      'The move that is charged is not on the mat, so no other move can be compared with it.',
    );
  const instead = makeMove(before, move);
  if (!instead) return none('avoid.presented', `No ${showCube(move.cube)} lay in Resources before the charged move.`);

  const position = {
    rules,
    universe: after.universe,
    goalValues: after.goalValues,
    required: symbols(instead.required),
    permitted: symbols(instead.permitted),
    resources: symbols(instead.resources),
  };
  const shown = `${showCube(move.cube)} to ${move.to[0]?.toUpperCase()}${move.to.slice(1)}`;
  const now = search.basicSetName(position, 'one');
  if (now !== undefined)
    return none(
      'avoid.leavesNoNow',
      `${shown} avoids nothing: one more cube would still have been enough, as in ${showText(now)}.`,
    );
  if (search.basicSetName(position, 'any') === undefined)
    return none('avoid.leavesPossible', `${shown} would have made every Solution impossible, which is a P Flub.`);
}

function readMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cube, to } = value as { cube?: unknown; to?: unknown };
  const parsed = typeof cube === 'string' ? parseCube(cube.trim()) : undefined;
  const section = typeof to === 'string' ? to.trim().toLowerCase() : undefined;
  return parsed !== undefined && isSection(section) ? { cube: parsed, to: section } : undefined;
}

const without = (cubes: readonly Cube[], cube: Cube): Cube[] | undefined => {
  const at = cubes.indexOf(cube);
  return at < 0 ? undefined : cubes.toSpliced(at, 1);
};

function takeBack(position: Cubes, { cube, to }: Move): Cubes | undefined {
  const section = without(position[to], cube);
  return section && { ...position, [to]: section, resources: [...position.resources, cube] };
}

function makeMove(position: Cubes, { cube, to }: Move): Cubes | undefined {
  const resources = without(position.resources, cube);
  return resources && { ...position, resources, [to]: [...position[to], cube] };
}

const symbols = (cubes: readonly Cube[]): CubeSymbol[] => cubes.filter(isSymbol);
