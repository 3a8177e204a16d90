// The page as an installed app: it is kept for times without a network, and a new version takes over between matches, never during one.
import { effect, signal } from '@preact/signals';
import { place } from '../app/place.ts';
import { say } from '../app/speech.ts';
import { toast } from '../parts/Toast.tsx';

/** Where somebody plays or watches. */
const TABLES = ['table', 'practice', 'projector'];
const isAtTable = (): boolean => TABLES.includes(place.peek().path[0] ?? '');

const LOOK_MS = 60 * 60_000;
/** How long other tabs have to say that a table is open there. */
const ANSWER_MS = 400;

/** A new version waits. */
const waiting = signal<ServiceWorker | null>(null);
/** Another version has this page already, so the page is old. */
const isOld = signal(false);

/** Whether a table is open in another tab of this page. */
function isTableElsewhere(tabs: BroadcastChannel): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (busy: boolean) => {
      tabs.removeEventListener('message', heard);
      resolve(busy);
    };
    const heard = ({ data }: MessageEvent<unknown>) => {
      if (data === 'at a table') end(true);
    };
    tabs.addEventListener('message', heard);
    tabs.postMessage('who is at a table?');
    setTimeout(() => end(false), ANSWER_MS);
  });
}

/** Where service workers are blocked, a browser may answer with nothing. */
function follow(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const look = () => {
    // The first version ever takes over by itself.
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let looked = Date.now();
  const ask = () => {
    if (Date.now() < looked + LOOK_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  setInterval(ask, LOOK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}

/** Keeps the page in this browser and follows new versions. */
export function followVersions(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const tabs = new BroadcastChannel('openshake');
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'who is at a table?' && isAtTable()) tabs.postMessage('at a table');
  });
  const hadVersion = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadVersion || isOld.peek()) isOld.value = true;
    if (isOld.peek() && goes && !isAtTable()) location.reload();
  });

  let goes = false;
  async function goOn(): Promise<void> {
    if (isAtTable()) return;
    if (isOld.peek()) {
      location.reload();
      return;
    }
    const next = waiting.peek();
    if (!next || goes || (await isTableElsewhere(tabs)) || isAtTable()) return;
    goes = true;
    next.postMessage({ type: 'go' });
  }

  effect(() => {
    if (waiting.value && !isAtTable()) toast(say('shell.newVersion'));
  });
  // Between two screens nobody is in the middle of something.
  let isFirst = true;
  effect(() => {
    place.value;
    if (!isFirst && (waiting.peek() || isOld.peek())) void goOn();
    isFirst = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && (waiting.peek() || isOld.peek())) void goOn();
  });

  const register = () =>
    navigator.serviceWorker
      .register('./sw.js', { updateViaCache: 'none' })
      .then(follow)
      // Without it the page works as long as there is a network.
      .catch((error: unknown) => console.info(error));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register);
}
