// Papers that each carry a mark that nothing else has, so that one that travels too early is found in the bytes.
import type { Sent } from './liveClient.ts';

export interface MarkedPaper {
  mark: string;
  seat: string;
}

let papers = 0;

/** Each Solution that is an object gets the mark. No judge reads it. */
function marked(solution: unknown, mark: string): unknown {
  if (Array.isArray(solution)) return solution.map((each) => marked(each, mark));
  return typeof solution === 'object' && solution !== null ? { ...solution, mark } : solution;
}

export class Marks {
  readonly papers: MarkedPaper[] = [];

  /** Writes a mark on each paper of this seat. */
  by(seat: string): (action: Sent) => Sent {
    return (action) => {
      if (action.type !== 'present') return action;
      papers += 1;
      const mark = `paper${seat}${papers}mark`;
      this.papers.push({ mark, seat });
      const { solution, solutions } = action;
      return {
        ...action,
        ...(solution !== undefined && { solution: marked(solution, mark) }),
        ...(solutions !== undefined && { solutions: marked(solutions, mark) }),
      };
    };
  }
}
