// The avoid move of the 2011 book: a move that would have left a Solution possible but not one cube away, if made instead of the charged move.
import type { JudgeFact } from '../facts/judge.ts';
import { quote } from '../quote.ts';
import type { RuleKey } from '../rule.ts';
import { isSection, type Section } from '../section.ts';
import type { ShakeRules } from '../shakeRules.ts';
import type { Card } from './cards.ts';
import { type Cube, type CubeSymbol, isSymbol, parseCube } from './cubes.ts';
import type { Cubes } from './cubeUse.ts';
import type { Search } from './search.ts';

export interface Move {
  cube: Cube;
  to: Section;
}

export interface AvoidFault {
  rule: RuleKey;
  facts: JudgeFact;
}

const none = (rule: RuleKey, facts: JudgeFact): AvoidFault => ({ rule, facts });

/** What is wrong with an avoid move, in the position right after the charged move. Undefined if it proves what it should. */
export function avoidFault(
  avoid: unknown,
  moved: unknown,
  after: Cubes & { universe: readonly Card[]; goalValues: readonly number[] },
  rules: ShakeRules,
  search: Search,
): AvoidFault | undefined {
  if (avoid === undefined || avoid === null) return none('avoid.presented', { key: 'onSets.avoid.missing' });
  const move = readMove(avoid);
  if (!move) return none('avoid.presented', { key: 'onSets.avoid.unreadable', text: quote(avoid) });
  const charged = readMove(moved);
  if (!charged) return none('avoid.presented', { key: 'onSets.avoid.chargedUnknown' });
  const before = takeBack(after, charged);
  if (!before) return none('avoid.presented', { key: 'onSets.avoid.chargedElsewhere' });
  const instead = makeMove(before, move);
  if (!instead) return none('avoid.presented', { key: 'onSets.avoid.notInResources', cube: move.cube });

  const position = {
    rules,
    universe: after.universe,
    goalValues: after.goalValues,
    required: symbols(instead.required),
    permitted: symbols(instead.permitted),
    resources: symbols(instead.resources),
  };
  const { cube, to: section } = move;
  const now = search.basicSetName(position, 'one');
  if (now !== undefined)
    return none('avoid.leavesNoNow', { key: 'onSets.avoid.leavesNow', cube, section, solution: now });
  if (search.basicSetName(position, 'any') === undefined)
    return none('avoid.leavesPossible', { key: 'onSets.avoid.leavesNothing', cube, section });
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
