// Which signs a Solution may have in a division, and what `howto.sign.*` says of each.
import { type BookId, books, type DivisionId } from '@openshake/rules';
import { shakeRules as equationsRules } from '@openshake/rules/equations/table';
import { shakeRules as onSetsRules } from '@openshake/rules/onsets/table';
import type { CubeLook } from '../../parts/Cube.tsx';

export type SignText =
  | 'colors'
  | 'union'
  | 'intersection'
  | 'difference'
  | 'complement'
  | 'universe'
  | 'null'
  | 'equals'
  | 'subset'
  | 'wild'
  | 'plus'
  | 'minus'
  | 'times'
  | 'divide'
  | 'power'
  | 'root'
  | 'sideways'
  | 'upside-down'
  | 'zero';

export interface SignMeaning {
  look: Pick<CubeLook, 'cube' | 'turned'>;
  text: SignText;
  /** A Solution, or part of one, that shows it. */
  sample?: string;
  /** What a wild cube may stand for. */
  meanings?: readonly string[];
}

const SETS: readonly SignMeaning[] = [
  { look: { cube: 'B' }, text: 'colors' },
  { look: { cube: 'U' }, text: 'union', sample: 'B U R' },
  { look: { cube: 'N' }, text: 'intersection', sample: 'B N R' },
  { look: { cube: '-' }, text: 'difference', sample: 'B - R' },
  { look: { cube: "'" }, text: 'complement', sample: "R'" },
  { look: { cube: 'V' }, text: 'universe' },
  { look: { cube: 'A' }, text: 'null' },
];
const RELATIONS = [
  { look: { cube: '=' }, text: 'equals', sample: 'B = R' },
  { look: { cube: 'C' }, text: 'subset', sample: 'B C R' },
] as const satisfies readonly SignMeaning[];

const NUMBERS: readonly SignMeaning[] = [
  { look: { cube: '+' }, text: 'plus', sample: '2 + 3 = 5' },
  { look: { cube: '-' }, text: 'minus', sample: '5 - 3 = 2' },
  { look: { cube: 'x' }, text: 'times', sample: '2 x 3 = 6' },
  { look: { cube: '/' }, text: 'divide', sample: '6 / 2 = 3' },
  { look: { cube: '^' }, text: 'power', sample: '2 ^ 3 = 8' },
  { look: { cube: 'r' }, text: 'root', sample: '3r8 = 2' },
];
const TURNED: readonly SignMeaning[] = [
  { look: { cube: '2', turned: 'upside-down' }, text: 'upside-down' },
  { look: { cube: '2', turned: 'sideways' }, text: 'sideways' },
];

export function signsOf(book: BookId, division: DivisionId): SignMeaning[] {
  const rulebook = books[book];
  if (rulebook.game === 'equations') {
    const { turnedCubes, zeroWild } = equationsRules(book, division);
    return [
      ...NUMBERS,
      ...(turnedCubes ? TURNED : []),
      ...(zeroWild ? [{ look: { cube: '0' }, text: 'zero' } as const] : []),
    ];
  }
  const played = rulebook.divisions[division];
  if (!played) return [];
  const { restrictions, wild } = onSetsRules(rulebook, played, []).rules;
  const relations = RELATIONS.flatMap((sign): SignMeaning[] => {
    const meanings = wild[sign.look.cube]?.mayMean;
    if (meanings) return [{ look: sign.look, text: 'wild', meanings }];
    return restrictions === 'none' ? [] : [sign];
  });
  return [...SETS, ...relations];
}
