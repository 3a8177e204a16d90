// The word that somebody may have meant.

/** Longer words are cut: nobody meant one of these. */
const LONGEST = 40;
/** At most this many letters may differ, and two must agree. */
const MOST_SLIPS = 2;

/** How many letters must change to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The word on the list that is close to this one, if any; case does not matter. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const written = word.slice(0, LONGEST).toLowerCase();
  return words
    .map((candidate) => ({ candidate, far: distance(written, candidate) }))
    .filter(({ candidate, far }) => far <= Math.min(MOST_SLIPS, candidate.length - 2))
    .sort((a, b) => a.far - b.far)[0]?.candidate;
}
