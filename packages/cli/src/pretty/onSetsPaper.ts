// What a writer handed in, taken from a request in which anything may stand.
import { marksText, moveText, textOf } from './anyValue.ts';
import { showGoal } from './onSetsGoal.ts';

/** Every part as text, empty where there is none. */
export interface Paper {
  goal: string;
  restrictions: string[];
  setName: string;
  wild: string;
  blank: string;
  avoid: string;
}

function readPaper(value: unknown): Paper {
  const parts: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : { setName: value };
  const { goal, restrictions, setName, wild, blank, avoid } = parts;
  const list = Array.isArray(restrictions) ? restrictions : [restrictions].filter((one) => one !== undefined);
  return {
    goal: showGoal(goal),
    restrictions: list.map((text) => textOf(text)),
    setName: textOf(setName),
    wild: marksText(wild),
    blank: textOf(blank),
    avoid: moveText(avoid),
  };
}

/** Nobody hands in more than two; whatever comes after that is not shown. */
const MOST_PAPERS = 3;

/** One paper, or two under Two Solutions. */
export function papersOf(request: unknown): Paper[] {
  if (typeof request !== 'object' || request === null) return [];
  const { solution, solutions } = request as Record<string, unknown>;
  if (Array.isArray(solutions)) return solutions.slice(0, MOST_PAPERS).map(readPaper);
  return [readPaper(solution ?? solutions)];
}
