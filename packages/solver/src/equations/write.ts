// From a value that was found to the Equation on paper, with the cube that serves each symbol.
import { CUBES as EQUATION_CUBES, type Cube as EquationCube } from '@openshake/rules/equations';
import { type Counts, countsOf } from './bags.ts';
import { textOf } from './expression.ts';
import { allows, type Supply } from './sections.ts';
import type { Value } from './value.ts';

/** A Solution as the judge takes it. */
export interface EquationPaper {
  equation: string;
  /** What the 0 stands for, if it is not 0. */
  wild?: { 0: EquationCube };
}

export interface Written {
  solution: EquationPaper;
  fromResources: EquationCube[];
  /** How many cubes it has. */
  cubes: number;
}

function symbolsIn(value: Value): EquationCube[] {
  const symbols: EquationCube[] = [];
  textOf(value, (symbol) => {
    symbols.push(symbol);
    return '';
  });
  return symbols;
}

/** The same for expressions that differ only in the order and grouping of sums and products. */
export function formOf(value: Value): string {
  const { leaf, sign, left, right } = value;
  if (leaf) return `${leaf.sideways ? 's' : ''}${leaf.upsideDown ? 'u' : ''}${leaf.symbol}`;
  if (sign === '^' || sign === 'r') return `(${left ? formOf(left) : ''}${sign}${right ? formOf(right) : ''})`;
  const [joins, undoes] = sign === '+' || sign === '-' ? (['+', '-'] as const) : (['x', '/'] as const);
  const parts: string[] = [];
  const gather = (part: Value, undone: boolean): void => {
    if (part.left && part.right && (part.sign === joins || part.sign === undoes)) {
      gather(part.left, undone);
      gather(part.right, part.sign === undoes ? !undone : undone);
    } else parts.push(`${undone ? undoes : joins}${formOf(part)}`);
  };
  gather(value, false);
  return `(${parts.sort().join('')})`;
}

/** How many 0 cubes serve as the symbol they stand for: as few as possible. */
export function zerosUsed(bag: Counts, zero: EquationCube, supply: Supply): Counts {
  if (zero === '0') return bag;
  const at = EQUATION_CUBES.indexOf(zero);
  for (let zeros = 0; zeros <= (bag[at] ?? 0); zeros += 1) {
    const cubes = [...bag];
    cubes[at] = (bag[at] ?? 0) - zeros;
    cubes[EQUATION_CUBES.indexOf('0')] = zeros;
    if (allows(supply, cubes)) return cubes;
  }
  throw new Error('The table has no cubes for this expression.');
}

export function writeEquation(value: Value, zero: EquationCube, goal: string | undefined, supply: Supply): Written {
  const bag = countsOf(symbolsIn(value));
  const cubes = zerosUsed(bag, zero, supply);
  const at = EQUATION_CUBES.indexOf('0');
  let zeros = zero === '0' ? 0 : (cubes[at] ?? 0);
  const text = textOf(value, (symbol, turned) => {
    if (symbol !== zero || zeros === 0) return `${turned}${symbol}`;
    zeros -= 1;
    return `${turned}0`;
  });
  return {
    solution: {
      equation: goal === undefined ? text : `${text}=${goal}`,
      ...(zero !== '0' && { wild: { 0: zero } }),
    },
    fromResources: EQUATION_CUBES.flatMap((cube, index) =>
      Array<EquationCube>(Math.max(0, (cubes[index] ?? 0) - (supply.onMat[index] ?? 0))).fill(cube),
    ),
    cubes: cubes.reduce((sum, count) => sum + count, 0),
  };
}
