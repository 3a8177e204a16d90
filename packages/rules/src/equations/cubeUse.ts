// Which cube of which section serves each symbol of a Solution. A cube serves once, as what it shows, so counting is enough.
import type { JudgeFact } from '../facts/judge.ts';
import type { After } from '../shakeRules.ts';
import { CUBES, type Cube } from './cubes.ts';
import type { MeantCube } from './parse.ts';
import type { EquationsRules, RuleKey } from './rules.ts';
import type { EquationVerdict } from './verdict.ts';

/** The cubes on the table, except the Goal's. */
export interface Cubes {
  required: readonly Cube[];
  permitted: readonly Cube[];
  forbidden: readonly Cube[];
  resources: readonly Cube[];
}

export interface CubeFault {
  rule: RuleKey;
  facts: JudgeFact;
  at?: number;
}

/** Assigns cubes to the symbols of a Solution. `goal`: cubes that a Goal written by the same player takes from Resources first. */
export function assignCubes(
  uses: readonly MeantCube[],
  goal: readonly MeantCube[],
  cubes: Cubes,
  rules: EquationsRules,
  after: After,
): { assigned: EquationVerdict['cubes']; faults: CubeFault[] } {
  const assigned: EquationVerdict['cubes'] = [];
  const faults: CubeFault[] = [];
  const { most } = rules.fromResources[after];
  const taken: Cube[] = [];
  for (const cube of CUBES) {
    const shows = (other: Cube) => other === cube;
    const inGoal = goal.filter((symbol) => symbol.cube === cube).length;
    const required = cubes.required.filter(shows).length;
    const onMat = required + cubes.permitted.filter(shows).length;
    const resources = most === 'none' ? 0 : Math.max(0, cubes.resources.filter(shows).length - inGoal);
    const forbidden = cubes.forbidden.filter(shows).length;
    const written = uses.filter((symbol) => symbol.cube === cube);
    if (inGoal > 0 && inGoal > cubes.resources.filter(shows).length)
      faults.push({ rule: 'cubes.available', facts: { key: 'solution.goalOverused', cube } });
    for (const [index, { at, text, means }] of written.entries()) {
      if (index >= onMat + resources) {
        const facts = tooMany(cube, written.length, onMat + resources, forbidden, cubes, most === 'none');
        faults.push({ rule: forbidden > 0 ? 'cubes.forbidden' : 'cubes.available', facts, at });
        break;
      }
      if (index >= onMat) taken.push(cube);
      assigned.push({
        at,
        written: text,
        cube,
        as: means,
        from: index < required ? 'required' : index < onMat ? 'permitted' : 'resources',
      });
    }
    const unused = required - written.length;
    if (unused > 0)
      faults.push({
        rule: 'cubes.required',
        facts: { key: 'solution.requiredUnused', part: 'solution', cube, unused, required },
      });
  }
  if (most === 'one' && taken.length > 1)
    faults.push({
      rule: 'cubes.resources',
      facts: { key: 'solution.fromResources', cubes: taken, taken: taken.length },
    });
  return { assigned: assigned.sort((one, other) => one.at - other.at), faults };
}

/** A cube is used more often than it may be. */
function tooMany(
  cube: Cube,
  written: number,
  usable: number,
  forbidden: number,
  { resources }: Cubes,
  isClosed: boolean,
): JudgeFact {
  const left = resources.filter((other) => other === cube).length;
  if (usable === 0 && forbidden > 0 && left === 0) return { key: 'solution.allForbidden', cube, forbidden };
  const closed = isClosed ? left : 0;
  return { key: 'solution.tooFewCubes', part: 'solution', cube, written, usable, forbidden, closed };
}
