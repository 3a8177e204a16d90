// Looks again and again whether something has changed: less and less often while nothing has, and never while nobody looks at the page.

/** Between one look and the next; the last of them lasts until something changes. */
export const WAITS_MS = [4000, 8000, 15_000] as const;

/** `look` says whether something is new. Returns what ends it. */
export function keepLooking(look: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A look that was under way when somebody came back goes no further. */
  let begun = 0;
  const go = async (nth: number) => {
    const mine = begun;
    const next = (await look()) ? 0 : nth;
    if (mine === begun) timer = setTimeout(go, WAITS_MS[Math.min(next, WAITS_MS.length - 1)], next + 1);
  };
  const stop = () => {
    clearTimeout(timer);
    begun += 1;
  };
  const begin = () => {
    stop();
    if (document.visibilityState === 'visible') void go(0);
  };
  begin();
  document.addEventListener('visibilitychange', begin);
  // A window beside others is seen all the time.
  window.addEventListener('focus', begin);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', begin);
    window.removeEventListener('focus', begin);
  };
}
