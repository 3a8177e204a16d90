// What a writer of On-Sets handed in, taken from a request that may hold anything.
import type { Speaks } from '../words.ts';
import { marksText, textOf } from './anyValue.ts';
import { moveText, showOnSetsGoal } from './goal.ts';

/** Every part as text; a missing part is empty. */
export interface OnSetsPaper {
  goal: string;
  restrictions: string[];
  setName: string;
  wild: string;
  blank: string;
  avoid: string;
}

function readPaper(value: unknown, words: Speaks): OnSetsPaper {
  const parts: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : { setName: value };
  const { goal, restrictions, setName, wild, blank, avoid } = parts;
  const list = Array.isArray(restrictions) ? restrictions : [restrictions].filter((one) => one !== undefined);
  return {
    goal: showOnSetsGoal(goal, words),
    restrictions: list.map((text) => textOf(text)),
    setName: textOf(setName),
    wild: marksText(wild),
    blank: textOf(blank),
    avoid: moveText(avoid, words),
  };
}

/** Nobody hands in more than two, so the rest is not shown. */
const MOST_PAPERS = 3;

/** One paper, or two under Two Solutions. */
export function papersOf(request: unknown, words: Speaks): OnSetsPaper[] {
  if (typeof request !== 'object' || request === null) return [];
  const { solution, solutions } = request as Record<string, unknown>;
  if (Array.isArray(solutions)) return solutions.slice(0, MOST_PAPERS).map((each) => readPaper(each, words));
  return [readPaper(solution ?? solutions, words)];
}
