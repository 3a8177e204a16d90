// The Solutions of a paper with their parts, ready to be shown. A paper may hold whatever a person in a hurry handed in.
import type { GameName, PresentedPaper } from '@openshake/rules';
import { field, moveText, papersOf, type TableWords, textOf } from '@openshake/words';

export interface WrittenPart {
  part: 'restriction' | 'setName' | 'equation';
  text: string;
}

/** One Solution, with what stands beside it, ready to be shown. */
export interface WrittenSolution {
  parts: readonly WrittenPart[];
  wild: Readonly<Record<string, string>>;
  /** Shown texts; empty if there is none. */
  goal: string;
  blank: string;
  /** As it was handed in. */
  given: unknown;
}

export interface WrittenPaper {
  solutions: readonly WrittenSolution[];
  avoid: string;
  moved: string;
}

/** `{B: 'U'}`, whatever was handed in. */
function marksIn(wild: unknown): Record<string, string> {
  if (typeof wild !== 'object' || wild === null || Array.isArray(wild)) return {};
  return Object.fromEntries(
    Object.entries(wild).flatMap(([cube, means]) => (typeof means === 'string' ? [[cube, means]] : [])),
  );
}

/** Nobody would read more Solutions than this on a paper. */
const MOST_SOLUTIONS = 6;

const givenIn = ({ solution, solutions }: PresentedPaper): readonly unknown[] =>
  Array.isArray(solutions) && solutions.length > 0 ? solutions.slice(0, MOST_SOLUTIONS) : [solution ?? solutions];

export function readPaper(paper: PresentedPaper, game: GameName, words: TableWords): WrittenPaper {
  const solutions = givenIn(paper).map((given): WrittenSolution => {
    const [own] = game === 'on-sets' ? papersOf({ solution: given }, words) : [];
    const goal = field(given, 'goal');
    const equation = typeof given === 'object' ? textOf(field(given, 'equation')) : textOf(given);
    const parts: WrittenPart[] = own
      ? [
          ...own.restrictions
            .filter((text) => text.trim() !== '')
            .map((text) => ({ part: 'restriction' as const, text })),
          { part: 'setName', text: own.setName },
        ]
      : [{ part: 'equation', text: equation }];
    return {
      parts,
      wild: marksIn(field(given, 'wild')),
      goal: goal === undefined ? '' : words.goal(goal),
      blank: own?.blank ?? '',
      given,
    };
  });
  const move = (value: unknown): string => words.formula(moveText(value, words));
  const avoid =
    paper.avoid ??
    givenIn(paper)
      .map((given) => field(given, 'avoid'))
      .find((each) => each !== undefined);
  return { solutions, avoid: move(avoid), moved: move(paper.moved) };
}
