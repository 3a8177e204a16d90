// Timing for the benchmarks: seconds of one run, and the median of several.
export const seconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
};

/** The same for work that waits. */
export const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

export const median = (list: readonly number[]): number =>
  [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
