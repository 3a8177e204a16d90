// Waiting for something that must happen soon, with a limit that says what did not happen.

/** The machine of a test may be busy, so nothing waits less than this before it fails. */
export const PATIENCE_MS = 30_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The promise's value, or an error that says what did not come. */
export async function soon<Value>(promise: Promise<Value>, what: string, ms = PATIENCE_MS): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${ms / 1000} s for ${what}.`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again and again until there is an answer. */
export async function until<Value>(
  ask: () => Value | undefined | false | null | Promise<Value | undefined | false | null>,
  what: string,
  ms = PATIENCE_MS,
): Promise<Value> {
  const end = performance.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false && answer !== null) return answer;
    if (performance.now() > end) throw new Error(`Waited ${ms / 1000} s for ${what}.`);
    await pause(20);
  }
}
