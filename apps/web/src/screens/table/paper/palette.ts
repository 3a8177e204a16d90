// The cubes that may be written next, pile by pile: which are used already, which may not be used, and why. The rules say so; here their answers are laid beside the cubes.
import type { GameName, JudgeFact } from '@openshake/rules';
import { LASTING_FAULTS as lastingInEquation, usedCubes as usedInEquation } from '@openshake/rules/equations/table';
import { LASTING_FAULTS as lastingInOnSets, usedCubes as usedInOnSets } from '@openshake/rules/onsets/table';
import type { DraftSolution } from '../../../table/drafts.ts';
import { solutionOf } from './handIn.ts';
import { type PaperRules, PILES, type Pile } from './rules.ts';

/** The line on which somebody writes. */
export type Part = { name: 'setName' | 'equation' | 'goal' } | { name: 'restriction'; index: number };

export interface Why {
  facts: JudgeFact;
  clause: string;
}

export interface PaletteCube {
  cube: string;
  /** Its place in the pile. */
  at: number;
  used: boolean;
  /** Why it may not be written now. */
  why?: Why;
}

export interface Palette {
  piles: Readonly<Record<Pile, readonly PaletteCube[]>>;
  /** Required cubes that the line lacks. */
  requiredLeft: number;
  /** Cubes from Resources that the whole Solution takes. */
  taken: readonly string[];
}

interface Use {
  cube: string;
  from: Pile;
  part: string;
}
interface Fault extends Why {
  rule: string;
}

interface Answer {
  uses: readonly Use[];
  faults: readonly Fault[];
}

/** What the rules say about the cubes of one Solution so far. */
export function cubesOf(rules: PaperRules, solution: DraftSolution): Answer {
  const { game, book, division, variations, after, cubes } = rules;
  const paper = solutionOf(rules, solution);
  const request = {
    rulebook: book,
    division,
    after,
    ...(cubes as Readonly<Record<Pile | 'forbidden', never[]>>),
    solution: paper,
  };
  const faultsOf = (violations: readonly { rule: string; clause: string; facts: JudgeFact }[]): Fault[] =>
    violations.map(({ rule, clause, facts }) => ({ rule, clause, facts }));
  if (game === 'equations') {
    const { cubes: uses, violations } = usedInEquation(request);
    return { uses: uses.map(({ cube, from }) => ({ cube, from, part: 'equation' })), faults: faultsOf(violations) };
  }
  const { cubes: uses, violations } = usedInOnSets({ ...request, variations });
  return {
    uses: uses.map(({ cube, from, place }) => ({ cube, from, part: place.part ?? 'setName' })),
    faults: faultsOf(violations),
  };
}

/** One cube more on this line. */
function withCube(solution: DraftSolution, part: Part, cube: string): DraftSolution {
  if (part.name === 'restriction') {
    const restrictions = [...solution.restrictions];
    restrictions[part.index] = `${restrictions[part.index] ?? ''} ${cube}`;
    return { ...solution, restrictions };
  }
  if (part.name === 'goal') return { ...solution, goal: { ...solution.goal, text: `${solution.goal.text} ${cube}` } };
  // A cube that is added belongs to the Solution, not to the Goal behind the equals sign.
  if (part.name === 'equation') return { ...solution, equation: `${cube} ${solution.equation}` };
  return { ...solution, setName: `${solution.setName} ${cube}` };
}

const LASTING: Readonly<Record<GameName, ReadonlySet<string>>> = {
  'on-sets': new Set(lastingInOnSets),
  equations: new Set(lastingInEquation),
};
const keyOf = ({ rule, facts }: Fault): string => `${rule} ${JSON.stringify(facts)}`;

/** Why this cube may not be written on this line now. */
export function whyNot(
  rules: PaperRules,
  solution: DraftSolution,
  part: Part,
  cube: string,
  copies = 1,
): Why | undefined {
  const before = new Set(cubesOf(rules, solution).faults.map(keyOf));
  let more = solution;
  for (let count = 0; count < copies; count += 1) more = withCube(more, part, cube);
  const { faults } = cubesOf(rules, more);
  const added = faults.find((fault) => LASTING[rules.game].has(fault.rule) && !before.has(keyOf(fault)));
  return added && { facts: added.facts, clause: added.clause };
}

const isIn = ({ name }: Part, use: Use): boolean => name === 'goal' || use.part === name;

/** The digits of On-Sets are for Goals. */
const isWritten = ({ game }: PaperRules, cube: string): boolean => game === 'equations' || !/^\d$/.test(cube);

export function paletteOf(rules: PaperRules, solution: DraftSolution, part: Part): Palette {
  const { uses } = cubesOf(rules, solution);
  const reasons = new Map<string, Why | undefined>();
  // A cube of Resources serves only where those like it on the mat are used up.
  const onMat = [...rules.cubes.required, ...rules.cubes.permitted];
  const here = uses.filter((use) => isIn(part, use));
  const unused = (cube: string): number =>
    onMat.filter((each) => each === cube).length -
    here.filter((use) => use.cube === cube && use.from !== 'resources').length;
  const why = (cube: string, name: Pile): Why | undefined => {
    const copies = name === 'resources' ? Math.max(0, unused(cube)) + 1 : 1;
    const key = `${cube} ${copies}`;
    if (!reasons.has(key)) reasons.set(key, whyNot(rules, solution, part, cube, copies));
    return reasons.get(key);
  };
  const goalCubes = rules.game === 'equations' && rules.ownGoal ? [...solution.goal.text] : [];
  const pile = (name: Pile): PaletteCube[] => {
    const left = here.filter((use) => use.from === name).map(({ cube }) => cube);
    if (name === 'resources') left.push(...goalCubes);
    return rules.cubes[name].flatMap((cube, at): PaletteCube[] => {
      if (!isWritten(rules, cube)) return [];
      const use = left.indexOf(cube);
      if (use >= 0) left.splice(use, 1);
      const reason = why(cube, name);
      return [{ cube, at, used: use >= 0, ...(reason && { why: reason }) }];
    });
  };
  const piles = { required: pile('required'), permitted: pile('permitted'), resources: pile('resources') };
  return {
    piles,
    requiredLeft: piles.required.filter(
      ({ used, why: reason }) => !used && reason?.facts.key !== 'onSets.setName.relation',
    ).length,
    taken: takenFrom(uses),
  };
}

/** A cube from Resources may serve the Restrictions and once more the Set-Name. */
function takenFrom(uses: readonly Use[]): string[] {
  const taken = uses.filter(({ from }) => from === 'resources');
  const count = (cube: string, isRestriction: boolean) =>
    taken.filter((use) => use.cube === cube && (use.part === 'restriction') === isRestriction).length;
  return [...new Set(taken.map(({ cube }) => cube))].flatMap((cube) =>
    Array<string>(Math.max(count(cube, true), count(cube, false))).fill(cube),
  );
}

/** More cubes from Resources than the rules allow: the whole paper is wrong. */
export const takesTooMany = ({ isDraft, fromResources: { most } }: PaperRules, { taken }: Palette): boolean =>
  !isDraft && ((most === 'none' && taken.length > 0) || (most === 'one' && taken.length > 1));

/** Somebody typed `*`, which means a power, though there is no such cube. */
export const writesStrangePower = (
  { game, wild, goalText }: PaperRules,
  { piles }: Palette,
  { equation }: DraftSolution,
): boolean =>
  game === 'equations' &&
  equation.includes('^') &&
  !(goalText ?? '').includes('^') &&
  Object.keys(wild).length === 0 &&
  PILES.every((pile) => piles[pile].every(({ cube }) => cube !== '^'));

/** The same palette with one key for each symbol, for a place without room for the piles. */
export function symbolKeys(palette: Palette, order: readonly string[]): PaletteCube[] {
  const all = PILES.flatMap((pile) => palette.piles[pile]);
  return order.flatMap((cube) => {
    const [first, ...more] = all.filter((each) => each.cube === cube);
    return first ? [{ ...first, used: [first, ...more].every(({ used }) => used) }] : [];
  });
}
