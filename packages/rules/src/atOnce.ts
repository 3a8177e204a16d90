// A question that others wait behind is answered at once if that takes little work, and otherwise not at all: somebody else works it out.
// The work is counted, never timed, in the units of equations/number/effort.ts, so the same question always ends the same way.

/** Less than a millisecond, and ten times what an ordinary paper takes. */
export const A_MOMENT = 40;

let left = Number.POSITIVE_INFINITY;

/** Thrown again and again, and never seen outside. */
const TOO_MUCH = new Error();

/** Counts work before it is done, and asks whether there is room for what comes `soon`. Inside `atOnce`, work beyond its limit is not done. */
export function takes(cost: number, soon = 0): void {
  left -= cost;
  if (left < soon) throw TOO_MUCH;
}

/** The whole answer, exactly as it would be without a limit; undefined if it takes more than this. */
export function atOnce<T>(most: number, work: () => T): T | undefined {
  left = most;
  try {
    return work();
  } catch (error) {
    if (error !== TOO_MUCH) throw error;
    return undefined;
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}
