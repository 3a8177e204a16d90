// A paper of Equations as it was handed in: its texts, whatever stands in them.
import { asText } from '../quote.ts';

export interface Paper {
  equation: string;
  wild: unknown;
  goal: unknown;
}

export function readPaper(value: unknown): Paper {
  const solution: { equation?: unknown; wild?: unknown; goal?: unknown } =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { equation: value };
  const { equation, wild, goal } = solution;
  return { equation: asText(equation), wild, goal };
}
