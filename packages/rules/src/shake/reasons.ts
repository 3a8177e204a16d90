// Reasons for rejecting a Solution: books name the same one in several places, and a checker may cite any of them.
import type { Proceedings } from '../match/proceedings.ts';

const within = (one: string, other: string): boolean => one === other || one.startsWith(`${other}-`);

/** Whether two clauses name the same reason: one is part of the other, or the book gives it in two places. */
export function isSameReason(clause: string, of: string, p: Proceedings): boolean {
  const said = clause.trim();
  if (within(said, of) || within(of, said)) return true;
  const { sameReasons } = p.rules;
  const listed = sameReasons.flat();
  /** What is listed under a clause, or the most particular that is listed above it. */
  const listedFor = (each: string): string[] => {
    const above = listed.filter((one) => within(each, one)).sort((one, other) => other.length - one.length);
    return [...listed.filter((one) => within(one, each)), ...above.slice(0, 1)];
  };
  const [saying, meaning] = [listedFor(said), listedFor(of)];
  return sameReasons.some((group) =>
    group.some((one) => saying.includes(one) && group.some((other) => other !== one && meaning.includes(other))),
  );
}
