// Whether a server stands behind this page. In a folder of a plain web host there is none, and everything but playing with others works.
import { effect, signal } from '@preact/signals';
import { within } from '../transport/within.ts';

export { ask, RequestFailed } from '../transport/api.ts';

/** `none`: a plain web host. `offline`: the server does not answer now. */
export type ServerState = 'unknown' | 'here' | 'none' | 'offline';

export const server = signal<ServerState>('unknown');
/** Nobody else can come: there is no server, or it does not answer. */
export const nobodyElse = (): boolean => server.value === 'none' || server.value === 'offline';

const PATIENCE_MS = 5000;
/** A server that is away is looked for again after so long, and then after twice as long, up to the longest wait. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
let asking: Promise<ServerState> | undefined;

async function look(): Promise<ServerState> {
  if (navigator.onLine === false) return 'offline';
  try {
    const answer = await fetch(new URL('health', document.baseURI), { cache: 'no-store', signal: within(PATIENCE_MS) });
    // A server that is being stopped says so here, and comes back.
    if (answer.status === 503) return 'offline';
    const said: unknown = answer.ok ? await answer.json() : undefined;
    return typeof said === 'object' && said !== null && 'ok' in said ? 'here' : 'none';
  } catch (error) {
    // A plain host may answer any address with a page.
    return error instanceof SyntaxError ? 'none' : 'offline';
  }
}

/** Asks whether the server is there. Questions at the same time are one. */
export function lookForServer(): Promise<ServerState> {
  asking ??= look()
    .then((state) => {
      server.value = state;
      return state;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** What else learns that the server answers or not says so here. */
export function heardServer(state: 'here' | 'offline'): void {
  server.value = state;
}

/** A server says nothing when it is back, so it is looked for again and again while somebody looks at the page. */
function lookUntilBack(): void {
  let fails = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    // Not everybody comes back in the same moment.
    const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** fails) * (0.5 + Math.random() / 2);
    timer = setTimeout(async () => {
      fails += 1;
      if (document.visibilityState === 'visible') await lookForServer();
      if (server.peek() === 'offline') wait();
    }, ms);
  };
  effect(() => {
    clearTimeout(timer);
    fails = 0;
    if (server.value === 'offline') wait();
  });
}

/** Looks now, and again whenever that may have changed. */
export function followServer(): void {
  void lookForServer();
  lookUntilBack();
  addEventListener('online', () => void lookForServer());
  addEventListener('offline', () => {
    if (server.peek() !== 'none') server.value = 'offline';
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && server.peek() === 'offline') void lookForServer();
  });
}
