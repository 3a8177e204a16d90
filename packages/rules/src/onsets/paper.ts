// A paper as handed in. It may say anything: what cannot be read becomes an empty place for the judge to name, never an error.
import { asText } from '../quote.ts';

export interface Paper {
  setName: string;
  restrictions: string[];
  /** Marks beside the text, as they came. */
  wild: unknown;
  /** The dots painted on the blank card, as they came. */
  blank: unknown;
  goal: unknown;
  avoid: unknown;
}

/** Reads one Solution; a bare text is a Set-Name. */
export function readPaper(value: unknown): Paper {
  const solution: Record<string, unknown> = isRecord(value) ? value : { setName: value };
  const { restrictions, wild, blank, goal, avoid } = solution;
  const list = Array.isArray(restrictions) ? restrictions : [restrictions];
  return {
    setName: asText(solution.setName),
    // An empty line on the paper does not count.
    restrictions: list.map(asText).filter((text) => text.trim() !== ''),
    wild,
    blank,
    goal,
    avoid,
  };
}

/** The Solutions on a paper: one, or the list that Two Solutions asks for. */
export function readPapers(solution: unknown, solutions: unknown): Paper[] {
  if (Array.isArray(solutions) && solutions.length > 0) return solutions.slice(0, MOST_PAPERS).map(readPaper);
  return [readPaper(solution ?? (Array.isArray(solutions) ? undefined : solutions))];
}

/** Nobody would read more Solutions than this on a paper. */
export const MOST_PAPERS = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
