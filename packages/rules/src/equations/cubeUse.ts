// Which cube of which section serves each symbol of a Solution. A cube serves once, as what it shows, so counting is enough.
import type { After } from '../shakeRules.ts';
import { CUBES, type Cube, showCube } from './cubes.ts';
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
  message: string;
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
      faults.push({
        rule: 'cubes.available',
        message: `The Goal uses ${showCube(cube)} more often than it was rolled.`,
      });
    for (const [index, { at, text, means }] of written.entries()) {
      if (index >= onMat + resources) {
        const message = tooMany(cube, written.length, onMat + resources, cubes);
        faults.push({ rule: forbidden > 0 ? 'cubes.forbidden' : 'cubes.available', message, at });
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
    if (unused > 0) {
      const which =
        required === 1
          ? `The ${showCube(cube)} in Required is`
          : `${unused} of the ${required} ${showCube(cube)} cubes in Required ${unused === 1 ? 'is' : 'are'}`;
      faults.push({ rule: 'cubes.required', message: `${which} not used in the Solution.` });
    }
  }
  if (most === 'one' && taken.length > 1) {
    const list = taken.map(showCube).join(' and ');
    faults.push({
      rule: 'cubes.resources',
      message: `At most one cube may come from Resources here; this Solution takes ${taken.length}: ${list}.`,
    });
  }
  return { assigned: assigned.sort((one, other) => one.at - other.at), faults };
}

/** A cube is used more often than it may be. */
function tooMany(cube: Cube, written: number, usable: number, { forbidden: barredCubes, resources }: Cubes): string {
  const shown = showCube(cube);
  const forbidden = barredCubes.filter((other) => other === cube).length;
  if (usable === 0 && forbidden > 0 && !resources.includes(cube))
    return `${forbidden === 1 ? 'The only' : 'Every'} ${shown} is in Forbidden.`;
  const there = usable === 0 ? 'there is none' : `there ${usable === 1 ? 'is' : 'are'} only ${usable}`;
  const barred = forbidden > 0 ? `; ${forbidden} more ${forbidden === 1 ? 'is' : 'are'} in Forbidden` : '';
  return `The cube ${shown} is used ${times(written)} in the Solution, but ${there} to use${barred}.`;
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
