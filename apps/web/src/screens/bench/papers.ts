// The Solutions on a paper, whatever was written: how many, their parts as text, and the same paper with one part changed.
import type { GameName } from '@openshake/rules';
import { type BenchState, gameOf, isFields, type Paper, valueRequestOf } from './benchState.ts';
import { joinRestrictions } from './typing.ts';

/** The parts of one Solution that can be typed. */
export type PaperPart = 'setName' | 'equation' | 'restrictions' | 'wild' | 'blank' | 'goal';
type Fields = Readonly<Record<string, unknown>>;

const textPart = (game: GameName): 'setName' | 'equation' => (game === 'equations' ? 'equation' : 'setName');

/** One Solution as its fields. A bare text is its Set-Name or its Equation. */
const fieldsOf = (solution: unknown, game: GameName): Fields =>
  isFields(solution) ? solution : solution === undefined || solution === null ? {} : { [textPart(game)]: solution };

/** At least one; two under Two Solutions. */
export function solutionsOf({ solution, solutions }: Paper, game: GameName): Fields[] {
  if (Array.isArray(solutions)) return solutions.map((each: unknown) => fieldsOf(each, game));
  return [fieldsOf(solution ?? solutions, game)];
}

/** The main text of a Solution, in the letters of the cubes. */
export const writtenIn = (solution: Fields, game: GameName): string => asText(solution[textPart(game)]);
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const restrictionsIn = ({ restrictions }: Fields): string =>
  Array.isArray(restrictions) ? joinRestrictions(restrictions) : asText(restrictions);

/** Whether anything at all is written. */
export const isWritten = (paper: Paper, game: GameName): boolean =>
  solutionsOf(paper, game).some(
    (each) =>
      writtenIn(each, game).trim() !== '' || restrictionsIn(each).trim() !== '' || Array.isArray(paper.solutions),
  );

/** The paper with one part of one Solution changed; `undefined` leaves it out. */
export function withPart(paper: Paper, game: GameName, at: number, part: PaperPart, value: unknown): Paper {
  const changed = solutionsOf(paper, game).map((each, index) => {
    if (index !== at) return each;
    const { [part]: _, ...rest } = each;
    return value === undefined ? rest : { ...rest, [part]: value };
  });
  const { solution: __, solutions: ___, ...beside } = paper;
  if (Array.isArray(paper.solutions)) return { ...beside, solutions: changed };
  const [only = {}] = changed;
  return Object.keys(only).length === 0 ? beside : { ...beside, solution: only };
}

/** One Solution more or fewer. */
export function withCount(paper: Paper, game: GameName, count: 1 | 2): Paper {
  const { solution: _, solutions: __, ...beside } = paper;
  const [first = {}, second = {}] = solutionsOf(paper, game);
  return count === 2 ? { ...beside, solutions: [first, second] } : { ...beside, solution: first };
}

/** For each Solution, the request for what it names by itself. */
export function countedRequests(state: BenchState): Fields[] {
  const game = gameOf(state);
  return solutionsOf(state.paper, game).map((solution) => {
    const { wild, blank } = solution;
    const beside = { ...(wild !== undefined && { wild }), ...(blank !== undefined && { blank }) };
    const restrictions = restrictionsIn(solution);
    const text = [restrictions, writtenIn(solution, game)].filter((each) => each.trim() !== '').join(' ; ');
    return valueRequestOf(state, text, beside);
  });
}
