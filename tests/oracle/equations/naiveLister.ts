/**
 * A deliberately naive lister of Equations: it builds and works out every tree of every choice of cubes, sums and products as fractions, powers and roots by
 * the naive judge. Two trees are the same Equation if their sums, as bags of signed terms, and products, as bags of factors and divisors, are the same.
 */
import { type NaiveDivision, naiveEvaluate, naiveSame, TooLarge } from './naiveEquations.ts';

export interface NaiveTable {
  division: NaiveDivision;
  goal: string;
  required: readonly string[];
  permitted: readonly string[];
  resources: readonly string[];
  /** How many cubes it may take from Resources. */
  taking: 'one' | 'any';
}

/** What makes an Equation less simple, the most important first: cubes, redundant parts, and nested operations. */
export type NaivePlainness = [cubes: number, padding: number, depth: number];

export interface NaiveList {
  /** The form of every Equation. */
  forms: Set<string>;
  /** How simple each form is, in its simplest order and grouping. */
  plainness: Map<string, NaivePlainness>;
  /** Forms that the naive judge cannot compare with the Goal. */
  unsure: Set<string>;
}

/** A digit, or an operation; a root may have nothing on its left. */
type Tree = { readonly digit: string } | { readonly sign: string; readonly left?: Tree; readonly right: Tree };

interface Fraction {
  readonly n: bigint;
  /** Positive, without a common factor with `n`. */
  readonly d: bigint;
}

/** A tree that may be legal, with its value if that is known to be a fraction. */
interface Worked {
  readonly tree: Tree;
  readonly value: Fraction | undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// Forms and texts

const symbolsOf = (tree: Tree): string =>
  'digit' in tree ? tree.digit : `${tree.left ? symbolsOf(tree.left) : ''}${tree.sign}${symbolsOf(tree.right)}`;

/** The terms of a sum, or the factors of a product, whatever their grouping; `undone`: those taken off, or divided by. */
function partsOf(tree: Tree, joins: string, undoes: string, undone = false): string[] {
  if ('digit' in tree || !tree.left || (tree.sign !== joins && tree.sign !== undoes))
    return [`${undone ? undoes : joins} ${shapeOf(tree)}`];
  return [
    ...partsOf(tree.left, joins, undoes, undone),
    ...partsOf(tree.right, joins, undoes, tree.sign === undoes ? !undone : undone),
  ];
}

function shapeOf(tree: Tree): string {
  if ('digit' in tree) return tree.digit;
  if ('+-'.includes(tree.sign)) return `sum[${partsOf(tree, '+', '-').sort().join(', ')}]`;
  if ('x/'.includes(tree.sign)) return `product[${partsOf(tree, 'x', '/').sort().join(', ')}]`;
  return `${tree.sign}[${tree.left ? shapeOf(tree.left) : ''}; ${shapeOf(tree.right)}]`;
}

/** Equal for trees of the same cubes that differ only in the order and grouping of sums and products. */
const formOf = (tree: Tree): string => `${[...symbolsOf(tree)].sort().join('')}: ${shapeOf(tree)}`;

const textOf = (tree: Tree): string =>
  'digit' in tree ? tree.digit : `(${tree.left ? textOf(tree.left) : ''}${tree.sign}${textOf(tree.right)})`;

/** The tree of an expression in which every nested operation has brackets. */
function treeOf(text: string): Tree {
  let at = 0;
  const operand = (): Tree => {
    const character = text[at] ?? '';
    at += 1;
    if (/\d/.test(character)) return { digit: character };
    if (character !== '(') throw new Error(`No operand before ${at} of ${text}.`);
    const inside = operation();
    if (text[at] !== ')') throw new Error(`No closing bracket at ${at} of ${text}.`);
    at += 1;
    return inside;
  };
  const operation = (): Tree => {
    const before = text[at] === 'r' ? {} : { left: operand() };
    const sign = text[at] ?? '';
    if (!/^[-+x/^r]$/.test(sign)) throw new Error(`No operation at ${at} of ${text}.`);
    at += 1;
    return { ...before, sign, right: operand() };
  };
  const whole = operation();
  if (at < text.length) throw new Error(`Something is left over at ${at} of ${text}.`);
  return whole;
}

/** The form of a printed Equation. */
export function naiveFormOf(equation: string, goal: string): string {
  if (!equation.endsWith(`=${goal}`)) throw new Error(`${equation} does not end with =${goal}.`);
  return formOf(treeOf(equation.slice(0, -goal.length - 1)));
}

const depthOf = (tree: Tree): number =>
  'digit' in tree ? 0 : 1 + Math.max(tree.left ? depthOf(tree.left) : 0, depthOf(tree.right));

/** How simple a printed Equation is. */
export function naivePlainnessOf(equation: string, goal: string, division: NaiveDivision): NaivePlainness {
  const tree = treeOf(equation.slice(0, -goal.length - 1));
  return [symbolsOf(tree).length, paddingOf(tree, division), depthOf(tree)];
}

// ---------------------------------------------------------------------------------------------------------------------
// Values

function fraction(n: bigint, d: bigint): Fraction {
  const abs = (a: bigint): bigint => (a < 0n ? -a : a);
  let [common, rest] = [abs(n), abs(d)];
  while (rest !== 0n) [common, rest] = [rest, common % rest];
  if (d < 0n) common = -common;
  return { n: n / common, d: d / common };
}

/** The naive judge's value; undefined if it cannot tell. */
function judged(tree: Tree, division: NaiveDivision): ReturnType<typeof naiveEvaluate> | undefined {
  try {
    return naiveEvaluate(textOf(tree), division);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return undefined;
  }
}

/** The value as a text, equal for equal fractions; for other numbers, the shape. */
function numberOf(tree: Tree, division: NaiveDivision): string {
  if ('digit' in tree) return `${tree.digit}/1`;
  const answer = judged(tree, division);
  return answer?.legal && answer.value.kind === 'rational' ? `${answer.value.n}/${answer.value.d}` : shapeOf(tree);
}

/** The terms or factors as trees. */
function treesOf(tree: Tree, joins: string, undoes: string, undone = false): { tree: Tree; undone: boolean }[] {
  if ('digit' in tree || !tree.left || (tree.sign !== joins && tree.sign !== undoes)) return [{ tree, undone }];
  return [
    ...treesOf(tree.left, joins, undoes, undone),
    ...treesOf(tree.right, joins, undoes, tree.sign === undoes ? !undone : undone),
  ];
}

/** Leaves out one redundant part after another, and counts them. */
function paddingOf(tree: Tree, division: NaiveDivision): number {
  if ('digit' in tree) return 0;
  const { sign, left, right } = tree;
  if (sign === '^' || sign === 'r') {
    const values = { left: left ? numberOf(left, division) : '', right: numberOf(right, division) };
    const [base, exponent] = sign === '^' ? [values.left, values.right] : [values.right, values.left];
    const isIdle = exponent === '1/1' || base === '1/1' || base === '0/1';
    return (left ? paddingOf(left, division) : 0) + paddingOf(right, division) + (isIdle ? 1 : 0);
  }
  const isSum = '+-'.includes(sign);
  const parts = isSum ? treesOf(tree, '+', '-') : treesOf(tree, 'x', '/');
  let count = parts.reduce((sum, part) => sum + paddingOf(part.tree, division), 0);
  let rest = parts.map((part) => ({ value: numberOf(part.tree, division), undone: part.undone }));
  if (!isSum && rest.some(({ value, undone }) => value === '0/1' && !undone)) return count + rest.length - 1;
  const neutral = isSum ? '0/1' : '1/1';
  const inFront = () => rest.filter(({ undone }) => !undone).length;
  for (;;) {
    const idle = rest.find(({ value, undone }) => value === neutral && (undone || inFront() > 1));
    const pair = rest.find(
      (one) => !one.undone && inFront() > 1 && rest.some(({ value, undone }) => undone && value === one.value),
    );
    const off = pair && rest.find(({ value, undone }) => undone && value === pair.value);
    if (!idle && !pair) return count;
    rest = rest.filter((part) => (idle ? part !== idle : part !== pair && part !== off));
    count += 1;
  }
}

class Trees {
  readonly #division: NaiveDivision;
  readonly #known = new Map<string, Worked[]>();

  constructor(division: NaiveDivision) {
    this.#division = division;
  }

  /** Every tree of exactly these symbols, in alphabetical order, that is not certainly illegal. */
  of(symbols: string): Worked[] {
    const known = this.#known.get(symbols);
    if (known) return known;
    const made = [...this.#make(symbols)];
    this.#known.set(symbols, made);
    return made;
  }

  *#make(symbols: string): Generator<Worked> {
    if (/^\d$/.test(symbols)) yield { tree: { digit: symbols }, value: { n: BigInt(symbols), d: 1n } };
    for (const sign of new Set(symbols.replace(/\d/g, ''))) {
      const rest = symbols.replace(sign, '');
      if (sign === 'r' && rest) for (const right of this.of(rest)) yield* this.#join(sign, undefined, right);
      const halves = new Map<string, string>();
      for (let mask = 1; mask < 2 ** rest.length - 1; mask += 1) {
        const side = (bit: number) => [...rest].filter((_, at) => ((mask >> at) & 1) === bit).join('');
        halves.set(side(1), side(0));
      }
      for (const [one, other] of halves)
        for (const left of this.of(one)) for (const right of this.of(other)) yield* this.#join(sign, left, right);
    }
  }

  *#join(sign: string, left: Worked | undefined, right: Worked): Generator<Worked> {
    const tree: Tree = { sign, ...(left && { left: left.tree }), right: right.tree };
    const [a, b] = [left?.value, right.value];
    if (!a || !b || sign === '^' || sign === 'r') {
      const answer = judged(tree, this.#division);
      if (answer?.legal === false) return;
      yield { tree, value: answer?.value.kind === 'rational' ? answer.value : undefined };
    } else if (sign === '+') yield { tree, value: fraction(a.n * b.d + b.n * a.d, a.d * b.d) };
    else if (sign === '-') yield { tree, value: fraction(a.n * b.d - b.n * a.d, a.d * b.d) };
    else if (sign === 'x') yield { tree, value: fraction(a.n * b.n, a.d * b.d) };
    else if (b.n !== 0n) yield { tree, value: fraction(a.n * b.d, a.d * b.n) };
  }
}

/** The symbols of every choice of at least two cubes that the table allows. */
function choicesOf({ required, permitted, resources, taking }: NaiveTable): Set<string> {
  const free = [...permitted, ...resources];
  const choices = new Set<string>();
  for (let mask = 0; mask < 2 ** free.length; mask += 1) {
    const isTaken = (at: number) => ((mask >> at) & 1) === 1;
    const fromResources = resources.filter((_, at) => isTaken(permitted.length + at)).length;
    if (taking === 'one' && fromResources > 1) continue;
    const chosen = [...required, ...free.filter((_, at) => isTaken(at))];
    if (chosen.length >= 2) choices.add(chosen.sort().join(''));
  }
  return choices;
}

/** Every Equation that can be written, in the divisions without turned cubes and without a wild 0. The Goal is legal. */
export function naiveList(table: NaiveTable): NaiveList {
  const { division, goal } = table;
  const wanted = naiveEvaluate(goal, division, 'goal');
  if (!wanted.legal) throw new Error(`The Goal ${goal} is not legal: ${wanted.reason}`);
  const trees = new Trees(division);
  const forms = new Set<string>();
  const unsure = new Set<string>();
  const plainness: NaiveList['plainness'] = new Map();
  const add = (tree: Tree): void => {
    const form = formOf(tree);
    forms.add(form);
    const known = plainness.get(form);
    const padding = known?.[1] ?? paddingOf(tree, division);
    plainness.set(form, [
      symbolsOf(tree).length,
      padding,
      Math.min(known?.[2] ?? Number.POSITIVE_INFINITY, depthOf(tree)),
    ]);
  };
  for (const symbols of choicesOf(table))
    for (const { tree, value } of trees.of(symbols)) {
      try {
        const answer = value ? ({ kind: 'rational', ...value } as const) : judged(tree, division);
        if (!answer) unsure.add(formOf(tree));
        else if (
          'kind' in answer ? naiveSame(answer, wanted.value) : answer.legal && naiveSame(answer.value, wanted.value)
        )
          add(tree);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        unsure.add(formOf(tree));
      }
    }
  // Another tree of the same form may have decided it.
  for (const form of forms) unsure.delete(form);
  return { forms, plainness, unsure };
}
