// Random Goals and Solutions for a table: many are correct, found by trying a few short ones; others are wrong, or noise.

import { books, type MatchState } from '@openshake/rules';
import { ALL_CARDS, type Card, cardsWith, countCards, parseCard, setOf } from '@openshake/rules/onsets';
import type { Dice } from './dice.ts';

/** Something that JSON can hold and that a hurried or hostile person might send. */
export function anything(dice: Dice, depth = 0): unknown {
  const kind = dice.below(depth > 2 ? 6 : 8);
  if (kind < 3) return noise(dice);
  if (kind === 3) return dice.below(2_000) - 1_000 || 0.5;
  if (kind === 4) return null;
  if (kind === 5) return dice.in100(50);
  if (kind === 6) return Array.from({ length: dice.below(4) }, () => anything(dice, depth + 1));
  const fields = ['setName', 'restrictions', 'equation', 'goal', 'shape', 'cubes', 'name', 'cube', 'text', 'values'];
  return Object.fromEntries(
    Array.from({ length: dice.below(4) }, () => [dice.of([...fields, noise(dice)]), anything(dice, depth + 1)]),
  );
}

const ODD = [
  '',
  ' ',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'ann',
  'judge',
  'never',
  'NOW',
  '∪',
  'u',
];
const SYMBOLS = [..."BRGYVAUNC-'=()[]{}:0123456789+x/^r "];

export function noise(dice: Dice): string {
  if (dice.in100(30)) return dice.of(ODD);
  const character = () => (dice.in100(90) ? dice.of(SYMBOLS) : String.fromCodePoint(0x20 + dice.below(0x2ff)));
  return Array.from({ length: dice.below(12) }, character).join('');
}

interface Written {
  text: string;
  value: number;
}

/** The cubes of one game as operands and signs. */
interface Language {
  isOperand(cube: string): boolean;
  isSign(cube: string): boolean;
  valueOf(cube: string): number;
  apply(sign: string, left: number, right: number): number;
  /** The value of a text, compared with a Goal. */
  told(value: number): number;
}

const setsOf = (universe: readonly Card[]): Language => {
  const all = setOf(universe);
  const sets: Record<string, number> = { V: ALL_CARDS, A: 0 };
  for (const colour of ['B', 'R', 'G', 'Y'] as const) sets[colour] = cardsWith(colour);
  return {
    isOperand: (cube) => cube in sets,
    isSign: (cube) => 'UN-'.includes(cube),
    valueOf: (cube) => (sets[cube] ?? 0) & all,
    apply: (sign, left, right) => (sign === 'U' ? left | right : sign === 'N' ? left & right : left & ~right),
    told: countCards,
  };
};

const NUMBERS: Language = {
  isOperand: (cube) => /^\d$/.test(cube),
  isSign: (cube) => '+-x/'.includes(cube),
  valueOf: Number,
  apply: (sign, left, right) =>
    sign === '+' ? left + right : sign === '-' ? left - right : sign === 'x' ? left * right : left / right,
  told: (value) => value,
};

const languageOf = ({ book, shake }: MatchState): Language =>
  books[book].game === 'equations' ? NUMBERS : setsOf((shake?.universe ?? []).flatMap((card) => parseCard(card) ?? []));

/** A text with all the cubes in `use` and some of the others; undefined if they do not fit together. */
function randomText(dice: Dice, language: Language, use: readonly string[], others: readonly string[]): Written | null {
  const operands = use.filter(language.isOperand);
  const signs = use.filter(language.isSign);
  if (operands.length + signs.length < use.length) return null;
  const more = dice.shuffled(others);
  const wanted = Math.max(operands.length - 1, signs.length, 1 + dice.below(2));
  const take = (list: string[], is: (cube: string) => boolean, count: number) => {
    while (list.length < count) {
      const at = more.findIndex(is);
      if (at < 0) return false;
      list.push(...more.splice(at, 1));
    }
    return true;
  };
  if (!take(signs, language.isSign, wanted) || !take(operands, language.isOperand, wanted + 1)) return null;
  const [first = '', ...rest] = dice.shuffled(operands);
  return rest.reduce<Written>(
    ({ text, value }, operand, index) => {
      const sign = signs[index] ?? '';
      const left = index === 0 ? text : `(${text})`;
      return { text: `${left}${sign}${operand}`, value: language.apply(sign, value, language.valueOf(operand)) };
    },
    { text: first, value: language.valueOf(first) },
  );
}

const TRIES = 12;

/** A short text that meets one of these values, if a few tries find one. */
function rightText(dice: Dice, match: MatchState, values: readonly unknown[]): string | undefined {
  const { shake, phase } = match;
  if (!shake) return undefined;
  const language = languageOf(match);
  const fromAll = phase.name === 'write' && (phase.occasion === 'impossible' || phase.occasion === 'end-of-round');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const resources = fromAll ? shake.resources : dice.shuffled(shake.resources).slice(0, 1);
    const written = randomText(dice, language, shake.required, [...shake.permitted, ...resources]);
    if (written && values.includes(language.told(written.value))) return written.text;
  }
}

/** A Goal that some short text from Resources meets, or any Goal; sometimes an impossible one. */
export function randomGoal(dice: Dice, match: MatchState): unknown {
  const { shake, book } = match;
  if (!shake || dice.in100(4)) return anything(dice);
  const language = languageOf(match);
  const written = randomText(dice, language, [], shake.resources);
  const value = written ? language.told(written.value) : 3;
  if (books[book].game === 'equations') {
    const digits = shake.resources.filter((cube) => /^\d$/.test(cube));
    if (Number.isInteger(value) && value >= 0 && value < 100 && dice.in100(80)) return String(value);
    return dice.in100(50)
      ? dice.of(['1+2', '3x(5+2)', '3x 5+2', 'r((1+2)x3)', '2^3', 'r4', '12x3'])
      : dice.shuffled(digits).slice(0, 2).join('');
  }
  const digits = shake.resources.filter((cube) => /^[1-5]$/.test(cube));
  if (digits.includes(String(value)) && dice.in100(85)) return { shape: 'single', cubes: [String(value)] };
  const pair = digits.find((one, at) => digits.some((other, index) => index !== at && +one + +other === value));
  if (pair !== undefined && dice.in100(85)) return { shape: 'row', cubes: [pair, String(value - +pair)] };
  const shape = dice.of(['single', 'row', 'column', 'L', 'T', 'other']);
  const count = shape === 'single' ? 1 : shape === 'L' || shape === 'T' ? 3 : 2 + dice.below(2);
  const turned = (cube: string) => (dice.in100(10) ? `u${cube}` : cube);
  return { shape, cubes: dice.shuffled(digits).slice(0, count).map(turned) };
}

/** One Solution: a correct one if a few tries find it, any text from the table's cubes, or noise. */
function randomSolution(dice: Dice, match: MatchState): unknown {
  const { shake, phase } = match;
  if (!shake || dice.in100(8)) return anything(dice);
  const equations = books[match.book].game === 'equations';
  const forNoGoal = phase.name === 'write' && phase.occasion === 'no-goal';
  const goal = forNoGoal ? randomGoal(dice, match) : undefined;
  const laid = forNoGoal ? (typeof goal === 'string' ? [Number(goal)] : [1, 2, 3]) : (shake.goal?.values ?? []);
  const cubes = [...shake.required, ...shake.permitted, ...shake.resources];
  const text =
    (dice.in100(75) ? rightText(dice, match, laid) : undefined) ??
    dice
      .shuffled(cubes)
      .slice(0, 1 + dice.below(6))
      .join(dice.of(['', ' ']));
  if (equations) {
    const shown = typeof shake.goal?.goal === 'string' ? shake.goal.goal : String(goal ?? '');
    return { equation: `${text}=${shown}`, ...(forNoGoal && { goal }) };
  }
  return {
    setName: text,
    ...(dice.in100(10) && { restrictions: dice.of([['BCR'], ['B=R'], ['RCV', 'A=G'], [noise(dice)]]) }),
    ...(dice.in100(5) && { wild: dice.of([{ B: 'U' }, { '=': 'R' }, { C: 'U' }, anything(dice)]) }),
    ...(dice.in100(3) && { blank: dice.of(['BG', '', noise(dice)]) }),
    ...(forNoGoal && { goal }),
  };
}

export function randomPaper(dice: Dice, match: MatchState): object {
  const named = () => {
    const placed = match.shake?.trail.length ? dice.of(match.shake.trail) : undefined;
    return placed && dice.in100(90) ? { cube: placed.cube, to: placed.to } : anything(dice);
  };
  const move = () => ({
    cube: match.shake?.resources.length ? dice.of(match.shake.resources) : 'B',
    to: dice.of(['required', 'permitted', 'forbidden']),
  });
  const flub = match.phase.name === 'write' && /^(a|ca)-flub|force-out-a/.test(match.phase.occasion);
  const two = match.shake?.picks.some(({ pick }) => JSON.stringify(pick)?.includes('two-solutions'));
  return {
    ...(two && dice.in100(80)
      ? { solutions: [randomSolution(dice, match), randomSolution(dice, match)] }
      : { solution: randomSolution(dice, match) }),
    ...((flub ? dice.in100(85) : dice.in100(2)) && { avoid: dice.in100(90) ? move() : anything(dice) }),
    ...((flub ? dice.in100(15) : dice.in100(2)) && { moved: named() }),
  };
}

const OTHER_LETTERS: Readonly<Record<string, string>> = { U: '∪', N: '∩', A: 'Λ', '-': '−', "'": '′', C: '⊆' };

/** A checker's copy of a paper on the table: other letters, other spacing, perhaps with more grouping. */
export function randomCopy(dice: Dice, { phase }: MatchState): unknown {
  if (phase.name !== 'check') return noise(dice);
  const papers = Object.values(phase.answers).flatMap((answer) => ('paper' in answer ? [answer.paper] : []));
  const solution = papers.length > 0 ? dice.of(papers).solution : undefined;
  const text = typeof solution === 'object' && solution !== null && 'setName' in solution ? solution.setName : solution;
  if (typeof text !== 'string') return noise(dice);
  const parts = [...text].map((sign) => {
    const kind = dice.below(3);
    return kind === 0 ? sign.toLowerCase() : kind === 1 ? (OTHER_LETTERS[sign] ?? sign) : `${sign} `;
  });
  const from = dice.below(parts.length + 1);
  const upTo = from + dice.below(parts.length + 1 - from);
  return dice.in100(30)
    ? parts.join('')
    : [...parts.slice(0, from), '(', ...parts.slice(from, upTo), ')', ...parts.slice(upTo)].join('');
}
