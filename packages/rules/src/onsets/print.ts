// Meaning back to text: the mirror of parse.ts. What it prints parses to the same meaning.
import { type CubeSymbol, showCube } from './cubes.ts';
import type { Operand, Restriction, Row } from './parse.ts';

/** How a symbol is written: the letters that programs use, or `showCube` for people. */
type Alphabet = (symbol: CubeSymbol) => string;
const letters: Alphabet = (symbol) => symbol;

export function makeSetName({ operands, operations }: Row, alphabet = letters): string {
  return operands
    .map((operand, index) => {
      const operation = operations[index - 1];
      return `${operation ? ` ${alphabet(operation)} ` : ''}${makeOperand(operand, alphabet)}`;
    })
    .join('');
}

function makeOperand({ of, primed }: Operand, alphabet: Alphabet): string {
  const set = typeof of === 'string' ? alphabet(of) : `(${makeSetName(of, alphabet)})`;
  return primed ? `${set}${alphabet("'")}` : set;
}

export function makeRestriction({ sides, relations }: Restriction, alphabet = letters): string {
  return sides
    .map((side, index) => {
      const relation = relations[index - 1];
      return `${relation ? ` ${alphabet(relation)} ` : ''}${makeSetName(side, alphabet)}`;
    })
    .join('');
}

/** For people: ∪ ∩ − ′ Λ ⊆. */
export const forPeople: Alphabet = showCube;
