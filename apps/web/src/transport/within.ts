// A limit for a request. Older tablets have no `AbortSignal.timeout`.

export function within(ms: number): AbortSignal {
  const giving = new AbortController();
  setTimeout(() => giving.abort(), ms);
  return giving.signal;
}
